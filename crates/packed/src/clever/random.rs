//! Random play: each legal action of each node with the same chance.

use rand::Rng;

use super::dice::PackedFaces;
use super::packed::{Packed, PackedNode};

/// Where dice and choices come from.
pub trait Stream {
    /// Six dice; who asks for fewer looks at some of them only.
    fn dice(&mut self) -> PackedFaces;

    /// A number below this one, which is at least 1.
    fn below(&mut self, count: u32) -> u32;
}

/// Dice and choices from a generator of random bits; what is left of unfairness is below 2^-26.
pub struct RandomStream<R>(pub R);

impl<R: Rng> Stream for RandomStream<R> {
    #[inline]
    fn dice(&mut self) -> PackedFaces {
        PackedFaces::random(self.0.next_u64())
    }

    #[inline]
    fn below(&mut self, count: u32) -> u32 {
        (((self.0.next_u64() >> 32) * u64::from(count)) >> 32) as u32
    }
}

/// Plays a position to its end, one node at a time. Of seats that decide at once the first one is
/// asked first, until it has nothing more to decide.
pub fn play<const SEATS: usize>(game: &mut Packed<SEATS>, stream: &mut impl Stream) {
    loop {
        match game.node() {
            PackedNode::First => game.first(stream.below(game.seats() as u32) as u8),
            PackedNode::Dice(_) => game.roll(stream.dice()),
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                game.lot(lots[stream.below(lots.len() as u32) as usize].into());
            }
            PackedNode::Decide(seats) => {
                let seat = seats.trailing_zeros() as usize;
                let legal = game.legal(seat);
                game.act(seat, legal.nth(stream.below(legal.len())));
            }
            PackedNode::Over => return,
        }
    }
}
