//! Reading what people write, and the one form in which records are written.

use expect_test::expect;
use turlaj_core::{Eye, Game, Node};
use turlaj_table::AnyTable;
use turlaj_table::record::{DiceTag, game_of, read};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;

use super::{below, broken, cups, whole};

/// A text is read without a mistake and written in this form, which stays as it is.
#[track_caller]
fn canonical<G: Game>(text: &str) -> String {
    let written = whole::<G>(text).record.to_string();
    assert_eq!(whole::<G>(&written).record.to_string(), written);
    written
}

#[test]
fn a_record_written_by_hand_needs_neither_addresses_nor_proof() {
    let text = "[Game \"cups\"]\n[Options \"again=on  players=2\"]\n\
                =die:1 1>again\t=die:6 ; lucky\n\n1>keep =die:2\n2>keep";
    expect![[r#"
        [Game "cups"]
        [Rules "1"]
        [Options "players=2 again=on"]
        [Dice "unproved"]
        [Result "1:1/6 2:2/2"]

        1.1.1=die:1 1>again 1.1.2=die:6
        ; lucky
        1>keep
        2.1.1=die:2 2>keep
    "#]]
    .assert_eq(&canonical::<Cups>(text));
}

#[test]
fn tags_are_written_in_their_order() {
    let text = "[Event \"x\"]\n[Result \"1:1/5 2:1/5\"]\n[Dice \"typed\"]\n[Undo \"never\"]\n\
                [Bot2 \"greedy\"]\n[Player1 \"Ala\"]\n[Date \"2027\"]\n[Options \"players=2\"]\n\
                ; a remark\n[Rules \"1\"]\n[Game \"cups\"]\n=die:5 1>keep =die:5 2>keep !left:1";
    expect![[r#"
        [Game "cups"]
        [Rules "1"]
        [Options "players=2 again=off"]
        [Date "2027"]
        [Player1 "Ala"]
        [Bot2 "greedy"]
        [Undo "never"]
        [Dice "typed"]
        [Result "1:1/5 2:1/5"]
        [Event "x"]

        ; a remark
        1.1.1=die:5 1>keep
        2.1.1=die:5 2>keep !left:1
    "#]]
    .assert_eq(&canonical::<Cups>(text));
}

#[test]
fn time_stands_before_the_fact_that_it_belongs_to() {
    let text = below(
        "sprint",
        "players=2",
        "@10 @20 =goal:1 @3020 time 1>step 2>step @3020 1>step @4000 !flag:1 !undo:4:2:1 @9000",
    );
    expect![[r#"
        [Game "sprint"]
        [Rules "1"]
        [Options "players=2 clock=on"]
        [Dice "unproved"]
        [Result "unfinished"]

        @20 s1.1=goal:1 @3020 time 1>step 2>step 1>step @4000 !flag:1 !undo:4:1:2
    "#]]
    .assert_eq(&canonical::<Sprint>(&text));
}

#[test]
fn lines_are_broken_before_they_are_longer_than_96_characters() {
    let line_after = |name: &str| {
        let start = "=prize:1 1>add:1 1>add:1 1>add:1 1>done 2>add:1 2>add:1";
        let words = format!("{start} !taken:1:\"{name}\" 2>add:1");
        let written = canonical::<Ballots>(&below("ballots", "players=2", &words));
        let lines = written.lines().skip_while(|line| !line.starts_with("s1.1"));
        lines.map(|line| line.chars().count()).collect::<Vec<usize>>()
    };
    assert_eq!(line_after("żółw5678901234567"), [96]);
    assert_eq!(line_after("żółw56789012345678"), [89, 7]);
}

#[test]
fn the_result_is_checked_if_it_stands() {
    let game = "=die:5 1>keep =die:6 2>keep";
    for (words, result) in
        [(game, "2:1/6 1:2/5"), ("=die:5", "unfinished"), ("=die:5 !abandoned", "abandoned")]
    {
        let with = |result: &str| cups(&format!("[Result \"{result}\"]\n{words}"));
        assert!(canonical::<Cups>(&with(result)).contains(&format!("[Result \"{result}\"]")));
        for other in ["1:2/5 2:1/6", "2:1/6  1:2/5", "2:1/5 1:2/6", "over", ""] {
            assert_eq!(broken(&with(other)).code, "other-result", "{other}");
        }
    }
}

#[test]
fn a_byte_order_mark_and_ends_of_lines_of_any_kind_are_accepted() {
    let plain = cups("; x\n=die:1\n1>keep");
    let expected = canonical::<Cups>(&plain);
    assert_eq!(canonical::<Cups>(&format!("\u{feff}{plain}")), expected);
    assert_eq!(canonical::<Cups>(&plain.replace('\n', "\r\n")), expected);
    assert_eq!(canonical::<Cups>(&plain.replace('\n', "\u{a0}\t\n\u{2003}\n")), expected);
    let broken = broken(&format!("\u{feff}{}", plain.replace("cups", "chess")));
    assert_eq!((broken.at.line, broken.at.column), (1, 1), "the mark is no character");
}

#[test]
fn all_before_a_mistake_is_there() {
    let text = cups("=die:1 ; one\n1>keep =die:2 2>again 2>keep =die:3");
    let reading = read::<Cups>(&text).unwrap();
    assert_eq!(reading.broken.unwrap().code, "not-asked");
    assert_eq!(reading.record.table.log().len(), 4);
    assert_eq!(reading.record.comments.len(), 1);
    assert_eq!(reading.record.table.view(Eye::Nobody).cups[0].rolls.0, 1);
    let reading = read::<Cups>(&cups("=die:1 1>keep \n=die:1 \"")).unwrap();
    assert_eq!(reading.broken.unwrap().code, "quote-syntax");
    assert_eq!(reading.record.table.log().len(), 3, "also before what cannot be read");
}

#[test]
fn the_kinds_of_dice_are_read_as_claims() {
    let dice = |words: &str| whole::<Cups>(&cups(words)).record.dice;
    assert_eq!(dice(""), DiceTag::Unproved);
    for kind in [DiceTag::Proved, DiceTag::HostOnly, DiceTag::Typed, DiceTag::Unproved] {
        assert_eq!(dice(&format!("[Dice \"{kind}\"]")), kind);
    }
}

#[test]
fn a_text_says_which_game_it_is_of() {
    let (game, at) = game_of("\n [Game \"chess\"]\nwhatever \"").unwrap();
    assert_eq!((game.as_str(), at.line, at.column), ("chess", 2, 2));
    let why = |text: &str| {
        let broken = game_of(text).unwrap_err();
        (broken.at.line, broken.at.column, broken.code)
    };
    assert_eq!(why(""), (1, 1, "no-game"));
    assert_eq!(why("=die:1"), (1, 1, "no-game"));
    assert_eq!(why("\n[Game cups]"), (2, 7, "tag-syntax"));
    let over = whole::<Cups>(&cups("=die:5 1>keep =die:6 2>keep")).record.table.node();
    assert!(matches!(over, Node::Over(_)));
}
