//! The rules of Snakes: dice are pieces of snakes, and who finishes one gets the point.
//!
//! The numbered clauses, `R4.3` and so on, are those of `rules/snakes.md`. [`Snakes`] is the rules
//! with options chosen; [`State`] is a position. Geometry is apart: [`grid`] and [`snake`] know
//! cells and rows of pieces, and nothing of turns, seats or dice in hands.

mod actions;
mod apply;
pub mod grid;
mod guess;
mod news;
mod notation;
mod options;
mod outcomes;
mod pieces;
mod position;
mod refusals;
mod score;
pub mod snake;
mod state;
mod told;
mod view;

use turlaj_core::{
    Address, Dice, DieKind, Event, Eye, Game, Node, OptionSpec, Refusal, Seat, Seats, Settings,
    Sight, Throw,
};

pub use actions::Action;
pub use news::News;
pub use options::{Again, Snakes};
pub use outcomes::Roll;
pub use pieces::{DICE, Die, FACES, Face, Faces, PIECES, Piece, Six};
pub use state::{Hand, Lying, Phase, State};
pub use view::{DieView, EndView, SnakeView, View};

impl Game for Snakes {
    const ID: &'static str = "snakes";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PLAYERS: (u8, u8) = (2, 4);

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = View;
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
            Phase::First | Phase::Rolling => Node::Chance,
            Phase::Choose | Phase::Place | Phase::Plus | Phase::Give => {
                Node::Decide(Seats::one(state.seat))
            }
            Phase::Over => Node::Over(score::standings(state)),
        }
    }

    fn page(&self, state: &State) -> u32 {
        state.page
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        actions::legal(self, state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        refusals::check(self, state, seat, *action)
    }

    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        refusals::refused(self, state, seat)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        actions::fallback(self, state, seat)
    }

    fn throw(&self, state: &State) -> Throw {
        outcomes::throw(state)
    }

    fn roll(&self, state: &State, dice: &mut dyn Dice) -> Roll {
        outcomes::roll(self, state, dice)
    }

    fn check_roll(&self, state: &State, roll: &Roll) -> Result<(), Refusal> {
        outcomes::check(self, state, roll)
    }

    fn sight(&self, _state: &State) -> Sight {
        Sight::All
    }

    fn faces(&self, state: &State, roll: &Roll, each: &mut dyn FnMut(Address, u32, u32)) {
        outcomes::faces(self, state, roll, each);
    }

    fn kinds(&self) -> Vec<DieKind> {
        outcomes::kinds(self)
    }

    fn shown(&self, state: &State, roll: &Roll, each: &mut dyn FnMut(usize, &str)) {
        outcomes::shown(state, roll, each);
    }

    fn apply(&self, state: &mut State, event: &Event<Self>) {
        match event {
            Event::Roll { roll } => apply::roll(self, state, *roll),
            Event::Act { action, .. } => apply::act(self, state, *action),
            Event::Time => {}
        }
    }

    fn view(&self, state: &State, _eye: Eye) -> View {
        view::view(self, state)
    }

    fn news(&self, before: &State, event: &Event<Self>, _eye: Eye) -> Vec<News> {
        news::news(self, before, event)
    }
}
