//! Random games with proved dice, played through a table's log from the first commitment on.

use std::sync::LazyLock;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

use turlaj_bots::Bots;
use turlaj_core::{Event, Game, Node, Seat, Seats, Settings};
use turlaj_engine::{AnyBot, Bot, Random};
use turlaj_stonoga::Stonoga;
use turlaj_table::AnyTable;
use turlaj_table::fair::{Ceremony, Draw, FairDice, Nonce, Secret};
use turlaj_table::record::{DiceTag, Record};
use turlaj_table::{Body, Fact, Occupant, Table};

/// Listing all settings is slow, and they never change.
static SETTINGS: LazyLock<Vec<Settings>> = LazyLock::new(turlaj_testkit::all_settings::<Stonoga>);

/// Random bots can refuse the last tile for long; after so many facts only greedy ones play.
const PATIENCE: usize = 400;

/// How a game is dealt and how it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Some persons give nonces.
    Proved,
    /// Nobody does.
    HostOnly,
    /// Given up after some turns.
    Abandoned,
}

/// One random game, from its seed.
pub(crate) fn record(kind: Kind, seed: u64) -> Record<Stonoga> {
    let mut deal = Deal::new(kind, Xoshiro256PlusPlus::seed_from_u64(seed));
    let secret = deal.seal(kind);
    let ceremony = deal.table.ceremony().expect("sealed");
    let draw = Draw::new(deal.table.rules(), &ceremony.fixed().draw, ceremony.opened());
    let dice_tag = match ceremony.opened().len() {
        0 => DiceTag::HostOnly,
        _ => DiceTag::Proved,
    };
    let mut dice = FairDice::new(&secret, &draw);
    while !matches!(deal.table.node(), Node::Over(_)) {
        if kind == Kind::Abandoned && deal.table.log().len() > 40 {
            deal.note(Fact::Abandoned);
            break;
        }
        deal.step(&mut dice);
    }
    deal.note(Fact::SecretRevealed { secret });
    let mut record = Record::new(deal.table, dice_tag);
    record.date = Some("2027-01-31".to_string());
    record.more.push(("Event".to_string(), "a \"random\" game".to_string()));
    record
}

struct Deal {
    table: Table<Stonoga>,
    bots: Vec<(AnyBot<Stonoga>, Random)>,
    rng: Xoshiro256PlusPlus,
    tick: u64,
}

impl Deal {
    fn new(kind: Kind, mut rng: Xoshiro256PlusPlus) -> Deal {
        let settings = &SETTINGS[rng.random_range(0..SETTINGS.len())];
        let rules = Stonoga::configure(settings).expect("listed settings are accepted");
        let players = rules.players();
        let mut table = Table::new(rules);
        for seat in (0..players).map(Seat) {
            // Seat 1 is a person's, so that there can be a nonce.
            let who = match rng.random_range(0..4) {
                _ if seat == Seat(0) && kind != Kind::HostOnly => person(seat),
                0 => Occupant::Bot("greedy".to_string()),
                1 => Occupant::Empty,
                _ => person(seat),
            };
            table = table.seated(seat, who);
        }
        let bot = |_| {
            let greedy = Stonoga::bot("greedy", rng.next_u64()).unwrap();
            (greedy, Random::new(rng.next_u64()))
        };
        let bots = (0..players).map(bot).collect();
        Deal { table, bots, rng, tick: 0 }
    }

    fn note(&mut self, fact: Fact) {
        self.table.push(self.tick, Body::Table(fact)).unwrap();
    }

    fn secret(&mut self) -> Secret {
        let mut bytes = [0; 32];
        self.rng.fill_bytes(&mut bytes);
        Secret(bytes)
    }

    fn one_in(&mut self, many: u32) -> bool {
        self.rng.random_range(0..many) == 0
    }

    /// The whole ceremony: some persons never commit, and sometimes one does not open.
    fn seal(&mut self, kind: Kind) -> Secret {
        let id = format!("table-{}", self.rng.random_range(0..1000));
        let humans = match kind {
            Kind::HostOnly => Seats::NONE,
            Kind::Proved | Kind::Abandoned => self.table.humans(),
        };
        let mut secret = self.secret();
        let mut ceremony = Ceremony::begin(&id, secret.commitment(), humans);
        let late = humans.iter().filter(|_| self.rng.random_range(0..6) == 0);
        let late: Vec<Seat> = late.filter(|seat| *seat != Seat(0)).collect();
        for seat in &late {
            ceremony.free(*seat).unwrap();
        }
        let mut nonces = self.commit(&mut ceremony);
        while nonces.len() > 1 && self.one_in(4) {
            // Never the first of them, so that somebody is left to give a nonce.
            let closed = self.rng.random_range(1..nonces.len());
            for (at, (seat, nonce)) in nonces.into_iter().enumerate() {
                if at != closed {
                    ceremony.open(seat, nonce).unwrap();
                    self.note(Fact::NonceRevealed { seat, nonce });
                }
            }
            secret = self.secret();
            ceremony.abort(secret.commitment()).unwrap();
            nonces = self.commit(&mut ceremony);
        }
        let first = self.rng.random_range(0..nonces.len().max(1));
        nonces.rotate_left(first);
        for (seat, nonce) in nonces {
            self.note(Fact::NonceRevealed { seat, nonce });
        }
        secret
    }

    /// All seats that the ceremony waits for commit to a new nonce, the last one first; then all
    /// is fixed.
    fn commit(&mut self, ceremony: &mut Ceremony) -> Vec<(Seat, Nonce)> {
        let mut nonces = Vec::new();
        for seat in ceremony.missing().iter() {
            nonces.push((seat, Nonce(self.secret().0)));
        }
        for (seat, nonce) in nonces.iter().rev() {
            ceremony.commit(*seat, nonce.commitment()).unwrap();
        }
        let fixed = ceremony.fix().unwrap();
        self.note(Fact::DiceFixed(fixed));
        nonces
    }

    fn step(&mut self, dice: &mut FairDice) {
        if self.one_in(5) {
            self.tick += self.rng.random_range(0..5000);
        }
        if self.table.log().len() < PATIENCE && self.one_in(25) {
            return self.wander();
        }
        match self.table.node() {
            Node::Chance => {
                self.table.roll(dice, self.tick).unwrap();
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision asks somebody");
                let legal = self.table.legal(seat);
                let hasty = self.table.log().len() >= PATIENCE || self.one_in(2);
                let look = self.table.look(seat);
                let (greedy, random) = &mut self.bots[seat.index()];
                let action = match hasty {
                    true => greedy.choose(&look, &legal),
                    false => random.choose(&look, &legal),
                };
                self.table.push(self.tick, Body::Game(Event::Act { seat, action })).unwrap();
            }
            Node::Live { .. } | Node::Over(_) => unreachable!("Stonoga has no live nodes"),
        }
    }

    /// Something besides the game: people come and go, or take something back.
    fn wander(&mut self) {
        let players = self.table.rules().players();
        let seat = Seat(self.rng.random_range(0..players));
        let standing = self.table.line().count() as u64;
        let fact = match self.rng.random_range(0..6) {
            0 => Fact::SeatTaken { seat, name: "Ola Nowak; \"z\" [Łódź]".to_string() },
            1 => Fact::SeatLeft { seat },
            2 => Fact::BotTakes { seat, bot: "greedy".to_string() },
            3 => Fact::Flag { seat },
            4 if self.table.free_undo(seat) > 0 => Fact::TakeBack { seat, acts: 1 },
            _ if standing > 0 => {
                let back = self.rng.random_range(1..=standing.min(12));
                Fact::Undo { to: standing - back, agreed: self.table.humans() }
            }
            _ => return,
        };
        self.note(fact);
    }
}

fn person(seat: Seat) -> Occupant {
    Occupant::Person(format!("Person {seat}"))
}
