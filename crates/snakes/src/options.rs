//! The options of the game, and which of them go together.

use turlaj_core::{Free, OptionSpec, Refusal, Seat, Settings, always, excerpt};

use crate::pieces::{FACES, Face, Faces, Piece};

/// The rules of Snakes with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snakes {
    pub(crate) players: u8,
    pub(crate) faces: Faces,
    /// `None`: drawn by lot.
    pub(crate) first: Option<Seat>,
    pub(crate) again: Again,
}

/// Which die may be rolled again after a `+` (R6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Again {
    /// Any die in the hand, whether or not one was taken.
    Any,
    /// The die just taken, and no other.
    Taken,
}

/// All options, defaults first.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "faces",
        values: &["HTSSCC/HHTT+-"],
        about: "the faces of every green die / of every orange die: Head, Tail, Straight, Curve, + and -",
        matters: always,
        free: Some(Free {
            samples: &["HTSCCC/HTSC+-", "SSSSCC/HHTT++", "HTTSSC/HT+---"],
            form: "(?=.*H)(?=.*T)[HTSC]{6}/(?=.*[HTSC])[HTSC+-]{6}",
            check: |text| faces(text).map(drop),
        }),
        later: false,
    },
    OptionSpec {
        name: "first",
        values: &["1", "2", "3", "4", "draw"],
        about: "which seat begins, or a draw by lot",
        matters: always,
        free: None,
        later: false,
    },
    OptionSpec {
        name: "again",
        values: &["any", "taken"],
        about: "what may be rolled again after a +: any die in hand, or only the die just taken",
        matters: always,
        free: None,
        later: true,
    },
];

impl Snakes {
    /// What is printed on the dice.
    pub fn printed(&self) -> &Faces {
        &self.faces
    }

    /// Which die may be rolled again after a `+`.
    pub fn again(&self) -> Again {
        self.again
    }
}

/// Reads a table of faces (R1.4).
fn faces(text: &str) -> Result<Faces, Refusal> {
    let wrong = |code, why: &str| {
        let shown = excerpt(text);
        let text = format!("`{shown}` are no faces for these dice: {why}");
        Refusal::new(code, text).with("faces", shown)
    };
    let form = || wrong("faces-form", "six letters of HTSC, a stroke, six letters of HTSC+-");
    let (green, orange) = text.split_once('/').ok_or_else(form)?;
    let faces = Faces {
        green: green.parse().map_err(|_| form())?,
        orange: orange.parse().map_err(|_| form())?,
    };
    let is_piece = |face: &Face| matches!(face, Face::Piece(_));
    if !faces.green.0.iter().all(is_piece) {
        return Err(wrong("faces-green", "a green die has pieces only"));
    }
    if !faces.orange.0.iter().any(is_piece) {
        return Err(wrong("faces-orange", "an orange die has at least one piece"));
    }
    let occurs =
        |piece| faces.green.0.iter().chain(&faces.orange.0).any(|&face| face == Face::Piece(piece));
    if !(occurs(Piece::H) && occurs(Piece::T)) {
        return Err(wrong("faces-ends", "there must be a head and a tail"));
    }
    Ok(faces)
}

pub(crate) fn configure(settings: &Settings) -> Result<Snakes, Refusal> {
    let players = settings.players();
    if !(2..=4).contains(&players) {
        // R2.1
        let text = format!("Snakes is for 2 to 4 players, not for {players}");
        return Err(Refusal::new("player-count", text)
            .with("players", players)
            .with("least", 2)
            .with("most", 4));
    }
    let rules = Snakes {
        players,
        faces: faces(settings.get("faces"))?,
        first: settings.get("first").parse().ok(),
        again: if settings.get("again") == "taken" { Again::Taken } else { Again::Any },
    };
    match rules.first {
        Some(first) if first.0 >= players => {
            // R2.2
            Err(Refusal::first_seat(first, players))
        }
        _ => Ok(rules),
    }
}

pub(crate) fn settings(rules: &Snakes) -> Settings {
    let first = rules.first.map_or("draw".to_string(), |seat| seat.to_string());
    let faces = if rules.faces == FACES { OPTIONS[0].values[0] } else { &rules.faces.to_string() };
    let again = match rules.again {
        Again::Any => "any",
        Again::Taken => "taken",
    };
    let given = [("faces", faces), ("first", &first), ("again", again)];
    Settings::parse(OPTIONS, rules.players, given).expect("rules hold only valid values")
}
