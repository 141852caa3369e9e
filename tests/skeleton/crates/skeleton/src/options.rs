//! The options of the game, and the number of its players.

use turlaj_core::{OptionSpec, Refusal, Settings};

/// R1.1.
pub(crate) const PLAYERS: (u8, u8) = (1, 4);

/// The rules of Skeleton with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skeleton {
    pub(crate) players: u8,
    /// The points that end the game (R3.1).
    pub(crate) goal: u16,
}

/// All options, defaults first.
pub(crate) const OPTIONS: &[OptionSpec] = &[OptionSpec {
    name: "goal",
    values: &["30", "50"],
    about: "the points that end the game",
    // R3.2
    matters: |settings| settings.players() > 1,
    free: None,
    later: false,
}];

impl Skeleton {
    /// Whether one player plays alone (R3.2).
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// The points that end the game, where others play too.
    pub fn goal(&self) -> Option<u16> {
        (!self.is_solo()).then_some(self.goal)
    }
}

pub(crate) fn configure(settings: &Settings) -> Result<Skeleton, Refusal> {
    let (players, (least, most)) = (settings.players(), PLAYERS);
    if !(least..=most).contains(&players) {
        let text = format!("this game is for {least} to {most} players, not for {players}");
        return Err(Refusal::new("player-count", text)
            .with("players", players)
            .with("least", least)
            .with("most", most));
    }
    let goal = settings.get("goal").parse().expect("the table lists numbers");
    Ok(Skeleton { players, goal })
}

pub(crate) fn settings(rules: &Skeleton) -> Settings {
    let goal = rules.goal.to_string();
    Settings::parse(OPTIONS, rules.players, [("goal", &*goal)])
        .expect("rules hold only listed values")
}
