//! How well each level plays: data, and nothing else.

use crate::Level;

/// All levels, the weakest first. Noise is in points; effort is 0 for a look at what can be reached
/// before the next roll, and 1 for one beyond it.
pub const LEVELS: [Level; 5] = [
    Level {
        name: "beginner",
        about: "knows what choices are worth, and is about 14 points off with each",
        noise: 14.0,
        effort: 0,
    },
    Level {
        name: "casual",
        about: "knows what choices are worth, and is about 8 points off",
        noise: 8.0,
        effort: 0,
    },
    Level {
        name: "strong",
        about: "knows what choices are worth, and is about 3.5 points off",
        noise: 3.5,
        effort: 0,
    },
    Level {
        name: "expert",
        about: "the best that it can reach before the next roll, by learned values",
        noise: 0.0,
        effort: 0,
    },
    Level {
        name: "master",
        about: "the same, and looks beyond the next roll",
        noise: 0.0,
        effort: 1,
    },
];
