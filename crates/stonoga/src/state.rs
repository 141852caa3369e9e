//! A position of the game.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Audience, Counter, Out, Seat, Silent};

use crate::actions::DiceSet;
use crate::news::News;
use crate::pieces::{Face, Piece, Tail, Tile, TileSet};
use crate::{Colour, Stonoga};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The lot that says who begins (R2.5).
    First,
    /// The tail of the next seat (R8.1).
    Tails,
    /// The die that places a golden shoe (R9.1).
    Golden {
        /// How many lie already.
        placed: u8,
        /// How many dice were rolled for them.
        rolled: Counter,
    },
    /// The dice of the seat whose turn it is.
    Rolling,
    /// The decision of the seat whose turn it is.
    Deciding,
    /// The tail of the next seat that has kept it hidden, before the end is counted (R8.5).
    Telling {
        /// How many of them are told already.
        told: Counter,
    },
    /// Nothing.
    Over,
}

/// A position of the game.
///
/// Equal are positions with the same phase, tiles, centipedes (piece by piece, since the end of one
/// can be stolen), bare feet, tails, turn, rolls, dice and dice that were rolled last. How many
/// turns and setup rolls came before makes no difference, nor does what the dice showed last before
/// the first roll of a turn.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) middle: Middle,
    pub(crate) seats: ArrayVec<Centipede, 6>,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// What the dice show; before the first roll of a turn, what they showed last.
    pub(crate) dice: [Face; 4],
    /// How many rolls of this turn have fallen.
    pub(crate) rolls: u8,
    /// The dice that are about to be rolled.
    pub(crate) rolling: DiceSet,
    /// Tiles lost by a solo player (R10.1).
    pub(crate) lost: ArrayVec<Tile, 15>,
}

impl State {
    fn key(&self) -> impl Eq + Hash + '_ {
        let State { phase, middle, seats, seat, dice, rolls, rolling, lost } = self;
        (phase, middle, seats, seat, (*rolls > 0).then_some(dice), rolls, rolling, lost)
    }
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.key() == other.key()
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Centipede {
    pub(crate) pieces: ArrayVec<Piece, 26>,
    pub(crate) bare_foot: bool,
    pub(crate) tail: Held,
    /// How many turns this seat has begun.
    pub(crate) turns: Counter,
}

/// What the table knows of the tail of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Held {
    /// There is none, or not yet.
    Nothing,
    /// There is one, and only its owner knows which (R8.4).
    Kept,
    /// This one.
    Known(Tail),
}

impl Held {
    /// Which tail it is, if the table knows.
    pub(crate) fn known(self) -> Option<Tail> {
        match self {
            Held::Known(tail) => Some(tail),
            Held::Nothing | Held::Kept => None,
        }
    }
}

impl Centipede {
    /// The tiles from head to end.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Tile(tile) => Some(*tile),
            Piece::Golden => None,
        })
    }

    /// The tile that may be stolen and its position (R6.1, R9.6, R9.7).
    pub(crate) fn loose_end(&self, guard: bool) -> Option<(usize, Tile)> {
        for (at, piece) in self.pieces.iter().enumerate().rev() {
            match piece {
                Piece::Tile(tile) => return Some((at, *tile)),
                Piece::Golden if guard => return None,
                Piece::Golden => {}
            }
        }
        None
    }
}

/// The tiles that nobody has yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Middle {
    plain: [u8; Tile::KINDS],
    golden: [u8; Tile::KINDS],
    left: u8,
    /// The kinds with at least one tile.
    kinds: TileSet,
}

impl Middle {
    /// An empty middle.
    pub(crate) fn empty() -> Middle {
        Middle {
            plain: [0; Tile::KINDS],
            golden: [0; Tile::KINDS],
            left: 0,
            kinds: TileSet::default(),
        }
    }

    /// All tiles of the game (R1.2, R1.3).
    pub(crate) fn full(rules: &Stonoga) -> Middle {
        let mut middle = Middle::empty();
        for tile in Tile::all() {
            for _ in 0..rules.copies(tile.shoes()) {
                middle.add(tile, false);
            }
        }
        middle
    }

    /// How many tiles are left.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// How many such tiles lie here without (`false`) or with (`true`) a golden shoe.
    pub fn count(&self, tile: Tile, golden: bool) -> u8 {
        if golden { self.golden[tile.index()] } else { self.plain[tile.index()] }
    }

    /// Whether such a tile lies here at all.
    pub fn has(&self, tile: Tile) -> bool {
        self.kinds.contains(tile)
    }

    /// Which kinds lie here.
    pub(crate) fn kinds(&self) -> TileSet {
        self.kinds
    }

    /// The fewest shoes of any tile here.
    pub fn smallest(&self) -> Option<u8> {
        self.kinds.iter().map(Tile::shoes).min()
    }

    pub(crate) fn add(&mut self, tile: Tile, golden: bool) {
        let counts = if golden { &mut self.golden } else { &mut self.plain };
        counts[tile.index()] += 1;
        self.left += 1;
        self.kinds.set(tile, true);
    }

    pub(crate) fn remove(&mut self, tile: Tile, golden: bool) {
        let counts = if golden { &mut self.golden } else { &mut self.plain };
        counts[tile.index()] -= 1;
        self.left -= 1;
        let left = self.plain[tile.index()] + self.golden[tile.index()];
        self.kinds.set(tile, left > 0);
    }

    /// Where the next golden shoe of this colour goes (R9.1, R9.2).
    pub(crate) fn golden_place(&self, colour: Colour) -> Option<Tile> {
        Tile::all()
            .filter(|&tile| tile.colour() == colour && self.count(tile, false) > 0)
            .max_by_key(|tile| tile.shoes())
    }
}

impl State {
    pub(crate) fn new(rules: &Stonoga) -> State {
        let centipede = Centipede {
            pieces: ArrayVec::new(),
            bare_foot: rules.barefoot, // R7.1
            tail: Held::Nothing,
            turns: Counter::default(),
        };
        let mut state = State {
            phase: Phase::First,
            middle: Middle::full(rules),
            seats: (0..rules.players).map(|_| centipede.clone()).collect(),
            seat: rules.first.unwrap_or_default(),
            dice: [Face::Star; 4],
            rolls: 0,
            rolling: DiceSet::ALL,
            lost: ArrayVec::new(),
        };
        if rules.first.is_some() {
            state.after_first(rules, &mut Silent);
        }
        state
    }

    /// What follows the lot for the first seat.
    pub(crate) fn after_first<O: Out<Stonoga>>(&mut self, rules: &Stonoga, out: &mut O) {
        self.phase = Phase::Tails;
        if !rules.tails {
            self.after_tails(rules, out);
        }
    }

    /// What follows the dealing of tails.
    pub(crate) fn after_tails<O: Out<Stonoga>>(&mut self, rules: &Stonoga, out: &mut O) {
        if rules.golden {
            self.phase = Phase::Golden { placed: 0, rolled: Counter::default() };
        } else {
            self.begin_turn(out);
        }
    }

    /// Begins the turn of the seat whose turn it is (R3.1).
    pub(crate) fn begin_turn<O: Out<Stonoga>>(&mut self, out: &mut O) {
        let seat = self.seat;
        out.tell(Audience::All, || News::TurnBegins { seat });
        self.phase = Phase::Rolling;
        self.gather_dice();
        self.seats[self.seat.index()].turns.add();
    }

    /// What the dice showed counts no more.
    fn gather_dice(&mut self) {
        self.rolls = 0;
        self.rolling = DiceSet::ALL;
    }

    /// The first seat whose tail nobody but its owner knows (R8.4).
    pub(crate) fn keeper(&self) -> Option<Seat> {
        let at = self.seats.iter().position(|seat| seat.tail == Held::Kept)?;
        Some(Seat(at as u8))
    }

    /// What follows once the middle is empty: first the tails are told that are kept (R8.5).
    pub(crate) fn after_last_tile<O: Out<Stonoga>>(&mut self, told: Counter, out: &mut O) {
        if self.keeper().is_some() {
            self.phase = Phase::Telling { told };
        } else {
            self.phase = Phase::Over;
            self.gather_dice();
            out.tell(Audience::All, || News::ended(self));
        }
    }

    /// The tiles that nobody has yet.
    pub fn middle(&self) -> &Middle {
        &self.middle
    }

    /// Whether the seat whose turn it is may roll any dice again (R3.2, R3.4).
    pub(crate) fn may_roll(&self) -> bool {
        self.rolls < 3
    }

    /// Whether the seat whose turn it is may discard its bare foot now (R7.2, R7.3).
    pub(crate) fn may_use_foot(&self) -> bool {
        self.rolls == 3 && self.seats[self.seat.index()].bare_foot
    }
}
