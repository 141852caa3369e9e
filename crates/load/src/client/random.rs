//! Random numbers: good ones for nonces, fast ones for playing.

use anyhow::{Result, anyhow};

/// Bytes that nobody can guess.
pub(super) fn bytes<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|why| anyhow!("no random bytes: {why}"))?;
    Ok(bytes)
}

/// A fast generator, good enough for random play.
pub(super) struct SplitMix64(u64);

impl SplitMix64 {
    pub(super) fn new() -> Result<SplitMix64> {
        Ok(SplitMix64(u64::from_le_bytes(bytes()?)))
    }

    /// A number below another.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * end as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_up() {
        let mut seen = [0; 6];
        let mut random = SplitMix64(1);
        for _ in 0..6000 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|times| (800..1200).contains(times)), "{seen:?}");
    }
}
