//! Both verifiers agree: on what is proved, and on what is a lie.

use std::ops::Range;
use std::path::PathBuf;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_core::Event;
use turlaj_stonoga::Stonoga;
use turlaj_table::AnyTable;
use turlaj_table::record::{DiceTag, read};
use turlaj_table::{Proof, verify};

use crate::deal::{self, Kind};
use crate::python::{self, Verdict};
use crate::tamper;

/// The proof of a record, or why there is none.
fn proof(text: &str) -> Result<Proof, String> {
    let reading = read::<Stonoga>(text).map_err(|why| why.to_string())?;
    verify(&reading).map_err(|why| why.to_string())
}

/// What `verify.py` says of dropped rounds, and of what it leaves to `turlaj verify`.
const DROPPED: &str = "dropped: a nonce was not opened in time, and a seat lost its say in the dice. \
                       A host can pretend that; it deserves a question";
const NOT_CHECKED: &str = "\nnot checked here: that the moves keep the rules, that none is missing at \
                           the end, and that the result follows from them; `turlaj verify` checks that";

/// A text, and how it should be judged.
struct Case {
    name: String,
    text: String,
    /// What `verify.py` says of a true record; nothing for a lie.
    said: Option<String>,
}

/// A random game, and all lies about it.
fn cases(kind: Kind, dice: DiceTag, seed: u64) -> Vec<Case> {
    let record = deal::record(kind, seed);
    let name = format!("{kind:?}-{seed}");
    let text = record.to_string();
    let reading = read::<Stonoga>(&text).unwrap_or_else(|why| panic!("{name}: {why}\n{text}"));
    assert_eq!(reading.broken, None, "{name}\n{text}");
    assert_eq!(reading.record.to_string(), text, "{name} in canonical form");

    let proof = verify(&reading).unwrap_or_else(|why| panic!("{name}: {why}\n{text}"));
    assert_eq!(proof.kind(), dice, "{name}");
    assert_eq!(proof.nonces, record.table.ceremony().unwrap().opened().len(), "{name}");
    let is_roll = |event: &&Event<Stonoga>| matches!(event, Event::Roll { .. });
    let mut said = match proof.rolls - record.table.line().filter(is_roll).count() {
        0 => format!("{dice}: {} rolls", proof.rolls),
        undone => format!("{dice}: {} rolls, {undone} of them undone", proof.rolls),
    };
    assert_eq!(proof.aborted, text.matches("\n[Aborted ").count(), "{name}");
    said += match proof.aborted {
        0 => String::new(),
        1 => format!("\n1 round of commitments was {DROPPED}"),
        rounds => format!("\n{rounds} rounds of commitments were {DROPPED}"),
    }
    .as_str();
    said += NOT_CHECKED;

    let lies = tamper::all(&text, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let lies = lies.into_iter().map(|(lie, copy)| {
        assert_ne!(copy, text, "{name} with {lie}");
        Case { name: format!("{name} with {lie}"), text: copy, said: None }
    });
    lies.chain([Case { name: name.clone(), text: text.clone(), said: Some(said) }]).collect()
}

/// Has both verifiers accept random games and refuse every lie about them.
fn deal_and_tamper(kind: Kind, dice: DiceTag, seeds: Range<u64>) {
    let cases: Vec<Case> = seeds.flat_map(|seed| cases(kind, dice, seed)).collect();
    let write = |case: &Case| {
        let name = case.name.replace(' ', "-");
        python::file(&format!("{name}.txt"), &case.text)
    };
    let files: Vec<PathBuf> = cases.iter().map(write).collect();
    let verdicts = python::verify_all(&files);
    for (Case { name, text, said: expected }, Verdict { status, said }) in
        cases.iter().zip(&verdicts)
    {
        assert_eq!(proof(text).is_ok(), expected.is_some(), "{name} is misjudged here\n{text}");
        let agrees = match expected {
            Some(expected) => *status == 0 && said == expected,
            None => *status == 1 && said.starts_with("line "),
        };
        assert!(agrees, "{name} is misjudged by verify.py: {status}, {said}\n{text}");
    }
    // One lie and one true record as a user would have them judged.
    for at in [0, files.len() - 1] {
        assert_eq!(python::verify(&files[at]), verdicts[at]);
    }
}

#[test]
fn proved_games_are_accepted_and_lies_about_them_refused() {
    deal_and_tamper(Kind::Proved, DiceTag::Proved, 0..40);
}

#[test]
fn games_of_the_host_alone_are_accepted_and_lies_about_them_refused() {
    deal_and_tamper(Kind::HostOnly, DiceTag::HostOnly, 100..112);
}

#[test]
fn abandoned_games_are_accepted_and_lies_about_them_refused() {
    deal_and_tamper(Kind::Abandoned, DiceTag::Proved, 200..206);
}

/// The games above are worth something only if they hold what records can hold.
#[test]
fn the_random_games_hold_all_kinds_of_facts() {
    let texts: String = (0..40).map(|seed| deal::record(Kind::Proved, seed).to_string()).collect();
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

/// What `verify.py` says of a golden record of Clever, whose number of turns it knows.
fn said_of_clever(name: &str, change: impl Fn(&str) -> String) -> Verdict {
    let text = std::fs::read_to_string(crate::root().join("replays/clever-four.txt")).unwrap();
    python::verify(&python::file(name, &change(&text)))
}

#[test]
fn a_game_cut_short_is_refused_by_python_where_turns_can_be_counted() {
    let cut = said_of_clever("cut.txt", |text| text[..text.rfind("\n4.4.1=").unwrap()].to_string());
    assert_eq!(
        (cut.status, cut.said.as_str()),
        (1, "line 1: the game has 16 turns, the record 15")
    );
    let given_up = said_of_clever("given-up.txt", |text| {
        let result = text.lines().find(|line| line.starts_with("[Result ")).unwrap();
        let text = text.replace(result, "[Result \"abandoned\"]");
        format!("{} !abandoned\n", &text[..text.rfind("\n4.4.1=").unwrap()])
    });
    assert_eq!(given_up.status, 0, "{}", given_up.said);
}

#[test]
fn a_number_of_players_that_is_none_is_refused_by_python() {
    let none = said_of_clever("players.txt", |text| text.replace("players=4", "players=four"));
    assert_eq!(none.status, 1, "{}", none.said);
}

/// A proved record in which one roll has lost its address (rule 5 of "What a verifier checks" in
/// `docs/fair-dice.md`).
fn without_an_address() -> String {
    let text = deal::record(Kind::Proved, 0).to_string();
    tamper::without_an_address(&text, &mut Xoshiro256PlusPlus::seed_from_u64(0))
}

#[test]
fn a_proved_roll_without_its_address_is_refused_by_python() {
    let file = python::file("without-an-address.txt", &without_an_address());
    let Verdict { status, said } = python::verify(&file);
    assert_eq!(status, 1);
    assert!(said.contains("a proved roll has an address"), "{said}");
}

#[test]
fn a_proved_roll_without_its_address_is_refused_here() {
    let text = without_an_address();
    assert!(proof(&text).is_err(), "accepted:\n{text}");
}

/// The golden records of every game: what is proved there is proved to Python too.
#[test]
fn golden_records_are_proved_to_python() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(crate::root().join("replays"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| std::fs::read_to_string(path).unwrap().contains("[Dice \"proved"))
        .collect();
    files.sort();
    assert!(files.len() >= 24, "{} proved records", files.len());
    for (file, Verdict { status, said }) in files.iter().zip(python::verify_all(&files)) {
        assert_eq!(status, 0, "{}: {said}", file.display());
    }
}
