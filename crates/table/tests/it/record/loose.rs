//! What may be left out by hand, but not where dice are to be proved.

use turlaj_table::record::{Broken, DiceTag};
use turlaj_table::{VerifyError, verify};
use turlaj_testkit::toys::cups::Cups;

use super::proof::proved;
use super::whole;

/// Changes the proof in a way that reading accepts; gives what verifying misses, and where.
#[track_caller]
fn missed(changes: &[(&str, &str)]) -> (usize, usize, &'static str) {
    let mut text = proved();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} does not stand in\n{text}");
        text = text.replacen(from, to, 1);
    }
    let error = verify(&whole::<Cups>(&text)).unwrap_err();
    let VerifyError::Broken(Broken { at, code, .. }) = error else { panic!("{error:?}") };
    (at.line, at.column, code)
}

const RULES: (&str, &str) = ("[Rules \"1\"]\n", "\n");
const OPTIONS: (&str, &str) = ("players=2 again=on", "again=on players=2");
const ADDRESS: (&str, &str) = (" 1.1.2=", " =");

#[test]
fn a_proof_names_the_version_of_the_rules() {
    assert_eq!(missed(&[RULES]), (1, 1, "no-rules-version"));
}

#[test]
fn a_proof_names_its_draw() {
    assert_eq!(missed(&[("[Draw \"t-1\"]\n", "")]), (1, 1, "no-draw"));
}

#[test]
fn a_proof_says_how_the_game_ended() {
    let result = proved().lines().find(|line| line.starts_with("[Result ")).unwrap().to_string();
    let misspelt = result.replace("[Result", "[Outcome");
    assert_eq!(missed(&[(&result, "")]), (1, 1, "no-result"));
    assert_eq!(missed(&[(&result, &misspelt)]), (1, 1, "no-result"));
}

#[test]
fn a_proof_has_the_full_text_of_the_options() {
    assert_eq!(missed(&[OPTIONS]), (3, 1, "options-short"));
    assert_eq!(missed(&[("players=2 again=on", "players=2  again=on")]), (3, 1, "options-short"));
}

#[test]
fn a_proof_has_an_address_at_every_roll() {
    let line = proved().lines().position(|line| line.starts_with("1.1.1=")).unwrap() + 1;
    assert_eq!(missed(&[ADDRESS]), (line, "1.1.1=die:3 1>again ".len() + 1, "no-address"));
    assert_eq!(missed(&[("1.1.1=", "=")]), (line, 1, "no-address"));
}

#[test]
fn the_first_thing_that_is_missing_is_told() {
    assert_eq!(missed(&[RULES, OPTIONS, ADDRESS]).2, "no-rules-version");
    assert_eq!(missed(&[OPTIONS, ADDRESS]).2, "options-short");
}

#[test]
fn where_nothing_is_claimed_nothing_is_missed() {
    let text = proved().replace(RULES.0, RULES.1).replace("\"proved\"", "\"typed\"");
    let text = text.replace(OPTIONS.0, OPTIONS.1).replace(ADDRESS.0, ADDRESS.1);
    assert_eq!(verify(&whole::<Cups>(&text)), Err(VerifyError::NotClaimed(DiceTag::Typed)));
}
