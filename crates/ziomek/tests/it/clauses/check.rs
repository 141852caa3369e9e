//! R5: the shout and the check.

use turlaj_ziomek::{Laid, Pose, Requirement, Verdict, gap, is_correct, standing, verdicts};

use crate::script::{at, seen, tells};
use crate::solved::{broken, moved, solved, solved_with, text};

const DICE: [u8; 4] = [9, 1, 4, 1];

fn position(stack: &[Laid]) -> String {
    format!("round=1 dice=r9,w1,b4,g1 1={}", text(stack))
}

#[test]
fn r5_1_anybody_may_shout_and_that_ends_the_round_for_all() {
    for seat in 1..=3 {
        let (other, at_seat) = (seat % 3 + 1, seat - 1);
        at(
            "players=3",
            "round=1 dice=r9,w1,b4,g1 1=wa@100",
            &format!(
                r#"{seat}>shout
                told - {{"kind":"shouted","seat":{at_seat},"correct":false}}
                see - /phase "checked"
                see - /shouter {at_seat}
                see - /ended_by "shout"
                {seat}! shout not-now
                {other}! shout not-now
                {other}! drop:1a@0 not-now
                {other}! flip not-now
                {other}! down:1 not-now
                {other}! agree not-now
                {other}! withdraw not-now
                {other}! turn:b not-now
                see - /seats/0/stack ["wa@100"]"#
            ),
        );
    }
}

#[test]
fn r5_2_a_correct_stack_has_exactly_the_levels_and_all_are_right() {
    let right = solved(1, DICE);
    let asked = Requirement::of(1, DICE);
    assert!(is_correct(&asked, &right));
    assert!(!is_correct(&asked, &right[..5]), "one too few");
    let free = Pose::all().find(|pose| right.iter().all(|laid| laid.piece() != pose.piece()));
    let mut higher = right.clone();
    higher.push(Laid { pose: free.unwrap(), x: right[5].x });
    assert!(!is_correct(&asked, &higher), "one too many");
    assert!(!is_correct(&asked, &[]));
    for (stack, correct) in [(&right[..], true), (&right[..5], false)] {
        let state = at("players=2", &position(stack), "");
        let score = if correct { r#"{"levels":6,"bonus":4}"# } else { r#"{"levels":0,"bonus":0}"# };
        let news = [
            format!(r#"{{"kind":"shouted","seat":0,"correct":{correct}}}"#),
            format!(
                r#"{{"kind":"round-ended","round":1,"by":"shout","scores":[{score},{{"levels":0,"bonus":0}}]}}"#
            ),
        ];
        tells("players=2", &state, "1>shout", &[&news[0], &news[1]]);
        let state = at("players=2", &position(stack), "1>shout");
        assert_eq!(seen("players=2", &state)["check"][0]["correct"], correct);
    }
}

#[test]
fn r5_3_a_level_above_the_round_is_wrong() {
    let lower = solved(1, [7, 8, 9, 10]);
    let higher = Requirement::of(1, [7, 8, 9, 10]);
    let mut stack = lower.clone();
    let free = Pose::all().find(|pose| {
        pose.piece().colour().is_none() && lower.iter().all(|laid| laid.piece() != pose.piece())
    });
    let mut laid = Laid { pose: free.unwrap(), x: 0 };
    laid.x -= gap(stack[5], laid);
    stack.push(laid);
    let found = verdicts(&higher, &stack);
    assert_eq!(found[..6], [Verdict::Right; 6]);
    assert_eq!(found[6], Verdict::Above, "although its line goes on");
    assert_eq!(verdicts(&Requirement::of(2, [8, 8, 9, 10]), &stack)[6], Verdict::Right);
}

#[test]
fn r5_3_a_level_holds_what_the_dice_ask_for() {
    let either = Requirement::of(1, DICE);
    let verdict =
        |asked: &Requirement, stack: &str| verdicts(asked, &crate::stacks::stack(stack))[0];
    for (level, expected) in [
        ("wa@0", Verdict::Right),
        ("gb~@0", Verdict::Right),
        ("ra@0", Verdict::Piece),
        ("ba@0", Verdict::Piece),
        ("1a@0", Verdict::Piece),
    ] {
        assert_eq!(verdict(&either, level), expected, "{level}");
    }
    let long = Requirement::of(1, [9, 2, 4, 2]);
    for (level, expected) in
        [("8d~@0", Verdict::Right), ("ra@0", Verdict::Piece), ("wa@0", Verdict::Piece)]
    {
        assert_eq!(verdict(&long, level), expected, "{level}");
    }
    // A long block where a ziomek is asked for, and the line of it goes on: still wrong.
    let stack = solved(1, [7, 8, 9, 10]);
    let found = verdicts(&Requirement::of(1, [7, 3, 9, 10]), &stack);
    assert_eq!(found[2], Verdict::Piece);
    assert!(found.iter().enumerate().all(|(at, one)| (*one == Verdict::Right) == (at != 2)));
}

#[test]
fn r5_3_the_line_goes_on_within_two_millimetres() {
    for (by, right) in [(-3, false), (-2, true), (2, true), (3, false)] {
        let stack = broken(1, DICE, 4, by);
        let found = verdicts(&Requirement::of(1, DICE), &stack);
        let expected = if right { Verdict::Right } else { Verdict::Line };
        assert_eq!(found[3], expected, "by {by}");
        let others = found.iter().enumerate().filter(|(at, _)| *at != 3);
        assert!(others.into_iter().all(|(_, one)| *one == Verdict::Right), "only the upper level");
        let state = at("players=2", &position(&stack), "1>shout");
        let view = seen("players=2", &state);
        assert_eq!(view["check"][0]["correct"], right);
        assert_eq!(view["seats"][0]["total"], if right { 10 } else { 0 });
    }
}

#[test]
fn r5_3_the_line_may_enter_the_first_level_anywhere() {
    let right = solved(1, DICE);
    for by in [-60, -1, 1, 60] {
        let stack = moved(&right, 1, by);
        assert_eq!(standing(&stack), 6);
        assert!(is_correct(&Requirement::of(1, DICE), &stack));
    }
    for pose in Pose::all().filter(|pose| pose.piece().colour().is_none()) {
        let found = verdicts(&Requirement::of(1, [7, 8, 9, 10]), &[Laid { pose, x: 0 }]);
        assert_eq!(found[..], [Verdict::Right], "{pose}");
    }
}

#[test]
fn r5_3_a_pair_is_right_with_either() {
    let asked = Requirement::of(1, DICE);
    for colour in asked.pair().unwrap() {
        let stack = solved_with(&asked.choosing(colour).unwrap(), Pose::smiles, |_, _| true);
        at(
            "players=2",
            &position(&stack),
            r#"1>shout
            told - {"kind":"shouted","seat":0,"correct":true}"#,
        );
    }
}
