//! The ceremony as a table's log tells it.

use turlaj_core::{Address, Seat};
use turlaj_table::fair::{Ceremony, Fixed, Round};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Fact, Proof, Table, replay, verify};
use turlaj_testkit::toys::cups::Cups;

use super::fixed;
use crate::play::{ALA, OLA, bot, code, nonce, note, play, refused, secret, table, two_persons};

fn three() -> Table<Cups> {
    two_persons("players=3").seated(Seat(2), bot("greedy"))
}

fn fix(table: &mut Table<Cups>, fixed: &Fixed) -> Result<(), turlaj_core::Refusal> {
    note(table, Fact::DiceFixed(fixed.clone()))
}

fn open(table: &mut Table<Cups>, seat: Seat, byte: u8) -> Result<(), turlaj_core::Refusal> {
    note(table, Fact::NonceRevealed { seat, nonce: nonce(byte) })
}

/// The round after Ala did not open: secret 2, and Ola's new nonce is 22.
fn second_round() -> Fixed {
    let mut ceremony: Ceremony = fixed();
    ceremony.open(OLA, nonce(12)).unwrap();
    ceremony.abort(secret(2).commitment()).unwrap();
    ceremony.commit(OLA, nonce(22).commitment()).unwrap();
    ceremony.fix().unwrap()
}

/// A table whose first round is fixed, and Ola has opened.
fn opening() -> Table<Cups> {
    let mut table = three();
    fix(&mut table, fixed().fixed()).unwrap();
    open(&mut table, OLA, 12).unwrap();
    table
}

#[test]
fn no_die_falls_before_every_nonce_is_open() {
    let mut table = three();
    fix(&mut table, fixed().fixed()).unwrap();
    for (seat, byte) in [(OLA, 12), (ALA, 11)] {
        let before = table.clone();
        let mut never = |_: Address, _: u32| 0;
        assert_eq!(code(table.roll(&mut never, 0)), "dice-not-ready");
        assert_eq!(table, before);
        assert_eq!(refused(&mut table, "=die:1"), "dice-not-ready");
        open(&mut table, seat, byte).unwrap();
    }
    play(&mut table, "=die:1");
}

#[test]
fn without_nonces_dice_fall_at_once() {
    let mut table = table::<Cups>("players=2");
    let mut ceremony = Ceremony::begin("d", secret(1).commitment(), table.humans());
    fix(&mut table, &ceremony.fix().unwrap()).unwrap();
    play(&mut table, "=die:1");
}

#[test]
fn a_log_takes_only_nonces_that_are_due() {
    assert_eq!(code(open(&mut three(), ALA, 11)), "no-nonce-due");
    let mut table = opening();
    assert_eq!(code(open(&mut table, OLA, 12)), "opened-already");
    assert_eq!(code(open(&mut table, ALA, 12)), "other-nonce");
    assert_eq!(code(open(&mut table, Seat(2), 13)), "no-nonce-due");
    assert_eq!(code(open(&mut table, Seat(200), 13)), "no-nonce-due");
    assert_eq!(table, opening());
}

#[test]
fn only_persons_are_named_in_what_is_fixed_by_seat_and_once() {
    let with = |nonces: Vec<(Seat, u8)>| {
        let nonces = nonces.into_iter().map(|(seat, byte)| (seat, nonce(byte).commitment()));
        Fixed { nonces: nonces.collect(), ..fixed().fixed().clone() }
    };
    let refused = |nonces| code(fix(&mut three(), &with(nonces)));
    assert_eq!(refused(vec![(Seat(2), 13)]), "no-nonce-due", "a bot");
    assert_eq!(refused(vec![(Seat(200), 13)]), "no-nonce-due", "no such seat");
    assert_eq!(refused(vec![(OLA, 12), (ALA, 11)]), "nonce-order");
    assert_eq!(refused(vec![(ALA, 11), (ALA, 12)]), "nonce-order");
    assert_eq!(refused(vec![(ALA, 11), (OLA, 11)]), "commitment-again");
}

#[test]
fn dice_are_fixed_before_anything_else() {
    let late = |table: &mut Table<Cups>| code(fix(table, fixed().fixed()));
    let mut table = three();
    play(&mut table, "=die:1");
    assert_eq!(late(&mut table), "dice-too-late");
    let mut table = three();
    note(&mut table, Fact::SeatLeft { seat: ALA }).unwrap();
    assert_eq!(late(&mut table), "dice-too-late");
    let fact = turlaj_table::Body::Table(Fact::DiceFixed(fixed().fixed().clone()));
    assert_eq!(code(three().push(1, fact)), "dice-too-late", "table time begins with the game");
    let mut table = opening();
    note(&mut table, Fact::Flag { seat: ALA }).unwrap();
    assert_eq!(code(open(&mut table, ALA, 11)), "dice-too-late");
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
    let draw = turlaj_table::fair::Draw::new(table.rules(), "table-1", ceremony.opened());
    let mut dice = turlaj_table::fair::FairDice::new(&secret(2), &draw);
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
    assert_eq!(verify(&reading), Ok(Proof { rolls: 3, nonces: 1 }));
    assert_eq!(reading.record.to_string(), text);
}
