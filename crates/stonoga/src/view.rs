//! What one eye sees of a position.

use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Eye, Seat};

use crate::Stonoga;
use crate::actions::DiceSet;
use crate::pieces::{Face, Piece, Tail, Tile};
use crate::score::{Count, Rating, count, count_open};
use crate::state::{Held, Phase, State};

/// How many rolls a turn has (R3.4); a bare foot gives one more.
const ROLLS: u8 = 3;

/// What one eye sees of a position: everything but the tails of others. Equal as [`State`] is: old
/// news about dice make no difference.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// What the four dice show; old news while `rolls` is 0.
    pub dice: [Face; 4],
    /// How many rolls of this turn have fallen.
    pub rolls: u8,
    /// How many rolls this turn has: three, and four where a bare foot was given for one.
    pub rolls_of: u8,
    /// The dice that were chosen to be rolled last, by position from 0.
    pub rolling: Vec<usize>,
    /// The kinds of tile in the middle, by colour and size.
    pub middle: Vec<MiddleTile>,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// The tiles that a solo player lost.
    pub lost: Vec<Tile>,
    /// The rating of a solo game that is over.
    pub rating: Option<Rating>,
}

impl View {
    fn key(&self) -> impl Eq + '_ {
        let View { phase, seat, dice, rolls, rolls_of, rolling, middle, seats, lost, rating } =
            self;
        let dice = (*rolls > 0).then_some(dice);
        (phase, seat, dice, rolls, rolls_of, rolling, middle, seats, lost, rating)
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.key() == other.key()
    }
}

impl Eq for View {}

/// Equal tiles in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct MiddleTile {
    /// Which kind.
    pub tile: Tile,
    /// How many carry nothing.
    pub plain: u8,
    /// How many carry a golden shoe.
    pub golden: u8,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SeatView {
    /// The pieces from head to end.
    pub pieces: Vec<Piece>,
    /// Whether the bare foot is still there.
    pub bare_foot: bool,
    /// The tail, as far as this eye may know it.
    pub tail: TailView,
    /// How many turns this seat has begun.
    pub turns: Counter,
    /// The shoes so far; the tail joins at the end.
    pub count: Count,
}

/// What an eye knows of a tail (R8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TailView {
    /// There is none, or not yet.
    None,
    /// There is one, face down.
    Hidden,
    /// There is one that the table does not know; it is told at the end (R8.4, R8.5).
    Kept,
    /// There is one, and this eye may see it.
    Shown(Tail),
}

pub(crate) fn view(rules: &Stonoga, state: &State, eye: Eye) -> View {
    let over = state.phase == Phase::Over;
    let ended = over || matches!(state.phase, Phase::Telling { .. });
    let seats = state.seats.iter().enumerate().map(|(at, centipede)| SeatView {
        pieces: centipede.pieces.to_vec(),
        bare_foot: centipede.bare_foot,
        tail: match centipede.tail {
            Held::Nothing => TailView::None,
            // R8.2: the one place that hides a tail.
            _ if !ended && !eye.is(Seat(at as u8)) => TailView::Hidden,
            Held::Kept => TailView::Kept,
            Held::Known(tail) => TailView::Shown(tail),
        },
        turns: centipede.turns,
        count: if over { count(centipede) } else { count_open(centipede) },
    });
    View {
        phase: state.phase,
        seat: state.seat,
        dice: state.dice,
        rolls: state.rolls,
        rolls_of: state.rolls.max(ROLLS),
        rolling: state.rolling.iter().collect(),
        middle: Tile::all()
            .filter(|&tile| state.middle.has(tile))
            .map(|tile| MiddleTile {
                tile,
                plain: state.middle.count(tile, false),
                golden: state.middle.count(tile, true),
            })
            .collect(),
        seats: seats.collect(),
        lost: state.lost.to_vec(),
        rating: (over && rules.is_solo()).then(|| Rating::of(state.lost.len())),
    }
}

impl View {
    /// The dice that were chosen to be rolled last.
    pub(crate) fn rolling(&self) -> DiceSet {
        DiceSet::of(self.rolling.iter().copied())
    }
}
