//! How strong each level is, measured against the strongest one of its game, and published.
//!
//! Default options, seed 1; above the rows of each game stands the command that gives them.

/// The measured strength of a level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The game.
    pub game: &'static str,
    /// The level.
    pub level: &'static str,
    /// The number of players: 2 against the strongest level, 1 alone.
    pub players: u8,
    /// With two players victories of 100 games, alone points fewer than the strongest level; both in
    /// hundredths.
    pub value: i32,
    /// Half of the 95% interval of that, in the same unit.
    pub margin: i32,
}

/// The strengths of this level, with two players first.
pub fn strengths(game: &str, level: &str) -> impl Iterator<Item = &'static Strength> {
    STRENGTHS.iter().filter(move |strength| strength.game == game && strength.level == level)
}

const fn two(game: &'static str, level: &'static str, wins: i32, margin: i32) -> Strength {
    Strength { game, level, players: 2, value: wins, margin }
}

const fn alone(game: &'static str, level: &'static str, behind: i32, margin: i32) -> Strength {
    Strength { game, level, players: 1, value: behind, margin }
}

/// All that was measured; the strongest level of a game is even with itself and is not listed.
const STRENGTHS: &[Strength] = &[
    // turlaj levels stonoga --games 20000
    two("stonoga", "beginner", 16_67, 37),
    two("stonoga", "casual", 33_28, 46),
    two("stonoga", "strong", 42_72, 48),
    two("stonoga", "expert", 50_00, 49),
    alone("stonoga", "beginner", 7_79, 7),
    alone("stonoga", "casual", 3_03, 7),
    alone("stonoga", "strong", 57, 6),
    alone("stonoga", "expert", 0, 0),
    // turlaj levels snakes --games 1000
    two("snakes", "beginner", 40_80, 2_15),
    two("snakes", "casual", 44_12, 2_17),
    two("snakes", "strong", 47_73, 2_19),
    two("snakes", "expert", 49_38, 2_19),
    // turlaj levels clever --games 60
    two("clever", "beginner", 0, 1_55),
    two("clever", "casual", 83, 2_21),
    two("clever", "strong", 11_67, 5_78),
    two("clever", "expert", 35_42, 8_44),
    alone("clever", "beginner", 14_477, 11_62),
    alone("clever", "casual", 93_28, 13_01),
    alone("clever", "strong", 38_78, 11_23),
    alone("clever", "expert", 1_77, 9_29),
    // turlaj levels ziomek --games 1000
    two("ziomek", "beginner", 0, 10),
    two("ziomek", "casual", 0, 10),
    two("ziomek", "strong", 0, 10),
];
