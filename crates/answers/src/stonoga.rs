//! Questions about Stonoga.

mod odds;
mod solve;

pub use odds::STONOGA_ODDS;
pub use solve::STONOGA;
