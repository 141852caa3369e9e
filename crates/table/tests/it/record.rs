//! The text record: every mistake at its place, everything else kept.

mod dice;
mod loose;
mod names;
mod proof;
mod size;
mod tags;
mod text;
mod words;

use std::collections::BTreeSet;

use turlaj_core::Game;
use turlaj_table::record::{Broken, Reading, game_of, read};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;

use crate::scribes::Scribes;

/// A text, the line and the column where it breaks, and the code.
type Mistake = (String, usize, usize, &'static str);

/// Words below the tags of a game; they begin in line 3.
fn below(game: &str, options: &str, words: &str) -> String {
    format!("[Game \"{game}\"]\n[Options \"{options}\"]\n{words}")
}

fn cups(words: &str) -> String {
    below("cups", "players=2 again=on", words)
}

/// Reads a text that holds.
#[track_caller]
fn whole<G: Game>(text: &str) -> Reading<G> {
    let told: String = text.chars().take(2000).collect();
    let reading = read::<G>(text).unwrap_or_else(|why| panic!("{why}\n{told}"));
    assert_eq!(reading.broken, None, "{told}");
    reading
}

/// Where and why a text breaks; its game is the one that it names, or else Cups.
#[track_caller]
fn broken(text: &str) -> Broken {
    fn of<G: Game>(text: &str) -> Option<Broken> {
        match read::<G>(text) {
            Ok(reading) => reading.broken,
            Err(broken) => Some(broken),
        }
    }
    let game = game_of(text).map_or_else(|_| String::new(), |(game, _)| game);
    let broken = match game.as_str() {
        "ballots" => of::<Ballots>(text),
        "scribes" => of::<Scribes>(text),
        "sprint" => of::<Sprint>(text),
        _ => of::<Cups>(text),
    };
    broken.unwrap_or_else(|| panic!("this is read without a mistake:\n{text}"))
}

fn check(mistakes: &[Mistake]) {
    for (text, line, column, code) in mistakes {
        let found = broken(text);
        let place = (found.at.line, found.at.column, found.code);
        assert_eq!(place, (*line, *column, *code), "{text}\n{found}");
        let told = format!("line {line}, column {column}: {}", found.text);
        assert_eq!(found.to_string(), told);
    }
}

#[test]
fn every_mistake_about_tags_is_told_with_its_place() {
    check(&tags::mistakes());
}

#[test]
fn every_mistake_in_words_is_told_with_its_place() {
    check(&words::notation());
    check(&words::facts());
}

#[test]
fn every_mistake_about_dice_is_told_with_its_place() {
    check(&dice::mistakes());
}

/// The codes that `docs/record.md` lists, but for those of games.
fn documented() -> BTreeSet<&'static str> {
    let page = include_str!("../../../../docs/record.md");
    let codes = page.split("### Codes").nth(1).expect("the page lists codes");
    let codes = codes.split("\n## ").next().expect("a part has a beginning");
    let rows = codes.lines().filter_map(|line| line.strip_prefix("| `"));
    let lists = rows.filter_map(|row| row.split("` | ").next());
    lists.flat_map(|list| list.split("` `")).collect()
}

#[test]
fn the_mistakes_tried_here_are_those_that_are_documented() {
    let mistakes = [tags::mistakes(), words::notation(), words::facts(), dice::mistakes()].concat();
    let mut tried: BTreeSet<&str> = mistakes.iter().map(|(_, _, _, code)| *code).collect();
    for of_a_game in
        ["again-spent", "bid-too-high", "no-digit", "player-count", "track-empty", "wrong-roll"]
    {
        assert!(tried.remove(of_a_game), "{of_a_game}");
    }
    // These have tests of their own; the last one is for whoever knows all games.
    tried.extend(["no-address", "no-rules-version", "no-draw", "no-result", "options-short"]);
    tried.extend(["too-long", "not-utf8", "no-game", "unknown-game"]);
    assert_eq!(tried, documented());
}
