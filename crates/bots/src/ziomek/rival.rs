//! A rival that follows the last times of the people it plays against.

use turlaj_core::{Eye, Look, Seats, Tick};
use turlaj_engine::{Budget, Engine, LiveEngine, Values, Worth};
use turlaj_ziomek::{Action, Phase, View, Ziomek};

use super::builder::PacedBuilder;
use super::pace::BuildPace;

/// Builds as fast as the fastest person did, or among bots alone as the fastest of them: in a round at the
/// pace of those before it, and in the first one at the pace that it sees.
pub(crate) struct Rival {
    builder: PacedBuilder,
    /// The round that it watches, and how long a piece takes the fastest of those that it follows.
    seen: Option<(u8, Tick)>,
    /// The same in the rounds before, the last one counted half.
    before: Option<Tick>,
}

/// As long as it has seen nobody build.
const FIRST: Tick = 8_000;
/// Nobody is faster, nor so slow that a round would have no end.
const BOUNDS: [Tick; 2] = [1_500, 40_000];
/// How much shorter and longer a piece may take, in percent of the time that it follows.
const SPREAD: [Tick; 2] = [70, 130];

impl Rival {
    /// One that plays the same for the same seed.
    pub(crate) fn new(seed: u64) -> Rival {
        Rival { builder: PacedBuilder::new(pace(FIRST), seed), seen: None, before: None }
    }

    fn watch(&mut self, view: &View, followed: Seats, now: Tick) {
        if let Some((round, time)) = self.seen
            && round != view.round
        {
            self.before = Some(self.before.map_or(time, |before| before.midpoint(time)));
            self.seen = None;
        }
        let heights = followed.iter().map(|seat| view.seats[seat.index()].stack.len() as Tick);
        let highest = heights.max().unwrap_or(0);
        if view.phase == Phase::Building && highest > 0 {
            // They are half through the next piece, on average.
            let time = (2 * now / (2 * highest + 1)).clamp(BOUNDS[0], BOUNDS[1]);
            self.seen = Some((view.round, time));
        }
        let seen = self.seen.map(|(_, time)| time);
        self.builder.pace = pace(self.before.or(seen).unwrap_or(FIRST));
    }
}

/// The pace at which a piece takes so long, with the slips of a good builder. Looking at the dice is
/// part of the time.
fn pace(piece: Tick) -> BuildPace {
    BuildPace {
        name: "rival",
        about: "",
        look: [0, piece / 4],
        piece: SPREAD.map(|percent| piece * percent / 100),
        down: [piece / 6, piece / 3],
        shout: [piece / 10, piece / 4],
        slips: 40,
        notices: 950,
        looks_again: 970,
        smiles: 800,
        form: 0,
    }
}

impl Engine<Ziomek> for Rival {
    fn evaluate(
        &mut self,
        look: &Look<'_, Ziomek>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Ziomek> {
        self.builder.evaluate(look, legal, budget)
    }

    fn outlook(&mut self, look: &Look<'_, Ziomek>, budget: Budget) -> Worth {
        self.builder.outlook(look, budget)
    }

    fn choose(&mut self, look: &Look<'_, Ziomek>, legal: &[Action], budget: Budget) -> usize {
        self.builder.choose(look, legal, budget)
    }
}

impl LiveEngine<Ziomek> for Rival {
    fn next(&mut self, look: &Look<'_, Ziomek>, now: Tick) -> Option<(Tick, Action)> {
        if let Eye::Seat(seat) = look.eye() {
            let view = look.view();
            let people = look.people().without(seat);
            let others = Seats::first(view.seats.len() as u8).without(seat);
            let followed = if people.is_empty() { others } else { people };
            self.watch(&view, followed, now);
        }
        self.builder.act(look, now)
    }
}
