//! Values of Snakes without cells, and a search down to them.
//!
//! [`TurnSearch`] looks ahead over a [`turlaj_abstraction::snakes::LooseTable`], dice included, down to a
//! [`StaticValue`]: the solved game of two (`turlaj_abstraction::snakes`), or an [`Estimate`] that was fitted to
//! games of three and four. Nothing that searches allocates.

mod estimate;
mod search;
mod weights;

pub use estimate::{Estimate, TRAITS, Weights};
pub use search::{Shares, StaticValue, TurnSearch};
