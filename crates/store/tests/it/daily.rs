//! Shared draws, and the attempts at daily challenges.

use turlaj_store::{
    Attempt, Challenge, DrawRow, Op, Outcome, PersonId, Standing, Status, Store, StoreError,
    TableNum, TableRow, TallyRow,
};

use crate::samples::{done, folder, furnished, members, open, person, put, table};

fn challenge(day: &str) -> Challenge {
    Challenge { day: day.into(), game: "stonoga".into() }
}

fn attempt(day: &str, whose: u64) -> Attempt {
    Attempt {
        challenge: challenge(day),
        person: PersonId(whose),
        table: TableNum(1),
        known: whose == 1,
        alias: format!("Animal {whose}"),
        began: 5_000,
    }
}

fn finish(day: &str, whose: u64, points: Option<i32>, tie_breaks: &[i32]) -> Op {
    let outcome = Outcome { points, tie_breaks: tie_breaks.to_vec(), finished: 6_000 };
    Op::FinishAttempt { challenge: challenge(day), person: PersonId(whose), outcome }
}

fn people(lines: &[Standing]) -> Vec<u64> {
    lines.iter().map(|line| line.attempt.person.0).collect()
}

#[test]
fn a_draw_is_never_replaced() {
    let folder = folder();
    let store = furnished(folder.path());
    let draw = DrawRow { id: "daily/2027-01-31/stonoga".into(), secret: [1; 32], created: 7 };
    put(&store, vec![Op::PutDraw(draw.clone())]);
    let other = done(store.write(vec![Op::PutDraw(DrawRow { secret: [2; 32], ..draw.clone() })]));
    assert!(matches!(other, Err(StoreError::Conflict(_))), "{other:?}");
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.draw(&draw.id), Ok(Some(draw.clone())));
    assert_eq!(store.draw("daily/2027-02-01/stonoga"), Ok(None));
    assert!(!format!("{draw:?}").contains('1'.to_string().repeat(2).as_str()), "{draw:?}");
}

#[test]
fn a_draw_is_sealed_until_it_is_revealed_once() {
    let folder = folder();
    let store = furnished(folder.path());
    let draw = |id: &str| DrawRow { id: id.into(), secret: [1; 32], created: 7 };
    put(&store, vec![Op::PutDraw(draw("b")), Op::PutDraw(draw("a"))]);
    assert_eq!(store.sealed_draws().unwrap(), ["a", "b"]);
    put(&store, vec![Op::RevealDraw { id: "b".into(), moment: 9 }]);
    put(&store, vec![Op::RevealDraw { id: "b".into(), moment: 10 }]);
    drop(store);
    assert_eq!(open(folder.path()).sealed_draws().unwrap(), ["a"]);
}

#[test]
fn a_note_is_kept_until_the_next_of_its_name() {
    let folder = folder();
    let note = |name: &str, text: &str| Op::PutNote { name: name.into(), text: text.into() };
    let store = open(folder.path());
    assert_eq!(store.note("clock"), Ok(None));
    put(&store, vec![note("clock", "1"), note("other", "x"), note("clock", "2")]);
    drop(store);
    assert_eq!(open(folder.path()).note("clock"), Ok(Some("2".into())));
}

#[test]
fn a_person_has_one_attempt_which_ends_once() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutAttempt(attempt("a", 1))]);
    let second = Op::PutAttempt(attempt("a", 1));
    let refused = done(store.write(vec![Op::PutTable(table(2)), second]));
    assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    assert_eq!(store.table("id-2"), Ok(None), "nothing of it was written");
    let expected = Standing {
        attempt: attempt("a", 1),
        outcome: None,
        table_id: "id-1".into(),
        name: person(1).name,
        open_names: true,
    };
    assert_eq!(store.attempt(&challenge("a"), PersonId(1)), Ok(Some(expected.clone())));
    put(&store, vec![finish("a", 1, Some(-3), &[i32::MIN, 0, i32::MAX])]);
    let outcome =
        Outcome { points: Some(-3), tie_breaks: vec![i32::MIN, 0, i32::MAX], finished: 6_000 };
    let ended = Standing { outcome: Some(outcome), ..expected };
    assert_eq!(store.attempt(&challenge("a"), PersonId(1)), Ok(Some(ended)));
    for op in [finish("a", 1, Some(9), &[]), finish("b", 1, None, &[]), finish("a", 2, None, &[])] {
        let refused = done(store.write(vec![op]));
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    }
}

#[test]
fn boards_are_sorted_by_points_and_tie_breaks() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, (4..=7).map(|id| Op::PutPerson(person(id))).collect());
    put(&store, (1..=7).map(|id| Op::PutAttempt(attempt("a", id))).collect());
    let ends = [
        finish("a", 1, Some(5), &[2, -1]),
        finish("a", 2, Some(-1), &[]),
        finish("a", 3, Some(5), &[2, 1]),
        finish("a", 4, Some(5), &[2]),
        finish("a", 5, None, &[]),
        finish("a", 6, Some(12), &[0]),
    ];
    put(&store, ends.to_vec());
    let best = |known, limit| people(&store.best(&challenge("a"), known, limit).unwrap());
    assert_eq!(best(false, 9), [6, 3, 1, 4, 2]);
    assert_eq!(best(false, 2), [6, 3]);
    assert_eq!(best(true, 9), [1]);
    let better = |known, points, ties: &[i32]| store.better(&challenge("a"), known, points, ties);
    assert_eq!(better(false, 5, &[2, -1]), Ok(2));
    assert_eq!(better(false, -2, &[]), Ok(5));
    assert_eq!(better(true, 5, &[2, -1]), Ok(0));
    let tally = TallyRow { finished: 5, running: 1, distribution: vec![(-1, 1), (5, 3), (12, 1)] };
    assert_eq!(store.tally(&challenge("a"), 9), Ok(tally.clone()));
    let highest = TallyRow { distribution: vec![(12, 1)], ..tally };
    assert_eq!(store.tally(&challenge("a"), 1), Ok(highest));
    assert_eq!(store.tally(&challenge("b"), 9), Ok(TallyRow::default()));
}

#[test]
fn the_days_before_are_those_with_attempts() {
    let folder = folder();
    let store = furnished(folder.path());
    let days = ["2026-12-31", "2027-01-01", "2027-01-03"];
    put(&store, days.iter().map(|day| Op::PutAttempt(attempt(day, 1))).collect());
    put(&store, vec![Op::PutAttempt(attempt(days[1], 2))]);
    let before = |day, limit| store.days_before(day, limit).unwrap();
    assert_eq!(before("2027-01-03", 60), ["2027-01-01", "2026-12-31"]);
    assert_eq!(before("2027-01-04", 2), ["2027-01-03", "2027-01-01"]);
    assert_eq!(before("2026-12-31", 60), [""; 0]);
}

#[test]
fn finished_games_are_counted_up_to_a_limit() {
    let folder = folder();
    let store = furnished(folder.path());
    for num in 1..=9 {
        let status = if num % 3 == 0 { Status::Abandoned } else { Status::Over };
        let row = TableRow { status, ..table(num) };
        put(&store, vec![Op::PutTable(row), members(num, &[1 + num % 2])]);
    }
    assert_eq!(store.finished_games(PersonId(1), 9), Ok(3));
    assert_eq!(store.finished_games(PersonId(2), 9), Ok(3));
    assert_eq!(store.finished_games(PersonId(2), 2), Ok(2));
    assert_eq!(store.finished_games(PersonId(3), 9), Ok(0));
}

#[test]
fn with_a_table_goes_the_attempt_at_it() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutAttempt(attempt("a", 1)), Op::DropTable(TableNum(1))]);
    assert_eq!(store.attempt(&challenge("a"), PersonId(1)), Ok(None));
    assert_eq!(store.tally(&challenge("a"), 9), Ok(TallyRow::default()));
}
