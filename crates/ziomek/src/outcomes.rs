//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{DiceFaces, DieKind, Due, Refusal, Seat, Sight, Throw, notation_as_serde};

use crate::Ziomek;
use crate::pieces::{COLOURS, Colour};
use crate::state::{Phase, State};

/// What dice and lots can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The lot for the first roller (R2.2).
    First(Seat),
    /// The dice of a throw.
    Dice(Throwing),
}

/// Numbers of dice, in the order of colours; `None` for those left lying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throwing(pub(crate) [Option<u8>; 4]);

notation_as_serde!(Roll);

impl Throwing {
    /// All four dice.
    pub fn of(dice: [u8; 4]) -> Throwing {
        Throwing(dice.map(Some))
    }

    /// The numbers, if all four dice were thrown.
    pub fn all(self) -> Option<[u8; 4]> {
        let [red, white, blue, grey] = self.0;
        Some([red?, white?, blue?, grey?])
    }

    /// Calls `each` for every die that was thrown.
    pub(crate) fn each(self, mut each: impl FnMut(Colour, u8)) {
        for (colour, number) in COLOURS.into_iter().zip(self.0) {
            number.into_iter().for_each(|number| each(colour, number));
        }
    }
}

/// How many faces each die has.
const FACES: u32 = 10;

#[inline]
fn throw(state: &State) -> Throw {
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        _ => Throw::Turn {
            seat: state.roller,
            turn: state.seats[state.roller.index()].rolled.0,
            roll: state.throws.0 + 1,
        },
    }
}

/// The dice that are due.
#[inline]
pub(crate) fn due(rules: &Ziomek, state: &State) -> Due {
    let mut due = Due::new(throw(state));
    match state.phase {
        Phase::First => due.add(1, u32::from(rules.players), None),
        Phase::Rolling => {
            due.sight = Sight::Later; // R3.6: the dice of a round lie covered until START.
            for colour in state.rolling() {
                due.add(colour as u8 + 1, FACES, Some(colour as u8));
            }
        }
        Phase::Pair | Phase::Countdown | Phase::Building | Phase::Checked | Phase::Over => {}
    }
    due
}

/// The roll that these faces give.
#[inline]
pub(crate) fn read(state: &State, faces: &[u32]) -> Roll {
    if state.phase == Phase::First {
        return Roll::First(Seat(faces.first().copied().unwrap_or_default() as u8));
    }
    let mut numbers = [None; 4];
    for (colour, face) in state.rolling().zip(faces) {
        numbers[colour as usize] = Some(*face as u8 + 1);
    }
    Roll::Dice(Throwing(numbers))
}

/// One kind per colour.
pub(crate) fn kinds() -> Vec<DieKind> {
    let names = ["r", "w", "b", "g"];
    names.map(|name| DieKind::new(name, (1..=FACES).map(|face| face.to_string()))).to_vec()
}

/// The faces that give this roll, or why it cannot fall.
pub(crate) fn faces(rules: &Ziomek, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => {
            Ok(DiceFaces::from_iter([u32::from(seat.0)]))
        }
        (Phase::First, _) => wrong("the first roller is drawn, such as first:2"),
        (Phase::Rolling, Roll::Dice(throwing)) => {
            let rolling = |colour| state.rolling().any(|rolled| rolled == colour);
            let fits = COLOURS
                .into_iter()
                .all(|colour| throwing.0[colour as usize].is_some() == rolling(colour));
            if !fits {
                return wrong("other dice are rolled");
            }
            Ok(throwing.0.iter().flatten().map(|number| u32::from(*number) - 1).collect())
        }
        (Phase::Rolling, Roll::First(_)) => wrong("dice are rolled, such as r4,w1,b9,g6"),
        _ => wrong("no dice are due"),
    }
}
