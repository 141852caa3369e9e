//! How far values of engines are off, as measured.

use turlaj_engine::ErrorBar;

/// What values are off by: how far play by experts from there comes to something else on average, in parts
/// of the standard deviation of what a single game comes to. So it shrinks as a game is decided. Measured
/// by the example `error_bars` of `turlaj-lab`; docs/bots.md has the commands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OffBy {
    /// The smallest number of players that was measured.
    pub least: usize,
    /// The parts for this number of players and for each one more.
    pub parts: &'static [f64],
}

impl OffBy {
    fn of(&self, players: usize, deviation: f64) -> ErrorBar {
        let parts = players.checked_sub(self.least).and_then(|at| self.parts.get(at));
        parts.map_or(ErrorBar::Unknown, |parts| ErrorBar::About(parts * deviation))
    }

    /// The error of a share of the victory.
    pub(crate) fn share(&self, players: usize, share: f64) -> ErrorBar {
        // An estimate of 0 or 1 is not certain.
        let share = share.clamp(0.01, 0.99);
        self.of(players, (share * (1.0 - share)).sqrt())
    }

    /// The error of points of which those to come have this variance.
    pub(crate) fn points(&self, players: usize, variance: f64) -> ErrorBar {
        self.of(players, variance.max(0.0).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_shrink_as_a_game_is_decided_and_are_unknown_where_nothing_was_measured() {
        let off = OffBy { least: 2, parts: &[0.1, 0.2] };
        assert_eq!(off.share(2, 0.5), ErrorBar::About(0.05));
        assert_eq!(off.share(3, 0.5), ErrorBar::About(0.1));
        assert_eq!(off.share(2, 1.0), off.share(2, 0.99));
        assert_eq!(off.points(3, 100.0), ErrorBar::About(2.0));
        assert_eq!((off.share(1, 0.5), off.share(4, 0.5)), (ErrorBar::Unknown, ErrorBar::Unknown));
    }
}
