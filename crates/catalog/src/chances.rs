//! Exact chances, as fractions.

/// Chances of a turn, all with one denominator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chances {
    /// For each aim, when playing for it alone: in how many outcomes it is reached.
    pub aims: Vec<(String, i64)>,
    /// In how many outcomes any of them is reached, when playing for that.
    pub any: i64,
    /// The number of outcomes.
    pub of: i64,
}
