//! The table: snakes side by side, hands and points, the die that was rolled.

use turlaj_core::Seat;
use turlaj_snakes::snake::{End, Way};
use turlaj_snakes::{DICE, Die, Face, Hand, Lying, Phase, Piece, View};

use super::WIDTH;
use super::picture::{self, ink};
use super::words::{a_die, piece_word};
use crate::{Ink, Line, Names};

const GAP: usize = 4;

pub(super) fn board(view: &View, snakes: &[Lying], name: Names<'_>) -> Vec<Line> {
    let mut lines = side_by_side(snakes.iter().map(|lying| block(view, lying, name)));
    if !lines.is_empty() {
        lines.push(Line::default());
    }
    lines.extend(hands(view, name));
    lines.extend(rolled(view));
    lines
}

/// A snake under its number, and who finished it or what it needs.
fn block(view: &View, lying: &Lying, name: Names<'_>) -> Vec<Line> {
    let needs = |piece| !lying.snake.has(piece);
    let number = Line::inked(Ink::Strong, lying.number.to_string());
    let title = match (lying.done, needs(Piece::H), needs(Piece::T)) {
        (Some(seat), ..) => number.then(Ink::Strong, format!(" done by {}", name(seat))),
        (None, true, true) => number.then(Ink::Faint, " needs both"),
        (None, true, false) => number.then(Ink::Faint, " needs a head"),
        (None, _, _) => number.then(Ink::Faint, " needs a tail"),
    };
    let label = |end| {
        let ink = if may_grow(view, lying, end) { Ink::Strong } else { Ink::Faint };
        Line::inked(ink, format!("{}{end}", lying.number))
    };
    let mut lines = vec![title];
    lines.extend(picture::of(&lying.snake, WIDTH, &label));
    lines
}

/// Whether the piece in hand fits here; without one, every open end is as good as the others.
fn may_grow(view: &View, lying: &Lying, end: End) -> bool {
    let Some(Face::Piece(piece)) = view.face else { return true };
    let ways = [None, Some(Way::L), Some(Way::R)];
    ways.into_iter().any(|way| lying.snake.check(end, piece, way).is_ok())
}

/// As many blocks in a row as there is room for.
fn side_by_side(blocks: impl Iterator<Item = Vec<Line>>) -> Vec<Line> {
    let mut rows: Vec<(usize, Vec<Vec<Line>>)> = Vec::new();
    for block in blocks {
        let wide = block.iter().map(Line::width).max().unwrap_or_default() + GAP;
        match rows.last_mut() {
            Some((used, row)) if *used + wide - GAP <= WIDTH => {
                *used += wide;
                row.push(block);
            }
            _ => rows.push((wide, vec![block])),
        }
    }
    rows.into_iter().flat_map(|(_, row)| zipped(&row)).collect()
}

fn zipped(row: &[Vec<Line>]) -> Vec<Line> {
    let high = row.iter().map(Vec::len).max().unwrap_or_default();
    let at = |height: usize| {
        let mut line = Line::plain(" ");
        let mut column = 1;
        for block in row {
            if let Some(here) = block.get(height) {
                let pad = " ".repeat(column - line.width());
                line = line.then(Ink::Plain, pad).join(here.clone());
            }
            column += block.iter().map(Line::width).max().unwrap_or_default() + GAP;
        }
        line
    };
    (0..high).map(at).collect()
}

/// Points and dice of every seat.
fn hands(view: &View, name: Names<'_>) -> Vec<Line> {
    let names: Vec<String> = (0..).map(Seat).take(view.seats.len()).map(name).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let dice: Vec<[String; 2]> =
        view.seats.iter().map(|hand| DICE.map(|die| row(hand, die))).collect();
    let green = dice.iter().map(|[green, _]| green.chars().count()).max().unwrap_or(0).max(5);
    let head = format!("   {:wide$}  points  {:green$}  orange", "", "green");
    let mut lines = vec![Line::inked(Ink::Faint, head)];
    for (at, (name, dice)) in names.iter().zip(&dice).enumerate() {
        let hand = &view.seats[at];
        let now = view.phase != Phase::Over && view.phase != Phase::First;
        let now = now && view.seat.index() == at;
        let (mark, loud) = if now { (">", Ink::Strong) } else { (" ", Ink::Plain) };
        let line = Line::inked(loud, format!(" {mark} {name:wide$}  {:>6}  ", hand.points));
        let [own, orange] = dice;
        let line = line.then(ink(Die::G), format!("{own:green$}"));
        lines.push(line.then(Ink::Plain, "  ").then(ink(Die::O), orange.clone()));
    }
    lines
}

/// The dice of a kind: few are drawn, many are counted.
fn row(hand: &Hand, die: Die) -> String {
    let sign = match die {
        Die::G => "■",
        Die::O => "□",
    };
    match hand.dice(die) {
        0 => "-".to_string(),
        dice @ 1..=8 => format!("{} {dice}", sign.repeat(dice.into())),
        dice => format!("{sign} x {dice}"),
    }
}

fn rolled(view: &View) -> Option<Line> {
    let (die, face) = view.die.zip(view.face).filter(|_| view.phase != Phase::Over)?;
    let line = Line::plain(" Rolled: ");
    Some(match face {
        Face::Piece(piece) => {
            let words = format!("  {} {}", a_die(die), piece_word(piece));
            line.join(picture::loose(die, piece)).then(Ink::Plain, words)
        }
        face => line
            .then(ink(die), face.to_string())
            .then(Ink::Plain, format!("  on {} die", a_die(die))),
    })
}
