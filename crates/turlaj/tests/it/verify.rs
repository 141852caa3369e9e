//! `turlaj verify`.

use std::fs;

use expect_test::expect;
use serde_json::json;

use crate::program::{answered, example, file, root, turlaj, word};

#[test]
fn proved_dice_are_proved() {
    let path = file("proved.txt", example());
    expect![[r#"
        proved: 29 rolls checked, as sealed before the game
        nonces of 2 players are in it: the host could not choose the dice
        every move keeps the rules, and the result follows from the moves
        (no proof can show that the host did not look ahead)
    "#]]
    .assert_eq(&turlaj(&["verify", word(&path)]).succeeded());
    let json = turlaj(&["verify", "--json", word(&path)]);
    assert_eq!(json.status, 0);
    assert_eq!(json.json(), json!({ "dice": "proved", "rolls": 29, "nonces": 2, "aborted": 0 }));
    assert_eq!(answered(&["verify", "-"], &example()).status, 0);
}

#[test]
fn several_records_get_a_line_each_and_one_that_is_not_proved_fails() {
    let (good, bad) = (file("one.txt", example()), file("two.txt", "no record"));
    let said = turlaj(&["verify", word(&good), word(&bad), word(&good)]);
    assert_eq!(said.status, 1);
    let lines: Vec<&str> = said.stdout.lines().collect();
    assert_eq!(lines.len(), 3, "{}", said.stdout);
    assert!(lines[0].ends_with("one.txt: proved, 29 rolls") && lines[0] == lines[2]);
    assert!(lines[1].contains("two.txt: "), "{}", lines[1]);
    assert_eq!(turlaj(&["verify", word(&good), word(&good)]).status, 0);
    let json = turlaj(&["verify", "--json", word(&good), word(&bad)]);
    assert_eq!(json.status, 1);
    let lines: Vec<serde_json::Value> =
        json.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["rolls"], json!(29));
    assert!(lines[1]["error"].is_object() && lines.len() == 2, "{lines:?}");
}

/// A golden record with dropped rounds before the one that counts.
fn with_dropped_rounds(rounds: usize) -> String {
    let text = fs::read_to_string(root().join("replays/stonoga-pl-two.txt")).unwrap();
    let hex = |round: usize, seat: usize| format!("{round}{seat}").repeat(32);
    let dropped = |round: usize| {
        let seats = (1..=rounds - round).map(|seat| format!(" {seat}:{}", hex(round, seat)));
        format!("[Aborted \"{}{}\"]\n", hex(round, 0), seats.collect::<String>())
    };
    let tags: String = (0..rounds).map(dropped).collect();
    text.replacen("[Commitment ", &format!("{tags}[Commitment "), 1)
}

#[test]
fn dropped_rounds_are_told() {
    let path = file("dropped-one.txt", with_dropped_rounds(1));
    expect![[r#"
        proved, host only: 43 rolls checked, as sealed before the game
        the host alone chose the secret: no player's nonce is in it
        1 round of commitments was dropped: a nonce was not opened in time, and a seat lost its say in the dice. A host can pretend that; it deserves a question
        every move keeps the rules, and the result follows from the moves
        (no proof can show that the host did not look ahead)
    "#]]
    .assert_eq(&turlaj(&["verify", word(&path)]).succeeded());
    let path = file("dropped-two.txt", with_dropped_rounds(2));
    let said = turlaj(&["verify", word(&path)]).succeeded();
    assert!(said.contains("\n2 rounds of commitments were dropped: "), "{said}");
    assert_eq!(turlaj(&["verify", "--json", word(&path)]).json()["aborted"], json!(2));
}

#[test]
fn a_record_that_does_not_say_how_the_game_ended_is_not_proved() {
    let without = example().replace("[Result \"1:1/23 2:2/22\"]\n", "");
    expect![[r#"
        turlaj: line 1, column 1: a record with proved dice says how the game ended: the tag Result is missing
    "#]]
    .assert_eq(&unproved("without-result.txt", &without));
    let cut = example().replace("1.8.1=G*G* 1>take:G2\n", "");
    expect![[r#"
        turlaj: line 14, column 1: the secret stays closed until the game has ended
    "#]]
    .assert_eq(&unproved("cut.txt", &cut));
    let other = example().replace("1:1/23", "1:1/24");
    expect![[r#"
        turlaj: line 15, column 1: the game comes to "1:1/23 2:2/22", not to "1:1/24 2:2/22"
    "#]]
    .assert_eq(&unproved("other-result.txt", &other));
}

/// A record that is not proved: why, as text and in JSON.
fn unproved(name: &str, text: &str) -> String {
    let path = file(name, text);
    let run = turlaj(&["verify", word(&path)]);
    assert_eq!(run.stdout, "");
    let complaint = run.failed();
    let json = turlaj(&["verify", "--json", word(&path)]);
    assert_eq!(json.status, 1);
    let why = json.json()["error"]["text"].as_str().unwrap().to_string();
    assert!(complaint.ends_with(&format!("{why}\n")), "{complaint} {why}");
    complaint
}

#[test]
fn dice_without_a_proof_are_not_proved() {
    let by_hand = "[Game \"stonoga\"]\n[Options \"players=2\"]\n\n=KYYG 1>take:Y2\n";
    expect![[r#"
        turlaj: the dice of this record are unproved: there is nothing to verify
    "#]]
    .assert_eq(&unproved("by-hand.txt", by_hand));
    let typed = by_hand.replace("\n\n", "\n[Dice \"typed\"]\n\n");
    expect![[r#"
        turlaj: the dice of this record are typed: there is nothing to verify
    "#]]
    .assert_eq(&unproved("typed.txt", &typed));
    let claimed = by_hand.replace("\n\n", "\n[Dice \"proved\"]\n\n");
    expect![[r#"
        turlaj: line 1, column 1: proved dice depend on the version of the rules: the tag Rules is missing
    "#]]
    .assert_eq(&unproved("claimed.txt", &claimed));
}

#[test]
fn dice_of_another_secret_are_not_proved() {
    let draw = example().replace("table-7f3a", "table-7f3b");
    expect![[r#"
        turlaj: the roll at 1.1.1 should be KGGK, but the record says KYYG
    "#]]
    .assert_eq(&unproved("draw.txt", &draw));
    let secret = example().replace("[Secret \"d28c", "[Secret \"d28d");
    expect![[r#"
        turlaj: line 14, column 1: this is not the secret that the host committed to
    "#]]
    .assert_eq(&unproved("secret.txt", &secret));
    let nonce = example().replace("[Nonce \"2:64fe", "[Nonce \"2:64ff");
    expect![[r#"
        turlaj: line 13, column 1: this nonce is not the one that was committed to
    "#]]
    .assert_eq(&unproved("nonce.txt", &nonce));
}

#[test]
fn a_changed_die_is_found() {
    let die = example().replace("1.7.1=BBKK", "1.7.1=RBKK");
    expect![[r#"
        turlaj: the roll at 1.7.1 should be BBKK, but the record says RBKK
    "#]]
    .assert_eq(&unproved("die.txt", &die));
    let address = example().replace("1.7.1=", "1.8.1=");
    expect![[r#"
        turlaj: line 32, column 1: the roll that is due here stands at 1.7.1, not at 1.8.1
    "#]]
    .assert_eq(&unproved("address.txt", &address));
}

#[test]
fn another_kind_of_proof_is_found() {
    let kind = example().replace("\"proved\"", "\"proved, host only\"");
    expect![[r#"
        turlaj: the record says "proved, host only", but its proof is "proved"
    "#]]
    .assert_eq(&unproved("kind.txt", &kind));
}
