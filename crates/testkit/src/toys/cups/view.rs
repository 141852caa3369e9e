//! What one eye sees and is told of Cups, and a position that fits it.

use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Determinize, Dice, Eye, Seat, Throw};

use super::{Cup, Cups, State};
use crate::toys::Pips;

/// What one eye sees of a position: everything but the dice of others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The cups of all seats in order.
    pub cups: Vec<CupView>,
}

/// What one eye sees of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CupView {
    /// How many rolls fell under it.
    pub rolls: Counter,
    /// What lies under it, as far as this eye may know.
    pub die: DieView,
    /// Whether the die was kept.
    pub kept: bool,
}

/// What an eye knows of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DieView {
    /// There is none now.
    None,
    /// There is one, under the cup.
    Hidden,
    /// There is one, and this eye may see it.
    Shown(Pips),
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// A die fell under a cup; only its owner learns how.
    Rolled {
        /// Whose.
        seat: Seat,
        /// Which roll of this seat, from 1.
        roll: u8,
        /// What it shows, if this eye may know.
        die: Option<Pips>,
    },
    /// A seat rolls its die once more.
    Again {
        /// Who.
        seat: Seat,
    },
    /// A seat keeps its die.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// All cups were lifted, and the game is over.
    Lifted {
        /// The dice of all seats in order.
        dice: Vec<Option<Pips>>,
    },
}

pub(super) fn view(state: &State, eye: Eye) -> View {
    let over = state.is_over();
    let cups = state.cups.iter().enumerate().map(|(at, cup)| CupView {
        rolls: cup.rolls,
        die: match cup.die {
            None => DieView::None,
            Some(pips) if over || eye.is(Seat(at as u8)) => DieView::Shown(pips),
            Some(_) => DieView::Hidden,
        },
        kept: cup.kept,
    });
    View { cups: cups.collect() }
}

impl News {
    pub(super) fn lifted(state: &State) -> News {
        News::Lifted { dice: state.cups.iter().map(|cup| cup.die).collect() }
    }
}

impl Determinize for Cups {
    /// Hidden dice are rolled.
    fn guess(&self, view: &View, dice: &mut dyn Dice) -> State {
        let cups = view.cups.iter().enumerate().map(|(at, cup)| Cup {
            rolls: cup.rolls,
            again: !cup.kept && (cup.rolls.0 > 1 || (cup.rolls.0 == 1 && cup.die == DieView::None)),
            die: match cup.die {
                DieView::None => None,
                DieView::Hidden => {
                    let (seat, roll) = (Seat(at as u8), cup.rolls.0);
                    let due = Pips::due(Throw::Turn { seat, turn: 1, roll });
                    Some(Pips::read(&due.fall(dice)))
                }
                DieView::Shown(pips) => Some(pips),
            },
            kept: cup.kept,
        });
        State { cups: cups.collect() }
    }
}
