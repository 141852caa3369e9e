//! A decision, as its explanations see it.

use turlaj_core::Seat;
use turlaj_engine::EQUAL;
use turlaj_learned::stonoga::Known;
use turlaj_stonoga::{Action, DiceSet, FACES, Face, View};

use super::words::{Done, Same, StonogaWhat, Whom};

pub(super) fn is_roll(action: Action) -> bool {
    matches!(action, Action::Roll(_) | Action::Foot(_))
}

/// A decision, with the values of all actions.
pub(super) struct StonogaScene<'a> {
    pub(super) view: &'a View,
    pub(super) known: &'a Known,
    pub(super) legal: &'a [Action],
    /// All actions with their values, the best first.
    pub(super) ranked: &'a [(f64, Action)],
}

impl StonogaScene<'_> {
    pub(super) fn what(&self, action: Action) -> StonogaWhat {
        match action {
            Action::Roll(dice) => StonogaWhat::Roll { kept: self.same(dice), foot: false },
            Action::Foot(dice) => StonogaWhat::Roll { kept: self.same(dice), foot: true },
            _ => {
                let early = self.legal.iter().any(|action| matches!(action, Action::Roll(_)));
                StonogaWhat::Stop { early, done: self.done(action) }
            }
        }
    }

    pub(super) fn alone(&self) -> bool {
        self.known.is_alone()
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

    pub(super) fn done(&self, action: Action) -> Done {
        match action {
            Action::Take { tile, golden } => Done::Take(tile, golden),
            Action::Steal { tile, from } => Done::Steal(tile, self.whom(from.index())),
            Action::Lose { tile, .. } => Done::Lose(tile),
            Action::Roll(_) | Action::Foot(_) => Done::Roll,
            Action::Pass => Done::Pass,
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
