//! The bodies of plain requests and their answers.

mod daily;
mod totals;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::message::{PlaceInfo, RefusalInfo};
use crate::name::NameInfo;
use crate::room::Clock;

pub use daily::{DailyBoard, DailyDraw, DailyGame, DailyLine, DailyMine, DailyNow};
pub use totals::MyTotal;

/// The body of every answer that refuses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Failure {
    /// Why.
    pub error: RefusalInfo,
}

/// Asks for a key.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct NewPerson {
    /// The name to begin with; without one, a generated one.
    pub name: Option<String>,
}

/// A new person's key: whoever has it is that person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Key {
    /// 128 bits as 32 hex digits. The server keeps a digest only and cannot tell it again.
    pub key: String,
    /// The person.
    pub person: Me,
}

/// What a person sees of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// A number that administrators use.
    pub number: u64,
    /// The name.
    pub name: String,
    /// Whether the name is shown at public tables, to others who show theirs.
    pub open_names: bool,
}

/// Changes what is known of a person.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct ChangeMe {
    /// A new name.
    pub name: Option<String>,
    /// Whether names are open at public tables.
    pub open_names: Option<bool>,
}

/// A game on offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its name on screen.
    pub title: String,
    /// What it is, in one English sentence.
    pub about: String,
    /// The version of its rules.
    pub rules: u32,
    /// The smallest number of players.
    pub players_min: u8,
    /// The largest number of players over all options.
    pub players_max: u8,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// The bots that play it: those for studies, then the levels, the weakest first. The last one is
    /// the strongest.
    pub bots: Vec<BotInfo>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// Its values; the first one is the default.
    pub values: Vec<String>,
    /// What it does, in one English line.
    pub about: String,
    /// Whether other values may be written too; the game says whether it takes them.
    pub free: bool,
}

/// How a game can be set up, when so much is chosen already.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choices {
    /// Why it cannot be played as chosen.
    pub why: Option<RefusalInfo>,
    /// Every number of players that the game knows, the smallest first.
    pub players: Vec<PlayersChoice>,
    /// The options that make a difference, in the order of the game; the others can be left out.
    pub options: Vec<OptionChoice>,
    /// The bots of the game, in its order.
    pub bots: Vec<BotChoice>,
}

/// A number of players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayersChoice {
    /// How many.
    pub players: u8,
    /// Why not, with all options as chosen.
    pub why: Option<RefusalInfo>,
}

/// An option and what can be chosen there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionChoice {
    /// Its name.
    pub name: String,
    /// What is chosen.
    pub value: String,
    /// All its listed values, the default first.
    pub values: Vec<ValueChoice>,
    /// Whether other values may be written too.
    pub free: bool,
}

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ValueChoice {
    /// The value.
    pub value: String,
    /// Why not, with everything else as chosen.
    pub why: Option<RefusalInfo>,
}

/// A bot, and whether it is offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotChoice {
    /// Its name.
    pub name: String,
    /// Why not, with everything as chosen.
    pub why: Option<RefusalInfo>,
}

/// A bot of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotInfo {
    /// Its name.
    pub name: String,
    /// How it chooses, in one English line.
    pub about: String,
    /// Whether it is one of the levels that people choose from.
    pub level: bool,
    /// Whether it plays as well as the others at the table do. Bots that are neither are for studies.
    pub follower: bool,
}

/// Sets up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The options that differ from the default.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// The seats, in order: their number is the number of players.
    pub seats: Vec<SeatPlan>,
    /// Whether strangers find the table in a list.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub public: bool,
    /// Whether hints may be asked for; without a word, they may at tables that are not public.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub hints: Option<bool>,
    /// Whether anything can be taken back; without a word, it can.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub undo: Option<bool>,
    /// Whether real dice fall on a real table and are typed in.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub typed: bool,
    /// How long people may think; without a word, as long as they like.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub clock: Option<Clock>,
    /// Whether the game begins at once; all seats must be taken then.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub start: bool,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes.
    Open,
    /// The one who sets up the table, or somebody at the same device.
    You {
        /// Under which name; without one, under the person's own.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(optional))]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// Which.
        name: String,
    },
}

/// The id of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableId {
    /// The id; the link is `/t/` and this.
    pub table: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableCard {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The options of the game, all of them.
    pub options: BTreeMap<String, String>,
    /// `lobby`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// Whether strangers find it in a list.
    pub public: bool,
    /// The names on its seats as this client may see them; nothing for a free seat.
    pub seats: Vec<Option<String>>,
    /// The same names as data.
    pub named: Vec<Option<NameInfo>>,
    /// Whether the game waits for the one who asks, as far as is known without waking the table.
    pub your_turn: bool,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened there, roughly.
    pub touched: i64,
}

/// Asks about one's own seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatAsk {
    /// Which seat.
    pub seat: u8,
}

/// What the strongest bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// Which bot says so.
    pub bot: String,
    /// The number of the question that this answers.
    pub prompt: u32,
    /// The best actions, the best first, at least one; or, where one person practises a puzzle, all that
    /// is left to do, in order, which may be nothing.
    pub actions: Vec<String>,
    /// What values are told in; nothing where none are told.
    pub unit: Option<HintUnit>,
    /// Whether the values are exact under best play of all, not an estimate.
    pub exact: bool,
    /// The same actions with their values and reasons, where the game knows any; of actions that come
    /// to the same, one.
    pub best: Vec<HintAction>,
}

/// What the values of a hint are told in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HintUnit {
    /// The expected share of the victory, from 0 to 1.
    Victory,
    /// Expected points at the end of the game.
    Points,
    /// What a solo player is expected to lose, such as tiles, below zero: more is better here too.
    Penalty,
}

/// An action that a hint speaks of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HintAction {
    /// What to do.
    pub action: String,
    /// What follows at once in the sentence, such as the field for a die; often nothing.
    pub then: Vec<String>,
    /// What it is worth.
    pub value: f64,
    /// The standard error of the value: 0 where it is exact, nothing where it is not known.
    pub error: Option<f64>,
    /// How much less than the best it is worth.
    pub loss: f64,
    /// What is done, as data in the game's own terms: `What` of `web/generated/<game>-hint.d.ts`.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub what: serde_json::Value,
    /// The strongest reason for the action, and after it the strongest one against it.
    pub reasons: Vec<HintReason>,
    /// What to do and why, in one sentence; the engine of any game only says how many games it tried.
    pub why: SentenceInfo,
}

/// A reason for an action or against it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HintReason {
    /// Above zero for the action, below zero against it.
    pub weight: f64,
    /// What it says, as data in the game's own terms: `Why` of `web/generated/<game>-hint.d.ts`.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub data: serde_json::Value,
}

/// A sentence in all languages of the client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SentenceInfo {
    /// In English.
    pub en: String,
    /// In Polish.
    pub pl: String,
    /// In Russian.
    pub ru: String,
}

/// What one could expect to be possible, and why it is not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct WhyNot {
    /// The actions.
    pub refused: Vec<RefusedAction>,
}

/// An action that is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RefusedAction {
    /// What.
    pub action: String,
    /// Why not.
    pub why: RefusalInfo,
}

/// Asks what would be seen after some acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PreviewAsk {
    /// Which seat would act.
    pub seat: u8,
    /// The acts, in order.
    pub actions: Vec<String>,
}

/// What would be seen after some acts. Nothing is logged.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PreviewAnswer {
    /// How many of the acts the view shows; what a turned page would reveal is not shown.
    pub shown: usize,
    /// What could be done then.
    pub legal: Vec<String>,
    /// The view, in the words of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: serde_json::Value,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayInfo {
    /// The id of the table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the game, all of them.
    pub options: BTreeMap<String, String>,
    /// The day on which it was set up.
    pub date: String,
    /// Whether it was given up before its end.
    pub abandoned: bool,
    /// The places, if the game came to its end.
    pub standings: Option<Vec<PlaceInfo>>,
    /// Whether dice were undone, so that somebody decided again with dice already seen.
    pub take_backs: bool,
    /// Who sat where at the beginning.
    pub players: Vec<ReplayPlayer>,
    /// `proved`, `proved, host only`, `typed` or `unproved`.
    pub dice: String,
    /// Whether seats knew things that others did not.
    pub secrets: bool,
    /// The facts that stand: the first one leads from position 0 to position 1, and so on.
    pub marks: Vec<ReplayMark>,
    /// The text record, with the proof of the dice.
    pub record: String,
    /// The log, in the words of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub log: serde_json::Value,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayPlayer {
    /// The name; empty for nobody.
    pub name: String,
    /// The name as data; nothing for nobody.
    pub named: Option<NameInfo>,
    /// Whether it was a bot or a program.
    pub bot: bool,
}

/// A fact of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReplayMark {
    /// Who acted, or whose dice fell.
    pub seat: Option<u8>,
    /// `roll`, `act` or `time`.
    pub kind: String,
    /// Milliseconds of table time.
    pub tick: u64,
    /// What, as records write it.
    pub text: String,
}

/// Positions of a finished game, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Positions {
    /// The first one.
    pub from: usize,
    /// They.
    pub positions: Vec<PositionTold>,
}

/// A position of a finished game, as one eye saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PositionTold {
    /// After how many facts.
    pub n: usize,
    /// The view, in the words of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: serde_json::Value,
    /// What the eye was told of the fact that led here.
    #[cfg_attr(feature = "schema", ts(type = "unknown[]"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub news: Vec<serde_json::Value>,
    /// The seats that the game waited for.
    pub waiting: Vec<u8>,
    /// The places, when the game was over.
    pub standings: Option<Vec<PlaceInfo>>,
}

/// Asks to read a text record, and for positions of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReadAsk {
    /// The text.
    pub record: String,
    /// The first position.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<usize>"))]
    pub from: usize,
    /// How many, at most 100; without a word, 40.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub count: Option<usize>,
    /// Whose eye; without one, nobody's.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub eye: Option<u8>,
}

/// A record that was read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReadAnswer {
    /// The game; its table has no id here, and the record is not repeated.
    pub replay: ReplayInfo,
    /// Positions of it.
    pub positions: Vec<PositionTold>,
    /// Where it could not be read on.
    pub broken: Option<BrokenAt>,
}

/// Where and why a record could not be read on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BrokenAt {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// A stable code.
    pub code: String,
    /// Why, in English.
    pub text: String,
}

/// Asks for a QR code; in a body, since keys must not stand in addresses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QrAsk {
    /// What the code says.
    pub text: String,
}

/// How the server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Health {
    /// Whether everything works.
    pub ok: bool,
    /// Which build of the program answers.
    pub build: String,
    /// The version of the protocol.
    pub protocol: u32,
}

/// What a person's own page shows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MyPage {
    /// The person.
    pub person: Me,
    /// When the person came first, in milliseconds since 1970.
    pub created: i64,
    /// The games that have begun, the newest first, at most 100.
    pub games: Vec<MyGame>,
    /// The results, game by game.
    pub totals: Vec<MyTotal>,
    /// How the proved dice fell in the person's own turns.
    pub dice: Vec<DiceCount>,
}

/// One of a person's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MyGame {
    /// The id of the table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The options of the game, all of them.
    pub options: BTreeMap<String, String>,
    /// When the table was made, in milliseconds since 1970.
    pub date: i64,
    /// `playing`, `over` or `abandoned`.
    pub status: String,
    /// Whether strangers find the table in a list.
    pub public: bool,
    /// The seats in order.
    pub seats: Vec<MySeat>,
    /// `proved`, `proved, host only`, `typed` or `unproved`, as in records; `open` in a game that
    /// has not ended, whose secret is still closed.
    pub dice: String,
    /// The day whose challenge it was.
    pub daily: Option<String>,
    /// Whether dice were undone, so that somebody decided again with dice already seen.
    pub take_backs: bool,
}

/// A seat of one of a person's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MySeat {
    /// Its name, as this person may see it; empty for a free seat.
    pub name: String,
    /// The name as data; nothing for a free seat.
    pub named: Option<NameInfo>,
    /// Whether the name was drawn by lot.
    pub generated: bool,
    /// Whether it is the person's own.
    pub you: bool,
    /// Whether a bot or somebody's program sits there.
    pub bot: bool,
    /// Its place, once the game is over; 1 is the best.
    pub place: Option<u8>,
    /// Its points, once the game is over.
    pub points: Option<i32>,
    /// Whether the person left early: the game is neither won nor lost for them.
    pub left: bool,
}

/// How the dice of one kind fell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DiceCount {
    /// The game.
    pub game: String,
    /// The kind of die, such as `die`, `W` or `g`.
    pub kind: String,
    /// What its faces show.
    pub faces: Vec<FaceCount>,
    /// How many dice were counted.
    pub rolls: u64,
}

/// What a die can show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FaceCount {
    /// The face, in the notation of records.
    pub face: String,
    /// How many faces of the die show it.
    pub weight: u32,
    /// How often it was seen.
    pub count: u64,
}

/// Everything that is kept of a person, to be taken away.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MyExport {
    /// The person.
    pub person: Me,
    /// When the person came first, in milliseconds since 1970.
    pub created: i64,
    /// When the person was here last, roughly.
    pub seen: i64,
    /// The results, game by game.
    pub totals: Vec<MyTotal>,
    /// How the proved dice fell in the person's own turns.
    pub dice: Vec<DiceCount>,
    /// The tables, the last touched first, at most 1000.
    pub tables: Vec<ExportedTable>,
}

/// A table in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ExportedTable {
    /// What is known of it.
    pub about: MyGame,
    /// The text record, where the game has ended and its dice are open.
    pub record: Option<String>,
}

/// Asks to be forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct ForgetMe {
    /// Must be true: nothing brings a person back.
    pub really: bool,
}

/// How a person was forgotten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Forgotten {
    /// At how many tables the person was known.
    pub tables: u32,
}

/// How all proved dice of this server fell whose records everybody can read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ServerDice {
    /// The counts, game by game and kind by kind.
    pub games: Vec<DiceCount>,
    /// From how many tables they come.
    pub tables: u64,
    /// When the first of these tables was made, in milliseconds since 1970; 0 if there is none.
    pub since: i64,
    /// The records behind them, the newest first, at most 200.
    pub records: Vec<DiceRecord>,
    /// Whether there are older ones: `?before=` and the `num` of the last one here asks for them.
    pub more: bool,
}

/// A record that proves dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DiceRecord {
    /// The number of the table, for asking on.
    pub num: u64,
    /// The id of the table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When the table was made, in milliseconds since 1970.
    pub date: i64,
    /// How many dice were counted.
    pub rolls: u64,
}

/// Seats a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewProgram {
    /// Where.
    pub seat: u8,
    /// Under which name.
    pub name: String,
}

/// The key of a program. It is told once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ProgramKey {
    /// 128 bits as 32 hex digits.
    pub key: String,
}
