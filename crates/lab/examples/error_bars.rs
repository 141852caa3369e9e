//! How far the values of engines are off: what an engine says of positions, beside what play by its
//! strongest quick level comes to from there.
//!
//! `cargo run --release -p turlaj-lab --example error_bars -- clever 2 0 20 50` plays twenty games of two
//! players of Clever, values six positions of each with a budget of 0 steps, and plays fifty games from
//! each of them.

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::{Address, Event, Eye, Look, Node, Seat, Settings, Silent, Standings};
use turlaj_engine::{Bot, Budget, ErrorBar, Unit, Worth};

/// Positions of a game.
const POSITIONS: usize = 6;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, steps, games, from_each] = &words[..] else {
        panic!("game, players, steps, games, and games from each position")
    };
    let number = |word: &String| word.parse().expect("a number");
    let measure = Measure {
        players: number(players) as u8,
        steps: number(steps) as u32,
        games: number(games),
        from_each: number(from_each),
    };
    visit(game, measure).expect("a game");
}

struct Measure {
    players: u8,
    steps: u32,
    games: u64,
    from_each: u64,
}

/// Sums over positions of what values are off by.
#[derive(Clone, Copy, Default)]
struct Sums {
    positions: f64,
    squares: f64,
    /// The same in parts of the standard deviation of what a single game comes to.
    parts: f64,
    bias: f64,
}

impl Visit for Measure {
    type Out = ();

    fn game<G: Listed>(self) {
        let settings = Settings::defaults(G::OPTIONS, self.players);
        let rules = G::configure(&settings).expect("the defaults are allowed");
        let mut thirds = [Sums::default(); 3];
        for game in 0..self.games {
            let mut nodes = Vec::new();
            play(&rules, rules.start(), game, |state| nodes.push(state.clone()));
            let mut chance = Chance::seed_from_u64(game);
            for _ in 0..POSITIONS {
                let at = chance.random_range(0..nodes.len() - 1);
                let state = &nodes[at];
                let seat = rules.node(state).asked().iter().next().unwrap_or(Seat(0));
                let look = Look::new(&rules, state, Eye::Seat(seat));
                let worth = G::engine(game).value(&look, Budget::steps(self.steps));
                if worth.error == ErrorBar::Exact {
                    continue;
                }
                let own = |end: &Standings| Worth::at_end(end).seats[seat.index()];
                let ends: Vec<f64> = (0..self.from_each)
                    .map(|game| own(&play(&rules, state.clone(), game, |_| {})))
                    .collect();
                let mean = ends.iter().sum::<f64>() / ends.len() as f64;
                let scatter: f64 = ends.iter().map(|end| (end - mean).powi(2)).sum();
                let variance = scatter / (ends.len() - 1) as f64;
                let value = worth.seats[seat.index()];
                // What the mean itself is off by is no fault of the value.
                let square = (value - mean).powi(2) - variance / ends.len() as f64;
                let single = match worth.unit {
                    Unit::Victory => value * (1.0 - value),
                    Unit::Points | Unit::Losses(_) => variance,
                };
                let sums = &mut thirds[3 * at / nodes.len()];
                sums.positions += 1.0;
                sums.squares += square;
                sums.parts += if single > 1e-4 { square / single } else { 0.0 };
                sums.bias += value - mean;
            }
        }
        println!("third  positions  off by  in parts of a game's deviation  too high by");
        for (third, sums) in (1..).zip(thirds) {
            let mean = |sum: f64| sum / sums.positions.max(1.0);
            let root = |sum: f64| mean(sum).max(0.0).sqrt();
            println!(
                "{third:5}  {:9}  {:6.3}  {:6.3}  {:+.3}",
                sums.positions,
                root(sums.squares),
                root(sums.parts),
                mean(sums.bias)
            );
        }
    }
}

/// Plays to the end with experts; `each` sees every position.
fn play<G: Listed>(
    rules: &G,
    mut state: G::State,
    seed: u64,
    mut each: impl FnMut(&G::State),
) -> Standings {
    let mut chance = Chance::seed_from_u64(seed);
    let bot = |_| G::bot("expert", seed).expect("an expert");
    let mut bots: Vec<_> = (0..rules.players()).map(bot).collect();
    loop {
        each(&state);
        let event = match rules.node(&state) {
            Node::Over(standings) => return standings,
            Node::Live { .. } => panic!("a race has no values to measure"),
            Node::Chance => {
                let mut dice = |_: Address, faces: u32| chance.random_range(0..faces);
                Event::Roll { roll: rules.roll(&state, &mut dice) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision asks somebody");
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(rules, &state, Eye::Seat(seat));
                Event::Act { seat, action: bots[seat.index()].choose(&look, &legal) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}
