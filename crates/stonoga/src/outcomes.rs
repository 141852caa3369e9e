//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{
    Address, Dice, DieKind, Enumerable, Refusal, Seat, Sight, Throw, notation_as_serde,
};

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

/// The steps of the setup count 1, 2, … over those that the options switch on; telling the tails
/// that were kept is one step more.
pub(crate) fn throw(rules: &Stonoga, state: &State) -> Throw {
    let drawn = u32::from(rules.first.is_none());
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        Phase::Tails => Throw::Setup { step: drawn + 1, roll: dealt(state) as u32 + 1 },
        Phase::Golden { rolled, .. } => {
            Throw::Setup { step: drawn + u32::from(rules.tails) + 1, roll: rolled + 1 }
        }
        Phase::Telling { told } => {
            let steps = drawn + u32::from(rules.tails) + u32::from(rules.golden);
            Throw::Setup { step: steps + 1, roll: u32::from(told) + 1 }
        }
        Phase::Rolling | Phase::Deciding | Phase::Over => Throw::Turn {
            seat: state.seat,
            turn: state.seats[state.seat.index()].turns,
            roll: u32::from(state.rolls) + 1,
        },
    }
}

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

/// Who may be told what falls now: a tail is dealt to its owner alone (R8.2).
pub(crate) fn sight(state: &State) -> Sight {
    match state.phase {
        Phase::Tails => Sight::Only(Seat(dealt(state) as u8)),
        _ => Sight::All,
    }
}

/// Takes the dice that a chance node waits for.
pub(crate) fn roll(rules: &Stonoga, state: &State, dice: &mut dyn Dice) -> Roll {
    let throw = throw(rules, state);
    let mut face = |die: u8| FACES[dice.die(throw.die(die), 6) as usize];
    match state.phase {
        Phase::Golden { .. } => Roll::Golden(face(1)),
        Phase::Rolling | Phase::Deciding | Phase::Over => {
            let mut faces = [None; 4];
            for die in state.rolling.iter() {
                faces[die] = Some(face(die as u8 + 1));
            }
            Roll::Dice(faces)
        }
        Phase::First => Roll::First(Seat(dice.die(throw.die(1), u32::from(rules.players)) as u8)),
        Phase::Tails | Phase::Telling { .. } => {
            let left = tails_left(state).count() as u32;
            let lot = dice.die(throw.die(tail_die(state)), left) as usize;
            Roll::Tail(tails_left(state).nth(lot).expect("dice show one of their faces"))
        }
    }
}

/// Names every die of a roll.
pub(crate) fn faces(
    rules: &Stonoga,
    state: &State,
    roll: &Roll,
    each: &mut dyn FnMut(Address, u32, u32),
) {
    let throw = throw(rules, state);
    match roll {
        Roll::First(seat) => each(throw.die(1), u32::from(rules.players), u32::from(seat.0)),
        Roll::Tail(tail) => {
            let lot = tails_left(state).position(|left| left == *tail).unwrap_or_default();
            each(throw.die(tail_die(state)), tails_left(state).count() as u32, lot as u32);
        }
        Roll::KeptTail => {} // The lot has fallen, but nobody says how.
        Roll::Golden(face) => each(throw.die(1), 6, face.index()),
        Roll::Dice(dice) => {
            for (die, face) in dice.iter().enumerate() {
                if let Some(face) = face {
                    each(throw.die(die as u8 + 1), 6, face.index());
                }
            }
        }
    }
}

/// All dice are alike (R1.1); those that place golden shoes prepare the game.
pub(crate) fn kinds() -> Vec<DieKind> {
    vec![DieKind::new("die", FACES.map(|face| face.to_string()))]
}

/// What the dice of a turn show.
pub(crate) fn shown(roll: &Roll, each: &mut dyn FnMut(usize, &str)) {
    match roll {
        Roll::Dice(dice) => dice.iter().flatten().for_each(|face| each(0, &face.to_string())),
        Roll::First(_) | Roll::Tail(_) | Roll::KeptTail | Roll::Golden(_) => {}
    }
}

/// Whether dice could have fallen like this.
pub(crate) fn check(rules: &Stonoga, state: &State, roll: &Roll) -> Result<(), Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => Ok(()),
        (Phase::First, _) => wrong("the first seat is drawn, such as first:2"),
        (Phase::Tails | Phase::Telling { .. }, Roll::Tail(tail)) => {
            let left = tails_left(state).any(|left| left == *tail);
            if left { Ok(()) } else { wrong("this tail is dealt already") }
        }
        (Phase::Tails, Roll::KeptTail) => Ok(()), // R8.4
        (Phase::Tails, _) => wrong("a tail is dealt, such as tail:RY"),
        (Phase::Telling { .. }, _) => wrong("a tail that was kept is told, such as tail:RY"),
        (Phase::Golden { .. }, Roll::Golden(_)) => Ok(()),
        (Phase::Golden { .. }, _) => wrong("one die places a golden shoe, such as gold:R"),
        (Phase::Rolling, Roll::Dice(dice)) => {
            let same = (0..4).all(|die| dice[die].is_some() == state.rolling.contains(die));
            if same {
                return Ok(());
            }
            let text = format!("`{roll}` cannot fall now: dice {} are rolled", state.rolling);
            Err(Refusal::new("wrong-dice", text).with("roll", roll).with("dice", state.rolling))
        }
        (Phase::Rolling, _) => wrong("dice are rolled, such as RY*K"),
        (Phase::Deciding | Phase::Over, _) => wrong("no dice are due"),
    }
}

impl Enumerable for Stonoga {
    fn outcomes(&self, state: &State) -> Vec<(Roll, u32)> {
        let weighed = |roll| (roll, 1);
        match state.phase {
            Phase::First => (0..self.players).map(|at| weighed(Roll::First(Seat(at)))).collect(),
            Phase::Tails | Phase::Telling { .. } => {
                tails_left(state).map(|tail| weighed(Roll::Tail(tail))).collect()
            }
            Phase::Golden { .. } => FACES.map(|face| weighed(Roll::Golden(face))).to_vec(),
            Phase::Rolling => {
                let mut rolls = vec![[None; 4]];
                for die in state.rolling.iter() {
                    rolls = rolls
                        .iter()
                        .flat_map(|dice| {
                            FACES.map(|face| {
                                let mut dice = *dice;
                                dice[die] = Some(face);
                                dice
                            })
                        })
                        .collect();
                }
                rolls.into_iter().map(|dice| weighed(Roll::Dice(dice))).collect()
            }
            Phase::Deciding | Phase::Over => Vec::new(),
        }
    }
}
