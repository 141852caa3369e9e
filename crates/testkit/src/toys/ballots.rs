//! Ballots, a toy with sealed chains: all bid at once for a prize, and the highest bid that nobody
//! shares wins it.
//!
//! A round begins with a die, the prize. Then every seat adds up its bid in small steps, sealed,
//! until all are done; the page turns, the bids are open, and the next round begins.

mod chain;
mod disguise;
mod guess;
mod notation;
mod round;
mod view;

use turlaj_core::{
    Audience, DiceFaces, Due, Event, Eye, Game, Node, OptionSpec, Out, Refusal, Seat, Seats,
    Settings, Sight, Standings, Throw, always,
};

use super::{Pips, ground};
use chain::Chain;

pub use chain::Step;
pub use disguise::disguise;
pub use notation::{Action, Roll};
pub use round::BallotRound;
pub use view::{BidView, News, SeatView, View};

/// The rules of Ballots with options chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ballots {
    players: u8,
    rounds: u8,
}

/// A position. Nothing in it counts across seats, so that it is the same however their chains
/// interleave.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The rounds that are over.
    history: Vec<BallotRound>,
    /// What is bid for; nothing before the die of a round has fallen.
    prize: Option<Pips>,
    chains: Vec<Chain>,
}

const OPTION: OptionSpec = OptionSpec {
    name: "rounds",
    values: &["2", "1", "3"],
    about: "how many prizes there are",
    matters: always,
    free: None,
    later: false,
};

/// All actions that can be written.
pub fn universe(_rules: &Ballots) -> Vec<Action> {
    Step::ALL.into_iter().map(Action::Add).chain([Action::Done]).collect()
}

impl Ballots {
    fn is_over(&self, state: &State) -> bool {
        state.history.len() == usize::from(self.rounds)
    }

    fn new_chains(&self) -> Vec<Chain> {
        vec![Chain::default(); usize::from(self.players)]
    }
}

impl State {
    /// The points of a seat.
    fn points(&self, seat: Seat) -> u8 {
        let won = self.history.iter().filter(|round| round.winner() == Some(seat));
        won.map(|round| round.prize.value()).sum()
    }
}

impl Game for Ballots {
    const ID: &'static str = "ballots";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OPTION];
    const PLAYERS: (u8, u8) = ground::PLAYERS;

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = View;
    type News = News;

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        let rounds = settings.get("rounds").parse().expect("all values of the option are numbers");
        Ok(Ballots { players: ground::players(settings)?, rounds })
    }

    fn settings(&self) -> Settings {
        let given = [("rounds", self.rounds.to_string())];
        let given = given.iter().map(|(name, value)| (*name, value.as_str()));
        Settings::parse(Self::OPTIONS, self.players, given).expect("rules hold only listed values")
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self) -> State {
        State { history: Vec::new(), prize: None, chains: self.new_chains() }
    }

    fn node(&self, state: &State) -> Node {
        let seats = (0..self.players).map(Seat);
        if self.is_over(state) {
            let points = |seat| (seat, i32::from(state.points(seat)), Vec::new());
            return Node::Over(Standings::rank(seats.map(points)));
        }
        if state.prize.is_none() {
            return Node::Chance;
        }
        let deciding = seats.filter(|seat| !state.chains[seat.index()].is_done());
        Node::Decide(deciding.fold(Seats::NONE, Seats::with))
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        ground::legal(self, state, seat, universe(self), out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        ground::check_asked(&self.node(state), seat)?;
        match action {
            Action::Add(step) => state.chains[seat.index()].check(*step),
            Action::Done => Ok(()),
        }
    }

    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        ground::refused(self, state, seat, universe(self))
    }

    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        self.node(state).asked().contains(seat).then_some(Action::Done)
    }

    fn due(&self, state: &State) -> Due {
        let step = state.history.len() as u32 + 1;
        ground::due(&self.node(state), Throw::Setup { step, roll: 1 }, Sight::All)
    }

    fn read(&self, _state: &State, faces: &[u32]) -> Roll {
        Roll(Pips::read(faces))
    }

    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        ground::check_due(&self.node(state))?;
        Ok(roll.0.faces())
    }

    /// A round has two pages: its die, and its bids.
    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        match *event {
            Event::Roll { roll } => {
                state.prize = Some(roll.0);
                out.tell(Audience::All, || News::Prize { prize: roll.0 });
                out.turn_page();
            }
            Event::Act { seat, action: Action::Add(step) } => {
                let chain = &mut state.chains[seat.index()];
                chain.add(step);
                // Others do not even learn that something happened.
                out.tell(Audience::Only(seat), || News::Added { step, total: chain.total() });
            }
            Event::Act { seat, action: Action::Done } => {
                state.chains[seat.index()].finish();
                out.tell(Audience::All, || News::Ready { seat });
                if state.chains.iter().all(Chain::is_done) {
                    self.open(state, out);
                }
            }
            Event::Time => {}
        }
    }

    fn view(&self, state: &State, eye: Eye) -> View {
        view::view(state, eye)
    }
}

impl Ballots {
    /// Turns the page: the bids are open, and the round is over.
    fn open<O: Out<Self>>(&self, state: &mut State, out: &mut O) {
        let bids = state.chains.iter().map(Chain::total).collect();
        let prize = state.prize.take().expect("bids are asked after the die has fallen");
        let round = BallotRound { prize, bids };
        out.tell(Audience::All, || News::Opened { round: round.clone(), winner: round.winner() });
        state.history.push(round);
        state.chains = self.new_chains();
        out.turn_page();
        if self.is_over(state) {
            let points = || (0..self.players).map(|at| state.points(Seat(at))).collect();
            out.tell(Audience::All, || News::Ended { points: points() });
        }
    }
}
