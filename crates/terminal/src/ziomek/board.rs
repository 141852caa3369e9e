//! The table: what the dice ask for, the own stack, those of the others, the points.

use turlaj_core::{Eye, Seat};
use turlaj_ziomek::{COLOURS, Colour, Laid, Phase, SeatView, Verdict, View, gap, joined};

use super::pad::{pad, totals};
use super::prompt::prompt;
use super::words::{colour_ink, colour_word, cut, poses};
use super::{ROWS, WIDTH, picture, supply};
use crate::{Ink, Line, Names, plural};

/// The most letters of a name.
pub(super) const NAME: usize = 16;

/// What fits a terminal of 24 rows; the own stack stands last, with the rows that are left.
pub(super) fn board(view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
    let own = eye.seat();
    let mut lines = vec![title(view, name)];
    lines.extend(asked(view));
    if view.dice.is_some() {
        let others = seats(view).filter(|(seat, _)| Some(*seat) != own || view.check.is_some());
        lines.extend(others.map(|(seat, built)| rival(view, seat, built, name)));
    }
    let Some(seat) = own.filter(|_| view.dice.is_some()) else {
        lines.extend(pad(view, name));
        return lines;
    };
    let built = &view.seats[seat.index()];
    if view.phase == Phase::Building {
        lines.push(next(view, built));
        lines.extend(supply::fitting(&built.stack, want(view, built)));
    }
    let rows = ROWS - prompt(view, name).len();
    if view.check.is_some() {
        let pad = pad(view, name);
        let fits = lines.len() + pad.len() + built.stack.len().max(1) < rows;
        lines.extend(if fits { pad } else { vec![totals(view, name)] });
    }
    lines.extend(drawn(view, seat, rows.saturating_sub(lines.len())));
    lines
}

/// Every placement of every piece that is left.
pub(super) fn offers(view: &View, eye: Eye) -> Vec<Line> {
    let Some(seat) = eye.seat().filter(|_| view.phase == Phase::Building) else {
        return Vec::new();
    };
    let head = std::iter::once(supply::head());
    head.chain(supply::supply(&view.seats[seat.index()].stack)).collect()
}

pub(super) fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    view.seats.iter().enumerate().map(|(at, seat)| (Seat(at as u8), seat))
}

fn title(view: &View, name: Names<'_>) -> Line {
    let line = Line::inked(Ink::Strong, format!(" Round {}: {} levels", view.round, view.levels));
    let rolls = match view.phase {
        Phase::First => ", who rolls first is drawn".to_string(),
        Phase::Over => ", the last one".to_string(),
        // Once the dice are there, they have the room.
        _ if view.seats.len() == 1 || view.dice.is_some() => String::new(),
        _ => format!(", {} rolls", name(view.roller)),
    };
    let line = line.then(Ink::Plain, rolls);
    match view.dice {
        Some(dice) => line.then(Ink::Plain, ". ").join(dice_line(dice)),
        None => line,
    }
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

/// The stack of a seat as it stands, in at most `rows` rows, below what is wrong with it. While it is built
/// only the line is watched: what the dice ask for is for the builder to see.
fn drawn(view: &View, seat: Seat, rows: usize) -> Vec<Line> {
    let stack = &view.seats[seat.index()].stack;
    if stack.is_empty() {
        let nothing = Line::inked(Ink::Faint, " Nothing is built yet.");
        return if view.check.is_some() { vec![nothing] } else { Vec::new() };
    }
    let verdicts = view.check.as_ref().map(|checks| &checks[seat.index()].verdicts);
    let broken = |at: usize| at > 0 && !joined(stack[at - 1], stack[at]);
    let wrong = |at: usize| match verdicts {
        Some(verdicts) => verdicts[at] != Verdict::Right,
        None => broken(at),
    };
    let reason = |(at, laid): (usize, &Laid)| {
        let why = match verdicts.map(|verdicts| verdicts[at]) {
            Some(Verdict::Piece) => format!("{} is not what the dice ask for", laid.pose),
            Some(Verdict::Above) => "is above the round's levels".to_string(),
            _ => off(stack[at - 1], *laid),
        };
        Line::inked(Ink::Strong, format!(" ! level {}: {why}", at + 1))
    };
    let reasons = stack.iter().enumerate().filter(|(at, _)| wrong(*at)).map(reason);
    let mut lines: Vec<Line> = reasons.take(rows.saturating_sub(stack.len()).max(1)).collect();
    let left = rows.saturating_sub(lines.len());
    lines.extend(picture::fitted(stack, left, &|at| if wrong(at) { '!' } else { ' ' }));
    lines
}

fn off(below: Laid, above: Laid) -> String {
    let gap = gap(below, above);
    let side = if gap > 0 { "right" } else { "left" };
    format!("the line is {} mm too far to the {side}", gap.abs())
}

/// The colours that the next level asks for, none for a long block; nothing on a full stack.
fn want<'v>(view: &'v View, own: &SeatView) -> Option<&'v str> {
    view.wants.as_ref()?.get(own.stack.len()).map(String::as_str)
}

/// What the next level asks for, as the head of the pieces that it takes.
fn next(view: &View, own: &SeatView) -> Line {
    let strong = |text: String| Line::inked(Ink::Strong, text);
    let level = own.stack.len() + 1;
    match (want(view, own), own.stack.last()) {
        (None, _) => strong(" The stack is as high as it must be.".to_string()),
        (Some(""), None) => strong(" Level 1 wants a long block".to_string())
            .then(Ink::Plain, ": any of 1 to 8, such as 3b."),
        (Some(want), None) => strong(format!(" Level 1 wants {}", wanted(want)))
            .then(Ink::Plain, ". Left edges in the middle:"),
        (Some(want), Some(top)) => {
            let piece = if want.is_empty() { "a long block".to_string() } else { wanted(want) };
            let leaves = top.leaves();
            let edges = format!("; the line leaves at {leaves}. Left edges where it meets:");
            strong(format!(" Level {level} wants {piece}")).then(Ink::Plain, edges)
        }
    }
}

/// The stack of another seat in one line.
fn rival(view: &View, seat: Seat, built: &SeatView, name: Names<'_>) -> Line {
    let name = cut(&name(seat), NAME);
    let mut text = format!(" {name}: {}", plural(built.stack.len(), "level"));
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
