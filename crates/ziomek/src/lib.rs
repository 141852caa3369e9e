//! The rules of Ziomek: stack blocks along one line, keep them standing, and be first.
//!
//! The numbered clauses, `R4.3` and so on, are those of `rules/ziomek.md`. [`Ziomek`] is the rules
//! with options chosen; [`State`] is a position. What wood does is apart: pieces and their lines,
//! what stands, and what the dice ask for know nothing of rounds, seats or clocks.

mod actions;
mod apply;
mod balance;
mod blocks;
mod grammar;
mod guess;
mod line;
mod news;
mod notation;
mod options;
mod outcomes;
mod pieces;
mod position;
mod refusals;
mod requirement;
mod score;
mod state;
mod view;

use turlaj_core::{
    DiceFaces, DieKind, Due, Event, Eye, Game, Grammar, Node, OptionSpec, Out, Refusal, Seat,
    Seats, Settings,
};

pub use actions::Action;
pub use balance::{contact, lowest_failing, standing};
pub use blocks::{
    BLOCKS, Blocks, Curve, DESIGN_MARGIN, Face, HEIGHT, LANE, Point, SNAP, TOLERANCE,
};
pub use line::{gap, joined};
pub use news::News;
pub use options::Ziomek;
pub use outcomes::{Roll, Throwing};
pub use pieces::{COLOURS, Colour, Laid, Piece, Pose, SIDES, Side};
pub use requirement::{MOST_LEVELS, ROUNDS, Requirement, Want, levels, may_stand};
pub use score::{RoundScore, SMILE, Verdict, is_correct, verdicts};
pub use state::{COUNTDOWN, EndedBy, PAUSE, Phase, State};
pub use view::{CheckView, SeatView, View};

impl Game for Ziomek {
    const ID: &'static str = "ziomek";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PLAYERS: (u8, u8) = (1, 4);
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
        let seats = Seats::first(self.players);
        match state.phase {
            Phase::First | Phase::Rolling => Node::Chance,
            Phase::Pair => Node::Decide(Seats::NONE.with(state.roller)),
            Phase::Countdown => Node::Live { seats: Seats::NONE, until: Some(COUNTDOWN) },
            Phase::Building => Node::Live { seats, until: self.round_time(state.round) },
            Phase::Checked => {
                let waits = seats.iter().filter(|seat| !state.seats[seat.index()].ready);
                let seats = waits.fold(Seats::NONE, Seats::with);
                Node::Live { seats, until: Some(PAUSE) }
            }
            Phase::Over => Node::Over(score::standings(state)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        actions::legal(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        refusals::check(self, state, seat, *action)
    }

    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        refusals::refused(self, state, seat)
    }

    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        actions::fallback(state, seat)
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
            Event::Act { seat, action } => apply::act(self, state, *seat, *action, out),
            Event::Time => apply::time(self, state, out),
        }
    }

    fn view(&self, state: &State, _eye: Eye) -> View {
        view::view(self, state)
    }

    fn has_secrets(&self) -> bool {
        false
    }
}
