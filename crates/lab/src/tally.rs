//! Exact sums over games. Tallies of parts add up to the tally of the whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use turlaj_core::Seat;

use crate::game::Row;
use crate::luck::LuckTally;

/// A victory in these units can be shared evenly by any number of seats up to 16.
pub(crate) const VICTORY: u64 = 720_720;

/// Sums over games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct RunTally {
    /// Games that came to an end.
    pub games: u64,
    /// Games that were cut off; nothing else counts them.
    pub capped: u64,
    /// Facts of all games.
    pub facts: u64,
    /// Games by their number of turns.
    pub turns: BTreeMap<u64, u64>,
    /// Games with a shared victory.
    pub ties: u64,
    /// Shares of victories of whoever began, in units of 1/720720.
    pub first_wins: u64,
    /// The seats in order.
    pub seats: Vec<SeatTally>,
}

/// Sums over games for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatTally {
    /// Games by the points of this seat.
    pub points: BTreeMap<i32, u64>,
    /// Shares of victories, in units of 1/720720.
    pub wins: u64,
    /// Results with and without luck, where that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckTally>,
}

impl RunTally {
    /// Nothing yet, for so many seats.
    pub fn new(seats: usize) -> RunTally {
        RunTally { seats: vec![SeatTally::default(); seats], ..RunTally::default() }
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, row: &Row) {
        self.facts += row.facts;
        let Some(end) = &row.end else {
            self.capped += 1;
            return;
        };
        self.games += 1;
        *self.turns.entry(row.turns).or_default() += 1;
        if row.luck.is_some() {
            for (at, seat) in (0..).map(Seat).zip(&mut self.seats) {
                seat.luck.get_or_insert_default().add_row(row, at);
            }
        }
        let winners = end.winners().count() as u64;
        self.ties += u64::from(winners > 1);
        for place in end.places() {
            let seat = &mut self.seats[place.seat.index()];
            *seat.points.entry(place.points).or_default() += 1;
            if place.place == 1 {
                seat.wins += VICTORY / winners;
                if row.first == Some(place.seat) {
                    self.first_wins += VICTORY / winners;
                }
            }
        }
    }

    /// Adds another tally of the same seats.
    pub fn merge(&mut self, other: &RunTally) {
        self.games += other.games;
        self.capped += other.capped;
        self.facts += other.facts;
        self.ties += other.ties;
        self.first_wins += other.first_wins;
        add_counts(&mut self.turns, &other.turns);
        for (own, others) in self.seats.iter_mut().zip(&other.seats) {
            add_counts(&mut own.points, &others.points);
            own.wins += others.wins;
            if let Some(luck) = &others.luck {
                own.luck.get_or_insert_default().merge(luck);
            }
        }
    }
}

fn add_counts<K: Ord + Copy>(own: &mut BTreeMap<K, u64>, others: &BTreeMap<K, u64>) {
    for (key, count) in others {
        *own.entry(*key).or_default() += count;
    }
}
