//! Snakes without the grid: what every snake lacks, what lies at its ends, and who holds which dice.
//!
//! Where the pieces lie hardly matters: any unfinished snake takes what it lacks (R4.6), and a straight
//! or a curve nearly always fits somewhere. So [`LooseTable`] forgets the cells: it allows what would not fit
//! on the grid, and plays by the rules in all else; tests walk both in step. [`CoarseGame`] forgets more (how
//! long snakes are, and where orange dice lie), and is solved for two players by iteration.

mod bridge;
mod chances;
mod coarse;
mod coarse_game;
mod snake;
mod table;

pub use bridge::LooseAction;
pub use chances::FaceChances;
pub use coarse_game::CoarseGame;
pub use snake::{LooseSnake, PieceKind};
pub use table::LooseTable;
