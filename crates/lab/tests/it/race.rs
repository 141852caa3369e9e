//! Who runs in the races of Sprint.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_core::{Address, Dice, Event, Game, Look, Seat, Tick};
use turlaj_engine::{AnyBot, Bot, LiveBot};
use turlaj_lab::Players;
use turlaj_testkit::toys::sprint::{Action, Sprint, race};

/// Goes to the goal at once, and shouts in the given tick.
struct Shouter(Tick);

impl Bot<Sprint> for Shouter {
    fn choose(&mut self, _: &Look<'_, Sprint>, _: &[Action]) -> Action {
        panic!("a race has nothing to decide")
    }
}

impl LiveBot<Sprint> for Shouter {
    fn next(&mut self, look: &Look<'_, Sprint>, now: Tick) -> Option<(Tick, Action)> {
        let view = look.view();
        match view.goal == Some(view.tracks[0]) {
            true => Some((self.0, Action::Shout)),
            false => Some((now, Action::Step)),
        }
    }
}

/// Bots, and what happens to them; `idle` does nothing.
pub(crate) struct Runners<D> {
    bots: Vec<Option<AnyBot<Sprint>>>,
    dice: D,
    pub(crate) facts: Vec<(Tick, String)>,
}

impl<D: Dice> Runners<D> {
    pub(crate) fn new(seats: &[&'static str], dice: D) -> Runners<D> {
        let bot = |name: &&str| -> Option<AnyBot<Sprint>> {
            match *name {
                "last" => Some(AnyBot::Races(Box::new(Shouter(10_000)))),
                "late" => Some(AnyBot::Races(Box::new(Shouter(10_001)))),
                name => race::bot(name),
            }
        };
        Runners { bots: seats.iter().map(bot).collect(), dice, facts: Vec::new() }
    }
}

impl<D: Dice> Dice for Runners<D> {
    fn die(&mut self, at: Address, faces: u32) -> u32 {
        self.dice.die(at, faces)
    }
}

impl<D: Dice> Players<Sprint> for Runners<D> {
    fn choose(&mut self, _: Seat, _: &Look<'_, Sprint>, _: &[Action]) -> Action {
        panic!("a race has nothing to decide")
    }

    fn next(&mut self, seat: Seat, look: &Look<'_, Sprint>, now: Tick) -> Option<(Tick, Action)> {
        match self.bots[seat.index()].as_mut()? {
            AnyBot::Decides(_) => None,
            AnyBot::Races(bot) => bot.next(look, now),
        }
    }

    fn observe(&mut self, tick: Tick, _: &<Sprint as Game>::State, event: &Event<Sprint>) {
        self.facts.push((tick, race::words(event)));
    }
}

/// Dice of a seed.
pub(crate) fn dice(seed: u64) -> impl Dice {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    move |_: Address, faces: u32| chance.random_range(0..faces)
}
