//! Whole games against an independent model, which `tests/system/model` holds.

use std::fmt::Display;

use serde_json::Value;
use turlaj_core::{Event, Eye, Game, Node, Seat, Silent};
use turlaj_testkit::{news, scenario};
use turlaj_ziomek::{Action, News, Phase, State, View, Ziomek};

use crate::script::event;

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn numbers(value: &Value) -> Vec<i64> {
    value.as_array().unwrap().iter().map(|number| number.as_i64().unwrap()).collect()
}

/// Texts one behind another, or a dash for none.
fn joined<T: Display>(all: impl IntoIterator<Item = T>, between: &str) -> String {
    let words: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    if words.is_empty() { "-".to_string() } else { words.join(between) }
}

/// What can be seen when START is called, as the model writes it.
fn start_text(rules: &Ziomek, before: &View, view: &View) -> String {
    let wants = view.wants.as_ref().unwrap().iter();
    let wants = wants.map(|want| if want.is_empty() { "-" } else { want });
    // The pair is shown where nobody chose for all; the model always names it.
    let pair = match view.chosen {
        Some(_) => String::new(),
        None => view.pair.map(|pair| joined(pair, "")).unwrap_or("-".to_string()),
    };
    let head =
        [view.round.into(), u32::from(view.levels), u32::from(view.roller.0) + 1, view.throws.0];
    let tail = [joined(view.dice.unwrap(), ","), joined(wants, ","), pair];
    assert_eq!((before.dice, &before.wants, &before.out), (None, &None, &None), "{rules:?}");
    let chosen = view.chosen.map_or("-".to_string(), |colour| colour.to_string());
    let out = joined(view.out.as_ref().unwrap(), "");
    format!("{} {} {chosen} {out}", joined(head, " "), tail.join(" "))
}

/// The stack of a seat after an act, and what fell, as the model writes it.
fn after_text(view: &View, seat: Seat, news: &[News]) -> String {
    let stack = &view.seats[seat.index()].stack;
    let mut words = vec![stack.len().to_string()];
    words.extend(stack.last().map(ToString::to_string));
    if let [News::Dropped { fell, left, .. }] = news {
        words.extend(fell.iter().map(ToString::to_string));
        assert_eq!(*left, stack.len());
    }
    words.join(" ")
}

/// A round ended as in the model.
fn compare_round(view: &View, expected: &Value) {
    let end = serde_json::to_value(view).unwrap();
    assert_eq!(end["ended_by"], expected["by"]);
    let shouter = view.shouter.map_or(0, |seat| i64::from(seat.0) + 1);
    assert_eq!(shouter, expected["shouter"].as_i64().unwrap());
    for (at, seat) in view.seats.iter().enumerate() {
        let stack = joined(&seat.stack, " ").replace('-', "");
        assert_eq!(stack, expected["stacks"][at].as_str().unwrap());
        let check = &view.check.as_ref().unwrap()[at];
        let letters: String = end["check"][at]["verdicts"]
            .as_array()
            .unwrap()
            .iter()
            .fold(String::new(), |letters, verdict| letters + &verdict.as_str().unwrap()[..1]);
        assert_eq!(letters, expected["verdicts"][at].as_str().unwrap(), "{stack}");
        let whole =
            letters.len() == usize::from(view.levels) && letters.chars().all(|one| one == 'r');
        assert_eq!(check.correct, whole);
        let scores = [check.points, check.bonus].map(i64::from).to_vec();
        assert_eq!(scores, numbers(&expected["scores"][at]), "{stack}");
        let last = seat.rounds.last().unwrap();
        assert_eq!([last.levels, last.bonus], [check.points, check.bonus]);
    }
}

fn compare_end(rules: &Ziomek, state: &State, game: &Value) {
    let Node::Over(standings) = rules.node(state) else { panic!("not over: {rules:?}") };
    let places = || (0..rules.players()).map(|at| standings.of(Seat(at)).unwrap());
    assert_eq!(
        places().map(|place| place.points.into()).collect::<Vec<i64>>(),
        numbers(&game["points"])
    );
    assert_eq!(
        places().map(|place| place.place.into()).collect::<Vec<i64>>(),
        numbers(&game["places"])
    );
    let view = rules.view(state, Eye::Nobody);
    let seats = |number: fn(&turlaj_ziomek::SeatView) -> u32| -> Vec<i64> {
        view.seats.iter().map(|seat| number(seat).into()).collect()
    };
    assert_eq!(seats(|seat| seat.total), numbers(&game["points"]));
    assert_eq!(seats(|seat| seat.bonus), numbers(&game["bonus"]));
}

/// A line such as `1!flip nothing-there`.
fn compare_refusal(rules: &Ziomek, state: &State, refused: &str) {
    let (seat, rest) = refused.split_once('!').unwrap();
    let (action, code) = rest.split_once(' ').unwrap();
    let action: Action = match action.parse() {
        Ok(action) => action,
        // A stack of twelve has no thirteenth level to take down: that cannot even be written.
        Err(_) => return assert_eq!(action, "down:13"),
    };
    let found = rules.check(state, seat.parse().unwrap(), &action).map_err(|why| why.code());
    assert_eq!(found, Err(code), "{refused}");
}

/// Whole games of the model: every stack after every act, all that falls, every refusal, what is
/// seen at every START, every verdict and every point.
#[test]
fn whole_games_agree_with_the_model() {
    let mut counts = [0; 5];
    for line in include_str!("../data/games.jsonl").lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let options = game["options"].as_object().unwrap().iter();
        let settings =
            options.map(|(name, value)| format!("{name}={}", value.to_string().trim_matches('"')));
        let rules: Ziomek = scenario::rules(&settings.collect::<Vec<_>>().join(" "));
        let mut state = rules.start();
        let mut after = texts(&game["after"]).into_iter();
        let mut starts = texts(&game["starts"]).into_iter();
        let mut ends = game["ends"].as_array().unwrap().iter();
        for fact in texts(&game["facts"]) {
            counts[1] += 1;
            if fact.contains('!') {
                compare_refusal(&rules, &state, fact);
                counts[2] += 1;
                continue;
            }
            let (event, before) = (event(&rules, &state, fact), rules.view(&state, Eye::Nobody));
            let news = news(&rules, &state, &event, Eye::Nobody);
            rules.apply(&mut state, &event, &mut Silent);
            let view = rules.view(&state, Eye::Nobody);
            if let Event::Act { seat, action } = &event
                && matches!(
                    action,
                    Action::Drop(_) | Action::Turn(_) | Action::Flip | Action::Down(_)
                )
            {
                assert_eq!(Some(after_text(&view, *seat, &news).as_str()), after.next(), "{fact}");
                counts[3] += 1;
            }
            if (before.phase, view.phase) == (Phase::Countdown, Phase::Building) {
                let found = start_text(&rules, &before, &view);
                compare_start(&found, starts.next().unwrap());
            }
            if before.ended_by.is_none() && view.ended_by.is_some() {
                compare_round(&view, ends.next().unwrap());
                counts[4] += 1;
            }
        }
        assert_eq!((after.next(), starts.next(), ends.next()), (None, None, None));
        compare_end(&rules, &state, &game);
        counts[0] += 1;
    }
    let least = [56, 10_000, 1_000, 7_000, 300];
    assert!(counts.iter().zip(least).all(|(found, least)| *found >= least), "{counts:?}");
}

/// Where the roller chose, the view names no pair any more.
fn compare_start(found: &str, expected: &str) {
    let mut expected: Vec<&str> = expected.split(' ').collect();
    if expected[7] != "-" {
        expected[6] = "";
    }
    assert_eq!(found, expected.join(" "));
}
