//! A round that is over, open to all.

use serde::{Deserialize, Serialize};
use turlaj_core::Seat;

use crate::toys::Pips;

/// A round that is over, open to all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct BallotRound {
    /// What was bid for, and its points.
    pub prize: Pips,
    /// The bids of all seats in order.
    pub bids: Vec<u8>,
}

impl BallotRound {
    /// The seat with the highest bid that no other seat has made; nobody if all bids are shared.
    pub fn winner(&self) -> Option<Seat> {
        let alone = |bid: u8| self.bids.iter().filter(|&&other| other == bid).count() == 1;
        let bids = self.bids.iter().enumerate().filter(|(_, bid)| alone(**bid));
        bids.max_by_key(|(_, bid)| **bid).map(|(at, _)| Seat(at as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn winner(bids: &[u8]) -> Option<Seat> {
        let prize = Pips::all().next().expect("a die has faces");
        BallotRound { prize, bids: bids.to_vec() }.winner()
    }

    #[test]
    fn the_highest_bid_that_nobody_shares_wins() {
        assert_eq!(winner(&[2, 5, 1]), Some(Seat(1)));
        assert_eq!(winner(&[5, 5, 1]), Some(Seat(2)));
        assert_eq!(winner(&[6, 0, 6]), Some(Seat(1)));
    }

    #[test]
    fn nobody_wins_if_all_bids_are_shared() {
        assert_eq!(winner(&[0, 0]), None);
        assert_eq!(winner(&[3, 1, 1, 3]), None);
    }
}
