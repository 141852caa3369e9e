//! The greedy bot, for studies.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Look, Seat};
use turlaj_engine::{Bot, Chance};
use turlaj_exact::stonoga::{TurnValues, keep};
use turlaj_stonoga::{Action, DiceSet, MiddleTile, Piece, Stonoga, View};

/// Maximises the expected shoes of the present turn, exactly: shoes on the tile it takes or steals,
/// with a golden shoe on it, less one if it spends its bare foot. It stops as soon as rolling on
/// cannot bring more, and decides by lot between equal keeps and equal tiles.
#[derive(Clone, Debug)]
pub(crate) struct StonogaGreedy {
    chance: Chance,
    known: Option<KnownValues>,
}

/// Values of a turn, and all that they depend on: they hold until a tile moves.
#[derive(Clone, Debug)]
struct KnownValues {
    rules: Stonoga,
    seat: Seat,
    foot: bool,
    middle: Vec<MiddleTile>,
    /// The pieces of all seats, where they can be stolen.
    pieces: Vec<Vec<Piece>>,
    values: TurnValues,
}

impl KnownValues {
    fn new(rules: &Stonoga, view: &View, foot: bool) -> KnownValues {
        let rolls = if foot { 3 } else { 2 };
        KnownValues {
            rules: *rules,
            seat: view.seat,
            foot,
            middle: view.middle.clone(),
            pieces: stealable(rules, view).cloned().collect(),
            values: TurnValues::new(rules, view, rolls, foot),
        }
    }

    fn holds(&self, rules: &Stonoga, view: &View, foot: bool) -> bool {
        (self.rules, self.seat, self.foot) == (*rules, view.seat, foot)
            && self.middle == view.middle
            && self.pieces.iter().eq(stealable(rules, view))
    }
}

fn stealable<'a>(rules: &Stonoga, view: &'a View) -> impl Iterator<Item = &'a Vec<Piece>> {
    let seats = if rules.has_steal() { &view.seats[..] } else { &[] };
    seats.iter().map(|seat| &seat.pieces)
}

impl StonogaGreedy {
    /// A bot that plays the same for the same seed.
    pub(crate) fn new(seed: u64) -> StonogaGreedy {
        StonogaGreedy { chance: Chance::seed_from_u64(seed), known: None }
    }

    fn values(&mut self, rules: &Stonoga, view: &View, foot: bool) -> &TurnValues {
        let known = self.known.take().filter(|known| known.holds(rules, view, foot));
        &self.known.insert(known.unwrap_or_else(|| KnownValues::new(rules, view, foot))).values
    }
}

impl Bot<Stonoga> for StonogaGreedy {
    fn choose(&mut self, look: &Look<'_, Stonoga>, legal: &[Action]) -> Action {
        let (rules, view) = (look.rules(), look.view());
        let foot = view.seats[view.seat.index()].bare_foot;
        // Rolls that are still possible; after the third one only a bare foot gives one.
        let rolls = usize::from(3u8.saturating_sub(view.rolls)) + usize::from(foot);
        let kept = |dice: DiceSet| {
            keep((0..4).filter(|&die| !dice.contains(die)).map(|die| view.dice[die]))
        };
        let values = self.values(rules, &view, foot);
        let value = |action: &Action| match *action {
            Action::Roll(dice) | Action::Foot(dice) => values.keep(kept(dice), rolls),
            _ => values.stop(action.shoes(), rolls),
        };
        let rolls_on = |action: &Action| matches!(action, Action::Roll(_) | Action::Foot(_));
        let all: Vec<i64> = legal.iter().map(value).collect();
        let best = *all.iter().max().expect("a bot is asked only when it can choose");
        let equal = legal.iter().zip(&all).filter(|(_, value)| **value == best);
        let mut equal: Vec<Action> = equal.map(|(action, _)| *action).collect();
        if equal.iter().any(|action| !rolls_on(action)) {
            equal.retain(|action| !rolls_on(action));
        } else {
            // Dice that show the same are one keep, not two.
            let mut seen = Vec::new();
            equal.retain(|action| {
                let (Action::Roll(dice) | Action::Foot(dice)) = *action else { return true };
                let left = kept(dice);
                let new = !seen.contains(&left);
                seen.push(left);
                new
            });
        }
        equal[self.chance.random_range(0..equal.len())]
    }
}
