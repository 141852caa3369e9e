//! Where the points of experts come from.

use std::ops::Range;

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_core::Game;
use turlaj_packed::clever::{Chooser, Packed, SheetPoints, play_seats};

use super::{Effort, Goal, SheetPlayer};

/// The points of the areas of a sheet, then those of the foxes.
pub type AreaPoints = [i64; 6];

/// Experts who play positions to the end, to see where points come from.
pub struct ExpertGames<const SEATS: usize> {
    seats: Vec<Box<dyn Chooser<SEATS>>>,
}

impl ExpertGames<1> {
    /// An expert alone.
    pub fn alone() -> ExpertGames<1> {
        ExpertGames { seats: vec![Box::new(SheetPlayer::alone(Goal::Victory, Effort::NONE, 0))] }
    }
}

impl ExpertGames<4> {
    /// Experts on this many seats.
    pub fn among(players: u8) -> ExpertGames<4> {
        let expert = |_| Box::new(SheetPlayer::among(Goal::Victory, Effort::NONE, 0)) as Box<_>;
        ExpertGames { seats: (0..players).map(expert).collect() }
    }
}

impl<const SEATS: usize> ExpertGames<SEATS> {
    /// The points by area of every seat after a game from this position; `die` throws a die with this
    /// number of faces.
    pub fn play(
        &mut self,
        mut game: Packed<SEATS>,
        mut die: impl FnMut(u32) -> u32,
    ) -> Vec<AreaPoints> {
        play_seats(&mut game, &mut self.seats, &mut die);
        (0..self.seats.len()).map(|seat| parts(game.points(seat)).map(i64::from)).collect()
    }

    /// What an expert chooses where this seat is asked, as it sees the position.
    pub fn choose(&mut self, seen: &Packed<SEATS>, seat: usize) -> u32 {
        self.seats[seat].choose(seen, seat, &mut || false)
    }
}

/// The points by area, summed over all seats of the games of these seeds between experts.
pub fn area_sums(rules: &Clever, seeds: Range<u64>) -> [u64; 6] {
    match rules.is_solo() {
        true => sums(rules, ExpertGames::alone(), seeds),
        false => sums(rules, ExpertGames::among(rules.players()), seeds),
    }
}

fn sums<const SEATS: usize>(
    rules: &Clever,
    mut experts: ExpertGames<SEATS>,
    seeds: Range<u64>,
) -> [u64; 6] {
    let mut sums = [0; 6];
    for seed in seeds {
        let mut chance = Chance::seed_from_u64(seed);
        experts.seats.iter_mut().for_each(|seat| seat.begin(chance.random()));
        let played = experts.play(Packed::new(rules), |faces| chance.random_range(0..faces));
        for points in played {
            sums.iter_mut().zip(points).for_each(|(sum, points)| *sum += points as u64);
        }
    }
    sums
}

/// The points of the areas, then those of the foxes.
fn parts(points: SheetPoints) -> [u16; 6] {
    let [yellow, blue, green, orange, purple] = points.areas;
    let foxes = points.total() - points.areas.iter().sum::<u16>();
    [yellow, blue, green, orange, purple, foxes]
}
