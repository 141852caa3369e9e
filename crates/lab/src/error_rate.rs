//! How much the choices of a bot cost, judged by an engine.

use std::sync::atomic::AtomicBool;

use turlaj_analysis::{Judge, ONE};
use turlaj_catalog::Listed;
use turlaj_core::{Event, Silent};

use crate::game::game_seed;
use crate::played::played;
use crate::summary::moments;

/// The mean loss of an open decision, over games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ErrorRate {
    /// Open decisions: those with more than one choice.
    pub open: u64,
    /// The mean loss, in the unit of the engine.
    pub mean: f64,
    /// Its standard error: decisions of one game belong together.
    pub error: f64,
}

/// Plays games with the same bot on all seats and judges all its choices with this many steps.
pub fn error_rate<G: Listed>(rules: &G, bot: &'static str, steps: u32, games: u64) -> ErrorRate {
    let bots = vec![bot; rules.players().into()];
    let found: Vec<(u64, f64)> =
        (0..games).map(|game| losses(rules, &bots, steps, game_seed(1, game))).collect();
    let open: u64 = found.iter().map(|(open, _)| open).sum();
    let mean = found.iter().map(|(_, loss)| loss).sum::<f64>() / open.max(1) as f64;
    // The ratio of two sums: what each game adds beside the mean rate.
    let beside = found.iter().map(|&(open, loss)| (loss - mean * open as f64, 1));
    let (_, deviation) = moments(beside);
    ErrorRate { open, mean, error: deviation * (games as f64).sqrt() / open.max(1) as f64 }
}

/// The open decisions of a game, and what they cost together.
fn losses<G: Listed>(rules: &G, bots: &[&'static str], steps: u32, seed: u64) -> (u64, f64) {
    static NEVER: AtomicBool = AtomicBool::new(false);
    let mut engine = G::engine(seed);
    let mut judge = Judge::new(rules, &mut *engine, steps, 2, &NEVER);
    let mut state = rules.start();
    let (mut open, mut sum) = (0, 0);
    for event in played(rules, bots, seed).line() {
        if let Event::Act { seat, action } = event {
            let (loss, choices) = judge.loss(&state, *seat, action);
            if choices > 1 {
                open += 1;
                sum += loss;
            }
        }
        rules.apply(&mut state, event, &mut Silent);
    }
    (open, sum as f64 / ONE as f64)
}
