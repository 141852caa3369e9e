//! What a seat can decide, and all that is legal.

use turlaj_core::{Seat, notation_as_serde};

use crate::fits::{Shown, fitting};
use crate::pieces::Tile;
use crate::state::{Phase, State};
use crate::{Edition, Stonoga};

/// A set of the four dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DiceSet(pub(crate) u8);

impl DiceSet {
    /// All four dice.
    pub const ALL: DiceSet = DiceSet(0b1111);
    /// No die.
    pub const NONE: DiceSet = DiceSet(0);

    /// The set of the dice at these positions, counted from 0.
    pub fn of(dice: impl IntoIterator<Item = usize>) -> DiceSet {
        DiceSet(dice.into_iter().filter(|&die| die < 4).fold(0, |set, die| set | 1 << die))
    }

    /// Every set with at least one die.
    pub fn some() -> impl Iterator<Item = DiceSet> {
        (1..16).map(DiceSet)
    }

    /// Whether the die at this position, counted from 0, is in the set.
    pub fn contains(self, die: usize) -> bool {
        self.0 & (1 << die) != 0
    }

    /// The positions in the set, counted from 0.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..4).filter(move |&die| self.contains(die))
    }
}

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take a tile from the middle (R4.2): this kind, the copy without or with a golden shoe.
    Take {
        /// Which kind.
        tile: Tile,
        /// Whether it carries a golden shoe.
        golden: bool,
    },
    /// Take the last tile of another centipede (R6.1).
    Steal {
        /// Which tile.
        tile: Tile,
        /// Whose.
        from: Seat,
    },
    /// Lay a smallest tile face down (R10.1).
    Lose {
        /// Which kind.
        tile: Tile,
        /// Whether it carries a golden shoe.
        golden: bool,
    },
    /// End the turn empty-handed (R4.4).
    Pass,
    /// Roll these dice again (R3.2).
    Roll(DiceSet),
    /// Discard the bare foot and roll these dice again (R7.2).
    Foot(DiceSet),
}

notation_as_serde!(Action);

impl Action {
    /// The shoes that this action brings at once.
    pub fn shoes(self) -> u8 {
        match self {
            Action::Take { tile, golden } => tile.shoes() + u8::from(golden),
            Action::Steal { tile, .. } => tile.shoes(),
            Action::Lose { .. } | Action::Pass | Action::Roll(_) | Action::Foot(_) => 0,
        }
    }
}

/// Appends all legal actions: tiles of the middle, steals, empty-handed, rolls.
pub(crate) fn legal(rules: &Stonoga, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.phase != Phase::Deciding || seat != state.seat {
        return;
    }
    let shown = Shown::count(&state.dice);
    let fitting = fitting(rules, &state.middle, &shown);
    for tile in fitting.iter() {
        for golden in [false, true] {
            if state.middle.count(tile, golden) > 0 {
                out.push(Action::Take { tile, golden }); // R4.7
            }
        }
    }
    for_each_steal(rules, state, &shown, |tile, from| out.push(Action::Steal { tile, from }));
    if fitting.is_empty() && rules.is_solo() {
        for_each_smallest(state, |tile, golden| out.push(Action::Lose { tile, golden }));
    } else if fitting.is_empty() {
        out.push(Action::Pass);
    }
    if state.may_roll() {
        out.extend_from_slice(&ROLLS);
    } else if state.may_use_foot() {
        out.extend_from_slice(&FEET);
    }
}

/// Constants, because copying a slice is much faster than building the list for every decision.
const ROLLS: [Action; 15] = all_rolls(false);
const FEET: [Action; 15] = all_rolls(true);

const fn all_rolls(foot: bool) -> [Action; 15] {
    let mut all = [Action::Pass; 15];
    let mut set = 1;
    while set <= 15 {
        let dice = DiceSet(set as u8);
        all[set - 1] = if foot { Action::Foot(dice) } else { Action::Roll(dice) };
        set += 1;
    }
    all
}

/// Calls `each` for every tile that can be stolen now, by seat.
fn for_each_steal(rules: &Stonoga, state: &State, shown: &Shown, mut each: impl FnMut(Tile, Seat)) {
    if !rules.steal {
        return;
    }
    for from in (0..rules.players).map(Seat).filter(|&from| from != state.seat) {
        let end = state.seats[from.index()].loose_end(rules.golden_guard);
        if let Some((_, tile)) = end
            && dice_allow_steal(rules.edition, shown, tile)
        {
            each(tile, from);
        }
    }
}

/// R6.2, R6.3.
pub(crate) fn dice_allow_steal(edition: Edition, shown: &Shown, tile: Tile) -> bool {
    match edition {
        Edition::Pl => shown.can_be(tile),
        Edition::Ru => tile.shoes() <= shown.most(tile.colour()),
    }
}

/// Calls `each` for every tile with the fewest shoes in the middle (R10.1).
fn for_each_smallest(state: &State, mut each: impl FnMut(Tile, bool)) {
    let smallest = state.middle.smallest();
    for tile in Tile::all().filter(|tile| Some(tile.shoes()) == smallest) {
        for golden in [false, true] {
            if state.middle.count(tile, golden) > 0 {
                each(tile, golden);
            }
        }
    }
}

/// Whether the only thing left to the seat is to end its turn empty-handed (R3.6).
pub(crate) fn only_passing_is_left(rules: &Stonoga, state: &State) -> bool {
    if rules.is_solo() || state.may_roll() || state.may_use_foot() {
        return false;
    }
    let shown = Shown::count(&state.dice);
    let mut steals = false;
    for_each_steal(rules, state, &shown, |_, _| steals = true);
    !steals && fitting(rules, &state.middle, &shown).is_empty()
}

/// The largest tile of the middle that fits, with its golden shoe if it has one; a lost tile in
/// solo; otherwise empty-handed. Dice are not rolled for somebody who is not there.
pub(crate) fn fallback(rules: &Stonoga, state: &State, seat: Seat) -> Option<Action> {
    let mut all = Vec::new();
    legal(rules, state, seat, &mut all);
    all.into_iter().rev().max_by_key(|action| match action {
        Action::Take { tile, golden } => 10 + tile.shoes() + u8::from(*golden),
        Action::Pass | Action::Lose { .. } => 2,
        Action::Steal { .. } => 1,
        Action::Roll(_) | Action::Foot(_) => 0,
    })
}
