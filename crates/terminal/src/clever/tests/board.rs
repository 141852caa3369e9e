//! What the board shows and what is asked.

use crate::{CleverDrawing, Drawing, Line};
use expect_test::{Expect, expect};
use turlaj_clever::{Clever, State};
use turlaj_core::{Eye, Game, Seat};

use super::{FIRST, SECOND, after, legal, name, rules};
use crate::testing::text;

const MIDDLE: &str = "round=3 1.yellow=3.1,2.2,1.3 1.blue=2,7,9,10,11 1.green=1-4 1.orange=5,2,3,12 \
                      1.purple=2,5 1.rerolls=3/1 1.extras=2/1";

/// The board and the question, as the eye sees them. The first line holds the margin, which would be
/// lost where all lines are indented.
fn screen(rules: &Clever, state: &State, eye: Eye) -> String {
    let view = rules.view(state, eye);
    let who = eye.seat().map_or("a spectator".to_string(), name);
    let mut shown =
        format!("{who} sees:\n{}", text(&CleverDrawing::board(rules, &view, eye, &name)));
    if let Eye::Seat(seat) = eye {
        let asked = CleverDrawing::prompt(rules, &view, &legal(rules, state, seat), &name);
        // The terminal writes four signs before a question.
        shown += &text(
            &asked.into_iter().map(|line| Line::plain("  > ").join(line)).collect::<Vec<_>>(),
        );
    }
    shown
}

/// The question to the first seat alone.
fn asks(rules: &Clever, position: &str, facts: &str, expected: &Expect) {
    let state = after(rules, position, facts);
    let view = rules.view(&state, FIRST);
    expected.assert_eq(&text(&CleverDrawing::prompt(
        rules,
        &view,
        &legal(rules, &state, Seat(0)),
        &name,
    )));
}

fn shows(rules: &Clever, position: &str, facts: &str, eye: Eye, expected: &Expect) {
    expected.assert_eq(&screen(rules, &after(rules, position, facts), eye));
}

#[test]
fn a_solo_game_begins() {
    shows(
        &rules(1, &[]),
        "",
        "345126",
        FIRST,
        &expect![[r#"
            Ala sees:
             Round 1 of 6, your turn   [1:re] 2:+1 3:re 4:X/6 5:- 6:-
             YELLOW  0                BLUE  0   next 1         re rerolls    . . . . . . .
             [3]  6   5   X   -> BX        2   3   4   -> O5      roll the same dice again
              2   1   X   5   -> O4    5   6   7  [8]  -> YX   +1 extra dice . . . . . . .
              1   X   2  [4]  -> GX    9   10  11  12  -> fox     one die more after a turn
              X  [3] [4]  6   -> fox   re  GX  P6  +1          foxes      none
             *10 *14 *16 *20   \ +1                            total      0

             GREEN  0    [1+]  2+   3+   4+   5+   1+   2+   3+   4+   5+   6+
              points      1    3    6    10   15   21   28   36   45   55   66
                                         +1        BX   fox       P6   re
             ORANGE  0   [.]   .    .    x2   .    .    x2   .    x2   .    x3
                                    re        YX   +1        fox       P6
             PURPLE  0   [any] .    .    .    .    .    .    .    .    .    .
                                    re   BX   +1   YX   fox  re   GX   O6   +1
             Roll 1 of 3: W3 Y4 B5 G1 O2 P6  Silver tray: -  Picked: -  B+W 8
              > pick a die: W3 (2)   Y4 (3)   B5 (4)   G1   O2 (1)   P6 (5)
              > in brackets: how many dice that show less go to the silver tray
        "#]],
    );
}

#[test]
fn a_sheet_in_the_middle_of_a_solo_game() {
    shows(
        &rules(1, &[]),
        MIDDLE,
        "345126",
        FIRST,
        &expect![[r#"
            Ala sees:
             Round 3 of 6, your turn   1:re 2:+1 [3:re] 4:X/6 5:- 6:-
             YELLOW 10                BLUE 11   next 16        re rerolls    x o o . . . .
              X   6   5   X   -> BX        X   3   4   -> O5      roll the same dice again
              X   1   X   5   -> O4    5   6   X  [8]  -> YX   +1 extra dice x o . . . . .
              X   X   2  [4]  -> GX    X   X   X   12  -> fox     one die more after a turn
              X  [3] [4]  6   -> fox   re  GX  P6  +1          foxes      none
             =10 *14 *16 *20   \ +1                            total      60

             GREEN 10     X    X    X    X    5+   1+   2+   3+   4+   5+   6+
              points      1    3    6    10   15   21   28   36   45   55   66
                                         +1        BX   fox       P6   re
             ORANGE 22    5    2    3    12  [.]   .    x2   .    x2   .    x3
                                    re        YX   +1        fox       P6
             PURPLE  7    2    5   [>5]  .    .    .    .    .    .    .    .
                                    re   BX   +1   YX   fox  re   GX   O6   +1
             Roll 1 of 3: W3 Y4 B5 G1 O2 P6  Silver tray: -  Picked: -  B+W 8
              > pick a die: W3 (2)   Y4 (3)   B5 (4)   O2 (1)   P6 (5)
              > r spends a reroll (2 left): the dice of this roll fall again
        "#]],
    );
}

#[test]
fn a_die_with_many_places_and_what_they_bring() {
    shows(
        &rules(1, &[]),
        MIDDLE,
        "345126 1:pick:W",
        FIRST,
        &expect![[r#"
            Ala sees:
             Round 3 of 6, your turn   1:re 2:+1 [3:re] 4:X/6 5:- 6:-
             YELLOW 10                BLUE 11   next 16        re rerolls    x o o . . . .
              X   6   5   X   -> BX        X   3   4   -> O5      roll the same dice again
              X   1   X   5   -> O4    5   6   X  [8]  -> YX   +1 extra dice x o . . . . .
              X   X   2   4   -> GX    X   X   X   12  -> fox     one die more after a turn
              X  [3]  4   6   -> fox   re  GX  P6  +1          foxes      none
             =10 *14 *16 *20   \ +1                            total      60

             GREEN 10     X    X    X    X    5+   1+   2+   3+   4+   5+   6+
              points      1    3    6    10   15   21   28   36   45   55   66
                                         +1        BX   fox       P6   re
             ORANGE 22    5    2    3    12  [.]   .    x2   .    x2   .    x3
                                    re        YX   +1        fox       P6
             PURPLE  7    2    5    >5   .    .    .    .    .    .    .    .
                                    re   BX   +1   YX   fox  re   GX   O6   +1
             Roll 1 of 3: Y4 B5 G1 O2 P6  Silver tray: -  Picked: W3  B+W 8
              > write white 3 into: Y3.4   B8   O5=3 -> YX
        "#]],
    );
}

#[test]
fn the_order_of_two_gifts_is_asked() {
    let rules = rules(1, &[]);
    let position =
        "round=5 1.yellow=3.1,6.1,3.4,4.4 1.blue=3,4,6,10 1.green=1,2 1.orange=1 1.purple=1";
    asks(
        &rules,
        position,
        "111111 1:pick:W 1:mark:B2",
        &expect![[r#"
        which bonus first? GX a cross in green   O5 a 5 in orange
    "#]],
    );
}

#[test]
fn a_passive_turn_alone() {
    shows(
        &rules(1, &[]),
        "begin=passive",
        "345126",
        FIRST,
        &expect![[r#"
            Ala sees:
             Round 1 of 6, passive turn   [1:re] 2:+1 3:re 4:X/6 5:- 6:-
             YELLOW  0                BLUE  0   next 1         re rerolls    . . . . . . .
             [3]  6   5   X   -> BX        2   3   4   -> O5      roll the same dice again
              2   1   X   5   -> O4    5   6   7  [8]  -> YX   +1 extra dice . . . . . . .
              1   X   2   4   -> GX    9   10  11  12  -> fox     one die more after a turn
              X  [3]  4   6   -> fox   re  GX  P6  +1          foxes      none
             *10 *14 *16 *20   \ +1                            total      0

             GREEN  0    [1+]  2+   3+   4+   5+   1+   2+   3+   4+   5+   6+
              points      1    3    6    10   15   21   28   36   45   55   66
                                         +1        BX   fox       P6   re
             ORANGE  0   [.]   .    .    x2   .    .    x2   .    x2   .    x3
                                    re        YX   +1        fox       P6
             PURPLE  0   [any] .    .    .    .    .    .    .    .    .    .
                                    re   BX   +1   YX   fox  re   GX   O6   +1
             Silver tray: W3 G1 O2  Beside it: Y4 B5 P6  B+W 8
              > take a die of the silver tray: W3   G1   O2
              > s takes none
        "#]],
    );
}

#[test]
fn the_black_gifts_are_asked() {
    shows(
        &rules(1, &[]),
        "round=4 begin=round",
        "",
        FIRST,
        &expect![[r#"
            Ala sees:
             Round 4 of 6, black gifts   1:re 2:+1 3:re [4:X/6] 5:- 6:-
             YELLOW  0                BLUE  0   next 1         re rerolls    . . . . . . .
             [3] [6] [5]  X   -> BX       [2] [3] [4]  -> O5      roll the same dice again
             [2] [1]  X  [5]  -> O4   [5] [6] [7] [8]  -> YX   +1 extra dice . . . . . . .
             [1]  X  [2] [4]  -> GX   [9] [10][11][12] -> fox     one die more after a turn
              X  [3] [4] [6]  -> fox   re  GX  P6  +1          foxes      none
             *10 *14 *16 *20   \ +1                            total      0

             GREEN  0    [1+]  2+   3+   4+   5+   1+   2+   3+   4+   5+   6+
              points      1    3    6    10   15   21   28   36   45   55   66
                                         +1        BX   fox       P6   re
             ORANGE  0   [.]   .    .    x2   .    .    x2   .    x2   .    x3
                                    re        YX   +1        fox       P6
             PURPLE  0   [any] .    .    .    .    .    .    .    .    .    .
                                    re   BX   +1   YX   fox  re   GX   O6   +1
              > the gift of this round: X a cross in yellow, blue or green
              >                         6 a 6 in orange or purple
        "#]],
    );
    asks(
        &rules(1, &[]),
        "round=4 begin=round",
        "1:bonus:6",
        &expect![[r#"
        a 6 in orange or purple goes into: O1=6   P1
    "#]],
    );
}

#[test]
fn a_closing_phase_of_three_is_sealed() {
    let rules = rules(3, &[]);
    let position = "1.extras=1 2.extras=2/1 2.blue=2,7 3.orange=1,2";
    let state = after(&rules, position, "666666 1:pick:P 66666. 1:pick:O 6666.. 1:pick:G");
    expect![[r#"
        Ala sees:
         Round 1 of 5, your turn   [1:re] 2:+1 3:re 4:X/6 5:-
         YELLOW  0                BLUE  0   next 1         re rerolls    . . . . . . .
          3  [6]  5   X   -> BX        2   3   4   -> O5      roll the same dice again
          2   1   X   5   -> O4    5   6   7   8   -> YX   +1 extra dice o . . . . . .
          1   X   2   4   -> GX    9   10  11 [12] -> fox     one die more after a turn
          X   3   4  [6]  -> fox   re  GX  P6  +1          foxes      none
         *10 *14 *16 *20   \ +1                            total      13

         GREEN  1     X   [2+]  3+   4+   5+   1+   2+   3+   4+   5+   6+
          points      1    3    6    10   15   21   28   36   45   55   66
                                     +1        BX   fox       P6   re
         ORANGE  6    6   [.]   .    x2   .    .    x2   .    x2   .    x3
                                re        YX   +1        fox       P6
         PURPLE  6    6   [any] .    .    .    .    .    .    .    .    .
                                re   BX   +1   YX   fox  re   GX   O6   +1
             yellow blue green orange purple  foxes  total  re +1
        > Ala     0    0     1      6      6      -     13   0  1
          Ola     0    2     0      0      0      -      2   0  1  choosing
            Y 365X 21X5 1X24 X346   B 2 7   G 0   O -   P -
          Ela     0    0     0      3      0      -      3   0  0  choosing
            Y 365X 21X5 1X24 X346   B -   G 0   O 1 2   P -
         Silver tray: W6 Y6 B6  Picked: P6 O6 G6  B+W 12
          > spend an extra die (1 left) on: W6   Y6   B6   G6   O6   P6
          > . when done
    "#]]
    .assert_eq(&screen(&rules, &state, FIRST));
    expect![[r#"
        Ola sees:
         Round 1 of 5, turn of Ala   [1:re] 2:+1 3:re 4:X/6 5:-
         YELLOW  0                BLUE  2   next 4         re rerolls    . . . . . . .
          3  [6]  5   X   -> BX        X   3   4   -> O5      roll the same dice again
          2   1   X   5   -> O4    5   6   X   8   -> YX   +1 extra dice x o . . . . .
          1   X   2   4   -> GX    9   10  11 [12] -> fox     one die more after a turn
          X   3   4  [6]  -> fox   re  GX  P6  +1          foxes      none
         *10 *14 *16 *20   \ +1                            total      2

         GREEN  0    [1+]  2+   3+   4+   5+   1+   2+   3+   4+   5+   6+
          points      1    3    6    10   15   21   28   36   45   55   66
                                     +1        BX   fox       P6   re
         ORANGE  0   [.]   .    .    x2   .    .    x2   .    x2   .    x3
                                re        YX   +1        fox       P6
         PURPLE  0   [any] .    .    .    .    .    .    .    .    .    .
                                re   BX   +1   YX   fox  re   GX   O6   +1
             yellow blue green orange purple  foxes  total  re +1
        > Ala     0    0     1      6      6      -     13   0  1  choosing
            Y 365X 21X5 1X24 X346   B -   G 1   O 6   P 6
          Ola     0    2     0      0      0      -      2   0  1
          Ela     0    0     0      3      0      -      3   0  0  choosing
            Y 365X 21X5 1X24 X346   B -   G 0   O 1 2   P -
         Silver tray: W6 Y6 B6  Picked: P6 O6 G6  B+W 12
          > take a die of the silver tray: W6   Y6   B6
          > s takes none
    "#]]
    .assert_eq(&screen(&rules, &state, SECOND));
    expect![[r#"
        a spectator sees:
         Round 1 of 5, turn of Ala   [1:re] 2:+1 3:re 4:X/6 5:-
             yellow blue green orange purple  foxes  total  re +1
        > Ala     0    0     1      6      6      -     13   0  1  choosing
            Y 365X 21X5 1X24 X346   B -   G 1   O 6   P 6
          Ola     0    2     0      0      0      -      2   0  1  choosing
            Y 365X 21X5 1X24 X346   B 2 7   G 0   O -   P -
          Ela     0    0     0      3      0      -      3   0  0  choosing
            Y 365X 21X5 1X24 X346   B -   G 0   O 1 2   P -
         Silver tray: W6 Y6 B6  Picked: P6 O6 G6  B+W 12
    "#]]
    .assert_eq(&screen(&rules, &state, Eye::Nobody));
}

#[test]
fn what_cannot_be_used_is_said() {
    let full = "1.green=1-11 1.orange=1,1,1,2,1,1,2,1,2,1,3 1.purple=1,2,3,4,5,6,1,2,3,4,5 \
                1.yellow=1.2,1.3 1.blue=2 1.rerolls=2";
    asks(
        &rules(1, &[]),
        full,
        "111111",
        &expect![[r#"
        nothing fits; p goes on without a mark
        r spends a reroll (2 left): the dice of this roll fall again
    "#]],
    );
    asks(
        &rules(1, &[("unusable", "tray")]),
        full,
        "111111",
        &expect![[r#"
        nothing fits; lay a die on the silver tray: W1   Y1   B1   G1   O1   P1
        r spends a reroll (2 left): the dice of this roll fall again
    "#]],
    );
}

#[test]
fn the_end_says_where_the_points_come_from() {
    let rules = rules(1, &[]);
    let position = format!("{MIDDLE} begin=passive").replace("round=3", "round=6");
    shows(
        &rules,
        &position,
        "666665 lot:WY 1:skip",
        Eye::Nobody,
        &expect![[r#"
            a spectator sees:
             YELLOW 10                BLUE 11   next 16        re rerolls    x o o . . . .
              X   6   5   X   -> BX        X   3   4   -> O5      roll the same dice again
              X   1   X   5   -> O4    5   6   X   8   -> YX   +1 extra dice x o . . . . .
              X   X   2   4   -> GX    X   X   X   12  -> fox     one die more after a turn
              X   3   4   6   -> fox   re  GX  P6  +1          foxes      none
             =10 *14 *16 *20   \ +1                            total      60

             GREEN 10     X    X    X    X    5+   1+   2+   3+   4+   5+   6+
              points      1    3    6    10   15   21   28   36   45   55   66
                                         +1        BX   fox       P6   re
             ORANGE 22    5    2    3    12   .    .    x2   .    x2   .    x3
                                    re        YX   +1        fox       P6
             PURPLE  7    2    5    >5   .    .    .    .    .    .    .    .
                                    re   BX   +1   YX   fox  re   GX   O6   +1
             yellow 10 + blue 11 + green 10 + orange 22 + purple 7 = 60
             A beginning: the next sheet is clean.
        "#]],
    );
}

#[test]
fn names_and_full_sheets_stay_within_eighty_columns() {
    let long = |_: Seat| "A name of as many letters as are allowed".to_string();
    let sheet = |seat: u8| {
        let words = "yellow=3.1,6.1,5.1,2.2,1.2,5.2,1.3,2.3,4.3,3.4,4.4,6.4 \
                     blue=2,3,4,5,6,7,8,9,10,11,12 green=1-11 orange=6,6,6,12,6,6,12,6,12,6,18 \
                     purple=6,6,6,6,6,6,6,6,6,6,6 rerolls=7 extras=7";
        words.split_whitespace().map(|word| format!("{seat}.{word} ")).collect::<String>()
    };
    for players in 1..=4 {
        let rules = rules(players, &[]);
        let position: String = (1..=players).map(sheet).collect();
        for position in ["round=4", &format!("round=4 {position}")] {
            let state = after(&rules, position, "666666");
            for eye in [FIRST, Eye::Nobody] {
                let view = rules.view(&state, eye);
                text(&CleverDrawing::board(&rules, &view, eye, &long));
                text(&CleverDrawing::prompt(&rules, &view, &legal(&rules, &state, Seat(0)), &long));
            }
        }
        text(&CleverDrawing::legend(&rules));
    }
}
