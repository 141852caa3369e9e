//! Why something is not allowed.

use turlaj_core::{Refusal, Seat};

use crate::Ziomek;
use crate::actions::Action;
use crate::blocks::LANE;
use crate::pieces::{Colour, Laid, Side};
use crate::state::{Builder, Phase, State};

pub(crate) fn check(
    rules: &Ziomek,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let asked = match state.phase {
        Phase::Over => return Err(Refusal::over()),
        Phase::First | Phase::Rolling | Phase::Countdown => false,
        Phase::Pair => seat == state.roller,
        Phase::Building => seat.0 < rules.players,
        Phase::Checked => state.seats.get(seat.index()).is_some_and(|builder| !builder.ready),
    };
    if !asked {
        return Err(Refusal::not_asked());
    }
    let builder = &state.seats[seat.index()];
    match (state.phase, action) {
        (Phase::Pair, Action::Use(colour)) => pair(state, colour),
        (Phase::Building, Action::Drop(laid)) => drop(builder, laid),
        (Phase::Building, Action::Turn(side)) => turn(builder, side),
        (Phase::Building, Action::Flip) => top(builder).map(|_| ()),
        (Phase::Building, Action::Down(levels)) => down(builder, levels),
        (Phase::Building, Action::Shout) => Ok(()), // R5.1
        (Phase::Building, Action::Agree) if builder.agreed => {
            Err(Refusal::new("agreed", "this seat agrees already"))
        }
        (Phase::Building, Action::Agree) => Ok(()),
        (Phase::Building, Action::Withdraw) if builder.agreed => Ok(()),
        (Phase::Building, Action::Withdraw) => {
            Err(Refusal::new("not-agreed", "this seat has not agreed"))
        }
        (Phase::Checked, Action::Ready) => Ok(()),
        _ => Err(Refusal::new("not-now", "this cannot be done now")),
    }
}

/// R3.5.
fn pair(state: &State, colour: Colour) -> Result<(), Refusal> {
    let paired = state.asked_for().pair().is_some_and(|pair| pair.contains(&colour));
    if paired {
        return Ok(());
    }
    let text = format!("`{colour}` is not one of the two");
    Err(Refusal::new("not-paired", text).with("colour", colour))
}

/// R4.2.
fn drop(builder: &Builder, laid: Laid) -> Result<(), Refusal> {
    let piece = laid.piece();
    if builder.uses(piece) {
        let text = format!("piece {piece} is in the stack already");
        return Err(Refusal::new("piece-used", text).with("piece", piece));
    }
    let most = LANE - laid.width();
    if !(0..=most).contains(&laid.x) {
        let text = format!("the left edge of piece {piece} must be from 0 to {most}");
        return Err(Refusal::new("off-table", text).with("piece", piece).with("most", most));
    }
    Ok(())
}

fn top(builder: &Builder) -> Result<Laid, Refusal> {
    let nothing = || Refusal::new("nothing-there", "there is nothing in this stack");
    builder.stack.last().copied().ok_or_else(nothing)
}

/// R4.3.
fn turn(builder: &Builder, side: Side) -> Result<(), Refusal> {
    let top = top(builder)?;
    let piece = top.piece();
    if !piece.sides().contains(&side) {
        let text = format!("piece {piece} has no side {side}");
        return Err(Refusal::new("no-such-side", text).with("piece", piece).with("side", side));
    }
    if top.pose.side() == side {
        let text = format!("piece {piece} shows side {side} already");
        return Err(Refusal::new("same-side", text).with("piece", piece).with("side", side));
    }
    Ok(())
}

/// R4.4.
fn down(builder: &Builder, levels: u8) -> Result<(), Refusal> {
    top(builder)?;
    let have = builder.stack.len();
    if usize::from(levels) > have {
        let text = format!("the stack has only {have} levels");
        return Err(Refusal::new("too-many-levels", text).with("have", have));
    }
    Ok(())
}

/// What a player could expect to be possible, and why it is not: while the roller chooses, all four
/// colours; while all build, what the top piece refuses.
pub(crate) fn refused(rules: &Ziomek, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
    let wished: Vec<Action> = match state.phase {
        Phase::Pair if seat == state.roller => crate::COLOURS.map(Action::Use).to_vec(),
        Phase::Building => {
            vec![Action::Flip, Action::Down(1), Action::Agree, Action::Withdraw]
        }
        _ => Vec::new(),
    };
    let why_not = |action| Some((action, check(rules, state, seat, action).err()?));
    wished.into_iter().filter_map(why_not).collect()
}
