//! What a seat can decide.

/// What a seat can decide (R2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Roll again.
    Roll,
    /// Bank the pot and end the turn.
    Bank,
}

impl Action {
    /// Both.
    pub const ALL: [Action; 2] = [Action::Roll, Action::Bank];
}
