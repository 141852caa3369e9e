//! `turlaj score`.

use expect_test::{Expect, expect};
use serde_json::json;

use crate::program::{answered, file, turlaj, word};

const SHEET: &str = "yellow=3.1,2.2,1.3 blue=2,7,9,10 green=1-5\norange=5,2,3,12 # a remark\n\
                     purple=2,5,6,3 rerolls=3/1 extras=2";

#[test]
fn the_points_of_each_area_are_told() {
    expect![[r#"
        yellow      10
        blue         7
        green       15
        orange      22
        purple      16
        foxes        0
        total       70
        As a solo game: A beginning: the next sheet is clean.
    "#]]
    .assert_eq(&turlaj(&["score", "clever", SHEET]).succeeded());
    let words: Vec<&str> = "score clever blue=2,7 green=1".split(' ').collect();
    expect![[r#"
        yellow       0
        blue         2
        green        1
        orange       0
        purple       0
        foxes        0
        total        3
        As a solo game: A beginning: the next sheet is clean.
    "#]]
    .assert_eq(&turlaj(&words).succeeded());
}

#[test]
fn a_text_comes_from_words_a_file_or_standard_input() {
    let told = turlaj(&["score", "clever", SHEET]).succeeded();
    let path = file("sheet.txt", SHEET);
    assert_eq!(turlaj(&["score", "clever", "--file", word(&path)]).succeeded(), told);
    assert_eq!(answered(&["score", "clever", "-"], SHEET).succeeded(), told);
    assert_eq!(answered(&["score", "clever", "--file", "-"], SHEET).succeeded(), told);
    assert_eq!(turlaj(&["score", "clever"]).status, 2);
    assert_eq!(turlaj(&["score", "clever", "a", "--file", "b"]).status, 2);
    let why = turlaj(&["score", "clever", "--file", "no-such-file"]).failed();
    assert!(why.contains("cannot read no-such-file"), "{why}");
}

#[test]
fn foxes_bring_the_lowest_area() {
    let foxes = "yellow=3.4,4.4,6.4,1.3,2.2,3.1 blue=2,9,10,11,12 green=1-7 orange=1 purple=2,5";
    expect![[r#"
        yellow      10
        blue        11
        green       28
        orange       1
        purple       7
        foxes        3   (3 x 1)
        total       60
        As a solo game: A beginning: the next sheet is clean.
    "#]]
    .assert_eq(&turlaj(&["score", "clever", foxes]).succeeded());
}

#[test]
fn several_sheets_have_places() {
    let text = "blue=2,7,9 orange=5,2\n--\n# the second\npurple=6,6,6\n--\nblue=2,3,4";
    expect![[r#"
        sheet        1      2      3
        yellow       0      0      0
        blue         4      0      4
        green        0      0      0
        orange       7      0      0
        purple       0     18      0
        foxes        0      0      0
        total       11     18      4
        1. sheet 2: 18
        2. sheet 1: 11
        3. sheet 3: 4
    "#]]
    .assert_eq(&answered(&["score", "clever", "-"], text).succeeded());
    let why = turlaj(&["score", "clever", "blue=2 -- -- -- -- blue=3"]).failed();
    assert_eq!(why.trim_end(), "turlaj: 5 sheets, but only 4 can play");
}

#[test]
fn json_is_one_object() {
    let told = turlaj(&["score", "clever", "--json", SHEET]).json();
    assert_eq!(told["game"], "clever");
    assert_eq!(told["sheets"][0]["parts"][3], json!({ "name": "orange", "points": 22 }));
    assert_eq!(told["sheets"][0]["parts"][5], json!({ "name": "foxes", "points": 0, "count": 0 }));
    assert_eq!(told["sheets"][0]["total"], 70);
    assert_eq!(told["sheets"][0]["rating"]["code"], "beginner");
    let told = turlaj(&["score", "clever", "--json", "blue=2 -- blue=2,3"]).json();
    assert_eq!(told["sheets"][0]["rating"], json!(null));
    // The second sheet: in JSON seats are counted from 0.
    assert_eq!(told["standings"][0]["seat"], 1);
    let wrong = turlaj(&["score", "clever", "--json", "blue=2 -- blue=13"]);
    let error = &wrong.json()["error"];
    assert_eq!(wrong.status, 1);
    assert_eq!(error["code"], "impossible-sheet");
    assert_eq!(error["details"], json!([["sheet", "2"], ["area", "blue"], ["field", "13"]]));
}

fn refused(text: &str, why: &Expect) {
    let run = turlaj(&["score", "clever", text]);
    assert_eq!(run.stdout, "", "{text}");
    why.assert_eq(run.failed().trim_end());
}

#[test]
fn a_number_that_its_multiplier_cannot_give() {
    refused("orange=5,2,3,7", &expect!["turlaj: orange 4: 7 is not a face of a die times 2"]);
    refused(
        "orange=1,1,1,2,1,1,2,1,2,1,20",
        &expect!["turlaj: orange 11: 20 is not a face of a die times 3"],
    );
    refused("orange=7", &expect!["turlaj: orange 1: 7 is not a face of a die"]);
    refused("orange=0", &expect!["turlaj: orange 1: 0 is not a face of a die"]);
    refused("orange=1,1,1,14", &expect!["turlaj: orange 4: 14 is not a face of a die times 2"]);
}

#[test]
fn purple_rises() {
    refused("purple=2,5,5", &expect!["turlaj: purple 3: 5 does not rise above 5"]);
    refused("purple=2,6,1,1", &expect!["turlaj: purple 4: 1 does not rise above 1"]);
    refused("purple=7", &expect!["turlaj: purple 1: 7 is not a face of a die"]);
}

#[test]
fn ordered_areas_have_no_gaps() {
    refused(
        "green=1,2,4",
        &expect![
            "turlaj: green 3: is left out, and a later field is filled: this area is filled from left to right"
        ],
    );
    refused(
        "green=2",
        &expect![
            "turlaj: green 1: is left out, and a later field is filled: this area is filled from left to right"
        ],
    );
    refused(
        "orange=5,-,3",
        &expect![
            "turlaj: orange 2: is left out, and a later field is filled: this area is filled from left to right"
        ],
    );
    refused(
        "purple=-,3",
        &expect![
            "turlaj: purple 1: is left out, and a later field is filled: this area is filled from left to right"
        ],
    );
    refused("orange=5,,3", &expect!["turlaj: word orange: nothing stands at place 2 of its list"]);
    refused("blue=2,", &expect!["turlaj: word blue: nothing stands at place 2 of its list"]);
    // Empty fields at the end are no gap.
    assert!(turlaj(&["score", "clever", "orange=5,-,-"]).succeeded().contains("orange       5\n"));
}

#[test]
fn fields_that_do_not_exist() {
    refused("blue=13", &expect!["turlaj: blue 13: there is no such field; blue goes from 2 to 12"]);
    refused("blue=1", &expect!["turlaj: blue 1: there is no such field; blue goes from 2 to 12"]);
    refused(
        "yellow=3.2",
        &expect![
            "turlaj: yellow 3.2: there is no such field; a yellow field is number.row, such as 3.1"
        ],
    );
    refused(
        "yellow=3",
        &expect![
            "turlaj: yellow 3: there is no such field; a yellow field is number.row, such as 3.1"
        ],
    );
    refused("green=12", &expect!["turlaj: green 12: there is no such field; green has 1 to 11"]);
    refused(
        "green=1-12",
        &expect!["turlaj: green 1-12: there is no such field; green has 1 to 11"],
    );
    refused("green=5-1", &expect!["turlaj: green 5-1: begins after it ends"]);
}

#[test]
fn doubled_fields_and_words() {
    refused("blue=7,2,7", &expect!["turlaj: blue 7: is crossed twice"]);
    refused("yellow=3.1,3.1", &expect!["turlaj: yellow 3.1: is crossed twice"]);
    refused("green=1-3,2", &expect!["turlaj: green 2: is crossed twice"]);
    refused("blue=7 blue=8", &expect!["turlaj: word blue: is given twice"]);
}

#[test]
fn too_many_fields_and_circles() {
    refused("orange=1,1,1,2,1,1,2,1,2,1,3,1", &expect!["turlaj: orange 12: there are 11 fields"]);
    refused("purple=6,6,6,6,6,6,6,6,6,6,6,6", &expect!["turlaj: purple 12: there are 11 fields"]);
    refused("rerolls=8", &expect!["turlaj: rerolls 8: a track has only 7 circles"]);
    refused("extras=1/2", &expect!["turlaj: extras 1/2: more were spent than unlocked"]);
}

#[test]
fn unknown_words() {
    refused(
        "red=3",
        &expect![
            "turlaj: word red: is unknown; there are yellow, blue, green, orange, purple, rerolls and extras"
        ],
    );
    refused("blue", &expect!["turlaj: word blue: has no `=`, as in blue=2,7"]);
    refused(
        "Blue=3",
        &expect![
            "turlaj: word Blue: is unknown; there are yellow, blue, green, orange, purple, rerolls and extras"
        ],
    );
    refused(
        "blue=two",
        &expect!["turlaj: blue two: there is no such field; blue goes from 2 to 12"],
    );
    refused(
        "blue=2 -- red=3",
        &expect![
            "turlaj: sheet 2: word red: is unknown; there are yellow, blue, green, orange, purple, rerolls and extras"
        ],
    );
}

#[test]
fn control_characters_never_come_back() {
    for text in ["\x1b[2J", "blue=\x1b[31m", "orange=\x07", "\x07=3", "green=1-\x08"] {
        let why = turlaj(&["score", "clever", text]).failed();
        assert!(!why.trim_end().contains(char::is_control), "{why:?}");
        let json = turlaj(&["score", "clever", "--json", text]);
        assert!(!json.stdout.contains("\\u001b"), "{}", json.stdout);
    }
    let why = answered(&["score", "clever", "-"], "blue=2\0").failed();
    assert!(!why.contains('\0'), "{why:?}");
    let path = file("not-utf8.txt", b"blue=\xff");
    let why = turlaj(&["score", "clever", "--file", word(&path)]).failed();
    assert_eq!(why.trim_end(), "turlaj: this is not UTF-8 text");
}

#[test]
fn giant_texts_are_refused_at_once() {
    let limit = "turlaj: a description of sheets has at most 65536 bytes";
    let giant = format!("orange={}", "1,".repeat(2_000_000));
    assert_eq!(answered(&["score", "clever", "-"], &giant).failed().trim_end(), limit);
    // The cut falls into the middle of a letter.
    let path = file("giant.txt", "ż".repeat(100_000));
    assert_eq!(turlaj(&["score", "clever", "--file", word(&path)]).failed().trim_end(), limit);
    let long = "x".repeat(60_000);
    let why = turlaj(&["score", "clever", &long]).failed();
    assert!(why.len() < 300, "{why}");
}

#[test]
fn a_game_without_sheets_says_so() {
    let run = turlaj(&["score", "stonoga", "blue=2"]);
    expect!["turlaj: stonoga is not written on sheets; score knows: clever"]
        .assert_eq(run.failed().trim_end());
    let run = turlaj(&["score", "chess", "blue=2"]);
    let games = turlaj_catalog::GAMES.join(", ");
    let why = format!("turlaj: there is no game `chess`; there are: {games}");
    assert_eq!(run.failed().trim_end(), why);
}

/// The examples of `docs/score.md` that stand on one line.
#[test]
fn the_examples_of_the_page_are_true() {
    let page = std::fs::read_to_string(crate::program::root().join("docs/score.md")).unwrap();
    assert!(page.contains("orange 4: 7 is not a face of a die\ntimes 2"));
    let examples = page.lines().filter_map(|line| line.strip_prefix("$ turlaj "));
    let examples: Vec<&str> = examples.filter(|line| !line.contains("sheet.txt")).collect();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let (head, quoted) = example.split_once('"').unwrap_or((example, ""));
        let quoted = quoted.trim_end_matches('"');
        let words = head.split_whitespace().chain((!quoted.is_empty()).then_some(quoted));
        turlaj(&words.collect::<Vec<_>>()).succeeded();
    }
}
