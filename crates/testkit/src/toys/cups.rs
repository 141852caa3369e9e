//! Cups, a toy with hidden dice: everyone has a die under a cup, and the highest one wins.
//!
//! One after the other rolls a die under a cup, which only its owner sees, and keeps it; with
//! `again=on` it may be rolled once more first. When all have kept, all cups are lifted.

mod disguise;
mod notation;
mod view;

use turlaj_core::{
    Audience, Counter, DiceFaces, Due, Event, Eye, Game, Node, OptionSpec, Out, Refusal, Seat,
    Seats, Settings, Sight, Standings, Throw, always,
};

use super::{Pips, ground};

pub use disguise::disguise;
pub use notation::{Action, Roll};
pub use view::{CupView, DieView, News, View};

/// The rules of Cups with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cups {
    players: u8,
    again: bool,
}

/// A position: all else follows from the cups.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    cups: Vec<Cup>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Cup {
    /// How many rolls fell under it.
    rolls: Counter,
    /// Whether it was rolled once more, as long as that makes a difference.
    again: bool,
    /// What lies under it; nothing before a roll and after `again`.
    die: Option<Pips>,
    kept: bool,
}

const OPTION: OptionSpec = OptionSpec {
    name: "again",
    values: &["off", "on"],
    about: "a die may be rolled once more before it is kept",
    matters: always,
    free: None,
    later: false,
};

/// All actions that can be written.
pub fn universe(_rules: &Cups) -> Vec<Action> {
    vec![Action::Keep, Action::Again]
}

impl State {
    /// Whose turn it is: the first seat that has not kept.
    fn turn(&self) -> Option<Seat> {
        self.cups.iter().position(|cup| !cup.kept).map(|at| Seat(at as u8))
    }

    fn is_over(&self) -> bool {
        self.turn().is_none()
    }
}

impl Game for Cups {
    const ID: &'static str = "cups";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OPTION];
    const PLAYERS: (u8, u8) = ground::PLAYERS;

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = View;
    type News = News;

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        Ok(Cups { players: ground::players(settings)?, again: settings.is_on("again") })
    }

    fn settings(&self) -> Settings {
        let given = [("again", if self.again { "on" } else { "off" })];
        Settings::parse(Self::OPTIONS, self.players, given).expect("rules hold only listed values")
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> State {
        State { cups: vec![Cup::default(); usize::from(self.players)] }
    }

    fn node(&self, state: &State) -> Node {
        match state.turn() {
            None => Node::Over(standings(state)),
            Some(seat) if state.cups[seat.index()].die.is_some() => {
                Node::Decide(Seats::NONE.with(seat))
            }
            Some(_) => Node::Chance,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        ground::legal(self, state, seat, universe(self), out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        ground::check_asked(&self.node(state), seat)?;
        match action {
            Action::Keep => Ok(()),
            Action::Again if !self.again => {
                Err(Refusal::new("again-off", "no die is rolled again in this game"))
            }
            Action::Again if state.cups[seat.index()].again => {
                Err(Refusal::new("again-spent", "a die is rolled again only once"))
            }
            Action::Again => Ok(()),
        }
    }

    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        ground::refused(self, state, seat, universe(self))
    }

    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        self.node(state).asked().contains(seat).then_some(Action::Keep)
    }

    fn due(&self, state: &State) -> Due {
        let seat = state.turn().unwrap_or_default();
        let roll = state.cups[seat.index()].rolls.0 + 1;
        ground::due(&self.node(state), Throw::Turn { seat, turn: 1, roll }, Sight::Only(seat))
    }

    fn read(&self, _state: &State, faces: &[u32]) -> Roll {
        Roll(Pips::read(faces))
    }

    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        ground::check_due(&self.node(state))?;
        Ok(roll.0.faces())
    }

    /// Every roll turns a page, and so does every die that is kept.
    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        let Some(seat) = state.turn() else { return };
        let cup = &mut state.cups[seat.index()];
        match event {
            Event::Roll { roll } => {
                cup.rolls.add();
                cup.die = Some(roll.0);
                let (roll, die) = (cup.rolls.0 as u8, cup.die);
                out.tell(Audience::Only(seat), || News::Rolled { seat, roll, die });
                out.tell(Audience::Others(seat), || News::Rolled { seat, roll, die: None });
                out.turn_page();
            }
            Event::Act { action: Action::Keep, .. } => {
                (cup.kept, cup.again) = (true, false);
                out.tell(Audience::All, || News::Kept { seat });
                out.turn_page();
            }
            Event::Act { action: Action::Again, .. } => {
                (cup.die, cup.again) = (None, true);
                out.tell(Audience::All, || News::Again { seat });
            }
            Event::Time => {}
        }
        if state.is_over() {
            out.tell(Audience::All, || News::lifted(state));
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        view::view(state, eye)
    }
}

/// The highest die wins; equal dice share.
fn standings(state: &State) -> Standings {
    Standings::rank(state.cups.iter().enumerate().map(|(at, cup)| {
        (Seat(at as u8), cup.die.map_or(0, |pips| i32::from(pips.value())), Vec::new())
    }))
}
