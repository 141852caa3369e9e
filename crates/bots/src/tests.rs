//! What the engines of several games say, and what their tests share.

mod reasons;
pub(crate) mod said;
