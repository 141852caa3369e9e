//! The rules of Clever: write coloured dice into five areas, and let one mark bring the next.
//!
//! The numbered clauses, `R4.3` and so on, are those of `rules/clever.md`. [`Clever`] is the rules
//! with options chosen; [`State`] is a position; [`SHEET`] is what is printed on every sheet.

mod actions;
mod apply;
mod chain;
mod course;
mod fields;
mod fits;
mod grammar;
mod guess;
mod marks;
mod news;
mod notation;
mod options;
mod outcomes;
mod pieces;
mod position;
mod prospects;
mod refusals;
mod score;
mod sheet;
mod state;
mod view;

use turlaj_core::{
    DiceFaces, DieKind, Due, Event, Eye, Game, Grammar, Node, OptionSpec, Out, Refusal, Seat,
    Settings, Silent,
};

pub use actions::Action;
pub use fields::{Field, FieldSet, ROW};
pub use fits::Faces;
pub use marks::{Sheet, Track};
pub use news::{Mark, News};
pub use options::{Clever, Unusable};
pub use outcomes::Roll;
pub use pieces::{AREAS, Area, Bonus, DICE, Die, DieSet, GIFTS, Gift};
pub use position::SheetError;
pub use prospects::Prospect;
pub use score::{Count, RATINGS, Rating};
pub use sheet::{
    Blue, FieldLine, Green, LINES, Orange, Printed, Purple, RoundGift, SHEET, Yellow, yellow_column,
};
pub use state::{Phase, State, Step};
pub use view::{SeatView, SheetView, StepView, View};

impl Game for Clever {
    const ID: &'static str = "clever";
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
        let mut state = State::blank(self);
        if self.first.is_some() {
            course::begin_round(self, &mut state, &mut Silent);
        }
        state
    }

    fn node(&self, state: &State) -> Node {
        match state.phase {
            Phase::First | Phase::Rolling | Phase::Lot => Node::Chance,
            Phase::Black | Phase::Picking | Phase::Closing => Node::Decide(state.asked()),
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
            Event::Time => {}
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        view::view(self, state, eye)
    }
}
