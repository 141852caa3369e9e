//! How well each level plays: data, and nothing else.

use crate::Level;

/// All levels, the weakest first. Noise is in points; effort is how often the next roll is tried.
pub const LEVELS: [Level; 4] = [
    Level {
        name: "beginner",
        about: "thinks of this roll alone, and is about 8 points off with every action",
        noise: 8.0,
        effort: 0,
    },
    Level {
        name: "casual",
        about: "has an idea of the next roll, and is about 4 points off",
        noise: 4.0,
        effort: 2,
    },
    Level {
        name: "strong",
        about: "thinks of the next roll, and is about 1.5 points off",
        noise: 1.5,
        effort: 6,
    },
    Level {
        name: "expert",
        about: "the most points that it can expect, over the rolls of its turn",
        noise: 0.0,
        effort: 12,
    },
];
