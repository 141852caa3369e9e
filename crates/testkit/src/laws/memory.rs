//! Logs and records.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand::RngExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use turlaj_core::{Address, Event, Game, Node, NotationError, Seat, Seats, Silent};
use turlaj_table::fair::{Ceremony, Nonce, Secret};
use turlaj_table::record::{Comment, DiceTag, Record, read};
use turlaj_table::{AnyTable, Body, Entry, Fact, Occupant, replay};

use crate::walk::{Case, Subject, Walk};

/// A log replayed gives the same table, with undos, takebacks and people in it; a die that falls
/// again after an undo shows the same face.
pub fn replay_gives_the_state<G: Game>(subject: &Subject<G>, case: &Case) {
    let walk = eventful(subject, case);
    let table = &walk.table;
    let again = replay(table.before(), table.log().iter().cloned());
    assert_eq!(again.broke, None);
    assert_eq!(format!("{:?}", again.table), format!("{table:?}"), "the replayed table");
    let mut state = table.rules().start();
    for event in table.line() {
        table.rules().apply(&mut state, event, &mut Silent);
    }
    let (fold, state) = (format!("{state:?}"), format!("{:?}", table.state()));
    assert_eq!(fold, state, "the state is the fold of the line");
    let json = AnyTable::log(table).to_string();
    let entries: Vec<Entry<G>> = serde_json::from_str(&json).expect("a log reads its own JSON");
    assert_eq!(entries, table.log(), "a log as JSON");
}

/// A random game with sealed dice in which people come and go and take things back, and which may
/// be given up.
pub(super) fn eventful<'a, G: Game>(subject: &'a Subject<G>, case: &Case) -> Walk<'a, G> {
    let mut walk = Walk::new(subject, case);
    walk.table = walk.table.clone().seated(Seat(0), Occupant::Person("Ala \"A\"".to_string()));
    let secret = Secret([7; 32]);
    if case.seed.is_multiple_of(2) {
        seal(&mut walk, &secret);
    }
    for _ in 0..case.steps {
        let players = walk.table.rules().players();
        let seat = Seat(walk.pick(usize::from(players)) as u8);
        // Time passes now and then, but never past a clock that is due.
        let later = walk.table.tick() + walk.pick(5) as u64;
        let tick = walk.table.due().map_or(later, |due| later.min(due)).max(walk.table.tick());
        let fact = match walk.pick(40) {
            0 => Fact::SeatTaken { seat, name: "Ola; = > \\".to_string() },
            1 => Fact::SeatLeft { seat },
            2 => Fact::BotTakes { seat, bot: "random".to_string() },
            3 => Fact::Flag { seat },
            4 => {
                let to = walk.pick(walk.table.standing() + 1) as u64;
                Fact::Undo { to, agreed: Seats::first(players) }
            }
            5..=9 => Fact::TakeBack { seat, acts: walk.table.free_undo(seat).max(1) },
            _ => {
                // Through `roll`, so that dice are remembered over an undo.
                if walk.table.node() == Node::Chance {
                    let rng = &mut walk.rng;
                    let mut dice = |_: Address, faces: u32| rng.random_range(0..faces);
                    walk.table.roll(&mut dice, tick).expect("dice are due");
                } else {
                    walk.step();
                }
                continue;
            }
        };
        // What cannot be undone now is refused, and nothing is changed by that.
        let before = walk.table.clone();
        if walk.table.push(tick, Body::Table(fact)).is_err() {
            assert_eq!(format!("{before:?}"), format!("{:?}", walk.table));
        }
    }
    end(&mut walk, secret);
    walk
}

/// Fixes dice with a nonce of the first seat. They need not be the dice that fall afterwards:
/// nothing is verified here.
fn seal<G: Game>(walk: &mut Walk<'_, G>, secret: &Secret) {
    let nonce = Nonce([9; 32]);
    let mut ceremony = Ceremony::begin("a draw", secret.commitment(), Seats::NONE.with(Seat(0)));
    ceremony.commit(Seat(0), nonce.commitment()).expect("a person commits");
    let fixed = ceremony.fix().expect("all have committed");
    let facts = [Fact::DiceFixed(fixed), Fact::NonceRevealed { seat: Seat(0), nonce }];
    for fact in facts {
        walk.table.push(0, Body::Table(fact)).expect("dice are sealed before the first fact");
    }
}

/// Gives up some games, and opens the secret of those that have ended.
fn end<G: Game>(walk: &mut Walk<'_, G>, secret: Secret) {
    let tick = walk.table.tick() + walk.pick(3) as u64;
    if walk.pick(3) == 0 {
        let _ = walk.table.push(tick, Body::Table(Fact::Abandoned));
    }
    if walk.table.ceremony().is_some() {
        // Refused where the game still goes on.
        let _ = walk.table.push(tick + 5, Body::Table(Fact::SecretRevealed { secret }));
    }
}

/// Actions, rolls, views and news survive their text and their JSON.
pub fn formats_round_trip<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    for action in (subject.universe)(walk.table.rules()) {
        both(&action);
    }
    for _ in 0..case.steps {
        for eye in walk.eyes() {
            json(&walk.table.view(eye));
        }
        match walk.next() {
            Some((_, Event::Roll { roll })) => both(&roll),
            Some((_, Event::Act { action, .. })) => both(&action),
            Some((_, Event::Time)) => {}
            None => return,
        }
        // Looking at each position of a long game takes long, and few look new.
        let stride = walk.pick(20) + 1;
        walk.play(stride);
    }
}

fn both<T>(value: &T)
where
    T: Display + FromStr<Err = NotationError> + Serialize + DeserializeOwned + Eq + Debug,
{
    let text = value.to_string();
    assert_eq!(text.parse().as_ref(), Ok(value));
    assert!(!text.contains(char::is_whitespace), "`{text}` is one word");
    json(value);
}

fn json<T: Serialize + DeserializeOwned + Eq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("formats are JSON");
    assert_eq!(&serde_json::from_str::<T>(&text).expect("formats read their own JSON"), value);
}

/// A record reads back as itself, and writes back as the same text.
pub fn records_round_trip<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = eventful(subject, case);
    let mut record = Record::new(walk.table.clone(), DiceTag::Unproved);
    record.date = Some("2026-11-15".to_string());
    record.more.push(("Place".to_string(), "kitchen \"table\"".to_string()));
    // Facts about dice stand in tags, so no remark stands between them.
    let about_dice = |entry: &Entry<G>| {
        matches!(
            &entry.body,
            Body::Table(
                Fact::DiceFixed(_) | Fact::NonceRevealed { .. } | Fact::SecretRevealed { .. }
            )
        )
    };
    let log = record.table.log();
    let words = log.iter().filter(|entry| !about_dice(entry)).count();
    let mut after = log.iter().take_while(|entry| about_dice(entry)).count();
    let last = after + words;
    for text in ["before; all", "", "in the middle", "[not a tag]"] {
        after += walk.pick(last + 1 - after);
        record.comments.push(Comment { after, text: text.to_string() });
    }
    let text = record.to_string();
    let reading = read::<G>(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(reading.broken, None, "{text}");
    assert_eq!(format!("{:?}", reading.record), format!("{record:?}"), "{text}");
    assert_eq!(reading.record.to_string(), text);
}
