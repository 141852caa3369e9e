//! How far two budgets of an engine differ over ledgers of the same games (docs/analysis.md).
//!
//! `cargo run --release -p turlaj-lab --example ledgers_of_budgets -- stonoga casual,strong 1 0 1000` plays a
//! thousand games and compares their ledgers with a budget of 1 step (exact there) and of 0 steps.

use std::sync::atomic::AtomicBool;

use turlaj_analysis::{Judge, Ledger, ONE, StepKind, analyse};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::{Seat, Settings};
use turlaj_lab::{game_seed, played};
use turlaj_table::Table;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, bots, first, second, games, options @ ..] = &words[..] else {
        panic!("game, bots, two budgets, games, and options")
    };
    let bots = bots.split(',').map(str::to_string).collect();
    let steps = [first, second].map(|steps| steps.parse().expect("a number of steps"));
    let games = games.parse().expect("a number of games");
    visit(game, Compare { bots, steps, games, options: options.join(" ") }).expect("a game");
}

struct Compare {
    bots: Vec<String>,
    steps: [u32; 2],
    games: u64,
    options: String,
}

/// Sums over what two ledgers say of the same thing.
#[derive(Default)]
struct Beside {
    count: f64,
    sums: [f64; 2],
    squares: [f64; 2],
    product: f64,
    off: f64,
}

impl Beside {
    fn add(&mut self, values: [f64; 2]) {
        self.count += 1.0;
        self.off += (values[0] - values[1]).powi(2);
        self.product += values[0] * values[1];
        for (at, value) in values.iter().enumerate() {
            self.sums[at] += value;
            self.squares[at] += value * value;
        }
    }

    fn print(&self, what: &str) {
        let mean = |at: usize| self.sums[at] / self.count;
        let deviation = |at: usize| (self.squares[at] / self.count - mean(at).powi(2)).sqrt();
        let covariance = self.product / self.count - mean(0) * mean(1);
        println!(
            "{what:22} {:7} {:9.5} {:9.5} {:9.5} {:9.5} {:12.5} {:11.4}",
            self.count,
            mean(0),
            deviation(0),
            mean(1),
            deviation(1),
            (self.off / self.count).sqrt(),
            covariance / deviation(0) / deviation(1)
        );
    }
}

impl Visit for Compare {
    type Out = ();

    fn game<G: Listed>(self) {
        let settings = format!("players={} {}", self.bots.len(), self.options);
        let settings = Settings::parse_text(G::OPTIONS, settings.trim_end()).expect("settings");
        let rules = G::configure(&settings).expect("allowed settings");
        let known =
            |name: &String| G::BOTS.iter().find(|bot| bot.name == name).expect("a bot").name;
        let bots: Vec<&'static str> = self.bots.iter().map(known).collect();
        let [mut throws, mut choices, mut luck, mut own] = <[Beside; 4]>::default();
        for game in 0..self.games {
            let table = played(&rules, &bots, game_seed(1, game));
            let both = self.steps.map(|steps| ledger(&table, steps));
            for (a, b) in both[0].steps.iter().zip(&both[1].steps) {
                match (&a.kind, &b.kind) {
                    (StepKind::Throw { luck: a, .. }, StepKind::Throw { luck: b, .. }) => {
                        throws.add([a, b].map(|luck| unit(luck.of_seat(Seat(0)))));
                    }
                    (
                        StepKind::Choice { seat, effect: a, .. },
                        StepKind::Choice { effect: b, .. },
                    ) => choices.add([a, b].map(|effect| unit(effect.of_seat(*seat)))),
                    _ => {}
                }
            }
            let columns = both.map(|ledger| ledger.columns());
            for seat in 0..bots.len() {
                luck.add([&columns[0], &columns[1]].map(|all| unit(all[seat].luck)));
                own.add([&columns[0], &columns[1]].map(|all| unit(all[seat].own)));
            }
        }
        println!(
            "what                     count    mean of {} ± sd     mean of {} ± sd     off by (rms)  correlation",
            self.steps[0], self.steps[1]
        );
        throws.print("luck of a throw");
        choices.print("effect of a choice");
        luck.print("luck of a seat");
        own.print("own errors of a seat");
    }
}

fn unit(amount: i64) -> f64 {
    amount as f64 / ONE as f64
}

fn ledger<G: Listed>(table: &Table<G>, steps: u32) -> Ledger<G> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    let mut engine = G::engine(1);
    let mut judge = Judge::new(table.rules(), &mut *engine, steps, 100, &NEVER);
    analyse(table, &mut judge, |_| {}).expect("nobody cancels")
}
