//! Random games, one fact at a time, for laws to look at.

use std::sync::OnceLock;

use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_core::{Address, Dice, Event, Eye, Game, Node, OptionSpec, Seat, Settings};
use turlaj_table::AnyTable;
use turlaj_table::{Body, Table};

use crate::cases::check;

/// What the laws must know about a game besides its rules.
pub struct Subject<G: Game> {
    /// Every action that can be written for these rules, legal somewhere or nowhere.
    pub universe: fn(&G) -> Vec<G::Action>,
    /// A valid line of facts of the same length that differs only in what this eye may not know.
    pub disguise: Disguise<G>,
    /// Something to do at a live node, for games that have such nodes.
    pub sample: Option<Sample<G>>,
    /// Whether anything is ever hidden, so that a disguise must differ somewhere.
    pub hides: bool,
    /// How many facts of a random game a law looks at, at the most.
    pub steps: usize,
    /// Random games that have not ended after so many facts count as endless.
    pub cap: usize,
}

/// See [`Subject::disguise`].
pub type Disguise<G> = fn(&G, &[Event<G>], Eye, &mut dyn Dice) -> Vec<Event<G>>;

/// See [`Subject::sample`].
pub type Sample<G> = fn(&G, &<G as Game>::State, Seat, &mut dyn Dice) -> <G as Game>::Action;

/// One random game: its settings, its chance, and how many facts of it are played.
#[derive(Clone, Debug)]
pub struct Case {
    /// How many players.
    pub players: prop::sample::Index,
    /// Which of all settings for so many players.
    pub settings: prop::sample::Index,
    /// The seed of dice and choices.
    pub seed: u64,
    /// How many facts; shrinking finds the shortest game that breaks a law.
    pub steps: usize,
}

/// Random games of up to so many facts.
fn cases(steps: usize) -> impl Strategy<Value = Case> {
    let index = any::<prop::sample::Index>;
    (index(), index(), any::<u64>(), 0..steps).prop_map(|(players, settings, seed, steps)| Case {
        players,
        settings,
        seed,
        steps,
    })
}

/// Tries a law on so many random games; see [`check`].
pub fn check_cases(games: u32, steps: usize, law: impl Fn(&Case)) {
    check(games, &cases(steps), |case| law(&case));
}

/// Every combination of players and options that the game accepts.
pub fn all_settings<G: Game>() -> Vec<Settings> {
    let mut given: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for option in G::OPTIONS {
        given = given
            .iter()
            .flat_map(|chosen| {
                values(option).map(move |value| {
                    chosen.iter().copied().chain([(option.name, *value)]).collect()
                })
            })
            .collect();
    }
    let (least, most) = G::PLAYERS;
    (least..=most)
        .flat_map(|players| given.iter().map(move |chosen| (players, chosen)))
        .map(|(players, chosen)| {
            Settings::parse(G::OPTIONS, players, chosen.iter().copied())
                .expect("the table's own values are known")
        })
        .filter(|settings| G::configure(settings).is_ok())
        .collect()
}

/// The values of an option that are tried: those listed, and samples of free ones.
fn values(option: &OptionSpec) -> impl Iterator<Item = &'static &'static str> {
    option.values.iter().chain(option.free.iter().flat_map(|free| free.samples))
}

/// A random game in play.
#[derive(Clone)]
pub(crate) struct Walk<'a, G: Game> {
    pub(crate) subject: &'a Subject<G>,
    pub(crate) table: Table<G>,
    pub(crate) rng: Xoshiro256PlusPlus,
}

impl<'a, G: Game> Walk<'a, G> {
    pub(crate) fn new(subject: &'a Subject<G>, case: &Case) -> Walk<'a, G> {
        // A game's settings never change while tests run, but listing them is not cheap.
        static LISTS: OnceLock<std::sync::Mutex<Lists>> = OnceLock::new();
        let mut lists =
            LISTS.get_or_init(Default::default).lock().expect("no test holds this while it fails");
        let all = match lists.iter().find(|(id, _)| *id == G::ID) {
            Some((_, all)) => all,
            None => {
                lists.push((G::ID, all_settings::<G>()));
                &lists.last().expect("just pushed").1
            }
        };
        let (least, most) = G::PLAYERS;
        let players = least + case.players.index(usize::from(most - least) + 1) as u8;
        let fitting: Vec<&Settings> = all.iter().filter(|s| s.players() == players).collect();
        let settings = case.settings.get(&fitting);
        let rules = G::configure(settings).expect("listed settings are accepted");
        drop(lists);
        let rng = Xoshiro256PlusPlus::seed_from_u64(case.seed);
        Walk { subject, table: Table::new(rules), rng }
    }

    /// A number from 0 to `below - 1`.
    pub(crate) fn pick(&mut self, below: usize) -> usize {
        self.rng.random_range(0..below)
    }

    /// The next fact of random play and its time; nothing when the game is over.
    pub(crate) fn next(&mut self) -> Option<(u64, Event<G>)> {
        let mut rng = self.rng.clone();
        let event = self.next_with(&mut |_, faces| rng.random_range(0..faces));
        if matches!(event, Some((_, Event::Roll { .. }))) {
            self.rng = rng;
        }
        event
    }

    /// The same with these dice.
    pub(crate) fn next_with(
        &mut self,
        dice: &mut dyn FnMut(Address, u32) -> u32,
    ) -> Option<(u64, Event<G>)> {
        let now = self.table.tick();
        match self.table.node() {
            Node::Over(_) => None,
            Node::Chance => {
                let mut dice = |at: Address, faces: u32| dice(at, faces);
                let roll = self.table.rules().roll(self.table.state(), &mut dice);
                Some((now, Event::Roll { roll }))
            }
            Node::Decide(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let seat = asked[self.pick(asked.len())];
                let legal = self.table.legal(seat);
                assert!(!legal.is_empty(), "seat {seat} is asked and has no legal action");
                let action = legal[self.pick(legal.len())].clone();
                Some((now, Event::Act { seat, action }))
            }
            Node::Live { seats, until } => {
                let due = self.table.due();
                let later = now + self.rng.random_range(0..2000);
                let ends = due.is_some_and(|due| later >= due);
                if seats.is_empty() || ends {
                    assert!(until.is_some(), "nobody may act and no clock runs");
                    return due.map(|due| (due, Event::Time));
                }
                let live: Vec<Seat> = seats.iter().collect();
                let seat = live[self.pick(live.len())];
                let sample = self.subject.sample.expect("a game with live nodes gives samples");
                let rng = &mut self.rng;
                let mut dice = |_: Address, faces: u32| rng.random_range(0..faces);
                let action = sample(self.table.rules(), self.table.state(), seat, &mut dice);
                Some((later, Event::Act { seat, action }))
            }
        }
    }

    /// Plays one fact; `false` when the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let Some((tick, event)) = self.next() else { return false };
        let told = format!("{event:?}");
        if let Err(why) = self.table.push(tick, Body::Game(event)) {
            // At a live node a seat may be faster than the table allows: that act is lost.
            assert_eq!(why.code(), "too-fast", "{told} refused: {why}");
        }
        true
    }

    /// Plays up to so many facts.
    pub(crate) fn play(&mut self, steps: usize) {
        for _ in 0..steps {
            if !self.step() {
                return;
            }
        }
    }

    /// All eyes that can look at this table.
    pub(crate) fn eyes(&self) -> Vec<Eye> {
        let seats = (0..self.table.rules().players()).map(|seat| Eye::Seat(Seat(seat)));
        seats.chain([Eye::Nobody]).collect()
    }

    /// All seats of this table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.table.rules().players()).map(Seat)
    }
}

type Lists = Vec<(&'static str, Vec<Settings>)>;
