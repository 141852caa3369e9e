//! Words that mean nothing, and games that cannot be played.

use expect_test::{Expect, expect};

use crate::program::turlaj;

#[test]
fn unknown_words_end_with_status_2() {
    for words in [
        &["nonsense"][..],
        &["games", "--nonsense"],
        &["replay"],
        &["verify"],
        &["replay", "a", "b"],
        &["play", "stonoga", "stonoga"],
        &["play", "--record"],
    ] {
        let run = turlaj(words);
        assert_eq!(run.status, 2, "{words:?}");
        assert_eq!(run.stdout, "", "{words:?}");
        assert!(run.stderr.contains("try '--help'"), "{words:?}: {}", run.stderr);
    }
}

#[test]
fn help_and_version_are_no_mistakes() {
    let help = turlaj(&["--help"]).succeeded();
    for word in ["play", "games", "replay", "verify"] {
        assert!(help.contains(&format!("\n  {word} ")), "{help}");
    }
    assert!(turlaj(&["--version"]).succeeded().starts_with("turlaj "));
}

/// A game that cannot be played: nothing is begun, and the reason is told.
fn refused(words: &str, why: &Expect) {
    let words: Vec<&str> = ["play"].into_iter().chain(words.split_whitespace()).collect();
    let run = turlaj(&words);
    assert_eq!(run.stdout, "", "{words:?}");
    why.assert_eq(run.failed().trim_end());
}

#[test]
fn options_that_do_not_go_together_are_refused_with_the_reason() {
    refused(
        "--option edition=ru --option tails=on",
        &expect!["turlaj: the ru edition has no tails: switch it off or play pl"],
    );
    refused(
        "--seats human --option steal=on",
        &expect!["turlaj: a solo player has nobody to steal from: switch steal off"],
    );
    refused(
        "--seats human,human,human,human,human,human,human",
        &expect!["turlaj: the pl edition is for 1 to 6 players, not for 7"],
    );
    refused(
        "--seats human --option edition=ru",
        &expect!["turlaj: the ru edition is for 2 to 4 players, not for 1"],
    );
    refused("--option first=3", &expect!["turlaj: seat 3 cannot begin: there are 2 players"]);
    refused(
        "--seats human --option first=2",
        &expect!["turlaj: seat 2 cannot begin: there is 1 player"],
    );
}

#[test]
fn what_does_not_exist_is_refused_with_what_does() {
    let run = turlaj(&["play", "--option", "colour=red"]);
    expect!["turlaj: there is no option `colour`; there are: edition, steal, barefoot, tails, golden, golden_guard, first"]
        .assert_eq(run.failed().trim_end());
    refused(
        "--option steal=maybe",
        &expect!["turlaj: option `steal` cannot be `maybe`; it can be: off, on"],
    );
    refused("--option steal", &expect!["turlaj: an option is written `name=value`, not `steal`"]);
    refused(
        "--option steal=on --option steal=off",
        &expect!["turlaj: option `steal` is given twice"],
    );
    for words in [&["play", "--seats", "human,robot"][..], &["play", "--seats", ""]] {
        let why = turlaj(words).failed();
        assert!(why.contains("there are: human, random, greedy"), "{why}");
    }
    let why = turlaj(&["play", "chess"]).failed();
    let games = turlaj_catalog::GAMES.join(", ");
    assert_eq!(why.trim_end(), format!("turlaj: there is no game `chess`; there are: {games}"));
}

#[test]
fn names_that_cannot_be_shown_are_refused() {
    for name in ["human:", "human:\x07", &format!("human:{}", "a".repeat(41))] {
        let why = turlaj(&["play", "--seats", name]).failed();
        assert!(why.contains("a name has 1 to 40 characters"), "{why}");
    }
}

#[test]
fn a_level_that_is_not_offered_at_a_table_is_refused_there() {
    let four = turlaj(&["play", "clever", "--seats", "human,human,human,master"]).failed();
    assert!(four.contains("master was not measured to beat the level below it"), "{four}");
}
