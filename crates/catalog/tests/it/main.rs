//! Tests of what the catalogue adds to the games.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

use turlaj_catalog::{BotKind, DAILY, GAMES, Listed, Visit, strengths, visit};
use turlaj_core::Settings;

mod changes;
mod engines;
mod grammars;
mod routes;

#[test]
fn daily_challenges_are_for_one_person() {
    struct Players(&'static str);
    impl Visit for Players {
        type Out = u8;
        fn game<G: Listed>(self) -> u8 {
            let settings = Settings::parse_text(G::OPTIONS, self.0).unwrap();
            G::configure(&settings).unwrap().players()
        }
    }
    let players = DAILY.iter().map(|(game, settings)| visit(game, Players(settings)).unwrap());
    assert_eq!(players.collect::<Vec<_>>(), [1; DAILY.len()]);
}

struct Published;

impl Visit for Published {
    type Out = ();

    fn game<G: Listed>(self) {
        let levels = G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level);
        let levels: Vec<&str> = levels.map(|bot| bot.name).collect();
        if levels.iter().all(|level| strengths(G::ID, level).next().is_none()) {
            return; // A new game, whose levels nobody has measured yet.
        }
        for pair in levels.windows(2) {
            let rows: Vec<_> = strengths(G::ID, pair[0]).collect();
            assert_eq!((rows[0].players, rows[0].against), (2, pair[1]), "{}", G::ID);
            // Steps are even: between 60:40 and 75:25.
            assert!((25_00..=40_00).contains(&rows[0].value), "{}: {:?}", G::ID, rows[0]);
            let alone = rows[1..].iter().all(|row| row.players == 1);
            assert!(
                alone && rows.len() == 1 + DAILY.iter().filter(|(game, _)| *game == G::ID).count(),
                "{rows:?}"
            );
        }
        for bot in G::BOTS.iter().filter(|bot| !levels[..levels.len() - 1].contains(&bot.name)) {
            assert_eq!(strengths(G::ID, bot.name).next(), None, "{} {}", G::ID, bot.name);
        }
    }
}

/// What is not offered is a level above another one, in a set-up that can be played; all else is offered.
#[test]
fn levels_are_offered_but_for_known_set_ups() {
    struct Offered;
    impl Visit for Offered {
        type Out = ();
        fn game<G: Listed>(self) {
            let levels = G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level);
            let levels: Vec<&str> = levels.map(|bot| bot.name).collect();
            for close in G::TOO_CLOSE {
                let (least, most) = close.players;
                assert!(levels[1..].contains(&close.level), "{close:?}");
                for players in least..=most {
                    let options = close.options.iter().copied();
                    let settings = Settings::parse(G::OPTIONS, players, options).unwrap();
                    G::configure(&settings).unwrap();
                    assert!(G::check_level(close.level, &settings).is_err(), "{close:?}");
                    assert_eq!(G::check_level(levels[0], &settings), Ok(()));
                }
            }
            let everywhere = |level: &str| G::TOO_CLOSE.iter().all(|close| close.level != level);
            let settings = Settings::defaults(G::OPTIONS, 2);
            for level in levels.into_iter().filter(|level| everywhere(level)) {
                assert_eq!(G::check_level(level, &settings), Ok(()));
            }
        }
    }
    GAMES.iter().for_each(|id| visit(id, Offered).unwrap());
}

/// Every level but the strongest has a published strength, and is weaker than the next one.
#[test]
fn strengths_are_those_of_levels() {
    GAMES.iter().for_each(|id| visit(id, Published).unwrap());
}
