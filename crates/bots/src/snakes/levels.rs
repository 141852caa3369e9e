//! How far each level looks and how far it is off: data, and nothing else.

use crate::Level;

/// All levels, the weakest first. Noise is in shares of the victory; effort in positions looked at.
pub const LEVELS: [Level; 5] = [
    Level {
        name: "beginner",
        about: "looks at its own turn, and is often wrong by much",
        noise: 0.15,
        effort: 0,
    },
    Level {
        name: "casual",
        about: "looks at its own turn, and is often wrong by a little",
        noise: 0.05,
        effort: 0,
    },
    Level {
        name: "strong",
        about: "looks at its own turn, and is seldom wrong",
        noise: 0.02,
        effort: 0,
    },
    Level {
        name: "expert",
        about: "looks about a turn ahead, down to the solved game of what snakes lack",
        noise: 0.0,
        effort: 1_000,
    },
    Level {
        name: "master",
        about: "looks two and more turns ahead, and through the end of the game",
        noise: 0.0,
        effort: 80_000,
    },
];
