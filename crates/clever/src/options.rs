//! The options of the game, and which of them go together.

use turlaj_core::{OptionSpec, Refusal, Seat, Settings, always};

/// The rules of Clever with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clever {
    pub(crate) players: u8,
    /// What becomes of a roll that nothing can be done with.
    pub(crate) unusable: Unusable,
    /// Whether a passive player may decline a die that fits.
    pub(crate) may_skip: bool,
    /// Whether a solo player without a fitting die on the tray may use one beside it.
    pub(crate) solo_fallback: bool,
    /// Whether a solo player may use extra dice in a passive turn.
    pub(crate) solo_extra: bool,
    /// `None`: drawn by lot.
    pub(crate) first: Option<Seat>,
}

/// What becomes of a roll that nothing can be done with (R3.8, R3.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unusable {
    /// All its dice are rolled again as the next roll.
    Reroll,
    /// One of its dice, named by the player, goes to the tray.
    Tray,
}

/// All options, defaults first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "unusable",
        values: &["reroll", "tray"],
        about: "a roll of which nothing can be written: all is rolled again, or one die goes to the tray",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "passive_skip",
        values: &["allowed", "forbidden"],
        about: "whether one may decline all dice of the tray though one fits",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "solo_fallback",
        values: &["others", "none"],
        about: "alone, with no fitting die on the tray: one of the other three, or nothing",
        matters: solo,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "solo_extra",
        values: &["forbidden", "allowed"],
        about: "alone: whether extra dice may be used in a passive turn",
        matters: solo,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "first",
        values: &["1", "2", "3", "4", "draw"],
        about: "which seat begins, or a draw by lot",
        matters: |settings| !solo(settings),
        free: None,
        later: false,
    },
];

fn solo(settings: &Settings) -> bool {
    settings.players() == 1
}

impl Clever {
    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many rounds are played (R2.2).
    pub fn rounds(&self) -> u8 {
        match self.players {
            0..=2 => 6,
            3 => 5,
            _ => 4,
        }
    }

    /// What becomes of a roll that nothing can be done with.
    pub fn unusable(&self) -> Unusable {
        self.unusable
    }

    /// Whether a passive player may decline a die that fits (R8.3).
    pub fn may_skip(&self) -> bool {
        self.may_skip
    }

    /// Whether a solo player without a fitting die on the tray may use one beside it (R10.4).
    pub fn has_solo_fallback(&self) -> bool {
        self.solo_fallback
    }

    /// Whether a solo player may use extra dice in a passive turn (R10.5).
    pub fn has_solo_extra(&self) -> bool {
        self.solo_extra
    }

    /// The seat that begins; nothing if it is drawn by lot.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}

pub(crate) fn configure(settings: &Settings) -> Result<Clever, Refusal> {
    let players = settings.players();
    let rules = Clever {
        players,
        unusable: match settings.get("unusable") {
            "tray" => Unusable::Tray,
            _ => Unusable::Reroll,
        },
        may_skip: settings.get("passive_skip") == "allowed",
        solo_fallback: settings.get("solo_fallback") == "others",
        solo_extra: settings.get("solo_extra") == "allowed",
        first: settings.get("first").parse().ok(),
    };
    if !(1..=4).contains(&players) {
        // R2.1
        let text = format!("the game is for 1 to 4 players, not for {players}");
        return Err(Refusal::new("player-count", text)
            .with("players", players)
            .with("least", 1)
            .with("most", 4));
    }
    match rules.first {
        Some(first) if first.0 >= players => {
            // R2.3
            Err(Refusal::first_seat(first, players))
        }
        _ => Ok(rules),
    }
}

pub(crate) fn settings(rules: &Clever) -> Settings {
    let first = rules.first.map_or("draw".to_string(), |seat| seat.to_string());
    let one = |yes, a, b| if yes { a } else { b };
    let given = [
        ("unusable", one(rules.unusable == Unusable::Tray, "tray", "reroll")),
        ("passive_skip", one(rules.may_skip, "allowed", "forbidden")),
        ("solo_fallback", one(rules.solo_fallback, "others", "none")),
        ("solo_extra", one(rules.solo_extra, "allowed", "forbidden")),
        ("first", &first),
    ];
    Settings::parse(OPTIONS, rules.players, given).expect("rules hold only listed values")
}
