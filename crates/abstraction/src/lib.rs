//! Abstractions: games with something left out, small enough to be searched or solved. What they say of
//! the game itself is an approximation.

pub mod snakes;
