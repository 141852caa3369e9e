//! How well each level plays: data, and nothing else.

use turlaj_engine::{Budget, Level};

use crate::{ErrorRates, OffBy, TooClose};

/// All levels, the weakest first. Noise is in points; without steps it looks at what can be
/// reached before the next roll, with steps beyond it.
pub(crate) const LEVELS: &[Level] = &[
    Level {
        name: "beginner",
        about: "knows what choices are worth, and is about 14 points off with each",
        noise: 14.0,
        budget: Budget::steps(0),
    },
    Level {
        name: "learner",
        about: "knows what choices are worth, and is about 10 points off",
        noise: 10.0,
        budget: Budget::steps(0),
    },
    Level {
        name: "casual",
        about: "knows what choices are worth, and is about 7 points off",
        noise: 7.0,
        budget: Budget::steps(0),
    },
    Level {
        name: "steady",
        about: "knows what choices are worth, and is about 5 points off",
        noise: 5.0,
        budget: Budget::steps(0),
    },
    Level {
        name: "strong",
        about: "knows what choices are worth, and is about 3.4 points off",
        noise: 3.4,
        budget: Budget::steps(0),
    },
    Level {
        name: "sharp",
        about: "knows what choices are worth, and is about 1.8 points off",
        noise: 1.8,
        budget: Budget::steps(0),
    },
    Level {
        name: "expert",
        about: "the best that it can reach before the next roll, by learned values",
        noise: 0.0,
        budget: Budget::steps(0),
    },
    Level {
        name: "master",
        about: "the same, and looks beyond the next roll",
        noise: 0.0,
        budget: Budget::steps(2_000),
    },
];

/// With four players it is not measured yet how much stronger master is than expert.
pub(crate) const TOO_CLOSE: &[TooClose] =
    &[TooClose { level: "master", players: (4, 4), options: &[] }];

/// How far the values of the engine are off with the steps of advice, for one to three players.
pub(crate) const OFF_BY: OffBy = OffBy { least: 1, parts: &[0.10, 0.37, 0.35] };

/// What the choices of its bots cost.
pub(crate) const ERROR_RATES: &[ErrorRates] = &[
    ErrorRates {
        players: 1,
        bots: &[
            ("random", 6.840),
            ("beginner", 3.176),
            ("learner", 2.349),
            ("casual", 1.601),
            ("steady", 1.052),
            ("strong", 0.665),
            ("sharp", 0.264),
            ("expert", 0.018),
        ],
    },
    ErrorRates {
        players: 2,
        bots: &[
            ("random", 0.06300),
            ("beginner", 0.03148),
            ("learner", 0.02420),
            ("casual", 0.01883),
            ("steady", 0.01315),
            ("strong", 0.00761),
            ("sharp", 0.00307),
            ("expert", 0.00002),
        ],
    },
    ErrorRates {
        players: 3,
        bots: &[
            ("random", 0.05273),
            ("beginner", 0.02384),
            ("learner", 0.02024),
            ("casual", 0.01518),
            ("steady", 0.00969),
            ("strong", 0.00613),
            ("sharp", 0.00276),
            ("expert", 0.00029),
        ],
    },
    ErrorRates {
        players: 4,
        bots: &[
            ("random", 0.04829),
            ("beginner", 0.02186),
            ("learner", 0.01670),
            ("casual", 0.01192),
            ("steady", 0.00765),
            ("strong", 0.00542),
            ("sharp", 0.00178),
            ("expert", 0.00042),
        ],
    },
];
