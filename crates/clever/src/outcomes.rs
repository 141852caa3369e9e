//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{Address, Dice, DieKind, Enumerable, Refusal, Seat, Throw, notation_as_serde};

use crate::Clever;
use crate::fits::Faces;
use crate::pieces::{DICE, Die, DieSet};
use crate::state::{Phase, State};

/// What dice and lots can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The lot for the first seat (R2.3).
    First(Seat),
    /// The dice of a turn, by [`DICE`]; `None` for those left lying.
    Dice([Option<u8>; 6]),
    /// Those of the equal dice that go to a solo player's tray (R10.3).
    Lot(DieSet),
}

notation_as_serde!(Roll);

pub(crate) fn throw(state: &State) -> Throw {
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        _ => Throw::Turn {
            seat: state.seat,
            turn: state.player(state.seat).turns,
            roll: u32::from(state.throws) + 1,
        },
    }
}

/// How many dice lie on a solo player's tray (R10.3).
const TRAY: usize = 3;

/// The dice that belong to the three lowest, those of which some do, and how many of these.
pub(crate) fn lowest(faces: &Faces) -> (DieSet, DieSet, usize) {
    let face = |die: Die| faces[die.index()];
    let mut low = DieSet::NONE;
    for number in 1..=6 {
        let tied = DieSet::ALL.only(|die| face(die) == number);
        if low.len() + tied.len() >= TRAY {
            return (low, tied, TRAY - low.len());
        }
        low = low.and(tied);
    }
    (low, DieSet::NONE, 0)
}

/// All that the lot between equal dice can bring.
fn lots(faces: &Faces) -> impl Iterator<Item = DieSet> + use<> {
    let (_, tied, wanted) = lowest(faces);
    tied.parts(wanted)
}

/// The lot is a die with as many faces as there are possible sets, and that is its number too: so
/// the faces of a die follow from its address.
fn lot_die(faces: &Faces) -> u8 {
    lots(faces).count() as u8
}

/// Takes the dice that a chance node waits for.
pub(crate) fn roll(rules: &Clever, state: &State, dice: &mut dyn Dice) -> Roll {
    let throw = throw(state);
    match state.phase {
        Phase::First => Roll::First(Seat(dice.die(throw.die(1), u32::from(rules.players)) as u8)),
        Phase::Lot => {
            let die = lot_die(&state.faces);
            let lot = dice.die(throw.die(die), u32::from(die)) as usize;
            Roll::Lot(lots(&state.faces).nth(lot).expect("dice show one of their faces"))
        }
        _ => {
            let mut faces = [None; 6];
            for die in state.rolled.iter() {
                let at = die.index();
                faces[at] = Some(dice.die(throw.die(at as u8 + 1), 6) as u8 + 1);
            }
            Roll::Dice(faces)
        }
    }
}

/// Names every die of a roll.
pub(crate) fn faces(
    rules: &Clever,
    state: &State,
    roll: &Roll,
    each: &mut dyn FnMut(Address, u32, u32),
) {
    let throw = throw(state);
    match roll {
        Roll::First(seat) => each(throw.die(1), u32::from(rules.players), u32::from(seat.0)),
        Roll::Lot(dice) => {
            let die = lot_die(&state.faces);
            let lot = lots(&state.faces).position(|one| one == *dice).unwrap_or_default();
            each(throw.die(die), u32::from(die), lot as u32);
        }
        Roll::Dice(dice) => {
            for (at, face) in dice.iter().enumerate() {
                if let Some(face) = face {
                    each(throw.die(at as u8 + 1), 6, u32::from(*face) - 1);
                }
            }
        }
    }
}

/// One kind a colour.
pub(crate) fn kinds() -> Vec<DieKind> {
    let names = ["W", "Y", "B", "G", "O", "P"];
    names.map(|name| DieKind::new(name, (1..=6).map(|face: u8| face.to_string()))).to_vec()
}

/// What the dice of a turn show.
pub(crate) fn shown(roll: &Roll, each: &mut dyn FnMut(usize, &str)) {
    let Roll::Dice(dice) = roll else { return };
    for (at, face) in dice.iter().enumerate() {
        face.iter().for_each(|face| each(at, &face.to_string()));
    }
}

/// Whether dice could have fallen like this.
pub(crate) fn check(rules: &Clever, state: &State, roll: &Roll) -> Result<(), Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => Ok(()),
        (Phase::First, _) => wrong("the first seat is drawn, such as first:2"),
        (Phase::Lot, Roll::Lot(dice)) => {
            let (_, tied, wanted) = lowest(&state.faces);
            if lots(&state.faces).any(|lot| lot == *dice) {
                return Ok(());
            }
            let text = format!("`{roll}` cannot fall now: {wanted} of the dice {tied} are drawn");
            Err(Refusal::new("wrong-dice", text).with("roll", roll).with("dice", tied))
        }
        (Phase::Lot, _) => wrong("a lot falls between equal dice, such as lot:WG"),
        (Phase::Rolling, Roll::Dice(dice)) => {
            let same = DICE
                .into_iter()
                .all(|die| dice[die.index()].is_some() == state.rolled.contains(die));
            if same {
                return Ok(());
            }
            let text = format!("`{roll}` cannot fall now: the dice {} are rolled", state.rolled);
            Err(Refusal::new("wrong-dice", text).with("roll", roll).with("dice", state.rolled))
        }
        (Phase::Rolling, _) => wrong("dice are rolled, such as 346215 or 3.6..1"),
        (Phase::Black | Phase::Picking | Phase::Closing | Phase::Over, _) => {
            wrong("no dice are due")
        }
    }
}

impl Enumerable for Clever {
    fn outcomes(&self, state: &State) -> Vec<(Roll, u32)> {
        match state.phase {
            Phase::First => (0..self.players).map(|at| (Roll::First(Seat(at)), 1)).collect(),
            Phase::Lot => lots(&state.faces).map(|dice| (Roll::Lot(dice), 1)).collect(),
            Phase::Rolling => {
                let mut rolls = vec![[None; 6]];
                for die in state.rolled.iter() {
                    let faces = |dice: &[Option<u8>; 6]| {
                        let dice = *dice;
                        (1..=6).map(move |face| {
                            let mut dice = dice;
                            dice[die.index()] = Some(face);
                            dice
                        })
                    };
                    rolls = rolls.iter().flat_map(faces).collect();
                }
                rolls.into_iter().map(|dice| (Roll::Dice(dice), 1)).collect()
            }
            Phase::Black | Phase::Picking | Phase::Closing | Phase::Over => Vec::new(),
        }
    }
}
