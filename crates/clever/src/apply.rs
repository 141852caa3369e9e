//! How a fact moves the position on.

use turlaj_core::Seat;

use crate::Clever;
use crate::actions::Action;
use crate::chain::{Chain, Ear, fill, mark, place, use_gift};
use crate::course::{
    begin_round, close_if_all_ready, lose_roll, offer, offer_extra, open_closing, ready, sweep,
};
use crate::news::News;
use crate::outcomes::{Roll, lowest};
use crate::pieces::{DICE, DieSet};
use crate::state::{Phase, State, Step};

pub(crate) fn roll(rules: &Clever, state: &mut State, roll: Roll, ear: Ear<'_>) {
    state.page += 1;
    match roll {
        Roll::First(seat) => {
            state.first = seat;
            ear(state, News::FirstDrawn { seat });
            begin_round(rules, state, ear);
        }
        Roll::Lot(dice) => {
            state.throws += 1;
            ear(state, News::LotDrawn { dice: dice.iter().collect() });
            let (low, _, _) = lowest(&state.faces);
            fill_tray(rules, state, low.and(dice), ear);
        }
        Roll::Dice(faces) => {
            for die in DICE {
                let face = faces[die.index()];
                state.faces[die.index()] = face.unwrap_or(state.faces[die.index()]);
            }
            state.throws += 1;
            state.rolls += 1;
            let (seat, roll) = (state.seat, state.rolls);
            ear(state, News::Rolled { seat, dice: faces, roll });
            if state.passive {
                lay_out(rules, state, ear);
            } else {
                offer(rules, state, ear);
            }
        }
    }
}

/// The three lowest dice go to the tray, by lot where several sets are lowest (R10.3).
fn lay_out(rules: &Clever, state: &mut State, ear: Ear<'_>) {
    let (low, tied, wanted) = lowest(&state.faces);
    if tied.len() > wanted {
        state.phase = Phase::Lot;
    } else {
        fill_tray(rules, state, low.and(tied), ear);
    }
}

fn fill_tray(rules: &Clever, state: &mut State, tray: DieSet, ear: Ear<'_>) {
    state.tray = tray;
    state.rolled = DieSet::NONE;
    open_closing(rules, state, ear);
}

pub(crate) fn act(rules: &Clever, state: &mut State, seat: Seat, action: Action, ear: Ear<'_>) {
    let chain = match action {
        Action::Pick(die) => {
            ear(state, News::Picked { seat, die });
            state.rolled = state.rolled.without(die);
            state.picked.push(die);
            place(state, seat, die, ear)
        }
        Action::Drop(die) => return lose_roll(rules, state, Some(die), ear),
        Action::Pass => return lose_roll(rules, state, None, ear),
        Action::Reroll => {
            ear(state, News::RerollSpent { seat });
            let player = state.player_mut(seat);
            player.sheet.rerolls.spent += 1;
            player.step = Step::Ready;
            state.rolls -= 1;
            state.phase = Phase::Rolling;
            return;
        }
        Action::Mark(field) => match state.player(seat).step {
            Step::Fill(gift) => mark(state, seat, field, gift.number(), ear),
            Step::Place(die) => mark(state, seat, field, state.face(die), ear),
            _ => return,
        },
        Action::Bonus(gift) => match state.player(seat).step {
            Step::Black => fill(state, seat, gift, ear),
            _ => use_gift(state, seat, gift, ear),
        },
        Action::Take(die) => {
            ear(state, News::Took { seat, die });
            state.player_mut(seat).took = Some(die);
            place(state, seat, die, ear)
        }
        Action::Skip => {
            ear(state, News::Skipped { seat });
            Chain::Ended
        }
        Action::Extra(die) => {
            ear(state, News::ExtraUsed { seat, die });
            let player = state.player_mut(seat);
            player.sheet.extras.spent += 1;
            player.extra = player.extra.with(die);
            place(state, seat, die, ear)
        }
        Action::Done => {
            ready(state, seat);
            return close_if_all_ready(rules, state, ear);
        }
    };
    if chain == Chain::Waits {
        return;
    }
    match state.phase {
        Phase::Closing => offer_extra(rules, state, seat),
        Phase::Black => ready(state, seat),
        _ => return sweep(rules, state, ear),
    }
    close_if_all_ready(rules, state, ear);
}
