//! Clever as fast as a processor plays it: the same rules and the same small nodes as
//! `turlaj-clever`, packed into a few words, for random play, search and learning.
//!
//! [`Packed`] is a position, [`play`] plays it to its end. Nothing here allocates. What the rules are
//! is said by `turlaj-clever`: the sheet's numbers come from there, and tests walk both in step.

mod bits;
mod bridge;
mod course;
mod dice;
mod packed;
mod random;
mod seats;
mod sheet;
pub mod table;

pub use bits::mix;
pub use bridge::{action, choice, roll};
pub use dice::{ALL_DICE, DieMask, Lowest, PackedFaces};
pub use packed::{
    Ask, END, Legal, Options, PASS, Packed, PackedNode, PackedPhase, REROLL, SeatState,
};
pub use random::{RandomStream, Stream, play};
pub use seats::{Chooser, play_seats};
pub use sheet::{PackedSheet, SheetPoints};
