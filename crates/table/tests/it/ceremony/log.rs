//! The ceremony as a table's log tells it.

use turlaj_core::{Address, Refusal, Seat};
use turlaj_table::AnyTable;
use turlaj_table::fair::{Ceremony, Fixed};
use turlaj_table::{Body, Fact, Table};
use turlaj_testkit::toys::cups::Cups;

use super::fixed;
use crate::play::{ALA, OLA, bot, code, nonce, note, play, refused, secret, table, two_persons};

pub(super) fn three() -> Table<Cups> {
    two_persons("players=3").seated(Seat(2), bot("greedy"))
}

pub(super) fn fix(table: &mut Table<Cups>, fixed: &Fixed) -> Result<(), Refusal> {
    note(table, Fact::DiceFixed(fixed.clone()))
}

pub(super) fn open(table: &mut Table<Cups>, seat: Seat, byte: u8) -> Result<(), Refusal> {
    note(table, Fact::NonceRevealed { seat, nonce: nonce(byte) })
}

/// A table whose first round is fixed, and Ola has opened.
pub(super) fn opening() -> Table<Cups> {
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
    let fact = Body::Table(Fact::DiceFixed(fixed().fixed().clone()));
    assert_eq!(code(three().push(1, fact)), "dice-too-late", "table time begins with the game");
    let mut table = opening();
    note(&mut table, Fact::Flag { seat: ALA }).unwrap();
    assert_eq!(code(open(&mut table, ALA, 11)), "dice-too-late");
}
