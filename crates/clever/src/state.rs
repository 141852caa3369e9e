//! A position of the game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Seat, Seats};

use crate::Clever;
use crate::fits::Faces;
use crate::marks::Sheet;
use crate::pieces::{Die, DieSet, GIFTS, Gift};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The lot that says who begins (R2.3).
    First,
    /// The black gifts of round 4, sealed (R7.1).
    Black,
    /// The dice of the seat whose turn it is.
    Rolling,
    /// The lot between equal dice in a solo player's passive turn (R10.3).
    Lot,
    /// The decision of the seat whose turn it is.
    Picking,
    /// The end of a turn, sealed (R8.1).
    Closing,
    /// Nothing.
    Over,
}

impl Phase {
    /// Whether all seats decide at once, unseen by the others.
    pub fn is_sealed(self) -> bool {
        matches!(self, Phase::Black | Phase::Closing)
    }
}

/// What one seat has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Nothing, or nothing more.
    Ready,
    /// Which of the rolled dice.
    Pick,
    /// Where to write this die.
    Place(Die),
    /// Which of the gifts comes next.
    Bonus,
    /// Where to use this gift.
    Fill(Gift),
    /// The black cross or the black 6.
    Black,
    /// Which die of the tray.
    Take,
    /// Which extra die, if any.
    Extra,
}

/// A position of the game.
///
/// Equal are positions with the same phase, round, turn, sheets, gifts that wait, and dice: what
/// they show, where they lie, and in which order they were picked. How many turns were begun and
/// how often dice fell in this one makes no difference, nor does what dice showed that are rolled
/// next.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// Which round, counted from 1.
    pub(crate) round: u8,
    /// Who begins every round.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// Whether this is a passive turn of a solo player.
    pub(crate) passive: bool,
    /// What the dice show, wherever they lie; 0 for those that are rolled next.
    pub(crate) faces: Faces,
    /// The dice that were rolled last and were not moved since, or are rolled next.
    pub(crate) rolled: DieSet,
    /// The dice on the silver tray.
    pub(crate) tray: DieSet,
    /// The dice on the dice fields, in the order in which they were picked.
    pub(crate) picked: ArrayVec<Die, 3>,
    /// Which of the three rolls of this turn it is.
    pub(crate) rolls: u8,
    /// How often dice or a lot fell in this turn, rerolls too.
    pub(crate) throws: Counter,
    pub(crate) players: ArrayVec<SeatPlay, 4>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SeatPlay {
    pub(crate) sheet: Sheet,
    /// What others see while a sealed phase lasts: the sheet as it was when it began (R8.7). Empty
    /// elsewhere.
    pub(crate) shown: Sheet,
    /// How many turns this seat has begun.
    pub(crate) turns: Counter,
    pub(crate) step: Step,
    /// The gifts that wait.
    pub(crate) pending: Pending,
    /// The die that was taken in this closing phase.
    pub(crate) took: Option<Die>,
    /// The dice that were used as extra dice in this closing phase.
    pub(crate) extra: DieSet,
}

impl SeatPlay {
    /// Whether the seat did anything in the sealed phase that ends.
    pub(crate) fn did_something(&self) -> bool {
        let new = !self.sheet.marked().minus(self.shown.marked()).is_empty();
        new || self.took.is_some() || self.extra != DieSet::NONE
    }
}

/// Gifts that wait: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pending([u8; GIFTS.len()]);

impl Pending {
    pub(crate) fn add(&mut self, gift: Gift) {
        self.0[gift as usize] += 1;
    }

    pub(crate) fn remove(&mut self, gift: Gift) {
        self.0[gift as usize] -= 1;
    }

    /// The kinds that wait, in the order of [`GIFTS`].
    pub(crate) fn kinds(&self) -> impl Iterator<Item = Gift> + use<> {
        let counts = self.0;
        GIFTS.into_iter().filter(move |&gift| counts[gift as usize] > 0)
    }

    /// Every gift that waits, equal ones as often as they do.
    pub(crate) fn all(&self) -> impl Iterator<Item = Gift> + use<> {
        let counts = self.0;
        let some = move |gift: Gift| std::iter::repeat_n(gift, usize::from(counts[gift as usize]));
        GIFTS.into_iter().flat_map(some)
    }
}

impl State {
    /// The position before the first fact; the first round has not begun.
    pub(crate) fn blank(rules: &Clever) -> State {
        let player = SeatPlay {
            sheet: Sheet::new(),
            shown: Sheet::new(),
            turns: Counter::default(),
            step: Step::Ready,
            pending: Pending::default(),
            took: None,
            extra: DieSet::NONE,
        };
        let first = rules.first.unwrap_or_default();
        State {
            phase: Phase::First,
            round: 0,
            first,
            seat: first,
            passive: false,
            faces: [0; 6],
            rolled: DieSet::ALL,
            tray: DieSet::NONE,
            picked: ArrayVec::new(),
            rolls: 0,
            throws: Counter::default(),
            players: (0..rules.players).map(|_| player.clone()).collect(),
        }
    }

    /// The seats that have something to decide.
    pub(crate) fn asked(&self) -> Seats {
        let asks = |(_, player): &(u8, &SeatPlay)| player.step != Step::Ready;
        let players = (0u8..).zip(&self.players).filter(asks);
        players.fold(Seats::NONE, |seats, (at, _)| seats.with(Seat(at)))
    }

    pub(crate) fn player(&self, seat: Seat) -> &SeatPlay {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut SeatPlay {
        &mut self.players[seat.index()]
    }

    /// A seat's sheet.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.player(seat).sheet
    }

    /// The seats in order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// What a die shows.
    pub(crate) fn face(&self, die: Die) -> u8 {
        self.faces[die.index()]
    }
}
