//! What a chooser gets to see.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Eye, Game};

/// A look at a position with one eye. The view is made when it is asked for, so a chooser that
/// does not look costs nothing; and nothing but the view can be had from it.
pub struct Look<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    eye: Eye,
    enough: Option<&'a AtomicBool>,
}

impl<'a, G: Game> Look<'a, G> {
    /// A look at this position with this eye.
    pub fn new(rules: &'a G, state: &'a G::State, eye: Eye) -> Look<'a, G> {
        Look { rules, state, eye, enough: None }
    }

    /// The same, for somebody who may be told to come to an end.
    pub fn until(self, enough: &'a AtomicBool) -> Look<'a, G> {
        Look { enough: Some(enough), ..self }
    }

    /// Whether somebody waits for the answer: a chooser may then be told that it is enough.
    pub fn is_awaited(&self) -> bool {
        self.enough.is_some()
    }

    /// Whether a chooser that thinks long should answer now, with the best that it has.
    pub fn is_enough(&self) -> bool {
        self.enough.is_some_and(|enough| enough.load(Ordering::Relaxed))
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// Whose look it is.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// What the eye sees.
    pub fn view(&self) -> G::View {
        self.rules.view(self.state, self.eye)
    }
}
