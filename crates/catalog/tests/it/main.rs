//! Tests of what the catalogue adds to the games.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

use turlaj_catalog::{BotKind, GAMES, Listed, Visit, strengths, visit};
use turlaj_core::{Event, Eye, Game, Look, Seat, Settings, Silent};
use turlaj_ziomek::{Action, State, Ziomek};

mod engines;
mod grammars;
mod routes;

const ME: Seat = Seat(0);

fn rules(players: u8) -> Ziomek {
    Ziomek::configure(&Settings::defaults(Ziomek::OPTIONS, players)).unwrap()
}

fn solution(rules: &Ziomek, state: &State) -> Option<Vec<Action>> {
    Ziomek::PRACTICE?.solution(&Look::new(rules, state, Eye::Seat(ME)))
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

#[test]
fn daily_challenges_are_for_one_person() {
    struct Players;
    impl Visit for Players {
        type Out = Option<u8>;
        fn game<G: Listed>(self) -> Option<u8> {
            let settings = Settings::parse_text(G::OPTIONS, G::DAILY?).unwrap();
            Some(G::configure(&settings).unwrap().players())
        }
    }
    let players: Vec<_> = GAMES.iter().map(|game| visit(game, Players).unwrap()).collect();
    assert_eq!(players, [Some(1), Some(1), None, None]);
}

struct Published;

impl Visit for Published {
    type Out = ();

    fn game<G: Listed>(self) {
        let Some(best) = G::BOTS.last() else { panic!("{} has no bot", G::ID) };
        for bot in G::BOTS {
            let rows: Vec<_> = strengths(G::ID, bot.name).collect();
            assert!(rows.is_sorted_by_key(|row| std::cmp::Reverse(row.players)), "{rows:?}");
            let share =
                rows.iter().all(|row| row.players == 1 || (0..=10_000).contains(&row.value));
            assert!(share, "{rows:?}");
            let known = bot.kind == BotKind::Level && bot.name != best.name;
            assert!(rows.is_empty() || known, "{} {} is no level below the best", G::ID, bot.name);
        }
    }
}

/// A published strength belongs to a level below the strongest one, and is a share of victories.
#[test]
fn strengths_are_those_of_levels() {
    GAMES.iter().for_each(|id| visit(id, Published).unwrap());
    assert_eq!(strengths("clever", "beginner").count(), 2);
    assert_eq!(strengths("clever", "nobody").count(), 0);
    assert_eq!(strengths("stonoga", "beginner").next().map(|row| row.value), Some(16_67));
}
