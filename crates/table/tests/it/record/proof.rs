//! Proofs: what they prove, and that nothing can be changed in them.

use turlaj_core::{Game, Seats};
use turlaj_table::AnyTable;
use turlaj_table::fair::{Ceremony, Draw, FairDice};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Body, Fact, Proof, Table, VerifyError, verify};
use turlaj_testkit::toys::cups::Cups;

use super::whole;
use crate::play::{ALA, OLA, nonce, note, play, secret, two_persons};
use crate::scribes::Scribes;

/// A table whose dice follow from secret 1 and the nonces of these seats.
fn sealed<G: Game>(settings: &str, seats: Seats) -> (Table<G>, FairDice) {
    let mut table = two_persons::<G>(settings);
    let mut ceremony = Ceremony::begin("t-1", secret(1).commitment(), seats);
    for seat in seats.iter() {
        ceremony.commit(seat, nonce(11 + seat.0).commitment()).unwrap();
    }
    note(&mut table, Fact::DiceFixed(ceremony.fix().unwrap())).unwrap();
    for seat in seats.iter() {
        note(&mut table, Fact::NonceRevealed { seat, nonce: nonce(11 + seat.0) }).unwrap();
    }
    let opened = table.ceremony().unwrap().opened();
    let dice = FairDice::new(&secret(1), &Draw::new(table.rules(), "t-1", opened));
    (table, dice)
}

/// A game of Cups in which the third of four rolls is undone.
fn game(seats: Seats) -> Table<Cups> {
    let (mut table, mut dice) = sealed("players=2 again=on", seats);
    for words in ["1>again", "1>keep", "!undo:3:1:2 1>keep", "2>keep"] {
        table.roll(&mut dice, 0).unwrap();
        play(&mut table, words);
    }
    note(&mut table, Fact::SecretRevealed { secret: secret(1) }).unwrap();
    table
}

fn text(seats: Seats, dice: DiceTag) -> String {
    Record::new(game(seats), dice).to_string()
}

pub(super) fn proved() -> String {
    text(Seats::first(2), DiceTag::Proved)
}

/// What verifying a changed proof says.
#[track_caller]
fn tampered(from: &str, to: &str) -> VerifyError {
    let text = proved();
    assert!(text.contains(from), "{from} does not stand in\n{text}");
    verify(&read::<Cups>(&text.replacen(from, to, 1)).unwrap()).unwrap_err()
}

#[track_caller]
fn broken(error: &VerifyError) -> &'static str {
    let VerifyError::Broken(broken) = error else { panic!("{error:?}") };
    broken.code
}

/// The line that begins so, with its end.
fn line(start: &str) -> String {
    let text = proved();
    let found = text.lines().find(|line| line.starts_with(start)).expect("there is such a line");
    format!("{found}\n")
}

#[test]
fn dice_of_a_secret_and_nonces_are_proved() {
    let proof = verify(&whole::<Cups>(&proved())).unwrap();
    assert_eq!(proof, Proof { rolls: 4, nonces: 2, aborted: 0 }, "undone rolls count");
    assert_eq!(proof.kind(), DiceTag::Proved);
    let one = verify(&whole::<Cups>(&text(Seats::NONE.with(OLA), DiceTag::Proved)));
    assert_eq!(one, Ok(Proof { rolls: 4, nonces: 1, aborted: 0 }));
}

#[test]
fn dice_of_a_secret_alone_are_the_hosts() {
    let proof = verify(&whole::<Cups>(&text(Seats::NONE, DiceTag::HostOnly))).unwrap();
    assert_eq!(proof, Proof { rolls: 4, nonces: 0, aborted: 0 });
    assert_eq!(proof.kind(), DiceTag::HostOnly);
}

#[test]
fn the_kind_must_be_what_is_claimed() {
    let error = verify(&whole::<Cups>(&text(Seats::NONE, DiceTag::Proved))).unwrap_err();
    let (claimed, found) = (DiceTag::Proved, DiceTag::HostOnly);
    assert_eq!(error, VerifyError::OtherKind { claimed, found });
    let error = verify(&whole::<Cups>(&text(Seats::first(2), DiceTag::HostOnly))).unwrap_err();
    assert_eq!(error, VerifyError::OtherKind { claimed: found, found: claimed });
}

#[test]
fn where_nothing_is_claimed_nothing_is_proved() {
    for kind in [DiceTag::Typed, DiceTag::Unproved] {
        let reading = whole::<Cups>(&text(Seats::first(2), kind));
        assert_eq!(verify(&reading), Err(VerifyError::NotClaimed(kind)));
    }
}

#[test]
fn a_changed_die_is_found_standing_or_undone() {
    let table = game(Seats::first(2));
    let rolls = table.log().iter().filter_map(|entry| match &entry.body {
        Body::Game(turlaj_core::Event::Roll { roll }) => Some(roll.to_string()),
        Body::Game(_) | Body::Table(_) => None,
    });
    let rolls: Vec<String> = rolls.collect();
    let addresses = ["1.1.1", "1.1.2", "2.1.1"];
    assert_eq!(rolls[2], rolls[3], "after the undo the same die falls");
    for (at, fell) in addresses.into_iter().zip(&rolls) {
        let other = if fell == "die:6" { "die:1" } else { "die:6" };
        // Everywhere, since what falls differently after an undo is no valid record at all.
        let text = proved().replace(&format!("{at}={fell}"), &format!("{at}={other}"));
        // Written again, it has the result that these dice lead to.
        let text = read::<Cups>(&text.replace(&line("[Result"), "")).unwrap().record.to_string();
        let expected = VerifyError::OtherRoll {
            at: at.parse().unwrap(),
            expected: fell.clone(),
            found: other.to_string(),
        };
        assert_eq!(verify(&read::<Cups>(&text).unwrap()), Err(expected));
    }
    let fell = format!("2.1.1={}", rolls[2]);
    let other = if rolls[2] == "die:6" { "2.1.1=die:1" } else { "2.1.1=die:6" };
    assert_eq!(broken(&tampered(&fell, other)), "other-face");
}

#[test]
fn a_changed_address_is_found() {
    assert_eq!(broken(&tampered("1.1.2=", "1.1.3=")), "wrong-address", "skipped");
    assert_eq!(broken(&tampered("1.1.2=", "1.1.1=")), "wrong-address", "repeated");
    assert_eq!(broken(&tampered("2.1.1=", "2.2.1=")), "wrong-address");
}

#[test]
fn rules_that_skip_or_repeat_an_address_prove_nothing() {
    let verified = |second: u32| {
        let (mut table, mut dice) =
            sealed::<Scribes>(&format!("players=2 second={second}"), Seats::NONE);
        table.roll(&mut dice, 0).unwrap();
        play(&mut table, "1>0 2>0");
        table.roll(&mut dice, 0).unwrap();
        note(&mut table, Fact::SecretRevealed { secret: secret(1) }).unwrap();
        verify(&whole::<Scribes>(&Record::new(table, DiceTag::HostOnly).to_string()))
    };
    assert_eq!(verified(2), Ok(Proof { rolls: 2, nonces: 0, aborted: 0 }));
    let wrong = |at: &str| Err(VerifyError::Address { at: at.parse().unwrap() });
    assert_eq!(verified(3), wrong("s1.3"), "skipped");
    assert_eq!(verified(1), wrong("s1.1"), "repeated");
}

#[test]
fn another_nonce_or_secret_is_found() {
    let other = |from: String, to: String| tampered(&from, &to);
    let nonces = other(format!("1:{}", nonce(11)), format!("1:{}", nonce(21)));
    assert_eq!(broken(&nonces), "other-nonce");
    let secrets = other(secret(1).to_string(), secret(2).to_string());
    assert_eq!(broken(&secrets), "other-secret");
    // A host that exchanges promise and secret together has other dice.
    let both = proved()
        .replace(&secret(1).to_string(), &secret(2).to_string())
        .replace(&secret(1).commitment().to_string(), &secret(2).commitment().to_string());
    let error = verify(&whole::<Cups>(&both)).unwrap_err();
    assert!(matches!(error, VerifyError::OtherRoll { .. }), "{error:?}");
    let error = tampered("[Draw \"t-1\"]", "[Draw \"t-2\"]");
    assert!(matches!(error, VerifyError::OtherRoll { .. }), "{error:?}");
}

#[test]
fn what_is_left_out_is_missed() {
    assert_eq!(broken(&tampered(&line("[Commitment"), "")), "tag-missing");
    assert_eq!(broken(&tampered(&line("[NonceCommitment \"1:"), "")), "no-nonce-due");
    assert_eq!(broken(&tampered(&line("[Nonce \"1:"), "")), "dice-not-ready");
    assert_eq!(tampered(&line("[Secret"), ""), VerifyError::Incomplete("the secret"));
    let nothing: String = proved()
        .lines()
        .filter(|line| !is_about_proof(line))
        .map(|line| format!("{line}\n"))
        .collect();
    let error = verify(&whole::<Cups>(&nothing)).unwrap_err();
    assert_eq!(error, VerifyError::Incomplete("the commitment"));
}

fn is_about_proof(line: &str) -> bool {
    ["[Draw", "[Commitment", "[Nonce", "[Secret"].iter().any(|start| line.starts_with(start))
}

#[test]
fn a_game_given_up_before_its_dice_were_ready_proves_nothing() {
    let mut table = two_persons::<Cups>("players=2");
    let mut ceremony = Ceremony::begin("t-1", secret(1).commitment(), Seats::NONE.with(ALA));
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    note(&mut table, Fact::DiceFixed(ceremony.fix().unwrap())).unwrap();
    note(&mut table, Fact::Abandoned).unwrap();
    note(&mut table, Fact::SecretRevealed { secret: secret(1) }).unwrap();
    let text = Record::new(table, DiceTag::Proved).to_string();
    assert_eq!(verify(&whole::<Cups>(&text)), Err(VerifyError::Incomplete("a nonce")));
}
