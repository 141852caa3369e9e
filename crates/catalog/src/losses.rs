//! What each level loses against the strongest one of its game: measured, and published.
//!
//! With two players `turlaj levels GAME --players 2 --games 10000`, with one
//! `turlaj levels GAME --players 1 --games 10000`; default options, seed 1.

/// What a level loses a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// The game.
    pub game: &'static str,
    /// The level.
    pub level: &'static str,
    /// With so many players: 2 against the strongest level, 1 alone.
    pub players: u8,
    /// With two players percentage points of victory, alone points.
    pub loss: f64,
    /// Half of the 95% interval of that.
    pub margin: f64,
}

/// Losses of this level, of two players first.
pub fn losses(game: &str, level: &str) -> impl Iterator<Item = &'static Loss> {
    LOSSES.iter().filter(move |loss| loss.game == game && loss.level == level)
}

const fn two(game: &'static str, level: &'static str, loss: f64, margin: f64) -> Loss {
    Loss { game, level, players: 2, loss, margin }
}

const fn alone(game: &'static str, level: &'static str, loss: f64, margin: f64) -> Loss {
    Loss { game, level, players: 1, loss, margin }
}

/// All that was measured; the strongest level of a game loses nothing and is not listed.
const LOSSES: &[Loss] = &[
    two("clever", "beginner", 50.0, 0.1),
    alone("clever", "beginner", 100.0, 0.1),
    two("ziomek", "beginner", 50.0, 0.1),
];
