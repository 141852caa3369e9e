//! Group commit: many jobs in one transaction, so that they share the wait for the disk.

use rusqlite::Connection;

use super::apply::apply;
use super::job::Job;
use crate::StoreError;

/// Does all jobs, in their order, and answers each when it is on the disk.
pub(super) fn write(connection: &Connection, jobs: Vec<Job>) {
    if let Err(error) = begin(connection) {
        // No job is to blame, and trying each for itself would only take longer.
        return jobs.into_iter().for_each(|job| job.answer(Err(error.clone())));
    }
    let done = finish(connection, &jobs);
    if jobs.len() == 1 || done.is_ok() {
        return jobs.into_iter().for_each(|job| job.answer(done.clone()));
    }
    // One bad job must not fail the others: now each stands for itself.
    for job in jobs {
        let done = begin(connection).and_then(|()| finish(connection, std::slice::from_ref(&job)));
        job.answer(done);
    }
}

fn begin(connection: &Connection) -> Result<(), StoreError> {
    run(connection, "BEGIN IMMEDIATE")
}

/// Does the jobs and commits, or leaves everything as it was.
fn finish(connection: &Connection, jobs: &[Job]) -> Result<(), StoreError> {
    let done = jobs
        .iter()
        .flat_map(Job::ops)
        .try_for_each(|op| apply(connection, op))
        .and_then(|()| run(connection, "COMMIT"));
    // After some errors, as of a full disk, the database has rolled back by itself.
    if done.is_err() && !connection.is_autocommit() {
        run(connection, "ROLLBACK")?;
    }
    done
}

fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::schema;
    use crate::{Op, Order, WriteAnswer};

    fn order(id: u64, argument: &str) -> (Job, WriteAnswer) {
        let text = String::new();
        let order = Order { id, what: text.clone(), target: text, argument: argument.into() };
        Job::new(vec![Op::PutOrder(order)])
    }

    fn write_all(connection: &Connection, jobs: Vec<(Job, WriteAnswer)>) -> Vec<String> {
        let (jobs, written): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
        write(connection, jobs);
        let shown = |mut written: WriteAnswer| match written.try_recv().unwrap() {
            Ok(()) => "done".to_owned(),
            Err(error) => error.to_string(),
        };
        written.into_iter().map(shown).collect()
    }

    fn database() -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection).unwrap();
        connection
    }

    #[test]
    fn one_bad_job_fails_alone() {
        let jobs = vec![order(1, "a"), order(2, "b"), order(1, "c"), order(3, "d")];
        assert_eq!(
            write_all(&database(), jobs),
            [
                "done",
                "done",
                "the data does not fit what is there: UNIQUE constraint failed: orders.id",
                "done"
            ]
        );
    }

    #[test]
    fn after_a_full_disk_it_goes_on() {
        let connection = database();
        let pages: i64 =
            connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        let set_most = |pages: i64| {
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
        };
        set_most(pages);
        let full = "the data could not be kept or read: database or disk is full";
        let large = "x".repeat(100_000);
        let jobs = vec![order(1, "a"), order(2, &large), order(3, "b")];
        assert_eq!(write_all(&connection, jobs), ["done", full, "done"]);
        assert_eq!(write_all(&connection, vec![order(4, &large)]), [full]);
        set_most(1_000_000);
        assert_eq!(write_all(&connection, vec![order(5, &large)]), ["done"]);
    }

    #[test]
    fn where_nothing_can_begin_all_fail() {
        let connection = database();
        connection.execute_batch("BEGIN").unwrap();
        let jobs = vec![order(1, "a"), order(2, "b")];
        let failed = "the data could not be kept or read: cannot start a transaction within a \
                      transaction";
        assert_eq!(write_all(&connection, jobs), [failed, failed]);
    }
}
