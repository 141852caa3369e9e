//! Advice at a table of Snakes: what is best, and which counted faces speak for it.

use turlaj_core::Look;
use turlaj_snakes::{Action, Again, Snakes, View};

use super::ahead::Ahead;
use super::levels::LEVELS;
use super::words::{Deed, sentence};
use crate::{Advice, Advised, Judge, Unit, Weighed};

/// The best actions, of those that come to the same the first, as the strongest level sees it.
pub fn advise(look: &Look<'_, Snakes>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
    let master = LEVELS.last()?;
    let view = look.view();
    let mut worth = Vec::new();
    Ahead::new(master.effort).judge(look, legal, &mut worth);
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]).then(a.cmp(&b)));
    let scene = Scene { view: &view, again: look.rules().again(), legal };
    let mut told = Vec::new();
    for at in order {
        let Some(counted) = scene.count(legal[at]) else { continue };
        if !told.iter().any(|(_, other)| counted.is_like(other)) {
            told.push((at, counted));
        }
    }
    let best = told.iter().enumerate().take(most).map(|(rank, (at, counted))| {
        let next = told.get(usize::from(rank == 0)).map(|(_, next)| next);
        let weighed = Weighed::of(scene.reasons(counted, next));
        let (action, value) = (legal[*at], worth[*at]);
        let why = sentence(&counted.deed, &weighed);
        Advised { action, then: Vec::new(), value, why, weights: weighed.weights() }
    });
    Some(Advice { unit: Unit::Victory, exact: false, best: best.collect() })
}

/// A decision.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) again: Again,
    pub(super) legal: &'a [Action],
}

/// An action, and what can be counted of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Counted {
    pub(super) deed: Deed,
    /// Whether it completes a snake.
    pub(super) point: bool,
    /// How many faces of the best die that the seat may roll then complete a snake, if it rolls before all others.
    pub(super) own: u32,
    /// How many faces of their better die complete a snake for the next player, if it stays as it is then.
    pub(super) threat: u32,
}

impl Counted {
    /// Whether two actions come to the same.
    fn is_like(&self, other: &Counted) -> bool {
        let plain = |one: &Counted| Counted { deed: one.deed.without_number(), ..one.clone() };
        plain(self) == plain(other)
    }
}
