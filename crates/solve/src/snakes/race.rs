//! An estimate for three and four players.

use turlaj_snakes::{DICE, Die};

use super::odds::Odds;
use super::row::Kind;
use super::search::{Outlook, Shares};
use super::table::Table;
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
/// played against themselves (`examples/snakes_race.rs`).
pub struct Race {
    odds: Odds,
    weights: Weights,
}

impl Race {
    /// For so many players, with dice that fall so.
    pub fn new(odds: &Odds, players: usize) -> Race {
        Race::weighing(odds, WEIGHTS[usize::from(players > 3)])
    }

    /// With weights of one's own.
    pub fn weighing(odds: &Odds, weights: Weights) -> Race {
        Race { odds: *odds, weights }
    }

    /// What is told of a seat.
    pub fn traits(&self, table: &Table, seat: usize) -> Weights {
        let players = table.players();
        let left: u8 = (0..players).map(|seat| table.held(seat)).sum();
        let left = f64::from(left);
        let rest = left / (8 * players) as f64;
        let points = f64::from(table.points(seat));
        let [green, orange] = DICE.map(|die| f64::from(table.dice(seat, die)));
        let mut told = [0.0; TRAITS];
        let dice = (green + orange) / left.max(1.0);
        let none = f64::from(green + orange == 0.0);
        let always = [
            points,
            points * rest,
            points * rest * rest,
            green,
            green * rest,
            orange,
            orange * rest,
            none,
            dice,
        ];
        told[..ALWAYS].copy_from_slice(&always);

        let [tail, head, both, _] = table.lacks();
        let chance = self.chance(table, seat, head > 0, tail > 0);
        let more = f64::from((tail + head).saturating_sub(1).min(2));
        let idle = f64::from(tail + head + both == 0);
        let quiet = f64::from(tail + head == 0 && orange > 0.0);
        let now = [1.0, chance, chance * rest, more, f64::from(both > 0), idle, quiet];
        let distance = (seat + players - table.seat()) % players;
        let from = ALWAYS + distance * BY_DISTANCE;
        told[from..from + BY_DISTANCE].copy_from_slice(&now);
        told
    }

    /// The chance to complete a snake with the better die.
    fn chance(&self, table: &Table, seat: usize, head: bool, tail: bool) -> f64 {
        let of = |die: Die| {
            f64::from(head) * self.odds.kind(die, Kind::Head)
                + f64::from(tail) * self.odds.kind(die, Kind::Tail)
        };
        let held = DICE.into_iter().filter(|&die| table.dice(seat, die) > 0);
        held.map(of).fold(0.0, f64::max)
    }
}

impl Outlook for Race {
    fn shares(&self, table: &Table) -> Shares {
        let mut shares = [0.0; 4];
        let mut sum = 0.0;
        for seat in 0..table.players() {
            let told = self.traits(table, seat);
            let strength: f64 =
                told.iter().zip(&self.weights).map(|(told, weight)| told * weight).sum();
            shares[seat] = strength.exp();
            sum += shares[seat];
        }
        shares.map(|share| share / sum)
    }
}
