//! An effort by its name, and what is changed in it.

use turlaj_learned::clever::Effort;

/// `master,ends=6`.
pub(crate) fn read(words: &str) -> Effort {
    let mut words = words.split(',');
    let mut effort = match words.next().unwrap() {
        "none" => Effort::NONE,
        "master" => Effort::MASTER,
        "long" => Effort::LONG,
        other => panic!("none, master or long, not {other}"),
    };
    for word in words {
        let (name, value) = word.split_once('=').unwrap();
        let number = || value.parse::<usize>().unwrap();
        match name {
            "ends" => effort.ends = number(),
            "tries" => effort.tries = number(),
            "rolls" => effort.rolls = number(),
            "doubt" => effort.doubt = value.parse().unwrap(),
            "width" => effort.width = number(),
            "depth" => effort.depth = number(),
            "again" => effort.again = number(),
            _ => panic!("no {name}"),
        }
    }
    effort
}
