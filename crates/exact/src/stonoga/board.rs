//! Where the fifteen tiles are, for two players without variants.

use turlaj_stonoga::Tile;

use super::takes::{Sizes, size_of};

/// Where a tile is, seen by the player who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TilePlace {
    /// Not in this game.
    Nowhere,
    /// In the middle.
    Middle,
    /// With the player who is to move.
    Mine,
    /// With the other one.
    Theirs,
}

/// Where all tiles are: two bits a tile, three tiles a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Board {
    colours: [u8; 5],
}

/// The low bits of all three tiles.
const LOW: u8 = 0b01_01_01;

impl Board {
    /// All tiles in the middle.
    pub fn full() -> Board {
        Board { colours: [LOW; 5] }
    }

    /// Whether no tile is missing.
    pub fn is_complete(&self) -> bool {
        Tile::all().all(|tile| self.place(tile) != TilePlace::Nowhere)
    }

    /// Where a tile is.
    pub fn place(&self, tile: Tile) -> TilePlace {
        match self.colours[tile.colour() as usize] >> (2 * size_of(tile)) & 3 {
            0 => TilePlace::Nowhere,
            1 => TilePlace::Middle,
            2 => TilePlace::Mine,
            _ => TilePlace::Theirs,
        }
    }

    /// Puts a tile somewhere.
    pub fn put(&mut self, tile: Tile, place: TilePlace) {
        self.set(tile.colour() as usize, size_of(tile), place as u8);
    }

    fn set(&mut self, colour: usize, size: usize, place: u8) {
        let at = 2 * size;
        self.colours[colour] = self.colours[colour] & !(3 << at) | place << at;
    }

    /// The tiles of a colour in the middle.
    pub(super) fn middle(&self, colour: usize) -> Sizes {
        let bits = self.colours[colour] & !(self.colours[colour] >> 1) & LOW;
        (bits & 1) | (bits >> 1 & 2) | (bits >> 2 & 4)
    }

    /// How many tiles are in the middle.
    pub fn left(&self) -> u32 {
        (0..5).map(|colour| self.middle(colour).count_ones()).sum()
    }

    /// With a tile of the middle taken; the same player is still meant by "mine".
    pub(super) fn taken(mut self, colour: usize, size: usize) -> Board {
        self.set(colour, size, TilePlace::Mine as u8);
        self
    }

    /// Without a tile.
    pub(super) fn lost(mut self, colour: usize, size: usize) -> Board {
        self.set(colour, size, TilePlace::Nowhere as u8);
        self
    }

    /// Seen by the other player.
    pub(super) fn swapped(self) -> Board {
        // Places 2 and 3 change; only they have the high bit.
        Board { colours: self.colours.map(|colour| colour ^ (colour >> 1 & LOW)) }
    }

    /// The same for all boards that differ in the names of colours only.
    pub(super) fn key(&self) -> u32 {
        let mut colours = self.colours;
        colours.sort_unstable();
        colours.into_iter().fold(0, |key, colour| key << 6 | u32::from(colour))
    }

    /// A board with this key.
    pub(super) fn of(key: u32) -> Board {
        Board { colours: [24, 18, 12, 6, 0].map(|at| (key >> at & 63) as u8) }
    }

    /// The share of the victory of the player who is meant by "mine", once the middle is empty: the
    /// most shoes, then the most in one colour.
    pub(super) fn share(&self) -> f64 {
        let count = |place: u8| {
            let shoes = self.colours.map(|colour| {
                let has = |size: u8| u8::from(colour >> (2 * size) & 3 == place);
                2 * has(0) + 3 * has(1) + 4 * has(2)
            });
            (shoes.iter().sum::<u8>(), shoes.into_iter().max())
        };
        match count(2).cmp(&count(3)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }
}
