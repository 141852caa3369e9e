//! How news are described.

use crate::{CleverDrawing, Drawing};
use expect_test::expect;
use turlaj_clever::Clever;
use turlaj_core::{Eye, Game, Silent};
use turlaj_testkit::news;

use super::{FIRST, SECOND, name, read, rules};
use crate::testing::text;

/// All that is told while these facts happen.
fn story(rules: &Clever, position: &str, facts: &str, eye: Eye) -> String {
    let mut state = rules.position(position).unwrap();
    let mut told = Vec::new();
    for fact in facts.split_whitespace() {
        let event = read(rules, &state, fact);
        let news = news(rules, &state, &event, eye);
        told.extend(news.iter().filter_map(|news| CleverDrawing::describe(rules, news, &name)));
        rules.apply(&mut state, &event, &mut Silent);
    }
    text(&told)
}

#[test]
fn a_chain_is_told_link_by_link() {
    let position = "round=5 1.yellow=3.1,6.1,3.4,4.4 1.blue=3,4,6,10 1.green=1,2,3 1.orange=1,1,1,2 \
                    1.purple=1,2 1.rerolls=1";
    let reroll = "111111 1:reroll 166111 1:pick:W 1:mark:O5";
    expect![[r#"
        Ala, roll 1: W1 Y1 B1 G1 O1 P1
        Ala spends a reroll.
        Ala, roll 1: W1 Y6 B6 G1 O1 P1
        Ala picks white
          1 in O5
          -> Ala gets a cross in yellow
    "#]]
    .assert_eq(&story(&rules(1, &[]), position, reroll, FIRST));
    let chain = "111111 1:pick:W 1:mark:B2 1:bonus:O5 1:bonus:YX 1:mark:Y6.4";
    expect![[r#"
        Ala, roll 1: W1 Y1 B1 G1 O1 P1
        Ala picks white
          X in B2
          -> Ala gets a 5 in orange
          -> Ala gets a cross in green
          5 in O5
          -> Ala gets a cross in yellow
          X in Y6.4
          -> Ala gets a fox
          X in G4
          -> Ala gets an extra die (+1)
    "#]]
    .assert_eq(&story(&rules(1, &[]), position, chain, FIRST));
}

#[test]
fn what_happens_unseen_is_told_when_it_is_opened() {
    let rules = rules(2, &[]);
    let facts = "666666 1:pick:P 66666. 1:pick:O 6666.. 1:pick:G 2:take:B 2:extra:O 2:done 1:done";
    let position = "1.extras=1 2.extras=2";
    expect![[r#"
        Ala, roll 1: W6 Y6 B6 G6 O6 P6
        Ala picks purple
          6 in P1
        Ala, roll 2: W6 Y6 B6 G6 O6
        Ala picks orange
          6 in O1
        Ala, roll 3: W6 Y6 B6 G6
        Ala picks green
          X in G1
        Ola took blue, +1 on orange: X in B12, 6 in O1
    "#]]
    .assert_eq(&story(&rules, position, facts, FIRST));
    expect![[r#"
        Ala, roll 1: W6 Y6 B6 G6 O6 P6
        Ala picks purple
          6 in P1
        Ala, roll 2: W6 Y6 B6 G6 O6
        Ala picks orange
          6 in O1
        Ala, roll 3: W6 Y6 B6 G6
        Ala picks green
          X in G1
        Ola takes blue
          X in B12
        Ola spends an extra die on orange
          6 in O1
    "#]]
    .assert_eq(&story(&rules, position, facts, SECOND));
}

#[test]
fn rounds_lots_and_ends_are_told() {
    let alone = rules(1, &[]);
    expect![[r#"
        Ala, roll 1: W3 Y3 B3 G1 O2 P6
        Between equal dice the lot sends to the tray: B
        Ala takes no die.
        --- Round 2 of 6 ---
          -> Ala gets an extra die (+1)
    "#]]
    .assert_eq(&story(&alone, "begin=passive", "333126 lot:B 1:skip", FIRST));
    expect![[r#"
        Ala, roll 1: W1 Y2 B3 G4 O5 P6
        Ala takes white
          1 in O1
        --- Round 4 of 6: a black X or 6 for everyone ---
    "#]]
    .assert_eq(&story(&alone, "round=3 begin=passive", "123456 1:take:W 1:mark:O1", FIRST));
    expect![[r#"
        Ala, roll 1: W1 Y2 B3 G4 O5 P6
        Ala takes no die.
        The last round is played.
    "#]]
    .assert_eq(&story(&alone, "round=6 begin=passive", "123456 1:skip", FIRST));
}
