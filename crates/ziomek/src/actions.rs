//! What a seat can do.

use turlaj_core::{Dice, LiveGame, Seat, Throw, notation_as_serde};

use crate::Ziomek;
use crate::blocks::LANE;
use crate::pieces::{Colour, Laid, Pose, Side};
use crate::refusals::check;
use crate::state::{Phase, State};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Choose which ziomek of a pair is used (R3.5).
    Use(Colour),
    /// Lay a piece on top (R4.2).
    Drop(Laid),
    /// Show another side of the top piece (R4.3).
    Turn(Side),
    /// Turn the top piece upside down (R4.3).
    Flip,
    /// Take down the top levels, so many (R4.4).
    Down(u8),
    /// "ZIOMEK!" (R5.1)
    Shout,
    /// Agree to end the round (R6.2).
    Agree,
    /// Agree no longer (R6.2).
    Withdraw,
    /// Be ready for the next round (R6.5).
    Ready,
}

notation_as_serde!(Action);

/// Appends all legal actions: only where the roller chooses; at live nodes `check` alone rules.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.phase == Phase::Pair && seat == state.roller {
        out.extend(state.asked_for().pair().into_iter().flatten().map(Action::Use));
    }
}

/// The first colour of a pair; a seat that left agrees to end the round, and is ready for the next.
pub(crate) fn fallback(state: &State, seat: Seat) -> Option<Action> {
    let builder = state.seats.get(seat.index())?;
    match state.phase {
        Phase::Pair if seat == state.roller => {
            state.asked_for().pair().map(|[first, _]| Action::Use(first))
        }
        Phase::Building if !builder.agreed => Some(Action::Agree), // R6.2
        Phase::Checked if !builder.ready => Some(Action::Ready),
        _ => None,
    }
}

impl LiveGame for Ziomek {
    /// Mostly pieces that meet the line, so that stacks grow; seldom something that ends a round.
    fn sample(&self, state: &State, seat: Seat, dice: &mut dyn Dice) -> Action {
        let mut lot = |faces: u32| dice.die(Throw::Setup { step: 99, roll: 1 }.die(1), faces);
        let builder = &state.seats[seat.index()];
        if state.phase == Phase::Checked {
            return Action::Ready;
        }
        let wish = match lot(64) {
            0 => Action::Shout,
            1..=3 => Action::Agree,
            4..=5 => Action::Withdraw,
            6..=9 => Action::Down(1 + lot(3) as u8),
            10..=13 => Action::Flip,
            14..=18 => Action::Turn(crate::SIDES[lot(4) as usize]),
            _ => drop_something(builder.stack.last().copied(), &mut lot),
        };
        if check(self, state, seat, wish).is_ok() {
            return wish;
        }
        // A full stack can be taken down, and everything else can be dropped on.
        let free = Pose::all().find(|pose| !builder.uses(pose.piece()));
        free.map_or(Action::Down(1), |pose| Action::Drop(Laid { pose, x: LANE / 2 }))
    }
}

/// Any pose, where the line goes on or somewhere near.
fn drop_something(top: Option<Laid>, lot: &mut dyn FnMut(u32) -> u32) -> Action {
    let pose = Pose::all().nth(lot(Pose::COUNT as u32) as usize).expect("the lot is below");
    let near = Laid { pose, x: LANE / 2 - 45 };
    let shift = if lot(4) == 0 { lot(41) as i16 - 20 } else { 0 };
    let x = top.map_or(near.x, |top| near.x + top.leaves() - near.enters()) + shift;
    Action::Drop(Laid { pose, x })
}
