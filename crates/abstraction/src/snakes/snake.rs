//! One snake, without the cells in which it lies.

use turlaj_snakes::{Die, Piece, SnakeView};

/// What a die on the table shows, as far as it matters here: straights and curves are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PieceKind {
    /// A head.
    Head,
    /// A tail.
    Tail,
    /// A straight or a curve.
    Body,
}

impl PieceKind {
    /// All kinds, in the order of every list.
    pub const ALL: [PieceKind; 3] = [PieceKind::Head, PieceKind::Tail, PieceKind::Body];

    /// What a piece is here.
    pub fn of(piece: Piece) -> PieceKind {
        match piece {
            Piece::H => PieceKind::Head,
            Piece::T => PieceKind::Tail,
            Piece::S | Piece::C => PieceKind::Body,
        }
    }
}

/// A snake: what closes its two ends, and the colours of the body between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct LooseSnake {
    /// What closes end `a` and end `b`: nothing, or a head or tail of a kind of die.
    ends: [u8; 2],
    /// How many straights and curves there are.
    length: u8,
    /// Which of them are orange, from end `a` on.
    orange: u32,
}

const NOTHING: u8 = 0;

fn code(kind: PieceKind, die: Die) -> u8 {
    1 + 2 * kind as u8 + die as u8
}

fn decoded(code: u8) -> (PieceKind, Die) {
    let die = if (code - 1) & 1 == 0 { Die::G } else { Die::O };
    (if code <= 2 { PieceKind::Head } else { PieceKind::Tail }, die)
}

impl LooseSnake {
    /// A snake of one die.
    pub(crate) fn new(kind: PieceKind, die: Die) -> LooseSnake {
        match kind {
            PieceKind::Body => {
                LooseSnake { length: 1, orange: die as u32, ..LooseSnake::default() }
            }
            PieceKind::Head | PieceKind::Tail => {
                LooseSnake { ends: [code(kind, die), NOTHING], ..LooseSnake::default() }
            }
        }
    }

    /// The same snake as somebody sees it.
    pub(crate) fn of(snake: &SnakeView) -> LooseSnake {
        let mut row = LooseSnake::default();
        for (at, die) in snake.dice.iter().enumerate() {
            match PieceKind::of(die.piece) {
                PieceKind::Body => {
                    row.orange |= (die.die as u32) << row.length;
                    row.length += 1;
                }
                kind => row.ends[usize::from(at > 0)] = code(kind, die.die),
            }
        }
        row
    }

    /// Whether it has no head.
    pub fn lacks_head(self) -> bool {
        self.ends.iter().all(|&end| end == NOTHING || end > 2)
    }

    /// Whether it has no tail.
    pub fn lacks_tail(self) -> bool {
        self.ends.iter().all(|&end| end <= 2)
    }

    /// Whether it has a head and a tail.
    pub(crate) fn is_complete(self) -> bool {
        self.ends[0] != NOTHING && self.ends[1] != NOTHING
    }

    /// How many dice it has.
    pub fn dice(self) -> u8 {
        self.length + self.ends.iter().map(|&end| u8::from(end != NOTHING)).sum::<u8>()
    }

    /// Whether something of this kind can be attached.
    pub fn takes(self, kind: PieceKind) -> bool {
        match kind {
            PieceKind::Head => self.lacks_head(),
            PieceKind::Tail => self.lacks_tail(),
            PieceKind::Body => !self.is_complete(),
        }
    }

    /// Its first open end, 0 for `a` and 1 for `b`; a complete snake has none.
    pub fn open_end(self) -> usize {
        usize::from(self.ends[0] != NOTHING)
    }

    /// Attaches a die at an open end.
    pub(crate) fn attach(&mut self, end: usize, kind: PieceKind, die: Die) {
        match kind {
            PieceKind::Body if end == 0 => {
                self.orange = self.orange << 1 | die as u32;
                self.length += 1;
            }
            PieceKind::Body => {
                self.orange |= (die as u32) << self.length;
                self.length += 1;
            }
            PieceKind::Head | PieceKind::Tail => self.ends[end] = code(kind, die),
        }
    }

    /// The die at an end; a snake of one die has only end `a`.
    pub fn at_end(self, end: usize) -> Option<(PieceKind, Die)> {
        if end == 1 && self.dice() == 1 {
            return None;
        }
        if self.ends[end] != NOTHING {
            return Some(decoded(self.ends[end]));
        }
        let at = if end == 0 { 0 } else { u32::from(self.length).saturating_sub(1) };
        if self.length == 0 {
            return None;
        }
        let die = if self.orange >> at & 1 == 0 { Die::G } else { Die::O };
        Some((PieceKind::Body, die))
    }

    /// What is left when the die at an end is taken; nothing of a snake of one die.
    pub(crate) fn without(mut self, end: usize) -> Option<LooseSnake> {
        if self.ends[end] != NOTHING {
            self.ends[end] = NOTHING;
        } else if self.length > 0 {
            self.length -= 1;
            match end {
                0 => self.orange >>= 1,
                _ => self.orange &= !(1 << self.length),
            }
        }
        if self.length == 0 && self.ends[0] == NOTHING {
            self.ends.swap(0, 1); // A lone head or tail is open at `b` (R6.5).
        }
        (self.dice() > 0).then_some(self)
    }

    /// The same snake, whichever way it is read.
    #[must_use]
    pub fn unturned(self) -> LooseSnake {
        let mut orange = 0;
        for at in 0..self.length {
            orange = orange << 1 | (self.orange >> at & 1);
        }
        let mirrored = LooseSnake { ends: [self.ends[1], self.ends[0]], orange, ..self };
        self.min(mirrored)
    }
}
