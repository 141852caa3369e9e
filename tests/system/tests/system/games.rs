//! Random games of every game, proved to `tools/verify.py`: what it knows of a game is data, so a new
//! game is tested here without a line of its own.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use turlaj_catalog::{BotKind, GAMES, Listed, Visit, visit};
use turlaj_core::{Event, Game, Node, Seat, Seats};
use turlaj_engine::{AnyBot, Bot};
use turlaj_table::AnyTable;
use turlaj_table::fair::{Ceremony, Draw, FairDice, Secret};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Body, Fact, Occupant, Table, verify};
use turlaj_testkit::all_settings;

use crate::python::{self, Verdict};

/// How many random games of each game.
const RECORDS: usize = 40;

/// About how many lies about each of them.
const LIES: usize = 6;

/// Random bots can go on for long; after so many entries only better ones play, and nothing is undone.
const PATIENCE: usize = 400;

/// A random game with dice of the host alone, in which something is taken back now and then.
struct Deal<G: Game> {
    table: Table<G>,
    dice: FairDice,
    /// Bots that play at random and well, one of each per seat.
    bots: Vec<[AnyBot<G>; 2]>,
    rng: Xoshiro256PlusPlus,
}

impl<G: Listed> Deal<G> {
    fn record(rules: G, seed: u64) -> String {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut table = Table::new(rules);
        let seats: Vec<Seat> = (0..table.rules().players()).map(Seat).collect();
        for seat in &seats {
            table = table.seated(*seat, Occupant::Person(format!("Person {seat}")));
        }
        let (secret, id) = (Secret(rng.random()), format!("table-{seed}"));
        let fixed = Ceremony::begin(&id, secret.commitment(), Seats::NONE).fix().unwrap();
        table.push(0, Body::Table(Fact::DiceFixed(fixed))).unwrap();
        let dice = FairDice::new(&secret, &Draw::new(table.rules(), &id, &[]));
        // One that plays at random, where there is one, and the weakest level: others think for long.
        let level = G::BOTS.iter().find(|bot| bot.kind == BotKind::Level);
        let names = [G::BOTS.first(), level.or(G::BOTS.last())];
        let names = names.map(|bot| bot.expect("every game has bots").name);
        let mut bot = |name| G::bot(name, rng.random()).expect("a bot of the list");
        let bots = seats.iter().map(|_| names.map(&mut bot)).collect();
        let mut deal = Deal { table, dice, bots, rng };
        while !matches!(deal.table.node(), Node::Over(_)) {
            deal.step();
        }
        let tick = deal.table.tick();
        deal.table.push(tick, Body::Table(Fact::SecretRevealed { secret })).unwrap();
        Record::new(deal.table, DiceTag::HostOnly).to_string()
    }

    fn step(&mut self) {
        let (tick, early) = (self.table.tick(), self.table.log().len() < PATIENCE);
        if early && self.rng.random_range(0..15) == 0 {
            self.take_back();
        }
        match self.table.node() {
            Node::Over(_) => {}
            Node::Chance => {
                self.table.roll(&mut self.dice, tick).unwrap();
            }
            Node::Decide(seats) => {
                let some = self.rng.random_range(0..seats.iter().count());
                let seat = seats.iter().nth(some).unwrap();
                let (look, legal) = (self.table.look(seat), self.table.legal(seat));
                let better = usize::from(!early || self.rng.random());
                let action = self.bots[seat.index()][better].choose(&look, &legal);
                self.table.push(tick, Body::Game(Event::Act { seat, action })).unwrap();
            }
            Node::Live { seats, .. } => self.live(seats),
        }
    }

    /// What comes first: an act of a seat, or the end of the clock.
    fn live(&mut self, seats: Seats) {
        let opened = self.table.opened();
        let now = self.table.tick() - opened;
        let mut next = self.table.due().map(|due| (due, Event::Time));
        for seat in seats.iter() {
            let AnyBot::Races(bot) = &mut self.bots[seat.index()][1] else { continue };
            let Some((tick, action)) = bot.next(&self.table.look(seat), now) else { continue };
            if next.as_ref().is_none_or(|(first, _)| opened + tick < *first) {
                next = Some((opened + tick, Event::Act { seat, action }));
            }
        }
        let (tick, event) = next.expect("a seat or the clock goes on");
        if self.table.push(tick, Body::Game(event)).is_err() {
            let due = self.table.due().expect("a clock runs where acts are refused");
            self.table.push(due, Body::Game(Event::Time)).unwrap();
        }
    }

    /// An undo by consent or a seat's own act, where that is allowed.
    fn take_back(&mut self) {
        let standing = self.table.line().count() as u64;
        let seat = Seat(self.rng.random_range(0..self.table.rules().players()));
        let fact = if self.table.free_undo(seat) > 0 {
            Fact::TakeBack { seat, acts: 1 }
        } else if standing > 5 {
            let to = standing - self.rng.random_range(1..=5);
            Fact::Undo { to, agreed: self.table.humans() }
        } else {
            return;
        };
        let _refused = self.table.push(self.table.tick(), Body::Table(fact));
    }
}

/// Copies of a record in which the last die of a roll shows something else.
fn lies(text: &str) -> Vec<String> {
    let facts = text.find("\n\n").expect("an empty line ends the tags");
    let words = text[facts..].split_ascii_whitespace().filter(|word| !word.contains(['>', '!']));
    let rolls: Vec<&str> = words.filter(|word| word.contains('=')).collect();
    let last = |roll: &str| roll.rfind(|face| face != '.').expect("a die is rolled");
    let lie = |(roll, other): (&&str, &&str)| {
        let (at, from) = (last(roll), last(other));
        let lie = format!("{}{}{}", &roll[..at], &other[from..=from], &roll[at + 1..]);
        (lie != **roll).then(|| text.replacen(&format!("{roll} "), &format!("{lie} "), 1))
    };
    let some = rolls.len() / LIES + 1;
    let lies = rolls.iter().zip(rolls.iter().skip(1)).step_by(some).filter_map(lie);
    lies.filter(|lie| lie != text).collect()
}

struct Proved;

impl Visit for Proved {
    type Out = ();

    fn game<G: Listed>(self) {
        let settings = all_settings::<G>();
        let (mut names, mut files) = (Vec::new(), Vec::new());
        let mut keep = |name: String, text: &str| {
            files.push(python::file(&format!("{name}.txt"), text));
            names.push(name);
        };
        for seed in 0..RECORDS {
            let settings = &settings[seed * settings.len() / RECORDS];
            let text = Deal::<G>::record(G::configure(settings).unwrap(), seed as u64);
            verify(&read::<G>(&text).unwrap()).unwrap_or_else(|why| panic!("{why}\n{text}"));
            keep(format!("{}-{seed}-true", G::ID), &text);
            for (at, lie) in lies(&text).iter().enumerate() {
                keep(format!("{}-{seed}-lie-{at}", G::ID), lie);
            }
        }
        assert!(files.len() > 2 * RECORDS, "{} files", files.len());
        for (name, Verdict { status, said }) in names.iter().zip(python::verify_all(&files)) {
            let proved = status == 0 && said.starts_with("proved, host only: ");
            let refused = status == 1 && said.starts_with("line ");
            assert!(
                if name.ends_with("true") { proved } else { refused },
                "{name}: {status}, {said}"
            );
        }
    }
}

#[test]
fn random_games_of_every_game_are_accepted_and_other_dice_refused() {
    for game in GAMES {
        visit(game, Proved).unwrap();
    }
}
