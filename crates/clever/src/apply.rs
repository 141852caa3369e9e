//! How a fact moves the position on.

use turlaj_core::Audience::All;
use turlaj_core::{Out, Seat};

use crate::Clever;
use crate::actions::Action;
use crate::chain::{Chain, fill, mark, place, use_gift};
use crate::course::{
    begin_round, close_if_all_ready, lose_roll, offer, offer_extra, open_closing, ready,
    roll_again, sweep,
};
use crate::news::{News, tell};
use crate::outcomes::{Roll, lowest};
use crate::pieces::DICE;
use crate::state::{Phase, State, Step};

pub(crate) fn roll<O: Out<Clever>>(rules: &Clever, state: &mut State, roll: Roll, out: &mut O) {
    out.turn_page();
    match roll {
        Roll::First(seat) => {
            state.first = seat;
            out.tell(All, || News::FirstDrawn { seat });
            begin_round(rules, state, out);
        }
        Roll::Lot(dice) => {
            state.throws.add();
            out.tell(All, || News::LotDrawn { dice: dice.iter().collect() });
            let (low, _, _) = lowest(&state.faces);
            open_closing(rules, state, low.and(dice), out);
        }
        Roll::Dice(faces) => {
            for die in DICE {
                let face = faces[die.index()];
                state.faces[die.index()] = face.unwrap_or(state.faces[die.index()]);
            }
            state.throws.add();
            state.rolls += 1;
            let (seat, roll) = (state.seat, state.rolls);
            tell(state, out, seat, || News::Rolled { seat, dice: faces, roll });
            if state.passive {
                lay_out(rules, state, out);
            } else {
                offer(rules, state, out);
            }
        }
    }
}

/// The three lowest dice go to the tray, by lot where several sets are lowest (R10.3).
fn lay_out<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    let (low, tied, wanted) = lowest(&state.faces);
    if tied.len() > wanted {
        state.phase = Phase::Lot;
    } else {
        open_closing(rules, state, low.and(tied), out);
    }
}

pub(crate) fn act<O: Out<Clever>>(
    rules: &Clever,
    state: &mut State,
    seat: Seat,
    action: Action,
    out: &mut O,
) {
    let chain = match action {
        Action::Pick(die) => {
            tell(state, out, seat, || News::Picked { seat, die });
            state.rolled = state.rolled.without(die);
            state.picked.push(die);
            place(state, seat, die, out)
        }
        Action::Drop(die) => return lose_roll(rules, state, Some(die), out),
        Action::Pass => return lose_roll(rules, state, None, out),
        Action::Reroll => {
            tell(state, out, seat, || News::RerollSpent { seat });
            let player = state.player_mut(seat);
            player.sheet.rerolls.spent += 1;
            player.step = Step::Ready;
            state.rolls -= 1;
            roll_again(state, out);
            return;
        }
        Action::Mark(field) => match state.player(seat).step {
            Step::Fill(gift) => mark(state, seat, field, gift.number(), out),
            Step::Place(die) => mark(state, seat, field, state.face(die), out),
            _ => return,
        },
        Action::Bonus(gift) => match state.player(seat).step {
            Step::Black => fill(state, seat, gift, out),
            _ => use_gift(state, seat, gift, out),
        },
        Action::Take(die) => {
            tell(state, out, seat, || News::Took { seat, die });
            state.player_mut(seat).took = Some(die);
            place(state, seat, die, out)
        }
        Action::Skip => {
            tell(state, out, seat, || News::Skipped { seat });
            Chain::Ended
        }
        Action::Extra(die) => {
            tell(state, out, seat, || News::ExtraUsed { seat, die });
            let player = state.player_mut(seat);
            player.sheet.extras.spent += 1;
            player.extra = player.extra.with(die);
            place(state, seat, die, out)
        }
        Action::Done => {
            ready(state, seat);
            return leave(rules, state, seat, out);
        }
    };
    if chain == Chain::Waits {
        return;
    }
    match state.phase {
        Phase::Closing => offer_extra(rules, state, seat),
        Phase::Black => ready(state, seat),
        _ => return sweep(rules, state, out),
    }
    leave(rules, state, seat, out);
}

/// After a seat's own act in a sealed phase: closes it, or tells that the seat is through.
fn leave<O: Out<Clever>>(rules: &Clever, state: &mut State, seat: Seat, out: &mut O) {
    let asked = state.asked();
    if asked.is_empty() {
        close_if_all_ready(rules, state, out);
    } else if !asked.contains(seat) {
        out.tell(All, || News::Ready { seat });
    }
}
