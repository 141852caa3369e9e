//! How a fact moves the position on.

use turlaj_core::Seat;

use crate::Stonoga;
use crate::actions::{Action, only_passing_is_left};
use crate::outcomes::{Roll, dealt};
use crate::pieces::{Face, Piece, Tile};
use crate::state::{Held, Phase, State};

pub(crate) fn roll(rules: &Stonoga, state: &mut State, roll: Roll) {
    state.page += 1;
    match roll {
        Roll::First(seat) => {
            state.seat = seat;
            state.after_first(rules);
        }
        Roll::Tail(shown) => tail(rules, state, Held::Known(shown)),
        Roll::KeptTail => tail(rules, state, Held::Kept),
        Roll::Golden(face) => golden(rules, state, face),
        Roll::Dice(faces) => {
            for (die, face) in faces.into_iter().enumerate() {
                state.dice[die] = face.unwrap_or(state.dice[die]);
            }
            state.rolls += 1;
            state.phase = Phase::Deciding;
            if only_passing_is_left(rules, state) {
                end_turn(rules, state); // R3.6
            }
        }
    }
}

/// Deals a tail, or at the end hears which one was kept (R8.1, R8.4, R8.5).
fn tail(rules: &Stonoga, state: &mut State, held: Held) {
    if let Phase::Telling { told } = state.phase {
        let Some(seat) = state.keeper() else { return };
        state.seats[seat.index()].tail = held;
        state.after_last_tile(told + 1);
        return;
    }
    let at = dealt(state);
    state.seats[at].tail = held;
    if at + 1 == state.seats.len() {
        state.after_tails(rules);
    }
}

/// Lays a golden shoe on a tile, or has the die rolled again (R9.1, R9.2).
fn golden(rules: &Stonoga, state: &mut State, face: Face) {
    let Phase::Golden { mut placed, rolled } = state.phase else { return };
    let place = match face {
        Face::Shoe(colour) => state.middle.golden_place(colour),
        Face::Star => None,
    };
    if let Some(tile) = place {
        state.middle.remove(tile, false);
        state.middle.add(tile, true);
        placed += 1;
    }
    state.phase = Phase::Golden { placed, rolled: rolled + 1 };
    if placed == rules.players {
        state.begin_turn();
    }
}

pub(crate) fn act(rules: &Stonoga, state: &mut State, action: Action) {
    match action {
        Action::Take { tile, golden } => {
            state.middle.remove(tile, golden);
            let own = &mut state.seats[state.seat.index()].pieces;
            own.push(Piece::Tile(tile)); // R4.8
            if golden {
                own.push(Piece::Golden); // R9.3, R9.4
            }
            end_turn(rules, state);
        }
        Action::Steal { from, .. } => {
            let stolen = steal(rules, state, from);
            state.seats[state.seat.index()].pieces.push(Piece::Tile(stolen)); // R6.4
            end_turn(rules, state);
        }
        Action::Lose { tile, golden } => {
            state.middle.remove(tile, golden);
            state.lost.push(tile);
            end_turn(rules, state);
        }
        Action::Pass => end_turn(rules, state),
        Action::Roll(dice) => {
            state.rolling = dice;
            state.phase = Phase::Rolling;
        }
        Action::Foot(dice) => {
            state.seats[state.seat.index()].bare_foot = false;
            state.rolling = dice;
            state.phase = Phase::Rolling;
        }
    }
}

/// Takes the last tile away from a centipede; golden shoes behind it stay (R9.7).
fn steal(rules: &Stonoga, state: &mut State, from: Seat) -> Tile {
    let robbed = &mut state.seats[from.index()];
    let (at, tile) =
        robbed.loose_end(rules.golden_guard).expect("a checked steal has something to take");
    robbed.pieces.remove(at);
    tile
}

fn end_turn(rules: &Stonoga, state: &mut State) {
    state.page += 1;
    if state.middle.left() == 0 {
        state.after_last_tile(0); // R5.1
    } else {
        state.seat = state.seat.next(rules.players);
        state.begin_turn();
    }
}
