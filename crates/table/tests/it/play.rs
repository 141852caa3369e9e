//! Short ways to set a table and to play at it.

use std::fmt::Debug;
use std::str::FromStr;

use turlaj_core::{Event, Game, Refusal, Seat, Seats};
use turlaj_table::AnyTable;
use turlaj_table::fair::{Nonce, Secret};
use turlaj_table::{Body, Fact, Occupant, Table};
use turlaj_testkit::scenario;

pub(crate) const ALA: Seat = Seat(0);
pub(crate) const OLA: Seat = Seat(1);

/// A table with nobody on its chairs.
pub(crate) fn table<G: Game>(settings: &str) -> Table<G> {
    Table::new(scenario::rules(settings))
}

/// A table with a person on each of the first two chairs.
pub(crate) fn two_persons<G: Game>(settings: &str) -> Table<G> {
    table(settings).seated(ALA, person("Ala")).seated(OLA, person("Ola"))
}

pub(crate) fn person(name: &str) -> Occupant {
    Occupant::Person(name.to_string())
}

pub(crate) fn bot(name: &str) -> Occupant {
    Occupant::Bot(name.to_string())
}

pub(crate) fn secret(byte: u8) -> Secret {
    Secret([byte; 32])
}

pub(crate) fn nonce(byte: u8) -> Nonce {
    Nonce([byte; 32])
}

/// Plays words with blanks between them, each as in a record; all must be accepted.
pub(crate) fn play<G: Game>(table: &mut Table<G>, words: &str) {
    let mut tick = table.tick();
    for word in words.split_whitespace() {
        match word.strip_prefix('@') {
            Some(next) => tick = next.parse().unwrap(),
            None => try_word(table, tick, word).unwrap_or_else(|why| panic!("{word}: {why:?}")),
        }
    }
}

/// The code with which a word is refused, at the time of the last fact.
#[track_caller]
pub(crate) fn refused<G: Game>(table: &mut Table<G>, word: &str) -> &'static str {
    let now = table.tick();
    refused_at(table, now, word)
}

/// The code with which a word is refused; what is refused changes nothing.
#[track_caller]
pub(crate) fn refused_at<G: Game>(table: &mut Table<G>, tick: u64, word: &str) -> &'static str {
    let before = table.clone();
    let code = code(try_word(table, tick, word));
    assert_eq!(*table, before, "{word} is refused and changes something");
    code
}

/// The code of a refusal.
#[track_caller]
pub(crate) fn code<T: Debug>(result: Result<T, Refusal>) -> &'static str {
    result.expect_err("this is refused").code()
}

/// Adds a fact of the table, at the time of the last one.
pub(crate) fn note<G: Game>(table: &mut Table<G>, fact: Fact) -> Result<(), Refusal> {
    table.push(table.tick(), Body::Table(fact))
}

/// Adds the fact that a word tells: `=die:3`, `1>keep`, `time`, `!back:1:2`, `!undo:5:1:2`.
pub(crate) fn try_word<G: Game>(
    table: &mut Table<G>,
    tick: u64,
    word: &str,
) -> Result<(), Refusal> {
    table.push(tick, body(word))
}

pub(crate) fn body<G: Game>(word: &str) -> Body<G> {
    if let Some(rest) = word.strip_prefix("!back:") {
        let (seat, acts) = rest.split_once(':').unwrap();
        return Body::Table(Fact::TakeBack { seat: read(seat), acts: acts.parse().unwrap() });
    }
    if let Some(rest) = word.strip_prefix("!undo:") {
        let (to, agreed) = rest.split_once(':').unwrap_or((rest, ""));
        let agreed = agreed.split_terminator(':').map(read);
        let agreed = agreed.fold(Seats::NONE, Seats::with);
        return Body::Table(Fact::Undo { to: to.parse().unwrap(), agreed });
    }
    Body::Game(match word.split_once('>') {
        Some((seat, action)) => Event::Act { seat: read(seat), action: read(action) },
        None if word == "time" => Event::Time,
        None => Event::Roll { roll: read(word.strip_prefix('=').unwrap()) },
    })
}

fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap()
}
