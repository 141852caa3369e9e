//! Tests: who is told what, and when nobody is told anything.

use std::cell::RefCell;
use std::net::Ipv4Addr;

use serde_json::value::to_raw_value;
use serde_json::{Value, json};

use turlaj_store::Person;

use super::*;
use crate::mailbox::{Mailbox, SentTables};

type Room = fn(&Caller) -> Box<RawValue>;

/// A client with the socket that its mailbox stands for.
struct Client {
    caller: Caller,
    mailbox: Arc<Mailbox>,
    sent: RefCell<SentTables>,
}

fn client(socket: u64, person: Option<u64>) -> Client {
    let name = person.map(|id| format!("Person {id}"));
    named(socket, person, name.unwrap_or_default())
}

fn named(socket: u64, person: Option<u64>, name: String) -> Client {
    let mailbox = Arc::new(Mailbox::new(100));
    mailbox.speak(1);
    let person = person.map(|id| {
        Arc::new(Person {
            id: PersonId(id),
            key_digest: [0; 32],
            name,
            open_names: false,
            created: 0,
            seen: 0,
        })
    });
    let address = Ipv4Addr::new(10, 0, 0, socket as u8).into();
    Client {
        caller: Caller { socket, person, address, mailbox: mailbox.clone() },
        mailbox,
        sent: RefCell::default(),
    }
}

impl Client {
    /// What it has been told since the last look.
    fn told(&self) -> Vec<Value> {
        let mut texts = Vec::new();
        self.mailbox.take(&mut self.sent.borrow_mut(), &mut texts);
        texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
    }
}

fn audience() -> Listeners {
    Listeners::new("t".into())
}

fn raw(value: &Value) -> Box<RawValue> {
    to_raw_value(value).unwrap()
}

fn play(eye: Eye, view: u32, clock: Option<u64>) -> PlayTold {
    PlayTold {
        eye: if let Eye::Seat(seat) = eye { Some(seat.0) } else { None },
        waiting: Vec::new(),
        prompt: None,
        asked: None,
        free_undo: 0,
        clock,
        resumes_in: None,
        dice: None,
        retype: None,
        standings: None,
        view: raw(&json!(view)).into(),
    }
}

fn tell(audience: &mut Listeners, asked: Option<(&Caller, u32)>) {
    let room: Room = |caller| raw(&json!(caller.person.as_ref().map(|viewer| &viewer.name)));
    let room = audience.wants_room().then_some(room);
    audience.tell(Telling { news: Ears::default(), secrets: true, missed: None, asked, room });
}

#[test]
fn nothing_is_told_where_nothing_has_changed_for_an_eye() {
    let (seat, watcher) = (client(1, Some(1)), client(2, None));
    let mut audience = audience();
    audience.listen(seat.caller.clone(), Eye::Seat(Seat(0)));
    audience.listen(watcher.caller.clone(), Eye::Nobody);
    audience.look(|eye| play(eye, 1, None));
    tell(&mut audience, None);
    let first = seat.told();
    assert_eq!((&first[0]["room"], &first[0]["play"]["view"]), (&json!("Person 1"), &json!(1)));
    assert_eq!(watcher.told()[0]["play"]["eye"], json!(null));
    // Only the seat sees what changes now, and the room is the same as before.
    audience.look(|eye| play(eye, if eye == Eye::Nobody { 1 } else { 2 }, None));
    audience.room_changed();
    tell(&mut audience, None);
    let second = seat.told();
    assert_eq!((second.len(), &second[0]["play"]["view"]), (1, &json!(2)));
    assert_eq!((second[0].get("room"), watcher.told().len()), (None, 0));
}

#[test]
fn a_clock_that_moves_is_told_only_to_who_comes() {
    let (first, second) = (client(1, None), client(2, None));
    let mut audience = audience();
    audience.listen(first.caller.clone(), Eye::Nobody);
    audience.look(|eye| play(eye, 1, Some(500)));
    tell(&mut audience, None);
    assert_eq!(first.told()[0]["play"]["clock"], json!(500));
    audience.listen(second.caller.clone(), Eye::Nobody);
    audience.look(|eye| play(eye, 1, Some(300)));
    tell(&mut audience, None);
    assert_eq!((second.told()[0]["play"]["clock"].clone(), first.told().len()), (json!(300), 0));
}

#[test]
fn who_asked_is_answered_once_also_where_nothing_is_new() {
    let (here, gone) = (client(1, Some(1)), client(2, Some(2)));
    let mut audience = audience();
    audience.listen(here.caller.clone(), Eye::Nobody);
    tell(&mut audience, Some((&here.caller, 7)));
    assert_eq!(here.told()[0]["done"], json!([7]));
    tell(&mut audience, Some((&here.caller, 8)));
    assert_eq!(here.told()[0]["done"], json!([8]));
    tell(&mut audience, Some((&gone.caller, 9)));
    assert_eq!(gone.told(), [json!({ "type": "done", "id": 9 })]);
    audience.happened(Happening::Flag { seat: 0 });
    tell(&mut audience, None);
    assert_eq!(here.told()[0]["happened"], json!([{ "kind": "flag", "seat": 0 }]));
}

#[test]
fn who_loses_a_seat_looks_on_and_a_program_parts() {
    let program = || named(2, Some(2), String::new());
    let (person, lost, kept) = (client(1, Some(1)), program(), program());
    let mut audience = audience();
    for (at, client) in [(0, &person), (1, &lost)] {
        audience.listen(client.caller.clone(), Eye::Seat(Seat(at)));
    }
    audience.lower_eyes(|_, _| true);
    assert_eq!(audience.ears(true).take().len(), 2);
    audience.lower_eyes(|_, _| false);
    assert_eq!(audience.spectators(|person| person == PersonId(2)), 1);
    audience.look(|eye| play(eye, 1, None));
    tell(&mut audience, None);
    assert_eq!(person.told()[0]["play"]["eye"], json!(null), "through nobody's eye");
    assert_eq!(lost.told()[0]["why"]["code"], json!("program"));
    audience.listen(kept.caller, Eye::Seat(Seat(1)));
    assert_eq!(audience.ears(true).take().len(), 2);
    assert_eq!(audience.ears(false).take().len(), 1, "without secrets all hear the same");
    audience.part(&refusals::closed());
    assert_eq!(person.told()[0]["why"]["code"], json!("closed"));
}

#[test]
fn where_many_come_and_go_all_are_told_together() {
    let (mut audience, now) = (audience(), Instant::now());
    for socket in 0..=FEW as u64 {
        assert!(audience.room_later().is_none());
        audience.listen(client(socket, None).caller, Eye::Nobody);
        tell(&mut audience, None);
        audience.presence_changed(false, now);
    }
    audience.ring(now);
    let later = audience.room_later().unwrap();
    tell(&mut audience, None);
    assert!(!audience.wants_room());
    audience.ring(later);
    assert!(audience.wants_room() && audience.room_later().is_none());
    tell(&mut audience, None);
    audience.presence_changed(true, now);
    assert!(audience.wants_room(), "of those who have a seat everybody hears at once");
}

#[test]
fn a_turn_is_counted_by_the_network_of_its_person() {
    let (ala, ola) = (client(1, Some(1)), client(2, Some(2)));
    let mut audience = audience();
    assert_eq!(audience.address_for(PersonId(1)), None);
    audience.listen(ala.caller.clone(), Eye::Nobody);
    audience.listen(ola.caller.clone(), Eye::Nobody);
    assert_eq!(audience.address_for(PersonId(2)), Some(ola.caller.address));
    assert_eq!(audience.address_for(PersonId(3)), Some(ala.caller.address), "or else anybody's");
    audience.forget(&ala.caller);
    assert_eq!((audience.people(), audience.knows(&ala.caller)), (vec![2], false));
}
