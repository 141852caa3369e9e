//! How much the choices of a bot cost, judged by an engine.

use std::sync::atomic::AtomicBool;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_analysis::{Judge, ONE};
use turlaj_catalog::Listed;
use turlaj_core::{Address, Dice, Event, Look, Seat, Tick};
use turlaj_engine::{AnyBot, Bot, Engine};

use crate::game::{Players, game_seed, play};
use crate::summary::moments;

/// The mean loss of an open decision, over games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ErrorRate {
    /// Open decisions: those with more than one choice.
    pub open: u64,
    /// The mean loss, in the unit of the engine.
    pub mean: f64,
    /// Its standard error: games vary, and decisions of a game belong together.
    pub error: f64,
}

/// Plays games with the same bot on all seats and judges all its choices with this many steps.
pub fn error_rate<G: Listed>(rules: &G, bot: &str, steps: u32, games: u64) -> ErrorRate {
    let (mut found, mut legal) = (Vec::new(), Vec::new());
    for game in 0..games {
        let seed = game_seed(1, game);
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let named = |_| G::bot(bot, chance.random()).expect("a bot of the catalogue");
        let bots = (0..rules.players()).map(named).collect();
        let (engine, open, loss) = (G::engine(seed), 0, 0);
        let mut judged = JudgedPlayers { rules, bots, chance, engine, steps, open, loss };
        play(rules, &mut judged, &mut legal);
        found.push((judged.open, judged.loss as f64 / ONE as f64));
    }
    let open: u64 = found.iter().map(|(open, _)| open).sum();
    let mean = found.iter().map(|(_, loss)| loss).sum::<f64>() / open.max(1) as f64;
    // The ratio of two sums: what each game adds beside the mean rate.
    let beside = found.iter().map(|&(open, loss)| (loss - mean * open as f64, 1));
    let (_, deviation) = moments(beside);
    ErrorRate { open, mean, error: deviation * (games as f64).sqrt() / open.max(1) as f64 }
}

struct JudgedPlayers<'a, G: Listed> {
    rules: &'a G,
    bots: Vec<AnyBot<G>>,
    chance: Xoshiro256PlusPlus,
    engine: Box<dyn Engine<G>>,
    steps: u32,
    open: u64,
    loss: i64,
}

impl<G: Listed> Dice for JudgedPlayers<'_, G> {
    fn die(&mut self, _: Address, faces: u32) -> u32 {
        self.chance.random_range(0..faces)
    }
}

impl<G: Listed> Players<G> for JudgedPlayers<'_, G> {
    fn choose(&mut self, seat: Seat, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        self.bots[seat.index()].choose(look, legal)
    }

    fn next(&mut self, _: Seat, _: &Look<'_, G>, _: Tick) -> Option<(Tick, G::Action)> {
        None // A race has no values of choices.
    }

    fn observe(&mut self, _: Tick, state: &G::State, event: &Event<G>) {
        static NEVER: AtomicBool = AtomicBool::new(false);
        let Event::Act { seat, action } = event else { return };
        let mut judge = Judge::new(self.rules, &mut *self.engine, self.steps, 2, &NEVER);
        let (loss, choices) = judge.loss(state, *seat, action);
        if choices > 1 {
            self.open += 1;
            self.loss += loss;
        }
    }
}
