//! One game in play.

use std::collections::{BTreeMap, BTreeSet};

use turlaj_core::{Address, Event, Eye, Game, Look, Seat, Seats, Tick};

use crate::any::AnyTable;
use crate::covered::Covered;
use crate::entry::{Body, Entry, Fact};
use crate::fair::Ceremony;
use crate::line::StandingLine;
use crate::pace::ActRates;
use crate::prompts::Prompts;
use crate::undo::UndoPolicy;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Empty,
    /// A person, by the name shown to others.
    Person(String),
    /// A bot, by its name in the catalogue.
    Bot(String),
}

/// One game in play: its rules, its log, and the state that the log folds to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    pub(crate) rules: G,
    pub(crate) state: G::State,
    pub(crate) log: Vec<Entry<G>>,
    pub(crate) line: StandingLine<G>,
    pub(crate) undo: UndoPolicy,
    pub(crate) ceremony: Option<Ceremony>,
    pub(crate) prompts: Prompts,
    /// The last answer of each seat that still stands: its prompt and its position in the log.
    pub(crate) answered: Vec<Option<(u32, usize)>>,
    /// Who sat where before the first fact.
    pub(crate) first_seats: Vec<Occupant>,
    pub(crate) seats: Vec<Occupant>,
    /// The seats whose persons are away.
    pub(crate) away: Seats,
    /// The positions in the log of acts that were played for seats without anybody.
    pub(crate) absent_acts: BTreeSet<u64>,
    pub(crate) pace: ActRates,
    /// Every face that fell and was undone: the same address shows the same face again.
    pub(crate) fallen: BTreeMap<Address, u32>,
    /// How many pages were turned, undone ones aside.
    pub(crate) page: u32,
    /// When the present page was opened.
    pub(crate) opened: Tick,
    pub(crate) covered: Covered<G>,
    pub(crate) ending: Ending,
}

/// How far a log has come to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Ending {
    Open,
    Abandoned,
    SecretRevealed,
}

impl<G: Game> Table<G> {
    /// A table before its first fact, with nobody on the chairs.
    pub fn new(rules: G) -> Table<G> {
        let players = rules.players();
        Table {
            state: rules.start(),
            log: Vec::new(),
            line: StandingLine::new(),
            undo: UndoPolicy::Casual,
            ceremony: None,
            prompts: Prompts::new(players),
            answered: vec![None; usize::from(players)],
            first_seats: vec![Occupant::Empty; usize::from(players)],
            seats: vec![Occupant::Empty; usize::from(players)],
            away: Seats::NONE,
            absent_acts: BTreeSet::new(),
            pace: ActRates::new(players),
            fallen: BTreeMap::new(),
            page: 0,
            opened: 0,
            covered: Covered::new(),
            ending: Ending::Open,
            rules,
        }
    }

    /// The same table with somebody on a chair from the beginning.
    pub fn seated(mut self, seat: Seat, who: Occupant) -> Table<G> {
        assert!(self.log.is_empty(), "who sits where at first is said before the first fact");
        self.first_seats[seat.index()] = who.clone();
        self.seats[seat.index()] = who;
        self
    }

    /// The same table with another policy for undo.
    pub fn with_undo(mut self, undo: UndoPolicy) -> Table<G> {
        assert!(self.log.is_empty(), "the policy is said before the first fact");
        self.undo = undo;
        self
    }

    /// This table as it was before its first fact, to be replayed.
    pub fn before(&self) -> Table<G> {
        let mut table = Table::new(self.rules.clone()).with_undo(self.undo);
        table.first_seats.clone_from(&self.first_seats);
        table.seats.clone_from(&self.first_seats);
        table
    }

    /// Gives people other names wherever the table and its log have them. Nothing else about the
    /// log ever changes: a name is not a fact of the game, and its owner may want it gone.
    pub(crate) fn rename(&mut self, rename: &dyn Fn(Seat, &str) -> Option<String>) {
        let new = |seat: Seat, name: &mut String| {
            if let Some(other) = rename(seat, name) {
                *name = other;
            }
        };
        for seats in [&mut self.first_seats, &mut self.seats] {
            for (at, who) in seats.iter_mut().enumerate() {
                if let Occupant::Person(name) = who {
                    new(Seat(at as u8), name);
                }
            }
        }
        for entry in &mut self.log {
            if let Body::Table(Fact::SeatTaken { seat, name }) = &mut entry.body {
                new(*seat, name);
            }
        }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The position. It holds hidden things: it is not for clients.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All facts, in order.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The facts of the game that no undo covers, in order.
    pub fn line(&self) -> impl DoubleEndedIterator<Item = &Event<G>> {
        self.line.events(&self.log)
    }

    /// The same with when they happened.
    pub fn standing_entries(&self) -> impl Iterator<Item = &Entry<G>> {
        self.line.entries(&self.log)
    }

    /// How many facts of the game no undo covers.
    pub fn standing(&self) -> usize {
        self.line.len()
    }

    /// Who sits where.
    pub fn occupants(&self) -> &[Occupant] {
        &self.seats
    }

    /// What an eye sees.
    pub fn view(&self, eye: Eye) -> G::View {
        self.rules.view(&self.state, eye)
    }

    /// What a bot on this seat gets to see.
    pub fn look(&self, seat: Seat) -> Look<'_, G> {
        let sits = |(_, who): &(Seat, &Occupant)| matches!(who, Occupant::Person(_));
        let seats = (0..).map(Seat).zip(&self.seats).filter(sits);
        let people = seats.fold(Seats::NONE, |people, (seat, _)| people.with(seat));
        Look::new(&self.rules, &self.state, Eye::Seat(seat)).among(people)
    }

    /// The number of the question that the seat has to answer now.
    pub fn prompt(&self, seat: Seat) -> Option<u32> {
        let open = self.ending == Ending::Open && self.node().asked().contains(seat);
        open.then(|| self.prompts.number(seat))
    }

    /// All that the seat can do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.rules.legal(&self.state, seat, &mut legal);
        legal
    }

    /// Whether this entry of the log is an act that was played for a seat without anybody.
    pub fn is_absent_act(&self, entry: &Entry<G>) -> bool {
        self.absent_acts.contains(&entry.seq)
    }

    /// Whether nothing of the game can follow any more, although it may not be over.
    pub(crate) fn is_closed(&self) -> bool {
        self.ending != Ending::Open
    }

    /// Whether the game was given up.
    pub fn is_abandoned(&self) -> bool {
        self.log.iter().any(|entry| entry.body == Body::Table(Fact::Abandoned))
    }
}
