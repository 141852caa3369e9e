//! Help in practice leads to a right stack.

use crate::Practice;
use turlaj_core::{Event, Eye, Game, Look, Seat, Settings, Silent};
use turlaj_ziomek::{Action, State, Ziomek};

const ME: Seat = Seat(0);

fn rules(players: u8) -> Ziomek {
    Ziomek::configure(&Settings::defaults(Ziomek::OPTIONS, players)).unwrap()
}

fn solution(rules: &Ziomek, state: &State) -> Option<Vec<Action>> {
    Ziomek::solution(&Look::new(rules, state, Eye::Seat(ME)))
}

/// Does all that is said and shouts: every act is allowed, and the shout is right.
fn follow(rules: &Ziomek, state: &State, actions: &[Action]) {
    let mut state = state.clone();
    for action in actions.iter().chain([&Action::Shout]) {
        rules.check(&state, ME, action).unwrap();
        rules.apply(&mut state, &Event::Act { seat: ME, action: *action }, &mut Silent);
    }
    let checked = rules.view(&state, Eye::Nobody).check.unwrap();
    assert!(checked[0].correct, "{actions:?} gives {:?}", checked[0].verdicts);
}

#[test]
fn a_solution_in_practice_leads_from_any_stack_to_a_right_one() {
    let rules = rules(1);
    for round in 1..=7 {
        for stack in ["", "1=1a@155", "1=1a@155,2a@160", "1=ra@180", "1=3c~@140,ra~@160"] {
            let text = format!("round={round} dice=r2,w4,b6,g9 {stack}");
            let Ok(state) = rules.position(&text) else { continue };
            let actions = solution(&rules, &state).expect(&text);
            follow(&rules, &state, &actions);
        }
    }
}

#[test]
fn a_stack_that_cannot_be_finished_is_first_taken_down() {
    let rules = rules(1);
    let state = rules.position("round=1 dice=r2,w4,b6,g9 1=ra@180").unwrap();
    let actions = solution(&rules, &state).unwrap();
    assert_eq!(actions[0], Action::Down(1), "red belongs on level 2");
    let state = rules.position("round=1 dice=r2,w4,b6,g9").unwrap();
    let actions = solution(&rules, &state).unwrap();
    assert_eq!(actions.len(), 6);
    let smiles = |action: &Action| matches!(action, Action::Drop(laid) if laid.pose.smiles());
    assert_eq!(actions.iter().filter(|action| smiles(action)).count(), 3, "{actions:?}");
}

#[test]
fn in_a_race_nobody_is_helped() {
    let rules = rules(2);
    let state = rules.position("round=1 dice=r2,w4,b6,g9").unwrap();
    assert_eq!(solution(&rules, &state), None);
}
