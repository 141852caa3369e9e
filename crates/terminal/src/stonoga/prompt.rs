//! What a seat is asked, and the short answers to it.

use turlaj_stonoga::{Action, DiceSet, View};

use super::pieces::tile_line;
use crate::{Ink, Line, Names};

pub(super) fn prompt(view: &View, legal: &[Action], name: Names<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    let lost = legal.iter().any(|action| matches!(action, Action::Lose { .. }));
    let mut tiles = Line::plain(match lost {
        true => "nothing fits; lose a tile, by its name: ",
        false => "take a tile, by its name: ",
    });
    let mut found = false;
    for action in legal {
        tiles = match action {
            Action::Take { tile, golden } | Action::Lose { tile, golden } => {
                tiles.join(tile_line(*tile, *golden))
            }
            Action::Steal { tile, from } => tiles
                .join(tile_line(*tile, false))
                .then(Ink::Plain, format!(" from {}", name(*from))),
            Action::Pass | Action::Roll(_) | Action::Foot(_) => continue,
        };
        tiles = tiles.then(Ink::Plain, "  ");
        found = true;
    }
    if found {
        lines.push(tiles);
    }
    if legal.contains(&Action::Pass) {
        lines.push(Line::plain("p ends the turn empty-handed"));
    }
    if legal.contains(&Action::Roll(DiceSet::ALL)) {
        let left = 3 - view.rolls;
        let text = format!("roll again: 134 rolls these dice, 0 all of them ({left} left)");
        lines.push(Line::plain(text));
    }
    if legal.contains(&Action::Foot(DiceSet::ALL)) {
        let text = "spend the bare foot and roll again: 134 rolls these dice, 0 all";
        lines.push(Line::plain(text));
    }
    lines
}
