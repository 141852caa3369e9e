//! Scribes, a game for these tests alone, with what no toy has: pages of any length, dice that can
//! be written but cannot fall, and, where asked for, addresses that do not count as they should.
//!
//! A die falls; then both seats write as many digits as they like, sealed, each until its 0; then a
//! second die falls, and the game is over.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{
    DiceFaces, Due, Event, Eye, Game, Node, NotationError, OptionSpec, Out, Refusal, Seat, Seats,
    Settings, Standings, Throw, always, notation_as_serde,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scribes(Settings);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    rolls: u32,
    pub(crate) texts: [Vec<u8>; 2],
}

/// A digit to write, or what a die shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Number(pub(crate) u8);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Number {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Number).map_err(|_| NotationError::new("a number", text))
    }
}

notation_as_serde!(Number);

impl State {
    fn is_done(&self, seat: Seat) -> bool {
        self.texts[seat.index()].last() == Some(&0)
    }

    fn deciding(&self) -> Seats {
        let seats = (0..2).map(Seat).filter(|&seat| !self.is_done(seat));
        seats.fold(Seats::NONE, Seats::with)
    }
}

impl Game for Scribes {
    const ID: &'static str = "scribes";
    const RULES: u32 = 7;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        name: "second",
        values: &["2", "1", "3"],
        about: "the second roll's number",
        matters: always,
        free: None,
        later: false,
    }];
    const PLAYERS: (u8, u8) = (2, 2);

    type State = State;
    type Action = Number;
    type Roll = Number;
    type View = ();
    type News = ();

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        Ok(Scribes(settings.clone()))
    }

    fn settings(&self) -> Settings {
        self.0.clone()
    }

    fn players(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { rolls: 0, texts: [Vec::new(), Vec::new()] }
    }

    fn node(&self, state: &State) -> Node {
        match (state.rolls, state.deciding()) {
            (1, seats) if !seats.is_empty() => Node::Decide(seats),
            (0 | 1, _) => Node::Chance,
            _ => {
                let points = |at: u8| state.texts[usize::from(at)].len() as i32;
                Node::Over(Standings::rank((0..2).map(|at| (Seat(at), points(at), Vec::new()))))
            }
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Number>) {
        if self.node(state).asked().contains(seat) {
            out.extend((0..=9).map(Number));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Number) -> Result<(), Refusal> {
        match self.node(state).asked().contains(seat) {
            true if action.0 <= 9 => Ok(()),
            true => Err(Refusal::new("no-digit", "a digit is at most 9")),
            false => Err(Refusal::not_asked()),
        }
    }

    fn refused(&self, _: &State, _: Seat) -> Vec<(Number, Refusal)> {
        Vec::new()
    }

    fn fallback(&self, state: &State, seat: Seat) -> Option<Number> {
        self.node(state).asked().contains(seat).then_some(Number(0))
    }

    fn due(&self, state: &State) -> Due {
        let second = self.0.get("second").parse().expect("all values are numbers");
        let roll = if state.rolls == 0 { 1 } else { second };
        let throw = Throw::Setup { step: 1, roll };
        match self.node(state) {
            Node::Chance => Due::lot(throw, 1, 4),
            _ => Due::new(throw),
        }
    }

    fn read(&self, _: &State, faces: &[u32]) -> Number {
        Number(faces[0] as u8 + 1)
    }

    fn faces(&self, _: &State, roll: &Number) -> Result<DiceFaces, Refusal> {
        match roll.0 {
            1..=4 => Ok(DiceFaces::from_iter([u32::from(roll.0) - 1])),
            _ => Err(Refusal::new("wrong-roll", "the die has four faces")),
        }
    }

    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        match event {
            Event::Roll { .. } => {
                state.rolls += 1;
                out.turn_page();
            }
            Event::Act { seat, action } => {
                state.texts[seat.index()].push(action.0);
                if state.deciding().is_empty() {
                    out.turn_page();
                }
            }
            Event::Time => {}
        }
    }

    fn view(&self, _: &State, _: Eye) {}
}
