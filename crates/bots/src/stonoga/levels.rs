//! The levels of Stonoga: data, and nothing else.

use turlaj_engine::{Budget, Level};

use crate::{ErrorRates, OffBy};

/// The levels, the weakest first. Noise is in shares of the victory; steps are about how many turns
/// are looked through before a decision, none of them but the own one where they are 0.
pub(crate) const LEVELS: &[Level] = &[
    Level {
        name: "beginner",
        about: "sees what a turn can bring, and is often off by much",
        noise: 0.065,
        budget: Budget::steps(0),
    },
    Level {
        name: "casual",
        about: "a family player: knows a good turn, overlooks the rest",
        noise: 0.036,
        budget: Budget::steps(0),
    },
    Level {
        name: "strong",
        about: "weighs its whole turn, with few mistakes",
        noise: 0.014,
        budget: Budget::steps(0),
    },
    Level {
        name: "expert",
        about: "exact where that is known, else through the next turn",
        noise: 0.0,
        budget: Budget::steps(60),
    },
];

/// How far fitted values are off with the steps of advice, for two (with variants) to six players.
pub(crate) const OFF_BY: OffBy = OffBy { least: 2, parts: &[0.07, 0.10, 0.27, 0.03, 0.03] };

/// What the choices of its bots cost.
pub(crate) const ERROR_RATES: &[ErrorRates] = &[
    ErrorRates {
        players: 1,
        bots: &[
            ("random", 0.233),
            ("beginner", 0.089),
            ("casual", 0.049),
            ("strong", 0.015),
            ("expert", 0.000),
        ],
    },
    ErrorRates {
        players: 2,
        bots: &[
            ("random", 0.02744),
            ("beginner", 0.01213),
            ("casual", 0.00663),
            ("strong", 0.00338),
            ("expert", 0.00000),
        ],
    },
    ErrorRates {
        players: 3,
        bots: &[
            ("random", 0.03200),
            ("beginner", 0.00659),
            ("casual", 0.00574),
            ("strong", 0.00199),
            ("expert", 0.00077),
        ],
    },
    ErrorRates {
        players: 4,
        bots: &[
            ("random", 0.03042),
            ("beginner", 0.01165),
            ("casual", 0.00731),
            ("strong", 0.00228),
            ("expert", 0.00074),
        ],
    },
];
