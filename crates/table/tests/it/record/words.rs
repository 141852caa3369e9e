//! Mistakes in words.

use super::{Mistake, below, cups};

/// Words that say nothing: below the tags of Cups, after a roll.
pub(super) fn notation() -> Vec<Mistake> {
    let words =
        WRONG_WORDS.iter().map(|word| (cups(&format!(" =die:1  {word} x")), 3, 10, "notation"));
    words.chain(WRONG_TEXTS.iter().map(at_line_3(cups))).collect()
}

/// Facts that cannot be true.
pub(super) fn facts() -> Vec<Mistake> {
    let seated = |words: &str| cups(&format!("[Player1 \"Ala\"] \n[Bot2 \"greedy\"]\n{words}"));
    let never = |words: &str| cups(&format!("[Undo \"never\"]\n\n{words}"));
    let sprint = |words: &str| below("sprint", "players=2", words);
    let ballots = |words: &str| below("ballots", "players=2", words);
    let scribes = |words: &str| below("scribes", "players=2", words);
    let two_lower = |(text, line, column, code)| (text, line + 2, column, code);
    let mut all: Vec<Mistake> = CUPS.iter().map(at_line_3(cups)).collect();
    all.extend(SEATED.iter().map(at_line_3(seated)).map(two_lower));
    all.extend(NEVER.iter().map(at_line_3(never)).map(two_lower));
    all.extend(SPRINT.iter().map(at_line_3(sprint)));
    all.extend(BALLOTS.iter().map(at_line_3(ballots)));
    all.extend(SCRIBES.iter().map(at_line_3(scribes)));
    let fast = format!("=goal:1 @3000 time\n{}", "1>step 1>back ".repeat(6));
    all.push((sprint(&fast), 4, 10 * 7 + 1, "too-fast"));
    all
}

type Row = (&'static str, usize, &'static str);

fn at_line_3(text: impl Fn(&str) -> String) -> impl Fn(&Row) -> Mistake {
    move |(words, column, code)| (text(words), 3, *column, *code)
}

const WRONG_WORDS: &[&str] = &[
    "keep",
    "keep;",
    "1>fly",
    "1>keep;",
    "1>",
    ">keep",
    "17>keep",
    "0>keep",
    "01>keep",
    "+1>keep",
    "1>keep=1",
    "die:1",
    "=",
    "=die:7",
    "=1>keep",
    "1=die:1",
    "1.1=die:1",
    "1.1.1.1=die:1",
    "0.1.1=die:1",
    "1.0.1=die:1",
    "1.1.01=die:1",
    "17.1.1=die:1",
    "s1=die:1",
    "s1.1.1=die:1",
    "1.1.4294967296=die:1",
    "Time",
    "time:1",
    "@",
    "@x",
    "@01",
    "@+1",
    "@-1",
    "@1.5",
    "@18446744073709551616",
    "!",
    "!dance",
    "!undo",
    "!undo:",
    "!undo:x",
    "!undo:01",
    "!undo:1:",
    "!undo:1:17",
    "!back",
    "!back:1",
    "!back:1:",
    "!back:0:1",
    "!back:1:01",
    "!taken:1",
    "!taken:1:Ala",
    "!taken:1:\"Ala\"x",
    "!taken:\"Ala\"",
    "!bot:1:greedy",
    "!left",
    "!left:",
    "!left:x",
    "!left:1:2",
    "!flag:",
    "!abandoned:",
    "!abandoned:1",
    "!Abandoned",
    "\"1>keep\"",
    "\u{feff}1>keep",
];

const WRONG_TEXTS: &[Row] = &[
    ("=die:1 [Date \"x\"]", 8, "tag-after-facts"),
    ("=die:1 [", 8, "tag-after-facts"),
    ("=die:1 !taken:1:\"Ala", 17, "quote-syntax"),
    ("=die:1 !taken:1:\"Ala\" \"", 23, "quote-syntax"),
];

const CUPS: &[Row] = &[
    ("1>keep", 1, "not-asked"),
    ("=die:1 2>keep", 8, "not-asked"),
    ("=die:1 1>again 1.1.2=die:1 1>again", 28, "again-spent"),
    ("=die:1 =die:1", 8, "no-dice-due"),
    ("=die:1 9.9.9=die:1", 8, "no-dice-due"),
    ("2.1.1=die:1", 1, "wrong-address"),
    ("1.1.2=die:1", 1, "wrong-address"),
    ("s1.1=die:1", 1, "wrong-address"),
    ("1.1.1=die:1 1>again 1.1.1=die:1", 21, "wrong-address"),
    ("=die:1 !undo:0 =die:2", 16, "other-face"),
    ("=die:1 !left:3", 8, "no-such-seat"),
    ("=die:1 !flag:16", 8, "no-such-seat"),
    ("=die:1 !taken:3:\"Ela\"", 8, "no-such-seat"),
    ("=die:1 !bot:3:\"x\"", 8, "no-such-seat"),
    ("=die:1 !back:3:1", 8, "no-such-seat"),
    ("=die:1 !undo:0:3", 8, "no-such-seat"),
    ("=die:1 !taken:1:\"\"", 8, "bad-name"),
    ("=die:1 !taken:1:\"a\\nb\"", 8, "bad-name"),
    ("=die:1 !bot:1:\"12345678901234567890123456789012345678901\"", 8, "bad-name"),
    ("=die:1 !undo:1", 8, "undo-nothing"),
    ("!undo:0", 1, "undo-nothing"),
    ("=die:1 !back:1:1", 8, "revealed"),
    ("=die:1 1>keep !back:1:1", 15, "revealed"),
    ("=die:1 1>again !back:1:0", 16, "revealed"),
    ("=die:1 time", 8, "time-not-due"),
    ("@5 =die:1 @4 1>keep", 14, "time-backwards"),
    ("@5 =die:1 @4 !left:1", 14, "time-backwards"),
    ("=die:1 1>keep =die:2 2>keep 2>keep", 29, "over"),
    ("=die:1 1>keep =die:2 2>keep !undo:0", 29, "over"),
    ("=die:1 1>keep =die:2 2>keep !abandoned", 29, "over"),
    ("=die:1 !abandoned 1>keep", 19, "over"),
    ("!abandoned =die:1", 12, "over"),
];

/// A person on seat 1, a bot on seat 2.
const SEATED: &[Row] = &[
    ("=die:1 !undo:0", 8, "consent-missing"),
    ("=die:1 !undo:0:2", 8, "consent-missing"),
    ("=die:1 !taken:2:\"Ola\" !undo:0:1", 23, "consent-missing"),
];

const NEVER: &[Row] =
    &[("=die:1 !undo:0", 8, "undo-never"), ("=die:1 1>again !back:1:1", 16, "undo-never")];

const SPRINT: &[Row] = &[
    ("=goal:1 @2999 time", 15, "time-not-due"),
    ("=goal:1 @3000 1>step", 15, "not-asked"),
    ("=goal:1 @3000 time @13001 1>step", 27, "time-over"),
    ("=goal:1 @3000 time 1>back", 20, "track-empty"),
    ("=goal:1 @3000 time 1>step !back:1:1", 27, "revealed"),
];

const BALLOTS: &[Row] = &[
    ("=prize:1 1>add:3 1>add:3 1>add:1", 26, "bid-too-high"),
    ("=prize:1 1>done 2>done !back:2:1", 24, "revealed"),
    ("s2.1=prize:1", 1, "wrong-address"),
];

const SCRIBES: &[Row] = &[("=5", 1, "wrong-roll"), ("=1 1>10", 4, "no-digit")];
