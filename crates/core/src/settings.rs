//! Options of a game as data.

use std::borrow::Cow;
use std::fmt;

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{Refusal, excerpt};

/// One option of a game: a name and the values it can take.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name, as written in records and on the command line.
    pub name: &'static str,
    /// The values; the first one is the default.
    pub values: &'static [&'static str],
    /// What it does, in one English line.
    pub about: &'static str,
    /// Whether its value makes a difference with the other settings as they are. It refuses nothing:
    /// that is for [`Game::configure`](crate::Game::configure).
    pub matters: fn(&Settings) -> bool,
    /// Whether a player may also write a value that the table does not list.
    pub free: Option<Free>,
    /// Whether it was added after this rules version was released. The text of settings leaves such
    /// an option out while it has its default, so that older texts and the dice that depend on them
    /// stay as they were; in the game's table it stands behind all older options.
    pub later: bool,
}

/// Values that cannot be listed.
#[derive(Clone, Copy, Debug)]
pub struct Free {
    /// Some such values, for tests and for help.
    pub samples: &'static [&'static str],
    /// A regular expression that matches every such value, from its first to its last character, for
    /// verifiers that do not know the rules.
    pub form: &'static str,
    /// Whether a value is one, and why not; a value has no white space in it.
    pub check: fn(&str) -> Result<(), Refusal>,
}

/// For [`OptionSpec::matters`]: it always makes a difference.
pub fn always(_: &Settings) -> bool {
    true
}

impl OptionSpec {
    /// The value that holds when nothing is said.
    pub fn default_value(&self) -> &'static str {
        self.values[0]
    }
}

/// How one game is set up: the number of players and a value for every option.
///
/// Its text, `players=2 edition=pl …`, lists all options in the order of the game's table, but for
/// [later](OptionSpec::later) ones at their default; so equal settings have equal texts, and fair
/// dice depend on that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    players: u8,
    values: Vec<Chosen>,
}

/// An option and its value.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chosen {
    name: &'static str,
    value: Cow<'static, str>,
    /// The value with which the text leaves the option out.
    silent: Option<&'static str>,
}

impl Chosen {
    fn default(spec: &OptionSpec) -> Self {
        let value = spec.default_value();
        Self { name: spec.name, value: value.into(), silent: spec.later.then_some(value) }
    }
}

impl Settings {
    /// Every option at its default.
    pub fn defaults(specs: &[OptionSpec], players: u8) -> Self {
        Self { players, values: specs.iter().map(Chosen::default).collect() }
    }

    /// The defaults with these options changed; refuses what the table does not list.
    pub fn parse<'a>(
        specs: &[OptionSpec],
        players: u8,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Refusal> {
        let mut settings = Self::defaults(specs, players);
        let mut seen = Vec::new();
        for (name, value) in given {
            let shown = excerpt(name);
            let Some(at) = specs.iter().position(|spec| spec.name == name) else {
                let known = names(specs.iter().map(|spec| spec.name));
                let text = format!("there is no option `{shown}`; there are: {known}");
                return Err(Refusal::new("unknown-option", text)
                    .with("option", shown)
                    .with("known", known));
            };
            if seen.contains(&at) {
                let text = format!("option `{name}` is given twice");
                return Err(Refusal::new("option-twice", text).with("option", name));
            }
            seen.push(at);
            settings.values[at].value = read(&specs[at], value)?;
        }
        Ok(settings)
    }

    /// Reads `players=2 edition=pl …`: the text of settings, in any order and with gaps.
    pub fn parse_text(specs: &[OptionSpec], text: &str) -> Result<Self, Refusal> {
        let mut players = None;
        let mut given = Vec::new();
        for word in text.split_whitespace() {
            let Some((name, value)) = word.split_once('=') else {
                let text = format!("an option is written `name=value`, not `{}`", excerpt(word));
                return Err(Refusal::new("option-syntax", text).with("option", excerpt(word)));
            };
            if name != "players" {
                given.push((name, value));
            } else if players.is_some() {
                let text = "option `players` is given twice";
                return Err(Refusal::new("option-twice", text).with("option", name));
            } else {
                let plain = value == "0" || !value.starts_with(['+', '0']);
                let number = value.parse().ok().filter(|_| plain);
                players = Some(number.ok_or_else(|| Self::no_players(value))?);
            }
        }
        let players = players.ok_or_else(|| Self::no_players(""))?;
        Self::parse(specs, players, given)
    }

    fn no_players(value: &str) -> Refusal {
        let value = excerpt(value);
        let text = format!("`players` must be a number, not `{value}`");
        Refusal::new("players-number", text).with("value", value)
    }

    /// How many seats the table has.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The value of an option of the table.
    pub fn get(&self, name: &str) -> &str {
        let found = self.values.iter().find(|chosen| chosen.name == name);
        &found.expect("only options of the game's own table are asked for").value
    }

    /// The same with one option of the table changed.
    pub fn with_value(&self, name: &str, value: &'static str) -> Self {
        let mut other = self.clone();
        let found = other.values.iter_mut().find(|chosen| chosen.name == name);
        found.expect("only options of the game's own table are changed").value = value.into();
        other
    }

    /// The same for another number of players.
    pub fn with_players(&self, players: u8) -> Self {
        Self { players, ..self.clone() }
    }

    /// Whether an option of the table is `on`.
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// All options with their values, in the order of the table.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter().map(|chosen| (chosen.name, chosen.value.as_ref()))
    }
}

/// A value of an option: one that is listed, or a free one that its check accepts.
fn read(spec: &OptionSpec, value: &str) -> Result<Cow<'static, str>, Refusal> {
    if let Some(listed) = spec.values.iter().find(|&&known| known == value) {
        return Ok(Cow::Borrowed(listed));
    }
    if let Some(free) = spec.free {
        (free.check)(value)?;
        return Ok(Cow::Owned(value.to_string()));
    }
    let (option, known) = (spec.name, names(spec.values.iter().copied()));
    let value = excerpt(value);
    let text = format!("option `{option}` cannot be `{value}`; it can be: {known}");
    Err(Refusal::new("unknown-value", text)
        .with("option", option)
        .with("value", value)
        .with("known", known))
}

fn names<'a>(list: impl Iterator<Item = &'a str>) -> String {
    list.collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        let told = self.values.iter().filter(|chosen| chosen.silent != Some(&chosen.value));
        told.into_iter().try_for_each(|Chosen { name, value, .. }| write!(f, " {name}={value}"))
    }
}

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.values.len() + 1))?;
        map.serialize_entry("players", &self.players)?;
        for (name, value) in self.values() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
