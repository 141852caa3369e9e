//! The sealed chain of one seat: the steps that add up to its bid.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{NotationError, Refusal, notation_as_serde};

/// The highest bid.
pub(super) const HIGHEST: u8 = 6;
/// The longest chain.
pub(super) const LONGEST: usize = 3;

/// How much one action adds to a bid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// One.
    One = 1,
    /// Two.
    Two = 2,
    /// Three.
    Three = 3,
}

impl Step {
    /// All steps, ascending.
    pub const ALL: [Step; 3] = [Step::One, Step::Two, Step::Three];

    /// The number.
    pub fn value(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Step::ALL.into_iter().find(|step| step.to_string() == text);
        found.ok_or_else(|| NotationError::new("a step from 1 to 3", text))
    }
}

notation_as_serde!(Step);

/// What one seat has decided on this page.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Chain {
    steps: Vec<Step>,
    done: bool,
}

impl Chain {
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub(super) fn is_done(&self) -> bool {
        self.done
    }

    pub(super) fn total(&self) -> u8 {
        self.steps.iter().map(|step| step.value()).sum()
    }

    /// Whether this step can be added.
    pub(super) fn check(&self, step: Step) -> Result<(), Refusal> {
        if self.steps.len() == LONGEST {
            let text = format!("a bid has at most {LONGEST} steps: be done");
            return Err(Refusal::new("no-step-left", text).with("most", LONGEST));
        }
        let bid = self.total() + step.value();
        if bid > HIGHEST {
            let text = format!("this would make {bid}, but a bid is at most {HIGHEST}");
            return Err(Refusal::new("bid-too-high", text).with("bid", bid).with("most", HIGHEST));
        }
        Ok(())
    }

    pub(super) fn add(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(super) fn finish(&mut self) {
        self.done = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(steps: &[Step], next: Step) -> Option<&'static str> {
        let chain = Chain { steps: steps.to_vec(), done: false };
        chain.check(next).err().map(|why| why.code())
    }

    #[test]
    fn a_bid_is_at_most_6_in_at_most_3_steps() {
        use Step::{One, Three, Two};
        assert_eq!(code(&[], Three), None);
        assert_eq!(code(&[Three], Three), None);
        assert_eq!(code(&[Three, Three], One), Some("bid-too-high"));
        assert_eq!(code(&[Three, Two], One), None);
        assert_eq!(code(&[Three, Two], Two), Some("bid-too-high"));
        assert_eq!(code(&[One, One, One], One), Some("no-step-left"));
    }
}
