//! The engine of Stonoga.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Address, Determinize, Event, Game, Look, Node, Silent};
use turlaj_engine::{
    ActionValue, Budget, Chance, Engine, ErrorBar, Explanation, Ranked, Unit, Values, Worth,
};
use turlaj_learned::stonoga::{Known, kept};
use turlaj_stonoga::{Action, Phase, Stonoga, View};

use super::exact::{self, ExactWorth, exact};
use super::levels::OFF_BY;
use super::scene::{StonogaScene, is_roll};

/// The unit of noise in lost tiles; elsewhere it is a share of the victory.
const TILES_PER_SHARE: f64 = 4.0;

/// Exact where the game is solved (two players without variants, and one). Elsewhere it solves the
/// turn exactly, down to fitted values of positions or a search through the next turns. Steps are about
/// how many turns it looks through; without any it does not use the solution either. The solution is
/// computed within the first decision that needs it, and never cut short: its answer depends on no clock.
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
        if budget.explain > 0 {
            // Before the solution, which no cancellation cuts short: reasons must not depend on how long it takes.
            self.known(look, &view, budget.steps);
        }
        let solved = if budget.steps > 0 { exact(look, &view, legal) } else { None };
        let (scores, actions): (Vec<f64>, Vec<ActionValue>) = match solved {
            Some(solved) => {
                let value = |worth: ExactWorth| {
                    let seats = exact::seats(&view, worth.value);
                    (worth.score, ActionValue { seats, error: ErrorBar::Exact })
                };
                solved.into_iter().map(value).unzip()
            }
            None => {
                let known = self.known(look, &view, budget.steps);
                let value = |&action: &Action| {
                    let seats = known.all_worth(&view, action);
                    let error = error(known, &view, &seats);
                    (known.worth(&view, action), ActionValue { seats, error })
                };
                legal.iter().map(value).unzip()
            }
        };
        let order = ranked(&view, legal, &scores);
        let ranking = match budget.explain {
            0 => order.into_iter().map(Ranked::plain).collect(),
            explain => {
                let ranked: Vec<(f64, Action)> =
                    order.iter().map(|&at| (scores[at], legal[at])).collect();
                let known = self.known(look, &view, budget.steps);
                let scene = StonogaScene { view: &view, known, legal, ranked: &ranked };
                let ranks = order.into_iter().enumerate();
                ranks.map(|(rank, at)| explained(&scene, rank, at, explain)).collect()
            }
        };
        Values { seat: view.seat, unit: unit(rules), actions, ranking }
    }

    fn outlook(&mut self, look: &Look<'_, Stonoga>, budget: Budget) -> Worth {
        let (rules, view) = (look.rules(), look.view());
        let unit = unit(rules);
        let exact = |seats| Worth { unit, seats, error: ErrorBar::Exact };
        if let Node::Over(end) = look.node() {
            let lost = || exact(vec![-(view.lost.len() as f64)]);
            return if rules.is_solo() { lost() } else { Worth::at_end(&end) };
        }
        if view.phase == Phase::First && !rules.is_solo() {
            // The lot for the first seat makes all alike.
            return Worth::even(rules.players().into(), ErrorBar::Exact);
        }
        if is_setup(&view) && !rules.is_solo() {
            return set_up(look, &view);
        }
        if budget.steps > 0
            && let Some(own) = exact::value(look, &view)
        {
            return exact(exact::seats(&view, own));
        }
        let known = self.known(look, &view, budget.steps);
        let seats = known.value(&view);
        Worth { unit, error: error(known, &view, &seats), seats }
    }

    fn score(
        &mut self,
        look: &Look<'_, Stonoga>,
        legal: &[Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        let view = look.view();
        if budget.steps > 0
            && let Some(solved) = exact(look, &view, legal)
        {
            scores.extend(solved.iter().map(|worth| worth.score));
            return;
        }
        let known = self.known(look, &view, budget.steps);
        scores.extend(legal.iter().map(|&action| known.worth(&view, action)));
    }

    fn noise_unit(&self, rules: &Stonoga) -> f64 {
        if rules.is_solo() { TILES_PER_SHARE } else { 1.0 }
    }
}

/// In so many ways tails and golden shoes are dealt to value the game before they lie there.
const DEALS: u64 = 16;

fn is_setup(view: &View) -> bool {
    matches!(view.phase, Phase::Tails | Phase::Golden { .. })
}

/// The mean over some of the ways in which tails and golden shoes can fall.
fn set_up(look: &Look<'_, Stonoga>, view: &View) -> Worth {
    let rules = look.rules();
    let mut seats = vec![0.0; view.seats.len()];
    for deal in 0..DEALS {
        let mut chance = Chance::seed_from_u64(deal);
        let mut dice = |_: Address, faces: u32| chance.random_range(0..faces);
        let mut state = rules.guess(view, &mut dice);
        let mut dealt = view.clone();
        while is_setup(&dealt) {
            let roll = rules.roll(&state, &mut dice);
            rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
            dealt = rules.view(&state, look.eye());
        }
        let values = Known::solve(rules, &dealt, 0, &|| false).value(&dealt);
        seats.iter_mut().zip(values).for_each(|(sum, value)| *sum += value / DEALS as f64);
    }
    let error = OFF_BY.share(seats.len(), seats[0]);
    Worth { unit: Unit::Victory, seats, error }
}

/// Alone turns are solved down to the end.
fn error(known: &Known, view: &View, seats: &[f64]) -> ErrorBar {
    match known.is_alone() {
        true => ErrorBar::Exact,
        false => OFF_BY.share(seats.len(), seats[view.seat.index()]),
    }
}

fn unit(rules: &Stonoga) -> Unit {
    if rules.is_solo() { Unit::Losses("tiles lost at the end") } else { Unit::Victory }
}

/// The action at a rank, explained if it is among the first.
fn explained(scene: &StonogaScene<'_>, rank: usize, at: usize, explain: usize) -> Ranked<Action> {
    let why = || Explanation::new(&scene.what(scene.legal[at]), Vec::new(), scene.reasons(rank));
    Ranked { at, why: (rank < explain).then(why) }
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
