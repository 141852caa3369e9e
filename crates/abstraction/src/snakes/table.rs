//! A position of Snakes without cells.

use turlaj_snakes::{Again, DICE, Die};

use super::snake::{LooseSnake, PieceKind};

/// The most snakes that there can be: every die of four players a snake of its own.
const MOST: usize = 32;

/// The beginning of a turn, or a moment in it: hands, points, snakes, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LooseTable {
    rows: [LooseSnake; MOST],
    count: u8,
    players: u8,
    seat: u8,
    /// Green and orange dice of every seat.
    hands: [[u8; 2]; 4],
    points: [u8; 4],
    /// How many turns every seat has begun; more than two are two.
    turns: [u8; 4],
}

impl LooseTable {
    /// A table without snakes, where this seat has begun its turn.
    pub(crate) fn new(players: u8, seat: u8) -> LooseTable {
        let rows = [LooseSnake::default(); MOST];
        let (hands, points, turns) = ([[0; 2]; 4], [0; 4], [0; 4]);
        LooseTable { rows, count: 0, players, seat, hands, points, turns }
    }

    /// Lays down a snake.
    pub(crate) fn add(&mut self, row: LooseSnake) {
        self.rows[usize::from(self.count)] = row;
        self.count += 1;
    }

    /// Says what a seat has.
    pub(crate) fn set_hand(&mut self, seat: usize, dice: [u8; 2], points: u8, turns: u8) {
        self.hands[seat] = dice;
        (self.points[seat], self.turns[seat]) = (points, turns.min(2));
    }

    /// The snakes.
    pub fn rows(&self) -> &[LooseSnake] {
        &self.rows[..usize::from(self.count)]
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// Whose turn it is.
    pub fn seat(&self) -> usize {
        usize::from(self.seat)
    }

    /// How many dice of a kind a seat has.
    pub fn dice(&self, seat: usize, die: Die) -> u8 {
        self.hands[seat][die as usize]
    }

    /// How many dice a seat has.
    pub fn held(&self, seat: usize) -> u8 {
        let [green, orange] = self.hands[seat];
        green + orange
    }

    /// The points of a seat.
    pub fn points(&self, seat: usize) -> u8 {
        self.points[seat]
    }

    /// The dice that the seat whose turn it is may roll.
    pub fn rollable(&self) -> impl Iterator<Item = Die> + use<> {
        let (seat, hand) = (self.seat(), self.hands[self.seat()]);
        let later = self.turns[seat] > 1;
        DICE.into_iter().filter(move |&die| hand[die as usize] > 0 && (die == Die::G || later))
    }

    /// The dice that it may roll again after a `+`, with which it took this die.
    pub fn rollable_again(
        &self,
        again: Again,
        taken: Option<Die>,
    ) -> impl Iterator<Item = Die> + use<> {
        self.rollable().filter(move |&die| again == Again::Any || taken == Some(die))
    }

    /// Lays the rolled die at an end of a snake, or begins a snake with it. The turn goes on.
    pub fn put(&mut self, place: Option<(usize, usize)>, kind: PieceKind, die: Die) {
        let seat = self.seat();
        self.hands[seat][die as usize] -= 1;
        let Some((at, end)) = place else { return self.add(LooseSnake::new(kind, die)) };
        self.rows[at].attach(end, kind, die);
        if self.rows[at].is_complete() {
            self.points[seat] += 1;
        }
    }

    /// Takes the die at an end of a snake into the hand of the seat whose turn it is.
    pub fn take(&mut self, at: usize, end: usize) -> Option<Die> {
        let (_, die) = self.rows[at].at_end(end)?;
        self.hands[self.seat()][die as usize] += 1;
        match self.rows[at].without(end) {
            Some(left) => self.rows[at] = left,
            None => {
                self.count -= 1;
                self.rows[at] = self.rows[usize::from(self.count)];
            }
        }
        Some(die)
    }

    /// Hands a die over.
    pub fn give(&mut self, die: Die, to: usize) {
        self.hands[self.seat()][die as usize] -= 1;
        self.hands[to][die as usize] += 1;
    }

    /// The next seat with dice begins its turn; false if there is none.
    pub fn pass(&mut self) -> bool {
        for _ in 0..self.players {
            self.seat = (self.seat + 1) % self.players;
            let seat = self.seat();
            if self.held(seat) > 0 {
                self.turns[seat] = (self.turns[seat] + 1).min(2);
                return true;
            }
        }
        false
    }

    /// How many snakes lack only a tail, only a head, both, and nothing.
    pub fn lacks(&self) -> [u8; 4] {
        let mut lacks = [0; 4];
        for row in self.rows() {
            let class = match (row.lacks_head(), row.lacks_tail()) {
                (false, true) => 0,
                (true, false) => 1,
                (true, true) => 2,
                (false, false) => 3,
            };
            lacks[class] += 1;
        }
        lacks
    }
}
