//! Why an action is not allowed.

use turlaj_core::{Refusal, Seat};

use crate::Clever;
use crate::actions::{Action, beside_tray, drops, extras, legal, pickable, takeable};
use crate::fields::{Field, FieldSet};
use crate::fits::{blue_sum, die_places, gift_places, writable};
use crate::pieces::{Area, DICE, Die, Gift};
use crate::state::{Phase, State, Step};

pub(crate) fn check(
    rules: &Clever,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    if state.phase == Phase::Over {
        return Err(Refusal::over());
    }
    if !state.asked().contains(seat) {
        return Err(Refusal::not_asked());
    }
    let step = state.player(seat).step;
    match (step, action) {
        (Step::Pick, Action::Pick(die)) => pick(state, seat, die),
        (Step::Pick, Action::Drop(die)) => drop_die(rules, state, seat, die),
        (Step::Pick, Action::Pass) => pass(rules, state, seat),
        (Step::Pick, Action::Reroll) => match state.sheet(seat).rerolls.left() {
            0 => Err(Refusal::new("no-reroll", "no reroll is left")),
            _ => Ok(()),
        },
        (Step::Place(die), Action::Mark(field)) => place(state, seat, die, field),
        (Step::Fill(gift), Action::Mark(field)) => fill(state, seat, gift, field),
        (Step::Bonus, Action::Bonus(gift)) => {
            let waits = state.player(seat).pending.kinds().any(|kind| kind == gift);
            if waits { Ok(()) } else { Err(no_such_gift(gift)) }
        }
        (Step::Black, Action::Bonus(Gift::X | Gift::Six)) => Ok(()),
        (Step::Black, Action::Bonus(gift)) => Err(no_such_gift(gift)),
        (Step::Take, Action::Take(die)) => take(rules, state, seat, die),
        (Step::Take, Action::Skip) => match takeable(rules, state, seat) {
            (_, true) => Err(Refusal::new("must-take", "a die of the tray fits: take one")),
            (_, false) => Ok(()),
        },
        (Step::Extra, Action::Extra(die)) => extra(state, seat, die),
        (Step::Extra, Action::Done) => Ok(()),
        (step, _) => Err(not_now(step)),
    }
}

/// Something else is asked.
fn not_now(step: Step) -> Refusal {
    let (asked, text) = match step {
        Step::Ready => ("nothing", "nothing is to be decided now"),
        Step::Pick => ("pick", "pick one of the rolled dice first"),
        Step::Place(_) => ("place", "first say where the die is written"),
        Step::Bonus => ("bonus", "first say which bonus comes next"),
        Step::Fill(_) => ("fill", "first say where the bonus is used"),
        Step::Black => ("black", "first choose the black cross or the black 6"),
        Step::Take => ("take", "first take a die of the tray, or none"),
        Step::Extra => ("extra", "use an extra die, or be done"),
    };
    Refusal::new("not-now", text).with("asked", asked)
}

fn no_such_gift(gift: Gift) -> Refusal {
    Refusal::new("no-such-bonus", format!("no {gift} waits")).with("bonus", gift)
}

/// R3.7.
fn pick(state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    if !state.rolled.contains(die) {
        let text = format!("the {die} die is not among those just rolled");
        return Err(Refusal::new("not-rolled", text).with("die", die));
    }
    fits_somewhere(state, seat, die)
}

/// The die fits, or why it fits nowhere.
fn fits_somewhere(state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    if !die_places(state.sheet(seat), &state.faces, die).is_empty() {
        return Ok(());
    }
    if die == Die::W {
        let text = format!("white {} fits into none of the five areas", state.face(die));
        return Err(Refusal::new("white-nowhere", text).with("face", state.face(die)));
    }
    let sheet = state.sheet(seat);
    let area = die.areas()[0];
    let Some(next) = sheet.open(area).first() else {
        let text = format!("the area of the {die} die is full");
        return Err(Refusal::new("area-full", text).with("area", area));
    };
    Err(unfit(state, seat, die, next))
}

/// Why a die cannot be written into a field of one of its areas.
fn unfit(state: &State, seat: Seat, die: Die, field: Field) -> Refusal {
    let face = state.face(die);
    match field.area() {
        Area::Y => {
            let text = format!("no open yellow field has a {face}");
            Refusal::new("no-such-number", text).with("face", face)
        }
        Area::B => {
            let sum = blue_sum(&state.faces);
            let text = format!("blue and white show {sum} together, and that field is crossed");
            Refusal::new("sum-crossed", text).with("sum", sum)
        }
        Area::G => {
            let least = field.printed();
            let text = format!("the next green field needs at least {least}, not {face}");
            Refusal::new("too-low", text).with("least", least).with("face", face)
        }
        Area::O | Area::P => {
            let last = state.sheet(seat).numbers(Area::P).last().copied().unwrap_or_default();
            let text = format!("purple must rise above {last}, and {face} does not");
            Refusal::new("not-rising", text).with("last", last).with("face", face)
        }
    }
}

/// R3.9.
fn drop_die(rules: &Clever, state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    nothing_fits(state, seat)?;
    if !drops(rules, state) {
        let text = "no die is laid on the tray by choice now";
        return Err(Refusal::new("no-drop", text));
    }
    if !state.rolled.contains(die) {
        let text = format!("the {die} die is not among those just rolled");
        return Err(Refusal::new("not-rolled", text).with("die", die));
    }
    Ok(())
}

/// R3.8.
fn pass(rules: &Clever, state: &State, seat: Seat) -> Result<(), Refusal> {
    nothing_fits(state, seat)?;
    if drops(rules, state) {
        let text = "name the die that goes to the tray";
        return Err(Refusal::new("must-drop", text));
    }
    Ok(())
}

fn nothing_fits(state: &State, seat: Seat) -> Result<(), Refusal> {
    if pickable(state, seat).is_empty() {
        return Ok(());
    }
    Err(Refusal::new("must-pick", "a rolled die can be written: pick one"))
}

/// R4.1 to R4.7.
fn place(state: &State, seat: Seat, die: Die, field: Field) -> Result<(), Refusal> {
    let sheet = state.sheet(seat);
    if die_places(sheet, &state.faces, die).contains(field) {
        return Ok(());
    }
    is_open(state, seat, field)?;
    if !die.areas().contains(&field.area()) {
        let text = format!("the {die} die is not written there");
        return Err(Refusal::new("wrong-area", text).with("die", die).with("area", field.area()));
    }
    is_next(state, seat, field)?;
    let face = state.face(die);
    Err(match field.area() {
        Area::Y => {
            let text = format!("{field} needs a {}, and the die shows {face}", field.printed());
            Refusal::new("other-number", text).with("need", field.printed()).with("face", face)
        }
        Area::B => {
            let (need, sum) = (field.printed(), blue_sum(&state.faces));
            let text = format!("{field} needs {need}, and blue and white show {sum} together");
            Refusal::new("other-sum", text).with("need", need).with("sum", sum)
        }
        Area::G | Area::O | Area::P => unfit(state, seat, die, field),
    })
}

fn is_open(state: &State, seat: Seat, field: Field) -> Result<(), Refusal> {
    if state.sheet(seat).marked().contains(field) {
        let text = format!("{field} is marked already");
        return Err(Refusal::new("marked", text).with("field", field));
    }
    Ok(())
}

/// R4.4 to R4.6: from left to right.
fn is_next(state: &State, seat: Seat, field: Field) -> Result<(), Refusal> {
    let area = field.area();
    if matches!(area, Area::Y | Area::B) {
        return Ok(());
    }
    match state.sheet(seat).next(area) {
        Some(next) if next != field => {
            let text = format!("the next field there is {next}: none is left out");
            Err(Refusal::new("not-next", text).with("next", next))
        }
        _ => Ok(()),
    }
}

/// R5.5, R5.6.
fn fill(state: &State, seat: Seat, gift: Gift, field: Field) -> Result<(), Refusal> {
    if gift_places(state.sheet(seat), gift).contains(field) {
        return Ok(());
    }
    is_open(state, seat, field)?;
    if !gift.areas().contains(&field.area()) {
        let text = format!("the bonus {gift} is not used there");
        return Err(Refusal::new("wrong-bonus-area", text)
            .with("bonus", gift)
            .with("area", field.area()));
    }
    is_next(state, seat, field)
}

/// R8.2, R8.4.
fn take(rules: &Clever, state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    let (dice, _) = takeable(rules, state, seat);
    if dice.contains(die) {
        return Ok(());
    }
    if state.tray.contains(die) {
        return fits_somewhere(state, seat, die);
    }
    let tray_fits = !writable(state.sheet(seat), &state.faces, state.tray).is_empty();
    if tray_fits || !beside_tray(rules, state).contains(die) {
        let text = format!("the {die} die is not on the tray, and one that is there fits");
        return Err(Refusal::new("not-on-tray", text).with("die", die));
    }
    fits_somewhere(state, seat, die)
}

/// R8.5, R8.6.
fn extra(state: &State, seat: Seat, die: Die) -> Result<(), Refusal> {
    if extras(state, seat).contains(die) {
        return Ok(());
    }
    if state.player(seat).extra.contains(die) {
        let text = format!("the {die} die was used as an extra die already");
        return Err(Refusal::new("extra-twice", text).with("die", die));
    }
    fits_somewhere(state, seat, die)
}

/// What a player could expect to be possible, and why it is not: every die, every open field, a
/// reroll, doing nothing.
pub(crate) fn refused(rules: &Clever, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
    let Some(player) = state.players.get(seat.index()) else { return Vec::new() };
    let dice = |action: fn(Die) -> Action| DICE.map(action).to_vec();
    let mut wished = match player.step {
        Step::Ready | Step::Bonus | Step::Black => Vec::new(),
        Step::Pick => dice(Action::Pick),
        Step::Place(_) | Step::Fill(_) => {
            let open = Field::all().filter(|field| !player.sheet.marked().contains(*field));
            open.collect::<FieldSet>().iter().map(Action::Mark).collect()
        }
        Step::Take => dice(Action::Take),
        Step::Extra => dice(Action::Extra),
    };
    match player.step {
        Step::Pick => wished.extend([Action::Pass, Action::Reroll]),
        Step::Take => wished.push(Action::Skip),
        _ => {}
    }
    let mut allowed = Vec::new();
    legal(rules, state, seat, &mut allowed);
    let why_not = |action| Some((action, check(rules, state, seat, action).err()?));
    wished.into_iter().filter(|action| !allowed.contains(action)).filter_map(why_not).collect()
}
