//! Why something is not allowed.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;

use crate::Seat;

/// A player's mistake: a stable code that a client translates, its details, and an English text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    code: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<(&'static str, String)>,
    text: Cow<'static, str>,
}

impl Refusal {
    /// A refusal with a stable kebab-case code and what it means in English.
    pub fn new(code: &'static str, text: impl Into<Cow<'static, str>>) -> Self {
        Self { code, details: Vec::new(), text: text.into() }
    }

    /// The same with one named detail more, for translated texts.
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.details.push((name, value.to_string()));
        self
    }

    /// It is not this seat's turn to decide.
    pub fn not_asked() -> Self {
        Self::new("not-asked", "this seat has nothing to decide now")
    }

    /// The game is over.
    pub fn over() -> Self {
        Self::new("over", "the game is over")
    }

    /// The seat that is chosen to begin does not exist.
    pub fn first_seat(first: Seat, players: u8) -> Self {
        let players_are =
            if players == 1 { "is 1 player".into() } else { format!("are {players} players") };
        let text = format!("seat {first} cannot begin: there {players_are}");
        Self::new("first-seat", text).with("first", first).with("players", players)
    }

    /// The named details.
    pub fn details(&self) -> &[(&'static str, String)] {
        &self.details
    }

    /// The stable code.
    pub fn code(&self) -> &'static str {
        self.code
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Refusal {}
