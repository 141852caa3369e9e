//! The rules of Skeleton: roll one die as often as you dare, and bank before it shows a 1.
//!
//! The numbered clauses, `R2.3` and so on, are those of `rules/skeleton.md`. [`Skeleton`] is the
//! rules with options chosen; [`State`] is a position. Nothing is hidden, so a view is the position.

mod actions;
mod apply;
mod grammar;
mod news;
mod notation;
mod options;
mod outcomes;
mod pieces;
mod refusals;
mod score;
mod state;

use turlaj_core::{
    Determinize, Dice, DiceFaces, DieKind, Due, Event, Eye, Game, Grammar, Node, OptionSpec, Out,
    Refusal, Seat, Seats, Settings,
};

pub use actions::Action;
pub use news::News;
pub use options::Skeleton;
pub use outcomes::Roll;
pub use pieces::Face;
pub use state::{Bank, Phase, State};

impl Game for Skeleton {
    const ID: &'static str = "skeleton";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PLAYERS: (u8, u8) = options::PLAYERS;
    const GRAMMAR: Grammar = grammar::GRAMMAR;

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = State;
    type News = News;

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        options::configure(settings)
    }

    fn settings(&self) -> Settings {
        options::settings(self)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> State {
        State::new(self)
    }

    fn node(&self, state: &State) -> Node {
        match state.phase {
            Phase::Rolling => Node::Chance,
            Phase::Deciding => Node::Decide(Seats::NONE.with(state.seat)),
            Phase::Over => Node::Over(score::standings(state)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let legal = |action: &Action| self.check(state, seat, action).is_ok();
        out.extend(Action::ALL.into_iter().filter(legal));
    }

    fn check(&self, state: &State, seat: Seat, _: &Action) -> Result<(), Refusal> {
        refusals::check(state, seat)
    }

    fn refused(&self, _: &State, _: Seat) -> Vec<(Action, Refusal)> {
        Vec::new()
    }

    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        refusals::check(state, seat).is_ok().then_some(Action::Bank)
    }

    fn due(&self, state: &State) -> Due {
        outcomes::due(state)
    }

    fn read(&self, _: &State, faces: &[u32]) -> Roll {
        outcomes::read(faces)
    }

    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        outcomes::faces(state, *roll)
    }

    fn kinds(&self) -> Vec<DieKind> {
        outcomes::kinds()
    }

    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        match event {
            Event::Roll { roll } => apply::roll(self, state, *roll, out),
            Event::Act { action, .. } => apply::act(self, state, *action, out),
            Event::Time => {}
        }
    }

    fn view(&self, state: &State, _: Eye) -> State {
        state.clone()
    }

    /// R1.3.
    fn has_secrets(&self) -> bool {
        false
    }
}

impl Determinize for Skeleton {
    fn guess(&self, view: &State, _: &mut dyn Dice) -> State {
        view.clone()
    }
}

// Of the test game alone: for a game that ships, these stand in the crates that depend on it.
mod bots;
mod drawing;
mod listed;

pub use drawing::SkeletonDrawing;
