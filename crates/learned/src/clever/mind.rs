//! Look-ahead by what is played for, ready made: what is generic is compiled here, where the compiler
//! takes its time.

use super::search::Found;
use super::{Ahead, Aim, Effort, Points, Win};
use super::{solo, table};
use turlaj_packed::clever::Packed;

/// Somebody who knows what choices are worth.
pub(super) trait Mind<const SEATS: usize>: Send {
    /// What each choice of a seat that is asked is worth, in the order of [`Packed::legal`].
    fn judge(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
        worth: &mut Vec<f32>,
    );

    /// The best choices of a seat that is asked, up to the next roll.
    fn best(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
    ) -> Found<SEATS>;

    /// What a position before a roll of this seat is worth to it, by trying at most `rolls` rolls.
    fn before(&mut self, game: &Packed<SEATS>, seat: usize, seed: u64, rolls: usize) -> f32;
}

impl<const SEATS: usize, A: Aim<SEATS> + Send> Mind<SEATS> for Ahead<SEATS, A> {
    fn judge(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
        worth: &mut Vec<f32>,
    ) {
        Ahead::judge(self, game, seat, seed, enough, worth);
    }

    fn best(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
    ) -> Found<SEATS> {
        Ahead::best(self, game, seat, seed, enough)
    }

    fn before(&mut self, game: &Packed<SEATS>, seat: usize, seed: u64, rolls: usize) -> f32 {
        Ahead::before(self, game, seat, seed, rolls.min(self.effort.rolls))
    }
}

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The most points of one's own, as if there were no others.
    Points,
    /// The victory; alone that is the same.
    Victory,
}

/// Plays the solo game.
pub(super) fn alone(effort: Effort) -> Box<dyn Mind<1>> {
    Box::new(Ahead::new(Points::new(solo()), effort))
}

/// Plays with others.
pub(super) fn among(goal: Goal, effort: Effort) -> Box<dyn Mind<4>> {
    match goal {
        Goal::Points => Box::new(Ahead::new(Points::new(table()), effort)),
        Goal::Victory => Box::new(Ahead::new(Win::new(table()), effort)),
    }
}
