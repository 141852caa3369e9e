//! One snake: a row of pieces on a grid of its own, its open ends, and what can be attached there.

mod link;
mod shape;

use arrayvec::ArrayVec;

pub use link::{End, Link, Way};
pub use shape::Shape;

use crate::grid::{Cell, Side};
use crate::pieces::{MOST, Piece};

/// A row of pieces, from end `a` to end `b`. It always has at least one, and whatever is not
/// complete can be finished (R4.6).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Snake {
    row: ArrayVec<Link, MOST>,
    /// The cell of the first piece.
    first: Cell,
    /// The direction of somebody who walks from `a` to `b`, on the first piece, before it bends.
    heading: Side,
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lain {
    /// The piece and its die.
    pub link: Link,
    /// Its cell.
    pub at: Cell,
    /// Walking from `a` to `b`, the side on which one comes in, unless the snake begins here.
    pub enters: Option<Side>,
    /// The side on which one goes out, unless the snake ends here.
    pub leaves: Option<Side>,
}

/// An open end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// The empty cell in front of it.
    pub at: Cell,
    /// The direction in which it points.
    pub points: Side,
}

/// Why a piece cannot be attached at an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// The snake has a head and a tail (R4.5).
    Complete,
    /// This end has a head or a tail.
    Closed,
    /// A second head (R4.2).
    HeadTwice,
    /// A second tail (R4.3).
    TailTwice,
    /// A curve must be turned left or right.
    NeedsWay,
    /// Only a curve can be turned.
    NoWay,
    /// The snake could not be finished any more (R4.4).
    Curls,
}

impl Snake {
    /// A snake of one piece. A head or tail is open at `b`; a curve turns left from `a` to `b`
    /// (R3.5).
    pub fn new(link: Link) -> Snake {
        let mut row = ArrayVec::new();
        row.push(link);
        Snake { row, first: Cell::default(), heading: Side::E }
    }

    /// The pieces from `a` to `b`.
    pub fn row(&self) -> &[Link] {
        &self.row
    }

    /// How many pieces it has.
    pub fn length(&self) -> usize {
        self.row.len()
    }

    /// Whether it has this piece: a head or a tail is only once in it.
    pub fn has(&self, piece: Piece) -> bool {
        self.row.iter().any(|link| link.bend.piece() == piece)
    }

    /// Whether it has a head and a tail (R5.1).
    pub fn is_complete(&self) -> bool {
        self.has(Piece::H) && self.has(Piece::T)
    }

    /// All pieces with their cells, from `a` to `b`.
    pub fn lain(&self) -> impl Iterator<Item = Lain> {
        let last = self.row.len() - 1;
        let (mut at, mut heading) = (self.first, self.heading);
        self.row.iter().enumerate().map(move |(n, &link)| {
            let (cell, came) = (at, heading);
            heading = link.bend.turned(heading);
            at = at.beside(heading);
            let closes = link.bend.closes();
            Lain {
                link,
                at: cell,
                enters: (!closes || (n == last && n > 0)).then_some(came.opposite()),
                leaves: (!closes || n == 0).then_some(heading),
            }
        })
    }

    /// This end, if it is open.
    pub fn open(&self, end: End) -> Option<Open> {
        match end {
            End::A if self.row[0].bend.closes() => None,
            End::A => {
                let points = self.heading.opposite();
                Some(Open { at: self.first.beside(points), points })
            }
            End::B if self.row.len() > 1 && self.row[self.row.len() - 1].bend.closes() => None,
            End::B => {
                let (mut at, mut points) = (self.first, self.heading);
                for link in &self.row {
                    points = link.bend.turned(points);
                    at = at.beside(points);
                }
                Some(Open { at, points })
            }
        }
    }

    /// Whether a piece can be attached at an end, turned so (R4.1 to R4.5).
    pub fn check(&self, end: End, piece: Piece, way: Option<Way>) -> Result<(), Misfit> {
        if self.is_complete() {
            return Err(Misfit::Complete);
        }
        let open = self.open(end).ok_or(Misfit::Closed)?;
        match piece {
            Piece::H if self.has(Piece::H) => return Err(Misfit::HeadTwice),
            Piece::T if self.has(Piece::T) => return Err(Misfit::TailTwice),
            Piece::C if way.is_none() => return Err(Misfit::NeedsWay),
            Piece::H | Piece::T | Piece::S if way.is_some() => return Err(Misfit::NoWay),
            _ => {}
        }
        let other = self.open(end.other()).map(|open| open.at);
        let ahead = open.beyond(piece, way);
        let stays_open = ahead
            .is_none_or(|ahead| Some(ahead) != other && self.lain().all(|lain| lain.at != ahead));
        if stays_open && other != Some(open.at) { Ok(()) } else { Err(Misfit::Curls) }
    }

    /// Attaches a piece that passed [`Snake::check`].
    pub fn attach(&mut self, end: End, link: Link, way: Option<Way>) {
        let open = self.open(end).expect("a checked piece has an open end");
        match end {
            End::A => {
                let outwards = way.map_or(open.points, |way| way.turn(open.points));
                self.row.insert(0, link.bent(way.map(Way::other)));
                (self.first, self.heading) = (open.at, outwards.opposite());
            }
            End::B => self.row.push(link.bent(way)),
        }
    }

    /// Takes the piece at an end away; nothing is left of a snake that had one (R6.3).
    pub fn take(mut self, end: End) -> (Link, Option<Snake>) {
        let taken = match end {
            End::A => {
                let link = self.row.remove(0);
                self.heading = link.bend.turned(self.heading);
                self.first = self.first.beside(self.heading);
                link
            }
            End::B => self.row.pop().expect("a snake has a piece"),
        };
        if let [only] = self.row[..]
            && only.bend.closes()
            && end == End::A
        {
            self.heading = self.heading.opposite(); // R6.5: it is open at `b` again.
        }
        let left = (!self.row.is_empty()).then_some(self);
        (taken.straightened(), left)
    }

    /// The piece at an end; a snake of one piece has only end `a` (R6.3).
    pub fn at_end(&self, end: End) -> Option<Link> {
        match end {
            End::A => Some(self.row[0]),
            End::B => (self.row.len() > 1).then(|| self.row[self.row.len() - 1]),
        }
    }

    /// Its pieces in letters.
    pub fn shape(&self) -> Shape {
        Shape::new(&self.row)
    }

    /// The snake that a shape describes, if it can lie so and be finished.
    pub fn of(shape: &Shape) -> Option<Snake> {
        let (first, rest) = shape.links().split_first()?;
        let mut snake = Snake::new(*first);
        for link in rest {
            snake.check(End::B, link.piece(), link.way()).ok()?;
            snake.attach(End::B, *link, link.way());
        }
        Some(snake)
    }

    /// The same snake in another place, walked into in another direction.
    pub(crate) fn moved(self, first: Cell, heading: Side) -> Snake {
        Snake { first, heading, ..self }
    }
}

impl Open {
    /// The cell in front of a piece that is attached here, unless it closes the snake.
    fn beyond(self, piece: Piece, way: Option<Way>) -> Option<Cell> {
        let onwards = way.map_or(self.points, |way| way.turn(self.points));
        (!piece.closes()).then(|| self.at.beside(onwards))
    }
}
