//! How fast and how surely each level builds: data, and nothing else.

use turlaj_core::Tick;

/// How somebody builds. Times are in milliseconds, from and to; chances in a thousand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name, as written in records and on the command line.
    pub name: &'static str,
    /// How it builds, in one English line.
    pub about: &'static str,
    /// How long it looks at the dice before it begins.
    pub look: [Tick; 2],
    /// How long one piece takes it: to find, to turn, to lay.
    pub piece: [Tick; 2],
    /// How long it takes to take levels down.
    pub down: [Tick; 2],
    /// How long it looks at a complete stack before it shouts.
    pub shout: [Tick; 2],
    /// How often a piece is laid wrongly.
    pub slips: u32,
    /// How often it sees that at once.
    pub notices: u32,
    /// How often it sees it when the stack is complete; otherwise it shouts, and is wrong.
    pub looks_again: u32,
    /// How often it plans a stack in which all ziomki smile.
    pub smiles: u32,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level {
        name: "beginner",
        about: "11 to 19 seconds a piece, a slip in four; sometimes shouts wrongly",
        look: [4_000, 8_000],
        piece: [11_000, 19_000],
        down: [2_500, 5_000],
        shout: [1_500, 4_000],
        slips: 250,
        notices: 600,
        looks_again: 700,
        smiles: 300,
    },
    Level {
        name: "casual",
        about: "7 to 12 seconds a piece, a slip in eight; seldom shouts wrongly",
        look: [3_000, 6_000],
        piece: [7_000, 12_000],
        down: [1_800, 3_500],
        shout: [1_000, 2_500],
        slips: 125,
        notices: 750,
        looks_again: 850,
        smiles: 600,
    },
    Level {
        name: "strong",
        about: "4 to 7 seconds a piece, a slip in twenty",
        look: [2_000, 4_000],
        piece: [4_000, 7_000],
        down: [1_200, 2_400],
        shout: [600, 1_500],
        slips: 50,
        notices: 900,
        looks_again: 950,
        smiles: 900,
    },
    Level {
        name: "expert",
        about: "2 to 3.5 seconds a piece, a slip in a hundred; all ziomki smile",
        look: [1_000, 2_000],
        piece: [2_000, 3_500],
        down: [800, 1_500],
        shout: [300, 800],
        slips: 10,
        notices: 990,
        looks_again: 995,
        smiles: 1_000,
    },
];
