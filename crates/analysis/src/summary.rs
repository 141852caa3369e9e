//! What a seat's ledger comes to: decisions, errors by size, luck.

use serde::Serialize;
use turlaj_core::{Game, Seat};
use turlaj_engine::Unit;

use crate::amount::ONE;
use crate::ledger::{Ledger, StepKind};

/// How much a choice costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorSize {
    /// Less than an inaccuracy.
    Fine,
    /// Half a percent of the victory and more.
    Inaccuracy,
    /// Two percent and more.
    Mistake,
    /// Five percent and more.
    Blunder,
}

impl ErrorSize {
    /// All sizes that are errors.
    pub const ERRORS: [ErrorSize; 3] =
        [ErrorSize::Inaccuracy, ErrorSize::Mistake, ErrorSize::Blunder];

    /// The size of a loss in this unit: a hundred points count as a victory, and ten lost pieces.
    pub fn of(loss: i64, unit: Unit) -> ErrorSize {
        let whole = match unit {
            Unit::Victory => ONE,
            Unit::Points => 100 * ONE,
            Unit::Losses(_) => 10 * ONE,
        };
        match loss {
            _ if loss * 20 >= whole => ErrorSize::Blunder,
            _ if loss * 50 >= whole => ErrorSize::Mistake,
            _ if loss * 200 >= whole => ErrorSize::Inaccuracy,
            _ => ErrorSize::Fine,
        }
    }
}

/// The decisions of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Decisions {
    /// All decisions.
    pub decisions: u32,
    /// Those with more than one choice.
    pub open: u32,
    /// Open ones in which the best was chosen, or something of the same value.
    pub best: u32,
    /// Errors by size, the smallest first.
    pub errors: [u32; ErrorSize::ERRORS.len()],
    /// What all choices cost together, at least 0.
    pub loss: i64,
}

impl Decisions {
    /// The mean loss of an open decision.
    pub fn rate(&self) -> Option<f64> {
        (self.open > 0).then(|| self.loss as f64 / ONE as f64 / f64::from(self.open))
    }
}

impl<G: Game> Ledger<G> {
    /// The decisions of a seat; those that were played for an absent person do not count.
    pub fn summary(&self, of: Seat) -> Decisions {
        let mut summary = Decisions::default();
        for step in &self.steps {
            let StepKind::Choice { seat, choices, effect, absent: false, .. } = &step.kind else {
                continue;
            };
            if *seat != of {
                continue;
            }
            let loss = -effect.of_seat(of);
            summary.decisions += 1;
            summary.open += u32::from(*choices > 1);
            summary.best += u32::from(*choices > 1 && loss == 0);
            summary.loss += loss;
            let size = ErrorSize::of(loss, self.unit);
            if let Some(at) = ErrorSize::ERRORS.iter().position(|error| *error == size) {
                summary.errors[at] += 1;
            }
        }
        summary
    }

    /// The steps in which a seat lost most by its choice, the most expensive first; at most `most`.
    pub fn worst(&self, of: Seat, most: usize) -> Vec<usize> {
        let loss = |at: usize| match &self.steps[at].kind {
            StepKind::Choice { seat, effect, .. } if *seat == of => -effect.of_seat(of),
            _ => 0,
        };
        let mut worst: Vec<usize> = (0..self.steps.len()).filter(|&at| loss(at) > 0).collect();
        worst.sort_by_key(|&at| std::cmp::Reverse(loss(at)));
        worst.truncate(most);
        worst
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_percents_of_the_victory_points_and_tenths_of_pieces() {
        let size = |loss: f64, unit| ErrorSize::of((loss * ONE as f64) as i64, unit);
        assert_eq!(size(0.0049, Unit::Victory), ErrorSize::Fine);
        assert_eq!(size(0.005, Unit::Victory), ErrorSize::Inaccuracy);
        assert_eq!(size(0.02, Unit::Victory), ErrorSize::Mistake);
        assert_eq!(size(0.05, Unit::Victory), ErrorSize::Blunder);
        assert_eq!(size(2.0, Unit::Points), ErrorSize::Mistake);
        assert_eq!(size(0.5, Unit::Losses("tiles")), ErrorSize::Blunder);
    }
}
