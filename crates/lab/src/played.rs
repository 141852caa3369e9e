//! Simulated games with their log, for whatever reads whole games.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_catalog::Listed;
use turlaj_core::{Address, Dice, Event, Look, Seat, Tick, Turned};
use turlaj_engine::{AnyBot, Bot};
use turlaj_table::{Body, Occupant, Table};

use crate::game::{Players, play};

/// The table of a game that these bots played to its end.
pub fn played<G: Listed>(rules: &G, bots: &[&'static str], seed: u64) -> Table<G> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut table = Table::new(rules.clone());
    for (seat, bot) in (0..).map(Seat).zip(bots) {
        table = table.seated(seat, Occupant::Bot((*bot).to_string()));
    }
    let named =
        |name: &&'static str| G::bot(name, chance.random()).expect("a bot of the catalogue");
    let bots = bots.iter().map(named).collect();
    let mut players = LoggedPlayers { bots, chance, table, opened: 0 };
    play(rules, &mut players, &mut Vec::new());
    players.table
}

struct LoggedPlayers<G: Listed> {
    bots: Vec<AnyBot<G>>,
    chance: Xoshiro256PlusPlus,
    table: Table<G>,
    /// When the present page was opened.
    opened: Tick,
}

impl<G: Listed> Dice for LoggedPlayers<G> {
    fn die(&mut self, _: Address, faces: u32) -> u32 {
        self.chance.random_range(0..faces)
    }
}

impl<G: Listed> Players<G> for LoggedPlayers<G> {
    fn choose(&mut self, seat: Seat, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        self.bots[seat.index()].choose(look, legal)
    }

    fn next(&mut self, seat: Seat, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)> {
        match &mut self.bots[seat.index()] {
            AnyBot::Decides(_) => None,
            AnyBot::Races(bot) => bot.next(look, now),
        }
    }

    fn observe(&mut self, tick: Tick, state: &G::State, event: &Event<G>) {
        let (at, body) = (self.opened + tick, Body::Game(event.clone()));
        self.table.push(at, body).expect("what was played is allowed");
        let mut turned = Turned::default();
        self.table.rules().apply(&mut state.clone(), event, &mut turned);
        if turned.page {
            self.opened = at;
        }
    }
}
