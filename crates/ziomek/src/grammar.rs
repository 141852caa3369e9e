//! What verifiers know of the records (docs/fair-dice.md, "Grammars").

use turlaj_core::GrammarState::{self, End, If, On};
use turlaj_core::{Begins, Grammar, Test, Written};

/// How many numbers must differ, by round.
const DIFFERENT: &[u32] = &[3, 3, 3, 3, 3, 3, 4];

const AGAIN: (&str, GrammarState) = ("again", On(&[("=", "fell")]));
const LIE: (&str, GrammarState) = ("lie", On(&[(">use", "lie"), ("time", "building")]));
const BUILDING: (&str, GrammarState) = (
    "building",
    End(&[
        (">drop >turn >flip >down >shout >agree >withdraw", "building"),
        ("time >ready", "checked"),
    ]),
);

pub(crate) const GRAMMAR: Grammar = Grammar {
    acts: concat!(
        "drop:[1-8rwbg][a-d]~?@(0|[1-9][0-9]{0,2})|turn:[a-d]|flip|down:([1-9]|1[0-2])|shout|agree",
        "|withdraw|ready|use:[rwbg]",
    ),
    rolls: Written::Named,
    begins: Begins::Next,
    turns: &[0, 7, 7, 7],
    states: &[
        ("start", On(&[("=1", "fell")])),
        ("fell", If(Test::Distinct(DIFFERENT, None), "lie", "again")),
        AGAIN,
        LIE,
        BUILDING,
        ("checked", End(&[("time >ready", "checked"), ("=1", "fell")])),
    ],
    solo: &[
        ("start", If(Test::Option("dice=rolled"), "roll", "lie")), // R1.6
        ("roll", On(&[("=1", "fell")])),
        ("fell", If(Test::Distinct(DIFFERENT, Some("round")), "lie", "again")),
        AGAIN,
        LIE,
        BUILDING,
        ("checked", End(&[])),
    ],
    ..Grammar::DEFAULT
};
