//! One race that laboratory, server and terminal have to play to the same facts.

use turlaj_core::{Event, Tick};
use turlaj_engine::{AnyBot, LiveBot};

use super::{Follower, Runner, Sprint, Stubborn};

/// The options of the race.
pub const OPTIONS: [(&str, &str); 1] = [("clock", "hasty-off")];

/// The bots of the race, by seat.
pub const SEATS: [&str; 4] = ["jogger", "stubborn", "follower", "walker"];

/// The face that the die of the goal shows, counted from 0.
pub const FACE: u32 = 1;

/// What happens, with the ticks since its page was opened. The second bot is refused twice and waits
/// 100 ticks each time; the third only follows others.
pub const FACTS: [(Tick, &str); 12] = [
    (0, "goal:2"),
    (30, "time"),
    (30, "1 step"),
    (35, "3 step"),
    (60, "1 step"),
    (65, "3 step"),
    (90, "1 step"),
    (95, "3 step"),
    (110, "4 step"),
    (120, "1 step"),
    (125, "3 step"),
    (150, "1 shout"),
];

/// The bots of this toy.
pub fn bot(name: &str) -> Option<AnyBot<Sprint>> {
    let bot: Box<dyn LiveBot<Sprint>> = match name {
        "stubborn" => Box::new(Stubborn),
        "follower" => Box::new(Follower { pace: 5 }),
        "walker" => Box::new(Runner { pace: 110 }),
        "jogger" => Box::new(Runner { pace: 30 }),
        "runner" => Box::new(Runner { pace: 2 }),
        _ => return None,
    };
    Some(AnyBot::Races(bot))
}

/// A fact in words.
pub fn words(event: &Event<Sprint>) -> String {
    match event {
        Event::Roll { roll } => roll.to_string(),
        Event::Act { seat, action } => format!("{seat} {action}"),
        Event::Time => "time".to_string(),
    }
}

/// The same facts with the ticks since their page was opened; given are the ticks of the table.
pub fn by_page(facts: impl IntoIterator<Item = (Tick, String)>) -> Vec<(Tick, String)> {
    let mut opened = None;
    let since = |(tick, words): (Tick, String)| {
        let gone = tick - *opened.get_or_insert(tick);
        let is_act = words.ends_with("step") || words.ends_with("shout");
        if !is_act {
            opened = Some(tick);
        }
        (gone, words)
    };
    facts.into_iter().map(since).collect()
}
