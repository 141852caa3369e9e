//! Rolls that nobody may know before a fact of the game uncovers them.

use turlaj_core::{Due, Event, Game, Sight, Throw, Turned};

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

    /// Takes in an event and what it did; returns the rolls that it shows.
    pub(crate) fn follow(
        &mut self,
        due: Option<&Due>,
        event: &Event<G>,
        turned: Turned,
    ) -> Vec<String> {
        if let (Event::Roll { roll }, Some(due)) = (event, due)
            && due.sight == Sight::Later
        {
            if std::mem::take(&mut self.open) {
                self.rolls.clear();
            }
            self.rolls.push((due.throw, roll.clone()));
        }
        if !turned.uncovered {
            return Vec::new();
        }
        let shown = self.written(!self.open);
        self.open = true;
        shown
    }

    /// The same after an undo, from the facts that still stand.
    pub(crate) fn undone<'a>(&mut self, rules: &G, line: impl Iterator<Item = &'a Event<G>>) {
        if self.rolls.is_empty() {
            return; // No roll has been covered in this game, so none is now.
        }
        *self = Covered::new();
        let mut state = rules.start();
        for event in line {
            let due = rules.due(&state).some();
            let mut turned = Turned::default();
            rules.apply(&mut state, event, &mut turned);
            self.follow(due.as_ref(), event, turned);
        }
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
