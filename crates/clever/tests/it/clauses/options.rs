//! Chapter 2: players, rounds and options.

use turlaj_clever::{Clever, Unusable};
use turlaj_core::{Event, Game, Node, Seat, Silent};
use turlaj_testkit::scenario;

use crate::play;
use crate::script::{at, game, refused};

/// The settings are accepted and hold what was asked for.
fn accepted(settings: &str) -> Clever {
    let rules: Clever = scenario::rules(settings);
    let text = rules.settings().to_string();
    for word in settings.split_whitespace() {
        assert!(text.split_whitespace().any(|held| held == word), "`{settings}` became `{text}`");
    }
    rules
}

/// A turn of two players in which the active one picks one die and the other declines.
fn short_turn(active: u8, passive: u8) -> String {
    format!("=111161\nasks {active}\n{active}>pick:O\n{passive}>skip\n")
}

#[test]
fn r2_1_one_to_four_players() {
    for players in 1..=4 {
        assert_eq!(accepted(&format!("players={players}")).players(), players);
    }
    for players in [0, 5, 6, 255] {
        refused(&format!("players={players}"), "player-count");
    }
    assert_eq!(Clever::PLAYERS, (1, 4));
}

#[test]
fn r2_2_there_are_six_five_or_four_rounds() {
    for (players, rounds) in [(1u8, 6), (2, 6), (3, 5), (4, 4)] {
        let settings = format!("players={players}");
        let rules = accepted(&settings);
        assert_eq!(rules.rounds(), rounds);
        let mut state = rules.start();
        let mut dice = play::Luck::new(u64::from(players));
        let mut turns = vec![0; usize::from(players)];
        let mut last = 0;
        while let Some(event) = play::random_fact(&rules, &state, &mut dice) {
            for news in play::all_news(&rules, &state, &event) {
                match news {
                    turlaj_clever::News::TurnBegins { seat, passive: false } => {
                        turns[seat.index()] += 1;
                    }
                    turlaj_clever::News::RoundBegins { round } => last = round,
                    _ => {}
                }
            }
            rules.apply(&mut state, &event, &mut Silent);
        }
        assert!(matches!(rules.node(&state), Node::Over(_)));
        turns[0] += 1; // The first one began with the game.
        assert_eq!((last, turns), (rounds, vec![rounds; usize::from(players)]), "{settings}");
    }
}

#[test]
fn r2_3_the_first_seat_is_chosen_and_begins_every_round() {
    assert_eq!(accepted("players=3").first(), Some(Seat(0)));
    for (first, second) in [(1, 2), (2, 1)] {
        let turn = |active, passive| short_turn(active, passive);
        let round = format!("{}{}", turn(first, second), turn(second, first));
        let script = format!("{round}see - /round 2\nsee - /first {}\n=111161", first - 1);
        game(&format!("players=2 first={first}"), &format!("{script}\nasks {first}"));
    }
}

#[test]
fn r2_3_the_first_seat_is_drawn_by_lot() {
    game(
        "players=3 first=draw",
        r#"
        chance
        1! pick:W not-asked
        ! 111111 wrong-roll
        ! lot:WG wrong-roll
        ! first:4 wrong-roll
        see - /round 0
        =first:3
        told - {"kind":"first-drawn","seat":2}
        told - {"kind":"round-begins","round":1}
        told - {"kind":"turn-begins","seat":2,"passive":false}
        see - /first 2
        ! first:3 wrong-roll
        =111161
        asks 3
        "#,
    );
    for seat in 1..=4 {
        game("players=4 first=draw", &format!("=first:{seat}\n=111161\nasks {seat}"));
    }
}

#[test]
fn r2_3_a_first_seat_that_does_not_exist_is_refused() {
    accepted("players=4 first=4");
    accepted("players=1 first=draw");
    refused("players=2 first=3", "first-seat");
    refused("players=1 first=2", "first-seat");
    refused("players=4 first=5", "unknown-value");
}

#[test]
fn r2_4_the_dice_pass_to_the_left_and_a_round_ends_when_everyone_was_active() {
    game(
        "players=3 first=2",
        r#"
        =111161
        asks 2
        2>pick:O
        1>skip
        3>skip
        told - {"kind":"turn-begins","seat":2,"passive":false}
        =111161
        asks 3
        3>pick:O
        1>skip
        2>skip
        told - {"kind":"turn-begins","seat":0,"passive":false}
        see - /round 1
        =111161
        asks 1
        1>pick:O
        2>skip
        3>skip
        told - {"kind":"round-begins","round":2}
        told - {"kind":"turn-begins","seat":1,"passive":false}
        "#,
    );
}

#[test]
fn r2_5_options_of_solo_play_change_nothing_with_more_players() {
    for players in 2..=4 {
        let rules: Vec<Clever> = [
            "solo_fallback=others solo_extra=forbidden",
            "solo_fallback=none solo_extra=forbidden",
            "solo_fallback=others solo_extra=allowed",
            "solo_fallback=none solo_extra=allowed",
        ]
        .iter()
        .map(|options| accepted(&format!("players={players} {options}")))
        .collect();
        let mut luck = play::Luck::new(7);
        let mut states: Vec<_> = rules.iter().map(Game::start).collect();
        while let Some(event) = play::random_fact(&rules[0], &states[0], &mut luck) {
            for (rules, state) in rules.iter().zip(&mut states) {
                if let Event::Act { seat, action } = &event {
                    assert_eq!(rules.check(state, *seat, action), Ok(()));
                }
                rules.apply(state, &event, &mut Silent);
            }
            assert!(states.windows(2).all(|two| two[0] == two[1]));
        }
    }
}

#[test]
fn r2_5_each_option_says_when_it_matters() {
    let matters = |settings: &str| {
        let settings = scenario::rules::<Clever>(settings).settings();
        let some = Clever::OPTIONS.iter().filter(|option| (option.matters)(&settings));
        some.map(|option| option.name).collect::<Vec<_>>()
    };
    let alone = ["unusable", "passive_skip", "solo_fallback", "solo_extra"];
    assert_eq!(matters("players=1"), alone);
    for players in 2..=4 {
        let together = ["unusable", "passive_skip", "first"];
        assert_eq!(matters(&format!("players={players}")), together);
    }
}

#[test]
fn r2_5_defaults_are_the_readings() {
    let rules = accepted("players=2");
    let expected = "players=2 unusable=reroll passive_skip=allowed solo_fallback=others \
                    solo_extra=forbidden first=1";
    assert_eq!(rules.settings().to_string(), expected);
    assert_eq!((rules.unusable(), rules.may_skip()), (Unusable::Reroll, true));
    assert_eq!((rules.has_solo_fallback(), rules.has_solo_extra()), (true, false));
    let other = "unusable=tray passive_skip=forbidden solo_fallback=none solo_extra=allowed";
    let rules = accepted(&format!("players=1 {other}"));
    assert_eq!((rules.unusable(), rules.may_skip()), (Unusable::Tray, false));
    assert_eq!((rules.has_solo_fallback(), rules.has_solo_extra()), (false, true));
}

#[test]
fn r2_2_the_game_is_over_after_the_last_turn_of_the_last_round() {
    at("players=2", "round=5 turn=2", &format!("{}chance\nsee - /round 6", short_turn(2, 1)));
    at("players=2", "round=6", &format!("{}chance\nsee - /round 6", short_turn(1, 2)));
    at("players=2", "round=6 turn=2", &format!("{}over\nsee - /round 6", short_turn(2, 1)));
}
