//! Whole games against an independent model, which `tests/system/model` holds.

use serde_json::Value;
use turlaj_core::{Eye, Game, Node, Seat};
use turlaj_snakes::{SnakeView, Snakes, State, View};
use turlaj_testkit::{census, scenario};

use crate::script::choices;

/// A value of the view as its text.
fn word(value: impl serde::Serialize) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_string()
}

/// A snake as the model writes it: `1 HSL 0,0:e 1,0:we 2,0:wn > b@2,-1:s`.
fn snake(seen: &SnakeView) -> String {
    let mut words = vec![seen.number.to_string(), seen.shape.to_string()];
    for die in &seen.dice {
        let sides: String = die.sides.iter().map(word).collect();
        words.push(format!("{},{}:{sides}", die.at.0, die.at.1));
    }
    words.push(">".to_string());
    for end in &seen.ends {
        words.push(format!("{}@{},{}:{}", end.end, end.at.0, end.at.1, word(end.from)));
    }
    words.extend(seen.done.map(|seat| format!("done:{seat}")));
    words.join(" ")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn numbers(value: &Value) -> Vec<i32> {
    let number = |number: &Value| i32::try_from(number.as_i64().unwrap()).unwrap();
    value.as_array().unwrap().iter().map(number).collect()
}

/// Every die of a snake shows the piece and the colour that the shape says.
fn agrees_with_shape(seen: &SnakeView) {
    let letters = seen.dice.iter().map(|die| {
        let piece = die.piece.to_string();
        if die.die.to_string() == "g" { piece } else { piece.to_lowercase() }
    });
    let shape = seen.shape.to_string();
    let shape = shape.replace(['L', 'R'], "C").replace(['l', 'r'], "c");
    assert_eq!(letters.collect::<String>(), shape);
}

/// What lies on the table, and what everyone has, is as in the model.
fn compare_look(view: &View, look: &Value) {
    let by_seat = |text: &dyn Fn(&turlaj_snakes::Hand) -> String| {
        view.seats.iter().map(text).collect::<Vec<_>>().join(",")
    };
    assert_eq!(by_seat(&|hand| format!("{}+{}", hand.green, hand.orange)), look["hands"]);
    assert_eq!(by_seat(&|hand| hand.points.to_string()), look["points"]);
    assert_eq!(by_seat(&|hand| hand.turns.to_string()), look["turns"]);
    compare_snakes(view, &look["snakes"]);
}

fn compare_snakes(view: &View, expected: &Value) {
    view.snakes.iter().for_each(agrees_with_shape);
    assert_eq!(view.snakes.iter().map(snake).collect::<Vec<_>>(), texts(expected));
}

fn compare_end(rules: &Snakes, state: &State, game: &Value) {
    let Node::Over(standings) = rules.node(state) else { panic!("not over: {rules:?}") };
    let places = || (0..rules.players()).map(|at| standings.of(Seat(at)).unwrap());
    assert_eq!(places().map(|place| place.points).collect::<Vec<_>>(), numbers(&game["points"]));
    let found: Vec<i32> = places().map(|place| place.place.into()).collect();
    assert_eq!(found, numbers(&game["places"]));
    compare_snakes(&rules.view(state, Eye::Nobody), &game["end"]);
}

/// Whole games of the model: all that was legal at every decision, in order, and all that lay on
/// the table before every fifth.
#[test]
fn whole_games_agree_with_the_model() {
    let (mut games, mut decisions, mut looked) = (0, 0, 0);
    for line in include_str!("../data/games.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let options = game["options"].as_object().unwrap().iter();
        let words: Vec<String> = options
            .map(|(name, value)| format!("{name}={}", value.to_string().trim_matches('"')))
            .collect();
        let settings = words.join(" ");
        let rules: Snakes = scenario::rules(&settings);
        let mut state = rules.start();
        let mut legal = texts(&game["legal"]).into_iter();
        let mut looks = game["looks"].as_array().unwrap().iter().peekable();
        let mut acts = 0;
        for fact in texts(&game["facts"]) {
            if let Node::Decide(seats) = rules.node(&state) {
                let asked: Vec<Seat> = seats.iter().collect();
                let [seat] = asked[..] else { panic!("one seat decides: {asked:?}") };
                let found = choices(&settings, &state, seat.0 + 1).join(" ");
                assert_eq!(Some(format!("{seat}? {found}").as_str()), legal.next(), "{settings}");
                if let Some(look) = looks.next_if(|look| look["before"] == acts) {
                    compare_look(&rules.view(&state, Eye::Nobody), look);
                    looked += 1;
                }
                acts += 1;
            }
            census::play(&rules, &mut state, fact);
        }
        assert_eq!((legal.next(), looks.next()), (None, None), "{settings}");
        compare_end(&rules, &state, &game);
        (games, decisions) = (games + 1, decisions + acts);
    }
    assert_eq!((games, decisions, looked), (162, 12609, 2334));
}
