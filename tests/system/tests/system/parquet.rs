//! Data files in the hands of others.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use turlaj_lab::{Plan, Row, RowWriter, Shard, Watch, simulate};
use turlaj_stonoga::Stonoga;
use turlaj_testkit::scenario;

use crate::python;

/// DuckDB reads one row a game, and its sums are ours.
#[test]
fn duckdb_reads_the_games_back() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("games.parquet");
    let rules: Stonoga = scenario::rules("players=3 steal=on");
    let seats = &["greedy", "random", "greedy"];
    let plan = Plan {
        rules: &rules,
        seats,
        games: 6_000,
        seed: 3,
        threads: 2,
        shard: Shard::ALL,
        fast: true,
        luck: false,
    };
    let mut writer = RowWriter::create(&path, 3).unwrap();
    let mut rows = Vec::new();
    let mut take = |new: &[Row]| {
        rows.extend_from_slice(new);
        writer.write(new)
    };
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: Some(&mut take) };
    simulate(&plan, watch).unwrap();
    writer.finish().unwrap();

    let script = "import duckdb, sys
print(*duckdb.sql(f\"select count(*), min(game), max(game), sum(facts), sum(turns), \
sum(capped::int), sum(points_1), sum(points_2), sum(points_3), sum((place_2 = 1)::int) \
from '{sys.argv[1]}'\").fetchall()[0])";
    let (status, told) = python::run_with_packages(&["-c", script, path.to_str().unwrap()]);
    assert_eq!(status, 0, "{told}");
    let sum = |of: &dyn Fn(&Row) -> i64| rows.iter().map(of).sum::<i64>();
    let place = |row: &Row, seat: u8| {
        let end = row.end.as_ref().expect("no game is cut off");
        end.of(turlaj_core::Seat(seat)).expect("every seat has a place").clone()
    };
    let points = |seat: u8| sum(&|row| i64::from(place(row, seat).points));
    let expected = [
        6_000,
        0,
        5_999,
        sum(&|row| row.facts as i64),
        sum(&|row| row.turns as i64),
        0,
        points(0),
        points(1),
        points(2),
        sum(&|row| i64::from(place(row, 1).place == 1)),
    ];
    let expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
    assert_eq!(told.trim(), expected.join(" "));
}
