//! Tests: who may sit, who has a say, whose table it is, and what has to be written.

use super::*;
use crate::animals::Lots;
use crate::entropy::OsEntropy;
use crate::table::create::CheckedTable;

const AWAY_AFTER: Duration = Duration::from_secs(30);

fn person(id: u64) -> Person {
    Person {
        id: PersonId(id),
        key_digest: [0; 32],
        name: format!("Person {id}"),
        open_names: false,
        created: 0,
        seen: 0,
    }
}

fn chair(id: u64) -> SeatDoc {
    seated(&Lots::default(), &OsEntropy, &person(id), None, false, &[]).unwrap()
}

/// A room of person 1's with these seats.
fn room(status: Status, seats: Vec<SeatDoc>) -> RoomState {
    let doc = Doc {
        hints: true,
        undo: true,
        typed: false,
        timer: None,
        daily: None,
        seats,
        banned: Vec::new(),
        first: None,
        rematch: None,
        waiting: Vec::new(),
        ended: None,
        sat: Vec::new(),
    };
    let row = TableRow {
        num: TableNum(7),
        id: "table".to_string(),
        game: "stonoga".to_string(),
        rules: 1,
        settings: String::new(),
        status,
        public: false,
        owner: PersonId(1),
        room: doc.write(),
        secret: None,
        created: 0,
        touched: 0,
        deadline: None,
    };
    RoomState::new(row, doc, Instant::now())
}

fn code<T>(refused: Result<T, Refusal>) -> &'static str {
    refused.err().unwrap().code()
}

/// Writes the room; returns the rows and the lists of members that are written.
fn written(room: &mut RoomState) -> (Vec<TableRow>, Vec<Vec<PersonId>>) {
    let (mut ops, mut rows, mut members) = (Vec::new(), Vec::new(), Vec::new());
    room.write_into(&mut ops, None);
    for op in ops {
        match op {
            Op::PutTable(row) => rows.push(row),
            Op::PutMembers { people, .. } => members.push(people),
            _ => {}
        }
    }
    (rows, members)
}

#[test]
fn a_person_gets_the_first_free_seat_once() {
    let mut room = room(Status::Lobby, vec![chair(1), SeatDoc::default(), SeatDoc::default()]);
    let ola = person(2);
    let seat = room.find_seat(&ola, None, false, true).unwrap();
    assert_eq!(seat, Some(Seat(1)));
    room.sit_down(Seat(1), chair(2));
    assert_eq!(room.find_seat(&ola, None, false, true).unwrap(), None, "by the link again");
    assert_eq!(room.find_seat(&ola, Some(2), false, true).unwrap(), Some(Seat(2)), "a second one");
    assert_eq!(code(room.find_seat(&ola, Some(0), false, true)), "seat-taken");
    assert_eq!(code(room.find_seat(&ola, Some(3), false, true)), "no-such-seat");
    room.row.public = true;
    assert_eq!(code(room.find_seat(&ola, Some(2), false, true)), "one-seat");
    room.sit_down(Seat(2), chair(3));
    assert_eq!(code(room.find_seat(&person(4), None, false, true)), "table-full");
}

#[test]
fn in_play_a_seat_that_knows_secrets_is_for_the_person_who_left_it() {
    let mut room = room(Status::Playing, vec![chair(1), chair(2)]);
    room.free(Seat(1));
    let (ola, ula) = (person(2), person(3));
    assert_eq!(code(room.find_seat(&ula, None, false, true)), "secret-seat");
    assert_eq!(room.find_seat(&ula, None, false, false).unwrap(), Some(Seat(1)), "no secrets");
    assert_eq!(room.find_seat(&ola, None, false, true).unwrap(), Some(Seat(1)));
    assert_eq!(code(room.find_seat(&ola, None, true, true)), "dice-first");
}

#[test]
fn a_person_who_was_kicked_does_not_come_back() {
    let mut room = room(Status::Lobby, vec![chair(1), chair(2)]);
    assert_eq!(room.kicked(&person(1), Seat(0)), None, "the owner only gets up");
    let kicked = room.kicked(&person(1), Seat(1)).unwrap();
    room.free(Seat(1));
    room.ban(kicked);
    assert_eq!(code(room.find_seat(&person(2), None, false, false)), "kicked");
    assert_eq!(room.find_seat(&person(3), None, false, false).unwrap(), Some(Seat(1)));
}

#[test]
fn the_table_passes_to_the_next_person_but_never_to_a_program() {
    let program = SeatDoc { program: true, ..chair(8) };
    let mut room = room(Status::Playing, vec![chair(1), program, chair(2)]);
    room.free(Seat(0));
    assert_eq!(room.pass_on(PersonId(2)), Ownership::Unchanged);
    assert_eq!((room.pass_on(PersonId(1)), room.owner()), (Ownership::Passed, PersonId(2)));
    room.free(Seat(2));
    assert_eq!((room.pass_on(PersonId(2)), room.owner()), (Ownership::Orphaned, PersonId(2)));
}

#[test]
fn the_game_ends_by_the_owner_or_by_all_who_are_not_away() {
    let mut room = room(Status::Playing, vec![chair(1), chair(2), chair(3)]);
    let now = Instant::now();
    room.review_presence(&[1, 2, 3], now);
    assert!(!room.vote_end(&person(2), true).unwrap());
    assert!(!room.vote_end(&person(3), true).unwrap(), "the owner has not voted");
    room.review_presence(&[2, 3], now);
    assert!(!room.mark_away(AWAY_AFTER, now) && !room.is_end_agreed(), "gone for a moment");
    assert!(room.mark_away(AWAY_AFTER, now + AWAY_AFTER) && room.is_end_agreed());
    assert!(!room.vote_end(&person(3), false).unwrap(), "a vote can be taken back");
    assert!(room.vote_end(&person(1), true).unwrap(), "the owner alone ends the game");
    assert_eq!(code(room.vote_end(&person(4), true)), "not-your-seat");
}

#[test]
fn a_bot_holds_the_seat_of_a_person_who_is_away() {
    let mut room = room(Status::Playing, vec![chair(1), chair(2)]);
    let now = Instant::now();
    room.review_presence(&[1], now);
    assert_eq!(code(room.check_hold(&person(1), 1)), "not-away");
    assert_eq!(room.next_away(AWAY_AFTER).map(|at| at > now), Some(true));
    room.mark_away(AWAY_AFTER, now + AWAY_AFTER);
    assert_eq!(room.next_away(AWAY_AFTER), None);
    assert_eq!(code(room.check_hold(&person(3), 1)), "not-your-seat", "a spectator has no say");
    let seat = room.check_hold(&person(1), 1).unwrap();
    room.hold(seat, "random".to_string());
    assert_eq!(room.bot_on(seat), Some("random"));
    assert!(room.taking_back(Seat(0)).is_none());
    assert!(matches!(room.taking_back(seat), Some(turlaj_table::Fact::SeatTaken { .. })));
    room.take_back(seat);
    assert_eq!(room.bot_on(seat), None);
}

#[test]
fn whether_to_go_on_without_a_person_is_a_question_of_live_phases() {
    let mut room = room(Status::Playing, vec![chair(1), chair(2)]);
    let now = Instant::now();
    room.review_presence(&[1], now);
    room.mark_away(AWAY_AFTER, now + AWAY_AFTER);
    assert_eq!(room.goes_on_without(Seat(1), false), None);
    assert_eq!(room.goes_on_without(Seat(0), true), None, "the person is here");
    assert_eq!(room.goes_on_without(Seat(1), true), Some(false));
    room.go_on_without(Seat(1));
    assert_eq!(room.goes_on_without(Seat(1), true), Some(true));
    assert!(!room.is_deserted());
    assert!(room.review_presence(&[], now) && room.is_deserted());
    room.wait_for(Seat(1));
    assert_eq!(room.goes_on_without(Seat(1), true), Some(false));
}

#[test]
fn only_what_has_changed_is_written() {
    let mut room = room(Status::Lobby, vec![chair(1), SeatDoc::default()]);
    assert_eq!(written(&mut room), (Vec::new(), Vec::new()));
    room.sit_down(Seat(1), chair(2));
    let (rows, members) = written(&mut room);
    assert_eq!(Doc::read(&rows[0]).unwrap(), room.doc);
    assert_eq!(members, [vec![PersonId(1), PersonId(2)]]);
    room.rename(&person(2), 1, "Ola").unwrap();
    let (rows, members) = written(&mut room);
    assert_eq!((rows.len(), members.len()), (1, 0), "the same people belong to the table");
    assert!(room.keep_waiting(vec![1]) && !room.keep_waiting(vec![1]));
    assert!(!room.note_deadline_written());
    room.set_deadline(Some(5));
    assert!(room.note_deadline_written() && !room.note_deadline_written());
}

#[test]
fn a_name_goes_from_the_row_with_all_that_the_log_may_have() {
    let mut room = room(Status::Playing, vec![chair(1), chair(2)]);
    room.doc.first = Some(vec![FirstSeat::Person("Person 1".into()), FirstSeat::Bot("x".into())]);
    room.doc.note_names();
    let (doc, names) = room.without_name(PersonId(1));
    assert_eq!(names.iter().map(|sat| &*sat.name).collect::<Vec<_>>(), ["Person 1"; 2]);
    assert_eq!(renamed(&names, Seat(0), "Person 1").as_deref(), Some("—"));
    assert_eq!(renamed(&names, Seat(1), "Person 1"), None, "another person's on another seat");
    assert!(!room.is_unsaved(), "nothing happens before the log can be changed too");
    room.replace(doc);
    assert!(room.is_unsaved() && !room.doc.write().contains("Person 1"));
    assert!(room.doc.write().contains("Person 2"));
}

#[test]
fn emotes_are_shown_at_a_pace() {
    let mut room = room(Status::Lobby, vec![chair(1), chair(2)]);
    let (now, ala) = (Instant::now(), person(1));
    room.emote(&ala, 0, now).unwrap();
    assert_eq!(code(room.emote(&ala, 0, now + EMOTE_EVERY / 2)), "too-fast");
    room.emote(&person(2), 1, now).unwrap();
    room.emote(&ala, 0, now + EMOTE_EVERY).unwrap();
}

#[test]
fn a_rematch_rotates_the_seats_and_frees_those_of_programs() {
    let program = SeatDoc { program: true, ..chair(8) };
    let held = SeatDoc { held_by: Some("random".to_string()), ..chair(2) };
    let mut room = room(Status::Over, vec![chair(1), held, program]);
    assert_eq!(code(room.needs_rematch(&person(9))), "not-your-seat");
    assert!(room.needs_rematch(&person(2)).unwrap());
    let members = Op::PutMembers { table: TableNum(8), people: Vec::new() };
    let ops = vec![Op::PutTable(room.row.clone()), members];
    room.keep_rematch(CheckedTable { id: "next".to_string(), ops }).unwrap();
    let (rows, members) = written(&mut room);
    let next = Doc::read(&rows[0]).unwrap().seats;
    let people: Vec<Option<u64>> = next.iter().map(|seat| seat.person).collect();
    assert_eq!(people, [Some(2), None, Some(1)]);
    assert_eq!((next[0].playing_bot(), members.len()), (None, 2), "both tables are written");
    assert!(!room.needs_rematch(&person(1)).unwrap(), "the first one who asks gets it for all");
}
