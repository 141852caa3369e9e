//! How well choosers of Stonoga play.

use crate::Level;

/// The levels, the weakest first. Noise is in shares of the victory; effort is about how many turns
/// are looked through before a decision, none of them beside one's own where it is 0.
pub const LEVELS: [Level; 5] = [
    Level {
        name: "beginner",
        about: "sees what a turn can bring, and is often off",
        noise: 0.045,
        effort: 0,
    },
    Level {
        name: "casual",
        about: "a family player: knows a good turn, overlooks the rest",
        noise: 0.02,
        effort: 0,
    },
    Level {
        name: "strong",
        about: "weighs its whole turn, with few mistakes",
        noise: 0.007,
        effort: 0,
    },
    Level {
        name: "expert",
        about: "exact where that is known, else through the next turn",
        noise: 0.0,
        effort: 60,
    },
    Level {
        name: "master",
        about: "exact where that is known, else a search through the next turns",
        noise: 0.0,
        effort: 1000,
    },
];
