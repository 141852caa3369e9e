//! The passive roll of a solo player who may not use extra dice then: what it brings on average over
//! all rolls and lots, without trying any.
//!
//! A tray brings the best mark of its three dice, and what a die can bring depends on its own face, for
//! white and blue on both of theirs. So a few dozen marks are weighed, and then trays are gone through
//! instead of rolls, each with the share of rolls and lots that lead to it.

mod marks;
mod trays;

use super::aim::Aim;
use super::memory::Memory;
use super::search::Search;
use marks::Marks;
use trays::Trays;
use turlaj_packed::clever::{Packed, PackedPhase};

/// Reckons with passive rolls, and remembers some of them.
#[derive(Clone, Debug)]
pub(super) struct Passive<const SEATS: usize> {
    search: Search<SEATS>,
    trays: Trays,
    known: Vec<KnownWorth<SEATS>>,
    now: u32,
}

#[derive(Clone, Debug)]
struct KnownWorth<const SEATS: usize> {
    now: u32,
    game: Packed<SEATS>,
    worth: f32,
}

const SLOTS: usize = 1 << 9;

impl<const SEATS: usize> Passive<SEATS> {
    pub(super) fn new() -> Passive<SEATS> {
        // Extra dice are not used, so that no use of them is followed.
        Passive { search: Search::new(1), trays: Trays::new(), known: Vec::new(), now: 0 }
    }

    /// Forgets all: another aim, or the same one of another position.
    pub(super) fn begin(&mut self) {
        self.now += 1;
    }

    /// Whether this is a position before such a roll.
    #[inline]
    pub(super) fn knows(&self, game: &Packed<SEATS>) -> bool {
        game.phase == PackedPhase::SoloRoll && !game.options.solo_extra
    }

    /// What it is worth before the roll, and whether that was not known before.
    pub(super) fn worth(
        &mut self,
        aim: &mut impl Aim<SEATS>,
        memory: &mut Memory,
        game: &Packed<SEATS>,
    ) -> (f32, bool) {
        if self.known.is_empty() {
            self.known = vec![KnownWorth { now: self.now - 1, game: *game, worth: 0.0 }; SLOTS];
        }
        let sheet = game.players[0].sheet;
        let mix = (sheet.marked ^ sheet.counts.rotate_left(23)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let at = (mix >> 32) as usize % SLOTS;
        let known = &self.known[at];
        if known.now == self.now && known.game == *game {
            return (known.worth, false);
        }
        let marks = Marks::of(game, aim, memory, &mut self.search);
        let worth = self.trays.mean(&marks);
        self.known[at] = KnownWorth { now: self.now, game: *game, worth };
        (worth, true)
    }
}

#[cfg(test)]
mod tests;
