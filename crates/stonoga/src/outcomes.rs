//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{DiceFaces, DieKind, Due, Refusal, Seat, Sight, Throw, notation_as_serde};

use crate::Stonoga;
use crate::pieces::{FACES, Face, TAILS, Tail};
use crate::state::{Held, Phase, State};

/// What dice and lots can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The lot for the first seat (R2.5).
    First(Seat),
    /// The tail dealt to the next seat (R8.1), or at the end the one that it kept (R8.5).
    Tail(Tail),
    /// A tail that its owner keeps hidden until the end (R8.4): dice never show it, people type it.
    KeptTail,
    /// The die that places a golden shoe (R9.1).
    Golden(Face),
    /// The dice of a turn; `None` for those left lying.
    Dice([Option<Face>; 4]),
}

notation_as_serde!(Roll);

/// How many tails are dealt already; they go to the seats in order.
pub(crate) fn dealt(state: &State) -> usize {
    state.seats.iter().filter(|seat| seat.tail != Held::Nothing).count()
}

/// The tails that nobody is known to have.
pub(crate) fn tails_left(state: &State) -> impl Iterator<Item = Tail> {
    TAILS.into_iter().filter(|tail| state.seats.iter().all(|seat| seat.tail.known() != Some(*tail)))
}

/// The number of the die that draws a tail: more tails are left where some are kept, and how many
/// faces a die has must follow from its address.
fn tail_die(state: &State) -> u8 {
    1 + state.seats.iter().filter(|seat| seat.tail == Held::Kept).count() as u8
}

/// Where the next roll stands. The steps of the setup count 1, 2, … over those that the options
/// switch on; telling the tails that were kept is one step more.
#[inline]
fn throw(rules: &Stonoga, state: &State) -> Throw {
    let drawn = u32::from(rules.first.is_none());
    match state.phase {
        Phase::Rolling | Phase::Deciding | Phase::Over => Throw::Turn {
            seat: state.seat,
            turn: state.seats[state.seat.index()].turns.0,
            roll: u32::from(state.rolls) + 1,
        },
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        Phase::Tails => Throw::Setup { step: drawn + 1, roll: dealt(state) as u32 + 1 },
        Phase::Golden { rolled, .. } => {
            Throw::Setup { step: drawn + u32::from(rules.tails) + 1, roll: rolled.0 + 1 }
        }
        Phase::Telling { told } => {
            let steps = drawn + u32::from(rules.tails) + u32::from(rules.golden);
            Throw::Setup { step: steps + 1, roll: told.0 + 1 }
        }
    }
}

/// The dice that are due.
#[inline]
pub(crate) fn due(rules: &Stonoga, state: &State) -> Due {
    let mut due = Due::new(throw(rules, state));
    match state.phase {
        Phase::Rolling => {
            for die in state.rolling.iter() {
                due.add(die as u8 + 1, 6, Some(0));
            }
        }
        Phase::First => due.add(1, u32::from(rules.players), None),
        Phase::Golden { .. } => due.add(1, 6, None),
        Phase::Tails | Phase::Telling { .. } => {
            due.add(tail_die(state), tails_left(state).count() as u32, None);
            if state.phase == Phase::Tails {
                due.sight = Sight::Only(Seat(dealt(state) as u8)); // R8.2
            }
        }
        Phase::Deciding | Phase::Over => {}
    }
    due
}

/// The roll that these faces give.
#[inline]
pub(crate) fn read(state: &State, faces: &[u32]) -> Roll {
    let one = faces.first().copied().unwrap_or_default();
    match state.phase {
        Phase::Rolling | Phase::Deciding | Phase::Over => {
            let mut dice = [None; 4];
            for (die, face) in state.rolling.iter().zip(faces) {
                dice[die] = Some(FACES[*face as usize]);
            }
            Roll::Dice(dice)
        }
        Phase::First => Roll::First(Seat(one as u8)),
        Phase::Golden { .. } => Roll::Golden(FACES[one as usize]),
        Phase::Tails | Phase::Telling { .. } => {
            let tail = tails_left(state).nth(one as usize);
            Roll::Tail(tail.expect("a lot shows one of the tails that are left"))
        }
    }
}

/// All dice are alike (R1.1); those that place golden shoes prepare the game.
pub(crate) fn kinds() -> Vec<DieKind> {
    vec![DieKind::new("die", FACES.map(|face| face.to_string()))]
}

/// The faces that give this roll, or why it cannot fall.
pub(crate) fn faces(rules: &Stonoga, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    let one = |face: u32| Ok(DiceFaces::from_iter([face]));
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => one(u32::from(seat.0)),
        (Phase::First, _) => wrong("the first seat is drawn, such as first:2"),
        (Phase::Tails | Phase::Telling { .. }, Roll::Tail(tail)) => {
            match tails_left(state).position(|left| left == *tail) {
                Some(lot) => one(lot as u32),
                None => wrong("this tail is dealt already"),
            }
        }
        (Phase::Tails, Roll::KeptTail) => Ok(DiceFaces::new()), // R8.4: nobody says how the lot fell.
        (Phase::Tails, _) => wrong("a tail is dealt, such as tail:RY"),
        (Phase::Telling { .. }, _) => wrong("a tail that was kept is told, such as tail:RY"),
        (Phase::Golden { .. }, Roll::Golden(face)) => one(face.index()),
        (Phase::Golden { .. }, _) => wrong("one die places a golden shoe, such as gold:R"),
        (Phase::Rolling, Roll::Dice(dice)) => {
            let same = (0..4).all(|die| dice[die].is_some() == state.rolling.contains(die));
            if same {
                return Ok(dice.iter().flatten().map(|face| face.index()).collect());
            }
            let text = format!("`{roll}` cannot fall now: dice {} are rolled", state.rolling);
            Err(Refusal::new("wrong-dice", text).with("roll", roll).with("dice", state.rolling))
        }
        (Phase::Rolling, _) => wrong("dice are rolled, such as RY*K"),
        (Phase::Deciding | Phase::Over, _) => wrong("no dice are due"),
    }
}
