//! One piece in a row, and the ways to turn it.

use turlaj_core::notation_as_serde;

use crate::grid::Side;
use crate::pieces::{Die, Piece};

/// An end of a snake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// Where the row begins.
    A,
    /// Where it ends.
    B,
}

impl End {
    /// Both ends, in the order of every list.
    pub const BOTH: [End; 2] = [End::A, End::B];

    /// The other end.
    pub fn other(self) -> End {
        match self {
            End::A => End::B,
            End::B => End::A,
        }
    }
}

/// How a curve is turned, seen by somebody who goes out of the snake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// To the left.
    L,
    /// To the right.
    R,
}

impl Way {
    /// Both ways, in the order of every list.
    pub const BOTH: [Way; 2] = [Way::L, Way::R];

    /// The other way: the same bend, walked through from its other side.
    pub fn other(self) -> Way {
        match self {
            Way::L => Way::R,
            Way::R => Way::L,
        }
    }

    pub(super) fn turn(self, heading: Side) -> Side {
        match self {
            Way::L => heading.left(),
            Way::R => heading.right(),
        }
    }
}

/// A piece in a row, walked through from `a` to `b`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Bend {
    Head,
    Tail,
    Straight,
    Curve(Way),
}

impl Bend {
    pub(crate) fn piece(self) -> Piece {
        match self {
            Bend::Head => Piece::H,
            Bend::Tail => Piece::T,
            Bend::Straight => Piece::S,
            Bend::Curve(_) => Piece::C,
        }
    }

    pub(crate) fn way(self) -> Option<Way> {
        match self {
            Bend::Curve(way) => Some(way),
            Bend::Head | Bend::Tail | Bend::Straight => None,
        }
    }

    pub(super) fn turned(self, heading: Side) -> Side {
        self.way().map_or(heading, |way| way.turn(heading))
    }

    /// Whether a snake ends with this piece.
    pub(super) fn closes(self) -> bool {
        self.piece().closes()
    }
}

/// A die in a row, and the piece that it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    pub(crate) die: Die,
    pub(crate) bend: Bend,
}

impl Link {
    /// A die that shows a piece. A curve turns left until it is attached otherwise.
    pub fn new(die: Die, piece: Piece) -> Link {
        let bend = match piece {
            Piece::H => Bend::Head,
            Piece::T => Bend::Tail,
            Piece::S => Bend::Straight,
            Piece::C => Bend::Curve(Way::L),
        };
        Link { die, bend }
    }

    /// The kind of die.
    pub fn die(self) -> Die {
        self.die
    }

    /// What it shows.
    pub fn piece(self) -> Piece {
        self.bend.piece()
    }

    /// For a curve, how it turns from `a` to `b`.
    pub fn way(self) -> Option<Way> {
        self.bend.way()
    }

    pub(super) fn bent(self, way: Option<Way>) -> Link {
        Link { bend: way.map_or(self.bend, Bend::Curve), ..self }
    }

    pub(super) fn straightened(self) -> Link {
        Link::new(self.die, self.piece())
    }
}

notation_as_serde!(End, Way);
