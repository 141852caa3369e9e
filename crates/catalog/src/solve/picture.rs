//! A stack of Ziomek as the terminal draws it.

use turlaj_terminal::{Line, ZiomekDrawing};
use turlaj_ziomek::Laid;

/// The stack, its top first.
pub(super) fn picture(stack: &[Laid]) -> Vec<Line> {
    ZiomekDrawing::stack(stack)
}
