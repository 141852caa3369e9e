//! Rolls that nobody may know before a fact of the game uncovers them.

use turlaj_core::{Event, Game, Sight, Throw};

/// The rolls that were covered last, in order, and whether they lie open by now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Covered<G: Game> {
    rolls: Vec<(Throw, G::Roll)>,
    open: bool,
}

impl<G: Game> Covered<G> {
    pub(crate) fn new() -> Covered<G> {
        Covered { rolls: Vec::new(), open: false }
    }

    /// Takes in a fact that is about to be applied to a position.
    pub(crate) fn follow(&mut self, rules: &G, before: &G::State, event: &Event<G>) {
        if let Event::Roll { roll } = event
            && let Some(due) = rules.due(before)
            && due.sight == Sight::Later
        {
            if std::mem::take(&mut self.open) {
                self.rolls.clear();
            }
            self.rolls.push((due.throw, roll.clone()));
        }
        self.open |= rules.uncovers(before, event);
    }

    /// The same after an undo, from the facts that still stand.
    pub(crate) fn undone<'a>(&mut self, rules: &G, line: impl Iterator<Item = &'a Event<G>>) {
        if self.rolls.is_empty() {
            return; // No roll has been covered in this game, so none is now.
        }
        *self = Covered::new();
        let mut state = rules.start();
        for event in line {
            self.follow(rules, &state, event);
            rules.apply(&mut state, event);
        }
    }

    /// The rolls that nobody has been shown yet, as records write them.
    pub(crate) fn held(&self) -> Vec<String> {
        self.written(!self.open)
    }

    /// The rolls that were uncovered last, until the next covered roll.
    pub(crate) fn uncovered(&self) -> Vec<String> {
        self.written(self.open)
    }

    fn written(&self, wanted: bool) -> Vec<String> {
        let rolls = self.rolls.iter().filter(|_| wanted);
        rolls.map(|(throw, roll)| format!("{throw}={roll}")).collect()
    }
}
