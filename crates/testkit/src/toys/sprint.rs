//! Sprint, a live toy: everyone runs at once, and who shouts on the very goal gets most.
//!
//! A die sets the goal and lies covered until START. After the countdown all step forth and back as
//! fast as they can, until a seat shouts or the clock runs out. Tracks are open to all.

mod bots;
mod notation;
pub mod race;
mod score;
mod view;

use serde::{Deserialize, Serialize};
use turlaj_core::{
    Audience, Dice, DiceFaces, Due, Event, Eye, Game, LiveGame, Node, OptionSpec, Out, Refusal,
    Seat, Seats, Settings, Sight, Throw, Tick, always,
};

use super::{Pips, ground};

pub use bots::{Follower, Runner, Stubborn};
pub use notation::{Action, Roll};
pub use view::{News, View};

/// The rules of Sprint with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprint {
    players: u8,
    clock: bool,
    hasty: bool,
}

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The die that sets the goal.
    Goal,
    /// The end of the countdown.
    Countdown,
    /// Steps and a shout, or the end of the time.
    Race,
    /// Nothing.
    Over,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    phase: Phase,
    /// How many steps the goal is away, once the die has fallen.
    goal: Option<u8>,
    /// How many steps each seat has made.
    tracks: Vec<u8>,
    shouter: Option<Seat>,
}

/// How long the countdown lasts.
pub const COUNTDOWN: Tick = 3_000;
/// How long the race lasts at most, if there is a clock.
pub const RACE: Tick = 10_000;

/// In haste all this lasts so many times less.
const HASTE: Tick = 100;

/// How far tracks go on behind the goal.
const BEYOND: u8 = 3;

const OPTION: OptionSpec = OptionSpec {
    name: "clock",
    values: &["on", "off", "hasty", "hasty-off"],
    about: "the race ends after ten seconds; in haste it is a tenth of one, and the countdown is short",
    matters: always,
    free: None,
    later: false,
};

/// All actions that can be written.
pub fn universe(_rules: &Sprint) -> Vec<Action> {
    vec![Action::Step, Action::Back, Action::Shout]
}

/// Another goal, as long as nobody has seen it.
pub fn disguise(
    rules: &Sprint,
    line: &[Event<Sprint>],
    _eye: Eye,
    dice: &mut dyn Dice,
) -> Vec<Event<Sprint>> {
    match line {
        [Event::Roll { .. }] => vec![Event::Roll { roll: rules.roll(&rules.start(), dice) }],
        _ => line.to_vec(),
    }
}

impl Game for Sprint {
    const ID: &'static str = "sprint";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OPTION];
    const PLAYERS: (u8, u8) = ground::PLAYERS;

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = View;
    type News = News;

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        let players = ground::players(settings)?;
        let clock = settings.get("clock");
        let hasty = clock.starts_with("hasty");
        Ok(Sprint { players, clock: !clock.ends_with("off"), hasty })
    }

    fn settings(&self) -> Settings {
        let clock = match (self.clock, self.hasty) {
            (true, false) => "on",
            (false, false) => "off",
            (true, true) => "hasty",
            (false, true) => "hasty-off",
        };
        let given = [("clock", clock)];
        Settings::parse(Self::OPTIONS, self.players, given).expect("rules hold only listed values")
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> State {
        let tracks = vec![0; usize::from(self.players)];
        State { phase: Phase::Goal, goal: None, tracks, shouter: None }
    }

    fn node(&self, state: &State) -> Node {
        match state.phase {
            Phase::Goal => Node::Chance,
            Phase::Countdown => {
                Node::Live { seats: Seats::NONE, until: Some(self.lasting(COUNTDOWN)) }
            }
            Phase::Race => {
                let until = self.clock.then(|| self.lasting(RACE));
                Node::Live { seats: Seats::first(self.players), until }
            }
            Phase::Over => Node::Over(score::standings(state)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        ground::legal(self, state, seat, universe(self), out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        ground::check_asked(&self.node(state), seat)?;
        let steps = state.tracks[seat.index()];
        let most = state.goal.unwrap_or_default() + BEYOND;
        match action {
            Action::Step if steps >= most => {
                let text = format!("the track ends after {most} steps");
                Err(Refusal::new("track-full", text).with("most", most))
            }
            Action::Back if steps == 0 => {
                Err(Refusal::new("track-empty", "there is no step to take back"))
            }
            Action::Step | Action::Back | Action::Shout => Ok(()),
        }
    }

    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        ground::refused(self, state, seat, universe(self))
    }

    /// Who leaves the track goes a step back.
    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        Some(Action::Back).filter(|back| self.check(state, seat, back).is_ok())
    }

    fn due(&self, state: &State) -> Due {
        ground::due(&self.node(state), Throw::Setup { step: 1, roll: 1 }, Sight::Later)
    }

    fn read(&self, _state: &State, faces: &[u32]) -> Roll {
        Roll(Pips::read(faces))
    }

    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        ground::check_due(&self.node(state))?;
        Ok(roll.0.faces())
    }

    /// Every phase is a page: steps are open to all, but they must not restart the clock.
    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        let phase = state.phase;
        match *event {
            Event::Roll { roll } => {
                state.goal = Some(roll.goal());
                state.phase = Phase::Countdown;
                out.tell(Audience::All, || News::GoalSet);
            }
            Event::Act { seat, action: action @ (Action::Step | Action::Back) } => {
                let track = &mut state.tracks[seat.index()];
                *track = if action == Action::Step { *track + 1 } else { *track - 1 };
                out.tell(Audience::All, || News::Moved { seat, steps: *track });
            }
            Event::Act { seat, action: Action::Shout } => {
                state.shouter = Some(seat);
                state.phase = Phase::Over;
                out.tell(Audience::All, || News::Shouted { seat });
            }
            Event::Time if phase == Phase::Countdown => {
                state.phase = Phase::Race;
                out.uncover();
                out.tell(Audience::All, || News::Started { goal: state.goal });
            }
            Event::Time => {
                state.phase = Phase::Over;
                out.tell(Audience::All, || News::TimeUp);
            }
        }
        if state.phase != phase {
            out.turn_page();
        }
        if state.phase == Phase::Over {
            out.tell(Audience::All, || News::Ended { points: score::points(state) });
        }
    }

    fn view(&self, state: &State, _eye: Eye) -> View {
        view::view(state)
    }

    fn has_secrets(&self) -> bool {
        false
    }
}

impl Sprint {
    fn lasting(&self, usual: Tick) -> Tick {
        if self.hasty { usual / HASTE } else { usual }
    }
}

impl LiveGame for Sprint {
    /// Mostly steps, so that tracks fill up; seldom a shout, which ends the game.
    fn sample(&self, state: &State, seat: Seat, dice: &mut dyn Dice) -> Action {
        let wish = match dice.die(Throw::Setup { step: 99, roll: 1 }.die(1), 16) {
            0 => Action::Shout,
            1..=4 => Action::Back,
            _ => Action::Step,
        };
        match self.check(state, seat, &wish) {
            Ok(()) => wish,
            Err(_) if wish == Action::Step => Action::Back,
            Err(_) => Action::Step,
        }
    }
}
