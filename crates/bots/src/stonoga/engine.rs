//! The engine of Stonoga.

use turlaj_core::{Game, Look, Node};
use turlaj_engine::{ActionValue, Budget, Engine, Explanation, Ranked, Unit, Values, Worth};
use turlaj_learned::stonoga::{Known, kept};
use turlaj_stonoga::{Action, Phase, Stonoga, View};

use super::exact::{self, exact};
use super::scene::{Scene, is_roll};

/// The unit of noise in lost tiles; elsewhere it is a share of the victory.
const TILES_PER_SHARE: f64 = 4.0;

/// Exact where the game is solved (two players without variants, and one). Elsewhere it solves the
/// turn exactly, down to fitted values of positions or a search through the next turns. Steps are about
/// how many turns it looks through; without any it does not use the solution either.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShoeEngine {
    known: Option<Known>,
}

impl ShoeEngine {
    /// The turn that a view is in, solved.
    fn known(&mut self, look: &Look<'_, Stonoga>, view: &View, steps: u32) -> &Known {
        let rules = look.rules();
        let known = self.known.take().filter(|known| known.is_of(rules, view, steps));
        let solve = || Known::solve(rules, view, steps, &|| look.is_enough());
        self.known.insert(known.unwrap_or_else(solve))
    }
}

impl Engine<Stonoga> for ShoeEngine {
    fn evaluate(
        &mut self,
        look: &Look<'_, Stonoga>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Stonoga> {
        let (rules, view) = (look.rules(), look.view());
        let alone = rules.is_solo();
        let mut scores = Vec::with_capacity(legal.len());
        let solved = budget.steps > 0 && exact(look, &view, legal, &mut scores);
        let known = self.known(look, &view, budget.steps);
        if !solved {
            scores.extend(legal.iter().map(|&action| known.worth(&view, action)));
        }
        let seats = |at: usize, action: Action| match solved {
            _ if alone => vec![scores[at]],
            true => exact::both(view.seat, scores[at].clamp(0.0, 1.0)),
            false => known.all_worth(&view, action),
        };
        let error = (solved || alone).then_some(0.0);
        let actions = legal.iter().enumerate();
        let actions = actions.map(|(at, &action)| ActionValue { seats: seats(at, action), error });
        let ranked = ranked(&view, legal, &scores);
        let actions_ranked: Vec<(f64, Action)> =
            ranked.iter().map(|&at| (scores[at], legal[at])).collect();
        let scene = Scene { view: &view, known, legal, ranked: &actions_ranked };
        let explained = |(rank, at): (usize, usize)| Ranked {
            at,
            why: (rank < budget.explain)
                .then(|| Explanation::new(&scene.what(legal[at]), Vec::new(), scene.reasons(rank))),
        };
        Values {
            seat: view.seat,
            unit: unit(rules),
            actions: actions.collect(),
            ranking: ranked.into_iter().enumerate().map(explained).collect(),
        }
    }

    fn value(&mut self, look: &Look<'_, Stonoga>, budget: Budget) -> Worth {
        let (rules, view) = (look.rules(), look.view());
        let unit = unit(rules);
        let exact = |seats| Worth { unit, seats, error: Some(0.0) };
        if let Node::Over(end) = look.node() {
            let lost = || exact(vec![-(view.lost.len() as f64)]);
            return if rules.is_solo() { lost() } else { Worth::at_end(&end) };
        }
        let setup = matches!(view.phase, Phase::First | Phase::Tails | Phase::Golden { .. });
        if setup && !rules.is_solo() {
            // The lot for the first seat makes all alike. After it who begins is ahead by a little, which
            // the evaluation cannot tell before tails and golden shoes lie there.
            let error = (view.phase == Phase::First).then_some(0.0);
            return Worth::even(rules.players().into(), error);
        }
        if budget.steps > 0
            && let Some(own) = exact::value(look, &view)
        {
            return exact(if rules.is_solo() { vec![own] } else { exact::both(view.seat, own) });
        }
        let seats = self.known(look, &view, budget.steps).value(&view);
        Worth { unit, seats, error: None }
    }

    fn score(
        &mut self,
        look: &Look<'_, Stonoga>,
        legal: &[Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        let view = look.view();
        if budget.steps > 0 && exact(look, &view, legal, scores) {
            return;
        }
        let known = self.known(look, &view, budget.steps);
        scores.extend(legal.iter().map(|&action| known.worth(&view, action)));
    }

    fn noise_unit(&self, rules: &Stonoga) -> f64 {
        if rules.is_solo() { TILES_PER_SHARE } else { 1.0 }
    }
}

fn unit(rules: &Stonoga) -> Unit {
    if rules.is_solo() { Unit::Penalty } else { Unit::Victory }
}

/// The best first; dice that show the same are one keep, and between equals the turn ends rather than
/// goes on.
fn ranked(view: &View, legal: &[Action], scores: &[f64]) -> Vec<usize> {
    let mut ranked: Vec<usize> = (0..legal.len()).collect();
    ranked.sort_by(|&a, &b| {
        scores[b].total_cmp(&scores[a]).then(is_roll(legal[a]).cmp(&is_roll(legal[b])))
    });
    let mut seen = Vec::new();
    ranked.retain(|&at| {
        let (Action::Roll(dice) | Action::Foot(dice)) = legal[at] else { return true };
        let left = kept(view, dice);
        let new = !seen.contains(&left);
        seen.push(left);
        new
    });
    ranked
}
