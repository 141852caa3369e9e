//! A lane: games with their own dice, and what they say about the weights.

use rand::{RngExt, SeedableRng};
use turlaj_learned::clever::{Fast, Net, Search};
use turlaj_packed::clever::Packed;

use crate::game::{Manner, Moment, SelfPlayer};
use crate::plan::{Plan, games};
use crate::{Chance, gradient};

/// So many uses of extra dice are followed.
pub(crate) const WIDTH: usize = 6;

/// A lane.
pub(crate) struct Lane<const SEATS: usize> {
    at: u64,
    search: Search<SEATS>,
    moments: [Vec<Moment>; SEATS],
    pub(crate) gradient: Net,
    /// Squared errors, samples, and points of how many sheets.
    pub(crate) error: f64,
    pub(crate) samples: usize,
    pub(crate) points: f64,
    pub(crate) sheets: usize,
}

impl<const SEATS: usize> Lane<SEATS> {
    pub(crate) fn new(at: u64, like: &Net) -> Lane<SEATS> {
        Lane {
            at,
            search: Search::new(WIDTH),
            moments: std::array::from_fn(|_| Vec::new()),
            gradient: Net::zero(like.kind()),
            error: 0.0,
            samples: 0,
            points: 0.0,
            sheets: 0,
        }
    }

    /// The games of one step. Where they start is drawn from `starts`.
    pub(crate) fn work(
        &mut self,
        net: &Net,
        fast: &Fast,
        starts: &[Packed<SEATS>],
        plan: Plan,
        seed: u64,
    ) {
        self.gradient.weights.fill(0.0);
        (self.error, self.samples, self.points, self.sheets) = (0.0, 0, 0.0, 0);
        // Nothing is remembered from one step to the next, so that it can be gone on from any.
        let mut chance = Chance::seed_from_u64(seed << 48 ^ plan.step << 8 ^ self.at);
        let games = games(net.kind());
        for game in 0..games {
            let start = starts[chance.random_range(0..starts.len())];
            let odd = (self.at as usize * games + game) % 2 == 1;
            let stray = if odd { 0.0 } else { plan.stray() };
            // Several sheets of a game are not tried with other rolls: there are enough of them.
            let rolls = if start.seats() == 1 { plan.rolls() } else { 1 };
            let manner = Manner { stray, lambda: plan.lambda(), rolls };
            let mut player =
                SelfPlayer { net: fast, search: &mut self.search, chance: &mut chance };
            let end = player.play(&start, manner, &mut self.moments);
            for seat in 0..end.seats() {
                self.points += f64::from(end.points(seat).total());
                self.sheets += 1;
                for Moment { sample, bucket, target, .. } in &self.moments[seat] {
                    let error = gradient::add(net, sample, *bucket, *target, &mut self.gradient);
                    self.error += f64::from(error) * f64::from(error);
                    self.samples += 1;
                }
            }
        }
    }
}
