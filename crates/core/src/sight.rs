//! Who may know how dice fall.

use crate::{Eye, Seat};

/// Who may be told a roll at the moment it falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Everyone.
    All,
    /// One seat.
    Only(Seat),
    /// Nobody: the dice lie covered until [`crate::Out::uncover`] shows them.
    Later,
}

impl Sight {
    /// Whether this eye may be told the roll as it falls.
    pub fn is_open_to(self, eye: Eye) -> bool {
        match self {
            Sight::All => true,
            Sight::Only(seat) => eye.is(seat),
            Sight::Later => false,
        }
    }
}
