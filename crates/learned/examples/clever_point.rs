//! How much of a victory a point of Clever is worth, with two to four players.
//!
//! `cargo run --release -p turlaj-learned --example clever_point -- 50` plays fifty games per line.

use std::sync::{Arc, Mutex};

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{Effort, Goal, SheetPlayer};
use turlaj_packed::clever::{Chooser, Packed, play_seats};

fn main() {
    let games = std::env::args().nth(1).map_or(Ok(10), |word| word.parse());
    let games: u64 = games.expect("a number of games");
    println!("players, and the part of a victory that a point is worth");
    for players in 2..=4 {
        println!("{players}  {:.4}", victories_per_point(players, games));
    }
}

fn rules(players: u8) -> Clever {
    let settings = Settings::defaults(Clever::OPTIONS, players);
    Clever::configure(&settings).expect("the defaults are allowed")
}

/// Compares what choices cost in victories and in points, over all decisions of some games.
fn victories_per_point(players: u8, games: u64) -> f64 {
    let costs = Costs::default();
    let seat = |_| Box::new(Scales::new(&costs)) as Box<dyn Chooser<4>>;
    let mut seats: Vec<Box<dyn Chooser<4>>> = (0..players).map(seat).collect();
    for seed in 0..games {
        let mut game = Packed::<4>::new(&rules(players));
        let mut chance = Chance::seed_from_u64(seed);
        seats.iter_mut().for_each(|seat| seat.begin(chance.random()));
        play_seats(&mut game, &mut seats, &mut |faces| chance.random_range(0..faces));
    }
    let [victories, points] = *costs.lock().expect("nobody panics");
    victories / points
}

/// In victories and in points.
type Costs = Arc<Mutex<[f64; 2]>>;

/// An expert that weighs its choices on two scales.
struct Scales {
    expert: SheetPlayer<4>,
    minds: [SheetPlayer<4>; 2],
    worth: Vec<f64>,
    costs: Costs,
}

impl Scales {
    fn new(costs: &Costs) -> Scales {
        let minds =
            [Goal::Victory, Goal::Points].map(|goal| SheetPlayer::among(goal, Effort::NONE, 0));
        let expert = SheetPlayer::among(Goal::Victory, Effort::NONE, 0);
        Scales { expert, minds, worth: Vec::new(), costs: costs.clone() }
    }
}

impl Chooser<4> for Scales {
    fn begin(&mut self, seed: u64) {
        self.expert.begin(seed);
    }

    fn choose(&mut self, game: &Packed<4>, seat: usize, enough: &mut dyn FnMut() -> bool) -> u32 {
        let mut costs = self.costs.lock().expect("nobody panics");
        for (sum, mind) in costs.iter_mut().zip(&mut self.minds) {
            self.worth.clear();
            mind.judge(game, seat, enough, &mut self.worth);
            let best = self.worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            *sum += self.worth.iter().map(|worth| best - worth).sum::<f64>();
        }
        drop(costs);
        self.expert.choose(game, seat, enough)
    }
}
