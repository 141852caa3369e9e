//! Tests of what the catalogue adds to the games.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

use std::path::Path;

use turlaj_catalog::{BotKind, DAILY, GAMES, Listed, RACES, Visit, strengths, visit};
use turlaj_core::Settings;
use turlaj_engine::AnyBot;

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

/// A race is a game whose levels act at any time.
#[test]
fn races_are_the_games_with_bots_that_race() {
    struct Races;
    impl Visit for Races {
        type Out = bool;
        fn game<G: Listed>(self) -> bool {
            let levels = G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level);
            let races = |bot: &str| matches!(G::bot(bot, 1), Some(AnyBot::Races(_)));
            let races: Vec<bool> = levels.map(|level| races(level.name)).collect();
            assert!(races.windows(2).all(|pair| pair[0] == pair[1]), "{}: {races:?}", G::ID);
            races[0]
        }
    }
    let races = GAMES.iter().copied().filter(|id| visit(id, Races).unwrap());
    assert_eq!(races.collect::<Vec<_>>(), RACES);
}

/// What the pages of bots say of levels that are offered: the whole interval lies above an even share.
#[test]
fn published_shares_of_levels_are_above_even() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    // A game without measured levels has no page.
    let pages = GAMES
        .iter()
        .filter_map(|game| std::fs::read_to_string(docs.join(format!("{game}-bots.md"))).ok());
    let pages: Vec<String> = pages.collect();
    let (mut even_of, mut checked): (Option<Vec<f64>>, u32) = (None, 0);
    for line in pages.iter().flat_map(|page| page.lines()) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if cells.len() < 3 {
            even_of = None;
            continue;
        }
        // With a last column for an even share; or a list of shares by numbers of players.
        match &cells[1..cells.len() - 1] {
            ["players", .., "level", "wins", "even"] => even_of = Some(Vec::new()),
            ["level", "of three", "of four"] => even_of = Some(vec![100.0 / 3.0, 25.0]),
            ["option", "casual of two", ..] => {
                even_of = Some(vec![50.0, 50.0, 100.0 / 3.0, 25.0, 100.0 / 3.0, 25.0]);
            }
            row => {
                let Some(even) = &even_of else { continue };
                let lows: Vec<f64> = row.iter().flat_map(|cell| lows(cell)).collect();
                let last = row.last().and_then(|cell| cell.parse().ok());
                let even = last.map_or_else(|| even.clone(), |even| vec![even]);
                for (low, even) in lows.iter().zip(even) {
                    assert!(*low > even, "{line}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 50, "{checked}");
}

/// The lower ends of intervals such as `34.4% (34.1 to 34.7)`.
fn lows(cell: &str) -> Vec<f64> {
    let all = cell.split(" (").skip(1).filter_map(|part| part.split(" to ").next()?.parse().ok());
    all.collect()
}
