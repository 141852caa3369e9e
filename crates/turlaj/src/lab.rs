//! `turlaj simulate`, `turlaj merge`, `turlaj odds` and `turlaj solve`.

mod odds;
mod report;
mod simulate;
mod solve;

pub(crate) use odds::odds;
pub(crate) use report::merge;
pub(crate) use simulate::simulate;
pub(crate) use solve::solve;
