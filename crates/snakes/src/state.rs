//! A position of the game.

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Audience, Counter, Out, Seat, Silent};

use crate::news::News;
use crate::pieces::{DICE, Die, EACH, Face, MOST};
use crate::snake::Snake;
use crate::{Again, Snakes};

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The lot that says who begins (R2.2).
    First,
    /// Which die is rolled (R3.2).
    Choose,
    /// What it shows.
    Rolling,
    /// Where the piece goes (R3.3).
    Place,
    /// What is done with a `+` (R6.2).
    Plus,
    /// Who gets the die after a `−` (R7.2).
    Give,
    /// Nothing.
    Over,
}

/// A position of the game.
///
/// Equal are positions with the same phase, snakes (by number, with their cells), hands, points,
/// turn, and die in hand. How many rolls and turns came before makes no difference, but for a
/// seat's first turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    /// By number.
    pub(crate) snakes: ArrayVec<Lying, MOST>,
    pub(crate) seats: ArrayVec<Hand, 4>,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// The die that is rolled, or was rolled last in this turn.
    pub(crate) die: Option<Die>,
    /// What it shows.
    pub(crate) face: Option<Face>,
    /// How many rolls of this turn have fallen.
    pub(crate) rolls: Counter,
    /// The die that was taken since the last `+` (R6.2).
    pub(crate) taken: Option<Die>,
}

/// A snake on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lying {
    /// Its number (R3.6).
    pub number: u8,
    /// Its pieces.
    pub snake: Snake,
    /// Who finished it last, while it is complete.
    pub done: Option<Seat>,
}

/// What one seat has.
///
/// Turns make a difference up to the second one, from which on orange dice may be rolled (R3.1).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Hand {
    /// Green dice.
    pub green: u8,
    /// Orange dice.
    pub orange: u8,
    /// How many snakes it has finished.
    pub points: u32,
    /// How many turns it has begun.
    pub turns: u32,
}

impl Hand {
    fn key(&self) -> (u8, u8, u32, u32) {
        (self.green, self.orange, self.points, self.turns.min(2))
    }

    /// How many dice of a kind are in it.
    pub fn dice(&self, die: Die) -> u8 {
        match die {
            Die::G => self.green,
            Die::O => self.orange,
        }
    }

    /// Whether there is no die in it.
    pub fn is_empty(&self) -> bool {
        self.green + self.orange == 0
    }

    fn dice_mut(&mut self, die: Die) -> &mut u8 {
        match die {
            Die::G => &mut self.green,
            Die::O => &mut self.orange,
        }
    }

    pub(crate) fn set(&mut self, die: Die, dice: u8) {
        *self.dice_mut(die) = dice;
    }

    pub(crate) fn gain(&mut self, die: Die) {
        *self.dice_mut(die) += 1;
    }

    pub(crate) fn lose(&mut self, die: Die) {
        *self.dice_mut(die) -= 1;
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Hand {}

impl Hash for Hand {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl State {
    pub(crate) fn new(rules: &Snakes) -> State {
        let [green, orange] = EACH;
        let hand = Hand { green, orange, ..Hand::default() };
        let mut state = State {
            phase: Phase::First,
            snakes: ArrayVec::new(),
            seats: (0..rules.players).map(|_| hand).collect(),
            seat: rules.first.unwrap_or_default(),
            die: None,
            face: None,
            rolls: Counter::default(),
            taken: None,
        };
        if rules.first.is_some() {
            state.begin_turn(&mut Silent);
        }
        state
    }

    /// The seat whose turn it is begins it.
    pub(crate) fn begin_turn<O: Out<Snakes>>(&mut self, out: &mut O) {
        let seat = self.seat;
        out.tell(Audience::All, || News::TurnBegins { seat });
        self.seats[self.seat.index()].turns += 1;
        self.phase = Phase::Choose;
        self.gather_die();
    }

    /// What was rolled and taken counts no more.
    pub(crate) fn gather_die(&mut self) {
        (self.die, self.face) = (None, None);
        (self.rolls, self.taken) = (Counter::default(), None);
    }

    /// The hand of the seat whose turn it is.
    pub(crate) fn hand(&self) -> &Hand {
        &self.seats[self.seat.index()]
    }

    pub(crate) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.seats[self.seat.index()]
    }

    /// The dice that the seat may roll now: in its first turn only green ones (R3.1).
    pub(crate) fn rollable(&self) -> impl Iterator<Item = Die> {
        let hand = *self.hand();
        DICE.into_iter().filter(move |&die| hand.dice(die) > 0 && (die == Die::G || hand.turns > 1))
    }

    /// The dice that the seat may roll again after a `+` (R6.4).
    pub(crate) fn rollable_again(&self, rules: &Snakes) -> impl Iterator<Item = Die> {
        let (again, taken) = (rules.again, self.taken);
        self.rollable().filter(move |&die| again == Again::Any || taken == Some(die))
    }

    /// Where a snake lies in the list.
    pub(crate) fn find(&self, number: u8) -> Option<usize> {
        self.snakes.iter().position(|lying| lying.number == number)
    }

    /// The lowest number that no snake has (R3.6), and where such a snake belongs in the list.
    pub(crate) fn free_number(&self) -> (u8, usize) {
        let taken = self.snakes.iter().zip(1u8..).take_while(|(lying, n)| lying.number == *n);
        let at = taken.count();
        (at as u8 + 1, at)
    }

    /// The snakes on the table, by number.
    pub fn snakes(&self) -> &[Lying] {
        &self.snakes
    }
}
