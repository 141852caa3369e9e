//! One player without variants: every aim that a solo player can have, solved exactly.
//!
//! Every turn takes one tile out of the middle, so nothing comes back. Colours can change their names:
//! 792 middles are left.

use std::sync::OnceLock;

use turlaj_stonoga::{Edition, Tile};

use super::best::{Ends, Turn, value};
use super::board::{Board, TilePlace};
use super::keeps::{FULL, KEEPS};
use super::takes::{Takes, size_of};

/// What a solo player plays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloAim {
    /// As few lost tiles as possible, on average.
    Lost,
    /// As many shoes as possible, on average.
    Shoes,
    /// To lose no more than so many tiles from now on, up to five.
    AtMost(u8),
}

/// Tiles that may be lost are counted up to this.
pub const MOST_LOST: u8 = 5;

/// All aims.
const AIMS: [SoloAim; 8] = [
    SoloAim::Lost,
    SoloAim::Shoes,
    SoloAim::AtMost(0),
    SoloAim::AtMost(1),
    SoloAim::AtMost(2),
    SoloAim::AtMost(3),
    SoloAim::AtMost(4),
    SoloAim::AtMost(5),
];

impl SoloAim {
    fn index(self) -> usize {
        match self {
            SoloAim::Lost => 0,
            SoloAim::Shoes => 1,
            SoloAim::AtMost(tiles) => 2 + usize::from(tiles.min(MOST_LOST)),
        }
    }

    /// What is added by a tile that is taken, and by one that is lost.
    fn gain(self, tile: Tile, lost: bool) -> f64 {
        match (self, lost) {
            (SoloAim::Lost, true) => -1.0,
            (SoloAim::Shoes, false) => f64::from(tile.shoes()),
            _ => 0.0,
        }
    }

    /// The aim that is left when a tile was lost; nothing if it was missed.
    fn after_loss(self) -> Option<SoloAim> {
        match self {
            SoloAim::AtMost(tiles) => tiles.checked_sub(1).map(SoloAim::AtMost),
            aim => Some(aim),
        }
    }
}

/// The whole solo game. Values are the more the better: lost tiles count below zero.
#[derive(Clone, Debug)]
pub struct Solo {
    takes: Takes,
    keys: Vec<u32>,
    values: Vec<[f64; AIMS.len()]>,
}

/// The middle of a turn.
#[derive(Clone, Debug)]
pub struct SoloChoices {
    /// What each tile is worth that can be taken now; where none can, what it is worth to lose each
    /// that can be lost.
    pub tiles: Vec<(Tile, f64)>,
    turn: Turn,
    rolls: usize,
}

impl SoloChoices {
    /// What keeping a multiset (by the number of [`super::keep`]) and rolling the others is worth.
    pub fn keep(&self, kept: usize) -> f64 {
        self.turn.keep(kept, self.rolls)
    }
}

impl Solo {
    /// Solved at the first call.
    pub fn whole() -> &'static Solo {
        static SOLVED: OnceLock<Solo> = OnceLock::new();
        SOLVED.get_or_init(Solo::new)
    }

    fn new() -> Solo {
        let mut levels = vec![vec![Board::full().key()]];
        for left in 0..Tile::KINDS {
            let boards = levels[left].iter().map(|&key| Board::of(key));
            let after =
                boards.flat_map(|board| middle(board).map(move |tile| without(board, tile)));
            let mut keys: Vec<u32> = after.map(|board| board.key()).collect();
            keys.sort_unstable();
            keys.dedup();
            levels.push(keys);
        }
        let mut keys = levels.concat();
        keys.sort_unstable();
        let values = vec![[0.0; AIMS.len()]; keys.len()];
        let mut solo = Solo { takes: Takes::new(Edition::Pl, 1), keys, values };
        for level in levels.iter().rev() {
            for &key in level {
                let board = Board::of(key);
                let at = solo.find(board);
                solo.values[at] = AIMS.map(|aim| match board.left() {
                    0 => f64::from(matches!(aim, SoloAim::AtMost(_))),
                    _ => value(&solo.ends(board, aim)),
                });
            }
        }
        solo
    }

    fn find(&self, board: Board) -> usize {
        self.keys.binary_search(&board.key()).expect("every middle is solved")
    }

    /// What a turn that begins with this middle is worth.
    pub fn value(&self, board: Board, aim: SoloAim) -> f64 {
        self.values[self.find(board)][aim.index()]
    }

    /// What can be done in a turn, where these dice (by the number of [`super::keep`]) lie there and so
    /// many rolls are possible.
    pub fn choices(&self, board: Board, dice: usize, rolls: usize, aim: SoloAim) -> SoloChoices {
        let fits = self.fits(board, dice - FULL.start);
        let none = fits.iter().all(|&fits| !fits);
        let smallest = middle(board).map(Tile::shoes).min();
        let possible = |tile: &Tile| match none {
            true => Some(tile.shoes()) == smallest,
            false => fits[tile.index()],
        };
        let tiles = middle(board).filter(possible);
        SoloChoices {
            tiles: tiles.map(|tile| (tile, self.without(board, tile, none, aim))).collect(),
            turn: Turn::new(&self.ends(board, aim)),
            rolls,
        }
    }

    /// What it is worth to have taken or lost a tile.
    fn without(&self, board: Board, tile: Tile, lost: bool, aim: SoloAim) -> f64 {
        let left = if lost { aim.after_loss() } else { Some(aim) };
        left.map_or(0.0, |left| aim.gain(tile, lost) + self.value(without(board, tile), left))
    }

    fn fits(&self, board: Board, at: usize) -> [bool; Tile::KINDS] {
        let mut fits = [false; Tile::KINDS];
        for &(colour, dice, stars) in &self.takes.shown[at] {
            let sizes = self.takes.of(board.middle(colour), dice, stars);
            for size in 0..3 {
                fits[colour * 3 + size] = sizes & 1 << size != 0;
            }
        }
        fits
    }

    /// What stopping with each full multiset is worth.
    fn ends(&self, board: Board, aim: SoloAim) -> Ends {
        let smallest = middle(board).map(Tile::shoes).min();
        let lost = middle(board)
            .filter(|tile| Some(tile.shoes()) == smallest)
            .map(|tile| self.without(board, tile, true, aim))
            .fold(f64::NEG_INFINITY, f64::max);
        let mut taken = [f64::NEG_INFINITY; Tile::KINDS];
        for tile in middle(board) {
            taken[tile.index()] = self.without(board, tile, false, aim);
        }
        let mut ends = [lost; KEEPS - FULL.start];
        for (at, end) in ends.iter_mut().enumerate() {
            let fits = self.fits(board, at);
            if fits.contains(&true) {
                let worth = fits.iter().zip(taken).filter(|(fits, _)| **fits);
                *end = worth.map(|(_, worth)| worth).fold(f64::NEG_INFINITY, f64::max);
            }
        }
        ends
    }
}

fn middle(board: Board) -> impl Iterator<Item = Tile> {
    Tile::all().filter(move |&tile| board.place(tile) == TilePlace::Middle)
}

fn without(board: Board, tile: Tile) -> Board {
    board.lost(tile.colour() as usize, size_of(tile))
}
