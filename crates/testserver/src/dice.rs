//! Dice that follow from a seed alone.

use std::sync::Arc;

use turlaj_core::{Address, Dice};
use turlaj_server::DiceBox;
use turlaj_table::AnyTable;
use turlaj_table::fair::{Draw, Secret};

use crate::control::Stage;
use crate::opening;

/// The dice of all tables: as a test has chosen, whatever secrets and nonces say.
pub(crate) struct StagedDice(pub(crate) Arc<Stage>);

impl DiceBox for StagedDice {
    fn open(&self, _: &Secret, draw: &Draw) -> Box<dyn Dice + Send> {
        Box::new(SeededDice(self.0.plan(&draw.id).seed))
    }

    fn prepare(&self, table: &str, game: &mut dyn AnyTable) {
        let plan = self.0.plan(table);
        opening::play(&plan.opening, plan.seed, game)
            .expect("an opening is of the game, the options and the seats here");
    }
}

/// The face of a die is a hash of the seed and its address.
pub(crate) struct SeededDice(pub(crate) u64);

impl Dice for SeededDice {
    fn die(&mut self, at: Address, faces: u32) -> u32 {
        // FNV-1a over the address, then the finalizer of SplitMix64.
        let begin = 0xCBF2_9CE4_8422_2325 ^ self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hash = at
            .to_string()
            .bytes()
            .fold(begin, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3));
        let mixed = (hash ^ (hash >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % u64::from(faces)) as u32
    }
}

#[cfg(test)]
mod tests {
    use turlaj_core::Throw;

    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same_and_another_does_not() {
        let faces = |seed: u64| -> Vec<u32> {
            let throw: Throw = "1.1.1".parse().unwrap();
            (1..=30).map(|die| SeededDice(seed).die(throw.die(die), 6)).collect()
        };
        assert_eq!(faces(1), faces(1));
        assert_ne!(faces(1), faces(2));
        assert!((0..6).all(|face| faces(1).contains(&face)), "every face falls: {:?}", faces(1));
    }
}
