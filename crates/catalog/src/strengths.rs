//! How strong each level was measured to be.
//!
//! Default options, seed 1; above the rows of each game stands the command that prints them.

/// The measured strength of a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The game.
    pub game: &'static str,
    /// The level.
    pub level: &'static str,
    /// What it was compared with: the next level with two players, the strongest one alone.
    pub against: &'static str,
    /// The number of players, 2 or 1.
    pub players: u8,
    /// With two players the percentage of matches won ([`crate::Listed::MATCH`]), alone the points it
    /// lacks; both in hundredths.
    pub value: i32,
    /// Half of the 95% interval, in the same unit.
    pub margin: i32,
}

/// The strengths of this level, with two players first.
pub fn strengths(game: &str, level: &str) -> impl Iterator<Item = &'static Strength> {
    STRENGTHS.iter().filter(move |strength| strength.game == game && strength.level == level)
}

const STRENGTHS: &[Strength] = &[];
