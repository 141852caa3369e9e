//! The host's secret: closed until the end, and the last line of the log.

use turlaj_table::fair::Ceremony;
use turlaj_table::{Fact, Table};
use turlaj_testkit::toys::cups::Cups;

use crate::play::{ALA, OLA, code, note, play, refused, secret, two_persons};

/// A game whose dice follow from secret 1 alone.
fn host_only() -> Table<Cups> {
    let mut table = two_persons("players=2");
    let mut ceremony = Ceremony::begin("t", secret(1).commitment(), turlaj_core::Seats::NONE);
    note(&mut table, Fact::DiceFixed(ceremony.fix().unwrap())).unwrap();
    table
}

fn reveal(table: &mut Table<Cups>, byte: u8) -> Result<(), turlaj_core::Refusal> {
    note(table, Fact::SecretRevealed { secret: secret(byte) })
}

#[test]
fn the_secret_stays_closed_until_the_game_is_over() {
    let mut table = host_only();
    for word in ["=die:1", "1>keep", "=die:2", "2>keep"] {
        assert_eq!(code(reveal(&mut table, 1)), "secret-too-early", "before {word}");
        play(&mut table, word);
    }
    reveal(&mut table, 1).unwrap();
}

#[test]
fn the_secret_of_an_abandoned_game_is_opened_too() {
    let mut table = host_only();
    note(&mut table, Fact::Abandoned).unwrap();
    reveal(&mut table, 1).unwrap();
    assert!(table.is_abandoned());
}

#[test]
fn only_the_secret_that_the_host_committed_to_is_opened() {
    let mut table = host_only();
    play(&mut table, "=die:1 1>keep =die:2 2>keep");
    assert_eq!(code(reveal(&mut table, 2)), "other-secret");
    let mut table = two_persons::<Cups>("players=2");
    play(&mut table, "=die:1 1>keep =die:2 2>keep");
    assert_eq!(code(reveal(&mut table, 1)), "other-secret", "nobody committed to anything");
}

#[test]
fn nothing_follows_the_secret() {
    let mut over = host_only();
    play(&mut over, "=die:1 1>keep =die:2 2>keep");
    let mut abandoned = host_only();
    note(&mut abandoned, Fact::Abandoned).unwrap();
    for mut table in [over, abandoned] {
        note(&mut table, Fact::SeatLeft { seat: OLA }).unwrap();
        reveal(&mut table, 1).unwrap();
        let after = table.clone();
        for fact in [
            Fact::SeatLeft { seat: ALA },
            Fact::Flag { seat: ALA },
            Fact::SeatTaken { seat: OLA, name: "Ela".to_string() },
            Fact::Abandoned,
            Fact::SecretRevealed { secret: secret(1) },
        ] {
            assert_eq!(code(note(&mut table, fact)), "log-closed");
        }
        assert_eq!(refused(&mut table, "=die:1"), "over");
        assert_eq!(refused(&mut table, "1>keep"), "over");
        assert_eq!(table, after);
    }
}

#[test]
fn an_abandoned_game_takes_no_fact_of_the_game_and_no_undo() {
    let mut table = host_only();
    play(&mut table, "=die:1");
    note(&mut table, Fact::Abandoned).unwrap();
    for word in ["1>keep", "=die:1", "time", "!undo:0:1:2", "!back:1:1"] {
        assert_eq!(refused(&mut table, word), "over", "{word}");
    }
    assert_eq!(code(note(&mut table, Fact::Abandoned)), "over");
    note(&mut table, Fact::SeatLeft { seat: ALA }).unwrap();
}
