//! A judge that looks ahead.

use std::sync::{Arc, Mutex, PoisonError};

use turlaj_core::Look;
use turlaj_snakes::{Action, Again, Faces, Snakes};
use turlaj_solve::snakes::{Duel, Odds, Outlook, Race, Search, Step, Table};

use crate::Judge;

/// Puts a share of the victory on every action: a search over dice and decisions, deeper and deeper
/// while its effort lasts, down to the solved coarse game of two players or an estimate for more.
pub struct Ahead {
    effort: u64,
}

/// How many more positions one more turn is about to cost.
const GROWTH: u64 = 24;
/// Nobody looks further than this: then the game is over, or nearly so.
const FURTHEST: u32 = 12;
/// After how many `+` in a turn a search thinks no further.
const PLUSES: u32 = 1;

impl Ahead {
    /// A judge that asks about so many positions, or a few more; with 0 it looks through no turn but its
    /// own.
    pub fn new(effort: u32) -> Ahead {
        Ahead { effort: u64::from(effort) }
    }
}

impl Judge<Snakes> for Ahead {
    fn judge(&mut self, look: &Look<'_, Snakes>, legal: &[Action], worth: &mut Vec<f64>) {
        let view = look.view();
        let table = Table::of(&view);
        let odds = Odds::of(&view.faces);
        let again = look.rules().again();
        let steps: Vec<Option<Step>> =
            legal.iter().map(|action| Step::of(&view, *action)).collect();
        let race;
        let duel;
        let outlook: &dyn Outlook = if table.players() == 2 {
            duel = solved(&view.faces, again);
            duel.as_ref()
        } else {
            race = Race::new(&odds, table.players());
            &race
        };
        let mut search = Search::new(&odds, again, outlook, PLUSES);
        worth.clear();
        let mut deeper = Vec::with_capacity(legal.len());
        for turns in 0..FURTHEST {
            let before = search.visited();
            deeper.clear();
            for (at, step) in steps.iter().enumerate() {
                // Ways to turn a curve follow each other, and come to the same.
                let known = at > 0 && steps[at - 1] == *step;
                deeper.push(match step {
                    _ if known => deeper[at - 1],
                    Some(step) => search.step(&table, *step, turns)[table.seat()],
                    None => 0.0,
                });
                if turns > 0 && look.is_enough() {
                    return;
                }
            }
            worth.clone_from(&deeper);
            let cost = search.visited() - before;
            if cost.saturating_mul(GROWTH) > self.effort {
                return;
            }
        }
    }
}

/// Solved games of two, the last ones asked for: nearly always there is one.
static SOLVED: Mutex<Vec<Solved>> = Mutex::new(Vec::new());
const KEPT: usize = 4;

type Solved = ((Faces, Again), Arc<Duel>);

fn solved(faces: &Faces, again: Again) -> Arc<Duel> {
    let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, duel)) = solved.iter().find(|(known, _)| *known == (*faces, again)) {
        return Arc::clone(duel);
    }
    let duel = Arc::new(Duel::new(&Odds::of(faces), again));
    if solved.len() == KEPT {
        solved.remove(0);
    }
    solved.push(((*faces, again), Arc::clone(&duel)));
    duel
}
