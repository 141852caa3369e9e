//! What a seat can decide, and all that is legal.

use turlaj_core::{Seat, notation_as_serde};

use crate::Clever;
use crate::fields::Field;
use crate::fits::{die_places, gift_places, writable};
use crate::options::Unusable;
use crate::pieces::{Die, DieSet, Gift};
use crate::state::{State, Step};

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Pick one of the rolled dice and write it (R3.3).
    Pick(Die),
    /// Lay one die of an unusable roll on the tray (R3.9).
    Drop(Die),
    /// Accept that a roll brings nothing (R3.8).
    Pass,
    /// Spend a reroll: the dice just rolled are rolled again (R6.2).
    Reroll,
    /// Mark this field with the die or gift in hand.
    Mark(Field),
    /// Use this gift next (R5.4, R7.2).
    Bonus(Gift),
    /// Take a die of the tray, or one beside it (R8.2, R8.4).
    Take(Die),
    /// Take no die (R8.3).
    Skip,
    /// Spend an extra die on this die (R8.5).
    Extra(Die),
    /// Spend no more extra dice.
    Done,
}

notation_as_serde!(Action);

/// Appends all legal actions, in the order of dice, gifts and fields.
pub(crate) fn legal(rules: &Clever, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some(player) = state.players.get(seat.index()) else { return };
    match player.step {
        Step::Ready => {}
        Step::Pick => {
            let dice = pickable(state, seat);
            out.extend(dice.iter().map(Action::Pick));
            if dice.is_empty() && drops(rules, state) {
                out.extend(state.rolled.iter().map(Action::Drop));
            } else if dice.is_empty() {
                out.push(Action::Pass);
            }
            if player.sheet.rerolls.left() > 0 {
                out.push(Action::Reroll);
            }
        }
        Step::Place(die) => {
            out.extend(die_places(&player.sheet, &state.faces, die).iter().map(Action::Mark));
        }
        Step::Bonus => out.extend(player.pending.kinds().map(Action::Bonus)),
        Step::Fill(gift) => out.extend(gift_places(&player.sheet, gift).iter().map(Action::Mark)),
        Step::Black => out.extend([Gift::X, Gift::Six].map(Action::Bonus)),
        Step::Take => {
            let (dice, duty) = takeable(rules, state, seat);
            out.extend(dice.iter().map(Action::Take));
            if !duty {
                out.push(Action::Skip);
            }
        }
        Step::Extra => {
            out.extend(extras(state, seat).iter().map(Action::Extra));
            out.push(Action::Done);
        }
    }
}

/// The rolled dice that can be written (R3.7).
pub(crate) fn pickable(state: &State, seat: Seat) -> DieSet {
    writable(state.sheet(seat), &state.faces, state.rolled)
}

/// Whether one die of an unusable roll goes to the tray (R3.9): not after the third roll.
pub(crate) fn drops(rules: &Clever, state: &State) -> bool {
    rules.unusable == Unusable::Tray && state.rolls < 3
}

/// The dice that a passive seat can take, and whether it must take one (R8.2 to R8.4).
pub(crate) fn takeable(rules: &Clever, state: &State, seat: Seat) -> (DieSet, bool) {
    let sheet = state.sheet(seat);
    let tray = writable(sheet, &state.faces, state.tray);
    if !tray.is_empty() {
        return (tray, !rules.may_skip);
    }
    (writable(sheet, &state.faces, beside_tray(rules, state)), false)
}

/// The dice that serve where none of the tray does (R8.4, R10.4).
pub(crate) fn beside_tray(rules: &Clever, state: &State) -> DieSet {
    match state.passive {
        false => state.picked.iter().copied().collect(),
        true if rules.solo_fallback => DieSet::ALL.minus(state.tray),
        true => DieSet::NONE,
    }
}

/// The dice that a seat can use as extra dice (R8.5, R8.6).
pub(crate) fn extras(state: &State, seat: Seat) -> DieSet {
    let player = state.player(seat);
    if player.sheet.extras.left() == 0 {
        return DieSet::NONE;
    }
    writable(&player.sheet, &state.faces, DieSet::ALL.minus(player.extra))
}

/// Nothing where that is possible; otherwise the first legal action, and no reroll.
pub(crate) fn fallback(rules: &Clever, state: &State, seat: Seat) -> Option<Action> {
    let mut all = Vec::new();
    legal(rules, state, seat, &mut all);
    let nothing = |action: &Action| matches!(action, Action::Pass | Action::Skip | Action::Done);
    all.iter().copied().find(nothing).or_else(|| all.first().copied())
}
