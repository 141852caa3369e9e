//! What verifiers know of the records (docs/fair-dice.md, "Grammars").

use turlaj_core::GrammarState::{self, End, If, On};
use turlaj_core::{Begins, Grammar, Lot, Test};

/// A pick leaves dice for another roll, or it does not; behind the third roll none are left (R3.4).
const FIRST_PICK: (&str, GrammarState) =
    ("pick-1", If(Test::Left { lower: false }, "more-1", "closing"));
const SECOND_PICK: (&str, GrammarState) =
    ("pick-2", If(Test::Left { lower: false }, "more-2", "closing"));
/// R3.9: a die that was rolled alone leaves nothing to roll.
const DROP: (&str, GrammarState) = ("drop-2", If(Test::Left { lower: true }, "more-2", "closing"));
const FIRST_MORE: (&str, GrammarState) =
    ("more-1", On(&[("own>mark own>bonus", "more-1"), ("=", "roll-2")]));
const SECOND_MORE: (&str, GrammarState) =
    ("more-2", On(&[("own>mark own>bonus", "more-2"), ("=", "roll-3")]));
/// A reroll takes the place of the roll before (R6.2).
const REROLLS: [(&str, GrammarState); 3] = [
    ("again-1", On(&[("=", "roll-1")])),
    ("again-2", On(&[("=", "roll-2")])),
    ("again-3", On(&[("=", "roll-3")])),
];
/// A roll that brings nothing may be followed by the next one at once (R3.8).
const FIRST_ROLL: (&str, GrammarState) = (
    "roll-1",
    On(&[
        ("own>pick", "pick-1"),
        ("own>drop own>pass", "more-1"),
        ("own>reroll", "again-1"),
        ("=", "roll-2"),
    ]),
);

pub(crate) const GRAMMAR: Grammar = Grammar {
    acts: concat!(
        "(pick|drop|take|extra):[WYBGOP]|pass|reroll|skip|done|mark:Y[1-6]\\.[1-4]",
        "|mark:[BGOP]([1-9]|1[0-2])|bonus:([YBG]X|O[456]|P6|X|6)",
    ),
    lots: &[("lot", Lot::Lowest(3))],
    begins: Begins::Next,
    turns: &[12, 12, 15, 16],
    states: &[
        ("start", On(&[("=1", "roll-1")])),
        FIRST_ROLL,
        (
            "roll-2",
            End(&[
                ("own>pick", "pick-2"),
                ("own>drop", "drop-2"),
                ("own>pass", "more-2"),
                ("own>reroll", "again-2"),
                ("=", "roll-3"),
                (">take >skip >mark >bonus >extra >done", "closing"),
                ("=1", "roll-1"),
            ]),
        ),
        (
            "roll-3",
            End(&[
                ("own>pick own>pass", "closing"),
                ("own>reroll", "again-3"),
                (">take >skip >mark >bonus >extra >done", "closing"),
                ("=1", "roll-1"),
            ]),
        ),
        FIRST_PICK,
        SECOND_PICK,
        DROP,
        FIRST_MORE,
        SECOND_MORE,
        REROLLS[0],
        REROLLS[1],
        REROLLS[2],
        ("closing", End(&[(">take >skip >mark >bonus >extra >done", "closing"), ("=1", "roll-1")])),
    ],
    // R10.1: every second turn is passive.
    solo: &[
        ("start", On(&[("=1", "roll-1")])),
        FIRST_ROLL,
        (
            "roll-2",
            On(&[
                ("own>pick", "pick-2"),
                ("own>drop", "drop-2"),
                ("own>pass", "more-2"),
                ("own>reroll", "again-2"),
                ("=", "roll-3"),
                (">extra >done", "closing"),
                ("=1", "passive"),
            ]),
        ),
        (
            "roll-3",
            On(&[
                ("own>pick own>pass", "closing"),
                ("own>reroll", "again-3"),
                (">extra >done", "closing"),
                ("=1", "passive"),
            ]),
        ),
        FIRST_PICK,
        SECOND_PICK,
        DROP,
        FIRST_MORE,
        SECOND_MORE,
        REROLLS[0],
        REROLLS[1],
        REROLLS[2],
        ("closing", On(&[(">mark >bonus >extra >done", "closing"), ("=1", "passive")])),
        ("passive", If(Test::Lot("lot"), "lot", "tray")),
        ("lot", On(&[("=lot", "tray")])),
        ("tray", End(&[(">take >skip >mark >bonus >extra >done", "taken"), ("=1", "roll-1")])),
        ("taken", End(&[(">mark >bonus >extra >done", "taken"), ("=1", "roll-1")])),
    ],
    ..Grammar::DEFAULT
};
