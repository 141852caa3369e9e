//! A judge for any game: it needs the rules, and nothing that is known about good play.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Address, Bot, Determinize, Event, Eye, Look, Node, Seat, Silent, Standings};

use crate::{Chance, EQUAL, Judge, Level, Levelled};

/// A random game that has not ended after this many events counts as a draw.
const MOST_EVENTS: usize = 20_000;

/// Flat Monte Carlo search. It guesses what is hidden, does each action, and plays random games from
/// there on. All actions meet the same guesses and dice, and the worse half is dropped again and
/// again (sequential halving), so that most games are spent on the best few.
///
/// An action is worth the mean result: the share of the victory, or alone the points. Between games
/// that are won or lost equally often, the lead in points decides.
#[derive(Clone, Debug)]
pub struct Playouts {
    steps: usize,
    chance: Chance,
}

impl Playouts {
    /// A judge that spends about this many events of random games on a decision.
    pub fn new(steps: usize, seed: u64) -> Playouts {
        Playouts { steps, chance: Chance::seed_from_u64(seed) }
    }

    /// A bot that does what this judge likes best.
    pub fn bot<G: Determinize>(steps: usize, seed: u64) -> Box<dyn Bot<G>> {
        Box::new(Levelled::new(Playouts::new(steps, seed), &EXACT, seed))
    }
}

/// Believes every value.
const EXACT: Level = Level { name: "", about: "", noise: 0.0, effort: 0 };

impl<G: Determinize> Judge<G> for Playouts {
    fn judge(&mut self, look: &Look<'_, G>, legal: &[G::Action], worth: &mut Vec<f64>) {
        let Eye::Seat(seat) = look.eye() else { return };
        let (rules, view) = (look.rules(), look.view());
        let mut results = vec![Mean::default(); legal.len()];
        let mut left: Vec<usize> = (0..legal.len()).collect();
        let mut buffer = Vec::new();
        let rounds = legal.len().next_power_of_two().ilog2().max(1) as usize;
        while left.len() > 1 && !look.is_enough() {
            let mut used = 0;
            while used < self.steps / rounds && !look.is_enough() {
                let chance = &mut self.chance;
                let guess =
                    rules.guess(&view, &mut |_: Address, faces| chance.random_range(0..faces));
                let seed = chance.random();
                for &at in &left {
                    let mut state = guess.clone();
                    let event = Event::Act { seat, action: legal[at].clone() };
                    rules.apply(&mut state, &event, &mut Silent);
                    let chance = Chance::seed_from_u64(seed);
                    let (events, end) = play(rules, state, chance, &mut buffer);
                    used += events;
                    results[at].add(end.map_or(0.0, |end| result(&end, seat)));
                }
            }
            left.sort_by(|&a, &b| results[b].mean().total_cmp(&results[a].mean()));
            left.truncate(left.len().div_ceil(2));
        }
        let best = left.first().map_or(0.0, |&at| results[at].mean());
        let value = |(at, result): (usize, &Mean)| match left.contains(&at) {
            true => result.mean(),
            // Few games speak for it, and they must not put it before what was kept.
            false => result.mean().min(best - 2.0 * EQUAL),
        };
        worth.clear();
        worth.extend(results.iter().enumerate().map(value));
    }
}

/// Plays at random to the end, and counts the events; there is no end where a live phase begins or
/// the game goes on for too long.
fn play<G: Determinize>(
    rules: &G,
    mut state: G::State,
    mut chance: Chance,
    legal: &mut Vec<G::Action>,
) -> (usize, Option<Standings>) {
    for events in 1..MOST_EVENTS {
        let event = match rules.node(&state) {
            Node::Over(standings) => return (events, Some(standings)),
            Node::Live { .. } => return (events, None),
            Node::Chance => {
                let mut dice = |_: Address, faces| chance.random_range(0..faces);
                Event::Roll { roll: rules.roll(&state, &mut dice) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision asks somebody");
                legal.clear();
                rules.legal(&state, seat, legal);
                Event::Act { seat, action: legal.swap_remove(chance.random_range(0..legal.len())) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
    (MOST_EVENTS, None)
}

/// The share of the victory from 0 to 1, and a little for the lead; alone, the points.
fn result(end: &Standings, seat: Seat) -> f64 {
    let points = |seat: Seat| end.of(seat).map_or(0.0, |place| f64::from(place.points));
    let rivals = end.places().iter().map(|place| place.seat).filter(|other| *other != seat);
    let Some(best) = rivals.map(points).reduce(f64::max) else { return points(seat) };
    let winners = end.winners().count() as f64;
    let share = if end.winners().any(|winner| winner == seat) { 1.0 / winners } else { 0.0 };
    let lead = points(seat) - best;
    share + LEAD * lead / (lead.abs() + points(seat).abs() + best.abs()).max(1.0)
}

/// How much the lead counts beside the victory.
const LEAD: f64 = 0.5;

/// A mean of results.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    sum: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, one: f64) {
        self.sum += one;
        self.count += 1;
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}
