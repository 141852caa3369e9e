//! Golden records: games that must replay for ever as they did once.

use turlaj_core::Game;
use turlaj_stonoga::Stonoga;
use turlaj_table::record::{DiceTag, read};
use turlaj_testkit::golden;

/// The folder holds what the project promises: both editions, each variant, solo, six players.
#[test]
fn golden_records_replay_and_cover_the_options() {
    let records = golden::records::<Stonoga>();
    assert!(records.len() >= 10, "{} golden records", records.len());
    let settings: Vec<String> =
        records.iter().map(|(_, record)| record.table.rules().settings().to_string()).collect();
    for wanted in [
        "edition=pl",
        "edition=ru",
        "edition=ru steal=on",
        "edition=pl steal=on",
        "barefoot=on",
        "tails=on",
        "golden=on golden_guard=on",
        "golden=on golden_guard=off",
        "players=1 ",
        "players=6 ",
        "first=draw",
    ] {
        assert!(settings.iter().any(|text| text.contains(wanted)), "no record with {wanted}");
    }
}

/// Real dice, two tails that are kept to the end, and an undo after one of them was told.
#[test]
fn r8_5_kept_tails_are_told_at_the_end_of_a_golden_record() {
    let records = golden::records::<Stonoga>();
    let (_, record) = records.iter().find(|(name, _)| name == "stonoga-pl-kept-tails.txt").unwrap();
    assert_eq!(record.dice, DiceTag::Typed);
    let text = record.to_string();
    for word in ["s2.1=tail:?", "s2.2=tail:GK", "s2.3=tail:?", "s4.1=tail:RK", "s4.2=tail:GB"] {
        assert!(text.contains(word), "{word} in {text}");
    }
    // The same lot falls again after an undo, typed in or not.
    let lie = text.replace("s4.1=tail:RK s4.2", "s4.1=tail:RB s4.2");
    let broken = read::<Stonoga>(&lie).unwrap().broken.unwrap();
    assert_eq!(broken.code, "other-face");
}

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Stonoga>(2_000);
    assert!(
        (1_200..2_000).contains(&refused),
        "most lies are found, some change nothing: {refused}"
    );
}
