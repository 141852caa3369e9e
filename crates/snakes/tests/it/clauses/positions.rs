//! Positions in words, which the other tests of clauses begin with.

use turlaj_core::{Game, Node, Silent};
use turlaj_snakes::Snakes;
use turlaj_testkit::scenario;

use crate::play::{Luck, random_fact};
use crate::script::at;

#[test]
fn words_of_a_position_come_in_any_order() {
    for words in ["1=HST done=1:2 turn=2", "turn=2 done=1:2 1=HST", "done=1:2 1=HST turn=2"] {
        at("players=2", words, "asks 2\nsee - /snakes/0/done 1\nsee - /seats/0/green 3");
    }
    at("players=2", "3=S 1=H 2=T", "see - /snakes/0/number 1\nsee - /snakes/2/number 3");
}

#[test]
fn a_position_is_written_as_it_is_read() {
    let rules: Snakes = scenario::rules("players=3");
    let words = "1=HST 3=sL done=1:2 hands=3+1,0+2,4+0 points=0,1,0 turns=2,1,1 turn=3";
    assert_eq!(rules.position(words).unwrap().to_string(), words);
    let (mut state, mut luck) = (rules.start(), Luck::new(7));
    while let Some(event) = random_fact(&rules, &state, &mut luck) {
        rules.apply(&mut state, &event, &mut Silent);
        let text = state.to_string();
        let (position, rolled) = text.split_once(" (").unwrap_or((&text, ""));
        if rolled.is_empty() && matches!(rules.node(&state), Node::Decide(_)) {
            assert_eq!(rules.position(position).unwrap().to_string(), position);
        }
    }
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let rules: Snakes = scenario::rules("players=2");
    for wrong in [
        "1=HH",
        "1=LLLL",
        "1=HSH",
        "1=TSSH 1=S",
        "0=S",
        "33=S",
        "1=",
        "1=X",
        "x",
        "turn=3",
        "turn=0",
        "hands=1+1",
        "hands=1+1,2",
        "hands=13+0,0+0",
        "hands=0+5,0+0",
        "hands=0+0,1+0",
        "points=1",
        "turns=1,2,3",
        "done=1:1",
        "1=HST done=1:3",
        "1=HST done=2:1",
        "1=SSSSSSSSSSSSS",
        "1=HSt hands=6+2,6+2",
        "turn=1 turn=2",
        "points=0,0 points=1,0",
        "1=HST done=1:1 done=1:2",
    ] {
        assert!(rules.position(wrong).is_err(), "`{wrong}`");
    }
}
