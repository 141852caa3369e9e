//! The whole game of two as bytes: a header, the number of positions per level, then keys, values and turns,
//! all little-endian. The keys are stored, since listing them takes longer than reading them.

use turlaj_stonoga::{Edition, Tile};

use super::{Duel, SolvedLevel, Takes, Timed};

/// Raised whenever the same position gets other values, or the bytes another form.
const VERSION: u32 = 1;

/// Names the solution of an edition: its header, and its key in a cache.
pub(super) fn name(edition: Edition) -> String {
    let edition = match edition {
        Edition::Pl => "pl",
        Edition::Ru => "ru",
    };
    format!("stonoga-{edition}-{VERSION}")
}

impl Duel {
    /// The solution as bytes, every number bit for bit.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = name(self.edition).into_bytes();
        let mut push = |number: &[u8]| bytes.extend_from_slice(number);
        let levels = &self.levels[1..];
        levels.iter().for_each(|level| push(&(level.keys.len() as u32).to_le_bytes()));
        levels.iter().flat_map(|level| &level.keys).for_each(|key| push(&key.to_le_bytes()));
        let worth = || levels.iter().flat_map(|level| &level.worth);
        worth().for_each(|worth| push(&worth.value.to_le_bytes()));
        worth().for_each(|worth| push(&worth.turns.to_le_bytes()));
        bytes
    }

    /// The whole game of an edition from its bytes; nothing where they are of another version or edition, or
    /// not of a whole game.
    pub fn from_bytes(edition: Edition, bytes: &[u8]) -> Option<Duel> {
        let mut rest = bytes.strip_prefix(name(edition).as_bytes())?;
        let counts: Vec<usize> = numbers(&mut rest, Tile::KINDS, u32::from_le_bytes)?
            .map(|count| count as usize)
            .collect();
        let all = counts.iter().sum();
        let mut keys = numbers(&mut rest, all, u32::from_le_bytes)?;
        let mut values = numbers(&mut rest, all, f64::from_le_bytes)?;
        let mut turns = numbers(&mut rest, all, f64::from_le_bytes)?;
        if !rest.is_empty() {
            return None;
        }
        let mut levels = vec![SolvedLevel::default()];
        for count in counts {
            let keys: Vec<u32> = keys.by_ref().take(count).collect();
            let timed = values.by_ref().zip(turns.by_ref());
            let worth = timed.take(count).map(|(value, turns)| Timed { value, turns }).collect();
            levels.push(SolvedLevel { keys, worth });
        }
        let sorted = levels.iter().all(|level| level.keys.is_sorted_by(|a, b| a < b));
        sorted.then(|| Duel { edition, takes: Takes::new(edition, 2), levels })
    }
}

/// Takes this many numbers off the bytes.
fn numbers<'a, const SIZE: usize, N>(
    bytes: &mut &'a [u8],
    count: usize,
    decode: fn([u8; SIZE]) -> N,
) -> Option<impl Iterator<Item = N> + use<'a, SIZE, N>> {
    let (numbers, rest) = bytes.split_at_checked(count.checked_mul(SIZE)?)?;
    *bytes = rest;
    let (numbers, _) = numbers.as_chunks();
    Some(numbers.iter().map(move |number| decode(*number)))
}
