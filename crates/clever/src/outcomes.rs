//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{DiceFaces, DieKind, Due, Refusal, Seat, Throw, notation_as_serde};

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

#[inline]
fn throw(state: &State) -> Throw {
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        _ => Throw::Turn {
            seat: state.seat,
            turn: state.player(state.seat).turns.0,
            roll: state.throws.0 + 1,
        },
    }
}

/// The dice that are due.
#[inline]
pub(crate) fn due(rules: &Clever, state: &State) -> Due {
    let mut due = Due::new(throw(state));
    match state.phase {
        Phase::First => due.add(1, u32::from(rules.players), None),
        Phase::Lot => {
            let die = lot_die(&state.faces);
            due.add(die, u32::from(die), None);
        }
        Phase::Rolling => {
            for die in state.rolled.iter() {
                let at = die.index() as u8;
                due.add(at + 1, 6, Some(at));
            }
        }
        Phase::Black | Phase::Picking | Phase::Closing | Phase::Over => {}
    }
    due
}

/// The roll that these faces give.
#[inline]
pub(crate) fn read(state: &State, faces: &[u32]) -> Roll {
    let one = faces.first().copied().unwrap_or_default();
    match state.phase {
        Phase::First => Roll::First(Seat(one as u8)),
        Phase::Lot => {
            let lot = lots(&state.faces).nth(one as usize);
            Roll::Lot(lot.expect("a lot shows one of the possible sets"))
        }
        _ => {
            let mut dice = [None; 6];
            for (die, face) in state.rolled.iter().zip(faces) {
                dice[die.index()] = Some(*face as u8 + 1);
            }
            Roll::Dice(dice)
        }
    }
}

/// One kind per colour.
pub(crate) fn kinds() -> Vec<DieKind> {
    let names = ["W", "Y", "B", "G", "O", "P"];
    names.map(|name| DieKind::new(name, (1..=6).map(|face: u8| face.to_string()))).to_vec()
}

/// The faces that give this roll, or why it cannot fall.
pub(crate) fn faces(rules: &Clever, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    let one = |face: u32| Ok(DiceFaces::from_iter([face]));
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => one(u32::from(seat.0)),
        (Phase::First, _) => wrong("the first seat is drawn, such as first:2"),
        (Phase::Lot, Roll::Lot(dice)) => {
            if let Some(lot) = lots(&state.faces).position(|lot| lot == *dice) {
                return one(lot as u32);
            }
            let (_, tied, wanted) = lowest(&state.faces);
            let text = format!("`{roll}` cannot fall now: {wanted} of the dice {tied} are drawn");
            Err(Refusal::new("wrong-dice", text).with("roll", roll).with("dice", tied))
        }
        (Phase::Lot, _) => wrong("a lot falls between equal dice, such as lot:WG"),
        (Phase::Rolling, Roll::Dice(dice)) => {
            let same = DICE
                .into_iter()
                .all(|die| dice[die.index()].is_some() == state.rolled.contains(die));
            if same {
                return Ok(dice.iter().flatten().map(|face| u32::from(*face) - 1).collect());
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
