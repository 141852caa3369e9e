//! How far the values of engines are off: the figures behind their error bars (docs/bots.md).
//!
//! `cargo run --release -p turlaj-lab --example error_bars -- clever 2 0 20 50` plays twenty games of two
//! players of Clever, values six positions of each with a budget of 0 steps, and plays fifty games from
//! each of them. Options may follow, such as `steal=on`.

use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::Settings;
use turlaj_lab::{Calibration, ValueErrors, off_by};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, steps, games, from_each, options @ ..] = &words[..] else {
        panic!("game, players, steps, games, games from each position, and options")
    };
    let number = |word: &String| word.parse().expect("a number");
    let measure = Calibration {
        steps: number(steps) as u32,
        games: number(games),
        from_each: number(from_each),
    };
    let settings = format!("players={players} {}", options.join(" "));
    visit(game, Measure { settings: settings.trim_end().to_string(), measure }).expect("a game");
}

struct Measure {
    settings: String,
    measure: Calibration,
}

impl Visit for Measure {
    type Out = ();

    fn game<G: Listed>(self) {
        let settings = Settings::parse_text(G::OPTIONS, &self.settings).expect("settings");
        let rules = G::configure(&settings).expect("allowed settings");
        let thirds = off_by(&rules, self.measure);
        println!("third  positions  off by    told  in parts of a game's deviation  too high by");
        let print = |third: &str, off: &ValueErrors| {
            let (square, told) = (off.square.max(0.0).sqrt(), off.told.sqrt());
            let (parts, bias) = (off.parts(), off.bias);
            println!(
                "{third:5}  {:9}  {square:6.3}  {told:6.3}  {parts:6.3}  {bias:+.3}",
                off.positions
            );
        };
        thirds.iter().zip(1..).for_each(|(off, third)| print(&third.to_string(), off));
        print("all", &ValueErrors::of_all(&thirds));
    }
}
