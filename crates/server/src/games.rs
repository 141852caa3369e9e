//! The games that a server offers, and one of them in play without its type.

mod choices;
mod hints;

use turlaj_catalog::{
    BotKind, BotSpec, DAILY, GAMES, Listed, Practice, Sentence, Visit, advise, visit,
};
use turlaj_core::{Dice, Eye, Game, Look, OptionSpec, Refusal, Seat, Settings, Tick};
use turlaj_engine::{Advice, AnyBot, Bot, Explanation};
use turlaj_proto::http::{BotChoice, BotInfo, Choices, GameInfo, Hint, OptionInfo};
use turlaj_table::fair::{Draw, FairDice, Secret};
use turlaj_table::record::{self, Broken, DiceTag};
use turlaj_table::{AnyTable, Occupant, Planned, Table, UndoPolicy};

use crate::refusals;
use crate::thinking::Thought;

pub use hints::hinted;

/// The dice of a table.
pub trait DiceBox: Send + Sync + 'static {
    /// The dice that follow from a secret and a draw.
    fn open(&self, secret: &Secret, draw: &Draw) -> Box<dyn Dice + Send>;

    /// Plays at a table whose dice are drawn and have not fallen; tests begin games in the middle.
    fn prepare(&self, _table: &str, _game: &mut dyn AnyTable) {}
}

/// Fair dice, which can be checked by everybody at the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct FairDiceBox;

impl DiceBox for FairDiceBox {
    fn open(&self, secret: &Secret, draw: &Draw) -> Box<dyn Dice + Send> {
        Box::new(FairDice::new(secret, draw))
    }
}

/// One game in play, with the bots on its seats.
pub(crate) trait Playing: Send {
    fn table(&self) -> &dyn AnyTable;
    fn table_mut(&mut self) -> &mut dyn AnyTable;
    /// The one thing that the seat can do, where there is no other.
    fn only(&self, seat: Seat) -> Option<String>;
    /// What the bot of this name, seeded so, chooses for the seat, to be thought about elsewhere; it
    /// sees what the seat sees. The bot is made when the thought begins: bots may need much memory,
    /// and many thoughts may wait. Nothing where nobody knows the bot.
    fn thought(&self, seat: Seat, bot: &str, seed: u64) -> Thought<Option<String>>;
    /// The best that the seat can do, as far as the game knows, or what this bot would choose if it
    /// had just come, the same one every time; or, for a puzzle, all that is left to do.
    fn advice(&self, seat: Seat, bot: &str, seed: u64, prompt: u32) -> Thought<Option<Hint>>;
    /// What the bot of this name, seeded so, does next at a live node, from this tick on: ticks
    /// since the page was opened.
    fn plan(&mut self, seat: Seat, bot: &str, seed: u64, from: Tick) -> Planned<String>;
    /// Whether seats know things that others at the same screen must not see.
    fn has_secrets(&self) -> bool;
}

/// How a table of this game is set up.
pub(crate) struct Setup<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) undo: UndoPolicy,
}

/// A record that was read without its game's type.
pub(crate) struct ReadRecord {
    pub(crate) playing: Box<dyn Playing>,
    pub(crate) date: Option<String>,
    pub(crate) dice: DiceTag,
    pub(crate) broken: Option<Broken>,
}

type Read = Box<dyn Fn(&str, usize) -> Result<ReadRecord, Broken> + Send + Sync>;
type OpenTable = Box<dyn Fn(Setup<'_>) -> Result<Box<dyn Playing>, Refusal> + Send + Sync>;

/// Makes a bot by its name and a seed.
pub type MakeBot<G> = fn(&str, u64) -> Option<AnyBot<G>>;

/// The best actions of a seat, with values and explanations; at most this many. Nothing where a game has no
/// values of actions.
pub type Advise<G> =
    fn(&Look<'_, G>, &[<G as Game>::Action], usize) -> Option<Advice<<G as Game>::Action>>;

/// Puts an explanation into words.
pub type Say<G> = fn(&Explanation<<G as Game>::Action>) -> Sentence;

/// Refuses a level by its name in a set-up where it is not offered.
pub type CheckLevel = fn(&str, &Settings) -> Result<(), Refusal>;

/// All actions that are left to the solution of a puzzle; nothing where no help is given.
pub type Solve<G> = fn(&Look<'_, G>) -> Option<Vec<<G as Game>::Action>>;

/// Who can play or help at a game.
pub struct Minds<G: Game> {
    /// Makes a bot.
    pub bot: MakeBot<G>,
    /// Refuses levels that are not offered in a set-up.
    pub check_level: CheckLevel,
    /// Helps in practice, where a game has any.
    pub solve: Option<Solve<G>>,
    /// Gives advice.
    pub advise: Advise<G>,
    /// Says why.
    pub say: Say<G>,
}

impl<G: Game> Clone for Minds<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Minds<G> {}

/// A game on offer.
pub struct GameEntry {
    info: GameInfo,
    specs: &'static [OptionSpec],
    check: fn(&Settings) -> Result<(), Refusal>,
    open: OpenTable,
    read: Read,
    /// The settings of its daily challenge, if it has one.
    daily: Option<&'static str>,
    check_level: CheckLevel,
}

impl GameEntry {
    /// A game by its type, with what a server needs besides: words, bots, whether it has secrets.
    pub fn new<G: Game>(
        title: &str,
        about: &str,
        bots: &[BotSpec],
        minds: Minds<G>,
        secrets: fn(&G) -> bool,
    ) -> GameEntry {
        let option = |spec: &OptionSpec| OptionInfo {
            name: spec.name.to_string(),
            values: spec.values.iter().map(ToString::to_string).collect(),
            about: spec.about.to_string(),
            free: spec.free.is_some(),
        };
        let bot_info = |bot: &BotSpec| BotInfo {
            name: bot.name.to_string(),
            about: bot.about.to_string(),
            level: bot.kind == BotKind::Level,
            follower: bot.kind == BotKind::Follower,
        };
        let open = move |setup: Setup<'_>| -> Result<Box<dyn Playing>, Refusal> {
            let mut table = Table::new(G::configure(setup.settings)?).with_undo(setup.undo);
            for (at, who) in setup.seats.into_iter().enumerate() {
                table = table.seated(Seat(at as u8), who);
            }
            Ok(Box::new(PlayedTable { table, live_bots: Vec::new(), minds, secrets }))
        };
        let read = move |text: &str, most: usize| {
            let reading = record::read_up_to::<G>(text, most)?;
            let table = reading.record.table;
            Ok(ReadRecord {
                playing: Box::new(PlayedTable { table, live_bots: Vec::new(), minds, secrets }),
                date: reading.record.date,
                dice: reading.record.dice,
                broken: reading.broken,
            })
        };
        GameEntry {
            info: GameInfo {
                id: G::ID.to_string(),
                title: title.to_string(),
                about: about.to_string(),
                rules: G::RULES,
                players_min: G::PLAYERS.0,
                players_max: G::PLAYERS.1,
                options: G::OPTIONS.iter().map(option).collect(),
                bots: bots.iter().map(bot_info).collect(),
            },
            specs: G::OPTIONS,
            check: |settings| G::configure(settings).map(drop),
            open: Box::new(open),
            read: Box::new(read),
            daily: None,
            check_level: minds.check_level,
        }
    }

    /// A game with what is listed of it, and what only some games have: help in practice, and the settings
    /// of a daily challenge.
    pub fn of<G: Listed>(solve: Option<Solve<G>>, daily: Option<&'static str>) -> GameEntry {
        let check_level = G::check_level;
        let (advise, say) = (advise::<G>, G::sentence);
        let minds = Minds { bot: G::bot, check_level, solve, advise, say };
        let entry = GameEntry::new::<G>(G::TITLE, G::ABOUT, G::BOTS, minds, G::has_secrets);
        GameEntry { daily, ..entry }
    }

    /// A game of the catalogue.
    pub fn listed(name: &str) -> Result<GameEntry, Refusal> {
        struct Offering(Option<&'static str>);
        impl Visit for Offering {
            type Out = GameEntry;
            fn game<G: Listed>(self) -> GameEntry {
                GameEntry::of::<G>(None, self.0)
            }
            fn practised<G: Listed + Practice>(self) -> GameEntry {
                GameEntry::of::<G>(Some(G::solution), self.0)
            }
        }
        let daily = DAILY.iter().find(|(game, _)| *game == name);
        visit(name, Offering(daily.map(|(_, settings)| *settings)))
    }

    /// What clients are told of the game.
    pub(crate) fn info(&self) -> &GameInfo {
        &self.info
    }

    /// Settings from options that differ from the default.
    pub(crate) fn settings<'a>(
        &self,
        players: u8,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Settings, Refusal> {
        Settings::parse(self.specs, players, given)
    }

    /// Settings from their text.
    pub(crate) fn read_settings(&self, text: &str) -> Result<Settings, Refusal> {
        Settings::parse_text(self.specs, text)
    }

    /// The settings of its daily challenge.
    pub(crate) fn daily(&self) -> Result<Settings, Refusal> {
        self.read_settings(self.daily.ok_or_else(refusals::no_daily)?)
    }

    /// What else can be chosen, and why not.
    pub(crate) fn choices(&self, chosen: &Settings) -> Choices {
        let players = (self.info.players_min, self.info.players_max);
        let bot = |bot: &BotInfo| {
            let why = (self.check_level)(&bot.name, chosen).err();
            BotChoice { name: bot.name.clone(), why: why.as_ref().map(refusals::wire) }
        };
        let bots = self.info.bots.iter().map(bot).collect();
        choices::choices(self.specs, players, self.check, chosen, bots)
    }

    /// A table of this game before its first fact.
    pub(crate) fn open(&self, setup: Setup<'_>) -> Result<Box<dyn Playing>, Refusal> {
        (self.open)(setup)
    }

    /// Reads a text record of this game, as far as it can be read; its first `most` facts at most.
    pub(crate) fn read(&self, text: &str, most: usize) -> Result<ReadRecord, Broken> {
        (self.read)(text, most)
    }

    /// The bot that plays it best.
    pub(crate) fn strongest(&self) -> Option<&str> {
        self.info.bots.last().map(|bot| bot.name.as_str())
    }

    /// Refuses a bot that the game does not have.
    pub(crate) fn check_bot(&self, name: &str) -> Result<(), Refusal> {
        match self.info.bots.iter().any(|bot| bot.name == name) {
            true => Ok(()),
            false => Err(refusals::unknown_bot()),
        }
    }

    /// Refuses a bot that the game does not have, or does not offer in this set-up.
    pub(crate) fn check_offered(&self, name: &str, settings: &Settings) -> Result<(), Refusal> {
        self.check_bot(name)?;
        (self.check_level)(name, settings)
    }
}

/// A bot on a seat that plays at live nodes, by its name.
type SeatedLive<G> = (Seat, String, AnyBot<G>);

struct PlayedTable<G: Game> {
    table: Table<G>,
    live_bots: Vec<SeatedLive<G>>,
    minds: Minds<G>,
    secrets: fn(&G) -> bool,
}

impl<G: Game> Playing for PlayedTable<G> {
    fn table(&self) -> &dyn AnyTable {
        &self.table
    }

    fn table_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.table
    }

    fn only(&self, seat: Seat) -> Option<String> {
        match &*self.table.legal(seat) {
            [only] => Some(only.to_string()),
            _ => None,
        }
    }

    fn thought(&self, seat: Seat, bot: &str, seed: u64) -> Thought<Option<String>> {
        let (rules, state) = (self.table.rules().clone(), self.table.state().clone());
        let (legal, make, bot) = (self.table.legal(seat), self.minds.bot, bot.to_string());
        Box::new(move |enough| {
            let look = Look::new(&rules, &state, Eye::Seat(seat)).until(enough);
            Some(make(&bot, seed)?.choose(&look, &legal).to_string())
        })
    }

    fn advice(&self, seat: Seat, bot: &str, seed: u64, prompt: u32) -> Thought<Option<Hint>> {
        let (rules, state) = (self.table.rules().clone(), self.table.state().clone());
        let (legal, minds, bot) = (self.table.legal(seat), self.minds, bot.to_string());
        Box::new(move |enough| {
            let look = Look::new(&rules, &state, Eye::Seat(seat)).until(enough);
            hints::hint(minds, &look, &legal, &bot, seed, prompt)
        })
    }

    fn plan(&mut self, seat: Seat, bot: &str, seed: u64, from: Tick) -> Planned<String> {
        let known = self.live_bots.iter().position(|(at, name, _)| *at == seat && name == bot);
        let known = match known {
            Some(at) => at,
            None => {
                let Some(made) = (self.minds.bot)(bot, seed) else { return Planned::Never };
                self.live_bots.push((seat, bot.to_string(), made));
                self.live_bots.len() - 1
            }
        };
        let AnyBot::Races(bot) = &mut self.live_bots[known].2 else { return Planned::Never };
        match bot.next(&self.table.look(seat), from) {
            Some((tick, action)) => Planned::Act(tick, action.to_string()),
            None => Planned::Waits,
        }
    }

    fn has_secrets(&self) -> bool {
        (self.secrets)(self.table.rules())
    }
}

/// All games on offer.
pub struct Games(Vec<GameEntry>);

impl Games {
    /// These games.
    pub fn new(games: Vec<GameEntry>) -> Games {
        Games(games)
    }

    /// All games of the catalogue.
    pub fn catalogue() -> Games {
        let entry = |name: &&str| GameEntry::listed(name);
        let entries = GAMES.iter().map(entry).collect::<Result<_, _>>();
        Games(entries.expect("the catalogue knows its own names"))
    }

    /// These games and one more.
    pub fn with(mut self, game: GameEntry) -> Games {
        self.0.push(game);
        self
    }

    pub(crate) fn find(&self, id: &str) -> Result<&GameEntry, Refusal> {
        let known =
            || self.0.iter().map(|game| game.info.id.as_str()).collect::<Vec<_>>().join(", ");
        self.0.iter().find(|game| game.info.id == id).ok_or_else(|| {
            let id = turlaj_core::excerpt(id);
            let text = format!("there is no game `{id}`; there are: {}", known());
            Refusal::new("unknown-game", text).with("game", id).with("known", known())
        })
    }

    /// The games that have a daily challenge.
    pub(crate) fn daily(&self) -> impl Iterator<Item = &GameEntry> {
        self.all().filter(|game| game.daily.is_some())
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &GameEntry> {
        self.0.iter()
    }
}
