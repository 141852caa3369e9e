//! What each level loses against the strongest one of its game: measured, and published.
//!
//! Default options, seed 1; above the rows of each game stands the command that gives them.

/// What a level loses a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// The game.
    pub game: &'static str,
    /// The level.
    pub level: &'static str,
    /// With so many players: 2 against the strongest level, 1 alone.
    pub players: u8,
    /// With two players hundredths of a percentage point of victory, alone hundredths of a point.
    pub loss: i32,
    /// Half of the 95% interval of that, in the same unit.
    pub margin: i32,
}

/// Losses of this level, of two players first.
pub fn losses(game: &str, level: &str) -> impl Iterator<Item = &'static Loss> {
    LOSSES.iter().filter(move |loss| loss.game == game && loss.level == level)
}

const fn two(game: &'static str, level: &'static str, loss: i32, margin: i32) -> Loss {
    Loss { game, level, players: 2, loss, margin }
}

const fn alone(game: &'static str, level: &'static str, loss: i32, margin: i32) -> Loss {
    Loss { game, level, players: 1, loss, margin }
}

/// All that was measured; the strongest level of a game loses nothing and is not listed.
const LOSSES: &[Loss] = &[
    // turlaj levels stonoga --games 20000
    two("stonoga", "beginner", 33_33, 37),
    two("stonoga", "casual", 16_72, 46),
    two("stonoga", "strong", 7_28, 48),
    two("stonoga", "expert", 0, 49),
    alone("stonoga", "beginner", 7_79, 7),
    alone("stonoga", "casual", 3_03, 7),
    alone("stonoga", "strong", 57, 6),
    alone("stonoga", "expert", 0, 0),
    // turlaj levels snakes --games 1000
    two("snakes", "beginner", 9_20, 2_15),
    two("snakes", "casual", 5_88, 2_17),
    two("snakes", "strong", 2_27, 2_19),
    two("snakes", "expert", 62, 2_19),
    // turlaj levels clever --games 60
    two("clever", "beginner", 50_00, 1_55),
    two("clever", "casual", 49_17, 2_21),
    two("clever", "strong", 38_33, 5_78),
    two("clever", "expert", 14_58, 8_44),
    alone("clever", "beginner", 14_477, 11_62),
    alone("clever", "casual", 93_28, 13_01),
    alone("clever", "strong", 38_78, 11_23),
    alone("clever", "expert", 1_77, 9_29),
    // turlaj levels ziomek --games 1000
    two("ziomek", "beginner", 50_00, 10),
    two("ziomek", "casual", 50_00, 10),
    two("ziomek", "strong", 50_00, 10),
];
