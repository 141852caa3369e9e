//! What is kept, row by row.

use std::fmt;

/// A moment: milliseconds since 1970 in UTC.
pub type Millis = i64;

/// The number of a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PersonId(pub u64);

/// The number of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TableNum(pub u64);

/// Somebody who plays, known by a key of which only the digest is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// SHA-256 of the key.
    pub key_digest: [u8; 32],
    /// The name that this person chose.
    pub name: String,
    /// Whether this person shows the chosen name, and sees others', at public tables.
    pub open_names: bool,
    /// When the person came first.
    pub created: Millis,
    /// When the person was here last, roughly.
    pub seen: Millis,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// People sit down.
    Lobby,
    /// A game is in play.
    Playing,
    /// The game has ended.
    Over,
    /// The game was given up.
    Abandoned,
}

/// A table without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The number.
    pub num: TableNum,
    /// The public id, which cannot be guessed.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The settings of the game, as text.
    pub settings: String,
    /// How far it has come.
    pub status: Status,
    /// Whether strangers find it in a list.
    pub public: bool,
    /// Whose table it is.
    pub owner: PersonId,
    /// Everything else that the server knows about it, in the server's own words.
    pub room: String,
    /// The secret behind its dice; no client ever gets it before the end.
    pub secret: Option<[u8; 32]>,
    /// When it was made.
    pub created: Millis,
    /// When something last happened to it, roughly.
    pub touched: Millis,
    /// When it has to be looked after.
    pub deadline: Option<Millis>,
}

/// Facts of a log that were written together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The number of the first fact in it.
    pub seq: u64,
    /// The facts, in the server's own words.
    pub facts: Vec<u8>,
}

/// Something that has to be done, by the word of an administrator or of somebody who wants to be
/// forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// Its number; 0 asks for the next one when it is put.
    pub id: u64,
    /// What is to be done.
    pub what: String,
    /// To what.
    pub target: String,
    /// With what.
    pub argument: String,
}

/// The secret behind dice that many tables share.
#[derive(Clone, PartialEq, Eq)]
pub struct DrawRow {
    /// Its id.
    pub id: String,
    /// The secret.
    pub secret: [u8; 32],
    /// When it was made.
    pub created: Millis,
}

/// Never shows the secret, so that no log can.
impl fmt::Debug for DrawRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draw").field("id", &self.id).finish_non_exhaustive()
    }
}

/// The same dice for everybody, for a day.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Challenge {
    /// The day, in words that sort as days do.
    pub day: String,
    /// The id of the game.
    pub game: String,
}

/// A person's one attempt at a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// At what.
    pub challenge: Challenge,
    /// Whose.
    pub person: PersonId,
    /// Where.
    pub table: TableNum,
    /// Whether the person had been known for long enough when it began.
    pub known: bool,
    /// The name by lot that strangers see.
    pub alias: String,
    /// When it began.
    pub began: Millis,
}

/// How an attempt ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The points; nothing if it was given up.
    pub points: Option<i32>,
    /// What decides between equal points, most important first.
    pub tie_breaks: Vec<i32>,
    /// When.
    pub finished: Millis,
}

/// An attempt with how it ended, and what there is to know of its person and table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The attempt.
    pub attempt: Attempt,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
    /// The public id of its table.
    pub table_id: String,
    /// The name that its person goes by now.
    pub name: String,
    /// Whether the person shows that name.
    pub open_names: bool,
}

/// All attempts at a challenge, counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TallyRow {
    /// Those that came to their end.
    pub finished: u64,
    /// Those under way.
    pub running: u64,
    /// How often each number of points came, the lowest first.
    pub distribution: Vec<(i32, u64)>,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// People.
    pub people: u64,
    /// Tables at which people sit down.
    pub lobby: u64,
    /// Tables with a game in play.
    pub playing: u64,
    /// Tables whose game has ended or was given up.
    pub ended: u64,
}
