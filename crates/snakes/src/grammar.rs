//! What verifiers know of the records (docs/fair-dice.md, "Grammars").

use turlaj_core::GrammarState::{End, On};
use turlaj_core::{Begins, Grammar, Written};

pub(crate) const GRAMMAR: Grammar = Grammar {
    acts: "roll:[go]|put:[1-9][0-9]?[ab][LR]?|new|take:[1-9][0-9]?[ab]|stop|give:[1-4]",
    rolls: Written::Chosen,
    faces: Some("faces"),
    begins: Begins::Actor,
    states: &[
        ("start", On(&[(">roll", "chosen")])),
        ("chosen", On(&[("=1 =", "rolled")])),
        ("rolled", End(&[(">roll", "chosen"), (">put >new >take >stop >give", "rolled")])),
    ],
    ..Grammar::DEFAULT
};
