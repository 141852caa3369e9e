//! Snakes without the grid: what every snake lacks, what lies at its ends, and who holds which dice.
//!
//! Where the pieces lie hardly matters: any unfinished snake takes what it lacks (R4.6), and a straight
//! or a curve nearly always fits somewhere. So [`PackedTable`] forgets the cells. What the rules are is
//! said by `turlaj-snakes`: tests walk both in step.

mod bridge;
mod chances;
mod snake;
mod table;

pub use bridge::PackedAction;
pub use chances::FaceChances;
pub use snake::{PackedSnake, PieceKind};
pub use table::PackedTable;
