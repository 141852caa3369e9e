//! How fast a seat may act at a live node.

use std::collections::VecDeque;

use turlaj_core::{Refusal, Seat, Tick};

/// The most acts of one seat within a second of table time: more than hands can do for long.
const MOST: usize = 10;
const SECOND: Tick = 1000;

/// When each seat acted last at live nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ActRates(Vec<VecDeque<Tick>>);

impl ActRates {
    pub(crate) fn new(players: u8) -> ActRates {
        ActRates(vec![VecDeque::new(); usize::from(players)])
    }

    pub(crate) fn check(&self, seat: Seat, tick: Tick) -> Result<(), Refusal> {
        let recent = &self.0[seat.index()];
        if recent.len() == MOST
            && recent.front().is_some_and(|first| tick.saturating_sub(*first) < SECOND)
        {
            return Err(Refusal::new("too-fast", "too many acts within a second"));
        }
        Ok(())
    }

    pub(crate) fn acted(&mut self, seat: Seat, tick: Tick) {
        let recent = &mut self.0[seat.index()];
        if recent.len() == MOST {
            recent.pop_front();
        }
        recent.push_back(tick);
    }
}
