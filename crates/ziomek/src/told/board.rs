//! The table: what the dice ask for, the own stack, those of the others, the points.

use turlaj_core::{Eye, Ink, Line, Seat};

use super::words::{colour_ink, colour_word, cut, many, poses};
use super::{Names, WIDTH, picture, supply};
use crate::line::{gap, joined};
use crate::pieces::{COLOURS, Colour, Laid};
use crate::score::{RoundScore, Verdict};
use crate::state::Phase;
use crate::view::{SeatView, View};

/// Names are cut after so many letters.
const NAME: usize = 16;

pub(super) fn board(view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
    let own = match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Nobody => None,
    };
    let mut lines = vec![title(view, name)];
    lines.extend(view.dice.map(|dice| Line::plain(" ").join(dice_line(dice))));
    lines.extend(asked(view));
    if let Some(seat) = own.filter(|_| view.dice.is_some()) {
        lines.push(Line::default());
        lines.extend(drawn(view, seat));
        if view.phase == Phase::Building {
            lines.extend(next(view, &view.seats[seat.index()]));
            lines.push(supply::head());
            lines.extend(supply::supply(&view.seats[seat.index()].stack));
        }
        lines.push(Line::default());
    }
    if view.dice.is_some() {
        let others = seats(view).filter(|(seat, _)| Some(*seat) != own || view.check.is_some());
        lines.extend(others.map(|(seat, built)| rival(view, seat, built, name)));
    }
    if view.seats.iter().any(|seat| !seat.rounds.is_empty()) {
        lines.extend(pad(view, name));
    }
    lines
}

fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    view.seats.iter().enumerate().map(|(at, seat)| (Seat(at as u8), seat))
}

fn title(view: &View, name: Names<'_>) -> Line {
    let line = Line::inked(Ink::Strong, format!(" Round {}: {} levels", view.round, view.levels));
    let rolls = match view.phase {
        Phase::First => ", who rolls first is drawn".to_string(),
        Phase::Over => ", the last one".to_string(),
        _ if view.seats.len() == 1 => String::new(),
        _ => format!(", {} rolls", name(view.roller)),
    };
    line.then(Ink::Plain, rolls)
}

/// `red 4, white 1, blue 9, grey 6`.
pub(super) fn dice_line(dice: [u8; 4]) -> Line {
    let mut line = Line::plain("Dice: ");
    for (at, (colour, number)) in COLOURS.into_iter().zip(dice).enumerate() {
        let comma = if at == 0 { "" } else { ", " };
        let word = format!("{} {number}", colour_word(colour));
        line = line.then(Ink::Plain, comma).then(colour_ink(colour), word);
    }
    line
}

/// Which levels want a ziomek, and who is out.
fn asked(view: &View) -> Option<Line> {
    let wants = view.wants.as_ref()?;
    let ziomki = wants.iter().enumerate().filter(|(_, want)| !want.is_empty());
    let ziomki: Vec<String> =
        ziomki.map(|(at, want)| format!("{} {}", at + 1, wanted(want))).collect();
    let mut text = match ziomki.is_empty() {
        true => " Wanted: long blocks only".to_string(),
        false => format!(" Wanted on level {}, long blocks elsewhere", ziomki.join(", ")),
    };
    let out: Vec<&str> = view.out.iter().flatten().map(|colour| colour_word(*colour)).collect();
    if !out.is_empty() {
        text += &format!("; out: {}", out.join(", "));
    }
    Some(Line::plain(text))
}

/// `white`, or `white/grey` where either will do.
fn wanted(want: &str) -> String {
    let colours = want.split("").filter_map(|letter| letter.parse::<Colour>().ok());
    colours.map(colour_word).collect::<Vec<_>>().join("/")
}

/// The stack of a seat as it stands. While it is built only the line is watched: what the dice ask for
/// is for the builder to see.
fn drawn(view: &View, seat: Seat) -> Vec<Line> {
    let stack = &view.seats[seat.index()].stack;
    if stack.is_empty() {
        return vec![Line::inked(Ink::Faint, " Nothing is built yet.")];
    }
    let verdicts = view.check.as_ref().map(|checks| &checks[seat.index()].verdicts);
    let broken = |at: usize| at > 0 && !joined(stack[at - 1], stack[at]);
    let wrong = |at: usize| match verdicts {
        Some(verdicts) => verdicts[at] != Verdict::Right,
        None => broken(at),
    };
    let mut lines = picture::marked(stack, &|at| if wrong(at) { '!' } else { ' ' });
    for (at, laid) in stack.iter().enumerate().filter(|(at, _)| wrong(*at)) {
        let why = match verdicts.map(|verdicts| verdicts[at]) {
            Some(Verdict::Piece) => format!("{} is not what the dice ask for", laid.pose),
            Some(Verdict::Above) => "is above the round's levels".to_string(),
            _ => off(stack[at - 1], *laid),
        };
        lines.push(Line::inked(Ink::Strong, format!(" ! level {}: {why}", at + 1)));
    }
    lines
}

fn off(below: Laid, above: Laid) -> String {
    let gap = gap(below, above);
    let side = if gap > 0 { "right" } else { "left" };
    format!("the line is {} mm too far to the {side}", gap.abs())
}

/// What the next level asks for.
fn next(view: &View, own: &SeatView) -> Option<Line> {
    let built = own.stack.len();
    let line = match view.wants.as_ref()?.get(built) {
        None => Line::inked(Ink::Strong, " The stack is as high as it must be."),
        Some(want) => {
            let piece = if want.is_empty() { "a long block".to_string() } else { wanted(want) };
            Line::inked(Ink::Strong, format!(" Level {} wants {piece}", built + 1))
        }
    };
    Some(match own.stack.last() {
        Some(top) => line.then(Ink::Plain, format!("; the line leaves at {}.", top.leaves())),
        None => line.then(Ink::Plain, "."),
    })
}

/// The stack of another seat in one line.
fn rival(view: &View, seat: Seat, built: &SeatView, name: Names<'_>) -> Line {
    let name = cut(&name(seat), NAME);
    let mut text = format!(" {name}: {}", many(built.stack.len(), "level"));
    if let Some(check) = view.check.as_ref().map(|checks| &checks[seat.index()]) {
        let right = check.verdicts.iter().take_while(|one| **one == Verdict::Right).count();
        text += &match check.correct {
            true => ", all right".to_string(),
            false => format!(", {right} right"),
        };
    }
    text += match (view.shouter == Some(seat), built.agreed && view.phase == Phase::Building) {
        (true, _) => ", shouted",
        (false, true) => ", agrees to end",
        (false, false) => "",
    };
    let room = WIDTH.saturating_sub(text.chars().count() + 2);
    let stack = cut(&poses(&built.stack), room);
    let line = Line::plain(text);
    if stack.is_empty() { line } else { line.then(Ink::Faint, format!("  {stack}")) }
}

/// `6`, or `6+4` with a bonus.
pub(super) fn points(score: RoundScore) -> String {
    match score.bonus {
        0 => score.levels.to_string(),
        bonus => format!("{}+{bonus}", score.levels),
    }
}

/// The points of all rounds; practice has one.
fn pad(view: &View, name: Names<'_>) -> Vec<Line> {
    let rounds = view.seats.iter().map(|seat| seat.rounds.len()).max().unwrap_or_default();
    let names: Vec<String> = seats(view).map(|(seat, _)| cut(&name(seat), NAME)).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or_default().max(5);
    let first = usize::from(view.round) + 1 - rounds - usize::from(view.check.is_none());
    let heads = (first..first + rounds).map(|round| format!("{round:>6}")).collect::<String>();
    let mut lines = vec![Line::inked(Ink::Faint, format!(" {:wide$}{heads}  points", "round"))];
    for (name, seat) in names.iter().zip(&view.seats) {
        let cells: String =
            seat.rounds.iter().map(|score| format!("{:>6}", points(*score))).collect();
        let line = Line::plain(format!(" {name:wide$}{cells}"));
        lines.push(line.then(Ink::Strong, format!("{:>8}", seat.total)));
    }
    lines
}
