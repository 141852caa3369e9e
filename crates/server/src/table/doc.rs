//! What a server knows of a table besides its log, as it is kept in the table's row.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use turlaj_core::{Node, Refusal, Seats, Settings};
use turlaj_proto::Place;
use turlaj_proto::http::TableCard;
use turlaj_store::{Chunk, Person, PersonId, Status, TableNum, TableRow};
use turlaj_table::fair::Secret;
use turlaj_table::record::DiceTag;
use turlaj_table::{AnyTable, Fact, Occupant, UndoPolicy};

use super::ended::{self, Ended};
use super::timer::Timer;
use crate::animals::{Screen, Whose};
use crate::daily::{Day, Seals};
use crate::games::{GameEntry, Games, Playing, Setup};
use crate::refusals;

/// What a server knows of a table besides its log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Doc {
    pub(crate) hints: bool,
    pub(crate) undo: bool,
    /// Whether the dice fall on a real table.
    #[serde(default)]
    pub(crate) typed: bool,
    /// How long people may think, and how much of it is left.
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
    /// Whether this has changed since it was written.
    #[serde(skip)]
    pub(crate) changed: bool,
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

/// The options of a game, all of them.
pub(crate) fn options(settings: &Settings) -> BTreeMap<String, String> {
    settings.values().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

pub(crate) fn status(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Abandoned => "abandoned",
    }
}

/// Tables in a list, with everybody told apart from those on the screen already.
pub(crate) fn cards<'a>(
    games: &Games,
    rows: impl IntoIterator<Item = &'a TableRow>,
    viewer: Option<&Person>,
    screen: &mut Screen,
) -> Vec<TableCard> {
    let found = rows.into_iter().filter_map(|row| card(games, row, viewer));
    let mut found: Vec<Card> = found.collect();
    let mut names: Vec<(bool, TableNum, Whose, &mut String)> = Vec::new();
    for Card { num, card, whose } in &mut found {
        for (name, whose) in card.seats.iter_mut().zip(whose) {
            let own = viewer.map(|viewer| Whose::Person(viewer.id.0)) == *whose;
            let shown = name.as_mut().zip(*whose);
            names.extend(shown.map(|(name, whose)| (!own, *num, whose, name)));
        }
    }
    names.sort_by_key(|(other, num, ..)| (*other, *num));
    screen.part(names.into_iter().map(|(_, _, whose, name)| (whose, name)));
    found.into_iter().map(|found| found.card).collect()
}

/// A table in a list, and who sits on its seats.
struct Card {
    num: TableNum,
    card: TableCard,
    whose: Vec<Option<Whose>>,
}

fn card(games: &Games, row: &TableRow, viewer: Option<&Person>) -> Option<Card> {
    let doc = Doc::read(row).ok()?;
    let settings = games.find(&row.game).ok()?.read_settings(&row.settings).ok()?;
    let name = |seat: &SeatDoc| (!seat.is_free()).then(|| seat.shown_name(viewer).0.to_string());
    let own = |seat: &u8| {
        let whose = doc.seats.get(usize::from(*seat)).and_then(|seat| seat.person);
        whose.is_some() && whose == viewer.map(|viewer| viewer.id.0)
    };
    let card = TableCard {
        table: row.id.clone(),
        game: row.game.clone(),
        options: options(&settings),
        status: status(row.status).to_string(),
        public: row.public,
        seats: doc.seats.iter().map(name).collect(),
        your_turn: row.status == Status::Playing && doc.waiting.iter().any(own),
        created: row.created,
        touched: row.touched,
    };
    let seats = doc.seats.iter().enumerate();
    let whose = seats.map(|(at, seat)| seat.whose(row.num, at, viewer)).collect();
    Some(Card { num: row.num, card, whose })
}

/// The places of a game that is over.
pub(crate) fn standings(table: &dyn AnyTable) -> Option<Vec<Place>> {
    standings_of(&table.node(), table.unplayed())
}

/// The places, where a game is over: those who left come after all who stayed.
pub(crate) fn standings_of(node: &Node, left: Seats) -> Option<Vec<Place>> {
    let Node::Over(standings) = node else { return None };
    let all = standings.places();
    let better = |than: u8| {
        let stayed = all.iter().filter(|other| !left.contains(other.seat));
        stayed.filter(|other| other.place < than).count() as u8
    };
    let mut places: Vec<Place> = all
        .iter()
        .map(|place| {
            let left = left.contains(place.seat);
            Place {
                seat: place.seat.0,
                place: 1 + better(if left { u8::MAX } else { place.place }),
                points: place.points,
                tie_breaks: place.tie_breaks.clone(),
                left,
            }
        })
        .collect();
    places.sort_by_key(|place| place.left);
    Some(places)
}

/// A finished game, with what a page needs to know around it.
pub(crate) struct Finished {
    pub(crate) playing: Box<dyn Playing>,
    pub(crate) dice: DiceTag,
    pub(crate) date: String,
}

/// Opens a finished game, if all that was hidden in it may be open by now.
pub(crate) fn finished(
    games: &Games,
    row: &TableRow,
    log: &[Chunk],
    seals: &Seals,
) -> Result<Finished, Refusal> {
    if !matches!(row.status, Status::Over | Status::Abandoned) {
        return Err(refusals::not_over());
    }
    let game = games.find(&row.game)?;
    if game.info().rules != row.rules {
        return Err(refusals::other_rules(row.rules));
    }
    let settings = game.read_settings(&row.settings)?;
    let doc = Doc::read(row)?;
    let shared = doc.day();
    if let Some(day) = shared.filter(|day| seals.is_sealed(*day, &row.game)) {
        return Err(refusals::daily_secret(day.opens()));
    }
    let mut playing = doc.open(game, &settings)?;
    for chunk in log {
        playing.table_mut().read_log(&chunk.facts)?;
    }
    if let (Some(_), Some(secret)) = (shared, row.secret.map(Secret)) {
        // Shared dice: the game was over before its secret could be opened.
        let tick = playing.table().tick();
        playing.table_mut().note(Fact::SecretRevealed { secret }, tick)?;
    }
    let dice = ended::dice_tag(playing.table(), doc.typed);
    Ok(Finished { playing, dice, date: date(row.created) })
}

/// The day of a moment, in UTC.
fn date(moment: i64) -> String {
    let day = time::OffsetDateTime::from_unix_timestamp(moment / 1000);
    day.map_or_else(|_| "unknown".to_string(), |day| day.date().to_string())
}
