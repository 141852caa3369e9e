//! The rules against an independent model, which `tests/system/model` holds.

use serde_json::Value;
use sha2::{Digest, Sha256};
use turlaj_clever::{Clever, Count, Sheet, State};
use turlaj_core::{Game, Node, Seat};
use turlaj_testkit::{census, scenario};

/// What each asked seat may do, as the model writes it: `1? pick:W reroll | 3? skip`.
fn legal(rules: &Clever, state: &State, sorted: bool) -> String {
    let seats = rules.node(state).asked();
    let words = seats.iter().map(|seat| {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        let mut words: Vec<String> = legal.iter().map(ToString::to_string).collect();
        if sorted {
            words.sort();
        }
        format!("{seat}? {}", words.join(" "))
    });
    words.collect::<Vec<_>>().join(" | ")
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|number| number.as_u64().unwrap()).collect()
}

/// The scores, places, areas, foxes and actions at the end of a game are those of the model.
fn compare_end(rules: &Clever, state: &State, game: &Value) {
    let Node::Over(standings) = rules.node(state) else { panic!("not over: {rules:?}") };
    for at in 0..rules.players() {
        let (seat, index) = (Seat(at), usize::from(at));
        let (place, sheet) = (standings.of(seat).unwrap(), state.sheet(seat));
        let count = Count::of(sheet);
        let expected = |name: &str| numbers(&game[name])[index];
        assert_eq!(u64::try_from(place.points).unwrap(), expected("scores"), "{rules:?}");
        assert_eq!(u64::from(place.place), expected("places"), "{rules:?}");
        assert_eq!(count.areas().map(u64::from).to_vec(), numbers(&game["areas"][index]));
        assert_eq!(u64::from(count.foxes), expected("foxes"), "{rules:?}");
        assert_eq!(u64::from(count.foxes * count.per_fox()), expected("fox_points"));
        assert_eq!(u64::from(sheet.rerolls.left()), expected("rerolls"), "{rules:?}");
        assert_eq!(u64::from(sheet.extras.left()), expected("extras"), "{rules:?}");
    }
}

/// Whole games of the model, with all that was legal for every asked seat at every decision.
#[test]
fn whole_games_agree_with_the_model() {
    let mut games = 0;
    for line in include_str!("../data/games.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let options = game["options"].as_object().unwrap().iter();
        let words: Vec<String> = options
            .map(|(name, value)| format!("{name}={}", value.to_string().trim_matches('"')))
            .collect();
        let rules: Clever = scenario::rules(&words.join(" "));
        let mut state = rules.start();
        let mut decisions = game["legal"].as_array().unwrap().iter();
        let mut in_order = Vec::new();
        for fact in game["facts"].as_array().unwrap() {
            if let Node::Decide(_) = rules.node(&state) {
                let expected = decisions.next().unwrap().as_str().unwrap();
                assert_eq!(legal(&rules, &state, true), expected, "{words:?} {state:?}");
                in_order.push(legal(&rules, &state, false));
            }
            census::play(&rules, &mut state, fact.as_str().unwrap());
        }
        assert_eq!(decisions.next(), None);
        let order = hex::encode(Sha256::digest(in_order.join("\n")));
        assert_eq!(order, game["order"].as_str().unwrap(), "{words:?}: the order of legal actions");
        compare_end(&rules, &state, &game);
        games += 1;
    }
    assert_eq!(games, 130);
}

/// The points of sheets, half of them made up.
#[test]
fn sheets_count_as_in_the_model() {
    let mut sheets = 0;
    for line in include_str!("../data/sheets.txt").lines() {
        let (sheet, numbers) = line.split_once(" => ").unwrap();
        let sheet: Sheet = sheet.parse().unwrap_or_else(|why| panic!("{line}: {why}"));
        let count = Count::of(&sheet);
        let mut found = count.areas().to_vec();
        found.extend([count.foxes * count.per_fox(), count.total()]);
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(found.join(" "), numbers, "{line}");
        sheets += 1;
    }
    assert_eq!(sheets, 200);
}
