//! An engine for any game: it needs the rules, and no knowledge of good play.

use std::hash::{Hash, Hasher};

use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use turlaj_core::{Address, Determinize, Event, Look, Node, Seat, Silent, Standings};

use crate::Chance;
use crate::engine::{Budget, Engine};
use crate::level::EQUAL;
use crate::values::{ActionValue, ErrorBar, Explanation, Ranked, Unit, Values, Worth};

/// A random game that has not ended after this many events is a draw.
const MOST_EVENTS: usize = 20_000;

/// How much the lead in points counts beside the victory when actions are compared.
const LEAD: f64 = 0.5;

/// Flat Monte Carlo search. It guesses what is hidden, does each action, and plays random games from
/// there on. All actions meet the same guesses and dice, and the worse half is dropped again and
/// again (sequential halving), so that most games are spent on the best few. Steps are events of
/// random games; a budget above 0 gives every action at least one game.
///
/// Values are mean shares of the victory, or alone mean points; the error is that of the mean, and does
/// not tell how far random play is from best play. Among actions that win equally often it prefers the
/// larger lead. Where it could not play a game all are even, and how far that is off is unknown.
///
/// Random numbers follow from the seed and the position, so the same question gets the same answer.
#[derive(Clone, Debug)]
pub struct Playouts {
    seed: u64,
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
        Playouts { seed }
    }

    /// The generator for this question: equal positions get equal ones.
    fn chance<G: Determinize>(&self, look: &Look<'_, G>, view: &G::View) -> Chance {
        let mut hash = Fnv(0xcbf2_9ce4_8422_2325 ^ self.seed);
        let first = guess(look.rules(), view, &mut Chance::seed_from_u64(self.seed));
        (first, seat_of(look).0).hash(&mut hash);
        Chance::seed_from_u64(hash.finish())
    }

    /// Plays after every action. Returns what came of each, and the actions, the best first.
    fn try_out<G: Determinize>(
        &self,
        look: &Look<'_, G>,
        legal: &[G::Action],
        steps: u32,
    ) -> (Vec<Results>, Vec<usize>) {
        let seat = seat_of(look);
        let (rules, view) = (look.rules(), look.view());
        let mut chance = self.chance(look, &view);
        let mut results = vec![Results::new(rules.players()); legal.len()];
        let mut ranked: Vec<usize> = (0..legal.len()).collect();
        let (mut left, mut buffer) = (legal.len(), Vec::new());
        let rounds = legal.len().next_power_of_two().ilog2().max(1) as usize;
        let mut used = 0;
        for round in 1..=rounds {
            let share = (steps as usize * round).div_ceil(rounds);
            while used < share && !look.is_enough() {
                let guess = guess(rules, &view, &mut chance);
                let seed = chance.random();
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
        }
        (results, ranked)
    }
}

/// A position that fits a view.
fn guess<G: Determinize>(rules: &G, view: &G::View, chance: &mut Chance) -> G::State {
    rules.guess(view, &mut |_: Address, faces| chance.random_range(0..faces))
}

/// FNV-1a: unlike the hasher of the standard library it stays the same over versions.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn seat_of<G: Determinize>(look: &Look<'_, G>) -> Seat {
    let asked = look.eye().seat().or_else(|| look.node().asked().iter().next());
    asked.unwrap_or(Seat(0))
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
        let variance = variance(&results);
        let value = |results: &Results| ActionValue {
            seats: results.means(),
            error: results.error(variance),
        };
        let actions = results.iter().map(value);
        let unit = unit(look.rules());
        Values { seat: seat_of(look), unit, actions: actions.collect(), ranking }
    }

    fn outlook(&mut self, look: &Look<'_, G>, budget: Budget) -> Worth {
        if let Node::Over(end) = look.node() {
            return Worth::at_end(&end);
        }
        let (rules, view, seat) = (look.rules(), look.view(), seat_of(look));
        let mut chance = self.chance(look, &view);
        let mut results = Results::new(rules.players());
        let (mut used, mut buffer) = (0, Vec::new());
        while used < budget.steps as usize && !look.is_enough() {
            let guess = guess(rules, &view, &mut chance);
            let dice = Chance::seed_from_u64(chance.random());
            let (events, end) = play(rules, guess, dice, &mut buffer);
            used += events;
            results.add(end.as_ref(), seat);
        }
        let error = results.error(variance(std::slice::from_ref(&results)));
        Worth { unit: unit(rules), seats: results.means(), error }
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
    /// How many of them had no end.
    endless: u32,
    /// The sums of the values.
    seats: Vec<f64>,
    /// The sum of squares of the seat that looks.
    squares: f64,
    lead: f64,
    seat: usize,
}

impl Results {
    fn new(players: u8) -> Results {
        let seats = vec![0.0; players.into()];
        Results { games: 0, endless: 0, seats, squares: 0.0, lead: 0.0, seat: 0 }
    }

    /// Adds a game; one without an end is a draw.
    fn add(&mut self, end: Option<&Standings>, seat: Seat) {
        let seats = end.map_or_else(|| self.even(), |end| Worth::at_end(end).seats);
        self.games += 1;
        self.endless += u32::from(end.is_none());
        self.seat = seat.index();
        self.squares += seats[self.seat].powi(2);
        self.lead += end.map_or(0.0, |end| lead(end, seat));
        self.seats.iter_mut().zip(seats).for_each(|(sum, one)| *sum += one);
    }

    /// The values where nothing is known.
    fn even(&self) -> Vec<f64> {
        match self.seats.len() {
            1 => vec![0.0],
            seats => Worth::even(seats, ErrorBar::Unknown).seats,
        }
    }

    fn games(&self) -> f64 {
        f64::from(self.games.max(1))
    }

    fn means(&self) -> Vec<f64> {
        if self.games == 0 {
            return self.even();
        }
        self.seats.iter().map(|sum| sum / self.games()).collect()
    }

    /// What actions are compared by.
    fn score(&self) -> f64 {
        (self.seats[self.seat] + LEAD * self.lead) / self.games()
    }

    /// The sum of squared distances from the mean, of the seat that looks.
    fn scatter(&self) -> f64 {
        (self.squares - self.seats[self.seat].powi(2) / self.games()).max(0.0)
    }

    /// The error of the mean of the seat that looks, where points have this variance. That few games
    /// agree proves little, so four even shares are added (Agresti and Coull).
    fn error(&self, variance: Option<f64>) -> ErrorBar {
        if self.games == 0 || self.endless > 0 {
            return ErrorBar::Unknown;
        }
        if self.seats.len() == 1 {
            let error = |variance: f64| ErrorBar::About((variance / self.games()).sqrt());
            return variance.map_or(ErrorBar::Unknown, error);
        }
        let all = self.games() + 4.0;
        let mean = (self.seats[self.seat] + 4.0 / self.seats.len() as f64) / all;
        ErrorBar::About((mean * (1.0 - mean) / all).sqrt())
    }
}

/// The variance of points after the same action, by all games together; it is never 0.
fn variance(results: &[Results]) -> Option<f64> {
    let played = || results.iter().filter(|results| results.games > 0);
    let free: f64 = played().map(|results| results.games() - 1.0).sum();
    let scatter: f64 = played().map(Results::scatter).sum();
    (free > 0.0).then(|| (scatter + 1.0) / free)
}

/// The lead in points over the best rival, from -1 to 1; nothing alone.
fn lead(end: &Standings, seat: Seat) -> f64 {
    let points = |seat: Seat| end.of(seat).map_or(0.0, |place| f64::from(place.points));
    let rivals = end.places().iter().map(|place| place.seat).filter(|other| *other != seat);
    let Some(best) = rivals.map(points).reduce(f64::max) else { return 0.0 };
    let lead = points(seat) - best;
    lead / (lead.abs() + points(seat).abs() + best.abs()).max(1.0)
}
