//! Fits the weights of `snakes::Estimate`: estimates play games against themselves, and the next estimate
//! is the logistic regression on how those games ended. Prints the weights as Rust.
//!
//! `cargo run --release -p turlaj-learned --example fit_snakes -- 3 5000 9`: three players, five thousand
//! games a generation, nine generations.

#![allow(clippy::unwrap_used, reason = "a wrong argument ends the program")]

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_abstraction::snakes::{FaceChances, LooseAction, LooseTable};
use turlaj_core::{Address, Event, Eye, Game, Node, Settings, Silent};
use turlaj_learned::snakes::{Estimate, Shares, TRAITS, TurnSearch, Weights};
use turlaj_snakes::{Again, Phase, Snakes, View};

/// The beginning of a turn, and how the game ended for all seats.
struct Sample {
    told: [Weights; 4],
    ended: Shares,
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().unwrap()).collect();
    let [players, games, generations] = numbers[..] else { panic!("players games generations") };
    let players = players as u8;
    let settings = Settings::parse(Snakes::OPTIONS, players, [("first", "draw")]).unwrap();
    let rules = Snakes::configure(&settings).unwrap();
    let odds = FaceChances::of(rules.printed());
    let mut chance = Chance::seed_from_u64(1);
    let mut weights = [0.0; TRAITS];
    (weights[0], weights[3], weights[5]) = (1.0, 0.2, 0.3);
    let mut samples = Vec::new();
    let mut begins = Vec::new();
    for generation in 0..generations {
        begins.push(samples.len());
        // Three generations are remembered: with one, they chase each other's mistakes.
        if begins.len() > 3 {
            let oldest = begins[1];
            samples.drain(..oldest);
            begins.remove(0);
            begins.iter_mut().for_each(|begin| *begin -= oldest);
        }
        let race = Estimate::weighing(&odds, weights);
        for _ in 0..games {
            play(&rules, &race, &odds, &mut chance, &mut samples);
        }
        let loss = fit(&samples, players.into(), &mut weights, &mut chance);
        eprintln!("generation {generation}: {} samples, loss {loss:.5}", samples.len());
    }
    println!("    // {players} players.");
    println!("    [");
    for weight in weights {
        println!("        {weight:.4},");
    }
    println!("    ],");
}

/// Plays a game; one decision in twenty is made at random, so that more is seen.
fn play(
    rules: &Snakes,
    race: &Estimate,
    odds: &FaceChances,
    chance: &mut Chance,
    samples: &mut Vec<Sample>,
) {
    let mut state = rules.start();
    let from = samples.len();
    let mut legal = Vec::new();
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => break,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| chance.random_range(0..faces);
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            node => {
                let seat = node.asked().iter().next().unwrap();
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                let view = rules.view(&state, Eye::Nobody);
                let table = LooseTable::of(&view);
                if view.phase == Phase::Choose {
                    let mut told = [[0.0; TRAITS]; 4];
                    for (seat, told) in told.iter_mut().enumerate().take(view.seats.len()) {
                        *told = race.traits(&table, seat);
                    }
                    samples.push(Sample { told, ended: [0.0; 4] });
                }
                let at = if legal.len() == 1 {
                    0
                } else if chance.random_range(0..20) == 0 {
                    chance.random_range(0..legal.len())
                } else {
                    let mut search = TurnSearch::new(odds, Again::Any, race, 0);
                    let worth = legal.iter().map(|action| {
                        let step = LooseAction::of(&view, *action).unwrap();
                        search.step(&table, step, 0)[table.seat()]
                    });
                    worth.enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap().0
                };
                Event::Act { seat, action: legal[at] }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
    let ended = result(&rules.view(&state, Eye::Nobody));
    samples[from..].iter_mut().for_each(|sample| sample.ended = ended);
}

fn result(view: &View) -> Shares {
    let most = view.seats.iter().map(|hand| hand.points).max().unwrap();
    let winners = view.seats.iter().filter(|hand| hand.points == most).count() as f64;
    let mut shares = [0.0; 4];
    for (share, hand) in shares.iter_mut().zip(&view.seats) {
        *share = if hand.points == most { 1.0 / winners } else { 0.0 };
    }
    shares
}

/// Stochastic gradient descent with steps that shrink (Adam); gives the mean loss of the last round.
fn fit(samples: &[Sample], players: usize, weights: &mut Weights, chance: &mut Chance) -> f64 {
    const ROUNDS: usize = 6;
    const BATCH: usize = 64;
    let (mut first, mut second) = ([0.0; TRAITS], [0.0; TRAITS]);
    let steps = ROUNDS * samples.len() / BATCH;
    let (mut loss, mut counted) = (0.0, 0.0);
    for step in 0..steps {
        let mut slope = [0.0; TRAITS];
        for _ in 0..BATCH {
            let sample = &samples[chance.random_range(0..samples.len())];
            let strength = |told: &Weights| -> f64 {
                told.iter().zip(&*weights).map(|(told, weight)| told * weight).sum::<f64>().exp()
            };
            let shares: Vec<f64> = sample.told[..players].iter().map(strength).collect();
            let sum: f64 = shares.iter().sum();
            for ((share, told), ended) in shares.iter().zip(&sample.told).zip(sample.ended) {
                let share = share / sum;
                let off = share - ended;
                slope.iter_mut().zip(told).for_each(|(slope, told)| *slope += off * told);
                if step > steps - steps / ROUNDS {
                    loss -= ended * share.ln();
                    counted += 1.0 / players as f64;
                }
            }
        }
        let rate = 0.01 * (1.0 - step as f64 / steps as f64) + 1e-5;
        for at in 0..TRAITS {
            let slope = slope[at] / BATCH as f64;
            first[at] = 0.9 * first[at] + 0.1 * slope;
            second[at] = 0.999 * second[at] + 0.001 * slope * slope;
            weights[at] -= rate * first[at] / (f64::sqrt(second[at]) + 1e-8);
        }
    }
    loss / counted
}
