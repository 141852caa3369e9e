//! Whole games of choosers that see no more than a seat may see.

use super::dice::PackedFaces;
use super::packed::{Ask, Packed, PackedNode, PackedPhase};

/// Somebody who plays seats.
pub trait Chooser<const SEATS: usize>: Send {
    /// Another game begins; the same seed plays the same.
    fn begin(&mut self, seed: u64);

    /// One of the choices of [`Packed::legal`] of a seat that is asked, at the position as that seat
    /// sees it; `enough` tells a long thought to come to an end.
    fn choose(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
    ) -> u32;
}

/// Plays a position to its end, and tells how many facts that were. `die` throws a die with so many
/// faces, counted from 0, in the order in which the rules ask for dice. Of seats that decide at once
/// the first one is asked first, until it has nothing more to decide.
pub fn play_seats<const SEATS: usize>(
    game: &mut Packed<SEATS>,
    seats: &mut [Box<dyn Chooser<SEATS>>],
    die: &mut impl FnMut(u32) -> u32,
) -> u64 {
    let mut facts = 0;
    let mut begun = *game;
    loop {
        match game.node() {
            PackedNode::First => game.first(die(game.seats() as u32) as u8),
            PackedNode::Dice(rolled) => {
                let face = |at: usize| if rolled >> at & 1 == 1 { die(6) as u8 + 1 } else { 0 };
                game.roll(PackedFaces::new([0, 1, 2, 3, 4, 5].map(face)));
            }
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                game.lot(lots[die(lots.len() as u32) as usize].into());
            }
            PackedNode::Decide(asked) => {
                let seat = asked.trailing_zeros() as usize;
                if !game.is_within(&begun) {
                    begun = *game;
                }
                let choice = seats[seat].choose(&begun.seen_by(game, seat), seat, &mut || false);
                game.act(seat, choice);
            }
            PackedNode::Over => return facts,
        }
        facts += 1;
    }
}

impl<const SEATS: usize> Packed<SEATS> {
    /// Whether nobody sees what others decide now (R8.7).
    fn is_sealed(&self) -> bool {
        SEATS > 1 && matches!(self.phase, PackedPhase::Black | PackedPhase::Closing)
    }

    /// Whether this is in the same sealed phase.
    fn is_within(&self, begun: &Packed<SEATS>) -> bool {
        let phase = |game: &Packed<SEATS>| (game.phase, game.round, game.turn);
        self.is_sealed() && phase(self) == phase(begun)
    }

    /// What a seat sees `now`, in a phase that began with this position: of the others nothing but
    /// that beginning, where the phase is sealed.
    fn seen_by(&self, now: &Packed<SEATS>, seat: usize) -> Packed<SEATS> {
        if !now.is_sealed() {
            return *now;
        }
        let mut seen = *self;
        seen.players[seat] = now.players[seat];
        seen
    }

    /// In a sealed phase others may have decided unseen, or not: a position that a seat was shown
    /// becomes the one in which none of them has begun.
    pub fn seal(&mut self, seat: usize) {
        if !self.is_sealed() {
            return;
        }
        for other in (0..self.seats()).filter(|&other| other != seat) {
            if self.players[other].ask != Ask::Nothing {
                continue;
            }
            self.ask_again(other);
        }
    }

    /// Asks a seat what it was asked when this sealed phase began.
    pub fn ask_again(&mut self, seat: usize) {
        self.asked |= 1 << seat;
        match self.phase {
            PackedPhase::Black => self.ask_black(seat),
            _ if seat == self.active() => self.ask_extra(seat),
            _ => self.ask_take(seat),
        }
    }
}
