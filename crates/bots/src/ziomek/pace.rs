//! How fast and how surely each level builds: data, and nothing else.

use turlaj_core::Tick;

/// How a level builds. Times are in milliseconds, from and to; chances in a thousand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BuildPace {
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
    /// How much its times differ from game to game: the standard deviation, in percent.
    pub form: u32,
}

impl BuildPace {
    /// How long it usually takes from START to the shout for a stack of this height: the means of its
    /// times, each slip taken down and laid again.
    pub(super) fn usual(&self, levels: usize) -> Tick {
        let mean = |[from, to]: [Tick; 2]| (from + to) / 2;
        let slip = Tick::from(self.slips) * (mean(self.down) + mean(self.piece)) / 1000;
        mean(self.look) + levels as Tick * (mean(self.piece) + slip) + mean(self.shout)
    }
}

/// The strongest level that usually takes at least as long as this for this height; nothing where even
/// the weakest is faster.
pub(super) fn as_fast(levels: usize, time: Tick) -> Option<&'static str> {
    let level = LEVELS.iter().rev().find(|level| time <= level.usual(levels));
    level.map(|level| level.name)
}

/// All levels, the weakest first.
pub(crate) const LEVELS: &[BuildPace] = &[
    BuildPace {
        name: "beginner",
        about: "about 13.8 seconds a piece, a slip in five",
        look: [3_726, 7_452],
        piece: [10_074, 17_526],
        down: [2_622, 5_106],
        shout: [1_518, 3_588],
        slips: 220,
        notices: 600,
        looks_again: 700,
        smiles: 300,
        form: 44,
    },
    BuildPace {
        name: "learner",
        about: "about 11.3 seconds a piece, a slip in six",
        look: [3_064, 6_128],
        piece: [8_284, 14_413],
        down: [2_156, 4_199],
        shout: [1_248, 2_951],
        slips: 170,
        notices: 680,
        looks_again: 780,
        smiles: 450,
        form: 44,
    },
    BuildPace {
        name: "casual",
        about: "about 9.2 seconds a piece, a slip in eight",
        look: [2_484, 4_968],
        piece: [6_715, 11_684],
        down: [1_747, 3_403],
        shout: [1_011, 2_392],
        slips: 130,
        notices: 750,
        looks_again: 850,
        smiles: 600,
        form: 44,
    },
    BuildPace {
        name: "steady",
        about: "about 7.2 seconds a piece, a slip in eleven",
        look: [1_944, 3_888],
        piece: [5_256, 9_144],
        down: [1_368, 2_664],
        shout: [792, 1_872],
        slips: 90,
        notices: 820,
        looks_again: 900,
        smiles: 750,
        form: 44,
    },
    BuildPace {
        name: "strong",
        about: "about 5.6 seconds a piece, a slip in sixteen",
        look: [1_512, 3_024],
        piece: [4_088, 7_111],
        down: [1_064, 2_072],
        shout: [616, 1_456],
        slips: 60,
        notices: 880,
        looks_again: 940,
        smiles: 870,
        form: 44,
    },
    BuildPace {
        name: "sharp",
        about: "about 4.4 seconds a piece, a slip in thirty",
        look: [1_188, 2_376],
        piece: [3_212, 5_588],
        down: [836, 1_628],
        shout: [484, 1_144],
        slips: 35,
        notices: 930,
        looks_again: 970,
        smiles: 950,
        form: 44,
    },
    BuildPace {
        name: "expert",
        about: "about 3.4 seconds a piece, a slip in fifty",
        look: [918, 1_836],
        piece: [2_481, 4_318],
        down: [646, 1_258],
        shout: [374, 884],
        slips: 18,
        notices: 970,
        looks_again: 990,
        smiles: 1_000,
        form: 44,
    },
    BuildPace {
        name: "master",
        about: "about 2.7 seconds a piece, hardly a slip",
        look: [729, 1_458],
        piece: [1_971, 3_429],
        down: [513, 999],
        shout: [297, 702],
        slips: 8,
        notices: 990,
        looks_again: 995,
        smiles: 1_000,
        form: 44,
    },
];
