//! What facts do.

use turlaj_core::{Audience, Out};

use crate::state::{Phase, State};
use crate::{Action, News, Roll, Skeleton};

pub(crate) fn roll(
    rules: &Skeleton,
    state: &mut State,
    Roll(die): Roll,
    out: &mut impl Out<Skeleton>,
) {
    let seat = state.seat;
    state.rolls.add();
    state.pot = if die.ends_the_turn() { 0 } else { state.pot + u16::from(die.number()) };
    (state.phase, state.die) = (Phase::Deciding, Some(die));
    let pot = state.pot;
    out.tell(Audience::All, || News::Rolled { seat, die, pot });
    out.turn_page();
    if die.ends_the_turn() {
        out.tell(Audience::All, || News::Lost { seat }); // R2.3
        end_turn(rules, state, out);
    }
}

pub(crate) fn act(
    rules: &Skeleton,
    state: &mut State,
    action: Action,
    out: &mut impl Out<Skeleton>,
) {
    match action {
        Action::Roll => (state.phase, state.die) = (Phase::Rolling, None),
        Action::Bank => {
            let (seat, pot) = (state.seat, state.pot);
            let bank = &mut state.seats[seat.index()];
            bank.points += pot;
            let points = bank.points;
            out.tell(Audience::All, || News::Banked { seat, pot, points });
            out.turn_page();
            end_turn(rules, state, out);
        }
    }
}

fn end_turn(rules: &Skeleton, state: &mut State, out: &mut impl Out<Skeleton>) {
    state.left = state.left.map(|left| left - 1);
    let reached = rules.goal().is_some_and(|goal| state.seats[state.seat.index()].points >= goal);
    // R3.1, R3.2
    if reached || state.left == Some(0) {
        (state.phase, state.pot, state.die) = (Phase::Over, 0, None);
        out.tell(Audience::All, || News::Ended);
    } else {
        state.next_turn();
    }
}
