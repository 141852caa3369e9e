//! What the choices of each level cost: the figures behind "plays like" (docs/analysis.md).
//!
//! `cargo run --release -p turlaj-lab --example error_rates -- clever 1 0 200` plays two hundred games alone
//! per bot of Clever and judges them with a budget of 0 steps. Options may follow, such as `steal=on`.

use turlaj_catalog::{BotKind, Listed, Visit, visit};
use turlaj_core::Settings;
use turlaj_lab::error_rate;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, steps, games, options @ ..] = &words[..] else {
        panic!("game, players, steps, games, and options")
    };
    let settings = format!("players={players} {}", options.join(" ")).trim_end().to_string();
    let steps = steps.parse().expect("a number of steps");
    let games = games.parse().expect("a number of games");
    visit(game, Measure { settings, steps, games }).expect("a game");
}

struct Measure {
    settings: String,
    steps: u32,
    games: u64,
}

impl Visit for Measure {
    type Out = ();

    fn game<G: Listed>(self) {
        let settings = Settings::parse_text(G::OPTIONS, &self.settings).expect("settings");
        let rules = G::configure(&settings).expect("allowed settings");
        println!("bot          open decisions  error per choice (95% interval)");
        let levels = G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level);
        for bot in ["random"].into_iter().chain(levels.map(|bot| bot.name)) {
            let rate = error_rate(&rules, bot, self.steps, self.games);
            let (low, high) = (rate.mean - 1.96 * rate.error, rate.mean + 1.96 * rate.error);
            println!("{bot:12} {:14}  {:.5} ({low:.5} to {high:.5})", rate.open, rate.mean);
        }
    }
}
