//! A stack of Ziomek as the terminal draws it.

use turlaj_core::Line;
use turlaj_ziomek::{Laid, Ziomek};

/// The stack, its top first.
pub(super) fn picture(stack: &[Laid]) -> Vec<Line> {
    Ziomek::picture(stack)
}
