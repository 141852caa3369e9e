//! Fast second implementations of games: the same rules in a few words of memory, for random play,
//! search and learning. Tests walk them in lock-step with the rules.

pub mod clever;
