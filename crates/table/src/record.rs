//! The text record of a game; its grammar is `docs/record.md`.

mod lex;
mod read;
mod tags;
mod tokens;
mod write;

use std::fmt;

use turlaj_core::{Game, NotationError, Refusal};

use crate::table::Table;

pub use lex::Position;
pub use read::{MAX_BYTES, Reading, game_of, read, read_up_to};

/// A game as a record holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The game with all its facts.
    pub table: Table<G>,
    /// When it was played, as text.
    pub date: Option<String>,
    /// Where its dice come from.
    pub dice: DiceTag,
    /// Tags that this project does not know, kept in order.
    pub more: Vec<(String, String)>,
    /// Remarks between the facts, in order.
    pub comments: Vec<Comment>,
}

/// A remark in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// How many entries of the log stand before it; the sealing of the dice, which is in the tags,
    /// always does, and the secret never.
    pub after: usize,
    /// One line of text.
    pub text: String,
}

impl<G: Game> Record<G> {
    /// The record of a table without date, remarks or further tags.
    pub fn new(table: Table<G>, dice: DiceTag) -> Record<G> {
        Record { table, date: None, dice, more: Vec::new(), comments: Vec::new() }
    }
}

/// Where the dice of a record come from; what is proved is for [`crate::verify`] to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceTag {
    /// A secret of the host and nonces of human seats.
    Proved,
    /// A secret of the host alone.
    HostOnly,
    /// Typed in from a real table.
    Typed,
    /// No claim.
    Unproved,
}

impl fmt::Display for DiceTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DiceTag::Proved => "proved",
            DiceTag::HostOnly => "proved, host only",
            DiceTag::Typed => "typed",
            DiceTag::Unproved => "unproved",
        })
    }
}

/// Where and why a record could not be read on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// Where.
    pub at: Position,
    /// A stable kebab-case code.
    pub code: &'static str,
    /// Why, in English.
    pub text: String,
}

impl Broken {
    fn new(at: Position, code: &'static str, text: impl Into<String>) -> Broken {
        Broken { at, code, text: text.into() }
    }

    fn refused(at: Position, why: &Refusal) -> Broken {
        Broken::new(at, why.code(), why.to_string())
    }

    fn notation(at: Position, why: &NotationError) -> Broken {
        Broken::new(at, "notation", why.to_string())
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.at.line, self.at.column, self.text)
    }
}

impl std::error::Error for Broken {}
