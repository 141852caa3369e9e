//! R7: points.

use turlaj_ziomek::{Laid, Pose, Requirement};

use crate::script::at;
use crate::solved::{broken, solved, solved_with, text};

const DICE: [u8; 4] = [9, 1, 4, 1];

fn position(stacks: &[&[Laid]]) -> String {
    let seats = stacks.iter().enumerate().map(|(at, stack)| format!("{}={}", at + 1, text(stack)));
    format!("round=1 dice=r9,w1,b4,g1 {}", seats.collect::<Vec<_>>().join(" "))
}

#[test]
fn r7_1_a_correct_shouter_has_a_point_for_each_level() {
    for round in 1..=7 {
        let dice = [1, 3, 5, 6];
        let stack = solved(round, dice);
        let settings = format!("players=1 round={round} dice=r1,w3,b5,g6");
        let position = format!("round={round} dice=r1,w3,b5,g6 1={}", text(&stack));
        let script =
            format!("1>shout\nsee - /check/0/points {}\npoints 1:{}", round + 5, round + 13);
        at(&settings, &position, &script);
    }
}

#[test]
fn r7_2_a_wrong_shouter_has_nothing() {
    let stack = broken(1, DICE, 6, 3);
    at(
        "players=2",
        &position(&[&stack]),
        r#"1>shout
        see - /check/0 {"verdicts":["right","right","right","right","right","line"],"points":0,"bonus":0,"correct":false}
        see - /seats/0/total 0"#,
    );
    at("players=2", &position(&[&solved(1, DICE)[..5]]), "1>shout\nsee - /seats/0/total 0");
}

#[test]
fn r7_3_two_points_for_each_ziomek_that_smiles() {
    let asked = Requirement::of(1, DICE);
    let smiles = |wanted: [bool; 2]| {
        // The first ziomek of the stack is white or grey, the second blue.
        let suits = move |pose: Pose| {
            let blue = pose.piece().width() == 25;
            pose.smiles() == wanted[usize::from(blue)]
        };
        solved_with(&asked, suits, |_, _| true)
    };
    for (wanted, bonus) in
        [([true, true], 4), ([true, false], 2), ([false, true], 2), ([false, false], 0)]
    {
        let script = format!(
            "1>shout\nsee - /check/0/correct true\nsee - /check/0/points 6\nsee - /check/0/bonus {bonus}
             see - /seats/0/bonus {bonus}\nsee - /seats/0/total {}",
            6 + bonus
        );
        at("players=2", &position(&[&smiles(wanted)]), &script);
    }
}

/// On its head with its face in front, or the right way up with its face hidden: no bonus.
#[test]
fn r7_3_upside_down_or_hidden_brings_no_bonus() {
    let asked = Requirement::of(1, DICE);
    let heads: [fn(Pose) -> bool; 3] = [
        |pose| pose.side() == turlaj_ziomek::Side::A && pose.flipped(),
        |pose| pose.side() == turlaj_ziomek::Side::B && !pose.flipped(),
        |pose| pose.side() == turlaj_ziomek::Side::B && pose.flipped(),
    ];
    for suits in heads {
        let stack = solved_with(&asked, suits, |_, _| true);
        at(
            "players=2",
            &position(&[&stack]),
            "1>shout\nsee - /check/0/points 6\nsee - /check/0/bonus 0",
        );
    }
}

#[test]
fn r7_4_the_others_score_below_their_first_wrong_level() {
    let (right, third) = (solved(1, DICE), broken(1, DICE, 3, 4));
    let stacks: [&[Laid]; 4] = [&right, &third, &right[..4], &right];
    let scores = r#"
        see - /seats/1/total 2
        see - /seats/2/total 4
        see - /seats/3/total 6
        see - /seats/1/bonus 0
        see - /seats/2/bonus 0
        see - /seats/3/bonus 0"#;
    // After a right shout, a wrong one, the clock, and by agreement.
    at("players=4", &position(&stacks), &format!("1>shout{scores}\nsee - /seats/0/total 10"));
    at(
        "players=4",
        &position(&stacks),
        &format!("1>down:1\n1>shout{scores}\nsee - /seats/0/total 0"),
    );
    at("players=4", &position(&stacks), &format!("time{scores}\nsee - /seats/0/total 6"));
    at(
        "players=4",
        &position(&stacks),
        &format!("1>agree\n2>agree\n3>agree\n4>agree{scores}\nsee - /seats/0/total 6"),
    );
}

#[test]
fn r7_4_right_levels_above_a_wrong_one_do_not_count() {
    let third = broken(1, DICE, 3, 4);
    at(
        "players=2",
        &position(&[&third]),
        r#"time
        see - /check/0/verdicts ["right","right","line","right","right","right"]
        see - /check/0/points 2"#,
    );
    at(
        "players=2",
        "round=1 dice=r9,w1,b4,g1 1=1a@100",
        "time\nsee - /check/0/points 0\nsee - /check/1/verdicts []",
    );
}
