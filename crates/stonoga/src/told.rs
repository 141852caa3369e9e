//! The game in words.

use turlaj_core::{Eye, Ink, Line, Seat, Told};

use crate::actions::{Action, DiceSet};
use crate::news::News;
use crate::pieces::{Colour, Face, Piece, Tile};
use crate::score::Rating;
use crate::state::Phase;
use crate::view::{SeatView, TailView, View};
use crate::{Count, Edition, Stonoga};

type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Told for Stonoga {
    const TITLE: &'static str = "Stonoga";
    const ABOUT: &'static str = "A centipede collects shoes: roll coloured dice, take a tile.";

    const POINTS: &'static str = "shoes";

    fn legend(&self) -> Vec<Line> {
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
            Line::plain(match self.edition {
                Edition::Pl => {
                    "Take the tile of exactly your count; if it is gone, the next smaller one."
                }
                Edition::Ru => "Take a tile of your count or a smaller one.",
            }),
            Line::plain(match self.is_solo() {
                true => {
                    "When nothing fits, a smallest tile is lost. Lose as few of the 15 as you can."
                }
                false => {
                    "When the middle is empty the most shoes win; then the most in one colour."
                }
            }),
            letters,
        ];
        if !self.is_solo() {
            lines.push(Line::plain(match self.edition {
                Edition::Pl => {
                    "By custom the smallest shoe, or the youngest, takes the seat that begins."
                }
                Edition::Ru => "By custom whoever's birthday is next takes the seat that begins.",
            }));
        }
        let mut more = |on: bool, text: &'static str| lines.extend(on.then(|| Line::plain(text)));
        more(self.barefoot, "~foot: a bare foot, worth 1 shoe, or a fourth roll if you spend it.");
        more(self.tails, "Tail: your secret pair of colours. Tiles of both make it worth 2 shoes.");
        more(self.golden, "R3+ carries a golden shoe, worth 1 shoe; that shoe is never stolen.");
        let exact = self.edition == Edition::Pl;
        more(self.steal && exact, "Or steal the last tile of another, with exactly its count.");
        more(
            self.steal && !exact,
            "Or steal the last tile of another, if your dice would take it.",
        );
        let guard = self.steal && self.golden && self.golden_guard;
        more(guard, "While a golden shoe is last, nothing can be stolen there.");
        lines
    }

    fn board(&self, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        let mut lines = vec![middle(view)];
        let names: Vec<String> = (0..self.players).map(|at| name(Seat(at))).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (at, (seat, name)) in view.seats.iter().zip(&names).enumerate() {
            let seat_id = Seat(at as u8);
            let now = view.phase != Phase::Over && view.seat == seat_id;
            let marker = if now { "> " } else { "  " };
            let ink = if now { Ink::Strong } else { Ink::Plain };
            let pad = " ".repeat(width - name.chars().count());
            let head = Line::inked(ink, format!("{marker}{name}{pad} {:>3} ", seat.count.total()));
            lines.push(head.join(centipede(seat, eye.is(seat_id))));
        }
        if !view.lost.is_empty() {
            let tiles: Vec<String> = view.lost.iter().map(ToString::to_string).collect();
            lines.push(Line::inked(Ink::Faint, format!("  face down: {}", tiles.join(" "))));
        }
        if view.rolls > 0 && view.phase != Phase::Over {
            lines.push(dice(view));
        }
        if let Some(rating) = view.rating {
            lines.push(Line::inked(Ink::Strong, rating_text(rating)));
        }
        lines
    }

    fn story(&self, news: &News, name: Names<'_>) -> Option<Line> {
        Some(match news {
            News::FirstDrawn { seat } => Line::plain(format!("The lot falls on {}.", name(*seat))),
            News::TailDealt { seat, tail: None } => {
                Line::plain(format!("{} is dealt a tail, face down.", name(*seat)))
            }
            News::TailDealt { seat, tail: Some(tail) } => Line::plain(format!(
                "{} is dealt the tail {tail}: both colours, 2 shoes.",
                name(*seat)
            )),
            News::GoldenRolled { face, tile: Some(tile) } => {
                face_line(Line::plain("Golden shoe: the die shows "), *face)
                    .then(Ink::Plain, ", it lies on ")
                    .join(tile_line(*tile, true))
            }
            News::GoldenRolled { face, tile: None } => {
                face_line(Line::plain("Golden shoe: the die shows "), *face)
                    .then(Ink::Plain, ", it is rolled again")
            }
            News::TurnBegins { .. } => return None,
            News::Rolled { seat, dice, shown, roll } => {
                let line = Line::plain(format!("{}, roll {roll}: ", name(*seat)));
                dice.iter().zip(shown).fold(line, |line, (rolled, face)| match rolled {
                    Some(_) => face_line(line.then(Ink::Plain, " "), *face).then(Ink::Plain, " "),
                    None => face_line(line.then(Ink::Faint, "("), *face).then(Ink::Faint, ")"),
                })
            }
            News::FootSpent { seat } => {
                Line::plain(format!("{} discards the bare foot for a fourth roll.", name(*seat)))
            }
            News::Took { seat, tile, golden } => {
                Line::plain(format!("{} takes ", name(*seat))).join(tile_line(*tile, *golden))
            }
            News::Stole { seat, from, tile } => Line::plain(format!("{} steals ", name(*seat)))
                .join(tile_line(*tile, false))
                .then(Ink::Plain, format!(" from {}", name(*from))),
            News::Lost { tile, golden } => {
                Line::plain("Nothing fits. Lost, face down: ").join(tile_line(*tile, *golden))
            }
            News::EmptyHanded { seat } => {
                Line::inked(Ink::Faint, format!("{} goes empty-handed.", name(*seat)))
            }
            News::Ended { counts, tails } => {
                let parts: Vec<String> = counts
                    .iter()
                    .zip(tails)
                    .enumerate()
                    .map(|(at, (count, tail))| {
                        let tail = tail.map(|tail| format!(", tail {tail}")).unwrap_or_default();
                        format!("{} {}{tail}", name(Seat(at as u8)), count_text(count))
                    })
                    .collect();
                Line::inked(Ink::Strong, format!("The middle is empty. {}", parts.join("; ")))
            }
        })
    }

    fn ask(&self, view: &View, legal: &[Action], name: Names<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        let lost = legal.iter().any(|action| matches!(action, Action::Lose { .. }));
        let mut tiles = Line::plain(match lost {
            true => "nothing fits; lose a tile, by its name: ",
            false => "take a tile, by its name: ",
        });
        let mut found = false;
        for action in legal {
            tiles = match action {
                Action::Take { tile, golden } | Action::Lose { tile, golden } => {
                    tiles.join(tile_line(*tile, *golden))
                }
                Action::Steal { tile, from } => tiles
                    .join(tile_line(*tile, false))
                    .then(Ink::Plain, format!(" from {}", name(*from))),
                Action::Pass | Action::Roll(_) | Action::Foot(_) => continue,
            };
            tiles = tiles.then(Ink::Plain, "  ");
            found = true;
        }
        if found {
            lines.push(tiles);
        }
        if legal.contains(&Action::Pass) {
            lines.push(Line::plain("p ends the turn empty-handed"));
        }
        if legal.contains(&Action::Roll(DiceSet::ALL)) {
            let left = 3 - view.rolls;
            let text = format!("roll again: 134 rolls these dice, 0 all of them ({left} left)");
            lines.push(Line::plain(text));
        }
        if legal.contains(&Action::Foot(DiceSet::ALL)) {
            let text = "spend the bare foot and roll again: 134 rolls these dice, 0 all";
            lines.push(Line::plain(text));
        }
        lines
    }

    /// `134` rolls, `r3` takes (or loses, or steals where nothing else is meant), `r3 from 2`
    /// steals, `p` passes; the verbs may be said too.
    fn answer(&self, legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
        if let Ok(action) = text.trim().parse() {
            return Some(action);
        }
        let lower = text.trim().to_lowercase();
        let verb =
            ["take", "steal", "lose", "roll"].into_iter().find(|verb| lower.starts_with(verb));
        let rest = lower[verb.unwrap_or("").len()..].trim();
        if verb.is_none() && matches!(rest, "p" | "pass") {
            return Some(Action::Pass);
        }
        if rest.starts_with(|letter: char| letter.is_ascii_digit()) {
            let dice = dice_by_number(rest)?;
            let foot = legal.contains(&Action::Foot(dice));
            return Some(if foot { Action::Foot(dice) } else { Action::Roll(dice) });
        }
        let (tile, from) = match rest.split_once(" from ") {
            Some((tile, from)) => (tile.trim(), Some(from.trim())),
            None => (rest, None),
        };
        let golden = tile.ends_with('+');
        let tile: Tile = tile.trim_end_matches('+').to_ascii_uppercase().parse().ok()?;
        let is =
            |seat: Seat, who: &str| seat.to_string() == who || name(seat).to_lowercase() == who;
        let meant = |action: &Action| match *action {
            Action::Take { tile: t, golden: g } => {
                t == tile && (g || !golden) && from.is_none() && matches!(verb, None | Some("take"))
            }
            Action::Lose { tile: t, golden: g } => {
                t == tile && (g || !golden) && from.is_none() && matches!(verb, None | Some("lose"))
            }
            Action::Steal { tile: t, from: seat } => {
                t == tile
                    && from.is_none_or(|who| is(seat, who))
                    && matches!(verb, None | Some("steal"))
            }
            Action::Pass | Action::Roll(_) | Action::Foot(_) => false,
        };
        let middle = |action: &Action| !matches!(action, Action::Steal { .. });
        let found: Vec<Action> = legal.iter().copied().filter(meant).collect();
        match found[..] {
            [one] => Some(one),
            // The plain tile of the middle comes before the one with a golden shoe, and before rivals.
            [first, ..] if middle(&first) => Some(first),
            [_, ..] => None,
            [] if verb == Some("steal") || from.is_some() => None,
            [] => Some(Action::Take { tile, golden }),
        }
    }

    fn has_secrets(&self) -> bool {
        self.tails && !self.is_solo()
    }
}

/// Dice by their numbers, such as `134`; 0 is all of them.
fn dice_by_number(text: &str) -> Option<DiceSet> {
    let mut dice = Vec::new();
    for digit in text.chars().filter(|letter| !matches!(letter, ' ' | ',')) {
        match digit.to_digit(10)? {
            0 => dice.extend(0..4),
            die @ 1..=4 => dice.push(die as usize - 1),
            _ => return None,
        }
    }
    Some(DiceSet::of(dice))
}

fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::R => Ink::Red,
        Colour::Y => Ink::Yellow,
        Colour::G => Ink::Green,
        Colour::B => Ink::Blue,
        Colour::K => Ink::Black,
    }
}

fn tile_line(tile: Tile, golden: bool) -> Line {
    let line = Line::inked(ink(tile.colour()), tile.to_string());
    if golden { line.then(Ink::Gold, "+") } else { line }
}

fn face_line(line: Line, face: Face) -> Line {
    let ink = match face {
        Face::Shoe(colour) => ink(colour),
        Face::Star => Ink::Strong,
    };
    line.then(ink, face.to_string())
}

fn middle(view: &View) -> Line {
    let mut line = Line::plain("Middle: ");
    if view.middle.is_empty() {
        return line.then(Ink::Faint, "empty");
    }
    let mut last = None;
    for kind in &view.middle {
        if last.is_some_and(|colour| colour != kind.tile.colour()) {
            line = line.then(Ink::Plain, " ");
        }
        last = Some(kind.tile.colour());
        for (count, golden) in [(kind.plain, false), (kind.golden, true)] {
            for _ in 0..count {
                line = line.then(Ink::Plain, " ").join(tile_line(kind.tile, golden));
            }
        }
    }
    line
}

fn centipede(seat: &SeatView, own: bool) -> Line {
    let mut line = Line::inked(Ink::Plain, "@");
    if seat.bare_foot {
        line = line.then(Ink::Plain, "~foot");
    }
    for piece in &seat.pieces {
        line = line.then(Ink::Faint, "-");
        line = match piece {
            Piece::Tile(tile) => line.join(tile_line(*tile, false)),
            Piece::Golden => line.then(Ink::Gold, "gold"),
        };
    }
    match seat.tail {
        TailView::None => line,
        TailView::Hidden => line.then(Ink::Faint, "  tail: hidden"),
        TailView::Shown(tail) if own => line.then(Ink::Faint, format!("  your tail: {tail}")),
        TailView::Shown(tail) => line.then(Ink::Faint, format!("  tail: {tail}")),
    }
}

fn dice(view: &View) -> Line {
    let mut line = Line::plain(format!("Roll {}:  ", view.rolls));
    for (at, face) in view.dice.iter().enumerate() {
        line = line.then(Ink::Faint, format!("{}:", at + 1));
        line = face_line(line, *face).then(Ink::Plain, "  ");
    }
    line
}

fn count_text(count: &Count) -> String {
    let parts = [(count.golden, "golden"), (count.bare_foot, "bare foot"), (count.tail, "tail")];
    let mut text = format!("{} shoes", count.total());
    let more: Vec<String> = parts
        .iter()
        .filter(|(shoes, _)| *shoes > 0)
        .map(|(shoes, what)| format!("{shoes} {what}"))
        .collect();
    if !more.is_empty() {
        text.push_str(&format!(" ({} on tiles, {})", count.tiles, more.join(", ")));
    }
    text
}

fn rating_text(rating: Rating) -> &'static str {
    match rating {
        Rating::Fantastic => "Fantastic: not a tile lost, the longest centipede there is!",
        Rating::Great => "Great: one tile short of the longest centipede.",
        Rating::ReallyGood => "Really good: two tiles lost.",
        Rating::QuiteOk => "Quite all right: three tiles lost.",
        Rating::NotBad => "Not bad: four tiles lost.",
        Rating::KeepFighting => "Keep at it: the next centipede will be longer.",
    }
}
