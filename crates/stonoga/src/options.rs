//! The options of the game, and which of them go together.

use turlaj_core::{OptionSpec, Refusal, Seat, Settings, always};

/// The rules of Stonoga with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stonoga {
    pub(crate) players: u8,
    pub(crate) edition: Edition,
    pub(crate) steal: bool,
    pub(crate) barefoot: bool,
    pub(crate) tails: bool,
    pub(crate) golden: bool,
    pub(crate) golden_guard: bool,
    /// `None`: drawn by lot.
    pub(crate) first: Option<Seat>,
}

/// The two booklets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// The Polish large box.
    Pl,
    /// The Russian base box.
    Ru,
}

const SWITCH: &[&str] = &["off", "on"];

/// All options, defaults first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "edition",
        values: &["pl", "ru"],
        about: "which booklet holds: pl, 1 to 6 players with all variants; ru, 2 to 4 players",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "steal",
        values: SWITCH,
        about: "the last tile of another centipede may be taken",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "barefoot",
        values: SWITCH,
        about: "everyone has a bare foot: worth 1 shoe, or one extra roll (pl)",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "tails",
        values: SWITCH,
        about: "everyone has a secret pair of colours, worth 2 shoes in the end (pl)",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "golden",
        values: SWITCH,
        about: "golden shoes lie on some tiles, worth 1 shoe each (pl)",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "golden_guard",
        values: &["on", "off"],
        about: "a golden shoe at the end of a centipede keeps thieves away",
        matters: guard_matters,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "first",
        values: &["1", "2", "3", "4", "5", "6", "draw"],
        about: "which seat begins, or a draw by lot",
        matters: first_matters,
        free: None,
        later: false,
    },
];

/// R2.6
fn guard_matters(settings: &Settings) -> bool {
    settings.is_on("steal") && settings.is_on("golden")
}

/// Who plays alone begins.
fn first_matters(settings: &Settings) -> bool {
    settings.players() > 1
}

impl Stonoga {
    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether tiles can be stolen.
    pub fn has_steal(&self) -> bool {
        self.steal
    }

    /// Whether no variant is played.
    pub fn is_plain(&self) -> bool {
        !(self.steal || self.barefoot || self.tails || self.golden)
    }

    /// Whether a golden shoe at the end of a centipede keeps thieves away (R9.6).
    pub fn has_guard(&self) -> bool {
        self.golden_guard
    }

    /// Which booklet holds.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// How many copies of a tile with so many shoes are in play (R1.2, R1.3).
    pub(crate) fn copies(&self, shoes: u8) -> u8 {
        if self.players >= 5 && shoes == 4 { 2 } else { 1 }
    }
}

pub(crate) fn configure(settings: &Settings) -> Result<Stonoga, Refusal> {
    let players = settings.players();
    let rules = Stonoga {
        players,
        edition: if settings.get("edition") == "ru" { Edition::Ru } else { Edition::Pl },
        steal: settings.is_on("steal"),
        barefoot: settings.is_on("barefoot"),
        tails: settings.is_on("tails"),
        golden: settings.is_on("golden"),
        golden_guard: settings.is_on("golden_guard"),
        first: settings.get("first").parse().ok(),
    };
    check_players(&rules)?;
    if rules.edition == Edition::Ru {
        for (name, on) in
            [("barefoot", rules.barefoot), ("tails", rules.tails), ("golden", rules.golden)]
        {
            if on {
                // R2.3
                let text = format!("the ru edition has no {name}: switch it off or play pl");
                return Err(Refusal::new("variant-not-in-edition", text).with("variant", name));
            }
        }
    }
    if rules.is_solo() && rules.steal {
        // R2.4
        let text = "a solo player has nobody to steal from: switch steal off";
        return Err(Refusal::new("solo-steal", text));
    }
    match rules.first {
        Some(first) if first.0 >= players => {
            // R2.5
            Err(Refusal::first_seat(first, players))
        }
        _ => Ok(rules),
    }
}

/// R2.1.
fn check_players(rules: &Stonoga) -> Result<(), Refusal> {
    let (edition, least, most) = match rules.edition {
        Edition::Pl => ("pl", 1, 6),
        Edition::Ru => ("ru", 2, 4),
    };
    let players = rules.players;
    if (least..=most).contains(&players) {
        return Ok(());
    }
    let text = format!("the {edition} edition is for {least} to {most} players, not for {players}");
    Err(Refusal::new("player-count", text)
        .with("players", players)
        .with("least", least)
        .with("most", most))
}

pub(crate) fn settings(rules: &Stonoga) -> Settings {
    let switch = |on| if on { "on" } else { "off" };
    let first = rules.first.map_or("draw".to_string(), |seat| seat.to_string());
    let given = [
        ("edition", if rules.edition == Edition::Ru { "ru" } else { "pl" }),
        ("steal", switch(rules.steal)),
        ("barefoot", switch(rules.barefoot)),
        ("tails", switch(rules.tails)),
        ("golden", switch(rules.golden)),
        ("golden_guard", switch(rules.golden_guard)),
        ("first", &first),
    ];
    Settings::parse(OPTIONS, rules.players, given).expect("rules hold only listed values")
}
