//! The one table of the block set: where the line enters and leaves every face, and how it runs.
//!
//! The set was searched for by `cargo run --release -p turlaj-lab --example ziomek_design`, and
//! `rules/ziomek.md` says what it was searched for.

use crate::pieces::{Piece, Side};
use Curve::{By, High, Low, Ramp, Slide, Step};

/// How far apart the line may be at a joint, in millimetres.
pub const TOLERANCE: i16 = 2;

/// From how far a held piece is drawn to a joint that meets exactly.
pub const SNAP: i16 = 4;

/// How high a level is.
pub const HEIGHT: i16 = 18;

/// How wide the ground is: a left edge may be from 0 to this less the piece's width. Nothing that
/// stands on a base in its middle reaches an end of it.
pub const LANE: i16 = 400;

/// How far inside a contact every centre of mass lies in the stacks by which the set was designed.
pub const DESIGN_MARGIN: i16 = 3;

/// One face of a piece, upright: where its line enters at the bottom edge and leaves at the top
/// edge, from the left, and how it runs between. It enters and leaves straight upwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Where the line enters.
    pub enters: i16,
    /// Where it leaves.
    pub leaves: i16,
    /// How it runs between.
    pub curve: Curve,
}

/// The character of a line, for those who look for a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curve {
    /// Nearly straight.
    Ramp,
    /// A soft S.
    Slide,
    /// Up, across, up.
    Step,
    /// Across at the bottom, then up.
    Low,
    /// Up, then across at the top.
    High,
    /// By way of this place at half height.
    By(i16),
}

/// A point on a face: from the left and from the top.
pub type Point = (i16, i16);

impl Face {
    /// The line as Bézier curves, each with two handles and an end, from the bottom up; one or two.
    pub fn curves(&self) -> ([[Point; 3]; 2], usize) {
        let (enters, leaves) = (self.enters, self.leaves);
        let one = |low, high| {
            let curve = [(enters, low), (leaves, high), (leaves, 0)];
            ([curve, curve], 1)
        };
        match self.curve {
            Ramp => one(13, 5),
            Slide => one(8, 10),
            Step => one(2, 16),
            Low => one(11, 17),
            High => one(1, 7),
            By(x) => {
                let low = [(enters, 11), (x, 14), (x, HEIGHT / 2)];
                ([low, [(x, 4), (leaves, 7), (leaves, 0)]], 2)
            }
        }
    }
}

/// A set of blocks; everybody has the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocks {
    /// The long blocks by number, with their faces a to d.
    pub long: [[Face; 4]; Piece::LONG],
    /// The ziomki by colour: the smiling face and the blank one.
    pub ziomki: [[Face; 2]; 4],
}

impl Blocks {
    /// A face of a piece.
    pub fn face(&self, piece: Piece, side: Side) -> Face {
        match piece.colour() {
            None => self.long[piece.index()][side as usize],
            Some(colour) => self.ziomki[colour as usize][usize::from(side != Side::A)],
        }
    }
}

const fn face(enters: i16, leaves: i16, curve: Curve) -> Face {
    Face { enters, leaves, curve }
}

/// The set that Ziomek is played with.
#[rustfmt::skip]
pub const BLOCKS: Blocks = Blocks {
    long: [
        [face(40, 60, Slide), face(20, 10, By(40)), face(30, 60, Ramp), face(70, 10, By(40))],
        [face(50, 60, By(20)), face(60, 10, Step), face(20, 50, By(80)), face(50, 10, Low)],
        [face(20, 40, High), face(70, 20, Low), face(40, 80, Step), face(50, 40, Ramp)],
        [face(20, 30, By(60)), face(40, 10, By(60)), face(10, 80, By(45)), face(50, 30, Low)],
        [face(20, 70, Step), face(40, 20, By(70)), face(40, 50, By(80)), face(60, 20, Slide)],
        [face(10, 30, High), face(70, 60, Ramp), face(50, 80, Step), face(80, 10, Slide)],
        [face(20, 60, Low), face(40, 30, By(10)), face(10, 60, High), face(50, 20, By(80))],
        [face(10, 70, By(40)), face(80, 60, High), face(10, 20, By(50)), face(60, 30, Slide)],
    ],
    ziomki: [
        [face(4, 4, Ramp), face(17, 17, Slide)],
        [face(7, 7, Ramp), face(23, 19, Slide)],
        [face(4, 6, Ramp), face(8, 7, Slide)],
        [face(9, 7, Ramp), face(15, 22, Slide)],
    ],
};
