//! What is in the box: two kinds of dice, and what their faces show.

use serde::{Deserialize, Serialize};
use turlaj_core::notation_as_serde;

/// A kind of die. Its letter stands for it everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Die {
    /// Green: pieces only.
    G,
    /// Orange: also `+` and `−`.
    O,
}

/// Both kinds, in the order of every list.
pub const DICE: [Die; 2] = [Die::G, Die::O];

/// How many dice of a kind each player begins with (R1.1).
pub(crate) const EACH: [u8; 2] = [6, 2];
/// The most dice that there can be: of four players.
pub(crate) const MOST: usize = 32;

/// A piece of a snake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Piece {
    /// A head: joined at one side.
    H,
    /// A tail: joined at one side.
    T,
    /// A straight: joins opposite sides.
    S,
    /// A curve: joins neighbouring sides.
    C,
}

impl Piece {
    /// Whether a snake ends with it.
    pub fn closes(self) -> bool {
        matches!(self, Piece::H | Piece::T)
    }
}

/// All pieces, in the order of every list.
pub const PIECES: [Piece; 4] = [Piece::H, Piece::T, Piece::S, Piece::C];

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A piece of a snake.
    Piece(Piece),
    /// Take a die back, and roll again.
    Plus,
    /// Hand the die over.
    Minus,
}

/// The six faces of a die, in the order in which dice count them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Six(pub [Face; 6]);

/// The faces of both kinds of dice. The booklet's pictures are lost, so this is a reading (R1.2), and
/// an option replaces it (R1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Faces {
    /// Of every green die.
    #[serde(rename = "g")]
    pub green: Six,
    /// Of every orange die.
    #[serde(rename = "o")]
    pub orange: Six,
}

/// The faces unless others are given (R1.2).
pub const FACES: Faces = {
    use Face::{Minus, Plus};
    const H: Face = Face::Piece(Piece::H);
    const T: Face = Face::Piece(Piece::T);
    const S: Face = Face::Piece(Piece::S);
    const C: Face = Face::Piece(Piece::C);
    Faces { green: Six([H, T, S, S, C, C]), orange: Six([H, H, T, T, Plus, Minus]) }
};

impl Faces {
    /// The six faces of a kind of die.
    pub fn of(&self, die: Die) -> &[Face; 6] {
        match die {
            Die::G => &self.green.0,
            Die::O => &self.orange.0,
        }
    }

    /// How many of the six faces of a die show this.
    pub fn count(&self, die: Die, face: Face) -> u32 {
        self.of(die).iter().filter(|&&shown| shown == face).count() as u32
    }
}

notation_as_serde!(Face, Six);
