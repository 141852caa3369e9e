//! Who must do what next.

use crate::{Seats, Standings};

/// Milliseconds of table time: they pass only while a table is in play.
pub type Tick = u64;

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// Dice.
    Chance,
    /// A decision of each of these seats. With several, all decide at once and sealed: nobody
    /// learns what the others do before the page turns.
    Decide(Seats),
    /// Anything that `check` accepts from these seats, at any time, until the clock ends it.
    Live {
        /// Who may act; with nobody this is a countdown.
        seats: Seats,
        /// When [`crate::Event::Time`] is due, in ticks since the fact that opened this page.
        until: Option<Tick>,
    },
    /// Nothing: the game is over.
    Over(Standings),
}

impl Node {
    /// The seats that may act now.
    pub fn asked(&self) -> Seats {
        match self {
            Node::Decide(seats) | Node::Live { seats, .. } => *seats,
            Node::Chance | Node::Over(_) => Seats::NONE,
        }
    }
}
