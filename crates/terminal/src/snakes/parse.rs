//! What a typed answer means.

use turlaj_core::Seat;
use turlaj_snakes::snake::{End, Way};
use turlaj_snakes::{Action, Die};

use crate::Names;

/// `g` and `o` roll; `1b`, or as much of it as is needed, attaches or takes, with `l` or `r` for a
/// curve; `n` begins a snake, `s` stops; a number or a name is given the die. Verbs and whole words
/// may be said too. What is no legal action is still understood, so that the reason can be given.
pub(super) fn parse(legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
    let lower = text.trim().to_lowercase();
    if let Some(action) = written(&lower) {
        return Some(action);
    }
    if let Some(Action::Give(_)) = legal.first() {
        return whom(legal, &lower, name);
    }
    let words: Vec<&str> = words(&lower).collect();
    let verb = words.iter().find_map(|word| verb(word));
    let rest: String =
        words.iter().filter(|word| !is_filler(word)).map(|word| short(word)).collect();
    let stop = legal.contains(&Action::Stop);
    match (verb, rest.as_str()) {
        (None | Some(Verb::Roll), "g") => Some(Action::Roll(Die::G)),
        (None | Some(Verb::Roll), "o") => Some(Action::Roll(Die::O)),
        (Some(Verb::Roll), "") => one(legal, |action| matches!(action, Action::Roll(_))),
        (None, "s" | "." | "-") => Some(Action::Stop),
        (None, "n") => Some(if stop { Action::Stop } else { Action::New }),
        (_, "n") => Some(Action::New),
        (verb, rest) => at_a_snake(legal, verb, rest),
    }
}

/// An action as records have it, in letters of any size.
fn written(lower: &str) -> Option<Action> {
    let turned = match lower.strip_prefix("put:") {
        Some(place) => format!("put:{}", place.replace('l', "L").replace('r', "R")),
        None => lower.to_string(),
    };
    turned.parse().ok()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Roll,
    Put,
    Take,
}

fn verb(word: &str) -> Option<Verb> {
    match word {
        "roll" | "again" | "reroll" => Some(Verb::Roll),
        "put" | "p" | "attach" | "place" | "add" | "lay" => Some(Verb::Put),
        "take" | "t" | "remove" => Some(Verb::Take),
        _ => None,
    }
}

/// Words that say what is plain already.
fn is_filler(word: &str) -> bool {
    verb(word).is_some()
        || matches!(
            word,
            "a" | "the"
                | "it"
                | "die"
                | "dice"
                | "snake"
                | "end"
                | "at"
                | "to"
                | "from"
                | "turn"
                | "begin"
                | "start"
                | "with"
                | "on"
                | "my"
                | "one"
        )
}

fn short(word: &str) -> &str {
    match word {
        "green" => "g",
        "orange" => "o",
        "left" => "l",
        "right" => "r",
        "new" => "n",
        "stop" | "no" | "none" | "nothing" | "done" | "pass" | "enough" | "skip" => "s",
        word => word,
    }
}

fn words(lower: &str) -> impl Iterator<Item = &str> {
    lower.split([' ', '\t', ':', ',', '/']).filter(|word| !word.is_empty())
}

/// The only action of this kind.
fn one(legal: &[Action], is: impl Fn(&Action) -> bool) -> Option<Action> {
    let mut found = legal.iter().copied().filter(is);
    found.next().filter(|_| found.next().is_none())
}

/// A snake, an end and a turn, each of which may be left out where one action is left all the same.
fn at_a_snake(legal: &[Action], verb: Option<Verb>, key: &str) -> Option<Action> {
    let (verb, key) = match (verb, key.split_at_checked(1)) {
        (None, Some(("t", rest))) => (Some(Verb::Take), rest),
        (None, Some(("p", rest))) => (Some(Verb::Put), rest),
        _ => (verb, key),
    };
    let (snake, end, way) = parts(key)?;
    let takes = legal.contains(&Action::Stop);
    let verb = verb.unwrap_or(if takes { Verb::Take } else { Verb::Put });
    let fits = |of: (u8, End, Option<Way>)| {
        snake.is_none_or(|snake| snake == of.0)
            && end.is_none_or(|end| end == of.1)
            && way.is_none_or(|way| Some(way) == of.2)
    };
    let meant = |action: &Action| match *action {
        Action::Put { snake, end, way } => verb == Verb::Put && fits((snake, end, way)),
        Action::Take { snake, end } => verb == Verb::Take && fits((snake, end, None)),
        _ => false,
    };
    one(legal, meant).or_else(|| {
        let (snake, end) = snake.zip(end)?;
        match verb {
            Verb::Put => Some(Action::Put { snake, end, way }),
            Verb::Take if way.is_none() => Some(Action::Take { snake, end }),
            Verb::Take | Verb::Roll => None,
        }
    })
}

/// The parts of `12bl`; there is at least one.
fn parts(key: &str) -> Option<(Option<u8>, Option<End>, Option<Way>)> {
    let digits = key.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(key.len());
    let (number, rest) = key.split_at(digits);
    let snake = if number.is_empty() { None } else { Some(number.parse().ok()?) };
    let (end, rest) = match rest.chars().next() {
        Some('a') => (Some(End::A), &rest[1..]),
        Some('b') => (Some(End::B), &rest[1..]),
        _ => (None, rest),
    };
    let way = match rest {
        "l" => Some(Way::L),
        "r" => Some(Way::R),
        "" => None,
        _ => return None,
    };
    (!key.is_empty()).then_some((snake, end, way))
}

/// Whom a number or a name means: the whole of it, or how only one of them begins.
fn whom(legal: &[Action], lower: &str, name: Names<'_>) -> Option<Action> {
    let mut who = lower;
    for verb in ["give", "hand", "it", "to", "seat"] {
        let rest = who.strip_prefix(verb).filter(|rest| rest.starts_with([' ', ':']));
        who = rest.map_or(who, |rest| rest.trim_start_matches([' ', ':']));
    }
    if let Ok(seat) = who.parse::<Seat>() {
        return Some(Action::Give(seat));
    }
    let named = |action: &Action, is: &dyn Fn(&str) -> bool| match action {
        Action::Give(seat) => is(&name(*seat).to_lowercase()),
        _ => false,
    };
    one(legal, |action| named(action, &|name| name == who)).or_else(|| {
        one(legal, |action| !who.is_empty() && named(action, &|name| name.starts_with(who)))
    })
}
