//! The die.

/// What the die shows: 1 to 6 (R1.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face(u8);

impl Face {
    /// All faces, ascending.
    pub fn all() -> impl Iterator<Item = Face> {
        (1..=6).map(Face)
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// R2.3.
    pub(crate) fn ends_the_turn(self) -> bool {
        self.0 == 1
    }
}
