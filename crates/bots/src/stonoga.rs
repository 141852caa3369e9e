//! Choosers for Stonoga.

mod exact;
mod greedy;

pub use exact::{Solver, exact};
pub use greedy::Greedy;
pub use turlaj_solve::stonoga::Aim;
