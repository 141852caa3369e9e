//! Tables, their logs and people on disk.
//!
//! A [`Store`] keeps opaque entries: it knows no game and reads no fact. Everything that is written
//! together is one list of [`Op`]s, all or nothing, and its answer comes only when it is safe on
//! the disk. [`SqliteStore`] is the one behind the embedded server.

mod rows;
mod sqlite;

use thiserror::Error;
use tokio::sync::oneshot;

pub use rows::{
    Attempt, Challenge, Chunk, Counts, DrawRow, Millis, Order, Outcome, Person, PersonId, Standing,
    Status, TableNum, TableRow, TallyRow,
};
pub use sqlite::{Safety, SqliteStore, backup, restore};

/// One thing to be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// Adds a person, or replaces the one with the same id, key included.
    PutPerson(Person),
    /// Changes what a person goes by; the key stays as it is.
    SetPerson {
        /// Who.
        person: PersonId,
        /// The name.
        name: String,
        /// Whether names are open at public tables.
        open_names: bool,
    },
    /// Notes when a person was seen.
    SetSeen {
        /// Who.
        person: PersonId,
        /// When.
        seen: Millis,
    },
    /// Replaces a person's key, if it is still the one that is known: else it is a conflict.
    SetKey {
        /// Who.
        person: PersonId,
        /// The digest of the key that was shown.
        old: [u8; 32],
        /// The digest of the new one.
        new: [u8; 32],
    },
    /// Adds a table, or replaces the one with the same number. Its log stays.
    PutTable(TableRow),
    /// Says anew which people belong to a table.
    PutMembers {
        /// Which table.
        table: TableNum,
        /// All of them.
        people: Vec<PersonId>,
    },
    /// Adds facts at the end of a table's log; a chunk whose number is not above that of the last
    /// one is refused.
    Append {
        /// Which table.
        table: TableNum,
        /// The facts.
        chunk: Chunk,
    },
    /// Writes chunks of a table's log anew, as when somebody's name has to go. Each must be there
    /// under its number.
    Rewrite {
        /// Which table.
        table: TableNum,
        /// The chunks, in order.
        chunks: Vec<Chunk>,
    },
    /// Forgets a table with its log and members.
    DropTable(TableNum),
    /// Leaves an order for the server to carry out.
    PutOrder(Order),
    /// Says how an order ended. What it was given with is forgotten: it may be somebody's name.
    FinishOrder {
        /// Which one.
        id: u64,
        /// How, in one line.
        outcome: String,
    },
    /// Adds a draw; one that is there already is never replaced: that is a conflict.
    PutDraw(DrawRow),
    /// Notes that the secret of a draw is published from now on; the first such moment stays.
    RevealDraw {
        /// The id of the draw.
        id: String,
        /// When.
        moment: Millis,
    },
    /// Adds an attempt that begins; a person's second one at the same challenge is a conflict.
    PutAttempt(Attempt),
    /// Says how an attempt ended; one that is not under way is a conflict.
    FinishAttempt {
        /// At what.
        challenge: Challenge,
        /// Whose.
        person: PersonId,
        /// How it ended.
        outcome: Outcome,
    },
    /// Writes a note for the next start, in place of the one of the same name.
    PutNote {
        /// What it is called.
        name: String,
        /// The note.
        text: String,
    },
}

/// Why something could not be kept or found.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// The disk or the database failed.
    #[error("the data could not be kept or read: {0}")]
    Failed(String),
    /// The data is damaged, or a part of it is missing.
    #[error("the data is damaged: {0}")]
    Damaged(String),
    /// What was to be written does not fit what is there.
    #[error("the data does not fit what is there: {0}")]
    Conflict(String),
    /// The file was written by a later version of this program.
    #[error("the data is of version {found}, and this program knows versions up to {known}")]
    TooNew {
        /// The version of the file.
        found: u32,
        /// The latest version that this program knows.
        known: u32,
    },
    /// Another server uses the same folder.
    #[error("another server uses {0}")]
    InUse(String),
}

/// The answer to a write: it comes when everything is on the disk, or has failed as a whole.
pub type WriteAnswer = oneshot::Receiver<Result<(), StoreError>>;

/// Where tables, logs and people are kept. Reading blocks for as long as the disk takes.
pub trait Store: Send + Sync + 'static {
    /// Writes all of this or nothing. Writes take effect in the order of the calls.
    fn write(&self, ops: Vec<Op>) -> WriteAnswer;
    /// The highest numbers given to people and tables so far.
    fn highest(&self) -> Result<(PersonId, TableNum), StoreError>;
    /// A person by number.
    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;
    /// The person whose key has this digest; the digests are compared in constant time.
    fn person_by_key(&self, digest: &[u8; 32]) -> Result<Option<Person>, StoreError>;
    /// A table by its public id.
    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// The log of a table, in order.
    fn log(&self, table: TableNum) -> Result<Vec<Chunk>, StoreError>;
    /// The tables that a person belongs to, the last touched first.
    fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The public tables that have not ended, those not begun first, then the last touched first.
    fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The public tables and attempts at challenges that have ended and come after this one, the
    /// first touched first. One that is touched again comes again.
    fn ended_after(
        &self,
        touched: Millis,
        table: TableNum,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError>;
    /// All tables, the last touched first.
    fn all_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// All people, the last seen first.
    fn all_people(&self, limit: u32) -> Result<Vec<Person>, StoreError>;
    /// The tables whose deadline has come, the oldest deadline first.
    fn due(&self, now: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The tables in play to whose logs the last `chunks` chunks of all were added.
    fn latest_played(&self, chunks: u32) -> Result<Vec<TableRow>, StoreError>;
    /// The nearest deadline of all tables.
    fn next_deadline(&self) -> Result<Option<Millis>, StoreError>;
    /// The orders that nobody has carried out, the oldest first.
    fn open_orders(&self) -> Result<Vec<Order>, StoreError>;
    /// How an order ended, if it has.
    fn outcome(&self, order: u64) -> Result<Option<String>, StoreError>;
    /// A draw by its id.
    fn draw(&self, id: &str) -> Result<Option<DrawRow>, StoreError>;
    /// The ids of the draws whose secrets are not published, in order.
    fn sealed_draws(&self) -> Result<Vec<String>, StoreError>;
    /// A note by its name.
    fn note(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// A person's attempt at a challenge.
    fn attempt(
        &self,
        challenge: &Challenge,
        person: PersonId,
    ) -> Result<Option<Standing>, StoreError>;
    /// The attempts at a challenge that came to their end, the best first and of equal ones the
    /// earliest; of all people, or of those who were known.
    fn best(
        &self,
        challenge: &Challenge,
        known: bool,
        limit: u32,
    ) -> Result<Vec<Standing>, StoreError>;
    /// How many such attempts are better than one with these points.
    fn better(
        &self,
        challenge: &Challenge,
        known: bool,
        points: i32,
        tie_breaks: &[i32],
    ) -> Result<u64, StoreError>;
    /// All attempts at a challenge, counted; the distribution has the highest results, up to a limit.
    fn tally(&self, challenge: &Challenge, limit: u32) -> Result<TallyRow, StoreError>;
    /// The days before this one on which somebody has begun an attempt, the last first.
    fn days_before(&self, day: &str, limit: u32) -> Result<Vec<String>, StoreError>;
    /// How many games a person has finished, counted no farther than the limit.
    fn finished_games(&self, person: PersonId, limit: u32) -> Result<u32, StoreError>;
    /// Makes sure that nothing is left in the files of what was overwritten or dropped before. This
    /// writes everything anew, and writes wait meanwhile.
    fn scrub(&self) -> Result<(), StoreError>;
    /// How much there is.
    fn counts(&self) -> Result<Counts, StoreError>;
}
