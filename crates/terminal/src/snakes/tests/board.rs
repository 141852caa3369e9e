//! What the table shows and what is asked.

use crate::{Drawing, Line, SnakesDrawing};
use expect_test::{Expect, expect};
use turlaj_core::{Event, Eye, Game, Node, Silent};
use turlaj_snakes::{Snakes, State};

use super::{THREE, TWO, after, legal, name, rules};
use crate::testing::text;

/// The table and the question. The first line holds the margin, which would be lost where all lines
/// are indented.
fn screen(rules: &Snakes, state: &State) -> String {
    let view = rules.view(state, Eye::Nobody);
    let asked = SnakesDrawing::prompt(rules, &view, &legal(rules, state), &name);
    // The terminal writes four signs before a question.
    let asked: Vec<Line> = asked.into_iter().map(|line| Line::plain("  > ").join(line)).collect();
    format!(
        "---\n{}{}",
        text(&SnakesDrawing::board(rules, &view, Eye::Nobody, &name)),
        text(&asked)
    )
}

fn shown(settings: &str, position: &str, facts: &str) -> String {
    let rules = rules(settings);
    screen(&rules, &after(&rules, position, facts))
}

fn shows(settings: &str, position: &str, facts: &str, expected: &Expect) {
    expected.assert_eq(&shown(settings, position, facts));
}

#[test]
fn a_game_begins() {
    shows(
        TWO,
        "turns=0,0",
        "",
        &expect![[r#"
        ---
                points  green     orange
         > Ala       0  ■■■■■■ 6  □□ 2
           Ola       0  ■■■■■■ 6  □□ 2
          > g rolls a green die:    head, tail, straight x2, curve x2
          > orange dice come from the second turn on
    "#]],
    );
    shows(
        TWO,
        "turns=0,0",
        "roll:g C",
        &expect![[r#"
        ---
                points  green     orange
         > Ala       0  ■■■■■■ 6  □□ 2
           Ola       0  ■■■■■■ 6  □□ 2
         Rolled: ╔══  a green curve
          > it fits nowhere: n begins a new snake
    "#]],
    );
}

#[test]
fn snakes_lie_side_by_side_and_say_what_they_need() {
    let position = "1=HSLLt 2=LRLS 3=hT 4=SSRRT 5=Hsrrs 6=L 7=SS done=1:2 \
                    points=1,2,0,0 hands=2+1,0+0,3+0,1+0";
    shows(
        "players=4",
        position,
        "",
        &expect![[r#"
        ---
         1 done by Ola    2 needs both    3 done by Ala    4 needs a head
            ≈──╗                2b        ◁──~             4a═══════╗
         ◄═════╝                ║                                ~══╝
                             ╔══╝
                          2a═╝
         5 needs a tail    6 needs both    7 needs both
         ◄══───╮              6b           7a═══════7b
         5b────╯           6a═╝

                 points  green  orange
         > Ala        1  ■■ 2   □ 1
           Ola        2  -      -
           Olek       0  ■■■ 3  -
           Ula        0  ■ 1    -
          > g rolls a green die:    head, tail, straight x2, curve x2
          > o rolls an orange die:  head x2, tail x2, +, -
    "#]],
    );
}

#[test]
fn a_curve_shows_where_it_leads() {
    shows(
        TWO,
        "1=HS 2=LL",
        "roll:g C",
        &expect![[r#"
        ---
         1 needs a tail    2 needs both
         ◄═════1b          2b═╗
                           2a═╝

                points  green     orange
         > Ala       0  ■■ 2      □□ 2
           Ola       0  ■■■■■■ 6  □□ 2
         Rolled: ╔══  a green curve
          > attach it: 1bl ↑   1br ↓   2al ↓   2br ↑
          > l and r: left and right for who crawls out; the arrow shows where it leads
    "#]],
    );
}

#[test]
fn a_tail_says_what_it_completes() {
    shows(
        TWO,
        "1=HS 2=S 3=HST",
        "roll:o T",
        &expect![[r#"
        ---
         1 needs a tail    2 needs both    3 done by Ala
         ◄═════1b          2a════2b        ◄═════~

                points  green     orange
         > Ala       0  -         □□ 2
           Ola       0  ■■■■■■ 6  □□ 2
         Rolled: ≈──  an orange tail
          > attach it: 1b completes it!   2a   2b
    "#]],
    );
}

#[test]
fn a_piece_that_fits_nowhere() {
    shows(
        TWO,
        "1=HS",
        "roll:g H",
        &expect![[r#"
        ---
         1 needs a tail
         ◄═════1b

                points  green     orange
         > Ala       0  ■■■■ 4    □□ 2
           Ola       0  ■■■■■■ 6  □□ 2
         Rolled: ◄══  a green head
          > it fits nowhere: n begins a new snake
    "#]],
    );
}

#[test]
fn after_a_plus() {
    shows(
        TWO,
        "1=HSt 2=L 3=hT turn=2",
        "roll:o +",
        &expect![[r#"
        ---
         1 done by Ala    2 needs both    3 done by Ala
         ◄═════≈             2b           ◁──~
                          2a═╝

                points  green     orange
           Ala       0  ■■ 2      -
         > Ola       0  ■■■■■■ 6  □□ 2
         Rolled: +  on an orange die
          > take a die: 1a head   1b orange tail   2a curve   3a orange head   3b tail
          > or roll again: g green (6)   o orange (2)   s stops, the turn is over
    "#]],
    );
    shows(
        TWO,
        "1=HSt 2=L",
        "roll:o + take:1b",
        &expect![[r#"
        ---
         1 needs a tail    2 needs both
         ◄═════1b             2b
                           2a═╝

                points  green     orange
         > Ala       0  ■■■ 3     □□ 2
           Ola       0  ■■■■■■ 6  □□ 2
         Rolled: +  on an orange die
          > roll again: g green (3)   o orange (2)   s stops, the turn is over
    "#]],
    );
}

#[test]
fn after_a_plus_with_only_the_taken_die_to_roll() {
    for (facts, asked) in [
        ("roll:o +", "take a die: 1a head   1b orange tail\n  > or s stops, the turn is over"),
        ("roll:o + take:1b", "roll again: o orange (3)   s stops, the turn is over"),
    ] {
        let shown = shown("players=2 again=taken", "1=HSt hands=2+2,5+1", facts);
        assert!(shown.ends_with(&format!("  > {asked}\n")), "{shown}");
    }
    let empty = shown("players=2 again=taken", "", "roll:o +");
    assert!(empty.ends_with("\n  > s stops, the turn is over\n"), "{empty}");
}

#[test]
fn after_a_minus_three_players_choose() {
    shows(
        THREE,
        "1=HSt",
        "roll:o -",
        &expect![[r#"
        ---
         1 done by Ala
         ◄═════≈

                 points  green     orange
         > Ala        0  ■■■■ 4    □ 1
           Ola        0  ■■■■■■ 6  □□ 2
           Olek       0  ■■■■■■ 6  □□ 2
         Rolled: -  on an orange die
          > who gets the die? 2 Ola   3 Olek
    "#]],
    );
}

#[test]
fn the_end_of_a_game() {
    shows(
        TWO,
        "1=HS hands=1+0,0+0",
        "roll:g T put:1b",
        &expect![[r#"
        ---
         1 done by Ala
         ◄═════~

                points  green  orange
           Ala       1  -      -
           Ola       0  -      -
    "#]],
    );
}

/// All dice of four players can lie in one straight snake, or in as many snakes as there are dice.
#[test]
fn no_table_is_too_wide() {
    let position = format!("1={}{} hands=1+0,0+0,0+0,0+0", "S".repeat(23), "s".repeat(8));
    shows(
        "players=4",
        &position,
        "",
        &expect![[r#"
        ---
         1 needs both
         1a══════════════════════════════════════════════────────────────1b

                 points  green  orange
         > Ala        0  ■ 1    -
           Ola        0  -      -
           Olek       0  -      -
           Ula        0  -      -
          > g rolls a green die:    head, tail, straight x2, curve x2
    "#]],
    );
    let many: Vec<String> = (1..=24).map(|number| format!("{number}=S")).collect();
    shows(
        "players=4",
        &many.join(" "),
        "",
        &expect![[r#"
        ---
         1 needs both    2 needs both    3 needs both    4 needs both    5 needs both
         1a════1b        2a════2b        3a════3b        4a════4b        5a════5b
         6 needs both    7 needs both    8 needs both    9 needs both
         6a════6b        7a════7b        8a════8b        9a════9b
         10 needs both    11 needs both    12 needs both    13 needs both
         10a═════10b      11a═════11b      12a═════12b      13a═════13b
         14 needs both    15 needs both    16 needs both    17 needs both
         14a═════14b      15a═════15b      16a═════16b      17a═════17b
         18 needs both    19 needs both    20 needs both    21 needs both
         18a═════18b      19a═════19b      20a═════20b      21a═════21b
         22 needs both    23 needs both    24 needs both
         22a═════22b      23a═════23b      24a═════24b

                 points  green  orange
         > Ala        0  -      □□ 2
           Ola        0  -      □□ 2
           Olek       0  -      □□ 2
           Ula        0  -      □□ 2
          > o rolls an orange die:  head x2, tail x2, +, -
    "#]],
    );
}

/// Every position of random games can be shown, within 80 columns, and every open end is named in
/// it.
#[test]
fn every_position_can_be_shown() {
    for seed in 0..60 {
        let rules = rules(["players=2", "players=3", "players=4 faces=HTSCCC/HTSC+-"][seed % 3]);
        let mut dice = seed as u64;
        let mut below = |most: usize| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (dice >> 33) as usize % most
        };
        let mut state = rules.start();
        for _ in 0..400 {
            let event = match rules.node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let roll = rules.roll(&state, &mut |_, faces| below(faces as usize) as u32);
                    Event::Roll { roll }
                }
                node => {
                    let seat = node.asked().iter().next().unwrap();
                    let legal = legal(&rules, &state);
                    Event::Act { seat, action: legal[below(legal.len())] }
                }
            };
            rules.apply(&mut state, &event, &mut Silent);
            let shown = screen(&rules, &state);
            let table = shown.split("points").next().unwrap();
            for snake in rules.view(&state, Eye::Nobody).snakes {
                for end in &snake.ends {
                    let name = format!("{}{}", snake.number, end.end);
                    assert!(table.contains(&name), "{name}\n{shown}");
                }
            }
        }
    }
}
