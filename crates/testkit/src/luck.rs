//! Chance for tests that need no more than numbers.

/// Numbers that look random and are the same on every run.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// Other numbers for another seed.
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    /// A number from 0 to `below - 1`.
    pub fn below(&mut self, below: usize) -> usize {
        // The constants of splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 33) as usize % below
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
