//! Whole games with packed positions.

use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_core::{Game, Seat, Standings};
use turlaj_engine::{Chance, Level, Noise};
use turlaj_learned::clever::{Effort, SheetPlayer};
use turlaj_packed::clever::{Chooser, Packed, PackedFaces, RandomStream, Stream, play, play_seats};

use super::Make;
use super::engine::{MakePlayer, point_value};
use super::greedy::CleverGreedy;
use crate::{PackedGame, PackedPlay, PackedPlayer};

impl PackedPlay for Clever {
    fn player(&self, seats: &[&'static str]) -> Option<Box<dyn PackedPlayer>> {
        let rules = *self;
        if seats.iter().all(|bot| *bot == "random") {
            return Some(match rules.is_solo() {
                true => Box::new(RandomGames::<1> { rules }) as Box<dyn PackedPlayer>,
                false => Box::new(RandomGames::<4> { rules }),
            });
        }
        Some(match rules.is_solo() {
            true => Box::new(SeatedGames { rules, seats: seated(seats, SheetPlayer::alone)? })
                as Box<dyn PackedPlayer>,
            false => Box::new(SeatedGames { rules, seats: seated(seats, SheetPlayer::among)? }),
        })
    }
}

/// Random play with packed positions.
struct RandomGames<const SEATS: usize> {
    rules: Clever,
}

impl<const SEATS: usize> PackedPlayer for RandomGames<SEATS> {
    fn play(&mut self, seed: u64) -> PackedGame {
        let mut game = Packed::<SEATS>::new(&self.rules);
        let mut stream =
            CountedStream { facts: 0, chance: RandomStream(Chance::seed_from_u64(seed)) };
        play(&mut game, &mut stream);
        played(&self.rules, &game, stream.facts)
    }
}

/// What a game that is over came to.
fn played<const SEATS: usize>(rules: &Clever, game: &Packed<SEATS>, facts: u64) -> PackedGame {
    let players = rules.players();
    let score = |seat: u8| {
        let points = game.points(seat.into());
        (Seat(seat), i32::from(points.total()), vec![i32::from(points.best_area())])
    };
    // A solo player has an active and a passive turn in each round.
    let turns = u64::from(rules.rounds()) * u64::from(players.max(2));
    let end = Standings::rank((0..players).map(score));
    PackedGame { facts, turns, first: Seat(game.beginner()), end }
}

/// Play of any bots with packed positions, the same for the same seed as by the rules.
struct SeatedGames<const SEATS: usize> {
    rules: Clever,
    seats: Vec<Box<dyn Chooser<SEATS>>>,
}

/// The choosers of these names.
fn seated<const SEATS: usize>(
    names: &[&'static str],
    player: MakePlayer<SEATS>,
) -> Option<Vec<Box<dyn Chooser<SEATS>>>> {
    let seat = |name: &&str| -> Option<Box<dyn Chooser<SEATS>>> {
        if *name == "random" {
            return Some(Box::new(RandomSeat(Chance::seed_from_u64(0))));
        }
        Some(match Make::of(name)? {
            Make::Greedy => Box::new(CleverGreedy::new(0)),
            Make::Level(goal, level) => {
                let player = player(goal, Effort::of(level.budget.steps), 0);
                Box::new(LevelSeat { player, level, noise: Noise::new(&level, 0) })
            }
        })
    };
    names.iter().map(seat).collect()
}

/// Plays at a level, as [`turlaj_engine::EngineBot`] does at a table of the rules.
struct LevelSeat<const SEATS: usize> {
    player: SheetPlayer<SEATS>,
    level: Level,
    noise: Noise,
}

impl<const SEATS: usize> Chooser<SEATS> for LevelSeat<SEATS> {
    fn begin(&mut self, seed: u64) {
        self.player.begin(seed);
        self.noise = Noise::new(&self.level, seed);
    }

    fn choose(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
    ) -> u32 {
        let LevelSeat { player, noise, .. } = self;
        let (legal, unit) = (game.legal(seat), point_value(game.seats()));
        let at = noise.choose(
            legal.len() as usize,
            &mut (player, enough),
            |(player, enough)| {
                let chosen = player.choose(game, seat, *enough);
                legal.iter().position(|choice| choice == chosen).expect("a choice is legal")
            },
            unit,
            |(player, enough), scores| player.judge(game, seat, *enough, scores),
        );
        legal.nth(at as u32)
    }
}

impl<const SEATS: usize> PackedPlayer for SeatedGames<SEATS> {
    fn play(&mut self, seed: u64) -> PackedGame {
        let mut chance = Chance::seed_from_u64(seed);
        for seat in &mut self.seats {
            seat.begin(chance.random());
        }
        let mut game = Packed::<SEATS>::new(&self.rules);
        let mut die = |faces: u32| chance.random_range(0..faces);
        let facts = play_seats(&mut game, &mut self.seats, &mut die);
        played(&self.rules, &game, facts)
    }
}

/// A random player among others.
struct RandomSeat(Chance);

impl<const SEATS: usize> Chooser<SEATS> for RandomSeat {
    fn begin(&mut self, seed: u64) {
        self.0 = Chance::seed_from_u64(seed);
    }

    fn choose(&mut self, game: &Packed<SEATS>, seat: usize, _: &mut dyn FnMut() -> bool) -> u32 {
        let legal = game.legal(seat);
        legal.nth(self.0.random_range(0..legal.len() as usize) as u32)
    }
}

/// Counts what it gives: one fact each.
struct CountedStream {
    facts: u64,
    chance: RandomStream<Chance>,
}

impl Stream for CountedStream {
    #[inline]
    fn dice(&mut self) -> PackedFaces {
        self.facts += 1;
        self.chance.dice()
    }

    #[inline]
    fn below(&mut self, count: u32) -> u32 {
        self.facts += 1;
        self.chance.below(count)
    }
}
