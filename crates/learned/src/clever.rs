//! A learned value of positions before a roll, and play by it.
//!
//! Between two rolls a player only chooses, so the best choice is the one that leads to the best
//! position before the next roll. [`Search`] finds all that a seat can reach, [`Fast`] tells what is
//! still to come there: points, and how far these may be off. `docs/clever-bot.md` tells how it was
//! learned.

mod ahead;
mod aim;
mod areas;
mod contest;
mod fast;
mod features;
mod memory;
mod mind;
mod net;
mod passive;
mod player;
mod search;
mod situation;

pub use ahead::{Ahead, Effort};
pub use aim::{Aim, Points};
pub use areas::{AreaPoints, ExpertGames, area_sums};
pub use contest::{Win, share, shares};
pub use fast::{Fast, Outlook};
pub use features::{Sample, features};
pub use mind::Goal;
pub use net::{BUCKETS, HEADS, HIDDEN, Kind, MIDDLE, Net, POINTS, VARIANCE};
pub use player::SheetPlayer;
pub use search::{Found, Path, Search};
pub use situation::bucket;

use std::sync::LazyLock;

/// The network of the solo game.
pub fn solo() -> &'static Fast {
    static SOLO: LazyLock<Fast> =
        LazyLock::new(|| read(Kind::Solo, include_bytes!("clever/solo.weights")));
    &SOLO
}

/// The network of the game of two to four.
pub fn table() -> &'static Fast {
    static TABLE: LazyLock<Fast> =
        LazyLock::new(|| read(Kind::Table, include_bytes!("clever/table.weights")));
    &TABLE
}

fn read(kind: Kind, bytes: &[u8]) -> Fast {
    Fast::from_bytes(kind, bytes).expect("the weights are those of this network")
}
