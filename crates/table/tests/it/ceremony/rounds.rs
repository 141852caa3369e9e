//! Rounds that were dropped: each stays on record, costs a seat its say, and nothing of it comes
//! again.

use turlaj_core::Seat;
use turlaj_table::AnyTable;
use turlaj_table::fair::{Ceremony, Draw, FairDice, Fixed, Round};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Fact, Proof, replay, verify};
use turlaj_testkit::toys::cups::Cups;

use super::fixed;
use super::log::{fix, open, opening, three};
use crate::play::{ALA, OLA, code, nonce, note, person, play, secret};

/// The round after Ala did not open: secret 2, and Ola's new nonce is 22.
fn second_round() -> Fixed {
    let mut ceremony: Ceremony = fixed();
    ceremony.open(OLA, nonce(12)).unwrap();
    ceremony.abort(secret(2).commitment()).unwrap();
    ceremony.commit(OLA, nonce(22).commitment()).unwrap();
    ceremony.fix().unwrap()
}

#[test]
fn another_round_follows_an_aborted_one_only_with_its_whole_history() {
    let right = second_round();
    let first = right.aborted[0].clone();
    let wrong = [
        Fixed { aborted: Vec::new(), ..right.clone() },
        Fixed { aborted: vec![first.clone(), first.clone()], ..right.clone() },
        Fixed { aborted: vec![Round { nonces: Vec::new(), ..first.clone() }], ..right.clone() },
        Fixed {
            aborted: vec![Round { commitment: secret(3).commitment(), ..first }],
            ..right.clone()
        },
        Fixed { draw: "table-2".to_string(), ..right.clone() },
        fixed().fixed().clone(),
    ];
    for fixed in wrong {
        assert_eq!(code(fix(&mut opening(), &fixed)), "dice-fixed", "{fixed:?}");
    }
    let old_nonce = vec![(OLA, nonce(12).commitment())];
    let again = Fixed { nonces: old_nonce, ..right.clone() };
    assert_eq!(code(fix(&mut opening(), &again)), "commitment-again");
    let again = Fixed { commitment: secret(1).commitment(), ..right.clone() };
    assert_eq!(code(fix(&mut opening(), &again)), "commitment-again");
    fix(&mut opening(), &right).unwrap();
}

#[test]
fn what_is_fixed_and_open_stays_so() {
    let mut table = opening();
    open(&mut table, ALA, 11).unwrap();
    assert_eq!(code(fix(&mut table, &second_round())), "dice-fixed");
}

#[test]
fn a_game_after_an_abort_is_proved_and_its_record_names_the_dropped_secret() {
    let mut table = opening();
    fix(&mut table, &second_round()).unwrap();
    assert_eq!(code(open(&mut table, ALA, 11)), "no-nonce-due", "she was freed");
    assert_eq!(code(open(&mut table, OLA, 12)), "other-nonce", "a nonce of the first round");
    open(&mut table, OLA, 22).unwrap();
    let ceremony = table.ceremony().unwrap().clone();
    let draw = Draw::new(table.rules(), "table-1", ceremony.opened());
    let mut dice = FairDice::new(&secret(2), &draw);
    for word in ["1>keep", "2>keep", "3>keep"] {
        table.roll(&mut dice, 0).unwrap();
        play(&mut table, word);
    }
    note(&mut table, Fact::SecretRevealed { secret: secret(2) }).unwrap();

    let again = replay(table.before(), table.log().to_vec());
    assert_eq!((again.broke, &again.table), (None, &table));
    let text = Record::new(table, DiceTag::Proved).to_string();
    let dropped = format!(
        "[Aborted \"{} 1:{} 2:{}\"]",
        secret(1).commitment(),
        nonce(11).commitment(),
        nonce(12).commitment()
    );
    assert!(text.lines().any(|line| line == dropped), "{text}");
    let reading = read::<Cups>(&text).unwrap();
    assert_eq!(verify(&reading), Ok(Proof { rolls: 3, nonces: 1, aborted: 1 }));
    assert_eq!(reading.record.to_string(), text);
}

fn promise(seat: Seat, byte: u8) -> (Seat, turlaj_table::fair::Digest) {
    (seat, nonce(byte).commitment())
}

#[test]
fn who_kept_a_nonce_back_gives_none_in_the_next_round() {
    let next = Fixed { nonces: vec![promise(ALA, 21)], ..second_round() };
    assert_eq!(code(fix(&mut opening(), &next)), "dice-fixed");
    let next = Fixed { nonces: vec![promise(ALA, 21), promise(OLA, 22)], ..second_round() };
    assert_eq!(code(fix(&mut opening(), &next)), "dice-fixed");
    let nobody = Fixed { nonces: Vec::new(), ..second_round() };
    let mut table = opening();
    fix(&mut table, &nobody).unwrap();
    play(&mut table, "=die:1");
}

#[test]
fn nobody_joins_after_a_round_was_dropped() {
    let mut table = opening().before().seated(Seat(2), person("Ela"));
    fix(&mut table, fixed().fixed()).unwrap();
    open(&mut table, OLA, 12).unwrap();
    let joined = Fixed { nonces: vec![promise(OLA, 22), promise(Seat(2), 23)], ..second_round() };
    assert_eq!(code(fix(&mut table, &joined)), "abort-without-loss");
}

#[test]
fn dropped_rounds_are_as_orderly_as_the_one_that_counts() {
    let with = |nonces: Vec<(Seat, turlaj_table::fair::Digest)>| {
        let dropped = Round { commitment: secret(9).commitment(), nonces };
        let fixed = Fixed { aborted: vec![dropped], nonces: Vec::new(), ..second_round() };
        fix(&mut three(), &fixed)
    };
    assert_eq!(code(with(vec![promise(OLA, 12), promise(ALA, 11)])), "nonce-order");
    assert_eq!(code(with(vec![promise(ALA, 11), promise(ALA, 12)])), "nonce-order");
    assert_eq!(code(with(vec![promise(ALA, 11), promise(OLA, 11)])), "commitment-again");
    assert_eq!(code(with(vec![promise(Seat(3), 13)])), "no-such-seat");
    assert_eq!(code(with(vec![promise(Seat(200), 13)])), "no-such-seat");
    assert_eq!(code(with(Vec::new())), "abort-without-loss");
    with(vec![promise(ALA, 11), promise(OLA, 12)]).unwrap();
}
