//! How an event moves the position on, and what it reports.

use turlaj_core::Audience::{All, Only, Others};
use turlaj_core::{Counter, Out, Seat};

use crate::Stonoga;
use crate::actions::{Action, only_passing_is_left};
use crate::news::News;
use crate::outcomes::{Roll, dealt};
use crate::pieces::{Face, Piece, Tail, Tile};
use crate::state::{Held, Phase, State};

pub(crate) fn roll<O: Out<Stonoga>>(rules: &Stonoga, state: &mut State, roll: Roll, out: &mut O) {
    out.turn_page();
    match roll {
        Roll::First(seat) => {
            out.tell(All, || News::FirstDrawn { seat });
            state.seat = seat;
            state.after_first(rules, out);
        }
        Roll::Tail(shown) => tail(rules, state, Some(shown), out),
        Roll::KeptTail => tail(rules, state, None, out),
        Roll::Golden(face) => golden(rules, state, face, out),
        Roll::Dice(faces) => {
            for (die, face) in faces.into_iter().enumerate() {
                state.dice[die] = face.unwrap_or(state.dice[die]);
            }
            state.rolls += 1;
            let (seat, shown, roll) = (state.seat, state.dice, state.rolls);
            out.tell(All, || News::Rolled { seat, dice: faces, shown, roll });
            state.phase = Phase::Deciding;
            if only_passing_is_left(rules, state) {
                pass(rules, state, out); // R3.6
            }
        }
    }
}

/// Deals a tail, or at the end learns which one was kept (R8.1, R8.4, R8.5).
fn tail<O: Out<Stonoga>>(rules: &Stonoga, state: &mut State, tail: Option<Tail>, out: &mut O) {
    let held = tail.map_or(Held::Kept, Held::Known);
    if let Phase::Telling { told } = state.phase {
        let Some(seat) = state.keeper() else { return };
        state.seats[seat.index()].tail = held;
        if let Some(tail) = tail {
            out.tell(All, || News::TailTold { seat, tail });
        }
        state.after_last_tile(Counter(told.0 + 1), out);
        return;
    }
    let at = dealt(state);
    let seat = Seat(at as u8);
    state.seats[at].tail = held;
    // R8.2: only its owner learns which tail it is.
    out.tell(Only(seat), || News::TailDealt { seat, tail });
    out.tell(Others(seat), || News::TailDealt { seat, tail: None });
    if at + 1 == state.seats.len() {
        state.after_tails(rules, out);
    }
}

/// Lays a golden shoe on a tile, or has the die rolled again (R9.1, R9.2).
fn golden<O: Out<Stonoga>>(rules: &Stonoga, state: &mut State, face: Face, out: &mut O) {
    let Phase::Golden { mut placed, rolled } = state.phase else { return };
    let tile = match face {
        Face::Shoe(colour) => state.middle.golden_place(colour),
        Face::Star => None,
    };
    out.tell(All, || News::GoldenRolled { face, tile });
    if let Some(tile) = tile {
        state.middle.remove(tile, false);
        state.middle.add(tile, true);
        placed += 1;
    }
    state.phase = Phase::Golden { placed, rolled: Counter(rolled.0 + 1) };
    if placed == rules.players {
        state.begin_turn(out);
    }
}

pub(crate) fn act<O: Out<Stonoga>>(
    rules: &Stonoga,
    state: &mut State,
    action: Action,
    out: &mut O,
) {
    let seat = state.seat;
    match action {
        Action::Take { tile, golden } => {
            out.tell(All, || News::Took { seat, tile, golden });
            state.middle.remove(tile, golden);
            let own = &mut state.seats[seat.index()].pieces;
            own.push(Piece::Tile(tile)); // R4.8
            if golden {
                own.push(Piece::Golden); // R9.3, R9.4
            }
            end_turn(rules, state, out);
        }
        Action::Steal { tile, from } => {
            out.tell(All, || News::Stole { seat, from, tile });
            let stolen = steal(rules, state, from);
            state.seats[seat.index()].pieces.push(Piece::Tile(stolen)); // R6.4
            end_turn(rules, state, out);
        }
        Action::Lose { tile, golden } => {
            out.tell(All, || News::Lost { tile, golden });
            state.middle.remove(tile, golden);
            state.lost.push(tile);
            end_turn(rules, state, out);
        }
        Action::Pass => pass(rules, state, out),
        Action::Roll(dice) => {
            state.rolling = dice;
            state.phase = Phase::Rolling;
        }
        Action::Foot(dice) => {
            out.tell(All, || News::FootSpent { seat });
            state.seats[seat.index()].bare_foot = false;
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

/// Ends the turn without a tile.
fn pass<O: Out<Stonoga>>(rules: &Stonoga, state: &mut State, out: &mut O) {
    let seat = state.seat;
    out.tell(All, || News::EmptyHanded { seat });
    end_turn(rules, state, out);
}

fn end_turn<O: Out<Stonoga>>(rules: &Stonoga, state: &mut State, out: &mut O) {
    out.turn_page();
    if state.middle.left() == 0 {
        state.after_last_tile(Counter::default(), out); // R5.1
    } else {
        state.seat = state.seat.next(rules.players);
        state.begin_turn(out);
    }
}
