//! The aim of the game and the signs on the sheet, for a newcomer.

use turlaj_clever::{AREAS, Area, Clever};

use super::words::ink;
use crate::{Ink, Line};

pub(super) fn legend(rules: &Clever) -> Vec<Line> {
    let mut lines = vec![
        Line::plain(
            "Each turn has up to three rolls: pick a die from each and write it down. Dice",
        ),
        Line::plain("that show less than the picked one go to the silver tray."),
    ];
    lines.push(Line::plain(match rules.is_solo() {
        false => "After your turn everyone else writes one die of the tray, unseen by the others.",
        true => "Then comes a passive turn: write one of the three lowest of six dice.",
    }));
    for area in AREAS {
        let text = match area {
            Area::Y => "cross the number of the die; a full column brings its star (*).",
            Area::B => "cross the sum of blue and white; each cross is worth more.",
            Area::G => "the next field, with at least what it says: 4+ is 4, 5 or 6.",
            Area::O => "the next field, any number; x2 and x3 multiply it.",
            Area::P => "the next field, above the last number (>3); after a 6, any.",
        };
        let name = format!("  {area} {:7}", area.name());
        lines.push(Line::inked(ink(area), name).then(Ink::Plain, text));
    }
    let white = Line::inked(Ink::Plain, "  ").then(Ink::White, "W white");
    lines.push(white.then(Ink::Plain, "  counts as any of these colours."));
    lines.extend(
        [
            "What stands beside a full row, under a full blue column, at the full diagonal",
            "(\\) or under a field is yours at once, and one mark can bring the next:",
            "  BX a cross in blue, O5 a 5 in orange, and so on; re a reroll of the dice just",
            "  rolled; +1 one die more after a turn; fox as much as your lowest area.",
            "Signs: X crossed; [5] possible now; circles: . locked, o ready, x used.",
            "Answers: a die as it lies there (w4, y2), a field (y5.2 or 5.2, b7, g), a bonus",
            "(bx), r for a reroll, s to skip, . when done.",
        ]
        .map(Line::plain),
    );
    lines
}
