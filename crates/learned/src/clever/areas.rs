//! Where the points of experts come from.

use std::ops::Range;

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_core::Game;
use turlaj_packed::clever::{Chooser, Packed, SheetPoints, play_seats};

use super::{Effort, Goal, SheetPlayer};

/// The points of the five areas in their order, then those of the foxes, summed over all seats of the
/// games of these seeds between experts.
pub fn area_sums(rules: &Clever, seeds: Range<u64>) -> [u64; 6] {
    let expert = |_| Box::new(SheetPlayer::among(Goal::Victory, Effort::NONE, 0)) as Box<_>;
    match rules.is_solo() {
        true => {
            let alone = SheetPlayer::alone(Goal::Victory, Effort::NONE, 0);
            sums(rules, &mut [Box::new(alone) as Box<dyn Chooser<1>>], seeds)
        }
        false => sums::<4>(rules, &mut (0..rules.players()).map(expert).collect::<Vec<_>>(), seeds),
    }
}

fn sums<const SEATS: usize>(
    rules: &Clever,
    seats: &mut [Box<dyn Chooser<SEATS>>],
    seeds: Range<u64>,
) -> [u64; 6] {
    let mut sums = [0; 6];
    for seed in seeds {
        let mut chance = Chance::seed_from_u64(seed);
        let mut game = Packed::<SEATS>::new(rules);
        seats.iter_mut().for_each(|seat| seat.begin(chance.random()));
        play_seats(&mut game, seats, &mut |faces| chance.random_range(0..faces));
        for seat in 0..seats.len() {
            let points = game.points(seat);
            let each = sums.iter_mut().zip(parts(points));
            each.for_each(|(sum, points)| *sum += u64::from(points));
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
