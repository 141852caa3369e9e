//! The bots that can be seated.

use turlaj_core::Settings;
use turlaj_engine::Level;

/// A bot that can be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name, as written in records and on the command line.
    pub name: &'static str,
    /// How it chooses, in one English line.
    pub about: &'static str,
    /// Who it is for.
    pub kind: BotKind,
}

impl BotSpec {
    /// A bot for studies.
    pub const fn study(name: &'static str, about: &'static str) -> BotSpec {
        BotSpec { name, about, kind: BotKind::Study }
    }

    /// A level that people choose.
    pub(crate) const fn level(name: &'static str, about: &'static str) -> BotSpec {
        BotSpec { name, about, kind: BotKind::Level }
    }
}

/// Who a bot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// For studies.
    Study,
    /// For people: one of the levels, the weakest first.
    Level,
    /// For people: it plays as well as the others do.
    Follower,
}

/// A level and set-ups in which it is not offered: there it was not measured to be stronger than the
/// level below it.
#[derive(Clone, Copy, Debug)]
pub struct TooClose {
    /// The level.
    pub level: &'static str,
    /// The smallest and the largest number of players.
    pub players: (u8, u8),
    /// The values that options have there; without any, all set-ups of so many players.
    pub options: &'static [(&'static str, &'static str)],
}

impl TooClose {
    /// Whether this is one of the set-ups.
    pub(crate) fn holds(&self, settings: &Settings) -> bool {
        let (least, most) = self.players;
        (least..=most).contains(&settings.players())
            && self.options.iter().all(|(name, value)| settings.get(name) == *value)
    }
}

/// The engine of any game.
pub(crate) const PLAYOUTS: BotSpec = BotSpec::study(
    "playouts",
    "tries every action in random games; it knows the rules and nothing else",
);

/// The bots for studies, then the levels.
pub(crate) const fn with_levels<const ALL: usize>(
    studies: &[BotSpec],
    levels: &[Level],
) -> [BotSpec; ALL] {
    let mut all = [PLAYOUTS; ALL];
    let mut at = 0;
    while at < ALL {
        all[at] = if at < studies.len() {
            studies[at]
        } else {
            let one = &levels[at - studies.len()];
            BotSpec::level(one.name, one.about)
        };
        at += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use turlaj_core::Game;
    use turlaj_stonoga::Stonoga;

    use super::*;

    #[test]
    fn a_set_up_is_a_number_of_players_and_some_options() {
        let close = TooClose { level: "expert", players: (3, 4), options: &[("tails", "on")] };
        let holds =
            |text: &str| close.holds(&Settings::parse_text(Stonoga::OPTIONS, text).unwrap());
        assert!(holds("players=3 tails=on") && holds("players=4 tails=on steal=on"));
        assert!(
            !holds("players=3") && !holds("players=2 tails=on") && !holds("players=5 tails=on")
        );
        let any = TooClose { options: &[], ..close };
        assert!(any.holds(&Settings::defaults(Stonoga::OPTIONS, 4)));
    }
}
