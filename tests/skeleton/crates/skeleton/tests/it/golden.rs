//! Golden records: games that must replay for ever as they did once.

use turlaj_core::Game;
use turlaj_skeleton::Skeleton;
use turlaj_testkit::golden;

#[test]
fn golden_records_replay_and_cover_the_options() {
    let records = golden::records::<Skeleton>();
    let settings: Vec<String> =
        records.iter().map(|(_, record)| record.table.rules().settings().to_string()).collect();
    for wanted in ["players=1 ", "players=2 goal=30"] {
        assert!(settings.iter().any(|text| text.contains(wanted)), "no record with {wanted}");
    }
}

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Skeleton>(500);
    assert!((200..500).contains(&refused), "most lies are found: {refused}");
}
