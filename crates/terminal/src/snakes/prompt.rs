//! What a seat is asked, and the short answers to it.

use turlaj_snakes::grid::Side;
use turlaj_snakes::snake::{End, Snake, Way};
use turlaj_snakes::{Action, DICE, Die, Face, Hand, Lying, Phase, Piece, Snakes, View};

use super::picture::ink;
use super::words::{a_die, die_word, face_word, piece_word, wrapped};
use crate::{Ink, Line, Names};

pub(super) fn prompt(
    rules: &Snakes,
    view: &View,
    snakes: &[Lying],
    legal: &[Action],
    name: Names<'_>,
) -> Vec<Line> {
    match view.phase {
        Phase::Choose => choose(rules, view, legal),
        Phase::Place => place(view, snakes, legal),
        Phase::Plus => plus(view, snakes, legal),
        Phase::Give => give(legal, name),
        Phase::First | Phase::Rolling | Phase::Over => Vec::new(),
    }
}

/// The hand of the seat whose turn it is.
fn hand(view: &View) -> &Hand {
    &view.seats[view.seat.index()]
}

fn find(snakes: &[Lying], number: u8) -> Option<&Snake> {
    snakes.iter().find(|lying| lying.number == number).map(|lying| &lying.snake)
}

/// One line per kind of die, with its faces.
fn choose(rules: &Snakes, view: &View, legal: &[Action]) -> Vec<Line> {
    let line = |die: Die| {
        let words = format!(" rolls {} die:", a_die(die));
        key(die.to_string())
            .then(Ink::Plain, format!("{words:23}"))
            .then(Ink::Faint, faces(rules, die))
    };
    let mut lines: Vec<Line> = dice(legal).map(line).collect();
    if hand(view).turns == 1 && hand(view).orange > 0 {
        lines.push(Line::inked(Ink::Faint, "orange dice come from the second turn on"));
    }
    lines
}

/// `head, tail, straight x2`.
fn faces(rules: &Snakes, die: Die) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut last = None;
    for &face in rules.printed().of(die) {
        if last.replace(face) == Some(face) {
            continue;
        }
        let word = match rules.printed().count(die, face) {
            1 => face_word(face).to_string(),
            many => format!("{} x{many}", face_word(face)),
        };
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words.join(", ")
}

fn dice(legal: &[Action]) -> impl Iterator<Item = Die> {
    DICE.into_iter().filter(|die| legal.contains(&Action::Roll(*die)))
}

fn key(text: impl Into<String>) -> Line {
    Line::inked(Ink::Strong, text)
}

fn place(view: &View, snakes: &[Lying], legal: &[Action]) -> Vec<Line> {
    if legal == [Action::New] {
        return vec![
            Line::plain("it fits nowhere: ").join(key("n")).then(Ink::Plain, " begins a new snake"),
        ];
    }
    let items = legal.iter().filter_map(|action| match *action {
        Action::Put { snake, end, way } => Some(spot(view, snakes, (snake, end, way))),
        _ => None,
    });
    let mut lines = wrapped(Line::plain("attach it: "), items.collect());
    if view.face.is_some_and(|face| face_word(face) == "curve") && hand(view).turns <= 2 {
        let hint = "l and r: left and right for who crawls out; the arrow shows where it leads";
        lines.push(Line::inked(Ink::Faint, hint));
    }
    lines
}

/// A place where the piece fits, where a curve would lead, and whether the snake is complete then.
fn spot(view: &View, snakes: &[Lying], at: (u8, End, Option<Way>)) -> Line {
    let (snake, end, way) = at;
    let Some(lying) = find(snakes, snake) else { return Line::default() };
    let turned = way.map_or(String::new(), |way| way.to_string().to_lowercase());
    let line = key(format!("{snake}{end}{turned}"));
    if let Some((open, way)) = lying.open(end).zip(way) {
        let leads = match way {
            Way::L => open.points.left(),
            Way::R => open.points.right(),
        };
        return line.then(Ink::Plain, format!(" {}", arrow(leads)));
    }
    let ends = [Piece::H, Piece::T];
    let closes = matches!(view.face, Some(Face::Piece(piece)) if piece.closes());
    if closes && ends.into_iter().any(|piece| lying.has(piece)) {
        return line.then(Ink::Strong, " completes it!");
    }
    line
}

fn arrow(side: Side) -> &'static str {
    match side {
        Side::N => "↑",
        Side::E => "→",
        Side::S => "↓",
        Side::W => "←",
    }
}

fn plus(view: &View, snakes: &[Lying], legal: &[Action]) -> Vec<Line> {
    let takes = legal.iter().filter_map(|action| match *action {
        Action::Take { snake, end } => {
            let link = find(snakes, snake)?.at_end(end)?;
            let colour = if link.die() == Die::O { "orange " } else { "" };
            let words = format!(" {colour}{}", piece_word(link.piece()));
            Some(key(format!("{snake}{end}")).then(ink(link.die()), words))
        }
        _ => None,
    });
    let takes: Vec<Line> = takes.collect();
    let or = if takes.is_empty() { "" } else { "or " };
    let mut lines = match takes.is_empty() {
        true => Vec::new(),
        false => wrapped(Line::plain("take a die: "), takes),
    };
    let rolls = dice(legal).next().is_some();
    let mut line = Line::plain(if rolls { format!("{or}roll again: ") } else { or.to_string() });
    for die in dice(legal) {
        let count = hand(view).dice(die);
        let words = format!(" {} ({count})   ", die_word(die));
        line = line.join(key(die.to_string())).then(ink(die), words);
    }
    lines.push(line.join(key("s")).then(Ink::Plain, " stops, the turn is over"));
    lines
}

fn give(legal: &[Action], name: Names<'_>) -> Vec<Line> {
    let others = legal.iter().filter_map(|action| match *action {
        Action::Give(seat) => {
            Some(key(seat.to_string()).then(Ink::Plain, format!(" {}", name(seat))))
        }
        _ => None,
    });
    wrapped(Line::plain("who gets the die? "), others.collect())
}
