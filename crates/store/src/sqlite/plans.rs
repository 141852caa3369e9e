//! Tests: with a hundred thousand tables no statement may look at all of them.

use rusqlite::Connection;

use super::{apply, daily, logs, queries, schema};

/// The steps of a statement's plan.
fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let values = rusqlite::params_from_iter(vec![1i64; statement.parameter_count()]);
    statement.query_map(values, |row| row.get(3)).unwrap().map(Result::unwrap).collect()
}

fn database() -> Connection {
    let mut connection = Connection::open_in_memory().unwrap();
    schema::migrate(&mut connection).unwrap();
    connection
}

fn all() -> impl Iterator<Item = &'static str> {
    [apply::ALL, daily::ALL, logs::ALL, queries::ALL].into_iter().flatten().copied()
}

#[test]
fn nothing_reads_a_whole_table() {
    let connection = database();
    for sql in all() {
        for step in plan(&connection, sql) {
            // Along an index it stops at the limit; counting needs the narrowest index.
            let scan = step.starts_with("SCAN") && !step.contains("INDEX");
            assert!(!scan || step == "SCAN CONSTANT ROW", "{step}\n{sql}");
        }
    }
}

#[test]
fn only_the_tables_of_one_person_are_sorted() {
    let connection = database();
    for sql in all() {
        let sorts = plan(&connection, sql).iter().any(|step| step.contains("TEMP B-TREE"));
        let of_one = sql.contains("person = ?1") && sql.contains("ORDER BY");
        assert_eq!(sorts, of_one, "{sql}");
    }
}

#[test]
fn lists_use_the_indexes_that_were_made_for_them() {
    let connection = database();
    let uses = |sql: &str, index: &str| {
        assert!(plan(&connection, sql).iter().any(|step| step.contains(index)), "{index}\n{sql}");
    };
    for sql in queries::ALL.iter().chain(daily::ALL) {
        let order = sql.split_once("ORDER BY ").map_or("", |(_, order)| order);
        match order.split([' ', ',']).next().unwrap_or_default() {
            "" => {}
            "seen" => uses(sql, "INDEX people_by_seen"),
            "status" => uses(sql, "INDEX tables_open"),
            "deadline" => uses(sql, "INDEX tables_by_deadline"),
            "points" if sql.contains("known = 1") => uses(sql, "INDEX attempts_of_known"),
            "points" => uses(sql, "INDEX attempts_by_place"),
            "id" => uses(sql, "INDEX orders_open"),
            "touched" if sql.contains("members") => uses(sql, "INDEX members_by_person"),
            "touched" => uses(sql, "INDEX tables_by_touched"),
            other => panic!("sorted by {other}: which index serves it?"),
        }
    }
}
