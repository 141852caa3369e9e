//! Exact chances of a turn.

use turlaj_core::Refusal;

use crate::Offer;

/// A game whose turns are computed exactly.
pub trait TurnChances: Sync {
    /// The chances of a turn with this many rolls to reach each of these aims.
    fn chances(
        &self,
        options: &[(&str, &str)],
        aims: &[String],
        rolls: u32,
    ) -> Result<Chances, Refusal>;
}

/// The games whose turns are computed exactly.
pub const CHANCES: Offer<dyn TurnChances> = Offer {
    code: "no-chances",
    lacks: "has no exact chances; odds knows:",
    games: &[("stonoga", &crate::stonoga::Turns)],
};

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
