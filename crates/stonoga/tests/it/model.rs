//! The rules against an independent model, which `tests/system/model` holds.

use serde_json::Value;
use sha2::{Digest, Sha256};
use turlaj_core::{Event, Game, Node, Seat, Silent};
use turlaj_stonoga::{Action, FACES, State, Stonoga};
use turlaj_testkit::{census, scenario};

/// The tiles that can be taken with these dice, as text.
fn takes(rules: &Stonoga, start: &State, dice: &str) -> Vec<String> {
    let mut state = start.clone();
    rules.apply(&mut state, &Event::Roll { roll: dice.parse().unwrap() }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let tile = |action: &Action| match action {
        Action::Take { tile, .. } => Some(tile.to_string()),
        _ => None,
    };
    legal.iter().filter_map(tile).collect()
}

fn all_rolls() -> Vec<String> {
    let mut rolls = vec![String::new()];
    for _ in 0..4 {
        rolls = rolls.iter().flat_map(|roll| FACES.map(|face| format!("{roll}{face}"))).collect();
    }
    rolls
}

/// For 39 middles, both editions and all 1296 rolls: exactly the tiles that the model finds by
/// assigning every star to every colour.
#[test]
fn what_fits_agrees_with_the_model_for_every_roll() {
    let rolls = all_rolls();
    let mut compared = 0;
    for line in include_str!("../data/choices.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [edition, middle, total, hash] = words[..] else { panic!("{line}") };
        if middle == "-" {
            continue; // With an empty middle the game is over.
        }
        let rules: Stonoga = scenario::rules(&format!("players=2 edition={edition}"));
        let start = rules.position(&format!("middle={middle}")).unwrap();
        let choices: Vec<Vec<String>> =
            rolls.iter().map(|dice| takes(&rules, &start, dice)).collect();
        let found: usize = choices.iter().map(Vec::len).sum();
        assert_eq!(found, total.parse::<usize>().unwrap(), "{line}");
        let lines: Vec<String> = rolls
            .iter()
            .zip(&choices)
            .map(|(dice, tiles)| format!("{dice}={}", tiles.join(",")))
            .collect();
        assert_eq!(hex::encode(Sha256::digest(lines.join("\n"))), hash, "{line}");
        compared += 1;
    }
    assert_eq!(compared, 78);
}

/// All that is legal, as the model writes it: sorted, with all fifteen rolls as one word.
fn legal(rules: &Stonoga, state: &State, seat: Seat) -> String {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let mut words: Vec<String> = legal.iter().map(ToString::to_string).collect();
    for verb in ["roll:", "foot:"] {
        if words.iter().filter(|word| word.starts_with(verb)).count() == 15 {
            words.retain(|word| !word.starts_with(verb));
            words.push(format!("{verb}*"));
        }
    }
    words.sort();
    words.join(" ")
}

/// Whole games of the model, with all that was legal at every decision, and their scores.
#[test]
fn whole_games_agree_with_the_model() {
    let mut games = 0;
    for line in include_str!("../data/games.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let options = game["options"].as_object().unwrap().iter();
        let words: Vec<String> = options
            .map(|(name, value)| format!("{name}={}", value.to_string().trim_matches('"')))
            .collect();
        let rules: Stonoga = scenario::rules(&words.join(" "));
        let mut state = rules.start();
        let mut decisions = game["legal"].as_array().unwrap().iter();
        for fact in game["facts"].as_array().unwrap() {
            if let Node::Decide(seats) = rules.node(&state) {
                let seat = seats.iter().next().unwrap();
                let expected = decisions.next().unwrap().as_str().unwrap();
                assert_eq!(legal(&rules, &state, seat), expected, "{words:?} {state:?}");
            }
            census::play(&rules, &mut state, fact.as_str().unwrap());
        }
        let Node::Over(standings) = rules.node(&state) else { panic!("not over: {words:?}") };
        for (at, (points, place)) in (0u8..)
            .zip(game["scores"].as_array().unwrap().iter().zip(game["places"].as_array().unwrap()))
        {
            let found = standings.of(Seat(at)).unwrap();
            assert_eq!(i64::from(found.points), points.as_i64().unwrap(), "{words:?}");
            assert_eq!(i64::from(found.place), place.as_i64().unwrap(), "{words:?}");
        }
        games += 1;
    }
    assert_eq!(games, 94);
}
