//! What a chooser gets to see.

use crate::{Eye, Game};

/// A look at a position with one eye. The view is made when it is asked for, so a chooser that
/// does not look costs nothing; and nothing but the view can be had from it.
pub struct Look<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    eye: Eye,
}

impl<'a, G: Game> Look<'a, G> {
    /// A look at this position with this eye.
    pub fn new(rules: &'a G, state: &'a G::State, eye: Eye) -> Look<'a, G> {
        Look { rules, state, eye }
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
