//! `turlaj simulate`, `turlaj merge` and `turlaj odds`.

mod odds;
mod report;
mod simulate;

pub(crate) use odds::odds;
pub(crate) use report::merge;
pub(crate) use simulate::simulate;
