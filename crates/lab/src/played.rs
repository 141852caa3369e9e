//! Simulated games with their log, for whatever reads whole games.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_catalog::Listed;
use turlaj_core::{Address, Dice, Event, Look, Seat, Tick};
use turlaj_engine::{AnyBot, Bot};
use turlaj_table::{Body, Occupant, Table};

use crate::game::{Players, play};

/// The table of a game that these bots played to its end. In a live phase nobody acts.
pub fn played<G: Listed>(rules: &G, bots: &[&'static str], seed: u64) -> Table<G> {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut table = Table::new(rules.clone());
    for (seat, bot) in (0..).map(Seat).zip(bots) {
        table = table.seated(seat, Occupant::Bot((*bot).to_string()));
    }
    let named =
        |name: &&'static str| G::bot(name, chance.random()).expect("a bot of the catalogue");
    let bots = bots.iter().map(named).collect();
    let mut players = LoggedPlayers { bots, chance, table };
    play(rules, &mut players, &mut Vec::new());
    players.table
}

struct LoggedPlayers<G: Listed> {
    bots: Vec<AnyBot<G>>,
    chance: Xoshiro256PlusPlus,
    table: Table<G>,
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

    fn next(&mut self, _: Seat, _: &Look<'_, G>, _: Tick) -> Option<(Tick, G::Action)> {
        None
    }

    fn observe(&mut self, tick: Tick, _: &G::State, event: &Event<G>) {
        let event = event.clone();
        self.table.push(tick, Body::Game(event)).expect("what was played is allowed");
    }
}
