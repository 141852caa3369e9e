//! An engine for any game: it needs the rules, and no knowledge of good play.

use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use turlaj_core::{Address, Determinize, Event, Eye, Look, Node, Seat, Silent, Standings};

use crate::Chance;
use crate::engine::{Budget, Engine};
use crate::level::EQUAL;
use crate::values::{ActionValue, Explanation, Ranked, Unit, Values, Worth};

/// A random game that has not ended after this many events is a draw.
const MOST_EVENTS: usize = 20_000;

/// How much the lead in points counts beside the victory when actions are compared.
const LEAD: f64 = 0.5;

/// Flat Monte Carlo search. It guesses what is hidden, does each action, and plays random games from
/// there on. All actions meet the same guesses and dice, and the worse half is dropped again and
/// again (sequential halving), so that most games are spent on the best few. Steps are events of
/// random games.
///
/// Values are mean shares of the victory, or alone mean points. Among actions that win equally often
/// it prefers the larger lead.
#[derive(Clone, Debug)]
pub struct Playouts {
    chance: Chance,
}

/// What it says of an action: the text of the action is all that it knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// The action, in the notation of records.
    pub action: String,
    /// How many random games were played after it.
    pub games: u32,
}

impl Playouts {
    /// An engine that answers the same for the same seed.
    pub fn new(seed: u64) -> Playouts {
        Playouts { chance: Chance::seed_from_u64(seed) }
    }

    /// A position that fits the look.
    fn guess<G: Determinize>(&mut self, rules: &G, view: &G::View) -> G::State {
        let chance = &mut self.chance;
        rules.guess(view, &mut |_: Address, faces| chance.random_range(0..faces))
    }

    /// Plays after every action. Returns what came of each, and the actions, the best first.
    fn try_out<G: Determinize>(
        &mut self,
        look: &Look<'_, G>,
        legal: &[G::Action],
        steps: u32,
    ) -> (Vec<Results>, Vec<usize>) {
        let seat = seat_of(look);
        let (rules, view) = (look.rules(), look.view());
        let mut results = vec![Results::new(rules.players()); legal.len()];
        let mut ranked: Vec<usize> = (0..legal.len()).collect();
        let (mut left, mut buffer) = (legal.len(), Vec::new());
        let rounds = legal.len().next_power_of_two().ilog2().max(1) as usize;
        while !look.is_enough() {
            let mut used = 0;
            while used < steps as usize / rounds && !look.is_enough() {
                let guess = self.guess(rules, &view);
                let seed = self.chance.random();
                for &at in &ranked[..left] {
                    let mut state = guess.clone();
                    let event = Event::Act { seat, action: legal[at].clone() };
                    rules.apply(&mut state, &event, &mut Silent);
                    let chance = Chance::seed_from_u64(seed);
                    let (events, end) = play(rules, state, chance, &mut buffer);
                    used += events;
                    results[at].add(end.as_ref(), seat);
                }
            }
            ranked[..left].sort_by(|&a, &b| results[b].score().total_cmp(&results[a].score()));
            left = left.div_ceil(2);
            if left == 1 {
                break;
            }
        }
        (results, ranked)
    }
}

fn seat_of<G: Determinize>(look: &Look<'_, G>) -> Seat {
    match look.eye() {
        Eye::Seat(seat) => seat,
        Eye::Nobody => Seat(0),
    }
}

impl<G: Determinize> Engine<G> for Playouts {
    fn evaluate(&mut self, look: &Look<'_, G>, legal: &[G::Action], budget: Budget) -> Values<G> {
        let (results, order) = self.try_out(look, legal, budget.steps);
        let explain = |(rank, at): (usize, usize)| {
            let tried = Tried { action: legal[at].to_string(), games: results[at].games };
            let why = || Explanation::new::<()>(&tried, Vec::new(), Vec::new());
            Ranked { at, why: (rank < budget.explain).then(why) }
        };
        let ranking = order.into_iter().enumerate().map(explain).collect();
        let actions = results
            .iter()
            .map(|results| ActionValue { seats: results.means(), error: results.error() });
        let unit = unit(look.rules());
        Values { seat: seat_of(look), unit, actions: actions.collect(), ranking }
    }

    fn value(&mut self, look: &Look<'_, G>, budget: Budget) -> Worth {
        if let Node::Over(end) = look.node() {
            return Worth::at_end(&end);
        }
        let (rules, view, seat) = (look.rules(), look.view(), seat_of(look));
        let mut results = Results::new(rules.players());
        let (mut used, mut buffer) = (0, Vec::new());
        while used < budget.steps as usize && !look.is_enough() {
            let guess = self.guess(rules, &view);
            let chance = Chance::seed_from_u64(self.chance.random());
            let (events, end) = play(rules, guess, chance, &mut buffer);
            used += events;
            results.add(end.as_ref(), seat);
        }
        Worth { unit: unit(rules), seats: results.means(), error: results.error() }
    }

    fn score(
        &mut self,
        look: &Look<'_, G>,
        legal: &[G::Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        let (results, ranked) = self.try_out(look, legal, budget.steps);
        let best = results[ranked[0]].score();
        scores.extend(results.iter().map(|results| results.score().min(best - 2.0 * EQUAL)));
        // Few games speak for what was dropped early: it does not come before the best.
        scores[ranked[0]] = best;
    }
}

fn unit<G: Determinize>(rules: &G) -> Unit {
    if rules.players() == 1 { Unit::Points } else { Unit::Victory }
}

/// Plays at random to the end, and counts the events. There is no end where a live phase begins or
/// the game takes too long.
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
                let seat = seats.iter().next().expect("a decision asks a seat");
                legal.clear();
                rules.legal(&state, seat, legal);
                Event::Act { seat, action: legal.swap_remove(chance.random_range(0..legal.len())) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
    (MOST_EVENTS, None)
}

/// What random games came to.
#[derive(Clone, Debug)]
struct Results {
    games: u32,
    seats: Vec<f64>,
    /// The sum of squares of the seat that looks.
    squares: f64,
    lead: f64,
    seat: usize,
}

impl Results {
    fn new(players: u8) -> Results {
        Results { games: 0, seats: vec![0.0; players.into()], squares: 0.0, lead: 0.0, seat: 0 }
    }

    /// Adds a game; one without an end is a draw.
    fn add(&mut self, end: Option<&Standings>, seat: Seat) {
        let worth = match end {
            Some(end) => Worth::at_end(end),
            None if self.seats.len() == 1 => {
                Worth { unit: Unit::Points, seats: vec![0.0], error: None }
            }
            None => Worth::even(self.seats.len(), None),
        };
        self.games += 1;
        self.seat = seat.index();
        self.squares += worth.seats[self.seat].powi(2);
        self.lead += end.map_or(0.0, |end| lead(end, seat));
        self.seats.iter_mut().zip(worth.seats).for_each(|(sum, one)| *sum += one);
    }

    fn games(&self) -> f64 {
        f64::from(self.games.max(1))
    }

    fn means(&self) -> Vec<f64> {
        self.seats.iter().map(|sum| sum / self.games()).collect()
    }

    /// What actions are compared by.
    fn score(&self) -> f64 {
        (self.seats[self.seat] + LEAD * self.lead) / self.games()
    }

    /// The standard error of the mean of the seat that looks; unknown with fewer than two games.
    fn error(&self) -> Option<f64> {
        let mean = self.seats[self.seat] / self.games();
        let variance = (self.squares / self.games() - mean * mean).max(0.0);
        (self.games > 1).then(|| (variance / f64::from(self.games - 1)).sqrt())
    }
}

/// The lead in points over the best rival, from -1 to 1; nothing alone.
fn lead(end: &Standings, seat: Seat) -> f64 {
    let points = |seat: Seat| end.of(seat).map_or(0.0, |place| f64::from(place.points));
    let rivals = end.places().iter().map(|place| place.seat).filter(|other| *other != seat);
    let Some(best) = rivals.map(points).reduce(f64::max) else { return 0.0 };
    let lead = points(seat) - best;
    lead / (lead.abs() + points(seat).abs() + best.abs()).max(1.0)
}
