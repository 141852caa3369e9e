//! What the choices of bots cost, to name the level that a player resembles.

/// The mean cost of an open decision of each bot, with this number of players and the default options, judged
/// with [`crate::Bots::ANALYSIS_STEPS`]. Measured by the example `error_rates` of `turlaj-lab`; the figures with their
/// intervals are in docs/analysis.md.
#[derive(Clone, Copy, Debug)]
pub struct ErrorRates {
    /// The number of players.
    pub players: u8,
    /// The bots by name, the weakest first, in the unit of the engine.
    pub bots: &'static [(&'static str, f64)],
}

impl ErrorRates {
    /// The bot whose rate is nearest.
    pub fn nearest(&self, rate: f64) -> Option<&'static str> {
        let off = |(_, known): &&(&str, f64)| (known - rate).abs();
        let nearest = self.bots.iter().min_by(|a, b| off(a).total_cmp(&off(b)));
        nearest.map(|(name, _)| *name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_rate_says_who_plays_like_that() {
        let bots = &[("random", 0.03), ("beginner", 0.01), ("expert", 0.0)];
        let rates = ErrorRates { players: 2, bots };
        let like = |rate| rates.nearest(rate).unwrap();
        assert_eq!([0.5, 0.012, 0.004, 0.0].map(like), ["random", "beginner", "expert", "expert"]);
    }
}
