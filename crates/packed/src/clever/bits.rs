//! Counting and finding bits without a branch: a processor that has instructions for it may not be
//! assumed, and which bit is wanted cannot be predicted in random play.

const BYTES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = BYTES << 7;

/// How many bits are set in each byte and all those below it.
#[inline]
fn sums(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(BYTES)
}

/// How many bits are set.
#[inline]
pub(super) fn count(bits: u64) -> u32 {
    (sums(bits) >> 56) as u32
}

/// Where the set bit with this position among the set ones lies, both counted from 0.
#[inline]
pub(super) fn nth(bits: u64, at: u32) -> u32 {
    let sums = sums(bits);
    // The bytes that, with all below them, do not hold enough: as many as there are before the bit.
    let before = (((u64::from(at) * BYTES) | HIGHS) - sums) & HIGHS;
    let shift = ((before >> 7).wrapping_mul(BYTES) >> 56) as u32 * 8;
    let rest = at - ((sums << 8) >> (shift & 63)) as u32 % 256;
    let byte = (bits >> (shift & 63)) as usize % 256;
    shift + u32::from(IN_BYTE[byte][rest as usize % 8])
}

/// Mixes a word into a hash, the same on every machine.
#[inline]
pub fn mix(hash: u64, word: u64) -> u64 {
    let hash = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    hash ^ hash >> 29
}

/// Where the set bits of a byte lie.
static IN_BYTE: [[u8; 8]; 256] = in_byte();

const fn in_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut found) = (0, 0);
        while bit < 8 {
            if byte & (1 << bit) != 0 {
                table[byte][found] = bit;
                found += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_a_word_is_found() {
        let mut word = 1u64;
        for _ in 0..1000 {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            for bits in [word, word & (word >> 7), word >> 40, 1 << (word >> 58), u64::MAX] {
                assert_eq!(count(bits), bits.count_ones());
                let found: Vec<u32> = (0..count(bits)).map(|at| nth(bits, at)).collect();
                let expected: Vec<u32> = (0..64).filter(|bit| bits >> bit & 1 == 1).collect();
                assert_eq!(found, expected);
            }
        }
    }
}
