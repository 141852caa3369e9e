//! `turlaj verify`.

use expect_test::expect;
use serde_json::json;

use crate::program::{answered, example, file, turlaj, word};

#[test]
fn proved_dice_are_proved() {
    let path = file("proved.txt", example());
    expect![[r#"
        proved: 29 rolls checked, as sealed before the game
        nonces of 2 players are in it: the host could not choose the dice
        (no proof can show that the host did not look ahead)
    "#]]
    .assert_eq(&turlaj(&["verify", word(&path)]).succeeded());
    let json = turlaj(&["verify", "--json", word(&path)]);
    assert_eq!(json.status, 0);
    assert_eq!(json.json(), json!({ "dice": "proved", "rolls": 29, "nonces": 2 }));
    assert_eq!(answered(&["verify", "-"], &example()).status, 0);
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
