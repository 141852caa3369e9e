//! What the dice of a round ask for, level by level.

use crate::pieces::{COLOURS, Colour, Piece};

/// How many rounds there are.
pub const ROUNDS: u8 = 7;

/// The most levels that a stack can need.
pub const MOST_LEVELS: usize = 12;

/// How many levels a round's stack has, for rounds 1 to 7.
pub const fn levels(round: u8) -> usize {
    round as usize + 5
}

/// Whether these four numbers may stand in this round: at least three different ones, in the
/// last round four.
pub fn may_stand(round: u8, dice: [u8; 4]) -> bool {
    let repeats = (1..4).filter(|&at| dice[..at].contains(&dice[at])).count();
    repeats <= usize::from(round != ROUNDS)
}

/// What one level must hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Want {
    /// Any long block.
    Long,
    /// The ziomek of this colour.
    One(Colour),
    /// The ziomek of one of these colours, the first one earlier in the order of colours.
    Either(Colour, Colour),
}

impl Want {
    /// Whether this piece is right here.
    pub fn takes(self, piece: Piece) -> bool {
        match (self, piece.colour()) {
            (Want::Long, colour) => colour.is_none(),
            (Want::One(wanted), colour) => colour == Some(wanted),
            (Want::Either(one, other), colour) => colour == Some(one) || colour == Some(other),
        }
    }
}

/// What the dice of a round ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Requirement {
    levels: u8,
    wants: [Want; MOST_LEVELS],
}

impl Requirement {
    /// What these numbers, in the order of colours, ask for in this round, 1 to 7. A number that no
    /// level has puts its ziomek out. Of three equal numbers the first two would count: such a
    /// roll may not stand.
    pub fn of(round: u8, dice: [u8; 4]) -> Requirement {
        let mut wants = [Want::Long; MOST_LEVELS];
        for (colour, number) in COLOURS.into_iter().zip(dice) {
            let level = usize::from(number);
            if !(1..=levels(round)).contains(&level) {
                continue;
            }
            wants[level - 1] = match wants[level - 1] {
                Want::Long => Want::One(colour),
                Want::One(first) => Want::Either(first, colour),
                full @ Want::Either(..) => full,
            };
        }
        Requirement { levels: round + 5, wants }
    }

    /// What each level must hold, from the bottom.
    pub fn wants(&self) -> &[Want] {
        &self.wants[..usize::from(self.levels)]
    }

    /// The two colours of which one is used, if two dice show the same level.
    pub fn pair(&self) -> Option<[Colour; 2]> {
        self.wants().iter().find_map(|want| match want {
            Want::Either(one, other) => Some([*one, *other]),
            Want::Long | Want::One(_) => None,
        })
    }

    /// The same where this colour of a pair is used; none if it is not one of a pair.
    pub fn choosing(mut self, colour: Colour) -> Option<Requirement> {
        let pair = |want: &&mut Want| matches!(want, Want::Either(one, other) if *one == colour || *other == colour);
        let want = self.wants.iter_mut().find(pair)?;
        *want = Want::One(colour);
        Some(self)
    }

    /// The same after the roller chose this colour of a pair for all, or nothing was chosen.
    pub fn chosen(self, colour: Option<Colour>) -> Requirement {
        colour.and_then(|colour| self.choosing(colour)).unwrap_or(self)
    }

    /// Whether the ziomek of this colour stands nowhere, however a pair is chosen.
    pub fn is_out(&self, colour: Colour) -> bool {
        !self.wants().iter().any(|want| want.takes(Piece::ziomek(colour)))
    }

    /// How many levels hold a ziomek.
    pub fn ziomki(&self) -> usize {
        self.wants().iter().filter(|want| **want != Want::Long).count()
    }
}
