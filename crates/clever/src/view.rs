//! What one eye sees of a position.

use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Eye, Seat};

use crate::Clever;
use crate::fields::{Field, FieldSet};
use crate::marks::{Sheet, Track};
use crate::pieces::{Area, Die, DieSet, Gift};
use crate::prospects::{Prospect, prospects};
use crate::score::{Count, Rating};
use crate::state::{Phase, SeatPlay, State, Step};

/// What one eye sees of a position: everything but what others do in a sealed phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    /// What the game waits for.
    pub phase: Phase,
    /// Which round, from 1.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// Who begins every round.
    pub first: Seat,
    /// Whose turn it is.
    pub seat: Seat,
    /// Whether it is a passive turn of a solo player.
    pub passive: bool,
    /// What the dice show, in the order W Y B G O P; 0 for those that are rolled next.
    pub faces: [u8; 6],
    /// The dice that were rolled last and lie there still, or are rolled next.
    pub rolled: Vec<Die>,
    /// The dice on the silver tray.
    pub tray: Vec<Die>,
    /// The dice on the dice fields, in the order in which they were picked.
    pub picked: Vec<Die>,
    /// Which of the three rolls of this turn it is; 0 before the first.
    pub rolls: u8,
    /// How often dice or a lot fell in this turn, rerolls too.
    pub throws: Counter,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// What the one who looks can mark now, and what follows of itself; nobody else's.
    pub prospects: Vec<Prospect>,
    /// The rating of a solo game that is over.
    pub rating: Option<Rating>,
}

/// What an eye sees of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SeatView {
    /// The sheet; while a sealed phase lasts that of another as it was when the phase began.
    pub sheet: SheetView,
    /// Its points so far, by where they come from.
    pub count: Count,
    /// All of them, with what the foxes bring.
    pub points: u16,
    /// How many turns this seat has begun.
    pub turns: Counter,
    /// What it has to decide.
    pub step: StepView,
    /// The gifts that wait, besides the one in hand.
    pub pending: Vec<Gift>,
    /// The die that it took in this closing phase.
    pub took: Option<Die>,
    /// The dice that it spent extra dice on in this closing phase.
    pub extra: Vec<Die>,
}

/// What an eye knows of what a seat has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepView {
    /// Something that others may not see (R8.7).
    Choosing,
    /// This.
    Known(Step),
}

/// A sheet as lists.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SheetView {
    /// The marked fields, without those printed as crossed.
    pub marks: Vec<Field>,
    /// The orange numbers, multiplied.
    pub orange: Vec<u8>,
    /// The purple numbers.
    pub purple: Vec<u8>,
    /// The rerolls.
    pub rerolls: Track,
    /// The extra dice.
    pub extras: Track,
}

impl SheetView {
    pub(crate) fn of(sheet: &Sheet) -> SheetView {
        SheetView {
            marks: sheet.marked().minus(FieldSet::PRINTED).iter().collect(),
            orange: sheet.numbers(Area::O).to_vec(),
            purple: sheet.numbers(Area::P).to_vec(),
            rerolls: sheet.rerolls,
            extras: sheet.extras,
        }
    }

    /// The sheet that this describes.
    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new();
        for &field in &self.marks {
            let number = match field.area() {
                Area::O => self.orange[field.at()] / field.printed(),
                Area::P => self.purple[field.at()],
                Area::Y | Area::B | Area::G => 0,
            };
            sheet.mark(field, number, |_| {});
        }
        sheet.rerolls = self.rerolls;
        sheet.extras = self.extras;
        sheet
    }
}

pub(crate) fn view(rules: &Clever, state: &State, eye: Eye) -> View {
    let over = state.phase == Phase::Over;
    let list = |dice: DieSet| dice.iter().collect();
    let seats = (0u8..).zip(&state.players).map(|(at, player)| {
        // R8.7: the one place that hides what others do.
        let hidden = state.phase.is_sealed() && !eye.is(Seat(at));
        if hidden { closed(player) } else { open(player) }
    });
    let points = || Count::of(&state.players[0].sheet).total();
    View {
        phase: state.phase,
        round: state.round,
        rounds: rules.rounds(),
        first: state.first,
        seat: state.seat,
        passive: state.passive,
        faces: state.faces,
        rolled: list(state.rolled),
        tray: list(state.tray),
        picked: state.picked.to_vec(),
        rolls: state.rolls,
        throws: state.throws,
        seats: seats.collect(),
        prospects: match eye {
            Eye::Seat(seat) => prospects(rules, state, seat),
            Eye::All => prospects(rules, state, state.seat),
            Eye::Nobody => Vec::new(),
        },
        rating: (over && rules.is_solo()).then(|| Rating::of(points())),
    }
}

fn open(player: &SeatPlay) -> SeatView {
    SeatView {
        sheet: SheetView::of(&player.sheet),
        count: Count::of(&player.sheet),
        points: Count::of(&player.sheet).total(),
        turns: player.turns,
        step: StepView::Known(player.step),
        pending: player.pending.all().collect(),
        took: player.took,
        extra: player.extra.iter().collect(),
    }
}

fn closed(player: &SeatPlay) -> SeatView {
    SeatView {
        sheet: SheetView::of(&player.shown),
        count: Count::of(&player.shown),
        points: Count::of(&player.shown).total(),
        turns: player.turns,
        step: match player.step {
            Step::Ready => StepView::Known(Step::Ready),
            _ => StepView::Choosing,
        },
        pending: Vec::new(),
        took: None,
        extra: Vec::new(),
    }
}
