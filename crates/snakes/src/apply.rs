//! How an event moves the position on, and what it reports.

use turlaj_core::Audience::All;
use turlaj_core::{Out, Seat};

use crate::Snakes;
use crate::actions::Action;
use crate::grid::Cell;
use crate::news::News;
use crate::outcomes::Roll;
use crate::pieces::{Face, Piece};
use crate::snake::{End, Link, Snake, Way};
use crate::state::{Lying, Phase, State};

pub(crate) fn roll<O: Out<Snakes>>(rules: &Snakes, state: &mut State, roll: Roll, out: &mut O) {
    out.turn_page();
    match roll {
        Roll::First(seat) => {
            out.tell(All, || News::FirstDrawn { seat });
            state.seat = seat;
            state.begin_turn(out);
        }
        Roll::Face(face) => {
            if let Some(die) = state.die {
                out.tell(All, || News::Rolled { seat: state.seat, die, face });
            }
            state.rolls.add();
            state.face = Some(face);
            state.taken = None;
            match face {
                Face::Piece(_) => state.phase = Phase::Place,
                Face::Plus => state.phase = Phase::Plus,
                Face::Minus if rules.players == 2 => {
                    hand_over(rules, state, state.seat.next(rules.players), out); // R7.1
                }
                Face::Minus => state.phase = Phase::Give,
            }
        }
    }
}

pub(crate) fn act<O: Out<Snakes>>(rules: &Snakes, state: &mut State, action: Action, out: &mut O) {
    let seat = state.seat;
    match action {
        Action::Roll(die) => {
            (state.die, state.face) = (Some(die), None);
            state.phase = Phase::Rolling;
        }
        Action::Put { snake, end, way } => put(rules, state, snake, end, way, out),
        Action::New => {
            let Some((link, piece)) = in_hand(state) else { return };
            let (number, at) = state.free_number();
            let (die, cell) = (link.die(), Cell::default());
            out.tell(All, || News::Began { seat, snake: number, die, piece, at: cell });
            state.hand_mut().lose(die);
            state.snakes.insert(at, Lying { number, snake: Snake::new(link), done: None });
            end_turn(rules, state, out);
        }
        Action::Take { snake, end } => take(state, snake, end, out),
        Action::Stop => {
            out.tell(All, || News::Stopped { seat });
            end_turn(rules, state, out);
        }
        Action::Give(to) => hand_over(rules, state, to, out),
    }
}

/// The die that was rolled, as a piece of a snake.
fn in_hand(state: &State) -> Option<(Link, Piece)> {
    match (state.die, state.face) {
        (Some(die), Some(Face::Piece(piece))) => Some((Link::new(die, piece), piece)),
        _ => None,
    }
}

fn put<O: Out<Snakes>>(
    rules: &Snakes,
    state: &mut State,
    snake: u8,
    end: End,
    way: Option<Way>,
    out: &mut O,
) {
    let Some((link, piece)) = in_hand(state) else { return };
    let Some(at) = state.find(snake) else { return };
    let (seat, die) = (state.seat, link.die());
    state.hand_mut().lose(die);
    let lying = &mut state.snakes[at];
    if let Some(open) = lying.snake.open(end) {
        out.tell(All, || News::Placed { seat, snake, end, die, piece, turn: way, at: open.at });
    }
    lying.snake.attach(end, link, way);
    if lying.snake.is_complete() {
        lying.done = Some(seat); // R5.2
        let length = lying.snake.length();
        state.hand_mut().points += 1;
        let points = state.hand().points;
        out.tell(All, || News::Completed { seat, snake, length, points });
    }
    end_turn(rules, state, out);
}

fn take<O: Out<Snakes>>(state: &mut State, snake: u8, end: End, out: &mut O) {
    let Some(at) = state.find(snake) else { return };
    let lying = state.snakes.remove(at);
    let (reopened, gone) = (lying.snake.is_complete(), lying.snake.length() == 1);
    let (link, left) = lying.snake.take(end);
    let (seat, from) = (state.seat, lying.done);
    let (die, piece) = (link.die(), link.piece());
    out.tell(All, || News::Took { seat, snake, end, die, piece, reopened, gone, from });
    if let Some(snake) = left {
        state.snakes.insert(at, Lying { number: lying.number, snake, done: None }); // R5.4
    }
    state.hand_mut().gain(die);
    state.taken = Some(die);
}

fn hand_over<O: Out<Snakes>>(rules: &Snakes, state: &mut State, to: Seat, out: &mut O) {
    if let Some(die) = state.die {
        out.tell(All, || News::Gave { seat: state.seat, to, die });
        state.hand_mut().lose(die);
        state.seats[to.index()].gain(die);
    }
    end_turn(rules, state, out);
}

/// The next seat to the left that has dice begins its turn (R8.1); without any, the game is over
/// (R8.3).
fn end_turn<O: Out<Snakes>>(rules: &Snakes, state: &mut State, out: &mut O) {
    out.turn_page();
    let mut next = state.seat.next(rules.players);
    if state.seats.iter().all(|hand| hand.is_empty()) {
        state.phase = Phase::Over;
        state.gather_die();
        out.tell(All, || News::ended(state));
        return;
    }
    while state.seats[next.index()].is_empty() {
        out.tell(All, || News::Skipped { seat: next });
        next = next.next(rules.players);
    }
    state.seat = next;
    state.begin_turn(out);
}
