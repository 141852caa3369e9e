//! Sprint as a game that is listed, with live bots.

use turlaj_catalog::{BotSpec, Listed};
use turlaj_core::{
    Address, Audience, Bot, DiceFaces, Due, Event, Eye, Game, Line, LiveBot, Look, Node,
    OptionSpec, Out, Refusal, Seat, Settings, Tick, Told,
};
use turlaj_testkit::toys::sprint::{Action, Follower, News, Roll, Runner, Sprint, View};

/// Sprint by another name: a toy of another crate cannot be listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Race(Sprint);

type State = <Sprint as Game>::State;

fn in_sprint(event: &Event<Race>) -> Event<Sprint> {
    match event {
        Event::Roll { roll } => Event::Roll { roll: *roll },
        Event::Act { seat, action } => Event::Act { seat: *seat, action: *action },
        Event::Time => Event::Time,
    }
}

/// Passes on what Sprint reports.
struct Passed<'a, O>(&'a mut O);

impl<O: Out<Race>> Out<Sprint> for Passed<'_, O> {
    fn tell(&mut self, to: Audience, news: impl FnOnce() -> News) {
        self.0.tell(to, news);
    }
    fn turn_page(&mut self) {
        self.0.turn_page();
    }
    fn uncover(&mut self) {
        self.0.uncover();
    }
}

impl Game for Race {
    const ID: &'static str = "race";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = Sprint::OPTIONS;
    const PLAYERS: (u8, u8) = Sprint::PLAYERS;

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = View;
    type News = News;

    fn configure(settings: &Settings) -> Result<Race, Refusal> {
        Sprint::configure(settings).map(Race)
    }
    fn settings(&self) -> Settings {
        self.0.settings()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn start(&self) -> State {
        self.0.start()
    }
    fn node(&self, state: &State) -> Node {
        self.0.node(state)
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(state, seat, out);
    }
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.0.check(state, seat, action)
    }
    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        self.0.refused(state, seat)
    }
    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        self.0.fallback(state, seat)
    }
    fn due(&self, state: &State) -> Due {
        self.0.due(state)
    }
    fn read(&self, state: &State, faces: &[u32]) -> Roll {
        self.0.read(state, faces)
    }
    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        self.0.faces(state, roll)
    }
    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        self.0.apply(state, &in_sprint(event), &mut Passed(out));
    }
    fn view(&self, state: &State, eye: Eye) -> View {
        self.0.view(state, eye)
    }
}

impl Told for Race {
    const TITLE: &'static str = "Race";
    const ABOUT: &'static str = "A toy.";
    const POINTS: &'static str = "points";

    fn legend(&self) -> Vec<Line> {
        Vec::new()
    }
    fn board(&self, _: &View, _: Eye, _: &dyn Fn(Seat) -> String) -> Vec<Line> {
        Vec::new()
    }
    fn story(&self, _: &News, _: &dyn Fn(Seat) -> String) -> Option<Line> {
        None
    }
    fn ask(&self, _: &View, _: &[Action], _: &dyn Fn(Seat) -> String) -> Vec<Line> {
        Vec::new()
    }
    fn answer(&self, _: &[Action], _: &str, _: &dyn Fn(Seat) -> String) -> Option<Action> {
        None
    }
    fn has_secrets(&self) -> bool {
        false
    }
}

/// A bot of Sprint in this game.
struct Lent<B>(B);

impl<B: LiveBot<Sprint>> LiveBot<Race> for Lent<B> {
    fn next(&mut self, look: &Look<'_, Race>, now: Tick) -> Option<(Tick, Action)> {
        // Nothing is hidden, so the view is the state.
        let rules = &look.rules().0;
        let mut nothing = |_: Address, _: u32| 0;
        let state = turlaj_core::Determinize::guess(rules, &look.view(), &mut nothing);
        self.0.next(&Look::new(rules, &state, look.eye()), now)
    }
}

/// Goes to the goal at once, and shouts in the given tick.
struct Shouter(Tick);

impl LiveBot<Race> for Shouter {
    fn next(&mut self, look: &Look<'_, Race>, now: Tick) -> Option<(Tick, Action)> {
        let view = look.view();
        match view.goal == Some(view.tracks[0]) {
            true => Some((self.0, Action::Shout)),
            false => Some((now, Action::Step)),
        }
    }
}

/// Goes back where it cannot, for ever.
struct Stubborn;

impl LiveBot<Race> for Stubborn {
    fn next(&mut self, _: &Look<'_, Race>, now: Tick) -> Option<(Tick, Action)> {
        Some((now, Action::Back))
    }
}

/// A race has nothing to decide.
struct Idle;

impl Bot<Race> for Idle {
    fn choose(&mut self, _: &Look<'_, Race>, legal: &[Action]) -> Action {
        legal[0]
    }
}

const fn bot(name: &'static str) -> BotSpec {
    BotSpec::study(name, "a toy")
}

impl Listed for Race {
    const BOTS: &'static [BotSpec] = &[
        bot("idle"),
        bot("stubborn"),
        bot("last"),
        bot("late"),
        bot("follower"),
        bot("walker"),
        bot("runner"),
    ];

    fn bot(_: &str, _: u64) -> Option<Box<dyn Bot<Race>>> {
        Some(Box::new(Idle))
    }

    fn live_bot(name: &str, _: u64) -> Option<Box<dyn LiveBot<Race>>> {
        match name {
            "stubborn" => Some(Box::new(Stubborn)),
            "last" => Some(Box::new(Shouter(10_000))),
            "late" => Some(Box::new(Shouter(10_001))),
            "follower" => Some(Box::new(Lent(Follower { pace: 20 }))),
            "walker" => Some(Box::new(Lent(Runner { pace: 300 }))),
            "runner" => Some(Box::new(Lent(Runner { pace: 200 }))),
            _ => None,
        }
    }
}
