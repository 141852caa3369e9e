//! Capabilities that only some games have.

use turlaj_core::Refusal;

use crate::{GAMES, unknown};

/// The games that have something that others lack.
pub struct Offer<T: 'static> {
    /// The code of the refusal for other games.
    pub(crate) code: &'static str,
    /// What is said of another game, up to the list of those that have it.
    pub(crate) lacks: &'static str,
    /// The games that have it, and what they have.
    pub games: &'static [(&'static str, &'static T)],
}

impl<T> Offer<T> {
    /// The capability of this game, or why there is none.
    pub fn of(&self, game: &str) -> Result<&'static T, Refusal> {
        if let Some((_, capability)) = self.games.iter().find(|(name, _)| *name == game) {
            return Ok(*capability);
        }
        if !GAMES.contains(&game) {
            return Err(unknown(game));
        }
        let known: Vec<&str> = self.games.iter().map(|(name, _)| *name).collect();
        let known = known.join(", ");
        let text = format!("{game} {} {known}", self.lacks);
        Err(Refusal::new(self.code, text).with("known", known))
    }
}
