//! The aim of the game and the signs on the table, for a newcomer.

use turlaj_ziomek::Ziomek;

use crate::Line;

pub(super) fn legend(rules: &Ziomek) -> Vec<Line> {
    let mut lines = vec![
        "All build at once: a stack of as many levels as the round has, with one line",
        "running through it, each ziomek on the level that its die shows, long blocks",
        "everywhere else. It must stand after every piece. Who is done shouts ZIOMEK!",
        "Rightly: 1 point a level, 2 more for every ziomek that smiles; wrongly: nothing.",
        "The others get 1 point for each right level below their first wrong one.",
        "  3b   long block 3 with side b in front; 3b~ stands on its head",
        "  wa   the white ziomek, smiling; wb its blank side; r, b, g: red, blue, grey",
        "  ┏━┛  the line: it enters a level within 2 mm of where it leaves the one below",
        "  !    the line is broken here",
    ];
    if rules.is_practice() {
        lines.push("This is practice: one round, and nobody to race with.");
    }
    lines.into_iter().map(Line::plain).collect()
}
