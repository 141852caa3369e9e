//! How far the values of engines are off: what an engine says of positions, beside what play by experts
//! comes to from there.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_catalog::Listed;
use turlaj_core::{Address, Event, Eye, Look, Node, Seat, Silent, Standings};
use turlaj_engine::{Bot, Budget, ErrorBar, Unit, Worth};

/// Positions of a game.
const POSITIONS: usize = 6;

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Calibration {
    /// The steps of the engine.
    pub steps: u32,
    /// The games from which positions come.
    pub games: u64,
    /// The games that are played from each position.
    pub from_each: u64,
}

/// How far values are off at some positions. Squares are means over these; what the mean of the games
/// from a position is off by itself is taken out.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ValueErrors {
    /// The number of positions.
    pub positions: u32,
    /// The square of what values are off by.
    pub square: f64,
    /// The square of the error bars that the engine gives.
    pub told: f64,
    /// The variance of what a single game comes to: of a share of the victory by its value.
    pub single: f64,
    /// How much values are too high.
    pub bias: f64,
}

impl ValueErrors {
    /// What values are off by in parts of the standard deviation of a single game.
    pub fn parts(&self) -> f64 {
        (self.square.max(0.0) / self.single).sqrt()
    }

    /// Of all these positions together.
    pub fn of_all(all: &[ValueErrors]) -> ValueErrors {
        let positions = all.iter().map(|one| one.positions).sum();
        let mean = |figure: fn(&ValueErrors) -> f64| {
            let sum: f64 = all.iter().map(|one| f64::from(one.positions) * figure(one)).sum();
            sum / f64::from(u32::max(positions, 1))
        };
        ValueErrors {
            positions,
            square: mean(|one| one.square),
            told: mean(|one| one.told),
            single: mean(|one| one.single),
            bias: mean(|one| one.bias),
        }
    }
}

/// Measures at positions of games between experts, by the third of the game. Positions that are valued
/// exactly do not count.
pub fn off_by<G: Listed>(rules: &G, measure: Calibration) -> [ValueErrors; 3] {
    let mut thirds = [const { Vec::new() }; 3];
    for game in 0..measure.games {
        let mut nodes = Vec::new();
        play(rules, rules.start(), game, |state| nodes.push(state.clone()));
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(game);
        for _ in 0..POSITIONS {
            let at = chance.random_range(0..nodes.len() - 1);
            thirds[3 * at / nodes.len()].extend(off_at(
                rules,
                &nodes[at],
                chance.random(),
                measure,
            ));
        }
    }
    thirds.map(|third| ValueErrors::of_all(&third))
}

fn off_at<G: Listed>(
    rules: &G,
    state: &G::State,
    seed: u64,
    measure: Calibration,
) -> Option<ValueErrors> {
    let seat = rules.node(state).asked().iter().next().unwrap_or(Seat(0));
    let look = Look::new(rules, state, Eye::Seat(seat));
    let worth = G::engine(seed).value(&look, Budget::steps(measure.steps));
    if worth.error == ErrorBar::Exact {
        return None;
    }
    let own = |end: Standings| Worth::at_end(&end).seats[seat.index()];
    // Other dice at each position: the same ones everywhere would be wrong in the same way.
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut end = || own(play(rules, state.clone(), chance.random(), |_| {}));
    let ends: Vec<f64> = (0..measure.from_each).map(|_| end()).collect();
    let count = ends.len() as f64;
    let mean = ends.iter().sum::<f64>() / count;
    let scatter: f64 = ends.iter().map(|end| (end - mean).powi(2)).sum();
    let (variance, value) = (scatter / (count - 1.0), worth.seats[seat.index()]);
    let single = match worth.unit {
        Unit::Victory => value * (1.0 - value),
        Unit::Points | Unit::Losses(_) => variance,
    };
    Some(ValueErrors {
        positions: 1,
        square: (value - mean).powi(2) - variance / count,
        told: worth.error.standard().unwrap_or(0.0).powi(2),
        single,
        bias: value - mean,
    })
}

/// Plays to the end with experts; `each` sees every position.
fn play<G: Listed>(
    rules: &G,
    mut state: G::State,
    seed: u64,
    mut each: impl FnMut(&G::State),
) -> Standings {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let bot = |_| G::bot("expert", seed).expect("an expert");
    let mut bots: Vec<_> = (0..rules.players()).map(bot).collect();
    let mut legal = Vec::new();
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
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(rules, &state, Eye::Seat(seat));
                Event::Act { seat, action: bots[seat.index()].choose(&look, &legal) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}
