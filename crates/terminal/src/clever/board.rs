//! The table: the round, the own sheet, all seats, the dice.

use turlaj_clever::{Clever, Phase, View};
use turlaj_core::{Eye, Game, Seat};

use super::words::rating_text;
use super::{dice, possible, seats, sheet};
use crate::{Ink, Line, Names};

pub(super) fn board(rules: &Clever, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
    let over = view.phase == Phase::Over;
    let mut lines = Vec::new();
    if !over && view.round > 0 {
        lines.push(dice::round(rules, view, eye, name));
    }
    // A solo player's sheet has no other place.
    let own = (0..rules.players()).map(Seat).find(|&seat| rules.is_solo() || eye.is(seat));
    if let Some(seat) = own {
        let own = &view.seats[seat.index()];
        lines.extend(sheet::draw(&own.sheet.sheet(), possible::fields(rules, view, seat)));
    }
    if !rules.is_solo() {
        lines.extend(seats::table(view, eye, name));
    }
    if dice::are_thrown(view) {
        lines.push(dice::dice(view));
    }
    if let Some(rating) = view.rating {
        lines.push(seats::sum(&view.seats[0].count));
        lines.push(Line::inked(Ink::Strong, format!(" {}", rating_text(rating))));
    }
    lines
}
