//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{Address, Dice, DieKind, Enumerable, Refusal, Seat, Throw, notation_as_serde};

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

pub(crate) fn throw(state: &State) -> Throw {
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        _ => Throw::Turn {
            seat: state.roller,
            turn: state.seats[state.roller.index()].rolled,
            roll: state.throws + 1,
        },
    }
}

/// How many faces each die has.
const FACES: u32 = 10;

/// Takes the dice that a chance node waits for.
pub(crate) fn roll(rules: &Ziomek, state: &State, dice: &mut dyn Dice) -> Roll {
    let throw = throw(state);
    if state.phase == Phase::First {
        return Roll::First(Seat(dice.die(throw.die(1), u32::from(rules.players)) as u8));
    }
    let mut numbers = [None; 4];
    for colour in state.rolling() {
        let face = dice.die(throw.die(colour as u8 + 1), FACES);
        numbers[colour as usize] = Some(face as u8 + 1);
    }
    Roll::Dice(Throwing(numbers))
}

/// Names every die of a roll.
pub(crate) fn faces(
    rules: &Ziomek,
    state: &State,
    roll: &Roll,
    each: &mut dyn FnMut(Address, u32, u32),
) {
    let throw = throw(state);
    match roll {
        Roll::First(seat) => each(throw.die(1), u32::from(rules.players), u32::from(seat.0)),
        Roll::Dice(throwing) => throwing.each(|colour, number| {
            each(throw.die(colour as u8 + 1), FACES, u32::from(number) - 1);
        }),
    }
}

/// One kind a colour.
pub(crate) fn kinds() -> Vec<DieKind> {
    let names = ["r", "w", "b", "g"];
    names.map(|name| DieKind::new(name, (1..=FACES).map(|face| face.to_string()))).to_vec()
}

/// What the dice of a throw show.
pub(crate) fn shown(roll: &Roll, each: &mut dyn FnMut(usize, &str)) {
    if let Roll::Dice(throwing) = roll {
        throwing.each(|colour, number| each(colour as usize, &number.to_string()));
    }
}

/// Whether dice could have fallen like this.
pub(crate) fn check(rules: &Ziomek, state: &State, roll: &Roll) -> Result<(), Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => Ok(()),
        (Phase::First, _) => wrong("the first roller is drawn, such as first:2"),
        (Phase::Rolling, Roll::Dice(throwing)) => {
            let rolling = |colour| state.rolling().any(|rolled| rolled == colour);
            let fits = COLOURS
                .into_iter()
                .all(|colour| throwing.0[colour as usize].is_some() == rolling(colour));
            if fits { Ok(()) } else { wrong("other dice are rolled") }
        }
        (Phase::Rolling, Roll::First(_)) => wrong("dice are rolled, such as r4,w1,b9,g6"),
        _ => wrong("no dice are due"),
    }
}

impl Enumerable for Ziomek {
    fn outcomes(&self, state: &State) -> Vec<(Roll, u32)> {
        match state.phase {
            Phase::First => (0..self.players).map(|at| (Roll::First(Seat(at)), 1)).collect(),
            Phase::Rolling => {
                let mut throws = vec![[None; 4]];
                for colour in state.rolling() {
                    let with = |throw: &[Option<u8>; 4], number| {
                        let mut throw = *throw;
                        throw[colour as usize] = Some(number);
                        throw
                    };
                    throws = throws
                        .iter()
                        .flat_map(|throw| (1..=FACES as u8).map(move |number| with(throw, number)))
                        .collect();
                }
                throws.into_iter().map(|throw| (Roll::Dice(Throwing(throw)), 1)).collect()
            }
            _ => Vec::new(),
        }
    }
}
