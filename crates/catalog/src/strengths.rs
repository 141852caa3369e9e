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
    /// With two players the percentage of matches won ([`crate::Bots::MATCH`]), alone the points it
    /// lacks; both in hundredths.
    pub value: i32,
    /// Half of the 95% interval, in the same unit.
    pub margin: i32,
}

/// The strengths of this level, with two players first.
pub fn strengths(game: &str, level: &str) -> impl Iterator<Item = &'static Strength> {
    STRENGTHS.iter().filter(move |strength| strength.game == game && strength.level == level)
}

const fn two(
    game: &'static str,
    level: &'static str,
    against: &'static str,
    wins: i32,
    margin: i32,
) -> Strength {
    Strength { game, level, against, players: 2, value: wins, margin }
}

const fn alone(
    game: &'static str,
    level: &'static str,
    against: &'static str,
    behind: i32,
    margin: i32,
) -> Strength {
    Strength { game, level, against, players: 1, value: behind, margin }
}

/// All that was measured; the strongest level of a game is compared with none.
const STRENGTHS: &[Strength] = &[
    // turlaj levels stonoga --games 5000
    two("stonoga", "beginner", "casual", 31_43, 91),
    two("stonoga", "casual", "strong", 31_01, 91),
    two("stonoga", "strong", "expert", 37_88, 95),
    alone("stonoga", "beginner", "expert", 10_86, 16),
    alone("stonoga", "casual", "expert", 6_14, 14),
    alone("stonoga", "strong", "expert", 1_80, 12),
    // turlaj levels snakes --games 500
    two("snakes", "beginner", "casual", 29_95, 2_84),
    two("snakes", "casual", "expert", 34_15, 2_93),
    // turlaj levels clever --players 2 --level LEVEL --games 500; --games 100 for expert
    two("clever", "beginner", "learner", 31_75, 2_88),
    two("clever", "learner", "casual", 29_90, 2_84),
    two("clever", "casual", "steady", 30_40, 2_85),
    two("clever", "steady", "strong", 28_85, 2_80),
    two("clever", "strong", "sharp", 28_85, 2_80),
    two("clever", "sharp", "expert", 34_80, 2_95),
    two("clever", "expert", "master", 36_00, 6_60),
    // turlaj levels clever --players 1 --games 300
    alone("clever", "beginner", "master", 14_364, 547),
    alone("clever", "learner", "master", 11_239, 564),
    alone("clever", "casual", "master", 76_07, 5_17),
    alone("clever", "steady", "master", 57_41, 4_72),
    alone("clever", "strong", "master", 36_43, 4_66),
    alone("clever", "sharp", "master", 18_44, 3_86),
    alone("clever", "expert", "master", 6_40, 3_35),
    // turlaj levels ziomek --games 500
    two("ziomek", "beginner", "learner", 25_00, 2_68),
    two("ziomek", "learner", "casual", 26_55, 2_73),
    two("ziomek", "casual", "steady", 25_30, 2_70),
    two("ziomek", "steady", "strong", 26_65, 2_74),
    two("ziomek", "strong", "sharp", 28_80, 2_80),
    two("ziomek", "sharp", "expert", 27_85, 2_78),
    two("ziomek", "expert", "master", 30_00, 2_83),
];
