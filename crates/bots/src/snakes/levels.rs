//! How far each level looks and how far it is off: data, and nothing else.

use turlaj_engine::{Budget, Level};

use crate::{ErrorRates, OffBy};

/// All levels, the weakest first. Noise is in shares of the victory; steps are positions looked at.
pub(crate) const LEVELS: &[Level] = &[
    Level {
        name: "beginner",
        about: "looks at its own turn, and is often wrong by much",
        noise: 0.25,
        budget: Budget::steps(0),
    },
    Level {
        name: "casual",
        about: "looks at its own turn, and is often wrong by a little",
        noise: 0.045,
        budget: Budget::steps(0),
    },
    Level {
        name: "expert",
        about: "looks about a turn ahead, down to the solved game of what snakes lack",
        noise: 0.0,
        budget: Budget::steps(1_000),
    },
];

/// How far the values of the engine are off with the steps of advice, for two to four players.
pub(crate) const OFF_BY: OffBy = OffBy { least: 2, parts: &[0.02, 0.05, 0.05] };

/// What the choices of its bots cost.
pub(crate) const ERROR_RATES: &[ErrorRates] = &[
    ErrorRates {
        players: 2,
        bots: &[
            ("random", 0.01559),
            ("beginner", 0.01372),
            ("casual", 0.00632),
            ("expert", 0.00000),
        ],
    },
    ErrorRates {
        players: 3,
        bots: &[
            ("random", 0.01410),
            ("beginner", 0.01355),
            ("casual", 0.00624),
            ("expert", 0.00007),
        ],
    },
    ErrorRates {
        players: 4,
        bots: &[
            ("random", 0.01374),
            ("beginner", 0.01339),
            ("casual", 0.00610),
            ("expert", 0.00004),
        ],
    },
];
