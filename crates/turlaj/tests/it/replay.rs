//! `turlaj replay`.

use std::fs;
use std::path::PathBuf;

use expect_test::expect;
use serde_json::json;

use crate::program::{Run, answered, example, file, root, turlaj, word};

fn golden() -> Vec<PathBuf> {
    let files = fs::read_dir(root().join("replays")).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

#[test]
fn every_golden_record_replays() {
    let files = golden();
    let named =
        |path: &&PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("stonoga");
    assert!(files.iter().filter(named).count() >= 10, "{files:?}");
    for path in &files {
        let story = turlaj(&["replay", word(path)]).succeeded();
        assert!(story.lines().count() > 10, "{}\n{story}", path.display());
        let json = turlaj(&["replay", "--json", word(path)]).json();
        let text = fs::read_to_string(path).unwrap();
        let open = text.contains("[Result \"unfinished\"]");
        let given_up = text.contains("[Result \"abandoned\"]");
        assert_eq!(json["standings"].is_array(), !open && !given_up, "{}: {json}", path.display());
        assert_eq!(json["abandoned"], given_up, "{}", path.display());
    }
}

#[test]
fn a_story_ends_with_the_places() {
    let story = turlaj(&["replay", word(&file("story.txt", example()))]).succeeded();
    let end: Vec<&str> = story.lines().rev().take(6).collect();
    let end: String = end.iter().rev().map(|line| format!("{line}\n")).collect();
    expect![[r#"
        Middle: empty
          Ala     23 @-Y4-G3-R4-Y3-R3-R2-K2-G2
          Bartek  22 @-B4-G4-K4-B3-K3-B2-Y2
        1. Ala: 23 shoes, wins
        2. Bartek: 22 shoes
        Something was taken back once after it was seen.
    "#]]
    .assert_eq(&end);
    assert!(
        story.contains("Bartek takes that back.\n") && story.contains("All agree: "),
        "{story}"
    );
}

#[test]
fn json_tells_options_seats_and_standings() {
    let json = turlaj(&["replay", "--json", word(&file("json.txt", example()))]).json();
    assert_eq!(json["game"], "stonoga");
    assert_eq!(json["rules"], 1);
    assert_eq!(json["options"]["players"], 2);
    assert_eq!(json["options"]["edition"], "pl");
    assert_eq!(json["date"], "2027-01-31");
    assert_eq!(json["dice"], "proved");
    assert_eq!(json["seats"][1], json!({ "kind": "person", "name": "Bartek" }));
    assert_eq!(json["standings"][0]["points"], 23);
    assert_eq!(json["standings"][0]["place"], 1);
    assert_eq!(json["abandoned"], false);
}

#[test]
fn a_record_can_come_from_standard_input() {
    let told = turlaj(&["replay", word(&file("input.txt", example()))]).succeeded();
    assert_eq!(answered(&["replay", "-"], &example()).succeeded(), told);
}

const TAGS: &str = "[Game \"stonoga\"]\n[Options \"players=2\"]\n\n";

/// Replays a record with a mistake; both ways of telling it must agree.
fn mistake(name: &str, text: &str) -> Run {
    let path = file(name, text);
    let run = turlaj(&["replay", word(&path)]);
    let json = turlaj(&["replay", "--json", word(&path)]);
    assert_eq!((run.status, json.status), (1, 1));
    let error = &json.json()["error"];
    let told = format!(
        "turlaj: line {}, column {}: {}\n",
        error["line"].as_u64().unwrap(),
        error["column"].as_u64().unwrap(),
        error["text"].as_str().unwrap()
    );
    assert_eq!(run.stderr, told);
    assert!(error["code"].is_string(), "{error}");
    run
}

#[test]
fn an_illegal_action_is_told_with_its_place_and_reason() {
    let run = mistake("illegal.txt", &format!("{TAGS}=KYYG 1>roll:14 =*..Y 1>take:R4\n"));
    expect![[r#"
        turlaj: line 4, column 23: R4 needs 4 dice of its colour or stars; the dice show 1
    "#]]
    .assert_eq(&run.stderr);
    expect![[r#"
        Stonoga, 2 players
        Seat 1, roll 1:  K  Y  Y  G 
        Seat 1, roll 2:  * (Y)(Y) Y 
        Middle:  R2 R3 R4  Y2 Y3 Y4  G2 G3 G4  B2 B3 B4  K2 K3 K4
        > Seat 1   0 @
          Seat 2   0 @
        Roll 2:  1:*  2:Y  3:Y  4:Y  
        The game is not finished.
    "#]]
    .assert_eq(&run.stdout);
}

#[test]
fn wrong_dice_are_told_with_their_place_and_reason() {
    let too_few = mistake("three-dice.txt", &format!("{TAGS}=KYY\n"));
    expect![[r#"
        turlaj: line 4, column 1: expected four dice such as RY.*, a dot for one left lying, found `KYY`
    "#]]
    .assert_eq(&too_few.stderr);
    let others = mistake("other-dice.txt", &format!("{TAGS}=KYYG 1>roll:14\n  =*.Y.\n"));
    expect![[r#"
        turlaj: line 5, column 3: `*.Y.` cannot fall now: dice 14 are rolled
    "#]]
    .assert_eq(&others.stderr);
}

#[test]
fn what_is_no_record_is_told_with_its_place_and_reason() {
    let tag = mistake("tag.txt", "[Game stonoga]\n");
    expect![[r#"
        turlaj: line 1, column 7: a tag is written [Name "value"] on its own line
    "#]]
    .assert_eq(&tag.stderr);
    let late = mistake("word.txt", &format!("{TAGS}=KYYG nonsense\n"));
    expect![[r#"
        turlaj: line 4, column 7: expected a roll such as 1.1.1=…, an act such as 1>…, or !…, found `nonsense`
    "#]]
    .assert_eq(&late.stderr);
    let result = mistake("result.txt", &example().replace("1:1/23 2:2/22", "2:1/23 1:2/22"));
    expect![[r#"
        turlaj: line 15, column 1: the game comes to "1:1/23 2:2/22", not to "2:1/23 1:2/22"
    "#]]
    .assert_eq(&result.stderr);
}

#[test]
fn another_game_or_an_empty_file_is_told_with_its_place_and_reason() {
    let other = mistake("chess.txt", "[Game \"chess\"]\n");
    let games = turlaj_catalog::GAMES.join(", ");
    let why = format!("line 1, column 1: there is no game `chess`; there are: {games}");
    assert_eq!(other.stderr, format!("turlaj: {why}\n"));
    let empty = mistake("empty.txt", "");
    expect![[r#"
        turlaj: line 1, column 1: a record begins with a tag such as [Game "NAME"]
    "#]]
    .assert_eq(&empty.stderr);
    assert_eq!(other.stdout + &empty.stdout, "");
}
