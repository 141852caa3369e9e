//! Mistakes about tags.

use super::Mistake;

/// The tags come first in these; `Game` and `Options` of Cups follow where they do not matter.
pub(super) fn mistakes() -> Vec<Mistake> {
    let with_head = |(tag, column, code): &(&str, usize, &'static str)| {
        let head = "[Game \"cups\"]\n[Options \"players=2\"]\n";
        (format!("{tag}\n{head}"), 1, *column, *code)
    };
    let options = |(value, code): &(&str, &'static str)| {
        (format!("[Game \"cups\"]\n\n  [Options \"{value}\"]\n"), 3, 3, *code)
    };
    let whole = |(text, line, column, code): &(&str, usize, usize, &'static str)| {
        (text.to_string(), *line, *column, *code)
    };
    ONE.iter()
        .map(with_head)
        .chain(OPTIONS.iter().map(options))
        .chain(WHOLE.iter().map(whole))
        .collect()
}

/// One tag, the column of its mistake, the code.
const ONE: &[(&str, usize, &str)] = &[
    ("[Date 2027]", 7, "tag-syntax"),
    ("[\"2027\"]", 2, "tag-syntax"),
    ("[Dąte \"2027\"]", 3, "tag-syntax"),
    ("[Date]", 6, "tag-syntax"),
    ("[", 2, "tag-syntax"),
    ("[Date \"2027\" ]", 13, "tag-syntax"),
    ("[Date \"2027\"x", 13, "tag-syntax"),
    ("[Date \"2027\"] x", 15, "tag-syntax"),
    ("[Date \"2027\"] ; said Ala", 15, "tag-syntax"),
    ("\t[Date \"2027\"][Event \"x\"]", 15, "tag-syntax"),
    ("[Date \"2027]", 7, "quote-syntax"),
    (" [Date   \"ółż]", 10, "quote-syntax"),
    ("[Dice \"fair\"]", 1, "tag-value"),
    ("[Dice \"Proved\"]", 1, "tag-value"),
    ("[Dice \"\"]", 1, "tag-value"),
    (" [Undo \"always\"]", 2, "tag-value"),
    ("[Rules \"2\"]", 1, "rules-version"),
    ("[Rules \"01\"]", 1, "rules-version"),
    ("[Player3 \"Ela\"]", 1, "no-such-seat"),
    ("[Bot16 \"greedy\"]", 1, "no-such-seat"),
    ("[Player1 \"\"]", 1, "bad-name"),
    ("[Bot2 \"a\\nb\"]", 1, "bad-name"),
    ("[Player1 \"Ala \u{202e}alO\"]", 1, "bad-name"),
    ("[Player1 \"12345678901234567890123456789012345678901\"]", 1, "bad-name"),
    ("[Result \"1:1/3 2:2/1\"]", 1, "other-result"),
    ("[Result \"abandoned\"]", 1, "other-result"),
    ("[Result \"\"]", 1, "other-result"),
];

/// Values of `Options`.
const OPTIONS: &[(&str, &str)] = &[
    ("players=2 again", "option-syntax"),
    ("players=2 players=2", "option-twice"),
    ("players=2 again=on again=on", "option-twice"),
    ("players=two", "players-number"),
    ("players=300", "players-number"),
    ("again=on", "players-number"),
    ("", "players-number"),
    ("players=2 Again=on", "unknown-option"),
    ("players=2 again=maybe", "unknown-value"),
    ("players=5", "player-count"),
    ("players=0", "player-count"),
];

/// Whole texts.
const WHOLE: &[(&str, usize, usize, &str)] = &[
    ("", 1, 1, "tag-missing"),
    ("; nothing\n\n", 1, 1, "tag-missing"),
    ("[Options \"players=2\"]\n", 1, 1, "tag-missing"),
    ("[Game \"cups\"]\n=die:1\n", 1, 1, "tag-missing"),
    ("[game \"cups\"]\n[Options \"players=2\"]\n", 1, 1, "tag-missing"),
    ("\n[Game \"chess\"]\n[Options \"players=2\"]\n", 2, 1, "other-game"),
    ("[Game \"\"]\n[Options \"players=2\"]\n", 1, 1, "other-game"),
    ("[Game \"cups\"]\n[Game \"cups\"]\n[Options \"players=2\"]\n", 2, 1, "tag-twice"),
    (
        "[Game \"cups\"]\n[Event \"x\"]\n[Options \"players=2\"]\n [Event \"y\"]\n",
        4,
        2,
        "tag-twice",
    ),
    (
        "[Bot1 \"x\"]\n[Game \"cups\"]\n[Player1 \"y\"]\n[Options \"players=2\"]\n",
        3,
        1,
        "tag-twice",
    ),
    // What the tags lack may stand behind the place where the text cannot be read.
    ("[Game \"cups\"]\n[Date 2027]\n[Options \"players=2\"]\n", 2, 7, "tag-syntax"),
];
