//! The answers of [`SqliteStore`] to everything that a [`Store`] is asked.

use super::{SqliteStore, daily, logs, queries};
use crate::{
    Challenge, Chunk, Counts, DrawRow, Millis, Op, Order, Person, PersonId, Standing, Store,
    StoreError, TableNum, TableRow, TallyRow, WriteAnswer,
};

impl Store for SqliteStore {
    fn write(&self, ops: Vec<Op>) -> WriteAnswer {
        self.writer.write(ops)
    }

    fn highest(&self) -> Result<(PersonId, TableNum), StoreError> {
        let reader = self.readers.take()?;
        let [person, table] = ["people", "tables"].map(|of| queries::highest(&reader, of));
        Ok((PersonId(person?), TableNum(table?)))
    }

    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        queries::person(&*self.readers.take()?, id)
    }

    fn person_by_key(&self, digest: &[u8; 32]) -> Result<Option<Person>, StoreError> {
        queries::person_by_key(&*self.readers.take()?, digest)
    }

    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        queries::table(&*self.readers.take()?, id)
    }

    fn log(&self, table: TableNum) -> Result<Vec<Chunk>, StoreError> {
        let reader = self.readers.take()?;
        // All chunks as of one moment.
        let moment = reader.unchecked_transaction()?;
        logs::read(&moment, table)
    }

    fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        queries::tables_of(&*self.readers.take()?, person, limit)
    }

    fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        queries::public_tables(&*self.readers.take()?, limit)
    }

    fn ended_after(
        &self,
        touched: Millis,
        table: TableNum,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        queries::ended_after(&*self.readers.take()?, touched, table, limit)
    }

    fn all_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        queries::all_tables(&*self.readers.take()?, limit)
    }

    fn all_people(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        queries::all_people(&*self.readers.take()?, limit)
    }

    fn due(&self, now: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        queries::due(&*self.readers.take()?, now, limit)
    }

    fn latest_played(&self, chunks: u32) -> Result<Vec<TableRow>, StoreError> {
        queries::latest_played(&*self.readers.take()?, chunks)
    }

    fn next_deadline(&self) -> Result<Option<Millis>, StoreError> {
        queries::next_deadline(&*self.readers.take()?)
    }

    fn open_orders(&self) -> Result<Vec<Order>, StoreError> {
        queries::open_orders(&*self.readers.take()?)
    }

    fn outcome(&self, order: u64) -> Result<Option<String>, StoreError> {
        queries::outcome(&*self.readers.take()?, order)
    }

    fn draw(&self, id: &str) -> Result<Option<DrawRow>, StoreError> {
        daily::draw(&*self.readers.take()?, id)
    }

    fn sealed_draws(&self) -> Result<Vec<String>, StoreError> {
        daily::sealed_draws(&*self.readers.take()?)
    }

    fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        queries::note(&*self.readers.take()?, name)
    }

    fn attempt(
        &self,
        challenge: &Challenge,
        person: PersonId,
    ) -> Result<Option<Standing>, StoreError> {
        daily::attempt(&*self.readers.take()?, challenge, person)
    }

    fn best(
        &self,
        challenge: &Challenge,
        known: bool,
        limit: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        daily::best(&*self.readers.take()?, challenge, known, limit)
    }

    fn better(
        &self,
        challenge: &Challenge,
        known: bool,
        points: i32,
        tie_breaks: &[i32],
    ) -> Result<u64, StoreError> {
        daily::better(&*self.readers.take()?, challenge, known, points, tie_breaks)
    }

    fn tally(&self, challenge: &Challenge, limit: u32) -> Result<TallyRow, StoreError> {
        daily::tally(&*self.readers.take()?, challenge, limit)
    }

    fn days_before(&self, day: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        daily::days_before(&*self.readers.take()?, day, limit)
    }

    fn finished_games(&self, person: PersonId, limit: u32) -> Result<u32, StoreError> {
        daily::finished_games(&*self.readers.take()?, person, limit)
    }

    fn scrub(&self) -> Result<(), StoreError> {
        self.writer.scrub()
    }

    fn counts(&self) -> Result<Counts, StoreError> {
        queries::counts(&*self.readers.take()?)
    }
}
