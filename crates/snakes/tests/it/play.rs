//! Games without people: random facts.

use turlaj_core::{Address, Event, Game, Node};
use turlaj_snakes::{Snakes, State};

/// Numbers that look random and are the same on every run.
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    /// A number from 0 to `below - 1`.
    pub(crate) fn below(&mut self, below: usize) -> usize {
        // The constants of splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 33) as usize % below
    }

    /// One of these.
    pub(crate) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// The next fact of random play; nothing when the game is over.
pub(crate) fn random_fact(rules: &Snakes, state: &State, luck: &mut Luck) -> Option<Event<Snakes>> {
    match rules.node(state) {
        Node::Over(_) => None,
        Node::Chance => {
            let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
            Some(Event::Roll { roll: rules.roll(state, &mut dice) })
        }
        Node::Decide(seats) => {
            let seat = seats.iter().next().unwrap();
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            Some(Event::Act { seat, action: luck.pick(&legal) })
        }
        Node::Live { .. } => unreachable!("this game has no clock"),
    }
}
