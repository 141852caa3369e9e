//! News as lines; the links of a chain are indented.

use turlaj_clever::{Clever, DICE, Die, Field, Mark, News, RoundGift, SHEET};

use super::words::{bonus_ink, bonus_words, die_ink, die_name, die_span, field_span, gift_words};
use crate::{Ink, Line, Names};

pub(super) fn describe(rules: &Clever, news: &News, name: Names<'_>) -> Option<Line> {
    Some(match news {
        News::FirstDrawn { seat } => Line::plain(format!("The lot falls on {}.", name(*seat))),
        News::RoundBegins { round } => round_begins(rules, *round),
        News::TurnBegins { passive: true, .. } => {
            Line::plain("A passive turn: the three lowest dice are the silver tray.")
        }
        // At one keyboard a seat is ready only when its marks are opened.
        News::TurnBegins { .. } | News::Ready { .. } | News::DiceMoved { .. } => return None,
        News::Rolled { seat, dice, roll } => {
            let faces = dice.map(Option::unwrap_or_default);
            let line = Line::plain(format!("{}, roll {roll}:", name(*seat)));
            let rolled = DICE.into_iter().filter(|die| dice[die.index()].is_some());
            rolled.fold(line, |line, die| line.then(Ink::Plain, " ").join(die_span(die, &faces)))
        }
        News::LotDrawn { dice } => {
            let line = Line::plain("Between equal dice the lot sends to the tray:");
            dice.iter().fold(line, |line, &die| line.then(Ink::Plain, " ").join(letter(die)))
        }
        News::RerollSpent { seat } => Line::plain(format!("{} spends a reroll.", name(*seat))),
        News::Picked { seat, die } => die_line(name(*seat), " picks ", *die),
        News::Took { seat, die } => die_line(name(*seat), " takes ", *die),
        News::ExtraUsed { seat, die } => die_line(name(*seat), " spends an extra die on ", *die),
        News::Skipped { seat } => Line::plain(format!("{} takes no die.", name(*seat))),
        News::Unusable { seat, dropped: None } => Line::inked(
            Ink::Faint,
            format!("Nothing fits: the roll brings {} nothing.", name(*seat)),
        ),
        News::Unusable { dropped: Some(die), .. } => {
            Line::inked(Ink::Faint, "Nothing fits: to the tray goes ").join(letter(*die))
        }
        News::Marked { field, number, .. } => Line::plain("  ").join(mark(*field, *number)),
        News::Earned { seat, bonus } => Line::plain(format!("  -> {} gets ", name(*seat)))
            .then(bonus_ink(*bonus), bonus_words(*bonus)),
        News::GiftLost { seat, gift } => {
            let text = format!("  -> no place for {}: {} loses it", gift_words(*gift), name(*seat));
            Line::inked(Ink::Faint, text)
        }
        News::Opened { seat, took, extra, marks, .. } => opened(name(*seat), *took, extra, marks),
        News::Ended { .. } => Line::inked(Ink::Strong, "The last round is played."),
    })
}

fn round_begins(rules: &Clever, round: u8) -> Line {
    let gift = match SHEET.rounds[usize::from(round) - 1] {
        RoundGift::Nothing | RoundGift::Bonus(_) => "",
        RoundGift::Black => ": a black X or 6 for everyone",
    };
    Line::inked(Ink::Strong, format!("--- Round {round} of {}{gift} ---", rules.rounds()))
}

fn letter(die: Die) -> Line {
    Line::inked(die_ink(die), die.to_string())
}

fn die_line(who: String, verb: &str, die: Die) -> Line {
    Line::plain(who).then(Ink::Plain, verb).then(die_ink(die), die_name(die))
}

/// `X in Y5.2`, `12 in O4`.
fn mark(field: Field, number: u8) -> Line {
    let what = if number == 0 { "X".to_string() } else { number.to_string() };
    Line::inked(Ink::Strong, what).then(Ink::Plain, " in ").join(field_span(field))
}

/// What a seat did unseen: its dice, then its marks.
fn opened(who: String, took: Option<Die>, extra: &[Die], marks: &[Mark]) -> Line {
    let mut line = Line::plain(who);
    if let Some(die) = took {
        line = line.then(Ink::Plain, " took ").then(die_ink(die), die_name(die));
    }
    for (at, &die) in extra.iter().enumerate() {
        let text = match (at, took) {
            (0, None) => " used +1 on ",
            (0, Some(_)) => ", +1 on ",
            _ => " and ",
        };
        line = line.then(Ink::Plain, text).then(die_ink(die), die_name(die));
    }
    for (at, one) in marks.iter().enumerate() {
        line = line
            .then(Ink::Plain, if at == 0 { ": " } else { ", " })
            .join(mark(one.field, one.number));
    }
    line
}
