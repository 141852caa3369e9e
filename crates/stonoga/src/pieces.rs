//! What is in the box: colours, dice faces, shoe tiles, tails.

use serde::{Deserialize, Serialize};
use turlaj_core::notation_as_serde;

/// A colour of shoes. Its letter stands for it everywhere: R, Y, G, B, K.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Colour {
    /// Red.
    R,
    /// Yellow.
    Y,
    /// Green.
    G,
    /// Blue.
    B,
    /// Black.
    K,
}

/// All colours, in the order of every list.
pub const COLOURS: [Colour; 5] = [Colour::R, Colour::Y, Colour::G, Colour::B, Colour::K];

/// A face of a die (R1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A shoe.
    Shoe(Colour),
    /// A star: one shoe of any colour.
    Star,
}

impl Face {
    /// Its position in [`FACES`].
    pub fn index(self) -> u32 {
        match self {
            Face::Shoe(colour) => colour as u32,
            Face::Star => 5,
        }
    }
}

/// The six faces of each die (R1.1), in the order in which dice count them.
pub const FACES: [Face; 6] = [
    Face::Shoe(Colour::R),
    Face::Shoe(Colour::Y),
    Face::Shoe(Colour::G),
    Face::Shoe(Colour::B),
    Face::Shoe(Colour::K),
    Face::Star,
];

/// A shoe tile (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    colour: Colour,
    shoes: u8,
}

impl Tile {
    /// How many kinds of tile there are.
    pub const KINDS: usize = 15;

    /// The tile of this colour with 2, 3 or 4 shoes.
    pub fn new(colour: Colour, shoes: u8) -> Option<Tile> {
        (2..=4).contains(&shoes).then_some(Tile { colour, shoes })
    }

    /// All kinds, by colour and then by size.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> {
        COLOURS.into_iter().flat_map(|colour| (2..=4).map(move |shoes| Tile { colour, shoes }))
    }

    /// The colour of its shoes.
    pub fn colour(self) -> Colour {
        self.colour
    }

    /// How many shoes it shows.
    pub fn shoes(self) -> u8 {
        self.shoes
    }

    /// Its position in [`Tile::all`].
    pub fn index(self) -> usize {
        self.colour as usize * 3 + usize::from(self.shoes) - 2
    }
}

/// A set of kinds of tile: a bit per [`Tile::index`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct TileSet(u16);

impl TileSet {
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    pub(crate) fn set(&mut self, tile: Tile, is_in: bool) {
        self.0 = self.0 & !(1 << tile.index()) | u16::from(is_in) << tile.index();
    }

    /// The sizes of this colour as bits: bit 0 for 2 shoes, bit 2 for 4.
    pub(crate) fn sizes(self, colour: Colour) -> u8 {
        (self.0 >> (colour as u16 * 3)) as u8 & 0b111
    }

    /// The tiles of this colour with these sizes.
    pub(crate) fn of(colour: Colour, sizes: u8) -> TileSet {
        TileSet(u16::from(sizes) << (colour as u16 * 3))
    }

    pub(crate) fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// Its tiles, by colour and then by size.
    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Some(Tile { colour: *COLOURS.get(index / 3)?, shoes: 2 + (index % 3) as u8 })
        })
    }
}

/// A piece of a centipede behind its head.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A shoe tile.
    Tile(Tile),
    /// A golden shoe, laid after the tile that carried it (R9.4).
    Golden,
}

/// A secret pair of two different colours (R1.4), the first one earlier in the order of colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tail(pub(crate) Colour, pub(crate) Colour);

impl Tail {
    /// Its two colours.
    pub fn colours(self) -> [Colour; 2] {
        [self.0, self.1]
    }
}

/// The ten tails (R1.4), in the order in which dice count them.
pub const TAILS: [Tail; 10] = {
    let mut tails = [Tail(Colour::R, Colour::Y); 10];
    let (mut at, mut first) = (0, 0);
    while first < 5 {
        let mut second = first + 1;
        while second < 5 {
            tails[at] = Tail(COLOURS[first], COLOURS[second]);
            at += 1;
            second += 1;
        }
        first += 1;
    }
    tails
};

notation_as_serde!(Face, Tile, Piece, Tail);
