//! What changes in the course of learning.

use turlaj_learned::clever::Kind;

/// What changes in the course of learning: how far it has come, from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// How far.
    pub(crate) done: f32,
    /// The step, counted from 1.
    pub(crate) step: u64,
}

/// Games that each lane plays in a step: of several players one, which has as many sheets.
pub(crate) const fn games(kind: Kind) -> usize {
    match kind {
        Kind::Solo => 2,
        Kind::Table => 1,
    }
}
/// Lanes, each with its own dice: always so many, on however many threads.
pub(crate) const LANES: usize = 16;
/// Steps after which players take over what was learned.
pub(crate) const REFRESH: u64 = 4;

impl Plan {
    /// A step of so many.
    pub(crate) fn new(step: u64, steps: u64) -> Plan {
        Plan { done: step as f32 / steps as f32, step }
    }

    /// The rate falls by the same factor in equal times, slowly at first, after a short beginning.
    pub(crate) fn rate(self) -> f32 {
        let warm = (self.step as f32 / 200.0).min(1.0);
        warm * 1e-3 * 0.01f32.powf(self.done.powf(1.5))
    }

    /// How much of a target comes from later than the next roll.
    pub(crate) fn lambda(self) -> f32 {
        0.8 + (0.1 - 0.8) * (1.5 * self.done).min(1.0)
    }

    /// The chance of a choice that is not the best, in every second game.
    pub(crate) fn stray(self) -> f64 {
        0.01 * f64::from(1.0 - self.done).max(0.0)
    }

    /// How many rolls are tried at each position: one, which is then played, and others that only
    /// make the target steadier.
    pub(crate) fn rolls(self) -> usize {
        match self.done {
            ..0.35 => 1,
            ..0.65 => 2,
            _ => 4,
        }
    }

    /// How fast the average follows the weights: faster while much changes.
    pub(crate) fn follow(self) -> f32 {
        if self.done < 0.3 { 0.01 } else { 0.001 }
    }
}
