//! Measures what writing costs: `cargo run --release -p turlaj-store --example append [folder]`.
//!
//! 200 tables take turns, with as many jobs under way as a group shall have. The processor's time
//! is that of the whole process, with what the kernel does for it. Then all logs are read, one after
//! the other: the last column is the time for each chunk.

#![allow(clippy::unwrap_used, reason = "a measurement that fails shall stop")]

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use turlaj_store::{
    Chunk, Op, Person, PersonId, SqliteStore, Status, Store, TableNum, TableRow, WriteAnswer,
};

const TABLES: u64 = 200;
const FACTS: usize = 150;

fn main() {
    let base = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    println!("group  job               jobs  CPU µs/job  p50 µs  p99 µs  max µs  jobs/s  read µs");
    for (group, jobs) in [(1, 20_000), (10, 100_000), (100, 200_000), (1000, 400_000)] {
        for touch in [false, true] {
            let folder = tempfile::tempdir_in(&base).unwrap();
            measure(folder.path(), group, jobs, touch);
        }
    }
}

fn measure(folder: &Path, group: usize, jobs: u64, touch: bool) {
    let store = SqliteStore::open(folder).unwrap();
    prepare(&store);
    let mut under_way: VecDeque<(Instant, WriteAnswer)> = VecDeque::new();
    let mut took = Vec::new();
    let (cpu, wall) = (ProcessTime::now(), Instant::now());
    for number in 0..jobs {
        // A whole group at a time: the next one is handed over when this one is done.
        if under_way.len() == group {
            took.extend(under_way.drain(..).map(finished));
        }
        under_way.push_back((Instant::now(), store.write(job(number, touch))));
    }
    took.extend(under_way.drain(..).map(finished));
    let (cpu, wall) = (cpu.elapsed(), wall.elapsed());
    took.sort_unstable();
    let quantile = |part: f64| took[((took.len() - 1) as f64 * part) as usize].as_micros();
    let reading = Instant::now();
    let chunks =
        (1..=TABLES).map(|num| store.log(TableNum(num)).unwrap().len() as u64).sum::<u64>();
    assert_eq!(chunks, jobs);
    println!(
        "{group:>5}  {:14}  {jobs:>6}  {:>10.2}  {:>6}  {:>6}  {:>6}  {:>6.0}  {:>7.2}",
        if touch { "append + table" } else { "append" },
        cpu.as_secs_f64() * 1e6 / jobs as f64,
        quantile(0.5),
        quantile(0.99),
        quantile(1.0),
        jobs as f64 / wall.as_secs_f64(),
        reading.elapsed().as_secs_f64() * 1e6 / jobs as f64,
    );
}

fn prepare(store: &SqliteStore) {
    let person = Person {
        id: PersonId(1),
        key_digest: [1; 32],
        name: "Ann".into(),
        open_names: false,
        created: 0,
        seen: 0,
    };
    let tables = (1..=TABLES).map(|num| Op::PutTable(table(num, 0)));
    let ops = std::iter::once(Op::PutPerson(person)).chain(tables).collect();
    store.write(ops).blocking_recv().unwrap().unwrap();
}

fn job(number: u64, touch: bool) -> Vec<Op> {
    let (num, seq) = (number % TABLES + 1, number / TABLES);
    let chunk = Chunk { seq, facts: vec![number as u8; FACTS] };
    let append = Op::Append { table: TableNum(num), chunk };
    if touch { vec![append, Op::PutTable(table(num, seq as i64 * 1000))] } else { vec![append] }
}

fn table(num: u64, now: i64) -> TableRow {
    TableRow {
        num: TableNum(num),
        id: format!("table-{num:016}"),
        game: "stonoga".into(),
        rules: 1,
        settings: "{}".into(),
        status: Status::Playing,
        public: true,
        owner: PersonId(1),
        room: "x".repeat(300),
        secret: Some([7; 32]),
        created: 0,
        touched: now / 60_000 * 60_000,
        deadline: Some(now + 30_000),
    }
}

fn finished((begun, written): (Instant, WriteAnswer)) -> Duration {
    written.blocking_recv().unwrap().unwrap();
    begun.elapsed()
}
