//! Values that are known exactly.

use turlaj_stonoga::{Action, Stonoga, View};

/// Writes what each legal action is worth under best play of all, where that is known: the share of
/// the victory, or, alone, the expected lost tiles with a minus.
pub(super) fn exact(_: &Stonoga, _: &View, _: &[Action], _: &mut Vec<f64>) -> bool {
    false
}
