//! Stacks of Ziomek: whether one exists, which one smiles most, how many there are.
//!
//! A solution is a stack that holds what the dice ask for, whose joints all meet exactly, and that
//! stands at every height as it is built. Two are the same if every level has the same piece, side
//! and turn. [`StackSolver`] knows a set of blocks, [`Walk`] is its depth-first search, one solution at a
//! time, and [`Tower`] the stack it builds. None of these allocates.

mod careful;
mod rolls;
mod solver;
mod tower;
mod walk;

pub use rolls::{Rolls, choices};
pub use solver::{Answer, StackCount, StackSolver};
pub use tower::Tower;
pub use walk::{Smiles, Task, Walk};
