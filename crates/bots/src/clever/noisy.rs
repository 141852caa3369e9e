//! Play by learned values, as well as a level allows.

use turlaj_solve::clever::learned::{Mind, seed};
use turlaj_solve::clever::{Chooser, Packed};

use crate::Level;
use crate::judge::Errs;

/// Plays what its mind likes best, with the errors of a level. These come from the position: whoever
/// takes something back and comes to the same question gets the same answer.
pub struct Noisy<const SEATS: usize> {
    mind: Box<dyn Mind<SEATS>>,
    noise: f64,
    seed: u64,
    errs: Errs,
    said: Vec<f32>,
    worth: Vec<f64>,
}

impl<const SEATS: usize> Noisy<SEATS> {
    /// A chooser that plays the same for the same seed.
    pub fn new(mind: Box<dyn Mind<SEATS>>, level: &Level, seed: u64) -> Noisy<SEATS> {
        let (said, worth) = (Vec::new(), Vec::new());
        Noisy { mind, noise: level.noise, seed, errs: Errs::new(seed), said, worth }
    }
}

/// What a point is worth with so many players: alone the unit is the point, with others it is the
/// victory. Measured by the example `noise_clever`.
fn scale(players: usize) -> f64 {
    [1.0, 0.0116, 0.010, 0.0088][players - 1]
}

impl<const SEATS: usize> Chooser<SEATS> for Noisy<SEATS> {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn choose(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
    ) -> u32 {
        let legal = game.legal(seat);
        if legal.len() == 1 {
            return legal.nth(0);
        }
        self.said.clear();
        let seed = seed(self.seed, game);
        self.mind.judge(game, seat, seed, enough, &mut self.said);
        self.worth.clear();
        self.worth.extend(self.said.iter().map(|worth| f64::from(*worth)));
        self.errs.begin(!seed);
        let noise = self.noise * scale(game.seats());
        legal.nth(self.errs.best(&self.worth, noise) as u32)
    }
}
