//! The examples of the booklet, and the named tests of the specification.

use turlaj_ziomek::{COLOURS, Laid, Piece, Pose, Requirement, Want, is_correct, levels, may_stand};

use crate::script::{at, game};
use crate::solved::{broken, solved, solved_with, text};

/// White 1, grey 1, blue 4, red 9 in round 1.
const ROLL: [u8; 4] = [9, 1, 4, 1];

fn first_round(stacks: &[&[Laid]]) -> String {
    let seats = stacks.iter().enumerate().map(|(at, stack)| format!("{}={}", at + 1, text(stack)));
    format!("round=1 dice=r9,w1,b4,g1 {}", seats.collect::<Vec<_>>().join(" "))
}

/// Of the two ziomki, only the lower one smiles.
fn piotr() -> Vec<Laid> {
    let suits = |pose: Pose| pose.smiles() != (pose.piece().width() == 25);
    solved_with(
        &Requirement::of(1, ROLL).choosing(turlaj_ziomek::Colour::W).unwrap(),
        suits,
        |_, _| true,
    )
}

#[test]
fn the_roll_of_the_booklet() {
    let script = r#"=r9,w1,b4,g1
        time
        see - /wants ["wg","","","b","",""]
        see - /out ["r"]
        see - /pair ["w","g"]"#;
    game("players=4", script);
    for dice in ["white", "grey"].map(|name| if name == "white" { "w" } else { "g" }) {
        let colour = dice.parse().unwrap();
        let asked = Requirement::of(1, ROLL).choosing(colour).unwrap();
        let stack = solved_with(&asked, Pose::smiles, |_, _| true);
        assert_eq!(stack[0].piece().to_string(), dice);
        assert_eq!(stack[3].piece().to_string(), "b");
        assert!(is_correct(&Requirement::of(1, ROLL), &stack), "either will do");
    }
}

#[test]
fn piotr_has_six_levels_and_one_smile() {
    let stack = piotr();
    assert_eq!(stack.iter().filter(|laid| laid.piece().colour().is_some()).count(), 2);
    at(
        "players=4",
        &first_round(&[&stack]),
        r#"1>shout
        see - /check/0/points 6
        see - /check/0/bonus 2
        see - /seats/0/total 8"#,
    );
}

#[test]
fn the_first_row_of_the_pad() {
    let right = solved(1, ROLL);
    // Staś has a broken line, Tosia is slow, Pola has the wrong piece on top.
    let (stas, tosia) = (broken(1, ROLL, 3, -5), &right[..5]);
    let mut pola = right[..4].to_vec();
    pola.push("ra@0".parse().unwrap());
    pola[4].x = pola[3].x;
    at(
        "players=4",
        &first_round(&[&piotr(), &stas, tosia, &pola]),
        r#"1>shout
        told - {"kind":"round-ended","round":1,"by":"shout","scores":[{"levels":6,"bonus":2},{"levels":2,"bonus":0},{"levels":5,"bonus":0},{"levels":4,"bonus":0}]}
        see - /check/3/verdicts ["right","right","right","right","piece"]"#,
    );
}

#[test]
fn a_wrong_shout_scores_nothing_and_the_others_to_their_first_wrong_level() {
    let right = solved(1, ROLL);
    at(
        "players=3",
        &first_round(&[&right[..5], &broken(1, ROLL, 5, 3), &right[..3]]),
        r#"1>shout
        told - {"kind":"round-ended","scores":[{"levels":0,"bonus":0},{"levels":4,"bonus":0},{"levels":3,"bonus":0}]}"#,
    );
}

#[test]
fn a_wrong_shout_while_another_stack_is_full_and_right() {
    let right = solved(1, ROLL);
    at(
        "players=2",
        &first_round(&[&right[..1], &right]),
        r#"1>shout
        see - /check/1/correct true
        told - {"kind":"round-ended","scores":[{"levels":0,"bonus":0},{"levels":6,"bonus":0}]}"#,
    );
}

#[test]
fn seven_eight_nine_ten_in_round_1_use_no_ziomek() {
    game(
        "players=2",
        r#"=r7,w8,b9,g10
        time
        see - /wants ["","","","","",""]
        see - /out ["r","w","b","g"]"#,
    );
    let stack = solved(1, [7, 8, 9, 10]);
    assert!(stack.iter().all(|laid| laid.piece().colour().is_none()));
    let position = format!("round=1 dice=r7,w8,b9,g10 1={}", text(&stack));
    at("players=2", &position, "1>shout\nsee - /seats/0/total 6\nsee - /seats/0/bonus 0");
}

#[test]
fn round_7_rolls_only_the_repeated_dice_again() {
    game(
        "players=1 round=7",
        "=r2,w8,b8,g10\n! r2,w8,b8,g10 wrong-roll\n=w2,b3\n! w2 wrong-roll\n=r5,w6\ntime\nsee - /dice [5,6,3,10]",
    );
}

#[test]
fn long_blocks_always_suffice() {
    let numbers = || 1..=10u8;
    let most = |round: u8| {
        let mut most = 0;
        for red in numbers() {
            for white in numbers() {
                for (blue, grey) in
                    numbers().flat_map(|blue| numbers().map(move |grey| (blue, grey)))
                {
                    let dice = [red, white, blue, grey];
                    if may_stand(round, dice) {
                        let wants = Requirement::of(round, dice);
                        let long = wants.wants().iter().filter(|want| **want == Want::Long).count();
                        most = most.max(long);
                    }
                }
            }
        }
        most
    };
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(most), [6, 7, 7, 7, 7, 8, 8]);
    assert!([1, 2, 3, 4, 5, 6, 7].map(most).iter().all(|&long| long <= Piece::LONG));
}

#[test]
fn round_7_uses_all_twelve_pieces() {
    let mut pieces: Vec<Piece> = solved(7, [2, 5, 8, 10]).iter().map(|laid| laid.piece()).collect();
    pieces.sort_unstable();
    assert_eq!(pieces, Piece::all().collect::<Vec<_>>());
    assert_eq!((levels(7), COLOURS.len()), (Piece::COUNT, 4));
}
