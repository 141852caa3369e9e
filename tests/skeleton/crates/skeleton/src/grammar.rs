//! What verifiers know of the records (docs/fair-dice.md, "Grammars").

use turlaj_core::GrammarState::{End, On};
use turlaj_core::{Begins, Grammar};

pub(crate) const GRAMMAR: Grammar = Grammar {
    acts: "roll|bank",
    begins: Begins::Next,
    // R3.2
    turns: &[10],
    states: &[
        ("start", On(&[("=1", "rolled")])),
        ("rolled", End(&[("=1", "rolled"), ("own>roll", "again"), ("own>bank", "rolled")])),
        ("again", On(&[("=", "rolled")])),
    ],
    ..Grammar::DEFAULT
};
