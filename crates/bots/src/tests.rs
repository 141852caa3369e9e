//! What the engines of several games say, and what their tests share.

pub(crate) mod played;
mod reasons;
pub(crate) mod said;
