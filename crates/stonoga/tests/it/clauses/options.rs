//! Chapter 2: players and options.

use turlaj_core::Game;
use turlaj_stonoga::{Edition, Stonoga};
use turlaj_testkit::scenario;

use super::{EDITIONS, choices};
use crate::script::{game, refused};

/// The settings are accepted and hold what was asked for.
fn accepted(settings: &str) -> Stonoga {
    let rules: Stonoga = scenario::rules(settings);
    let text = rules.settings().to_string();
    for word in settings.split_whitespace() {
        assert!(text.split_whitespace().any(|held| held == word), "`{settings}` became `{text}`");
    }
    rules
}

#[test]
fn r2_1_pl_is_for_one_to_six_players() {
    for players in 1..=6 {
        let rules = accepted(&format!("players={players} edition=pl"));
        assert_eq!((rules.players(), rules.edition()), (players, Edition::Pl));
    }
    assert_eq!(accepted("players=2").edition(), Edition::Pl);
    for players in [0, 7, 255] {
        refused(&format!("players={players} edition=pl"), "player-count");
    }
}

#[test]
fn r2_1_ru_is_for_two_to_four_players() {
    for players in 2..=4 {
        let rules = accepted(&format!("players={players} edition=ru"));
        assert_eq!((rules.players(), rules.edition()), (players, Edition::Ru));
    }
    for players in [0, 1, 5, 6, 7] {
        refused(&format!("players={players} edition=ru"), "player-count");
    }
}

#[test]
fn r2_2_pl_switches_its_variants_on_one_by_one_in_any_combination() {
    let names = ["steal", "barefoot", "tails", "golden"];
    for chosen in 0..16 {
        let switch = |at: usize| if chosen & (1 << at) == 0 { "off" } else { "on" };
        let words: Vec<_> = (0..4).map(|at| format!("{}={}", names[at], switch(at))).collect();
        accepted(&format!("players=3 edition=pl {}", words.join(" ")));
        accepted(&format!("players=6 edition=pl {}", words.join(" ")));
    }
}

#[test]
fn r2_2_every_variant_is_off_unless_it_is_switched_on() {
    accepted("players=2");
    let held = scenario::rules::<Stonoga>("players=2").settings().to_string();
    let expected = "players=2 edition=pl steal=off barefoot=off tails=off golden=off \
                    golden_guard=on first=1";
    assert_eq!(held, expected);
}

#[test]
fn r2_3_ru_knows_steal_only() {
    accepted("players=2 edition=ru steal=on");
    accepted("players=4 edition=ru steal=off barefoot=off tails=off golden=off");
    for variant in ["barefoot", "tails", "golden"] {
        refused(&format!("players=2 edition=ru {variant}=on"), "variant-not-in-edition");
        refused(&format!("players=2 edition=ru steal=on {variant}=on"), "variant-not-in-edition");
    }
}

#[test]
fn r2_4_one_player_plays_solo_and_cannot_steal() {
    assert!(accepted("players=1").is_solo());
    assert!(accepted("players=1 barefoot=on tails=on golden=on").is_solo());
    assert!(!accepted("players=2 steal=on").is_solo());
    refused("players=1 steal=on", "solo-steal");
    refused("players=1 steal=on barefoot=on", "solo-steal");
}

#[test]
fn r2_5_the_first_seat_is_chosen() {
    for edition in EDITIONS {
        game(&format!("players=3 {edition}"), "=RRRR\nasks 1\n1>take:R4\n=YYYY\nasks 2");
        game(&format!("players=3 first=2 {edition}"), "=RRRR\nasks 2\n2>take:R4\n=YYYY\nasks 3");
        game(&format!("players=3 first=3 {edition}"), "=RRRR\nasks 3\n3>take:R4\n=YYYY\nasks 1");
    }
}

#[test]
fn r2_5_the_first_seat_is_drawn_by_lot() {
    game(
        "players=3 first=draw",
        r#"
        chance
        1! take:R2 not-asked
        ! RRRR wrong-roll
        ! tail:RY wrong-roll
        ! first:4 wrong-roll
        =first:3
        told - {"kind":"first-drawn","seat":2}
        told - {"kind":"turn-begins","seat":2}
        ! first:3 wrong-roll
        =RRRR
        asks 3
        3>take:R4
        =YYYY
        asks 1
        "#,
    );
}

#[test]
fn r2_5_every_seat_can_be_drawn() {
    for seat in 1..=6 {
        game("players=6 first=draw", &format!("=first:{seat}\n=RRRR\nasks {seat}"));
    }
}

#[test]
fn r2_5_a_first_seat_that_does_not_exist_is_refused() {
    accepted("players=6 first=6");
    refused("players=2 first=3", "first-seat");
    refused("players=4 edition=ru first=5", "first-seat");
    refused("players=1 first=2", "first-seat");
    refused("players=2 first=7", "unknown-value");
}

#[test]
fn r2_6_the_guard_changes_nothing_unless_golden_and_steal_are_on() {
    let position = "middle=R2,Y4+ 1=K2 2=R3,gold";
    let plain = "middle=R2,Y4 1=K2 2=R3";
    for (settings, position) in [
        ("players=2", plain),
        ("players=2 edition=ru", plain),
        ("players=2 edition=ru steal=on", plain),
        ("players=2 steal=on", plain),
        ("players=2 golden=on", position),
        ("players=1 golden=on", "middle=R2,Y4 1=K2,R3,gold"),
    ] {
        let [on, off] = ["on", "off"].map(|guard| {
            let settings = format!("{settings} golden_guard={guard}");
            accepted(&settings);
            choices(&settings, position, "=RRR*")
        });
        assert_eq!(on, off, "{settings}");
    }
    let [on, off] = ["on", "off"].map(|guard| {
        choices(&format!("players=2 golden=on steal=on golden_guard={guard}"), position, "=RRR*")
    });
    assert!(!on.contains(&"steal:R3:2".to_string()), "{on:?}");
    assert!(off.contains(&"steal:R3:2".to_string()), "{off:?}");
    let guard = Stonoga::OPTIONS.iter().find(|spec| spec.name == "golden_guard").unwrap();
    for (settings, matters) in [
        ("players=2 steal=on", false),
        ("players=2 golden=on", false),
        ("players=2 steal=on golden=on", true),
    ] {
        let rules: Stonoga = scenario::rules(settings);
        assert_eq!((guard.matters)(&rules.settings()), matters, "{settings}");
    }
}
