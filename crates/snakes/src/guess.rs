//! Imagining a position that fits a view.

use turlaj_core::{Determinize, Dice};

use crate::Snakes;
use crate::snake::Snake;
use crate::state::{Lying, State};
use crate::view::{SnakeView, View};

impl Determinize for Snakes {
    /// Nothing is hidden.
    fn guess(&self, view: &View, _dice: &mut dyn Dice) -> State {
        State {
            phase: view.phase,
            snakes: view.snakes.iter().map(lying).collect(),
            seats: view.seats.iter().copied().collect(),
            seat: view.seat,
            die: view.die,
            face: view.face,
            rolls: view.rolls,
            taken: view.taken,
        }
    }
}

fn lying(seen: &SnakeView) -> Lying {
    let first = &seen.dice[0];
    // A head or tail at the beginning has only the side on which one leaves it.
    let heading = if first.piece.closes() { first.sides[0] } else { first.sides[0].opposite() };
    let snake = Snake::of(&seen.shape).expect("a view shows snakes that can lie so");
    Lying { number: seen.number, snake: snake.moved(first.at, heading), done: seen.done }
}
