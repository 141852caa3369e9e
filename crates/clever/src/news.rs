//! What happened, as data.

use serde::{Deserialize, Serialize};
use turlaj_core::{Audience, Out, Seat};

use crate::Clever;
use crate::fields::Field;
use crate::marks::Track;
use crate::pieces::{Bonus, Die, DieSet, Gift};
use crate::score::Count;
use crate::state::State;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The lot fell on this seat to begin.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// A round begins.
    RoundBegins {
        /// Which, from 1.
        round: u8,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
        /// Whether it is a passive turn of a solo player.
        passive: bool,
    },
    /// Dice fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// The dice that were rolled; nothing for those left lying.
        dice: [Option<u8>; 6],
        /// Which of the three rolls of the turn.
        roll: u8,
    },
    /// A lot fell between equal dice.
    LotDrawn {
        /// Those that go to the tray.
        dice: Vec<Die>,
    },
    /// A reroll was spent.
    RerollSpent {
        /// Whose.
        seat: Seat,
    },
    /// A die was picked.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
    },
    /// Nothing could be done with a roll.
    Unusable {
        /// Whose.
        seat: Seat,
        /// The die that goes to the tray for it.
        dropped: Option<Die>,
    },
    /// Dice have gone to the tray, or are rolled next.
    DiceMoved {
        /// Whose turn it is.
        seat: Seat,
        /// What all dice show now, in the order W Y B G O P; 0 for those that are rolled next.
        faces: [u8; 6],
        /// The dice that are rolled next.
        rolled: Vec<Die>,
        /// The dice on the tray.
        tray: Vec<Die>,
    },
    /// A die of the tray, or one beside it, was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
    },
    /// No die was taken.
    Skipped {
        /// By whom.
        seat: Seat,
    },
    /// An extra die was spent.
    ExtraUsed {
        /// Whose.
        seat: Seat,
        /// The die that it was spent on.
        die: Die,
    },
    /// A field was marked.
    Marked {
        /// By whom.
        seat: Seat,
        /// Which.
        field: Field,
        /// The number that stands there now; 0 for a cross.
        number: u8,
        /// The points of the sheet since then, by where they come from.
        count: Count,
        /// All of them, with what the foxes bring.
        points: u16,
    },
    /// A bonus was earned.
    Earned {
        /// By whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A gift had no place.
    GiftLost {
        /// Whose.
        seat: Seat,
        /// Which.
        gift: Gift,
    },
    /// A seat has nothing left to decide while others still do.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// What a seat did while nobody saw it.
    Opened {
        /// Who.
        seat: Seat,
        /// The die that it took.
        took: Option<Die>,
        /// The dice that it spent extra dice on.
        extra: Vec<Die>,
        /// What it marked.
        marks: Vec<Mark>,
        /// Its rerolls since then.
        rerolls: Track,
        /// Its extra dice since then.
        extras: Track,
        /// The points of its sheet since then, by where they come from.
        count: Count,
        /// All of them, with what the foxes bring.
        points: u16,
    },
    /// The game is over.
    Ended {
        /// The points of every seat.
        counts: Vec<Count>,
    },
}

/// A mark on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Mark {
    /// Where.
    pub field: Field,
    /// The number that stands there; 0 for a cross.
    pub number: u8,
}

impl News {
    /// A mark, with the points of the sheet since then.
    pub(crate) fn marked(state: &State, seat: Seat, field: Field, number: u8) -> News {
        let count = Count::of(state.sheet(seat));
        News::Marked { seat, field, number, count, points: count.total() }
    }

    /// What a seat did in the sealed phase that ends.
    pub(crate) fn opened(state: &State, seat: Seat) -> News {
        let player = state.player(seat);
        let new = player.sheet.marked().minus(player.shown.marked());
        let number = |field: Field| {
            let numbers = player.sheet.numbers(field.area());
            numbers.get(field.at()).copied().unwrap_or_default()
        };
        let count = Count::of(&player.sheet);
        News::Opened {
            seat,
            took: player.took,
            extra: player.extra.iter().collect(),
            marks: new.iter().map(|field| Mark { field, number: number(field) }).collect(),
            rerolls: player.sheet.rerolls,
            extras: player.sheet.extras,
            count,
            points: count.total(),
        }
    }

    /// Where the dice lie now.
    pub(crate) fn dice_moved(state: &State) -> News {
        let list = |dice: DieSet| dice.iter().collect();
        let (rolled, tray) = (list(state.rolled), list(state.tray));
        News::DiceMoved { seat: state.seat, faces: state.faces, rolled, tray }
    }

    pub(crate) fn ended(state: &State) -> News {
        News::Ended { counts: state.players.iter().map(|seat| Count::of(&seat.sheet)).collect() }
    }
}

/// Tells what a seat did: to all, or to itself alone while the phase is sealed (R8.7).
pub(crate) fn tell<O: Out<Clever>>(
    state: &State,
    out: &mut O,
    seat: Seat,
    news: impl FnOnce() -> News,
) {
    let sealed = state.phase.is_sealed();
    out.tell(if sealed { Audience::Only(seat) } else { Audience::All }, news);
}
