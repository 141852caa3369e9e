//! What all eyes see and are told of Sprint, and the position that fits it.

use serde::{Deserialize, Serialize};
use turlaj_core::{Determinize, Dice, Game, Seat};

use super::{Phase, Sprint, State};

/// What all eyes see of a position: everything but the goal before START.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What the game waits for.
    pub phase: Phase,
    /// How many steps the goal is away; from START on.
    pub goal: Option<u8>,
    /// How many steps each seat has made.
    pub tracks: Vec<u8>,
    /// Who ended the game by a shout.
    pub shouter: Option<Seat>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The goal is set, and the countdown begins.
    GoalSet,
    /// The race begins.
    Started {
        /// How many steps the goal is away.
        goal: Option<u8>,
    },
    /// A seat made a step or took one back.
    Moved {
        /// Who.
        seat: Seat,
        /// How many steps it has made now.
        steps: u8,
    },
    /// A seat shouted.
    Shouted {
        /// Who.
        seat: Seat,
    },
    /// The time is over.
    TimeUp,
    /// The game is over.
    Ended {
        /// The points of all seats in order.
        points: Vec<i32>,
    },
}

pub(super) fn view(state: &State) -> View {
    View {
        phase: state.phase,
        goal: state.goal.filter(|_| state.phase >= Phase::Race),
        tracks: state.tracks.to_vec(),
        shouter: state.shouter,
    }
}

impl Determinize for Sprint {
    /// The position itself, with any goal before START.
    fn guess(&self, view: &View, dice: &mut dyn Dice) -> State {
        let covered = view.phase == Phase::Countdown;
        State {
            phase: view.phase,
            goal: if covered { Some(self.roll(&self.start(), dice).goal()) } else { view.goal },
            tracks: view.tracks.to_vec(),
            shouter: view.shouter,
        }
    }
}
