//! What happened, as data; all eyes are told the same, and of the dice nothing before START.

use serde::Serialize;
use turlaj_core::Seat;

use crate::pieces::{Colour, Laid};
use crate::score::{RoundScore, totals};
use crate::state::{EndedBy, State};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The lot fell on this seat to roll first.
    FirstDrawn {
        /// Who rolls.
        seat: Seat,
    },
    /// A round begins.
    RoundBegins {
        /// Which.
        round: u8,
        /// How many levels its stack has.
        levels: usize,
        /// Who rolls.
        roller: Seat,
    },
    /// Two dice are equal, and the roller chooses.
    PairAsked {
        /// Who chooses.
        seat: Seat,
        /// Of which.
        colours: [Colour; 2],
    },
    /// The roller chose for all.
    PairChosen {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// START: the dice are shown.
    Started {
        /// Which round.
        round: u8,
        /// What they show, in the order of colours.
        dice: [u8; 4],
        /// How many throws that took.
        throws: u32,
    },
    /// A piece was laid on a stack.
    Dropped {
        /// Whose.
        seat: Seat,
        /// The piece as it was laid.
        level: Laid,
        /// On which level, from 1.
        at: usize,
        /// What fell, from the bottom.
        fell: Vec<Laid>,
        /// How many levels stand.
        left: usize,
    },
    /// The top piece shows another side.
    Turned {
        /// Whose.
        seat: Seat,
        /// As it lies now.
        level: Laid,
    },
    /// The top piece was turned upside down.
    Flipped {
        /// Whose.
        seat: Seat,
        /// As it lies now.
        level: Laid,
    },
    /// Top levels were taken down.
    TookDown {
        /// Whose.
        seat: Seat,
        /// Which, from the bottom.
        levels: Vec<Laid>,
    },
    /// A seat agrees to end the round.
    Agreed {
        /// Which.
        seat: Seat,
    },
    /// A seat agrees no longer.
    Withdrew {
        /// Which.
        seat: Seat,
    },
    /// "ZIOMEK!"
    Shouted {
        /// Who.
        seat: Seat,
        /// Whether the stack is right.
        correct: bool,
    },
    /// A round has ended.
    RoundEnded {
        /// Which.
        round: u8,
        /// By what.
        by: EndedBy,
        /// What it brought every seat.
        scores: Vec<RoundScore>,
    },
    /// A seat is ready for the next round.
    Ready {
        /// Which.
        seat: Seat,
    },
    /// The last round has ended.
    Ended {
        /// The points of every seat.
        totals: Vec<u32>,
        /// Those of them that are bonus points.
        bonuses: Vec<u32>,
    },
}

impl News {
    pub(crate) fn started(state: &State) -> News {
        News::Started { round: state.round, dice: state.dice, throws: state.throws.0 }
    }

    pub(crate) fn round_begins(state: &State) -> News {
        News::RoundBegins { round: state.round, levels: state.levels(), roller: state.roller }
    }

    pub(crate) fn round_ended(state: &State, by: EndedBy) -> News {
        let last = state.seats.iter().map(|builder| builder.rounds.last().copied());
        let scores = last.map(Option::unwrap_or_default).collect();
        News::RoundEnded { round: state.round, by, scores }
    }

    pub(crate) fn ended(state: &State) -> News {
        let (totals, bonuses) = state.seats.iter().map(|builder| totals(&builder.rounds)).unzip();
        News::Ended { totals, bonuses }
    }
}
