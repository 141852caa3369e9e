//! The rules of Snakes: dice are pieces of snakes, and who finishes one gets the point.
//!
//! The numbered clauses, `R4.3` and so on, are those of `rules/snakes.md`. [`Snakes`] is the rules
//! with options chosen; [`State`] is a position. Geometry is apart: [`grid`] and [`snake`] know
//! cells and rows of pieces, and nothing of turns, seats or dice in hands.

mod actions;
mod apply;
mod grammar;
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
mod view;

use turlaj_core::{
    DiceFaces, DieKind, Due, Event, Eye, Game, Grammar, Node, OptionSpec, Out, Refusal, Seat,
    Seats, Settings,
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
    const GRAMMAR: Grammar = grammar::GRAMMAR;

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
                Node::Decide(Seats::NONE.with(state.seat))
            }
            Phase::Over => Node::Over(score::standings(state)),
        }
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

    #[inline]
    fn due(&self, state: &State) -> Due {
        outcomes::due(self, state)
    }

    #[inline]
    fn read(&self, state: &State, faces: &[u32]) -> Roll {
        outcomes::read(self, state, faces)
    }

    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        outcomes::faces(self, state, roll)
    }

    fn kinds(&self) -> Vec<DieKind> {
        outcomes::kinds(self)
    }

    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        match event {
            Event::Roll { roll } => apply::roll(self, state, *roll, out),
            Event::Act { action, .. } => apply::act(self, state, *action, out),
            Event::Time => {}
        }
    }

    fn view(&self, state: &State, _eye: Eye) -> View {
        view::view(self, state)
    }

    fn has_secrets(&self) -> bool {
        false
    }
}
