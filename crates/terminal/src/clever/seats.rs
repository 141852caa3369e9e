//! All seats in short: points by area, actions, and what is marked.

use turlaj_clever::{
    AREAS, Area, Count, Field, FieldSet, Phase, SeatView, Sheet, Step, StepView, View,
};
use turlaj_core::{Eye, Seat};

use super::words::{WIDTH, ink, padded, short, wrapped};
use crate::{Ink, Line, Names};

/// The longest name that leaves room for the points.
pub(super) const NAME: usize = 14;

/// A table of all seats, each but the owner of the eye with its sheet below.
pub(super) fn table(view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
    let seats = || (0u8..).map(Seat).zip(&view.seats);
    let names: Vec<String> = seats().map(|(at, _)| short(&name(at), NAME)).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let mut head = padded(Line::default(), wide + 2);
    for area in AREAS {
        let name = area.name();
        head = head.then(Ink::Faint, " ".repeat(column(area) - name.len())).then(ink(area), name);
    }
    let mut lines = vec![head.then(Ink::Faint, "  foxes  total  re +1")];
    for (at, seat) in seats() {
        let now = view.phase != Phase::Over && view.seat == at;
        let (marker, ink) = if now { ("> ", Ink::Strong) } else { ("  ", Ink::Plain) };
        let line = padded(Line::inked(ink, format!("{marker}{}", names[at.index()])), wide + 2);
        lines.push(line.join(numbers(seat)).then(Ink::Faint, status(view, seat)));
        if !eye.is(at) {
            lines.extend(marks(&seat.sheet.sheet()));
        }
    }
    lines
}

fn column(area: Area) -> usize {
    area.name().len() + if area == Area::Y { 0 } else { 1 }
}

fn numbers(seat: &SeatView) -> Line {
    let Count { foxes, .. } = seat.count;
    let points = AREAS.into_iter().zip(seat.count.areas());
    let line = points.fold(Line::default(), |line, (area, points)| {
        line.then(Ink::Plain, format!("{points:>0$}", column(area)))
    });
    let foxes =
        if foxes == 0 { "-".to_string() } else { format!("{foxes}x{}", seat.count.per_fox()) };
    let line = line.then(Ink::Plain, format!("{foxes:>7}"));
    let line = line.then(Ink::Strong, format!("{:>7}", seat.count.total()));
    let (rerolls, extras) = (seat.sheet.rerolls.left(), seat.sheet.extras.left());
    line.then(Ink::Plain, format!("{rerolls:>4}{extras:>3}"))
}

/// How far a seat is while nobody sees what it does.
fn status(view: &View, seat: &SeatView) -> &'static str {
    match seat.step {
        _ if !view.phase.is_sealed() => "",
        StepView::Known(Step::Ready) => "  done",
        StepView::Known(_) => "",
        StepView::Choosing => "  choosing",
    }
}

/// What is marked: yellow row by row, with the numbers that are open; the others as lists.
fn marks(sheet: &Sheet) -> Vec<Line> {
    let list = |texts: Vec<String>| if texts.is_empty() { "-".into() } else { texts.join(" ") };
    let part = |area: Area, text: String| {
        Line::inked(ink(area), area.to_string()).then(Ink::Faint, format!(" {text}"))
    };
    let yellow =
        (0..4).map(|row| (0..4).map(|at| open_number(sheet, Field::yellow(row, at))).collect());
    let blue = sheet.marked().within(FieldSet::area(Area::B));
    let numbers = |area| list(sheet.numbers(area).iter().map(ToString::to_string).collect());
    let parts = vec![
        part(Area::Y, list(yellow.collect())),
        part(Area::B, list(blue.iter().map(|field| field.printed().to_string()).collect())),
        part(Area::G, sheet.count(Area::G).to_string()),
        part(Area::O, numbers(Area::O)),
        part(Area::P, numbers(Area::P)),
    ];
    wrapped(Line::plain("    "), parts, WIDTH)
}

fn open_number(sheet: &Sheet, field: Field) -> char {
    let digit = char::from_digit(u32::from(field.printed()), 10);
    digit.filter(|_| !sheet.marked().contains(field)).unwrap_or('X')
}

/// Where the points of a sheet come from, in one sentence.
pub(super) fn sum(count: &Count) -> Line {
    let mut line = Line::plain(" ");
    for (area, points) in AREAS.into_iter().zip(count.areas()) {
        let plus = if line.width() > 1 { " + " } else { "" };
        line = line.then(Ink::Plain, plus).then(ink(area), area.name());
        line = line.then(Ink::Plain, format!(" {points}"));
    }
    if count.foxes > 0 {
        line = line.then(Ink::Plain, " + ").then(Ink::Red, "foxes");
        line = line.then(Ink::Plain, format!(" {}x{}", count.foxes, count.per_fox()));
    }
    line.then(Ink::Strong, format!(" = {}", count.total()))
}
