//! What a seat has before it: eight long blocks, four ziomki, and the ways to lay them.

use turlaj_core::notation_as_serde;

/// A colour of dice and ziomki. Its letter stands for it everywhere: r, w, b, g.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Red.
    R,
    /// White.
    W,
    /// Blue.
    B,
    /// Grey.
    G,
}

/// All colours, in the order of every list.
pub const COLOURS: [Colour; 4] = [Colour::R, Colour::W, Colour::B, Colour::G];

/// A side that can lie in front. Long blocks have four; a ziomek smiles on a and is blank on b.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The first one; a ziomek's smile.
    A,
    /// The second one; a ziomek's blank side.
    B,
    /// The third one of a long block.
    C,
    /// The fourth one of a long block.
    D,
}

/// All sides, in the order of every list.
pub const SIDES: [Side; 4] = [Side::A, Side::B, Side::C, Side::D];

/// A piece of a set: a long block by its number, or a ziomek by its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// How many long blocks there are.
    pub const LONG: usize = 8;
    /// How many pieces there are.
    pub const COUNT: usize = Self::LONG + COLOURS.len();

    /// The long block of this number, 1 to 8.
    pub const fn long(number: u8) -> Option<Piece> {
        if number >= 1 && number <= Self::LONG as u8 { Some(Piece(number - 1)) } else { None }
    }

    /// The ziomek of this colour.
    pub const fn ziomek(colour: Colour) -> Piece {
        Piece(Self::LONG as u8 + colour as u8)
    }

    /// All pieces: long blocks by number, then ziomki by colour.
    pub fn all() -> impl DoubleEndedIterator<Item = Piece> {
        (0..Self::COUNT as u8).map(Piece)
    }

    /// Its position in [`Piece::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of a long block.
    pub fn number(self) -> Option<u8> {
        self.colour().is_none().then_some(self.0 + 1)
    }

    /// The colour of a ziomek.
    pub fn colour(self) -> Option<Colour> {
        COLOURS.get(self.index().checked_sub(Self::LONG)?).copied()
    }

    /// How long it is, in millimetres. It weighs as much as it is long.
    pub fn width(self) -> i16 {
        match self.colour() {
            None => 90,
            Some(Colour::R | Colour::B) => 25,
            Some(Colour::W | Colour::G) => 38,
        }
    }

    /// The sides that can lie in front.
    pub fn sides(self) -> &'static [Side] {
        if self.colour().is_some() { &SIDES[..2] } else { &SIDES }
    }
}

/// A way to lay a piece: which side lies in front, and whether it stands on its head.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pose {
    piece: Piece,
    side: Side,
    flipped: bool,
}

impl Pose {
    /// How many ways there are to lay any piece.
    pub const COUNT: usize = Piece::LONG * 8 + COLOURS.len() * 4;

    /// The piece with this side in front; none if it has no such side.
    pub fn new(piece: Piece, side: Side, flipped: bool) -> Option<Pose> {
        piece.sides().contains(&side).then_some(Pose { piece, side, flipped })
    }

    /// All ways: by piece, by side, upright first.
    pub fn all() -> impl Iterator<Item = Pose> {
        Piece::all().flat_map(|piece| {
            let sides = piece.sides().iter();
            sides.flat_map(move |&side| [false, true].map(|flipped| Pose { piece, side, flipped }))
        })
    }

    /// Its position in [`Pose::all`].
    pub fn index(self) -> usize {
        let ziomki = self.piece.index().saturating_sub(Piece::LONG);
        let before = (self.piece.index() - ziomki) * 8 + ziomki * 4;
        before + self.side as usize * 2 + usize::from(self.flipped)
    }

    /// The piece.
    pub fn piece(self) -> Piece {
        self.piece
    }

    /// The side in front.
    pub fn side(self) -> Side {
        self.side
    }

    /// Whether it stands on its head.
    pub fn flipped(self) -> bool {
        self.flipped
    }

    /// Whether it is a ziomek whose face is seen, the right way up.
    pub fn smiles(self) -> bool {
        self.piece.colour().is_some() && self.side == Side::A && !self.flipped
    }
}

/// One level of a stack: a piece as it lies, with its left edge in whole millimetres.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid {
    /// How the piece lies.
    pub pose: Pose,
    /// Where its left edge is.
    pub x: i16,
}

impl Laid {
    /// The piece.
    pub fn piece(self) -> Piece {
        self.pose.piece
    }

    /// How long it is.
    pub fn width(self) -> i16 {
        self.pose.piece.width()
    }
}

notation_as_serde!(Colour, Side, Piece, Pose, Laid);
