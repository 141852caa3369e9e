//! An estimate for three and four players.

use turlaj_abstraction::snakes::{FaceChances, LooseTable, PieceKind};
use turlaj_snakes::{DICE, Die};

use super::search::{Shares, StaticValue};
use super::weights::WEIGHTS;

/// How many things are told of a seat, whoever has the turn.
const ALWAYS: usize = 9;
/// How many are told apart by how many turns off the seat is.
const BY_DISTANCE: usize = 7;
/// How many numbers stand for a seat.
pub const TRAITS: usize = ALWAYS + 4 * BY_DISTANCE;
/// What each of them weighs.
pub type Weights = [f64; TRAITS];

/// A measured estimate of what every seat can expect: each has a strength, a weighted sum of what can be
/// counted, and the shares go as its exponential. The weights were fitted to games that such estimates
/// played against themselves (`examples/fit_snakes.rs`).
pub struct Estimate {
    odds: FaceChances,
    weights: Weights,
}

impl Estimate {
    /// For so many players, with dice that fall so.
    pub fn new(odds: &FaceChances, players: usize) -> Estimate {
        Estimate::weighing(odds, WEIGHTS[usize::from(players > 3)])
    }

    /// With weights of one's own.
    pub fn weighing(odds: &FaceChances, weights: Weights) -> Estimate {
        Estimate { odds: *odds, weights }
    }

    /// What is told of a seat.
    pub fn traits(&self, table: &LooseTable, seat: usize) -> Weights {
        let (always, now, from) = self.told(table, &Shared::of(table), seat);
        let mut told = [0.0; TRAITS];
        told[..ALWAYS].copy_from_slice(&always);
        told[from..from + BY_DISTANCE].copy_from_slice(&now);
        told
    }

    /// The same in parts: what is told always, what by distance, and where that stands.
    fn told(
        &self,
        table: &LooseTable,
        shared: &Shared,
        seat: usize,
    ) -> ([f64; ALWAYS], [f64; BY_DISTANCE], usize) {
        let Shared { players, left, rest, lacks: [tail, head, both] } = *shared;
        let points = f64::from(table.points(seat));
        let [green, orange] = DICE.map(|die| f64::from(table.dice(seat, die)));
        let always = [
            points,
            points * rest,
            points * rest * rest,
            green,
            green * rest,
            orange,
            orange * rest,
            f64::from(green + orange == 0.0),
            (green + orange) / left.max(1.0),
        ];
        let chance = self.chance(table, seat, head > 0, tail > 0);
        let more = f64::from((tail + head).saturating_sub(1).min(2));
        let idle = f64::from(tail + head + both == 0);
        let quiet = f64::from(tail + head == 0 && orange > 0.0);
        let now = [1.0, chance, chance * rest, more, f64::from(both > 0), idle, quiet];
        let distance = (seat + players - table.seat()) % players;
        (always, now, ALWAYS + distance * BY_DISTANCE)
    }

    /// The chance to complete a snake with the better die.
    fn chance(&self, table: &LooseTable, seat: usize, head: bool, tail: bool) -> f64 {
        let of = |die: Die| {
            f64::from(head) * self.odds.kind(die, PieceKind::Head)
                + f64::from(tail) * self.odds.kind(die, PieceKind::Tail)
        };
        let held = DICE.into_iter().filter(|&die| table.dice(seat, die) > 0);
        held.map(of).fold(0.0, f64::max)
    }
}

/// What is the same for all seats.
struct Shared {
    players: usize,
    /// The dice in all hands, and as a part of all dice.
    left: f64,
    rest: f64,
    /// How many snakes lack only a tail, only a head, both.
    lacks: [u8; 3],
}

impl Shared {
    fn of(table: &LooseTable) -> Shared {
        let players = table.players();
        let left = f64::from((0..players).map(|seat| table.held(seat)).sum::<u8>());
        let [tail, head, both, _] = table.lacks();
        Shared { players, left, rest: left / (8 * players) as f64, lacks: [tail, head, both] }
    }
}

fn dot(told: &[f64], weights: &[f64]) -> f64 {
    told.iter().zip(weights).map(|(told, weight)| told * weight).sum()
}

impl StaticValue for Estimate {
    fn shares(&self, table: &LooseTable) -> Shares {
        let mut shares = [0.0; 4];
        let mut sum = 0.0;
        let shared = Shared::of(table);
        for (seat, share) in shares.iter_mut().enumerate().take(shared.players) {
            let (always, now, from) = self.told(table, &shared, seat);
            let strength = dot(&always, &self.weights) + dot(&now, &self.weights[from..]);
            *share = strength.exp();
            sum += *share;
        }
        shares.map(|share| share / sum)
    }
}
