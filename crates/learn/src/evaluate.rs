//! How well what was learned plays.

use rand::SeedableRng;
use rayon::prelude::*;
use turlaj_learned::clever::{Fast, Search};
use turlaj_packed::clever::Packed;

use crate::Chance;
use crate::game::{BEST, Moment, SelfPlayer};
use crate::lane::WIDTH;

/// A mean and its standard error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mean {
    pub(crate) mean: f64,
    pub(crate) error: f64,
}

/// The mean points of all sheets over games from one start, without stray choices. The same dice
/// each time, so that two evaluations can be compared.
pub(crate) fn evaluate<const SEATS: usize>(
    net: &Fast,
    start: &Packed<SEATS>,
    games: usize,
) -> Mean {
    let ready = || (Search::new(WIDTH), [const { Vec::new() }; SEATS]);
    let play = |(search, moments): &mut (Search<SEATS>, [Vec<Moment>; SEATS]), game: usize| {
        let mut chance = Chance::seed_from_u64(77 << 32 ^ game as u64);
        let end = SelfPlayer { net, search, chance: &mut chance }.play(start, BEST, moments);
        let sum: u16 = (0..end.seats()).map(|seat| end.points(seat).total()).sum();
        f64::from(sum) / end.seats() as f64
    };
    let all: Vec<f64> = (0..games).into_par_iter().map_init(ready, play).collect();
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let spread = all.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Mean { mean, error: (spread / count).sqrt() }
}
