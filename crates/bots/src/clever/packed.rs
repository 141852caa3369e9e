//! Bots of the packed game, by name; the same ones sit at a table of the rules.

use turlaj_clever::{Action, Clever};
use turlaj_core::Look;
use turlaj_engine::{Bot, Level, Noise};
use turlaj_learned::clever::mind::{self, Goal};
use turlaj_learned::clever::{Effort, Mind, Player, seed};
use turlaj_packed::clever::{Chooser, Packed, action};

use super::LEVELS;
use super::engine::{asked, point_value};
use super::greedy::Greedy;

/// Steps of the study `master-100ms`.
pub(super) const LONG: u32 = 20_000;

/// A bot of the solo game by its name; the same seed plays the same.
pub(crate) fn alone(name: &str, seed: u64) -> Option<Box<dyn Chooser<1>>> {
    named(name, seed, mind::alone)
}

/// A bot of games of two to four by its name.
pub(crate) fn among(name: &str, seed: u64) -> Option<Box<dyn Chooser<4>>> {
    named(name, seed, mind::among)
}

fn named<const SEATS: usize>(
    name: &str,
    seed: u64,
    mind: fn(Goal, Effort) -> Box<dyn Mind<SEATS>>,
) -> Option<Box<dyn Chooser<SEATS>>> {
    let player = |goal, steps| Box::new(Player::new(mind(goal, Effort::of(steps)), seed));
    Some(match name {
        "greedy" => Box::new(Greedy::new(seed)),
        "points" => player(Goal::Points, 0),
        "master-100ms" => player(Goal::Victory, LONG),
        // The name under which older records know it.
        "ahead" => return named("expert", seed, mind),
        _ => {
            let level = LEVELS.iter().find(|level| level.name == name)?;
            match level.noise > 0.0 {
                true => Box::new(Noisy::new(mind(Goal::Victory, effort(level)), level, seed)),
                false => player(Goal::Victory, level.budget.steps),
            }
        }
    })
}

fn effort(level: &Level) -> Effort {
    Effort::of(level.budget.steps)
}

/// Plays by learned values with the errors of a level.
pub(crate) struct Noisy<const SEATS: usize> {
    mind: Box<dyn Mind<SEATS>>,
    deviation: f64,
    seed: u64,
    noise: Noise,
    worth: Vec<f32>,
    scores: Vec<f64>,
}

impl<const SEATS: usize> Noisy<SEATS> {
    /// A bot that plays the same for the same seed.
    pub(crate) fn new(mind: Box<dyn Mind<SEATS>>, level: &Level, seed: u64) -> Noisy<SEATS> {
        let (worth, scores) = (Vec::new(), Vec::new());
        Noisy { mind, deviation: level.noise, seed, noise: Noise::new(seed), worth, scores }
    }
}

impl<const SEATS: usize> Chooser<SEATS> for Noisy<SEATS> {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.noise.reseed(seed);
    }

    fn choose(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
    ) -> u32 {
        let legal = game.legal(seat);
        if legal.len() == 1 {
            return legal.nth(0);
        }
        self.worth.clear();
        self.mind.judge(game, seat, seed(self.seed, game), enough, &mut self.worth);
        self.scores.clear();
        self.scores.extend(self.worth.iter().map(|worth| f64::from(*worth)));
        let deviation = self.deviation * point_value(game.seats());
        legal.nth(self.noise.choose(&self.scores, deviation) as u32)
    }
}

/// The greedy bot at a table of the rules: it sees what the seat may see.
pub(crate) struct PackedBot {
    greedy: Greedy,
}

impl PackedBot {
    /// A bot that plays the same for the same seed.
    pub(crate) fn greedy(seed: u64) -> PackedBot {
        PackedBot { greedy: Greedy::new(seed) }
    }
}

impl Bot<Clever> for PackedBot {
    fn choose(&mut self, look: &Look<'_, Clever>, _: &[Action]) -> Action {
        fn choose<const SEATS: usize>(
            bot: &mut dyn Chooser<SEATS>,
            look: &Look<'_, Clever>,
        ) -> Action {
            let (game, seat) = asked::<SEATS>(look.rules(), &look.view());
            let choice = bot.choose(&game, seat, &mut || look.is_enough());
            action(game.legal(seat).ask, choice)
        }
        match look.rules().is_solo() {
            true => choose::<1>(&mut self.greedy, look),
            false => choose::<4>(&mut self.greedy, look),
        }
    }
}
