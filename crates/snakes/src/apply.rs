//! How a fact moves the position on.

use turlaj_core::Seat;

use crate::Snakes;
use crate::actions::Action;
use crate::outcomes::Roll;
use crate::pieces::{Face, Piece};
use crate::snake::{End, Link, Snake, Way};
use crate::state::{Lying, Phase, State};

pub(crate) fn roll(rules: &Snakes, state: &mut State, roll: Roll) {
    state.page += 1;
    match roll {
        Roll::First(seat) => {
            state.seat = seat;
            state.begin_turn();
        }
        Roll::Face(face) => {
            state.rolls += 1;
            state.face = Some(face);
            state.taken = None;
            match face {
                Face::Piece(_) => state.phase = Phase::Place,
                Face::Plus => state.phase = Phase::Plus,
                Face::Minus if rules.players == 2 => {
                    hand_over(rules, state, state.seat.next(rules.players)); // R7.1
                }
                Face::Minus => state.phase = Phase::Give,
            }
        }
    }
}

pub(crate) fn act(rules: &Snakes, state: &mut State, action: Action) {
    match action {
        Action::Roll(die) => {
            (state.die, state.face) = (Some(die), None);
            state.phase = Phase::Rolling;
        }
        Action::Put { snake, end, way } => put(rules, state, snake, end, way),
        Action::New => {
            let Some((link, _)) = in_hand(state) else { return };
            let (number, at) = state.free_number();
            state.hand_mut().lose(link.die());
            state.snakes.insert(at, Lying { number, snake: Snake::new(link), done: None });
            end_turn(rules, state);
        }
        Action::Take { snake, end } => take(state, snake, end),
        Action::Stop => end_turn(rules, state),
        Action::Give(to) => hand_over(rules, state, to),
    }
}

/// The die that was rolled, as a piece of a snake.
fn in_hand(state: &State) -> Option<(Link, Piece)> {
    match (state.die, state.face) {
        (Some(die), Some(Face::Piece(piece))) => Some((Link::new(die, piece), piece)),
        _ => None,
    }
}

fn put(rules: &Snakes, state: &mut State, snake: u8, end: End, way: Option<Way>) {
    let Some((link, _)) = in_hand(state) else { return };
    let Some(at) = state.find(snake) else { return };
    let seat = state.seat;
    state.hand_mut().lose(link.die());
    let lying = &mut state.snakes[at];
    lying.snake.attach(end, link, way);
    if lying.snake.is_complete() {
        lying.done = Some(seat); // R5.2
        state.hand_mut().points += 1;
    }
    end_turn(rules, state);
}

fn take(state: &mut State, snake: u8, end: End) {
    let Some(at) = state.find(snake) else { return };
    let lying = state.snakes.remove(at);
    let (link, left) = lying.snake.take(end);
    if let Some(snake) = left {
        state.snakes.insert(at, Lying { number: lying.number, snake, done: None }); // R5.4
    }
    state.hand_mut().gain(link.die());
    state.taken = Some(link.die());
}

fn hand_over(rules: &Snakes, state: &mut State, to: Seat) {
    if let Some(die) = state.die {
        state.hand_mut().lose(die);
        state.seats[to.index()].gain(die);
    }
    end_turn(rules, state);
}

/// The next seat to the left that has dice begins its turn (R8.1); without any, the game is over
/// (R8.3).
fn end_turn(rules: &Snakes, state: &mut State) {
    state.page += 1;
    for _ in 0..rules.players {
        state.seat = state.seat.next(rules.players);
        if !state.hand().is_empty() {
            return state.begin_turn();
        }
    }
    state.phase = Phase::Over;
}
