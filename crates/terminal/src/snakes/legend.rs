//! The aim of the game and the signs on the table, for a newcomer.

use turlaj_core::Game;
use turlaj_snakes::{Again, DICE, Die, Face, PIECES, Snakes};

use super::picture::{ink, loose};
use super::words::piece_word;
use crate::{Ink, Line};

pub(super) fn legend(rules: &Snakes) -> Vec<Line> {
    let mut lines: Vec<Line> = [
        "Roll one of your dice. The piece must go to an open end of an unfinished snake;",
        "only if it fits nowhere does it begin a new one. A snake with head and tail is",
        "complete, and whoever laid the last piece has the point.",
    ]
    .map(Line::plain)
    .into();
    for die in DICE {
        lines.push(pieces(die));
    }
    let has = |face| rules.printed().of(Die::O).contains(&face);
    if has(Face::Plus) {
        let then = match rules.again() {
            Again::Any => "roll again",
            Again::Taken => "roll it",
        };
        let text =
            format!("  take a die from the end of any snake, if you like; then {then} or stop.");
        lines.push(Line::inked(ink(Die::O), "  +").then(Ink::Plain, text));
    }
    if has(Face::Minus) {
        let whom = if rules.players() == 2 { "the other player" } else { "somebody else" };
        let text = format!("  the die that showed it goes to {whom}.");
        lines.push(Line::inked(ink(Die::O), "  -").then(Ink::Plain, text));
    }
    let ends = Line::plain("  ").then(Ink::Strong, "2a 2b");
    lines.push(ends.then(Ink::Plain, "  the open ends of snake 2; no snake may block its own."));
    lines.extend(
        [
            "When nobody has dice any more, the most points win.",
            "Answers: g and o roll; 2b attaches or takes there, 2bl turns a curve left, 2br",
            "right; n begins a new snake, s stops.",
        ]
        .map(Line::plain),
    );
    lines
}

/// The signs of a kind of die: double lines or thin ones.
fn pieces(die: Die) -> Line {
    let word = match die {
        Die::G => "  Green ■ ",
        Die::O => "  Orange □",
    };
    PIECES.into_iter().fold(Line::inked(ink(die), word), |line, piece| {
        let line = line.then(Ink::Plain, "   ").join(loose(die, piece));
        line.then(Ink::Plain, format!(" {}", piece_word(piece)))
    })
}
