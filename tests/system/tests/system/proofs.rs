//! Both verifiers agree: on what is proved, and on what is a lie.

use std::path::PathBuf;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_stonoga::Stonoga;
use turlaj_table::record::{DiceTag, read};
use turlaj_table::{Body, Proof, verify};

use crate::deal::{self, Kind};
use crate::python::{self, Verdict};
use crate::tamper;

/// The proof of a record, or why there is none.
fn proof(text: &str) -> Result<Proof, String> {
    let reading = read::<Stonoga>(text).map_err(|why| why.to_string())?;
    verify(&reading).map_err(|why| why.to_string())
}

/// Deals games, has both verifiers accept them, and has both refuse every lie about them. Returns
/// all kinds of dice tag and all kinds of lie that occurred.
fn deal_and_tamper(kind: Kind, seeds: std::ops::Range<u64>) -> (Vec<DiceTag>, Vec<&'static str>) {
    let (mut kinds, mut lies) = (Vec::new(), Vec::new());
    for seed in seeds {
        let record = deal::record(kind, seed);
        let name = format!("{kind:?}-{seed}");
        let text = record.to_string();
        let reading = read::<Stonoga>(&text).unwrap_or_else(|why| panic!("{name}: {why}\n{text}"));
        assert_eq!(reading.broken, None, "{name}\n{text}");
        assert_eq!(reading.record.to_string(), text, "{name} in canonical form");

        let Proof { rolls, nonces } =
            verify(&reading).unwrap_or_else(|why| panic!("{name}: {why}"));
        let dice =
            |body: &Body<Stonoga>| matches!(body, Body::Game(turlaj_core::Event::Roll { .. }));
        let standing =
            record.table.line().filter(|event| matches!(event, turlaj_core::Event::Roll { .. }));
        let undone = rolls - standing.count();
        assert_eq!(rolls, record.table.log().iter().filter(|entry| dice(&entry.body)).count());
        assert_eq!(nonces, record.table.ceremony().unwrap().opened().len());
        let undone = if undone > 0 { format!(", {undone} of them undone") } else { String::new() };
        let said = format!("{}: {rolls} rolls{undone}", record.dice);
        let file = python::file(&format!("{name}.txt"), &text);
        assert_eq!(python::verify(&file), Verdict { status: 0, said }, "{name}\n{text}");

        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let copies = tamper::all(&text, &mut rng);
        let write = |(at, (_, copy)): (usize, &tamper::Tampered)| {
            python::file(&format!("{name}-lie-{at}.txt"), copy)
        };
        let files: Vec<PathBuf> = copies.iter().enumerate().map(write).collect();
        for ((lie, copy), verdict) in copies.iter().zip(python::verify_all(&files)) {
            assert_ne!(copy, &text, "{name} with {lie}");
            assert!(proof(copy).is_err(), "{name} with {lie} is accepted here\n{copy}");
            let Verdict { status, said } = verdict;
            assert_eq!(status, 1, "{name} with {lie} is accepted by verify.py: {said}\n{copy}");
            assert!(said.starts_with("line "), "{name} with {lie}: {said}");
        }
        kinds.push(record.dice);
        lies.extend(copies.iter().map(|(lie, _)| *lie));
    }
    lies.sort_unstable();
    lies.dedup();
    (kinds, lies)
}

#[test]
fn proved_games_are_accepted_and_lies_about_them_refused() {
    let (kinds, lies) = deal_and_tamper(Kind::Proved, 0..30);
    assert!(kinds.iter().all(|kind| *kind == DiceTag::Proved));
    assert_eq!(lies.len(), 19, "{lies:?}");
}

#[test]
fn games_of_the_host_alone_are_accepted_and_lies_about_them_refused() {
    let (kinds, _) = deal_and_tamper(Kind::HostOnly, 100..112);
    assert!(kinds.iter().all(|kind| *kind == DiceTag::HostOnly));
}

#[test]
fn abandoned_games_are_accepted_and_lies_about_them_refused() {
    deal_and_tamper(Kind::Abandoned, 200..206);
}

/// The games above are worth something only if they hold what records can hold.
#[test]
fn the_random_games_hold_all_kinds_of_facts() {
    let texts: String = (0..30).map(|seed| deal::record(Kind::Proved, seed).to_string()).collect();
    for part in [
        "[Aborted \"",
        "[Bot",
        "!undo:",
        "!back:",
        "!taken:",
        "!left:",
        "!bot:",
        "!flag:",
        "@",
        "=first:",
        "=tail:",
        "=gold:",
        "edition=ru",
        "players=6",
    ] {
        assert!(texts.contains(part), "{part}");
    }
}

#[test]
fn a_proved_roll_without_its_address_is_refused_by_python() {
    assert!(python::verify(&without_an_address()).said.contains("a proved roll has an address"));
}

/// Rule 5 of "What a verifier checks" in `docs/fair-dice.md`.
#[test]
fn a_proved_roll_without_its_address_is_refused_here() {
    let text = std::fs::read_to_string(without_an_address()).unwrap();
    assert!(proof(&text).is_err(), "accepted:\n{text}");
}

fn without_an_address() -> PathBuf {
    let text = deal::record(Kind::Proved, 0).to_string();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let thread = std::thread::current();
    let name = thread.name().unwrap_or_default().replace("::", "-");
    python::file(&format!("{name}.txt"), &tamper::without_an_address(&text, &mut rng))
}
