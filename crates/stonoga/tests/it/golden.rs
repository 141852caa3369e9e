//! Golden records: games that must replay for ever as they did once.

use turlaj_core::Game;
use turlaj_stonoga::Stonoga;
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

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Stonoga>(2_000);
    assert!(
        (1_200..2_000).contains(&refused),
        "most lies are found, some change nothing: {refused}"
    );
}
