//! A position.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Seat};

use crate::Skeleton;
use crate::options::PLAYERS;
use crate::pieces::Face;

/// R3.2.
const SOLO_TURNS: u8 = 10;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Phase {
    /// The die.
    Rolling,
    /// The player whose turn it is.
    Deciding,
    /// Nothing any more.
    Over,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Bank {
    /// Its banked points.
    pub points: u16,
    /// How many turns it has begun.
    pub turns: Counter,
}

/// A position. Equal are those with the same points, pot, turn and die; how many turns and rolls led there
/// makes no difference, but for the turns that are left alone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct State {
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// What every seat has.
    #[cfg_attr(feature = "schema", ts(as = "Vec<Bank>"))]
    pub seats: ArrayVec<Bank, { PLAYERS.1 as usize }>,
    /// The points of this turn.
    pub pot: u16,
    /// What the die shows; nothing while it is to be rolled.
    pub die: Option<Face>,
    /// The turns that are left of a game alone, with the one in play; nothing with others.
    pub left: Option<u8>,
    /// How many rolls of this turn have fallen.
    pub rolls: Counter,
}

impl State {
    pub(crate) fn new(rules: &Skeleton) -> State {
        let mut state = State {
            phase: Phase::Rolling,
            seat: Seat(0), // R2.1
            seats: std::iter::repeat_n(Bank::default(), usize::from(rules.players)).collect(),
            pot: 0,
            die: None,
            left: rules.is_solo().then_some(SOLO_TURNS),
            rolls: Counter::default(),
        };
        state.seats[0].turns.add();
        state
    }

    /// R2.1: the turn passes to the left.
    pub(crate) fn next_turn(&mut self) {
        self.seat = Seat((self.seat.0 + 1) % self.seats.len() as u8);
        (self.phase, self.pot, self.die, self.rolls) =
            (Phase::Rolling, 0, None, Counter::default());
        self.seats[self.seat.index()].turns.add();
    }
}
