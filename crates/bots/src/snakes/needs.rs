//! What the snakes on a table lack, and how likely somebody is to complete one.

use arrayvec::ArrayVec;
use turlaj_core::Seat;
use turlaj_snakes::{DICE, Die, Face, Faces, Hand, Piece, SnakeView, View};

/// What a snake lacks. Where its pieces lie does not matter for that (R4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lack {
    Nothing,
    Head,
    Tail,
    Both,
}

impl Lack {
    pub(super) fn of(snake: &SnakeView) -> Lack {
        let has = |piece| snake.dice.iter().any(|die| die.piece == piece);
        Lack::without(!has(Piece::H), !has(Piece::T))
    }

    fn without(head: bool, tail: bool) -> Lack {
        match (head, tail) {
            (false, false) => Lack::Nothing,
            (true, false) => Lack::Head,
            (false, true) => Lack::Tail,
            (true, true) => Lack::Both,
        }
    }

    fn lacks(self, piece: Piece) -> bool {
        match self {
            Lack::Nothing => false,
            Lack::Head => piece == Piece::H,
            Lack::Tail => piece == Piece::T,
            Lack::Both => piece.closes(),
        }
    }

    /// What it lacks when this piece is there.
    pub(super) fn with(self, piece: Piece) -> Lack {
        let still = |other| self.lacks(other) && other != piece;
        Lack::without(still(Piece::H), still(Piece::T))
    }

    /// What it lacks when this piece is gone.
    pub(super) fn less(self, piece: Piece) -> Lack {
        let now = |other| self.lacks(other) || other == piece;
        Lack::without(now(Piece::H), now(Piece::T))
    }
}

/// All that chances depend on: how many snakes lack what, and the dice of all seats.
#[derive(Clone, Debug)]
pub(super) struct Needs {
    pub(super) hands: ArrayVec<Hand, 4>,
    /// How many snakes lack nothing, a head, a tail, both.
    snakes: [u8; 4],
}

impl Needs {
    pub(super) fn of(view: &View) -> Needs {
        let mut needs = Needs { hands: view.seats.iter().copied().collect(), snakes: [0; 4] };
        view.snakes.iter().for_each(|snake| needs.add(Lack::of(snake)));
        needs
    }

    pub(super) fn add(&mut self, lack: Lack) {
        self.snakes[lack as usize] += 1;
    }

    pub(super) fn remove(&mut self, lack: Lack) {
        self.snakes[lack as usize] -= 1;
    }

    pub(super) fn some(&self, lack: Lack) -> bool {
        self.snakes[lack as usize] > 0
    }

    /// Whether this piece completes some snake.
    pub(super) fn completes(&self, piece: Piece) -> bool {
        match piece {
            Piece::H => self.some(Lack::Head),
            Piece::T => self.some(Lack::Tail),
            Piece::S | Piece::C => false,
        }
    }

    /// How many faces of the better die of a hand complete a snake.
    fn chance(&self, faces: &Faces, hand: &Hand) -> i32 {
        let completing = |die: Die| {
            let shows = faces.of(die).iter();
            let piece = |face: &&Face| matches!(face, Face::Piece(piece) if self.completes(*piece));
            shows.filter(piece).count() as i32
        };
        let rollable = |die: &Die| hand.dice(*die) > 0 && (*die == Die::G || hand.turns > 0);
        DICE.into_iter().filter(rollable).map(completing).max().unwrap_or(0)
    }

    /// In sixths: the chance of this seat to complete a snake in its next turn, less those of all
    /// the others.
    pub(super) fn edge(&self, faces: &Faces, seat: Seat) -> i32 {
        let signed = self.hands.iter().enumerate().map(|(at, hand)| {
            let chance = self.chance(faces, hand);
            if at == seat.index() { chance } else { -chance }
        });
        signed.sum()
    }
}
