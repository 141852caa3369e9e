//! The facts of a table.

use serde::{Deserialize, Serialize};
use turlaj_core::{Event, Game, Seat, Seats, Tick};

use crate::fair::{Fixed, Nonce, Secret};

/// One line of a table's log, which only ever grows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Entry<G: Game> {
    /// Its position in the log, from 0.
    pub seq: u64,
    /// When it happened, in table time.
    pub tick: Tick,
    /// What happened.
    pub body: Body<G>,
}

/// What happened: a fact of the game, or one of the table around it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Body<G: Game> {
    /// A fact of the game.
    Game(Event<G>),
    /// A fact of the table.
    Table(Fact),
}

/// A fact of the table around a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The commitments behind the dice are fixed; a later one replaces an aborted one.
    DiceFixed(Fixed),
    /// A seat opened its nonce.
    NonceRevealed {
        /// Who.
        seat: Seat,
        /// What it committed to.
        nonce: Nonce,
    },
    /// The secret behind the dice is opened: the last line of a log.
    SecretRevealed {
        /// What the host committed to.
        secret: Secret,
    },
    /// All human seats agreed to go back: of the facts of the game that stand now, the first `to`
    /// go on standing.
    Undo {
        /// How many facts go on standing.
        to: u64,
        /// Who agreed.
        agreed: Seats,
    },
    /// A seat took back its own last acts, before anybody learned of anything that followed.
    TakeBack {
        /// Who.
        seat: Seat,
        /// How many of its acts.
        acts: u64,
    },
    /// The last fact of the game, a roll that was typed in, was not what fell: it does not stand.
    Mistyped,
    /// A person sat down.
    SeatTaken {
        /// Where.
        seat: Seat,
        /// The name shown to others.
        name: String,
    },
    /// A person left.
    SeatLeft {
        /// Where.
        seat: Seat,
    },
    /// The person on a seat is away: what is played for the seat from now on is not their choice.
    Away {
        /// Where.
        seat: Seat,
    },
    /// The person who was away is back.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// A bot plays for a seat from now on.
    BotTakes {
        /// Where.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// A seat's clock ran out.
    Flag {
        /// Whose.
        seat: Seat,
    },
    /// The game was given up before its end.
    Abandoned,
}

impl Fact {
    /// Whether this fact belongs to the dice, and so into the tags of a record.
    pub(crate) fn is_about_dice(&self) -> bool {
        matches!(
            self,
            Fact::DiceFixed(_) | Fact::NonceRevealed { .. } | Fact::SecretRevealed { .. }
        )
    }
}
