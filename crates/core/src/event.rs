//! The facts that drive a game.

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// One fact of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Event<G: Game> {
    /// Dice fell.
    Roll {
        /// What they show.
        roll: G::Roll,
    },
    /// A seat decided.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// The clock reached the point that the node named.
    Time,
}

impl<G: Game> Copy for Event<G>
where
    G::Roll: Copy,
    G::Action: Copy,
{
}
