//! What a bot or an engine gets to see.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Eye, Game, Node, Seats};

/// A position as one eye sees it. The view is made when it is asked for, so a bot that does not look
/// costs nothing. Nothing that is hidden from the eye can be had from it.
pub struct Look<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    eye: Eye,
    people: Seats,
    enough: Option<&'a AtomicBool>,
}

impl<'a, G: Game> Look<'a, G> {
    /// A look at this position with this eye.
    pub fn new(rules: &'a G, state: &'a G::State, eye: Eye) -> Look<'a, G> {
        Look { rules, state, eye, people: Seats::NONE, enough: None }
    }

    /// Says on which seats people sit, which everybody at a table knows.
    pub fn among(self, people: Seats) -> Look<'a, G> {
        Look { people, ..self }
    }

    /// Attaches a cancellation flag.
    pub fn until(self, enough: &'a AtomicBool) -> Look<'a, G> {
        Look { enough: Some(enough), ..self }
    }

    /// Whether it is cancelled: the engine should answer now, with the best so far.
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

    /// The seats of people; none where nobody has said so, as in a simulation of bots.
    pub fn people(&self) -> Seats {
        self.people
    }

    /// Who must do what next, which every eye knows.
    pub fn node(&self) -> Node {
        self.rules.node(self.state)
    }

    /// Appends what the seat that looks can do; to [`Eye::All`], what the only seat can do that is asked.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        let asked = self.node().asked();
        let seat = match self.eye {
            Eye::Seat(seat) => asked.contains(seat).then_some(seat),
            Eye::All => asked.only(),
            Eye::Nobody => None,
        };
        if let Some(seat) = seat {
            self.rules.legal(self.state, seat, out);
        }
    }

    /// What the eye sees.
    pub fn view(&self) -> G::View {
        self.rules.view(self.state, self.eye)
    }
}
