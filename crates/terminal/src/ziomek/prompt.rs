//! What can be done now, and the short answers for it.

use turlaj_ziomek::{Phase, View};

use super::words::{colour_ink, colour_word, key};
use crate::{Ink, Line, Names};

pub(super) fn prompt(view: &View, name: Names<'_>) -> Vec<Line> {
    match view.phase {
        Phase::Pair => pair(view, name).into_iter().collect(),
        Phase::Countdown => vec![Line::plain("The dice lie covered: START in 3 seconds.")],
        Phase::Building => building(view),
        Phase::Checked => {
            let next = Line::plain("Look at the stacks. ").join(key("r"));
            vec![next.then(Ink::Plain, format!(": ready for round {}", view.round + 1))]
        }
        Phase::First | Phase::Rolling | Phase::Over => Vec::new(),
    }
}

fn pair(view: &View, name: Names<'_>) -> Option<Line> {
    let [one, other] = view.pair?;
    let line = Line::plain(format!("{} chooses for all which one is used: ", name(view.roller)));
    let choice = |colour| {
        let word = Line::inked(colour_ink(colour), format!(" {}", colour_word(colour)));
        key(format!("{colour}")).join(word)
    };
    Some(line.join(choice(one)).then(Ink::Plain, " or ").join(choice(other)))
}

fn building(view: &View) -> Vec<Line> {
    let alone = view.seats.len() == 1;
    let said = |words: &[(&str, &str)]| {
        let mut line = Line::default();
        for (at, (short, means)) in words.iter().enumerate() {
            let gap = if at == 0 { "" } else { "   " };
            line = line.then(Ink::Plain, gap).join(key(*short));
            line = line.then(Ink::Plain, format!(" {means}"));
        }
        line
    };
    vec![
        said(&[
            ("3b", "where the line meets"),
            ("3b~", "on its head"),
            ("3b 140", "at 140 mm"),
            ("p", "all pieces"),
        ]),
        said(&[
            ("t c", "turns the top piece to side c"),
            ("f", "flips it"),
            ("d 2", "takes 2 down"),
        ]),
        match alone {
            true => {
                said(&[("z", "shouts ZIOMEK!"), ("a", "gives up the round"), ("Enter", "looks")])
            }
            false => said(&[
                ("z", "shouts ZIOMEK!"),
                ("a", "agrees to end the round"),
                ("w", "no longer"),
                ("Enter", "looks"),
            ]),
        },
    ]
}
