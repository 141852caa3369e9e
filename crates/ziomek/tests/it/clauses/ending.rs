//! R8: the end.

use turlaj_ziomek::{Laid, Pose, Requirement};

use crate::script::{at, game, tells};
use crate::solved::{broken, solved, solved_with, text};

const DICE: [u8; 4] = [1, 3, 5, 6];

fn last(players: usize, stacks: &[&[Laid]], script: &str) {
    let seats = stacks.iter().enumerate().map(|(at, stack)| format!("{}={}", at + 1, text(stack)));
    let seats = seats.collect::<Vec<_>>().join(" ");
    at(&format!("players={players}"), &format!("round=7 dice=r1,w3,b5,g6 {seats}"), script);
}

#[test]
fn r8_1_after_the_seventh_round_it_is_over() {
    let right = solved(7, DICE);
    last(
        2,
        &[&right[..4], &right],
        r#"2>shout
        told - {"kind":"ended","totals":[4,20],"bonuses":[0,8]}
        over
        see - /phase "over"
        see - /seats/1/stack/0 "ra@155"
        see - /check/1/points 12
        see - /ended_by "shout"
        points 1:4 2:20
        places 1:2 2:1
        1! drop:8a@100 over
        1! ready over
        2! shout over"#,
    );
    // Also without a shout.
    last(3, &[&right[..5], &right[..7]], "time\nover\npoints 1:5 2:7 3:0\nplaces 1:2 2:1 3:3");
    last(2, &[&right[..5]], "1>agree\n2>agree\nover\npoints 1:5 2:0");
}

#[test]
fn r8_1_points_are_levels_and_bonus_of_all_rounds() {
    let first = text(&solved(1, [9, 1, 4, 1]));
    let drops = |stack: &str, seat: u8| -> String {
        stack.split(',').map(|level| format!("{seat}>drop:{level}\n")).collect()
    };
    let mut script = format!("=r9,w1,b4,g1\ntime\n{}2>drop:wa@100\n1>shout\n", drops(&first, 1));
    script += r#"see - /seats/0/rounds [{"levels":6,"bonus":4}]
        see - /seats/1/rounds [{"levels":1,"bonus":0}]
"#;
    for _ in 2..=7 {
        script += "time\n=r1,w2,b3,g4\ntime\n2>drop:rb@100\ntime\n";
    }
    script +=
        "over\npoints 1:10 2:7\nplaces 1:1 2:2\nsee - /seats/1/rounds/6 {\"levels\":1,\"bonus\":0}";
    game("players=2", &script);
}

#[test]
fn r8_1_among_equals_the_most_bonus_points() {
    // Seat 1: 12 levels and 8 of bonus in round 7. Seat 2 has 20 points by other means: levels only.
    let right = solved(7, DICE);
    let nothing = "time\n=r1,w2,b3,g4\ntime\ntime\n";
    let six = text(&solved(1, [7, 8, 9, 10]));
    let two = text(&solved(2, [8, 9, 10, 1])[..2]);
    let drops = |stack: &str, seat: u8| -> String {
        stack.split(',').map(|level| format!("{seat}>drop:{level}\n")).collect()
    };
    let mut script = format!("=r7,w8,b9,g10\ntime\n{}time\n", drops(&six, 2));
    script += &format!("time\n=r8,w9,b10,g1\ntime\n{}time\n", drops(&two, 2));
    script += &nothing.repeat(4);
    script += &format!(
        "time\n=r1,w3,b5,g6\ntime\n{}{}1>shout\n",
        drops(&text(&right), 1),
        drops(&text(&right), 2)
    );
    script += "points 1:20 2:20 3:0\nplaces 1:1 2:2 3:3";
    game("players=3", &script);
}

#[test]
fn r8_1_then_the_victory_is_shared() {
    let right = solved(7, DICE);
    last(3, &[&right, &right[..5], &right], "time\npoints 1:12 2:5 3:12\nplaces 1:1 2:3 3:1");
    last(2, &[], "time\npoints 1:0 2:0\nplaces 1:1 2:1");
    // No bonus without a right shout.
    let wrong = broken(7, DICE, 2, 3);
    last(2, &[&wrong, &right], "1>shout\npoints 1:0 2:12\nplaces 1:2 2:1\nsee - /seats/1/bonus 0");
    let blank = solved_with(&Requirement::of(7, DICE), |pose: Pose| !pose.smiles(), |_, _| true);
    last(2, &[&blank, &right], "1>shout\npoints 1:12 2:12\nplaces 1:1 2:1");
    let state = at("players=2", &format!("round=7 dice=r1,w3,b5,g6 1={}", text(&right)), "2>agree");
    let news = [
        r#"{"kind":"agreed","seat":0}"#,
        r#"{"kind":"round-ended","round":7,"by":"agreed","scores":[{"levels":12,"bonus":0},{"levels":0,"bonus":0}]}"#,
        r#"{"kind":"ended","totals":[12,0],"bonuses":[0,0]}"#,
    ];
    tells("players=2", &state, "1>agree", &news);
}
