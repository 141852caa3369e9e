//! Bots that run: one at its own pace, one only behind others, and one that is always refused.

use turlaj_core::{Look, Seat, Tick};
use turlaj_engine::{Bot, LiveBot};

use super::{Action, Sprint};

/// Steps at an even pace and shouts on the goal.
#[derive(Clone, Copy, Debug)]
pub struct Runner {
    /// How long a step takes.
    pub pace: Tick,
}

/// Waits until another seat is ahead, and steps after it; it never shouts.
#[derive(Clone, Copy, Debug)]
pub struct Follower {
    /// How long a step takes.
    pub pace: Tick,
}

/// Goes back where it cannot, for ever.
#[derive(Clone, Copy, Debug)]
pub struct Stubborn;

fn seat(look: &Look<'_, Sprint>) -> Seat {
    look.eye().seat().expect("a bot looks from its seat")
}

impl Bot<Sprint> for Runner {
    fn choose(&mut self, _: &Look<'_, Sprint>, legal: &[Action]) -> Action {
        legal[0]
    }
}

impl LiveBot<Sprint> for Runner {
    fn next(&mut self, look: &Look<'_, Sprint>, now: Tick) -> Option<(Tick, Action)> {
        let view = look.view();
        let done = Some(view.tracks[seat(look).index()]) == view.goal;
        Some((now + self.pace, if done { Action::Shout } else { Action::Step }))
    }
}

impl Bot<Sprint> for Follower {
    fn choose(&mut self, _: &Look<'_, Sprint>, legal: &[Action]) -> Action {
        legal[0]
    }
}

impl LiveBot<Sprint> for Follower {
    fn next(&mut self, look: &Look<'_, Sprint>, now: Tick) -> Option<(Tick, Action)> {
        let tracks = look.view().tracks;
        let own = tracks[seat(look).index()];
        tracks.iter().any(|steps| *steps > own).then_some((now + self.pace, Action::Step))
    }
}

impl Bot<Sprint> for Stubborn {
    fn choose(&mut self, _: &Look<'_, Sprint>, legal: &[Action]) -> Action {
        legal[0]
    }
}

impl LiveBot<Sprint> for Stubborn {
    fn next(&mut self, _: &Look<'_, Sprint>, now: Tick) -> Option<(Tick, Action)> {
        Some((now, Action::Back))
    }
}
