//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{Address, Dice, DieKind, Enumerable, Refusal, Seat, Throw, notation_as_serde};

use crate::Snakes;
use crate::pieces::{Die, Face};
use crate::state::{Phase, State};

/// What dice and lots can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The lot for the first seat (R2.2).
    First(Seat),
    /// The face of the die that was chosen.
    Face(Face),
}

notation_as_serde!(Roll);

pub(crate) fn throw(state: &State) -> Throw {
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        _ => Throw::Turn { seat: state.seat, turn: state.hand().turns, roll: state.rolls + 1 },
    }
}

/// The die that is being rolled: where it stands in the game, and its faces. Green and orange dice
/// have addresses of their own, since they do not show the same.
fn rolled<'a>(rules: &'a Snakes, state: &State) -> (Address, &'a [Face; 6]) {
    let die = state.die.unwrap_or(Die::G);
    (throw(state).die(die as u8 + 1), rules.faces.of(die))
}

/// Takes the die that a chance node waits for.
pub(crate) fn roll(rules: &Snakes, state: &State, dice: &mut dyn Dice) -> Roll {
    if state.phase == Phase::First {
        let lot = dice.die(throw(state).die(1), u32::from(rules.players));
        return Roll::First(Seat(lot as u8));
    }
    let (at, six) = rolled(rules, state);
    Roll::Face(six[dice.die(at, 6) as usize])
}

/// Names the die of a roll; of equal faces, the first.
pub(crate) fn faces(
    rules: &Snakes,
    state: &State,
    roll: &Roll,
    each: &mut dyn FnMut(Address, u32, u32),
) {
    match roll {
        Roll::First(seat) => {
            each(throw(state).die(1), u32::from(rules.players), u32::from(seat.0));
        }
        Roll::Face(face) => {
            let (at, six) = rolled(rules, state);
            let index = six.iter().position(|shown| shown == face);
            each(at, 6, index.unwrap_or_default() as u32);
        }
    }
}

/// Green and orange dice, with the faces that the options give them.
pub(crate) fn kinds(rules: &Snakes) -> Vec<DieKind> {
    let kind = |(die, name)| DieKind::new(name, rules.faces.of(die).map(|face| face.to_string()));
    [(Die::G, "g"), (Die::O, "o")].map(kind).to_vec()
}

/// What the die that was chosen shows.
pub(crate) fn shown(state: &State, roll: &Roll, each: &mut dyn FnMut(usize, &str)) {
    if let Roll::Face(face) = roll {
        each(state.die.unwrap_or(Die::G) as usize, &face.to_string());
    }
}

/// Whether dice could have fallen like this.
pub(crate) fn check(rules: &Snakes, state: &State, roll: &Roll) -> Result<(), Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => Ok(()),
        (Phase::First, _) => wrong("the first seat is drawn, such as first:2"),
        (Phase::Rolling, Roll::Face(face)) if rolled(rules, state).1.contains(face) => Ok(()),
        (Phase::Rolling, Roll::Face(_)) => wrong("this die has no such face"),
        (Phase::Rolling, Roll::First(_)) => wrong("a die is rolled, such as H"),
        _ => wrong("no dice are due"),
    }
}

impl Enumerable for Snakes {
    fn outcomes(&self, state: &State) -> Vec<(Roll, u32)> {
        match state.phase {
            Phase::First => (0..self.players).map(|at| (Roll::First(Seat(at)), 1)).collect(),
            Phase::Rolling => {
                let mut found: Vec<(Roll, u32)> = Vec::new();
                for &face in rolled(self, state).1 {
                    match found.iter_mut().find(|(roll, _)| *roll == Roll::Face(face)) {
                        Some((_, weight)) => *weight += 1,
                        None => found.push((Roll::Face(face), 1)),
                    }
                }
                found
            }
            _ => Vec::new(),
        }
    }
}
