//! What a server knows of a table besides its log, as it is kept in the table's row.

use serde::{Deserialize, Serialize};
use turlaj_core::{Refusal, Settings};
use turlaj_proto::Who;
use turlaj_store::{Person, PersonId, TableNum, TableRow};
use turlaj_table::{Occupant, UndoPolicy};

use super::Ended;
use crate::animals::Whose;
use crate::daily::{Day, Seals};
use crate::games::{GameEntry, Playing, Setup};
use crate::refusals;
use crate::table::clocks::Timer;

/// What a server knows of a table besides its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Doc {
    pub(crate) hints: bool,
    pub(crate) undo: bool,
    /// Whether the dice fall on a real table.
    #[serde(default)]
    pub(crate) typed: bool,
    /// How long people may think, and how much of it was left when this was written; `Clocks` has
    /// the times of a loaded table.
    #[serde(default)]
    pub(crate) timer: Option<Timer>,
    /// The day whose challenge is played here.
    #[serde(default)]
    pub(crate) daily: Option<String>,
    pub(crate) seats: Vec<SeatDoc>,
    /// Those whom the owner has sent away.
    pub(crate) banned: Vec<u64>,
    /// Who sat where when the game began.
    pub(crate) first: Option<Vec<FirstSeat>>,
    /// The table on which the same people play again.
    pub(crate) rematch: Option<String>,
    /// Whom the game waited for when the table was last unloaded.
    pub(crate) waiting: Vec<u8>,
    /// How the game ended, for those who do not want to play it through again.
    #[serde(default)]
    pub(crate) ended: Option<Ended>,
    /// The people whose names stand in the log.
    #[serde(default)]
    pub(crate) sat: Vec<Sat>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct SeatDoc {
    /// Whose seat it is, also while a bot holds it.
    pub(crate) person: Option<u64>,
    /// The name that the person goes by here.
    pub(crate) name: String,
    /// The name by lot that strangers see at a public table.
    pub(crate) animal: Option<String>,
    /// Whether the person shows the chosen name to those who show theirs.
    pub(crate) open_names: bool,
    /// The bot on this seat.
    pub(crate) bot: Option<String>,
    /// The bot that holds it for the person.
    pub(crate) held_by: Option<String>,
    /// Whether the person is somebody's program.
    #[serde(default)]
    pub(crate) program: bool,
    /// Who left this seat in the middle of the game.
    pub(crate) former: Option<u64>,
}

/// A person whose name stands in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sat {
    pub(crate) seat: u8,
    pub(crate) person: u64,
    pub(crate) name: String,
}

/// Who sat on a seat when the game began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FirstSeat {
    Person(String),
    Bot(String),
}

impl SeatDoc {
    pub(crate) fn of_bot(bot: &str) -> SeatDoc {
        SeatDoc { bot: Some(bot.to_string()), ..SeatDoc::default() }
    }

    pub(crate) fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }

    /// The bot that decides for this seat now.
    pub(crate) fn playing_bot(&self) -> Option<&str> {
        self.bot.as_deref().or(self.held_by.as_deref())
    }

    /// The name that stands in the log and in records.
    pub(crate) fn logged_name(&self) -> &str {
        self.animal.as_deref().unwrap_or(&self.name)
    }

    /// The name that somebody sees, and whether it is one by lot.
    pub(crate) fn shown_name(&self, viewer: Option<&Person>) -> (&str, bool) {
        let own = viewer.is_some_and(|viewer| Some(viewer.id.0) == self.person);
        let open = self.open_names && viewer.is_some_and(|viewer| viewer.open_names);
        match (&self.bot, &self.animal) {
            (Some(bot), _) => (bot, false),
            (None, Some(animal)) if !own && !open => (animal, true),
            (None, _) => (&self.name, false),
        }
    }

    /// Who sits there.
    pub(crate) fn who(&self) -> Who {
        match (&self.bot, self.person) {
            (Some(_), _) => Who::Bot,
            (None, Some(_)) if self.program => Who::Program,
            (None, Some(_)) => Who::Person,
            (None, None) => Who::Nobody,
        }
    }

    /// Who goes by the name that somebody sees on this seat; nobody for bots and free seats.
    pub(crate) fn whose(
        &self,
        table: TableNum,
        at: usize,
        viewer: Option<&Person>,
    ) -> Option<Whose> {
        match self.shown_name(viewer) {
            _ if self.bot.is_some() => None,
            (_, true) => Some(Whose::Seat(table.0, at)),
            (_, false) => self.person.map(Whose::Person),
        }
    }
}

impl Doc {
    pub(crate) fn read(row: &TableRow) -> Result<Doc, Refusal> {
        serde_json::from_str(&row.room).map_err(|_| refusals::broken_table())
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("rooms have string keys")
    }

    /// The day whose challenge is played here.
    pub(crate) fn day(&self) -> Option<Day> {
        self.daily.as_ref().and_then(|day| day.parse().ok())
    }

    /// Whether nobody may still play with the dice of this table, or their secret is published.
    pub(crate) fn secret_is_open(&self, game: &str, seals: &Seals) -> bool {
        self.day().is_none_or(|day| !seals.is_sealed(day, game))
    }

    /// The people who belong to the table, or whose names stand in its log.
    pub(crate) fn people(&self, owner: PersonId) -> Vec<PersonId> {
        let seated = self.seats.iter().filter_map(|seat| seat.person);
        let sat = self.sat.iter().map(|sat| sat.person);
        let mut all: Vec<PersonId> = seated.chain(sat).map(PersonId).chain([owner]).collect();
        all.sort();
        all.dedup();
        all
    }

    /// Whether somebody has a seat.
    pub(crate) fn has(&self, person: PersonId) -> bool {
        self.seats.iter().any(|seat| seat.person == Some(person.0))
    }

    /// How the game is set up: for a game that has begun, as it was then.
    pub(crate) fn open(
        &self,
        game: &GameEntry,
        settings: &Settings,
    ) -> Result<Box<dyn Playing>, Refusal> {
        let first = self.first.iter().flatten().map(|seat| match seat {
            FirstSeat::Person(name) => Occupant::Person(name.clone()),
            FirstSeat::Bot(name) => Occupant::Bot(name.clone()),
        });
        let undo = if self.undo { UndoPolicy::Casual } else { UndoPolicy::Never };
        game.open(Setup { settings, seats: first.collect(), undo })
    }
}
