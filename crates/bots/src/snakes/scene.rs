//! A decision, as its explanations see it.

use turlaj_snakes::{Action, Again, View};

use super::words::SnakesWhat;

/// A decision.
pub(super) struct SnakesScene<'a> {
    pub(super) view: &'a View,
    pub(super) again: Again,
    pub(super) legal: &'a [Action],
}

/// An action, and what can be counted of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct CountedAction {
    pub(super) what: SnakesWhat,
    /// Whether it completes a snake.
    pub(super) point: bool,
    /// How many faces of the best die that the seat may roll then complete a snake, if it rolls before all others.
    pub(super) own: u32,
    /// How many faces of their better die complete a snake for the next player, if it stays as it is then.
    pub(super) threat: u32,
}

impl CountedAction {
    /// Whether two actions come to the same.
    pub(super) fn is_like(&self, other: &CountedAction) -> bool {
        let plain =
            |one: &CountedAction| CountedAction { what: one.what.without_number(), ..one.clone() };
        plain(self) == plain(other)
    }
}
