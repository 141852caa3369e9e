//! How a fact moves the position on.

use turlaj_core::Seat;

use crate::Ziomek;
use crate::actions::Action;
use crate::balance::standing;
use crate::outcomes::Roll;
use crate::pieces::{Laid, Pose};
use crate::score;
use crate::state::{Builder, EndedBy, Phase, State};

pub(crate) fn roll(rules: &Ziomek, state: &mut State, roll: Roll) {
    state.page += 1;
    match roll {
        Roll::First(seat) => {
            state.roller = seat;
            state.begin_round(rules);
        }
        Roll::Dice(throwing) => {
            state.throws += 1;
            throwing.each(|colour, number| state.dice[colour as usize] = number);
            if state.dice_stand() {
                state.after_dice(rules);
            }
        }
    }
}

/// The clock has reached a point that matters.
pub(crate) fn time(rules: &Ziomek, state: &mut State) {
    match state.phase {
        Phase::Countdown => {
            state.page += 1;
            state.phase = Phase::Building; // R3.6
        }
        Phase::Building => end_round(rules, state, EndedBy::Clock), // R6.1
        Phase::Checked => next_round(rules, state),
        Phase::First | Phase::Rolling | Phase::Pair | Phase::Over => {}
    }
}

pub(crate) fn act(rules: &Ziomek, state: &mut State, seat: Seat, action: Action) {
    let builder = &mut state.seats[seat.index()];
    match action {
        Action::Use(colour) => {
            state.chosen = Some(colour);
            state.page += 1;
            state.phase = Phase::Countdown;
        }
        Action::Drop(laid) => {
            builder.stack.push(laid);
            settle(builder);
        }
        Action::Turn(side) => repose(builder, |pose| Pose::new(pose.piece(), side, pose.flipped())),
        Action::Flip => {
            repose(builder, |pose| Pose::new(pose.piece(), pose.side(), !pose.flipped()));
        }
        Action::Down(levels) => {
            let left = builder.stack.len().saturating_sub(usize::from(levels));
            builder.stack.truncate(left);
        }
        Action::Shout => {
            state.shouter = Some(seat);
            end_round(rules, state, EndedBy::Shout);
        }
        Action::Agree => {
            builder.agreed = true;
            if state.seats.iter().all(|builder| builder.agreed) {
                end_round(rules, state, EndedBy::Agreed); // R6.2
            }
        }
        Action::Withdraw => builder.agreed = false,
        Action::Ready => {
            builder.ready = true;
            if state.seats.iter().all(|builder| builder.ready) {
                next_round(rules, state);
            }
        }
    }
}

/// What does not stand falls back to the supply (R4.6).
fn settle(builder: &mut Builder) {
    let stands = standing(&builder.stack);
    builder.stack.truncate(stands);
}

/// Lays the top piece differently in the same place. That moves no weight, so nothing falls.
fn repose(builder: &mut Builder, change: impl Fn(Pose) -> Option<Pose>) {
    if let Some(top) = builder.stack.last_mut()
        && let Some(pose) = change(top.pose)
    {
        *top = Laid { pose, ..*top };
    }
}

fn end_round(rules: &Ziomek, state: &mut State, by: EndedBy) {
    state.page += 1;
    state.ended_by = Some(by);
    let requirement = state.requirement();
    for (at, builder) in state.seats.iter_mut().enumerate() {
        let shouted = state.shouter == Some(Seat(at as u8));
        builder.rounds.push(score::round(&requirement, &builder.stack, shouted));
    }
    state.phase = if rules.is_last(state.round) { Phase::Over } else { Phase::Checked };
}

fn next_round(rules: &Ziomek, state: &mut State) {
    state.page += 1;
    state.round += 1;
    state.roller = state.roller.next(rules.players); // R2.3
    state.begin_round(rules);
}
