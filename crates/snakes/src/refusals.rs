//! Why an action is not allowed.

use turlaj_core::{Refusal, Seat};

use crate::Snakes;
use crate::actions::{Action, fits_anywhere};
use crate::pieces::{DICE, Die, Face, Piece};
use crate::snake::{End, Misfit, Way};
use crate::state::{Phase, State};

pub(crate) fn check(
    rules: &Snakes,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::over());
    }
    if matches!(state.phase, Phase::First | Phase::Rolling) || seat != state.seat {
        return Err(Refusal::not_asked());
    }
    match (state.phase, action) {
        (Phase::Choose, Action::Roll(die)) => roll(state, die),
        (Phase::Plus, Action::Roll(die)) => roll_again(rules, state, die),
        (Phase::Place, Action::Put { snake, end, way }) => put(state, snake, end, way),
        (Phase::Place, Action::New) => new(state),
        (Phase::Plus, Action::Take { snake, end }) => take(state, snake, end),
        (Phase::Plus, Action::Stop) => Ok(()),
        (Phase::Give, Action::Give(to)) => give(rules, seat, to),
        _ => Err(Refusal::new("not-now", "this is not what has to be decided now")),
    }
}

/// R3.1, R3.2.
fn roll(state: &State, die: Die) -> Result<(), Refusal> {
    if state.hand().dice(die) == 0 {
        let text = format!("there is no die `{die}` in this hand");
        return Err(Refusal::new("no-die", text).with("die", die));
    }
    if state.rollable().all(|other| other != die) {
        return Err(Refusal::new("green-first", "the first turn is with a green die"));
    }
    Ok(())
}

/// R6.4.
fn roll_again(rules: &Snakes, state: &State, die: Die) -> Result<(), Refusal> {
    roll(state, die)?;
    if state.rollable_again(rules).all(|other| other != die) {
        let text = "after a `+` only the die just taken may be rolled again";
        return Err(Refusal::new("only-taken", text).with("die", die));
    }
    Ok(())
}

/// R3.3, and chapter 4.
fn put(state: &State, number: u8, end: End, way: Option<Way>) -> Result<(), Refusal> {
    let Some(Face::Piece(piece)) = state.face else { return Err(Refusal::not_asked()) };
    let at = state.find(number).ok_or_else(|| no_snake(number))?;
    let why = |code, text: String| {
        Refusal::new(code, text).with("snake", number).with("end", end).with("piece", piece)
    };
    state.snakes[at].snake.check(end, piece, way).map_err(|misfit| match misfit {
        Misfit::Complete => why("snake-complete", format!("snake {number} is complete")),
        Misfit::Closed => why("end-closed", format!("end {end} of snake {number} is closed")),
        Misfit::HeadTwice => why("head-twice", format!("snake {number} has a head already")),
        Misfit::TailTwice => why("tail-twice", format!("snake {number} has a tail already")),
        Misfit::NeedsWay => why("needs-turn", "a curve turns left or right: L or R".to_string()),
        Misfit::NoWay => why("no-turn", "only a curve can be turned".to_string()),
        Misfit::Curls => {
            why("curls", format!("snake {number} would curl up and could not be finished"))
        }
    })
}

fn no_snake(number: u8) -> Refusal {
    Refusal::new("no-snake", format!("there is no snake {number}")).with("snake", number)
}

/// R3.4.
fn new(state: &State) -> Result<(), Refusal> {
    match state.face {
        Some(Face::Piece(piece)) if fits_anywhere(state, piece) => {
            let text = "the piece fits to a snake: it must be attached";
            Err(Refusal::new("must-attach", text).with("piece", piece))
        }
        _ => Ok(()),
    }
}

/// R6.2, R6.3.
fn take(state: &State, number: u8, end: End) -> Result<(), Refusal> {
    let at = state.find(number).ok_or_else(|| no_snake(number))?;
    if state.taken.is_some() {
        return Err(Refusal::new("taken", "a `+` is good for one die"));
    }
    if state.snakes[at].snake.at_end(end).is_none() {
        let text = format!("snake {number} is one die: its only end is a");
        return Err(Refusal::new("no-end", text).with("snake", number));
    }
    Ok(())
}

/// R7.2.
fn give(rules: &Snakes, seat: Seat, to: Seat) -> Result<(), Refusal> {
    if to.0 >= rules.players {
        let text = format!("there is no seat {to}");
        return Err(Refusal::new("no-such-seat", text).with("seat", to));
    }
    if to == seat {
        return Err(Refusal::new("give-self", "the die goes to another player"));
    }
    Ok(())
}

/// What a player could expect to be possible, and why it is not: both dice, every end of every
/// snake, a new snake.
pub(crate) fn refused(rules: &Snakes, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
    if seat != state.seat {
        return Vec::new();
    }
    let numbers = || state.snakes.iter().map(|lying| lying.number);
    let mut wished = Vec::new();
    match state.phase {
        Phase::Choose => wished.extend(DICE.map(Action::Roll)),
        Phase::Place => {
            let ways: &[Option<Way>] = match state.face {
                Some(Face::Piece(Piece::C)) => &[Some(Way::L), Some(Way::R)],
                _ => &[None],
            };
            for snake in numbers() {
                for end in End::BOTH {
                    wished.extend(ways.iter().map(|&way| Action::Put { snake, end, way }));
                }
            }
            wished.push(Action::New);
        }
        Phase::Plus => {
            let both = |snake| End::BOTH.map(|end| Action::Take { snake, end });
            wished.extend(numbers().flat_map(both));
            wished.extend(DICE.map(Action::Roll));
        }
        Phase::First | Phase::Rolling | Phase::Give | Phase::Over => {}
    }
    let why_not = |action| Some((action, check(rules, state, seat, action).err()?));
    wished.into_iter().filter_map(why_not).collect()
}
