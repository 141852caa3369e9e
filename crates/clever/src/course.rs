//! The course of the game: rounds, turns, and their closing phases.

use turlaj_core::Audience::{All, Others};
use turlaj_core::{Counter, Out, Seat};

use crate::Clever;
use crate::actions::{drops, extras, pickable, takeable};
use crate::chain::{Chain, fill};
use crate::fits::gift_places;
use crate::marks::Sheet;
use crate::news::{News, tell};
use crate::pieces::{Die, DieSet, Gift};
use crate::sheet::{RoundGift, SHEET};
use crate::state::{Phase, State, Step};

/// Begins the next round (R1.8), or ends the game (R9.1).
pub(crate) fn begin_round<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    gather_dice(state);
    if state.round == rules.rounds() {
        state.phase = Phase::Over;
        out.tell(All, || News::ended(state));
        return;
    }
    state.round += 1;
    state.seat = state.first;
    state.passive = false;
    let gift = SHEET.rounds[usize::from(state.round) - 1];
    out.tell(All, || News::RoundBegins { round: state.round });
    match gift {
        RoundGift::Nothing => begin_turn(state, out),
        RoundGift::Bonus(bonus) => {
            for seat in state.seats() {
                state.player_mut(seat).sheet.record(bonus);
                tell(state, out, seat, || News::Earned { seat, bonus });
            }
            begin_turn(state, out);
        }
        RoundGift::Black => open_black(rules, state, out),
    }
}

/// R7.1.
fn open_black<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    open(state, Phase::Black);
    for seat in state.seats() {
        begin_black(state, seat, out);
    }
    close_if_all_ready(rules, state, out);
}

/// One seat's share of the black gifts; what is forced happens at once (R7.2, R7.3).
pub(crate) fn begin_black<O: Out<Clever>>(state: &mut State, seat: Seat, out: &mut O) {
    let has = |gift| !gift_places(state.sheet(seat), gift).is_empty();
    let forced = match (has(Gift::X), has(Gift::Six)) {
        (true, true) => {
            state.player_mut(seat).step = Step::Black;
            return;
        }
        (true, false) => Gift::X,
        (false, true) => Gift::Six,
        (false, false) => return,
    };
    if fill(state, seat, forced, out) == Chain::Ended {
        ready(state, seat);
    }
}

/// A sealed phase begins: the others see every sheet as it is now (R8.7).
fn open(state: &mut State, phase: Phase) {
    state.phase = phase;
    for player in &mut state.players {
        player.shown = player.sheet;
        player.step = Step::Ready;
    }
}

/// No die lies on the tray or on a dice field any more.
fn gather_dice(state: &mut State) {
    state.rolled = DieSet::ALL;
    state.tray = DieSet::NONE;
    state.picked.clear();
    state.rolls = 0;
    state.throws = Counter::default();
    state.faces = [0; 6];
}

/// Begins the turn of the seat whose turn it is (R3.1).
pub(crate) fn begin_turn<O: Out<Clever>>(state: &mut State, out: &mut O) {
    state.phase = Phase::Rolling;
    gather_dice(state);
    let seat = state.seat;
    state.player_mut(seat).turns.add();
    tell(state, out, seat, || News::TurnBegins { seat, passive: state.passive });
}

/// After a roll: the seat picks, unless nothing is left to choose (R3.10).
pub(crate) fn offer<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    let seat = state.seat;
    let can_pick = !pickable(state, seat).is_empty();
    let can_reroll = state.sheet(seat).rerolls.left() > 0;
    let must_name = drops(rules, state) && state.rolled.len() > 1;
    if can_pick || can_reroll || must_name {
        state.phase = Phase::Picking;
        state.player_mut(seat).step = Step::Pick;
        return;
    }
    let dropped = if drops(rules, state) { state.rolled.iter().next() } else { None };
    lose_roll(rules, state, dropped, out);
}

/// The roll brings nothing (R3.8, R3.9).
pub(crate) fn lose_roll<O: Out<Clever>>(
    rules: &Clever,
    state: &mut State,
    dropped: Option<Die>,
    out: &mut O,
) {
    let seat = state.seat;
    state.player_mut(seat).step = Step::Ready;
    tell(state, out, seat, || News::Unusable { seat, dropped });
    if let Some(die) = dropped {
        state.rolled = state.rolled.without(die);
        state.tray = state.tray.with(die);
    }
    go_on_rolling(rules, state, out);
}

/// After a pick is written: dice with lower faces go to the tray (R3.4).
pub(crate) fn sweep<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    let seat = state.seat;
    state.player_mut(seat).step = Step::Ready;
    let picked = *state.picked.last().expect("a die was picked");
    let low = swept(state, picked);
    state.rolled = state.rolled.minus(low);
    state.tray = state.tray.and(low);
    go_on_rolling(rules, state, out);
}

/// The dice that go to the tray when this one is picked: lower ones, after the third roll all.
pub(crate) fn swept(state: &State, picked: Die) -> DieSet {
    let low = |die| state.rolls == 3 || state.face(die) < state.face(picked);
    state.rolled.without(picked).only(low)
}

/// The dice that are rolled next; what they showed counts no more.
pub(crate) fn roll_again<O: Out<Clever>>(state: &mut State, out: &mut O) {
    state.phase = Phase::Rolling;
    for die in state.rolled.iter() {
        state.faces[die.index()] = 0;
    }
    out.tell(All, || News::dice_moved(state));
}

/// The next roll, or the closing phase where there is none (R3.5).
fn go_on_rolling<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    if state.rolls < 3 && !state.rolled.is_empty() {
        roll_again(state, out);
        return;
    }
    open_closing(rules, state, state.tray.and(state.rolled), out);
}

/// All other dice lie on the tray, and the closing phase begins (R8.1).
pub(crate) fn open_closing<O: Out<Clever>>(
    rules: &Clever,
    state: &mut State,
    tray: DieSet,
    out: &mut O,
) {
    out.turn_page();
    state.tray = tray;
    state.rolled = DieSet::NONE;
    out.tell(All, || News::dice_moved(state));
    open(state, Phase::Closing);
    for seat in state.seats() {
        begin_closing(rules, state, seat);
    }
    close_if_all_ready(rules, state, out);
}

/// One seat's share of a closing phase: a die of the tray, but not for the active seat; in a solo
/// player's passive turn for the same seat (R10.2).
pub(crate) fn begin_closing(rules: &Clever, state: &mut State, seat: Seat) {
    let active = seat == state.seat && !state.passive;
    if !active && !takeable(rules, state, seat).0.is_empty() {
        state.player_mut(seat).step = Step::Take;
    } else {
        offer_extra(rules, state, seat);
    }
}

/// Extra dice, if there are any that can be written; otherwise the seat is done (R8.5).
pub(crate) fn offer_extra(rules: &Clever, state: &mut State, seat: Seat) {
    let allowed = !state.passive || rules.solo_extra; // R10.5
    let some = allowed && !extras(state, seat).is_empty();
    state.player_mut(seat).step = if some { Step::Extra } else { Step::Ready };
}

/// A seat has nothing left to decide.
pub(crate) fn ready(state: &mut State, seat: Seat) {
    state.player_mut(seat).step = Step::Ready;
}

/// Turns the page once nobody has anything left to decide (R8.7).
pub(crate) fn close_if_all_ready<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    if !state.asked().is_empty() {
        return;
    }
    out.turn_page();
    let black = state.phase == Phase::Black;
    state.phase = Phase::Rolling;
    for seat in state.seats() {
        if state.player(seat).did_something() {
            out.tell(Others(seat), || News::opened(state, seat)); // Its owner has seen it happen.
        }
        let player = state.player_mut(seat);
        player.took = None;
        player.extra = DieSet::NONE;
        player.shown = Sheet::new();
    }
    if black {
        begin_turn(state, out);
    } else {
        next_turn(rules, state, out);
    }
}

/// R2.4, R10.1.
fn next_turn<O: Out<Clever>>(rules: &Clever, state: &mut State, out: &mut O) {
    if rules.is_solo() && !state.passive {
        state.passive = true;
        return begin_turn(state, out);
    }
    let next = state.seat.next(rules.players);
    if next == state.first {
        return begin_round(rules, state, out);
    }
    state.seat = next;
    begin_turn(state, out);
}
