//! Two players without variants: the value of every position, exactly.
//!
//! A position is known by where the tiles are, and colours can change their names: from the full
//! middle that leaves 169,911 positions. They are solved by the number of tiles in the middle, from
//! the end. A turn that ends empty-handed leaves the middle as it is, so the two positions that differ
//! in who is to move depend on each other, and are solved together: each is a rising, convex
//! function of what passing is worth, with a slope below one.

mod bytes;

use std::sync::OnceLock;

use turlaj_stonoga::{Edition, Tile};

use crate::cache::cached;

use super::best::{Ends, value};
use super::board::{Board, TilePlace};
use super::keeps::{FULL, KEEPS};
use super::length::{self, Timed};
use super::takes::{Takes, size_of};

/// Values that differ by less are equal: the shorter game decides.
pub(super) const EQUAL: f64 = 1e-12;

/// The whole game in both editions.
static WHOLE: [OnceLock<Duel>; 2] = [const { OnceLock::new() }; 2];

/// All positions that can follow from one, solved.
#[derive(Clone, Debug)]
pub struct Duel {
    edition: Edition,
    takes: Takes,
    /// By the number of tiles in the middle.
    levels: Vec<SolvedLevel>,
}

/// The positions with so many tiles in the middle.
#[derive(Clone, Debug, Default)]
struct SolvedLevel {
    keys: Vec<u32>,
    /// What each is worth to the player who is to move, and how many turns it takes.
    worth: Vec<Timed>,
}

/// A position of the middle of a turn.
#[derive(Clone, Debug)]
pub struct Choices {
    /// What each tile of the middle is worth that can be taken now, by tile.
    pub takes: Vec<(Tile, Timed)>,
    /// What ending the turn now is worth: the best tile, or nothing where none fits.
    pub stop: Timed,
    /// What it is worth to keep a multiset (by the number of [`super::keep`]) and roll the others.
    turn: length::TimedTurn,
    rolls: usize,
}

impl Choices {
    /// What keeping a multiset and rolling the other dice is worth.
    pub fn keep(&self, kept: usize) -> Timed {
        self.turn.keep(kept, self.rolls)
    }
}

impl Duel {
    /// Solves a position and all that can follow.
    pub fn new(edition: Edition, from: Board) -> Duel {
        let takes = Takes::new(edition, 2);
        let mut duel = Duel { edition, takes, levels: levels(from) };
        for left in 1..duel.levels.len() {
            let mut worth = vec![Timed::default(); duel.levels[left].keys.len()];
            for at in 0..worth.len() {
                let board = Board::of(duel.levels[left].keys[at]);
                let other = duel.levels[left].find(board.swapped());
                if other >= at {
                    (worth[at], worth[other]) = duel.pair(board);
                }
            }
            duel.levels[left].worth = worth;
        }
        duel
    }

    /// The whole game. The first call reads it from the cache, or solves it, which takes two seconds of a
    /// processor; other callers wait for it.
    pub fn whole(edition: Edition) -> &'static Duel {
        WHOLE[edition as usize].get_or_init(|| {
            let decode = |bytes: &[u8]| Duel::from_bytes(edition, bytes);
            let solve = || Duel::new(edition, Board::full());
            cached(&bytes::name(edition), decode, Duel::to_bytes, solve)
        })
    }

    /// How many positions were solved.
    pub fn states(&self) -> usize {
        self.levels.iter().map(|level| level.keys.len()).sum()
    }

    /// What a position is worth to the player whose turn begins.
    pub fn worth(&self, board: Board) -> Timed {
        let left = board.left() as usize;
        match left {
            0 => Timed { value: board.share(), turns: 0.0 },
            _ => self.levels[left].worth[self.levels[left].find(board)],
        }
    }

    /// What can be done in a turn, where these dice (by the number of [`super::keep`]) lie there and so
    /// many rolls are possible.
    pub fn choices(&self, board: Board, dice: usize, rolls: usize) -> Choices {
        let worth = self.tiles(board);
        let pass = self.worth(board.swapped()).passed_on();
        let ends = self.timed(board, &worth, pass);
        let stop = ends[dice - FULL.start];
        let shown = &self.takes.shown[dice - FULL.start];
        let fits = |tile: &Tile| {
            let colour = tile.colour() as usize;
            let found = shown.iter().find(|(at, ..)| *at == colour);
            found.is_some_and(|&(_, dice, stars)| {
                self.takes.of(board.middle(colour), dice, stars) & 1 << size_of(*tile) != 0
            })
        };
        let takes = Tile::all().filter(fits).map(|tile| (tile, worth[tile.index()]));
        Choices { takes: takes.collect(), stop, turn: length::TimedTurn::new(&ends), rolls }
    }

    /// What taking each tile of the middle is worth to who takes it.
    fn tiles(&self, board: Board) -> [Timed; Tile::KINDS] {
        let mut worth = [Timed::default(); Tile::KINDS];
        let last = board.left() == 1;
        for tile in Tile::all().filter(|&tile| board.place(tile) == TilePlace::Middle) {
            let after = board.taken(tile.colour() as usize, size_of(tile));
            worth[tile.index()] = match last {
                true => Timed { value: after.share(), turns: 1.0 },
                false => self.worth(after.swapped()).passed_on(),
            };
        }
        worth
    }

    /// Solves a position and the same one with the other player to move.
    fn pair(&self, board: Board) -> (Timed, Timed) {
        let boards = [board, board.swapped()];
        let tiles = boards.map(|board| self.tiles(board));
        let ends = [0, 1].map(|side| self.ends(boards[side], &tiles[side]));
        // What the first one is worth, where the second one is worth so much.
        let against = |side: usize, other: f64| {
            let mut ends: Ends = ends[side];
            ends.iter_mut().filter(|end| end.is_nan()).for_each(|end| *end = 1.0 - other);
            value(&ends)
        };
        let other = fixed_point(0.5, 4.0 * f64::EPSILON, |other| against(1, against(0, other)));
        let values = [against(0, other), other];
        // Who takes how long, where everybody prefers the shorter game among equal values.
        let timed = [0, 1].map(|side| self.timed(boards[side], &tiles[side], Timed::NONE));
        let turns = |side: usize, other_turns: f64| {
            let other = Timed { value: values[1 - side], turns: other_turns };
            length::turns(&passing(&timed[side], other.passed_on()))
        };
        let other_turns = fixed_point(0.0, 1e-9, |other| turns(1, turns(0, other)));
        let lengths = [turns(0, other_turns), other_turns];
        let timed = |side: usize| Timed { value: values[side], turns: lengths[side] };
        (timed(0), timed(1))
    }

    /// What stopping with each full multiset is worth; not a number where nothing fits.
    fn ends(&self, board: Board, tiles: &[Timed; Tile::KINDS]) -> Ends {
        let mut ends = [f64::NAN; KEEPS - FULL.start];
        self.for_each_end(board, |at, tile| ends[at] = ends[at].max(tiles[tile].value));
        ends
    }

    /// The same with the length of the game, where passing is worth so much.
    fn timed(&self, board: Board, tiles: &[Timed; Tile::KINDS], pass: Timed) -> length::TimedEnds {
        let mut ends = [Timed::NONE; KEEPS - FULL.start];
        self.for_each_end(board, |at, tile| ends[at] = ends[at].better(tiles[tile]));
        passing(&ends, pass)
    }

    /// Names every tile that can be taken with each full multiset.
    fn for_each_end(&self, board: Board, mut each: impl FnMut(usize, usize)) {
        let middle = [0, 1, 2, 3, 4].map(|colour| board.middle(colour));
        for (at, shown) in self.takes.shown.iter().enumerate() {
            for &(colour, dice, stars) in shown {
                let mut sizes = self.takes.of(middle[colour], dice, stars);
                while sizes != 0 {
                    each(at, colour * 3 + sizes.trailing_zeros() as usize);
                    sizes &= sizes - 1;
                }
            }
        }
    }
}

/// Fills in what passing is worth.
fn passing(ends: &length::TimedEnds, pass: Timed) -> length::TimedEnds {
    ends.map(|end| if end == Timed::NONE { pass } else { end })
}

impl SolvedLevel {
    fn find(&self, board: Board) -> usize {
        self.keys.binary_search(&board.key()).expect("all that can follow is solved")
    }
}

/// All positions that can follow, by the number of tiles in the middle.
fn levels(from: Board) -> Vec<SolvedLevel> {
    let left = from.left() as usize;
    let mut levels = vec![SolvedLevel::default(); left + 1];
    levels[left].keys = vec![from.key(), from.swapped().key()];
    for left in (1..=left).rev() {
        levels[left].keys.sort_unstable();
        levels[left].keys.dedup();
        if left == 1 {
            break; // What follows is over.
        }
        let mut next = Vec::new();
        for &key in &levels[left].keys {
            let board = Board::of(key);
            for tile in Tile::all().filter(|&tile| board.place(tile) == TilePlace::Middle) {
                let after = board.taken(tile.colour() as usize, size_of(tile));
                next.extend([after.key(), after.swapped().key()]);
            }
        }
        levels[left - 1].keys = next;
    }
    levels
}

/// Where a function that rises by less than its argument meets it.
fn fixed_point(start: f64, tolerance: f64, step: impl Fn(f64) -> f64) -> f64 {
    let mut x = start;
    let mut over = step(x) - x;
    let mut next = x + over;
    for _ in 0..200 {
        let here = step(next) - next;
        if here.abs() <= tolerance {
            return next + here;
        }
        // The slope of what is left to go, by the last two places; it lies between -1 and 0.
        let slope = ((here - over) / (next - x)).clamp(-1.0, -1e-9);
        (x, over) = (next, here);
        next = x - here / slope;
    }
    next
}
