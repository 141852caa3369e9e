//! The engine of Snakes.

use std::sync::{Arc, Mutex, PoisonError};

use turlaj_abstraction::snakes::CoarseGame;
use turlaj_abstraction::snakes::{FaceChances, LooseAction, LooseTable};
use turlaj_core::{Address, Determinize, Game, Look, Node};
use turlaj_engine::{
    ActionValue, Budget, Engine, ErrorBar, Explanation, Ranked, Unit, Values, Worth,
};
use turlaj_learned::snakes::{Estimate, Shares, StaticValue, TurnSearch};
use turlaj_snakes::{Action, Again, Faces, Phase, Snakes, View};

use super::levels::OFF_BY;
use super::scene::{CountedAction, SnakesScene};

/// An expectimax search over dice and decisions in the packed game, deeper and deeper while its steps
/// last, down to the solved coarse game of two players or a fitted estimate for more. Steps are
/// positions; without any it looks through its own turn only.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SnakeEngine;

/// How many more positions one more turn is about to cost.
const GROWTH: u64 = 24;
/// The most turns that are looked through: then the game is over, or nearly so.
const FURTHEST: u32 = 12;
/// After how many `+` in a turn the search stops rolling on.
const PLUSES: u32 = 1;

/// The shares of all seats after each step.
fn search(
    look: &Look<'_, Snakes>,
    view: &View,
    steps: &[Option<LooseAction>],
    budget: Budget,
) -> Vec<Shares> {
    let table = LooseTable::of(view);
    let odds = FaceChances::of(&view.faces);
    let again = look.rules().again();
    let estimate;
    let game;
    let ends: &dyn StaticValue = if table.players() == 2 {
        game = solved(&view.faces, again);
        game.as_ref()
    } else {
        estimate = Estimate::new(&odds, table.players());
        &estimate
    };
    let mut search = TurnSearch::new(&odds, again, ends, PLUSES);
    let (mut worth, mut deeper) = (Vec::new(), Vec::with_capacity(steps.len()));
    for turns in 0..FURTHEST {
        let before = search.visited();
        deeper.clear();
        for (at, step) in steps.iter().enumerate() {
            // Ways to turn a curve follow each other, and come to the same.
            let known = at > 0 && steps[at - 1] == *step;
            deeper.push(match step {
                _ if known => deeper[at - 1],
                Some(step) => search.step(&table, *step, turns),
                None => [0.0; 4],
            });
            if turns > 0 && look.is_enough() {
                return worth;
            }
        }
        worth.clone_from(&deeper);
        let cost = search.visited() - before;
        if cost.saturating_mul(GROWTH) > u64::from(budget.steps) {
            break;
        }
    }
    worth
}

fn steps(view: &View, legal: &[Action]) -> Vec<Option<LooseAction>> {
    legal.iter().map(|action| LooseAction::of(view, *action)).collect()
}

impl Engine<Snakes> for SnakeEngine {
    fn evaluate(
        &mut self,
        look: &Look<'_, Snakes>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Snakes> {
        let view = look.view();
        let worth = search(look, &view, &steps(&view, legal), budget);
        let own = |at: usize| worth[at][view.seat.index()];
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|&a, &b| own(b).total_cmp(&own(a)).then(a.cmp(&b)));
        let scene = SnakesScene { view: &view, again: look.rules().again(), legal };
        let mut distinct = Vec::new();
        for at in order {
            let Some(counted) = scene.count(legal[at]) else { continue };
            if !distinct.iter().any(|(_, other)| counted.is_like(other)) {
                distinct.push((at, counted));
            }
        }
        let ranked = |(rank, (at, counted)): (usize, &(usize, CountedAction))| {
            let next = distinct.get(usize::from(rank == 0)).map(|(_, next)| next);
            let why = || Explanation::new(&counted.what, Vec::new(), scene.reasons(counted, next));
            Ranked { at: *at, why: (rank < budget.explain).then(why) }
        };
        let ranking = distinct.iter().enumerate().map(ranked).collect();
        let players = view.seats.len();
        let value = |shares: &Shares| ActionValue {
            seats: shares[..players].to_vec(),
            error: OFF_BY.share(players, shares[view.seat.index()]),
        };
        let actions = worth.iter().map(value).collect();
        Values { seat: view.seat, unit: Unit::Victory, actions, ranking }
    }

    fn outlook(&mut self, look: &Look<'_, Snakes>, budget: Budget) -> Worth {
        let view = look.view();
        let players = view.seats.len();
        if let Node::Over(end) = look.node() {
            return Worth::at_end(&end);
        }
        let steps = match (view.phase, view.die) {
            // The lot makes all alike.
            (Phase::First, _) => return Worth::even(players, ErrorBar::Exact),
            (Phase::Rolling, Some(die)) => vec![Some(LooseAction::Roll(die))],
            _ => {
                // Nothing is hidden: what another seat can do is known.
                let state = look.rules().guess(&view, &mut |_: Address, _: u32| 0);
                let mut legal = Vec::new();
                look.rules().legal(&state, view.seat, &mut legal);
                steps(&view, &legal)
            }
        };
        let worth = search(look, &view, &steps, budget);
        let own = |shares: &&Shares| shares[view.seat.index()];
        let best = worth.iter().max_by(|a, b| own(a).total_cmp(&own(b)));
        let best = best.expect("somebody rolls or decides");
        let error = OFF_BY.share(players, best[view.seat.index()]);
        Worth { unit: Unit::Victory, seats: best[..players].to_vec(), error }
    }

    fn score(
        &mut self,
        look: &Look<'_, Snakes>,
        legal: &[Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        let view = look.view();
        let worth = search(look, &view, &steps(&view, legal), budget);
        scores.extend(worth.iter().map(|shares| shares[view.seat.index()]));
    }
}

/// Solutions of the coarse game of two, the last ones asked for: nearly always there is one.
static SOLVED: Mutex<Vec<KnownGame>> = Mutex::new(Vec::new());
const KEPT: usize = 4;

type KnownGame = ((Faces, Again), Arc<CoarseGame>);

fn solved(faces: &Faces, again: Again) -> Arc<CoarseGame> {
    let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, game)) = solved.iter().find(|(known, _)| *known == (*faces, again)) {
        return Arc::clone(game);
    }
    let game = Arc::new(CoarseGame::new(&FaceChances::of(faces), again));
    if solved.len() == KEPT {
        solved.remove(0);
    }
    solved.push(((*faces, again), Arc::clone(&game)));
    game
}
