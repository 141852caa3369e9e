//! Golden records: games that must replay for ever as they did once.

use turlaj_core::Game;
use turlaj_stonoga::Stonoga;
use turlaj_table::record::read;
use turlaj_table::verify;
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

/// Numbers that look random and are the same on every run.
fn below(seed: &mut u64, below: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % below
}

const ODD: [char; 8] = ['0', '9', '\t', '"', '>', '=', '!', '\u{1f3b2}'];

/// Whatever is done to a record, reading it ends with a record or with a place inside the text.
#[test]
fn mangled_records_are_read_or_refused_but_never_panic() {
    let texts: Vec<String> =
        golden::records::<Stonoga>().iter().map(|(_, record)| record.to_string()).collect();
    let mut seed = 1;
    let mut refused = 0;
    for _ in 0..3_000 {
        let mut letters: Vec<char> = texts[below(&mut seed, texts.len())].chars().collect();
        for _ in 0..=below(&mut seed, 3) {
            let at = below(&mut seed, letters.len());
            let other = texts[below(&mut seed, texts.len())].chars();
            match below(&mut seed, 4) {
                0 => drop(letters.remove(at)),
                1 => letters[at] = ODD[below(&mut seed, ODD.len())],
                2 => letters[..=at].reverse(),
                _ => letters
                    .splice(at..at, other.skip(at / 2).take(below(&mut seed, 40)))
                    .for_each(drop),
            }
        }
        let text: String = letters.into_iter().collect();
        let broken = match read::<Stonoga>(&text) {
            Ok(reading) => {
                let _ = verify(&reading);
                reading.broken
            }
            Err(broken) => Some(broken),
        };
        if let Some(broken) = broken {
            let lines = text.lines().count();
            assert!((1..=lines).contains(&broken.at.line), "{broken} in {lines} lines");
            refused += 1;
        }
    }
    assert!(
        (2_000..3_000).contains(&refused),
        "most lies are found, some change nothing: {refused}"
    );
}
