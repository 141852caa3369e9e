//! The store against the simplest one imaginable: whatever is done, both answer the same.

mod ops;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use turlaj_store::{
    Attempt, Challenge, Chunk, Counts, DrawRow, Op, Order, Outcome, Person, PersonId, Status,
    Store, TableNum, TableRow,
};
use turlaj_testkit::check;

use crate::samples::{done, folder, open};

use ops::{FEW, challenge, digest, op};

#[derive(Clone, Default)]
struct Model {
    people: BTreeMap<u64, Person>,
    tables: BTreeMap<u64, TableRow>,
    members: BTreeMap<u64, BTreeSet<u64>>,
    logs: BTreeMap<u64, Vec<Chunk>>,
    orders: BTreeMap<u64, (Order, Option<String>)>,
    draws: BTreeMap<String, DrawRow>,
    revealed: BTreeSet<String>,
    notes: BTreeMap<String, String>,
    attempts: BTreeMap<(Challenge, u64), (Attempt, Option<Outcome>)>,
    highest: (u64, u64),
}

impl Model {
    /// Does it all, or says no.
    fn write(&mut self, ops: &[Op]) -> Option<()> {
        let mut next = self.clone();
        ops.iter().try_for_each(|op| next.apply(op))?;
        *self = next;
        Some(())
    }

    fn apply(&mut self, op: &Op) -> Option<()> {
        let fits = match op {
            Op::PutPerson(new) => self
                .people
                .values()
                .all(|person| person.id == new.id || person.key_digest != new.key_digest),
            Op::SetPerson { person, .. } => self.people.contains_key(&person.0),
            Op::SetSeen { .. } | Op::RevealDraw { .. } | Op::PutNote { .. } => true,
            Op::SetKey { person, old, new } => {
                let known = self.people.get(&person.0);
                known.is_some_and(|known| known.key_digest == *old)
                    && self
                        .people
                        .values()
                        .all(|other| other.id == *person || other.key_digest != *new)
            }
            Op::PutTable(new) => {
                self.people.contains_key(&new.owner.0)
                    && self.tables.values().all(|table| table.num == new.num || table.id != new.id)
            }
            Op::PutMembers { table, people } => {
                self.tables.contains_key(&table.0)
                    && people.iter().all(|person| self.people.contains_key(&person.0))
            }
            Op::Append { table, chunk } => {
                let last = self.logs.get(&table.0).and_then(|log| log.last());
                self.tables.contains_key(&table.0) && last.is_none_or(|last| last.seq < chunk.seq)
            }
            Op::Rewrite { table, chunks } => {
                let log = self.logs.get(&table.0);
                let there = |chunk: &Chunk| {
                    log.is_some_and(|log| log.iter().any(|known| known.seq == chunk.seq))
                };
                chunks.iter().all(there)
            }
            Op::DropTable(_) => true,
            Op::PutOrder(order) => !self.orders.contains_key(&order.id),
            Op::FinishOrder { id, .. } => self.orders.contains_key(id),
            Op::PutDraw(draw) => !self.draws.contains_key(&draw.id),
            Op::PutAttempt(new) => {
                self.people.contains_key(&new.person.0)
                    && self.tables.contains_key(&new.table.0)
                    && !self.attempts.contains_key(&(new.challenge.clone(), new.person.0))
            }
            Op::FinishAttempt { challenge, person, .. } => {
                let known = self.attempts.get(&(challenge.clone(), person.0));
                known.is_some_and(|(_, outcome)| outcome.is_none())
            }
        };
        fits.then(|| self.change(op))
    }

    fn change(&mut self, op: &Op) {
        match op.clone() {
            Op::PutPerson(person) => {
                self.highest.0 = self.highest.0.max(person.id.0);
                self.people.insert(person.id.0, person);
            }
            Op::SetPerson { person, name, open_names } => {
                self.people.entry(person.0).and_modify(|known| {
                    known.name = name;
                    known.open_names = open_names;
                });
            }
            Op::SetSeen { person, seen } => {
                self.people.entry(person.0).and_modify(|known| known.seen = seen);
            }
            Op::SetKey { person, new, .. } => {
                self.people.entry(person.0).and_modify(|known| known.key_digest = new);
            }
            Op::PutTable(table) => {
                self.highest.1 = self.highest.1.max(table.num.0);
                self.tables.insert(table.num.0, table);
            }
            Op::PutMembers { table, people } => {
                self.members.insert(table.0, people.iter().map(|person| person.0).collect());
            }
            Op::Append { table, chunk } => self.logs.entry(table.0).or_default().push(chunk),
            Op::Rewrite { table, chunks } => {
                let log = self.logs.entry(table.0).or_default();
                for chunk in chunks {
                    log.iter_mut().filter(|known| known.seq == chunk.seq).for_each(|known| {
                        known.facts.clone_from(&chunk.facts);
                    });
                }
            }
            Op::DropTable(table) => {
                self.tables.remove(&table.0);
                self.members.remove(&table.0);
                self.logs.remove(&table.0);
                self.attempts.retain(|_, (attempt, _)| attempt.table != table);
            }
            Op::PutOrder(mut order) => {
                if order.id == 0 {
                    order.id = self.orders.keys().max().map_or(1, |id| id + 1);
                }
                self.orders.insert(order.id, (order, None));
            }
            Op::FinishOrder { id, outcome } => {
                self.orders.entry(id).and_modify(|order| order.1 = Some(outcome));
            }
            Op::PutDraw(draw) => {
                self.draws.insert(draw.id.clone(), draw);
            }
            Op::RevealDraw { id, .. } if self.draws.contains_key(&id) => {
                self.revealed.insert(id);
            }
            Op::RevealDraw { .. } => {}
            Op::PutNote { name, text } => {
                self.notes.insert(name, text);
            }
            Op::PutAttempt(attempt) => {
                let key = (attempt.challenge.clone(), attempt.person.0);
                self.attempts.insert(key, (attempt, None));
            }
            Op::FinishAttempt { challenge, person, outcome } => {
                let known = self.attempts.entry((challenge, person.0));
                known.and_modify(|attempt| attempt.1 = Some(outcome));
            }
        }
    }

    /// The tables that pass, in an order.
    fn tables<K: Ord>(
        &self,
        limit: u32,
        keep: impl Fn(&TableRow) -> bool,
        key: impl Fn(&TableRow) -> K,
    ) -> Vec<TableRow> {
        let mut tables: Vec<_> =
            self.tables.values().filter(|table| keep(table)).cloned().collect();
        tables.sort_by_key(key);
        tables.truncate(limit as usize);
        tables
    }

    fn assert_same(&self, store: &impl Store, limit: u32, now: i64) {
        let latest = |table: &TableRow| (Reverse(table.touched), Reverse(table.num));
        let is_open = |table: &TableRow| matches!(table.status, Status::Lobby | Status::Playing);
        assert_eq!(store.all_tables(limit), Ok(self.tables(limit, |_| true, latest)));
        assert_eq!(
            store.public_tables(limit),
            Ok(self.tables(
                limit,
                |table| table.public && is_open(table),
                |table| { (table.status != Status::Lobby, latest(table)) }
            ))
        );
        let after = |table: &TableRow| (table.touched, table.num) > (now, TableNum(2));
        let is_attempt = |table: &TableRow| {
            self.attempts.values().any(|(attempt, _)| attempt.table == table.num)
        };
        let ended = self.tables(
            limit,
            |table| (table.public || is_attempt(table)) && !is_open(table) && after(table),
            |table| (table.touched, table.num),
        );
        assert_eq!(store.ended_after(now, TableNum(2), limit), Ok(ended));
        let is_due = |table: &TableRow| table.deadline.is_some_and(|deadline| deadline <= now);
        let due = self.tables(limit, is_due, |table| (table.deadline, table.num));
        assert_eq!(store.due(now, limit), Ok(due));
        let deadlines = self.tables.values().filter_map(|table| table.deadline);
        assert_eq!(store.next_deadline(), Ok(deadlines.min()));
        for id in 0..=FEW {
            self.assert_same_about(store, id, limit);
            self.assert_same_days(store, id, limit);
        }
        let mut people: Vec<_> = self.people.values().cloned().collect();
        people.sort_by_key(|person| (Reverse(person.seen), Reverse(person.id)));
        people.truncate(limit as usize);
        assert_eq!(store.all_people(limit), Ok(people));
        let open = self.orders.values().filter(|(_, outcome)| outcome.is_none());
        assert_eq!(store.open_orders(), Ok(open.map(|(order, _)| order.clone()).collect()));
        let sealed = self.draws.keys().filter(|id| !self.revealed.contains(*id));
        assert_eq!(store.sealed_draws(), Ok(sealed.cloned().collect()));
        let (person, table) = self.highest;
        assert_eq!(store.highest(), Ok((PersonId(person), TableNum(table))));
        assert_eq!(store.counts(), Ok(self.counts()));
    }

    fn assert_same_about(&self, store: &impl Store, id: u64, limit: u32) {
        assert_eq!(store.person(PersonId(id)), Ok(self.people.get(&id).cloned()));
        let digest = digest(id);
        let by_key = self.people.values().find(|person| person.key_digest == digest);
        assert_eq!(store.person_by_key(&digest), Ok(by_key.cloned()));
        let by_id = self.tables.values().find(|table| table.id == id.to_string());
        assert_eq!(store.table(&id.to_string()), Ok(by_id.cloned()));
        let log = self.logs.get(&id).cloned().unwrap_or_default();
        assert_eq!(store.log(TableNum(id)), Ok(log));
        let is_member = |table: &TableRow| {
            self.members.get(&table.num.0).is_some_and(|people| people.contains(&id))
        };
        let latest = |table: &TableRow| (Reverse(table.touched), Reverse(table.num));
        let tables = self.tables(limit, is_member, latest);
        assert_eq!(store.tables_of(PersonId(id), limit), Ok(tables));
        let outcome = self.orders.get(&id).and_then(|(_, outcome)| outcome.clone());
        assert_eq!(store.outcome(id), Ok(outcome));
    }

    /// The same draws, and the same challenge of a day.
    fn assert_same_days(&self, store: &impl Store, id: u64, limit: u32) {
        assert_eq!(store.draw(&id.to_string()), Ok(self.draws.get(&id.to_string()).cloned()));
        assert_eq!(store.note(&id.to_string()), Ok(self.notes.get(&id.to_string()).cloned()));
        let challenge = challenge(id);
        for person in 0..=FEW {
            let ours = self.attempts.get(&(challenge.clone(), person)).cloned();
            let found = store.attempt(&challenge, PersonId(person)).unwrap();
            assert_eq!(found.map(|found| (found.attempt, found.outcome)), ours);
        }
        for known in [false, true] {
            let here = self
                .attempts
                .values()
                .filter(|(attempt, _)| attempt.challenge == challenge && (attempt.known || !known));
            let ended = here.filter_map(|(_, outcome)| outcome.clone());
            let mut ended: Vec<_> = ended.filter(|outcome| outcome.points.is_some()).collect();
            let key = |outcome: &Outcome| (outcome.points, outcome.tie_breaks.clone());
            ended.sort_by_key(|outcome| (Reverse(key(outcome)), outcome.finished));
            let better = ended.iter().filter(|outcome| key(outcome) > (Some(0), vec![1])).count();
            assert_eq!(store.better(&challenge, known, 0, &[1]), Ok(better as u64));
            ended.truncate(limit as usize);
            let best = store.best(&challenge, known, limit).unwrap();
            assert_eq!(best.into_iter().filter_map(|line| line.outcome).collect::<Vec<_>>(), ended);
        }
        let days = self.attempts.keys().map(|(challenge, _)| challenge.day.clone());
        let mut days: Vec<_> = days.filter(|day| *day < challenge.day).collect();
        days.dedup();
        days.reverse();
        days.truncate(limit as usize);
        assert_eq!(store.days_before(&challenge.day, limit), Ok(days));
    }

    fn counts(&self) -> Counts {
        let count =
            |status| self.tables.values().filter(|table| table.status == status).count() as u64;
        Counts {
            people: self.people.len() as u64,
            lobby: count(Status::Lobby),
            playing: count(Status::Playing),
            ended: count(Status::Over) + count(Status::Abandoned),
        }
    }
}

#[test]
fn the_store_answers_as_the_model_does() {
    let jobs = prop::collection::vec(prop::collection::vec(op(), 1..4), 1..60);
    check(48, &(jobs, 0u32..5, 0i64..5), |(jobs, limit, now)| answers_alike(jobs, limit, now));
}

fn answers_alike(jobs: Vec<Vec<Op>>, limit: u32, now: i64) {
    let folder = folder();
    let store = open(folder.path());
    let mut model = Model::default();
    // Without people most of the rest would be refused.
    let people = (1..=2)
        .map(|id| Op::PutPerson(Person { key_digest: digest(id), ..crate::samples::person(id) }));
    let jobs: Vec<Vec<Op>> = std::iter::once(people.collect()).chain(jobs).collect();
    let (first, second) = jobs.split_at(jobs.len() / 2);
    for half in [first, second] {
        let written: Vec<_> = half.iter().map(|ops| store.write(ops.clone())).collect();
        for (ops, written) in half.iter().zip(written) {
            let expected = model.write(ops);
            assert_eq!(done(written).ok(), expected, "{ops:?}");
        }
        model.assert_same(&store, limit, now);
    }
    drop(store);
    model.assert_same(&open(folder.path()), 9, now);
}
