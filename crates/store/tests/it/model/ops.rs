//! Operations at random.

use proptest::prelude::*;
use turlaj_store::{
    Attempt, Challenge, Chunk, DrawRow, Op, Outcome, Person, PersonId, Status, TableNum, TableRow,
};

/// The most of everything.
pub(super) const FEW: u64 = 4;

/// Digests of which two share their beginning.
pub(super) fn digest(id: u64) -> [u8; 32] {
    let mut digest = [(id / 2) as u8; 32];
    digest[20] = id as u8;
    digest
}

/// A challenge of one of few days.
pub(super) fn challenge(id: u64) -> Challenge {
    Challenge { day: format!("day {}", id / 2), game: format!("game {}", id % 2) }
}

fn attempt() -> impl Strategy<Value = Attempt> {
    (1..=FEW, 1..=FEW, 1..=FEW, any::<bool>()).prop_map(|(day, person, table, known)| Attempt {
        challenge: challenge(day),
        person: PersonId(person),
        table: TableNum(table),
        known,
        alias: table.to_string(),
        began: 7,
    })
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let tie_breaks = prop::collection::vec(-1i32..3, 0..3);
    (prop::option::of(-1i32..2), tie_breaks, 0i64..5)
        .prop_map(|(points, tie_breaks, finished)| Outcome { points, tie_breaks, finished })
}

fn person() -> impl Strategy<Value = Person> {
    (1..=FEW, 1..=FEW, 0i64..5, any::<bool>()).prop_map(|(id, key, seen, open_names)| Person {
        id: PersonId(id),
        key_digest: digest(key),
        name: format!("{id} {key}"),
        open_names,
        created: seen - 1,
        seen,
    })
}

fn table() -> impl Strategy<Value = TableRow> {
    let status =
        prop::sample::select(vec![Status::Lobby, Status::Playing, Status::Over, Status::Abandoned]);
    let times = (0i64..4, prop::option::of(0i64..4));
    (1..=FEW, 1..=FEW, status, any::<bool>(), 1..=FEW, times).prop_map(
        |(num, id, status, public, owner, (touched, deadline))| TableRow {
            num: TableNum(num),
            id: id.to_string(),
            game: "stonoga".into(),
            rules: id as u32,
            settings: String::new(),
            status,
            public,
            owner: PersonId(owner),
            room: format!("{touched}"),
            secret: public.then_some([id as u8; 32]),
            created: touched,
            touched,
            deadline,
        },
    )
}

/// Anything that can be done, with numbers so few that they meet.
pub(super) fn op() -> impl Strategy<Value = Op> {
    let facts = prop::collection::vec(any::<u8>(), 0..20);
    let other_facts = prop::collection::vec(any::<u8>(), 0..20);
    let people = prop::collection::vec(1..=FEW, 0..4);
    prop_oneof![
        2 => person().prop_map(Op::PutPerson),
        1 => person().prop_map(|new| Op::SetPerson {
            person: new.id,
            name: new.name,
            open_names: new.open_names,
        }),
        1 => person().prop_map(|new| Op::SetSeen { person: new.id, seen: new.seen }),
        1 => (person(), person()).prop_map(|(one, other)| Op::SetKey {
            person: one.id,
            old: one.key_digest,
            new: other.key_digest,
        }),
        3 => table().prop_map(Op::PutTable),
        2 => (1..=FEW, people).prop_map(|(table, people)| Op::PutMembers {
            table: TableNum(table),
            people: people.into_iter().map(PersonId).collect(),
        }),
        4 => (1..=FEW, 0u64..10, facts).prop_map(|(table, seq, facts)| Op::Append {
            table: TableNum(table),
            chunk: Chunk { seq, facts },
        }),
        2 => (1..=FEW, 0u64..10, other_facts).prop_map(|(table, seq, facts)| Op::Rewrite {
            table: TableNum(table),
            chunks: vec![Chunk { seq, facts }],
        }),
        1 => (1..=FEW).prop_map(|table| Op::DropTable(TableNum(table))),
        1 => (0..=FEW).prop_map(|id| Op::PutOrder(crate::samples::order(id))),
        1 => (1..=FEW).prop_map(|id| Op::FinishOrder { id, outcome: id.to_string() }),
        1 => (1..=FEW, 0..3u8).prop_map(|(id, secret)| {
            Op::PutDraw(DrawRow { id: id.to_string(), secret: [secret; 32], created: 3 })
        }),
        1 => (1..=FEW, 3i64..9)
            .prop_map(|(id, moment)| Op::RevealDraw { id: id.to_string(), moment }),
        1 => (1..=FEW, 0..3u8)
            .prop_map(|(name, text)| Op::PutNote { name: name.to_string(), text: text.to_string() }),
        3 => attempt().prop_map(Op::PutAttempt),
        3 => (attempt(), outcome()).prop_map(|(attempt, outcome)| Op::FinishAttempt {
            challenge: attempt.challenge,
            person: attempt.person,
            outcome,
        }),
    ]
}
