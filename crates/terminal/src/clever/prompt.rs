//! What a seat is asked, and the short answers to it.

use turlaj_clever::{Action, Area, Die, Field, Gift, SeatView, Sheet, Step, StepView, View};

use super::possible::{asked, gains};
use super::words::{
    WIDTH, bonus_ink, bonus_sign, die_name, die_span, field_span, gift_ink, gift_words, wrapped,
};
use crate::{Ink, Line};

/// The terminal writes a sign before each line.
const MOST: usize = WIDTH - 4;

pub(super) fn prompt(view: &View, legal: &[Action]) -> Vec<Line> {
    let Some(at) = asked(view) else { return Vec::new() };
    let seat = &view.seats[at.index()];
    let StepView::Known(step) = seat.step else { return Vec::new() };
    match step {
        Step::Ready => Vec::new(),
        Step::Pick => pick(view, seat, legal),
        Step::Place(die) => {
            let head = format!("write {} {} into: ", die_name(die), view.faces[die.index()]);
            fields(seat, legal, view.faces[die.index()], head)
        }
        Step::Fill(gift) => {
            let head = format!("{} goes into: ", gift_words(gift));
            fields(seat, legal, gift.number(), head)
        }
        Step::Bonus => gifts("which bonus first? ", legal),
        Step::Black => gifts("the gift of this round: ", legal),
        Step::Take => take(view, legal),
        Step::Extra => extra(view, seat, legal),
    }
}

fn pick(view: &View, seat: &SeatView, legal: &[Action]) -> Vec<Line> {
    let face = |die: Die| view.faces[die.index()];
    // After the third roll all dice that are left go to the tray.
    let swept = |die: Die| match view.rolls {
        3 => 0,
        _ => view.rolled.iter().filter(|&&other| face(other) < face(die)).count(),
    };
    let picks = dice(view, legal, |die| match swept(die) {
        0 => String::new(),
        swept => format!(" ({swept})"),
    });
    let mut lines = match legal.first() {
        Some(Action::Pick(_)) => {
            let mut lines = wrapped(Line::plain("pick a die: "), picks, MOST);
            if view.round == 1 && view.rolled.iter().any(|&die| swept(die) > 0) {
                let hint = "in brackets: how many dice that show less go to the silver tray";
                lines.push(Line::inked(Ink::Faint, hint));
            }
            lines
        }
        Some(Action::Drop(_)) => {
            let head = "nothing fits; lay a die on the silver tray: ";
            wrapped(Line::plain(head), dice(view, legal, |_| String::new()), MOST)
        }
        _ => vec![Line::plain("nothing fits; p goes on without a mark")],
    };
    if legal.contains(&Action::Reroll) {
        let left = seat.sheet.rerolls.left();
        let text = format!(" spends a reroll ({left} left): the dice of this roll fall again");
        lines.push(Line::inked(Ink::Strong, "r").then(Ink::Plain, text));
    }
    lines
}

fn take(view: &View, legal: &[Action]) -> Vec<Line> {
    let from_tray =
        legal.iter().any(|action| matches!(action, Action::Take(die) if view.tray.contains(die)));
    let head = match (from_tray, view.passive) {
        (true, _) => "take a die of the silver tray: ",
        (false, false) => "none of the tray fits; take a picked die: ",
        (false, true) => "none of the tray fits; take one beside it: ",
    };
    let mut lines = wrapped(Line::plain(head), dice(view, legal, |_| String::new()), MOST);
    if legal.contains(&Action::Skip) {
        lines.push(Line::inked(Ink::Strong, "s").then(Ink::Plain, " takes none"));
    }
    lines
}

fn extra(view: &View, seat: &SeatView, legal: &[Action]) -> Vec<Line> {
    let head = format!("spend an extra die ({} left) on: ", seat.sheet.extras.left());
    let mut lines = wrapped(Line::plain(head), dice(view, legal, |_| String::new()), MOST);
    lines.push(Line::inked(Ink::Strong, ".").then(Ink::Plain, " when done"));
    lines
}

/// The dice that can be named, each with a remark.
fn dice(view: &View, legal: &[Action], remark: impl Fn(Die) -> String) -> Vec<Line> {
    let named = legal.iter().filter_map(|action| match *action {
        Action::Pick(die) | Action::Drop(die) | Action::Take(die) | Action::Extra(die) => Some(die),
        _ => None,
    });
    let item = |die| {
        let line = die_span(die, &view.faces);
        let remark = remark(die);
        if remark.is_empty() { line } else { line.then(Ink::Faint, remark) }
    };
    named.map(item).collect()
}

fn gifts(head: &str, legal: &[Action]) -> Vec<Line> {
    let named = legal.iter().filter_map(|action| match *action {
        Action::Bonus(gift) => Some(gift),
        _ => None,
    });
    let item = |gift: Gift| {
        let line = Line::inked(gift_ink(gift), gift.to_string());
        line.then(Ink::Plain, format!(" {}", gift_words(gift)))
    };
    wrapped(Line::plain(head), named.map(item).collect(), MOST)
}

/// The fields that can be marked, with what that writes and brings.
fn fields(seat: &SeatView, legal: &[Action], number: u8, head: String) -> Vec<Line> {
    let sheet = seat.sheet.sheet();
    let named = legal.iter().filter_map(|action| match *action {
        Action::Mark(field) => Some(field),
        _ => None,
    });
    let item = |field: Field| {
        let mut line = field_span(field);
        if field.area() == Area::O {
            line = line.then(Ink::Plain, format!("={}", Sheet::written(field, number)));
        }
        for (at, bonus) in gains(&sheet, field).into_iter().enumerate() {
            line = line.then(Ink::Faint, if at == 0 { " -> " } else { " " });
            line = line.then(bonus_ink(bonus), bonus_sign(bonus));
        }
        line
    };
    wrapped(Line::plain(head), named.map(item).collect(), MOST)
}
