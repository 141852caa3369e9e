//! Golden records: games that must replay for ever as they did once.

use turlaj_core::{Game, Node};
use turlaj_skeleton::Skeleton;
use turlaj_table::AnyTable;
use turlaj_testkit::golden;

#[test]
fn golden_records_replay_and_cover_the_options() {
    let records = golden::records::<Skeleton>();
    let settings: Vec<String> =
        records.iter().map(|(_, record)| record.table.rules().settings().to_string()).collect();
    let values = Skeleton::OPTIONS.iter().flat_map(|option| {
        option.values.iter().map(move |value| format!(" {}={value}", option.name))
    });
    for wanted in values.chain(["players=1 ", "players=2 "].map(String::from)) {
        let has = |text: &String| format!("{text} ").contains(&format!("{} ", wanted.trim_end()));
        assert!(settings.iter().any(has), "no record with {wanted}");
    }
}

/// R3.1: with `goal=50` a game goes on where the shorter one would have ended.
#[test]
fn the_longer_game_ends_at_its_own_goal() {
    let records = golden::records::<Skeleton>();
    let longer = records.iter().filter(|(_, record)| record.table.rules().goal() == Some(50));
    let mut most = 0;
    for (name, record) in longer {
        let Node::Over(standings) = record.table.node() else { panic!("{name} is not over") };
        most = standings.places().iter().map(|place| place.points).max().unwrap_or_default();
        assert!(most >= 50, "{name}: {most}");
    }
    assert!(most > 0, "there is a record");
}

#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let refused = golden::mangle::<Skeleton>(500);
    assert!((200..500).contains(&refused), "most lies are found: {refused}");
}
