//! Chapter 2: players and options.

use turlaj_core::{Address, Game, Seat};
use turlaj_snakes::Snakes;
use turlaj_testkit::scenario;

use crate::script::{game, refused, tells};

#[test]
fn r2_1_two_to_four_players() {
    for players in 2..=4 {
        let rules: Snakes = scenario::rules(&format!("players={players}"));
        assert_eq!(rules.players(), players);
    }
    for players in [0, 1, 5, 6, 255] {
        refused(&format!("players={players}"), "player-count");
    }
    assert_eq!(Snakes::PLAYERS, (2, 4));
}

#[test]
fn r2_2_the_first_seat_is_chosen() {
    game("players=4", "asks 1\nsee - /phase \"choose\"\nsee - /seat 0");
    for players in 2..=4u8 {
        for first in 1..=players {
            let settings = format!("players={players} first={first}");
            game(&settings, &format!("asks {first}\nsee - /seats/{}/turns 1", first - 1));
        }
        for first in players + 1..=4 {
            refused(&format!("players={players} first={first}"), "first-seat");
        }
    }
    refused("players=2 first=5", "unknown-value");
}

#[test]
fn r2_2_the_first_seat_is_drawn_by_lot() {
    for players in 2..=4u8 {
        let settings = format!("players={players} first=draw");
        let rules: Snakes = scenario::rules(&settings);
        let lots: Vec<(String, u32)> = rules
            .outcomes(&rules.start())
            .into_iter()
            .map(|(roll, weight)| (roll.to_string(), weight))
            .collect();
        let expected: Vec<_> = (1..=players).map(|seat| (format!("first:{seat}"), 1)).collect();
        assert_eq!(lots, expected);
        for seat in 1..=players {
            let index = seat - 1;
            game(
                &settings,
                &format!(
                    "chance\nsee - /phase \"first\"\n! H wrong-roll\n! first:{} wrong-roll\n\
                     1! roll:g not-asked\n=first:{seat}\nasks {seat}\nsee - /seat {index}\n\
                     see - /seats/{index}/turns 1\n{seat}? roll:g",
                    players + 1
                ),
            );
            let drawn = format!(r#"{{"kind":"first-drawn","seat":{index}}}"#);
            let begins = format!(r#"{{"kind":"turn-begins","seat":{index}}}"#);
            let start = game(&settings, "");
            tells(&settings, &start, &format!("=first:{seat}"), &[&drawn, &begins]);
        }
    }
    let rules: Snakes = scenario::rules("players=3 first=draw");
    let lot = rules.roll(&rules.start(), &mut |at: Address, faces: u32| {
        assert_eq!((at.to_string().as_str(), faces), ("setup/0/1/1/1", 3));
        2
    });
    assert_eq!(lot, turlaj_snakes::Roll::First(Seat(2)));
}

/// It was added after these rules were released: texts without it mean what they meant.
#[test]
fn r6_4_the_text_of_settings_leaves_again_out_while_it_is_any() {
    let text = |settings| scenario::rules::<Snakes>(settings).settings().to_string();
    let old = "players=2 faces=HTSSCC/HHTT+- first=1";
    assert_eq!(text("players=2"), old);
    assert_eq!(text("players=2 again=any"), old);
    assert_eq!(text("again=taken players=2 first=1"), format!("{old} again=taken"));
    assert_eq!(Snakes::RULES, 1);
    refused("players=2 again=all", "unknown-value");
}

#[test]
fn r2_3_players_take_turns_to_the_left() {
    for (players, first, order) in
        [(2, 1, "12121"), (2, 2, "21212"), (3, 2, "231231"), (4, 3, "34123412")]
    {
        let mut script = String::new();
        for (n, seat) in order.chars().enumerate() {
            let place = if n == 0 { "new" } else { "put:1b" };
            script += &format!("asks {seat}\n{seat}>roll:g\n=S\nasks {seat}\n{seat}>{place}\n");
        }
        game(&format!("players={players} first={first}"), &script);
    }
}

#[test]
fn r2_3_nobody_else_decides_in_a_turn() {
    game(
        "players=3",
        r#"
        2! roll:g not-asked
        3! roll:g not-asked
        2?
        1>roll:g
        1! roll:g not-asked                     # the die rolls
        =S
        2! new not-asked
        1>new
        1! roll:g not-asked
        1?
        "#,
    );
}
