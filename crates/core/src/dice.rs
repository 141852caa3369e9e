//! Where dice come from.

use crate::Address;

/// A source of dice: fair ones that can be checked, a fast generator, or dice told in advance.
pub trait Dice {
    /// The face, from 0 to `faces - 1`, that the die at this address shows.
    fn die(&mut self, at: Address, faces: u32) -> u32;
}

/// Any function of address and number of faces is a source of dice.
impl<F: FnMut(Address, u32) -> u32> Dice for F {
    fn die(&mut self, at: Address, faces: u32) -> u32 {
        self(at, faces)
    }
}
