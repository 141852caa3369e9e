//! What verifiers know of the records (docs/fair-dice.md, "Grammars").

use turlaj_core::GrammarState::{End, On};
use turlaj_core::{Begins, Grammar, Lot, SetupStep};

const TAILS: &[&str] = &["RY", "RG", "RB", "RK", "YG", "YB", "YK", "GB", "GK", "BK"];
const FACES: &[&str] = &["R", "Y", "G", "B", "K", "*"];

pub(crate) const GRAMMAR: Grammar = Grammar {
    acts: concat!(
        r"take:[RYGBK][1-4]\+?|lose:[RYGBK][1-4]\+?|steal:[RYGBK][1-4]:[1-6]|pass",
        r"|(roll|foot):(1?2?3?4|1?2?3|1?2|1)",
    ),
    lots: &[("tail", Lot::Secret(TAILS)), ("gold", Lot::Of(FACES))],
    setup: &[
        SetupStep { option: "tails=on", lot: "tail", most: &[], void: &[] },
        // R9.1: so many tiles has a colour; a star or a full colour is rolled again.
        SetupStep { option: "golden=on", lot: "gold", most: &[3, 3, 3, 3, 4, 4], void: &["*"] },
    ],
    begins: Begins::Next,
    states: &[
        ("start", On(&[("=1", "rolled")])),
        (
            "rolled",
            End(&[
                ("=1", "rolled"),
                ("own>roll own>foot", "again"),
                ("own>take own>steal own>lose own>pass", "rolled"),
            ]),
        ),
        ("again", On(&[("=", "rolled")])),
    ],
    ..Grammar::DEFAULT
};
