//! The aim of the game and the signs on the table, for a newcomer.

use turlaj_core::Game;
use turlaj_stonoga::{Colour, Edition, Stonoga};

use super::pieces::ink;
use crate::{Ink, Line};

pub(super) fn legend(rules: &Stonoga) -> Vec<Line> {
    let (edition, settings) = (rules.edition(), rules.settings());
    let has = |option: &str| settings.get(option) == "on";
    let colours = [
        (Colour::R, "red"),
        (Colour::Y, "yellow"),
        (Colour::G, "green"),
        (Colour::B, "blue"),
        (Colour::K, "black"),
    ];
    let mut letters = Line::plain("Colours:");
    for (colour, word) in colours {
        letters = letters.then(Ink::Plain, " ").then(ink(colour), colour.to_string());
        letters = letters.then(Ink::Plain, format!(" {word},"));
    }
    let letters = letters.then(Ink::Plain, " * star.");
    let mut lines = vec![
        Line::plain(
            "Roll up to three times, then take a tile: R3 is three red shoes and needs three",
        ),
        Line::plain("red dice. Stars count as any colour, or not at all."),
        Line::plain(match edition {
            Edition::Pl => {
                "Take the tile of exactly your count; if it is gone, the next smaller one."
            }
            Edition::Ru => "Take a tile of your count or a smaller one.",
        }),
        Line::plain(match rules.is_solo() {
            true => "When nothing fits, a smallest tile is lost. Lose as few of the 15 as you can.",
            false => "When the middle is empty the most shoes win; then the most in one colour.",
        }),
        letters,
    ];
    if !rules.is_solo() {
        lines.push(Line::plain(match edition {
            Edition::Pl => {
                "By custom the smallest shoe, or the youngest, takes the seat that begins."
            }
            Edition::Ru => "By custom whoever's birthday is next takes the seat that begins.",
        }));
    }
    let mut more = |on: bool, text: &'static str| lines.extend(on.then(|| Line::plain(text)));
    more(has("barefoot"), "~foot: a bare foot, worth 1 shoe, or a fourth roll if you spend it.");
    more(has("tails"), "Tail: your secret pair of colours. Tiles of both make it worth 2 shoes.");
    more(has("golden"), "R3+ carries a golden shoe, worth 1 shoe; that shoe is never stolen.");
    let exact = edition == Edition::Pl;
    more(rules.has_steal() && exact, "Or steal the last tile of another, with exactly its count.");
    more(
        rules.has_steal() && !exact,
        "Or steal the last tile of another, if your dice would take it.",
    );
    let guard = rules.has_steal() && has("golden") && rules.has_guard();
    more(guard, "While a golden shoe is last, nothing can be stolen there.");
    lines
}
