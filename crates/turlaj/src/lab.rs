//! `turlaj simulate`, `turlaj merge`, `turlaj levels`, `turlaj odds` and `turlaj solve`.

mod levels;
mod report;
mod simulate;
mod solve;

pub(crate) use levels::levels;
pub(crate) use report::merge;
pub(crate) use simulate::{simulate, stop_on_interrupt};
pub(crate) use solve::answer;
