//! What one eye sees and is told of Ballots.

use serde::{Deserialize, Serialize};
use turlaj_core::{Eye, Seat};

use super::chain::Chain;
use super::{BallotRound, State, Step};
use crate::toys::Pips;

/// What one eye sees of a position: everything but the bids of others before the page turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The rounds that are over.
    pub history: Vec<BallotRound>,
    /// What is bid for now, if bids are asked.
    pub prize: Option<Pips>,
    /// All seats in order.
    pub seats: Vec<SeatView>,
}

/// What one eye sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The points so far.
    pub points: u8,
    /// The bid of this round, as far as this eye may know it.
    pub bid: BidView,
}

/// What an eye knows of a bid. Of others' it learns neither content nor number of steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BidView {
    /// No bids are asked.
    None,
    /// Somebody else is not done.
    Deciding,
    /// Somebody else is done.
    Ready,
    /// The eye's own bid.
    Own {
        /// The steps so far.
        steps: Vec<Step>,
        /// Whether it is done.
        done: bool,
    },
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// A round begins.
    Prize {
        /// What is bid for.
        prize: Pips,
    },
    /// The eye's own bid was raised.
    Added {
        /// By how much.
        step: Step,
        /// The bid now.
        total: u8,
    },
    /// A seat is done.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The page turned, and all bids are open.
    Opened {
        /// The prize and the bids.
        round: BallotRound,
        /// Who won the prize.
        winner: Option<Seat>,
    },
    /// The last round is over.
    Ended {
        /// The points of all seats in order.
        points: Vec<u8>,
    },
}

pub(super) fn view(state: &State, eye: Eye) -> View {
    let seats = state.chains.iter().enumerate().map(|(at, chain)| {
        let seat = Seat(at as u8);
        SeatView { points: state.points(seat), bid: bid(state, chain, eye.is(seat)) }
    });
    View { history: state.history.to_vec(), prize: state.prize, seats: seats.collect() }
}

/// The one place that hides a bid.
fn bid(state: &State, chain: &Chain, own: bool) -> BidView {
    match (own, chain.is_done()) {
        _ if state.prize.is_none() => BidView::None,
        (true, done) => BidView::Own { steps: chain.steps().to_vec(), done },
        (false, false) => BidView::Deciding,
        (false, true) => BidView::Ready,
    }
}
