//! The options of the game, and which of them go together.

use turlaj_core::{
    Free, NotationError, OptionSpec, Refusal, Seat, Settings, Tick, always, excerpt,
};

use crate::outcomes::Throwing;
use crate::requirement::{ROUNDS, levels, may_stand};

/// The rules of Ziomek with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ziomek {
    pub(crate) players: u8,
    /// Whether the roller decides for all which ziomek of a pair is used.
    pub(crate) roller_decides: bool,
    /// Seconds a level, if there is a clock.
    pub(crate) clock: Option<u16>,
    /// `None`: drawn by lot.
    pub(crate) first: Option<Seat>,
    /// The round that one player practises.
    pub(crate) practised: u8,
    /// The dice that one player gave for it.
    pub(crate) given: Option<[u8; 4]>,
}

/// All options, defaults first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "pairs",
        values: &["each", "roller"],
        about: "who decides which ziomek of two equal dice is used: each player, or the roller for all",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "clock",
        values: &["30", "20", "45", "60", "off"],
        about: "seconds for each level of a round, 1 to 600, or no limit",
        matters: always,
        free: Some(Free {
            samples: &["1", "600"],
            form: "[1-9][0-9]?|[1-5][0-9][0-9]|600",
            check: |text| clock(text).map(drop),
        }),
        later: false,
    },
    OptionSpec {
        name: "first",
        values: &["1", "2", "3", "4", "draw"],
        about: "which seat rolls first, or a draw by lot",
        matters: several,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "round",
        values: &["1", "2", "3", "4", "5", "6", "7"],
        about: "the round that one player practises",
        matters: practice,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "dice",
        values: &["rolled"],
        about: "the dice of that round: rolled, or given such as r4,w1,b9,g6",
        matters: practice,
        free: Some(Free {
            samples: &["r4,w1,b9,g6", "r3,w3,b7,g2"],
            form: "r([1-9]|10),w([1-9]|10),b([1-9]|10),g([1-9]|10)",
            check: |text| dice(text).map(drop),
        }),
        later: false,
    },
];

fn several(settings: &Settings) -> bool {
    settings.players() > 1
}

fn practice(settings: &Settings) -> bool {
    settings.players() == 1
}

impl Ziomek {
    /// Whether one player practises a round (R1.6).
    pub fn is_practice(&self) -> bool {
        self.players == 1
    }

    /// The round with which the game begins.
    pub(crate) fn first_round(&self) -> u8 {
        if self.is_practice() { self.practised } else { 1 }
    }

    /// Whether this is the last round.
    pub(crate) fn is_last(&self, round: u8) -> bool {
        self.is_practice() || round == ROUNDS
    }

    /// How long a round lasts at most (R6.1).
    pub(crate) fn round_time(&self, round: u8) -> Option<Tick> {
        self.clock.map(|seconds| Tick::from(seconds) * 1000 * levels(round) as Tick)
    }
}

/// Reads the seconds a level.
fn clock(text: &str) -> Result<Option<u16>, Refusal> {
    if text == "off" {
        return Ok(None);
    }
    let number = text.parse().ok().filter(|seconds| (1..=600u16).contains(seconds));
    let plain = number.filter(|seconds| seconds.to_string() == text);
    plain.map(Some).ok_or_else(|| {
        let shown = excerpt(text);
        let text = format!("`{shown}` is no clock: `off`, or 1 to 600 seconds a level");
        Refusal::new("clock-form", text).with("clock", shown)
    })
}

/// Reads given dice, all four of them.
fn dice(text: &str) -> Result<Option<[u8; 4]>, Refusal> {
    if text == "rolled" {
        return Ok(None);
    }
    let read: Result<Throwing, NotationError> = text.parse();
    read.ok().and_then(|dice| dice.all()).map(Some).ok_or_else(|| {
        let shown = excerpt(text);
        let text = format!("`{shown}` are not four dice such as r4,w1,b9,g6");
        Refusal::new("dice-form", text).with("dice", shown)
    })
}

pub(crate) fn configure(settings: &Settings) -> Result<Ziomek, Refusal> {
    let players = settings.players();
    if !(1..=4).contains(&players) {
        // R1.1
        let text = format!("Ziomek is for 1 to 4 players, not for {players}");
        return Err(Refusal::new("player-count", text)
            .with("players", players)
            .with("least", 1)
            .with("most", 4));
    }
    let rules = Ziomek {
        players,
        roller_decides: settings.get("pairs") == "roller",
        clock: clock(settings.get("clock"))?,
        first: settings.get("first").parse().ok(),
        practised: settings.get("round").parse().unwrap_or(1),
        given: dice(settings.get("dice"))?,
    };
    if let Some(dice) = rules.given
        && rules.is_practice()
        && !may_stand(rules.practised, dice)
    {
        let round = rules.practised;
        let text = format!("these dice would be rolled again in round {round}: too many are equal");
        return Err(Refusal::new("dice-round", text).with("round", round)); // R1.6
    }
    match rules.first {
        Some(first) if first.0 >= players && players > 1 => {
            Err(Refusal::first_seat(first, players))
        }
        _ => Ok(rules),
    }
}

pub(crate) fn settings(rules: &Ziomek) -> Settings {
    let clock = rules.clock.map_or("off".to_string(), |seconds| seconds.to_string());
    let first = rules.first.map_or("draw".to_string(), |seat| seat.to_string());
    let round = rules.practised.to_string();
    let dice = rules.given.map(|dice| Throwing::of(dice).to_string());
    let given = [
        ("pairs", if rules.roller_decides { "roller" } else { "each" }),
        ("clock", &clock),
        ("first", &first),
        ("round", &round),
        ("dice", dice.as_deref().unwrap_or("rolled")),
    ];
    Settings::parse(OPTIONS, rules.players, given).expect("rules hold only valid values")
}
