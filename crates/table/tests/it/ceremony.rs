//! The order of commitments and openings: every other order is refused.

mod log;
mod rounds;
mod secret;

use turlaj_core::{Seat, Seats};
use turlaj_table::fair::Ceremony;

use crate::play::{ALA, OLA, code, nonce, secret};

const BOT: Seat = Seat(2);

/// Two persons and a bot, before anybody committed.
fn begun() -> Ceremony {
    Ceremony::begin("table-1", secret(1).commitment(), Seats::first(2))
}

/// All is fixed; Ala's nonce is 11, Ola's 12.
fn fixed() -> Ceremony {
    let mut ceremony = begun();
    ceremony.commit(OLA, nonce(12).commitment()).unwrap();
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    ceremony.fix().unwrap();
    ceremony
}

#[test]
fn dice_are_ready_when_all_nonces_are_open_and_not_before() {
    let mut ceremony = begun();
    assert!(!ceremony.is_ready());
    assert_eq!(ceremony.missing(), Seats::first(2));
    ceremony.commit(OLA, nonce(12).commitment()).unwrap();
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    assert!(!ceremony.is_ready());
    let fixed = ceremony.fix().unwrap();
    let by_seat = vec![(ALA, nonce(11).commitment()), (OLA, nonce(12).commitment())];
    assert_eq!((fixed.draw.as_str(), &fixed.nonces), ("table-1", &by_seat));
    assert_eq!((fixed.commitment, fixed.aborted.len()), (secret(1).commitment(), 0));
    assert_eq!(ceremony.fixed(), &fixed);
    ceremony.open(OLA, nonce(12)).unwrap();
    assert!(!ceremony.is_ready());
    assert_eq!(ceremony.missing(), Seats::NONE.with(ALA));
    ceremony.open(ALA, nonce(11)).unwrap();
    assert!(ceremony.is_ready());
    assert_eq!(ceremony.opened(), [(OLA, nonce(12)), (ALA, nonce(11))], "in the order of opening");
}

#[test]
fn a_seat_commits_once_and_a_bot_never() {
    let mut ceremony = begun();
    assert_eq!(code(ceremony.commit(BOT, nonce(13).commitment())), "no-nonce-due");
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    assert_eq!(code(ceremony.commit(ALA, nonce(21).commitment())), "committed-already");
    assert_eq!(ceremony.fixed().nonces, [(ALA, nonce(11).commitment())], "the first one counts");
}

#[test]
fn nothing_is_fixed_while_somebody_is_missing_or_twice() {
    let mut ceremony = begun();
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    assert_eq!(code(ceremony.fix()), "commitments-missing");
    ceremony.commit(OLA, nonce(12).commitment()).unwrap();
    ceremony.fix().unwrap();
    assert_eq!(code(ceremony.fix()), "commitments-fixed");
}

#[test]
fn nothing_is_committed_or_freed_after_all_is_fixed() {
    let mut ceremony = fixed();
    assert_eq!(code(ceremony.commit(BOT, nonce(13).commitment())), "commitments-fixed");
    assert_eq!(code(ceremony.free(ALA)), "commitments-fixed");
    assert_eq!(ceremony, fixed());
}

#[test]
fn a_nonce_opens_once_after_all_is_fixed_and_only_if_it_is_the_one() {
    assert_eq!(code(begun().open(ALA, nonce(11))), "not-fixed");
    let mut ceremony = fixed();
    assert_eq!(code(ceremony.open(BOT, nonce(13))), "no-nonce-due");
    assert_eq!(code(ceremony.open(ALA, nonce(12))), "other-nonce");
    assert_eq!(ceremony, fixed());
    ceremony.open(ALA, nonce(11)).unwrap();
    assert_eq!(code(ceremony.open(ALA, nonce(11))), "opened-already");
}

#[test]
fn no_commitment_stands_for_two() {
    let copied_from_ala = nonce(11).commitment();
    let copied_from_host = secret(1).commitment();
    for copied in [copied_from_ala, copied_from_host] {
        let mut ceremony = begun();
        ceremony.commit(ALA, nonce(11).commitment()).unwrap();
        assert_eq!(code(ceremony.commit(OLA, copied)), "commitment-again");
        ceremony.commit(OLA, nonce(12).commitment()).unwrap();
        ceremony.fix().unwrap();
    }
}

#[test]
fn a_seat_that_does_not_commit_is_freed_and_plays_without_a_nonce() {
    let mut ceremony = begun();
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    ceremony.free(OLA).unwrap();
    assert_eq!(code(ceremony.commit(OLA, nonce(12).commitment())), "no-nonce-due");
    assert_eq!(ceremony.fix().unwrap().nonces, [(ALA, nonce(11).commitment())]);
    ceremony.open(ALA, nonce(11)).unwrap();
    assert!(ceremony.is_ready());
}

#[test]
fn a_freed_seat_loses_what_it_committed_to() {
    let mut ceremony = begun();
    ceremony.commit(ALA, nonce(11).commitment()).unwrap();
    ceremony.free(ALA).unwrap();
    ceremony.free(OLA).unwrap();
    assert_eq!(ceremony.fix().unwrap().nonces, []);
    assert!(ceremony.is_ready(), "without any nonce, nothing is to be opened");
}

#[test]
fn only_an_opening_that_is_not_complete_is_aborted() {
    assert_eq!(code(begun().abort(secret(2).commitment())), "not-opening");
    let mut ceremony = fixed();
    ceremony.open(ALA, nonce(11)).unwrap();
    ceremony.open(OLA, nonce(12)).unwrap();
    assert_eq!(code(ceremony.abort(secret(2).commitment())), "not-opening");
}

#[test]
fn an_abort_frees_who_did_not_open_and_all_others_commit_anew() {
    let mut ceremony = fixed();
    ceremony.open(OLA, nonce(12)).unwrap();
    assert_eq!(ceremony.abort(secret(2).commitment()), Ok(Seats::NONE.with(ALA)));
    assert!(!ceremony.is_ready());
    assert_eq!(ceremony.missing(), Seats::NONE.with(OLA));
    assert_eq!(ceremony.opened(), []);
    assert_eq!(code(ceremony.commit(ALA, nonce(21).commitment())), "no-nonce-due");
    ceremony.commit(OLA, nonce(22).commitment()).unwrap();
    let again = ceremony.fix().unwrap();
    assert_eq!(again.commitment, secret(2).commitment());
    assert_eq!(again.draw, "table-1");
    assert_eq!(again.aborted.len(), 1);
    assert_eq!(again.aborted[0].commitment, secret(1).commitment());
    assert_eq!(again.aborted[0].nonces, fixed().fixed().nonces);
}

#[test]
fn an_aborted_secret_or_nonce_never_comes_again() {
    let mut ceremony = fixed();
    ceremony.open(OLA, nonce(12)).unwrap();
    assert_eq!(code(ceremony.abort(secret(1).commitment())), "commitment-again");
    ceremony.abort(secret(2).commitment()).unwrap();
    assert_eq!(code(ceremony.commit(OLA, nonce(12).commitment())), "commitment-again");

    let mut ceremony = fixed();
    ceremony.open(OLA, nonce(12)).unwrap();
    ceremony.abort(secret(2).commitment()).unwrap();
    ceremony.commit(OLA, nonce(22).commitment()).unwrap();
    ceremony.fix().unwrap();
    for old in [1, 2] {
        assert_eq!(code(ceremony.abort(secret(old).commitment())), "commitment-again");
    }
    assert_eq!(ceremony.abort(secret(3).commitment()), Ok(Seats::NONE.with(OLA)));
    assert_eq!(ceremony.fix().unwrap().aborted.len(), 2);
    assert!(ceremony.is_ready());
}
