//! How well each level plays: data, and nothing else.

use crate::Level;

/// All levels, the weakest first. Noise is in points; effort is how often the next roll is tried.
pub const LEVELS: [Level; 4] = [
    Level {
        name: "beginner",
        about: "likes points now, and misjudges a die by 12",
        noise: 12.0,
        effort: 0,
    },
    Level {
        name: "casual",
        about: "sees what comes next, and misjudges a die by 6",
        noise: 6.0,
        effort: 2,
    },
    Level {
        name: "strong",
        about: "thinks of the next roll, and misjudges a die by 2",
        noise: 2.0,
        effort: 6,
    },
    Level {
        name: "expert",
        about: "the most points that it can expect, over the rolls of its turn",
        noise: 0.0,
        effort: 12,
    },
];
