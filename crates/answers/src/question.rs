//! Questions about a game that have exact answers.

use serde_json::{Map, Value};
use turlaj_core::Refusal;
use turlaj_terminal::Line;

/// Answers questions about a game exactly: the game itself, its turns, or puzzles in it.
#[derive(Clone, Copy)]
pub struct Solver {
    /// What can be asked, in a few words.
    pub about: &'static str,
    /// The words of a question.
    pub words: &'static [WordSpec],
    /// Answers a question. The function that it is given hears how much of a long answer is done, and of how much.
    pub solve: fn(&Question, Progress<'_>) -> Result<Solution, Refusal>,
}

/// Hears how much is done, and of how much.
type Progress<'a> = &'a mut dyn FnMut(u64, u64);

/// Counts the points of described sheets, one per seat.
pub type ScoreSheets = fn(&[String]) -> Result<Solution, Refusal>;

/// A word that a question may have.
#[derive(Clone, Copy, Debug)]
pub struct WordSpec {
    /// Its name.
    pub name: &'static str,
    /// What stands for its value in a description; empty for a word that has none.
    pub value: &'static str,
    /// What it means.
    pub about: &'static str,
}

impl WordSpec {
    pub(crate) const fn new(
        name: &'static str,
        value: &'static str,
        about: &'static str,
    ) -> WordSpec {
        WordSpec { name, value, about }
    }
}

/// Named words, such as `round` and `7`; a word without a value has an empty one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question(pub Vec<(&'static str, String)>);

impl Question {
    /// The value of a word, if it is there.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Refuses all words but these.
    pub(crate) fn only(&self, names: &[&str]) -> Result<(), Refusal> {
        match self.0.iter().find(|(name, _)| !names.contains(name)) {
            Some((name, _)) => {
                let text = format!("`{name}` is of no use here; there are: {}", names.join(", "));
                Err(Refusal::new("bad-word", text).with("word", name))
            }
            None => Ok(()),
        }
    }
}

/// The answer to a question, in the game's own terms.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// For programs.
    pub json: Map<String, Value>,
    /// For people.
    pub lines: Vec<Line>,
    /// What a check has found to be wrong.
    pub fault: Option<String>,
}

impl Solution {
    pub(crate) fn new(json: Value, lines: Vec<Line>) -> Solution {
        let Value::Object(json) = json else { unreachable!("an answer is an object") };
        Solution { json, lines, fault: None }
    }
}

pub(crate) fn missing(name: &'static str, example: &str) -> Refusal {
    Refusal::new("missing-word", format!("{name} is missing, such as {example}")).with("word", name)
}
