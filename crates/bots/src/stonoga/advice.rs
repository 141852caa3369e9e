//! Advice: the best actions, and what each does.

use turlaj_core::{Look, Seat};
use turlaj_stonoga::{Action, DiceSet, FACES, Face, Stonoga, View};

use super::exact::exact;
use super::expert::{Expert, Kind, Known, kept};
use super::levels::LEVELS;
use super::words::{self, Deed, Same, Say, Whom};
use crate::{Advice, Advised, EQUAL, Level, Unit, Weighed};

/// The best of what a seat can do, as the strongest level sees it; at most so many actions.
pub fn advise(look: &Look<'_, Stonoga>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
    advise_as(LEVELS.last()?, look, legal, most)
}

/// The same with the effort of this level.
pub fn advise_as(
    level: &Level,
    look: &Look<'_, Stonoga>,
    legal: &[Action],
    most: usize,
) -> Option<Advice<Action>> {
    let view = look.view();
    if legal.is_empty() || !look.eye().is(view.seat) {
        return None;
    }
    let mut expert = Expert::new(level);
    let known = expert.known(look, &view);
    let mut worth = Vec::with_capacity(legal.len());
    let is_exact = exact(look, &view, legal, &mut worth);
    if !is_exact {
        worth = legal.iter().map(|&action| known.worth(&view, action)).collect();
    }
    let mut ranked: Vec<(f64, Action)> = worth.into_iter().zip(legal.iter().copied()).collect();
    // Between equal ones the turn ends rather than goes on.
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(is_roll(a.1).cmp(&is_roll(b.1))));
    let mut seen = Vec::new();
    ranked.retain(|(_, action)| {
        let (Action::Roll(dice) | Action::Foot(dice)) = *action else { return true };
        // Dice that show the same are one keep, not two.
        let left = kept(&view, dice);
        let new = !seen.contains(&left);
        seen.push(left);
        new
    });
    let scene = Scene { view: &view, known, legal, ranked: &ranked };
    let alone = look.rules().is_solo();
    let best = ranked.iter().take(most.max(1)).enumerate().map(|(at, &(value, action))| {
        let weighed = Weighed::of(scene.reasons(at));
        let why = words::sentence(&scene.say(action), &weighed);
        // The shorter game is better by very little, which may lie below nothing.
        let value = if alone { value } else { value.clamp(0.0, 1.0) };
        Advised { action, then: Vec::new(), value, why, weights: weighed.weights() }
    });
    let unit = if alone { Unit::Lost } else { Unit::Victory };
    Some(Advice { unit, exact: is_exact || alone, best: best.collect() })
}

pub(super) fn is_roll(action: Action) -> bool {
    matches!(action, Action::Roll(_) | Action::Foot(_))
}

/// A decision, with the values of all actions.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) known: &'a Known,
    pub(super) legal: &'a [Action],
    /// All actions with their values, the best first.
    pub(super) ranked: &'a [(f64, Action)],
}

impl Scene<'_> {
    fn say(&self, action: Action) -> Say {
        match action {
            Action::Roll(dice) => Say::Roll { kept: self.same(dice), foot: false },
            Action::Foot(dice) => Say::Roll { kept: self.same(dice), foot: true },
            _ => {
                let early = self.legal.iter().any(|action| matches!(action, Action::Roll(_)));
                Say::Stop { early, deed: self.deed(action) }
            }
        }
    }

    pub(super) fn alone(&self) -> bool {
        matches!(self.known.kind, Kind::Alone(_))
    }

    /// Values closer than this are the same: alone, shoes count too little to be named.
    pub(super) fn equal(&self) -> f64 {
        if self.alone() { 1e-4 } else { EQUAL }
    }

    /// The dice that stay, by what they show.
    pub(super) fn same(&self, rolled: DiceSet) -> Vec<Same> {
        let count = |face: Face, all: bool| {
            let dice = (0..4).filter(|&die| all || !rolled.contains(die));
            dice.filter(|&die| self.view.dice[die] == face).count() as u8
        };
        let same = FACES.into_iter().map(|face| Same {
            face,
            kept: count(face, false),
            shown: count(face, true),
        });
        same.filter(|same| same.kept > 0).collect()
    }

    pub(super) fn deed(&self, action: Action) -> Deed {
        match action {
            Action::Take { tile, golden } => Deed::Take(tile, golden),
            Action::Steal { tile, from } => Deed::Steal(tile, self.whom(from.index())),
            Action::Lose { tile, .. } => Deed::Lose(tile),
            Action::Roll(_) | Action::Foot(_) => Deed::Roll,
            Action::Pass => Deed::Pass,
        }
    }

    /// The leader by what everybody sees, or another seat.
    pub(super) fn whom(&self, seat: usize) -> Whom {
        let shoes = |at: usize| self.view.seats[at].count.total();
        let rivals = (0..self.view.seats.len()).filter(|&at| at != seat);
        if rivals.into_iter().all(|at| shoes(at) < shoes(seat)) {
            Whom::Leader
        } else {
            Whom::Other(Seat(seat as u8))
        }
    }
}
