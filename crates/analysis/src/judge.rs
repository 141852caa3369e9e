//! One evaluator at one depth: it values positions, throws and choices.

use std::sync::atomic::AtomicBool;

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use turlaj_core::{Address, Due, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{Budget, Chance, Engine, ErrorBar, Unit, Values};

use crate::amount::Amounts;

/// A throw with at most this many combinations of faces is averaged over all of them.
pub const MOST_COMBINATIONS: u32 = 1296;

/// An evaluator with a fixed budget, and how many rolls stand for a throw that has too many.
pub struct Judge<'a, G: Game> {
    rules: &'a G,
    engine: &'a mut dyn Engine<G>,
    budget: Budget,
    samples: u32,
    /// A throw with at most this many combinations of faces is averaged over all of them.
    most_combinations: u64,
    stop: &'a AtomicBool,
}

/// How the mean over a throw was found.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mean {
    /// The evaluator knows it exactly.
    Known,
    /// Over all outcomes; this many of them are different.
    Outcomes(u32),
    /// Over a sample of this many rolls.
    Sample(u32),
}

/// The value of a position to every seat, hidden things included.
pub(crate) struct Valued<G: Game> {
    pub(crate) amounts: Amounts,
    pub(crate) unit: Unit,
    pub(crate) exact: bool,
    /// The values of all actions, where one seat is asked.
    pub(crate) choice: Option<Choices<G>>,
}

/// The actions of a seat and their values.
pub(crate) struct Choices<G: Game> {
    pub(crate) legal: Vec<G::Action>,
    pub(crate) values: Values<G>,
    /// The position of the best action.
    pub(crate) best: usize,
}

/// A throw: the mean over what could have fallen, with the standard error of a sample.
pub(crate) struct Thrown {
    pub(crate) mean: Amounts,
    pub(crate) found: Mean,
    pub(crate) errors: Vec<f64>,
}

impl<'a, G: Game> Judge<'a, G> {
    /// A judge that draws `samples` rolls where a throw has more than 1,296 combinations of faces. Once `stop`
    /// is set its answers are worth nothing.
    pub fn new(
        rules: &'a G,
        engine: &'a mut dyn Engine<G>,
        steps: u32,
        samples: u32,
        stop: &'a AtomicBool,
    ) -> Judge<'a, G> {
        let (budget, samples) = (Budget::steps(steps), samples.max(2));
        Judge { rules, engine, budget, samples, most_combinations: MOST_COMBINATIONS.into(), stop }
    }

    /// The same judge with another limit for throws that are averaged over all outcomes; what is
    /// sampled is less exact, and still right on average.
    pub fn averaging(self, most_combinations: u32) -> Judge<'a, G> {
        Judge { most_combinations: most_combinations.into(), ..self }
    }

    /// The rules of the game.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// What a roll does beyond the mean of what could fall: mean zero, whatever is played.
    /// `number` chooses the sample where the throw has too many outcomes.
    pub fn luck(&mut self, state: &G::State, roll: &G::Roll, number: u64) -> Amounts {
        let before = self.value(state);
        let mean = self.throw(state, &before, number).mean;
        &self.after(state, roll).amounts - &mean
    }

    /// The value of a position to every seat, hidden things included.
    pub fn worth(&mut self, state: &G::State) -> Amounts {
        self.value(state).amounts
    }

    /// What an action costs the seat, as the seat sees the position, and how many choices differ.
    pub fn loss(&mut self, state: &G::State, seat: Seat, action: &G::Action) -> (i64, usize) {
        let choices = self.own_choices(state, seat);
        (-choices.effect(action).of_seat(seat), choices.values.ranking.len())
    }

    pub(crate) fn stop(&self) -> &'a AtomicBool {
        self.stop
    }

    /// The value of a position, hidden things included.
    pub(crate) fn value(&mut self, state: &G::State) -> Valued<G> {
        let look = Look::new(self.rules, state, Eye::All).until(self.stop);
        if let Some(seat) = look.node().asked().only()
            && matches!(look.node(), Node::Decide(_))
        {
            let choice = self.choices(state, Eye::All, seat, self.budget);
            let value = &choice.values.actions[choice.best];
            let exact = choice.values.actions.iter().all(|one| one.error == ErrorBar::Exact);
            let unit = choice.values.unit;
            let amounts = Amounts::of_seats(&value.seats, unit);
            return Valued { amounts, unit, exact, choice: Some(choice) };
        }
        let worth = self.engine.outlook(&look, self.budget);
        let exact = worth.error == ErrorBar::Exact;
        Valued { amounts: Amounts::of(&worth), unit: worth.unit, exact, choice: None }
    }

    /// The values of all actions of a seat, as this eye sees the position.
    pub(crate) fn choices(
        &mut self,
        state: &G::State,
        eye: Eye,
        seat: Seat,
        budget: Budget,
    ) -> Choices<G> {
        let mut legal = Vec::new();
        self.rules.legal(state, seat, &mut legal);
        let look = Look::new(self.rules, state, eye).until(self.stop);
        let values = self.engine.evaluate(&look, &legal, budget);
        let first = values.ranking.first().map_or(0, |ranked| ranked.at);
        let better = |best: usize, at: usize| match values.own(at) > values.own(best) {
            true => at,
            false => best,
        };
        let best = (0..legal.len()).fold(first, better);
        Choices { legal, values, best }
    }

    /// The same as the seat itself sees them.
    pub(crate) fn own_choices(&mut self, state: &G::State, seat: Seat) -> Choices<G> {
        self.choices(state, Eye::Seat(seat), seat, self.budget)
    }

    /// The mean of the values after all that a throw can show. `number` chooses the sample: the same
    /// number draws the same rolls.
    pub(crate) fn throw(&mut self, state: &G::State, before: &Valued<G>, number: u64) -> Thrown {
        if before.exact {
            let errors = vec![0.0; before.amounts.all().len()];
            return Thrown { mean: before.amounts.clone(), found: Mean::Known, errors };
        }
        let due = self.rules.due(state);
        let combinations = due.dice.iter().map(|die| u64::from(die.faces)).product::<u64>();
        match combinations <= self.most_combinations {
            true => self.all_outcomes(state, before.unit),
            false => self.sample(state, &due, before.unit, number),
        }
    }

    fn all_outcomes(&mut self, state: &G::State, unit: Unit) -> Thrown {
        let outcomes = self.rules.outcomes(state);
        let mut values = Vec::with_capacity(outcomes.len());
        for (roll, weight) in &outcomes {
            values.push((self.after(state, roll).amounts, *weight));
        }
        let mean = Amounts::mean(values.iter().map(|(amounts, weight)| (amounts, *weight)), unit);
        let errors = vec![0.0; mean.all().len()];
        Thrown { mean, found: Mean::Outcomes(outcomes.len() as u32), errors }
    }

    fn sample(&mut self, state: &G::State, due: &Due, unit: Unit, number: u64) -> Thrown {
        let mut chance = Chance::seed_from_u64(number);
        let mut dice = |_: Address, faces: u32| chance.random_range(0..faces);
        let rolls: Vec<G::Roll> =
            (0..self.samples).map(|_| self.rules.read(state, &due.fall(&mut dice))).collect();
        let values: Vec<Amounts> =
            rolls.iter().map(|roll| self.after(state, roll).amounts).collect();
        let mean = Amounts::mean(values.iter().map(|amounts| (amounts, 1)), unit);
        let count = values.len() as f64;
        let error = |seat: usize| {
            let off = |one: &Amounts| (one.all()[seat] - mean.all()[seat]) as f64;
            let squares: f64 = values.iter().map(|one| off(one).powi(2)).sum();
            (squares / (count - 1.0) / count).sqrt()
        };
        let errors = (0..mean.all().len()).map(error).collect();
        Thrown { mean, found: Mean::Sample(self.samples), errors }
    }

    fn after(&mut self, state: &G::State, roll: &G::Roll) -> Valued<G> {
        let mut after = state.clone();
        self.rules.apply(&mut after, &Event::Roll { roll: roll.clone() }, &mut Silent);
        self.value(&after)
    }
}

impl<G: Game> Choices<G> {
    /// The value of an action minus that of the best one, for every seat.
    pub(crate) fn effect(&self, action: &G::Action) -> Amounts {
        let found = self.legal.iter().position(|one| one == action);
        let at = found.expect("an event of a table is legal");
        let [done, best] = [at, self.best]
            .map(|at| Amounts::of_seats(&self.values.actions[at].seats, self.values.unit));
        &done - &best
    }
}
