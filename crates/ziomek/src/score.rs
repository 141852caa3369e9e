//! Checking stacks, counting points, and who wins.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Seat, Standings};

use crate::line::joined;
use crate::pieces::{Laid, Piece};
use crate::requirement::Requirement;
use crate::state::State;

/// The points of a smiling ziomek (R7.3).
pub const SMILE: u8 = 2;

/// What one round brought a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct RoundScore {
    /// A point for every level that counts.
    pub levels: u8,
    /// For smiling ziomki.
    pub bonus: u8,
}

/// Whether a level is right, and if not, why (R5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is right.
    Right,
    /// It holds another piece than the dice ask for.
    Piece,
    /// The line is broken below it.
    Line,
    /// The round's stack does not reach so high.
    Above,
}

/// The verdict on each level of a stack, from the bottom.
pub fn verdicts(requirement: &Requirement, stack: &[Laid]) -> ArrayVec<Verdict, { Piece::COUNT }> {
    let wants = requirement.wants();
    let verdict = |(at, laid): (usize, &Laid)| match wants.get(at) {
        None => Verdict::Above,
        Some(want) if !want.takes(laid.piece()) => Verdict::Piece,
        Some(_) if at > 0 && !joined(stack[at - 1], *laid) => Verdict::Line,
        Some(_) => Verdict::Right,
    };
    stack.iter().enumerate().map(verdict).collect()
}

/// Whether a whole stack is right: the shout was (R5.2). Whatever is on the table stands.
pub fn is_correct(requirement: &Requirement, stack: &[Laid]) -> bool {
    stack.len() == requirement.wants().len()
        && verdicts(requirement, stack).iter().all(|verdict| *verdict == Verdict::Right)
}

/// What a round brings a seat (R7.1 to R7.4).
pub(crate) fn round(requirement: &Requirement, stack: &[Laid], shouted: bool) -> RoundScore {
    let correct = is_correct(requirement, stack);
    if shouted && !correct {
        return RoundScore::default();
    }
    let right = verdicts(requirement, stack);
    let levels = right.iter().take_while(|verdict| **verdict == Verdict::Right).count();
    let smiles = stack.iter().filter(|laid| laid.pose.smiles()).count();
    let bonus = if shouted { SMILE * smiles as u8 } else { 0 };
    RoundScore { levels: levels as u8, bonus }
}

/// Points and, among them, bonus points of a seat so far.
pub(crate) fn totals(rounds: &[RoundScore]) -> (u32, u32) {
    let bonus: u32 = rounds.iter().map(|round| u32::from(round.bonus)).sum();
    let levels: u32 = rounds.iter().map(|round| u32::from(round.levels)).sum();
    (levels + bonus, bonus)
}

/// The most points win, then the most bonus points; then the victory is shared (R8.1).
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank(state.seats.iter().enumerate().map(|(at, builder)| {
        let (total, bonus) = totals(&builder.rounds);
        (Seat(at as u8), total as i32, vec![bonus as i32])
    }))
}
