//! The clauses of `rules/skeleton.md`, one or more tests each.

use turlaj_core::Game;
use turlaj_skeleton::{Skeleton, State};
use turlaj_testkit::scenario;

/// Runs a script from the beginning of a game.
fn game(settings: &str, script: &str) -> State {
    let rules: Skeleton = scenario::rules(settings);
    scenario::run(&rules, rules.start(), script)
}

#[test]
fn r1_1_other_numbers_of_players_are_refused() {
    for settings in ["players=0", "players=5"] {
        assert_eq!(scenario::refused_settings::<Skeleton>(settings), "player-count");
    }
    for settings in ["players=1", "players=4"] {
        game(settings, "chance");
    }
}

#[test]
fn r1_2_the_die_shows_1_to_6() {
    let rules: Skeleton = scenario::rules("players=2");
    let rolls = rules.outcomes(&rules.start());
    let shown: Vec<String> =
        rolls.iter().map(|(roll, weight)| format!("{roll}:{weight}")).collect();
    assert_eq!(shown, ["1:1", "2:1", "3:1", "4:1", "5:1", "6:1"]);
}

#[test]
fn r1_3_all_see_the_same() {
    game("players=2", "=4\nsee 1 /pot 4\nsee 2 /pot 4\nsee - /pot 4");
}

#[test]
fn r2_1_r2_2_turns_go_round_and_begin_with_a_roll() {
    game("players=2", "chance\n=4\nasks 1\n1>bank\nchance\n=2\nasks 2\n2>bank\nchance\n=3\nasks 1");
}

#[test]
fn r2_3_a_1_ends_the_turn_and_takes_the_pot() {
    let script = "
        =6
        1>roll
        =1
        told - {\"kind\":\"lost\",\"seat\":0}
        see - /seats/0/points 0
        see - /pot 0
        =2
        asks 2";
    game("players=2", script);
}

#[test]
fn r2_4_other_numbers_go_into_the_pot_until_it_is_banked() {
    let script = "
        =6
        1? roll bank
        2! bank not-asked
        1>roll
        stays
        chance
        =2
        1>bank
        turned
        told - {\"kind\":\"banked\",\"seat\":0,\"pot\":8,\"points\":8}
        see - /seats/0/points 8";
    game("players=2", script);
}

/// So many sixes are rolled and banked.
fn sixes(count: usize) -> String {
    let rolls = vec!["=6"; count];
    rolls.join("\n1>roll\n") + "\n1>bank\n"
}

#[test]
fn r3_1_the_goal_ends_the_game_at_once() {
    game("players=2", &(sixes(5) + "over\n1! bank over\npoints 1:30 2:0"));
    game("players=2", &(sixes(4) + "=2\nasks 2"));
    game("players=2 goal=50", &(sixes(8) + "=1\n=2\n1>bank\nover\npoints 1:50 2:0"));
}

#[test]
fn r3_2_alone_the_game_ends_after_ten_turns() {
    let nine = sixes(6).repeat(9);
    game("players=1", &(nine.clone() + "see - /left 1\n=1\nover\npoints 1:324"));
    game("players=1 goal=50", &(nine + &sixes(1) + "over\npoints 1:330"));
}

#[test]
fn r3_3_the_most_points_win_and_equals_share() {
    let before = "=4\n1>bank\n=1\n=4\n3>bank\n=1\n";
    let end = sixes(5).replace("1>", "2>");
    game("players=3", &format!("{before}{end}over\npoints 1:4 2:30 3:4\nplaces 1:2 2:1 3:2"));
}
