//! The rules of Stonoga: roll coloured dice, collect shoes, grow the longest centipede.
//!
//! The numbered clauses, `R4.3` and so on, are those of `rules/stonoga.md`. [`Stonoga`] is the
//! rules with options chosen; [`State`] is a position.

mod actions;
mod apply;
mod fits;
mod grammar;
mod guess;
mod news;
mod notation;
mod options;
mod outcomes;
mod pieces;
mod position;
mod refusals;
mod score;
mod state;
mod view;

use turlaj_core::{
    DiceFaces, DieKind, Due, Event, Eye, Game, Grammar, Node, OptionSpec, Out, Refusal, Seat,
    Seats, Settings,
};

pub use actions::{Action, DiceSet};
pub use news::News;
pub use options::{Edition, Stonoga};
pub use outcomes::Roll;
pub use pieces::{COLOURS, Colour, FACES, Face, Piece, TAILS, Tail, Tile};
pub use score::{Count, Rating};
pub use state::{Middle, Phase, State};
pub use view::{MiddleTile, SeatView, TailView, View};

impl Game for Stonoga {
    const ID: &'static str = "stonoga";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PLAYERS: (u8, u8) = (1, 6);
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
            Phase::First
            | Phase::Tails
            | Phase::Golden { .. }
            | Phase::Rolling
            | Phase::Telling { .. } => Node::Chance,
            Phase::Deciding => Node::Decide(Seats::NONE.with(state.seat)),
            Phase::Over => Node::Over(score::standings(self, state)),
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
        outcomes::read(state, faces)
    }

    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        outcomes::faces(self, state, roll)
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

    fn view(&self, state: &State, eye: Eye) -> View {
        view::view(self, state, eye)
    }

    /// Alone, too: spectators do not know the tail.
    fn has_secrets(&self) -> bool {
        self.tails
    }
}
