//! How an event moves the position on, and what it reports.

use turlaj_core::Audience::All;
use turlaj_core::{Out, Seat};

use crate::Ziomek;
use crate::actions::Action;
use crate::balance::standing;
use crate::news::News;
use crate::outcomes::Roll;
use crate::pieces::{Laid, Pose};
use crate::score::{self, is_correct};
use crate::state::{Builder, EndedBy, Phase, State};

pub(crate) fn roll<O: Out<Ziomek>>(rules: &Ziomek, state: &mut State, roll: Roll, out: &mut O) {
    out.turn_page();
    match roll {
        Roll::First(seat) => {
            out.tell(All, || News::FirstDrawn { seat });
            state.roller = seat;
            state.begin_round(rules, out);
        }
        Roll::Dice(throwing) => {
            state.throws.add();
            throwing.each(|colour, number| state.dice[colour as usize] = number);
            if state.dice_stand() {
                state.after_dice(rules, out);
            } else {
                state.roll_again();
            }
        }
    }
}

/// The clock has reached a point that matters.
pub(crate) fn time<O: Out<Ziomek>>(rules: &Ziomek, state: &mut State, out: &mut O) {
    match state.phase {
        Phase::Countdown => {
            out.turn_page();
            out.uncover();
            state.phase = Phase::Building; // R3.6
            out.tell(All, || News::started(state));
        }
        Phase::Building => end_round(rules, state, EndedBy::Clock, out), // R6.1
        Phase::Checked => next_round(rules, state, out),
        Phase::First | Phase::Rolling | Phase::Pair | Phase::Over => {}
    }
}

pub(crate) fn act<O: Out<Ziomek>>(
    rules: &Ziomek,
    state: &mut State,
    seat: Seat,
    action: Action,
    out: &mut O,
) {
    let builder = &mut state.seats[seat.index()];
    match action {
        Action::Use(colour) => {
            out.tell(All, || News::PairChosen { seat, colour });
            state.chosen = Some(colour);
            out.turn_page();
            state.phase = Phase::Countdown;
        }
        Action::Drop(level) => {
            let at = builder.stack.len() + 1;
            builder.stack.push(level);
            // What does not stand falls back to the supply (R4.6).
            let left = standing(&builder.stack);
            out.tell(All, || News::Dropped {
                seat,
                level,
                at,
                fell: builder.stack[left..].to_vec(),
                left,
            });
            builder.stack.truncate(left);
        }
        Action::Turn(side) => {
            repose(builder, |pose| Pose::new(pose.piece(), side, pose.flipped()));
            if let Some(&level) = builder.stack.last() {
                out.tell(All, || News::Turned { seat, level });
            }
        }
        Action::Flip => {
            repose(builder, |pose| Pose::new(pose.piece(), pose.side(), !pose.flipped()));
            if let Some(&level) = builder.stack.last() {
                out.tell(All, || News::Flipped { seat, level });
            }
        }
        Action::Down(levels) => {
            let left = builder.stack.len().saturating_sub(usize::from(levels));
            out.tell(All, || News::TookDown { seat, levels: builder.stack[left..].to_vec() });
            builder.stack.truncate(left);
        }
        Action::Shout => {
            let stack = &state.seats[seat.index()].stack;
            out.tell(All, || News::Shouted {
                seat,
                correct: is_correct(&state.requirement(), stack),
            });
            state.shouter = Some(seat);
            end_round(rules, state, EndedBy::Shout, out);
        }
        Action::Agree => {
            out.tell(All, || News::Agreed { seat });
            builder.agreed = true;
            if state.seats.iter().all(|builder| builder.agreed) {
                end_round(rules, state, EndedBy::Agreed, out); // R6.2
            }
        }
        Action::Withdraw => {
            out.tell(All, || News::Withdrew { seat });
            builder.agreed = false;
        }
        Action::Ready => {
            out.tell(All, || News::Ready { seat });
            builder.ready = true;
            if state.seats.iter().all(|builder| builder.ready) {
                next_round(rules, state, out);
            }
        }
    }
}

/// Lays the top piece differently in the same place. That moves no weight, so nothing falls.
fn repose(builder: &mut Builder, change: impl Fn(Pose) -> Option<Pose>) {
    if let Some(top) = builder.stack.last_mut()
        && let Some(pose) = change(top.pose)
    {
        *top = Laid { pose, ..*top };
    }
}

fn end_round<O: Out<Ziomek>>(rules: &Ziomek, state: &mut State, by: EndedBy, out: &mut O) {
    out.turn_page();
    state.ended_by = Some(by);
    let requirement = state.requirement();
    for (at, builder) in state.seats.iter_mut().enumerate() {
        let shouted = state.shouter == Some(Seat(at as u8));
        builder.rounds.push(score::round(&requirement, &builder.stack, shouted));
    }
    out.tell(All, || News::round_ended(state, by));
    if rules.is_last(state.round) {
        state.phase = Phase::Over;
        out.tell(All, || News::ended(state));
    } else {
        state.phase = Phase::Checked;
    }
}

fn next_round<O: Out<Ziomek>>(rules: &Ziomek, state: &mut State, out: &mut O) {
    out.turn_page();
    state.round += 1;
    state.roller = state.roller.next(rules.players); // R2.3
    state.begin_round(rules, out);
}
