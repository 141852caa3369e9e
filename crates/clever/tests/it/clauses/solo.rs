//! Chapter 10: solo.

use turlaj_clever::Rating;
use turlaj_core::{Game, Silent};
use turlaj_testkit::scenario;

use super::page::clause;
use crate::play;
use crate::script::{at, game};

const PASSIVE: &str = "begin=passive";

#[test]
fn r10_1_each_round_has_an_active_turn_and_then_a_passive_one() {
    game(
        "players=1",
        r#"
        see - /passive false
        =111161
        1>pick:O
        told 1 {"kind":"turn-begins","seat":0,"passive":true}
        see - /passive true
        see - /round 1
        see - /picked []
        =123456
        1? take:* skip
        1>skip
        told 1 {"kind":"round-begins","round":2}
        told 1 {"kind":"turn-begins","seat":0,"passive":false}
        see - /passive false
        see - /seats/0/sheet/extras/unlocked 1
        =111161
        1>pick:O
        1? extra:* done                     # the closing phase of the active turn
        "#,
    );
    at("players=1", "round=6", "=111161\n1>pick:O\nchance\n=123456\n1>skip\nover");
    at("players=1", "round=5 begin=passive", "=123456\n1>skip\nchance\nsee - /round 6");
}

#[test]
fn r10_1_there_are_six_turns_of_each_kind() {
    use turlaj_clever::{Clever, News};
    use turlaj_core::Game;
    let rules: Clever = scenario::rules("players=1");
    let mut state = rules.start();
    let mut luck = play::Luck::new(10);
    let mut turns = vec![false]; // The first one began with the game.
    while let Some(event) = play::random_fact(&rules, &state, &mut luck) {
        for news in play::all_news(&rules, &state, &event) {
            if let News::TurnBegins { passive, .. } = news {
                turns.push(passive);
            }
        }
        rules.apply(&mut state, &event, &mut Silent);
    }
    assert_eq!(turns, [false, true].repeat(6));
}

#[test]
fn r10_2_in_a_passive_turn_all_dice_are_rolled_once_without_rerolls() {
    at(
        "players=1",
        &format!("{PASSIVE} 1.rerolls=3"),
        r#"
        ! 12345. wrong-dice
        =123456
        see - /tray ["W","Y","B"]
        1? take:W take:Y take:B skip
        1! reroll not-now
        1! pick:W not-now
        1! take:P not-on-tray
        1>take:B                            # blue and white show 4
        see - /seats/0/sheet/marks ["B4"]
        see - /round 2
        "#,
    );
    at(
        "players=1 passive_skip=forbidden",
        PASSIVE,
        "=123456\n1? take:W take:Y take:B\n1! skip must-take",
    );
    at("players=1 passive_skip=allowed", PASSIVE, "=123456\n1>skip\nsee - /round 2");
}

#[test]
fn r10_3_the_three_lowest_dice_lie_on_the_tray() {
    at("players=1", PASSIVE, "=654321\nsee - /tray [\"G\",\"O\",\"P\"]\nsee - /rolled []");
    at("players=1", PASSIVE, "=111666\nasks 1\nsee - /tray [\"W\",\"Y\",\"B\"]");
    at("players=1", PASSIVE, "=612266\nasks 1\nsee - /tray [\"Y\",\"B\",\"G\"]");
}

#[test]
fn r10_3_between_equal_faces_a_lot_decides() {
    at(
        "players=1",
        PASSIVE,
        r#"
        =331352
        chance
        see - /phase "lot"
        ! lot:WY wrong-dice
        ! lot:P wrong-dice
        ! lot:B wrong-dice
        ! 111111 wrong-roll
        ! first:1 wrong-roll
        1! skip not-asked
        =lot:Y
        told 1 {"kind":"lot-drawn","dice":["Y"]}
        see - /tray ["Y","B","P"]
        1? take:Y take:B take:P skip
        "#,
    );
    at("players=1", PASSIVE, "=313536\n=lot:WB\nsee - /tray [\"W\",\"Y\",\"B\"]");
    at(
        "players=1",
        PASSIVE,
        "=444444\n! lot:WY wrong-dice\n=lot:BOP\nsee - /tray [\"B\",\"O\",\"P\"]",
    );
}

#[test]
fn r10_3_every_possible_tray_is_as_likely() {
    let rules: turlaj_clever::Clever = scenario::rules("players=1");
    for (dice, lots) in
        [("331352", 3), ("313536", 3), ("444444", 20), ("222226", 10), ("122226", 6)]
    {
        let state = at("players=1", PASSIVE, &format!("={dice}"));
        let outcomes = rules.outcomes(&state);
        assert_eq!(outcomes.len(), lots, "{dice}");
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    }
}

#[test]
fn r10_4_one_of_the_other_three_may_serve_if_none_of_the_tray_does() {
    let position = format!("{PASSIVE} {}", super::blocked(1));
    let roll = "=111556\n"; // White, yellow and blue lie on the tray.
    for skip in ["allowed", "forbidden"] {
        at(
            &format!("players=1 solo_fallback=others passive_skip={skip}"),
            &position,
            &format!(
                "{roll}1? take:G take:P skip\n1! take:O area-full\n1! take:W white-nowhere\n\
                 1>take:P\nsee - /seats/0/sheet/purple [5,6]"
            ),
        );
        // Nothing is taken, and nothing asked.
        let settings = format!("players=1 solo_fallback=none passive_skip={skip}");
        at(&settings, &position, &format!("{roll}chance\nsee - /round 2"));
    }
    // Not while one of the tray fits.
    at("players=1", PASSIVE, "=111556\n1? take:W take:Y take:B skip\n1! take:P not-on-tray");
}

#[test]
fn r10_5_extra_dice_in_passive_turns_are_an_option() {
    let position = format!("{PASSIVE} 1.extras=2");
    at("players=1 solo_extra=forbidden", &position, "=123456\n1>take:B\nchance\nsee - /round 2");
    at("players=1 solo_extra=forbidden", &position, "=123456\n1>skip\nchance\nsee - /round 2");
    at(
        "players=1 solo_extra=allowed",
        &position,
        "=123456\n1! extra:W not-now\n1>take:B\n1? extra:W extra:Y extra:G extra:O extra:P done\n\
         1>extra:P\n1! extra:P extra-twice\n1>extra:O\nsee - /round 2\nsee - /seats/0/sheet/purple [6]",
    );
    at("players=1 solo_extra=allowed", &position, "=123456\n1>skip\n1? extra:* done");
    // Active turns have them either way, and the last passive turn is no exception.
    let last = format!("round=6 {position}");
    at("players=1 solo_extra=forbidden", &last, "=123456\n1>skip\nover");
    at("players=1 solo_extra=allowed", &last, "=123456\n1>skip\n1? extra:* done\n1>done\nover");
    at("players=1", "1.extras=1", "=111161\n1>pick:O\n1? extra:* done");
}

#[test]
fn r10_6_nine_ratings_have_the_bounds_of_the_page() {
    let words = clause("R10.6").split(|letter: char| !letter.is_ascii_digit());
    let bounds: Vec<u16> = words.filter_map(|word| word.parse().ok()).collect();
    assert_eq!(bounds.len(), 8, "nine steps");
    let mut ratings = vec![Rating::of(u16::MAX)];
    for (at, &bound) in bounds.iter().enumerate() {
        let first = if at == 0 { bound + 1 } else { bound };
        assert_eq!(Rating::of(first), *ratings.last().unwrap(), "{first}");
        let below = Rating::of(first - 1);
        assert!(below > *ratings.last().unwrap(), "a worse one below {first}");
        ratings.push(below);
    }
    assert_eq!(ratings.len(), 9);
    assert_eq!(ratings.last(), Some(&Rating::of(0)));
}

#[test]
fn r10_6_a_solo_game_ends_with_a_rating() {
    let last = "round=6 begin=passive";
    at(
        "players=1",
        last,
        "see - /rating null\n=123456\n1>skip\nsee - /rating \"beginner\"\npoints 1:0",
    );
    // 60 + 56 + 66 and low numbers, with five foxes.
    let full = super::full(1);
    let end = "=123456\nover\npoints 1:314\nsee - /rating \"legend\"";
    at("players=1", &format!("{last} {full}"), end);
    at("players=2", "round=6 turn=2", "=111161\n2>pick:O\n1>skip\nsee - /rating null");
}
