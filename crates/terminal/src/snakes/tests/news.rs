//! How news are described, and the legend.

use crate::{Drawing, SnakesDrawing};
use expect_test::expect;
use turlaj_core::{Eye, Game, Silent};
use turlaj_snakes::State;
use turlaj_testkit::news;

use super::{THREE, TWO, name, read, rules};
use crate::testing::text;

/// All that is told while these facts happen.
fn told(settings: &str, mut state: State, facts: &str) -> String {
    let rules = rules(settings);
    let mut told = Vec::new();
    for fact in facts.split_whitespace() {
        let event = read(&rules, &state, fact);
        let news = news(&rules, &state, &event, Eye::Nobody);
        told.extend(news.iter().filter_map(|news| SnakesDrawing::describe(&rules, news, &name)));
        rules.apply(&mut state, &event, &mut Silent);
    }
    text(&told)
}

fn story(settings: &str, position: &str, facts: &str) -> String {
    told(settings, rules(settings).position(position).unwrap(), facts)
}

#[test]
fn a_snake_is_begun_and_completed() {
    let draw = "players=2 first=draw";
    let facts = "first:2 roll:g C new roll:g C put:1bR roll:g H put:1a roll:o T put:1b";
    expect![[r#"
        The lot falls on Ola.
        Ola rolls green: ╔══ curve
          it begins snake 1
        Ala rolls green: ╔══ curve
          it goes to 1b, to the right
        Ola rolls green: ◄══ head
          it goes to 1a
        Ala rolls orange: ≈── tail
          it goes to 1b
          Ala completes snake 1, 4 dice long: 1 point
    "#]]
    .assert_eq(&told(draw, rules(draw).start(), facts));
}

#[test]
fn plus_and_minus() {
    let facts = "roll:o + take:1a roll:o + take:2a stop roll:o + take:3a roll:o + roll:o -";
    let position = "1=HSt 2=S 3=HT done=3:2 hands=4+2,3+1";
    expect![[r#"
        Ala rolls orange: + a die may be taken, and one more rolled
          Ala takes the green head at 1a: it is open again, the point stays
        Ala rolls orange: + a die may be taken, and one more rolled
          Ala takes the green straight at 2a, and snake 2 is gone
          Ala stops
        Ola rolls orange: + a die may be taken, and one more rolled
          Ola takes the green head at 3a: it is open again, the point stays
        Ola rolls orange: + a die may be taken, and one more rolled
        Ola rolls orange: - the die is given away
          it goes to Ala
    "#]]
    .assert_eq(&story(TWO, position, facts));
    let position = "1=HSt 3=HT done=3:2 hands=0+1,0+1,0+0";
    let facts = "roll:o - give:2 roll:o + take:1b stop roll:o - give:3 roll:o H new";
    expect![[r#"
        Ala rolls orange: - the die is given away
          it goes to Ola
        Ola rolls orange: + a die may be taken, and one more rolled
          Ola takes the orange tail at 1b: it is open again, Ala keeps the point
          Ola stops
        Olek has no dice and is passed over.
        Ala has no dice and is passed over.
        Ola rolls orange: - the die is given away
          it goes to Olek
        Olek rolls orange: ◁── head
          it begins snake 2
        Ala has no dice and is passed over.
    "#]]
    .assert_eq(&story(THREE, position, facts));
}

#[test]
fn a_plus_with_which_only_the_taken_die_is_rolled() {
    let facts = "roll:o + take:1a roll:g H put:1a";
    expect![[r#"
        Ala rolls orange: + a die may be taken and rolled
          Ala takes the green head at 1a: it is open again, the point stays
        Ala rolls green: ◄══ head
          it goes to 1a
          Ala completes snake 1, 3 dice long: 1 point
    "#]]
    .assert_eq(&story("players=2 again=taken", "1=HSt", facts));
}

#[test]
fn the_end() {
    let facts = "roll:g T put:1b";
    expect![[r#"
        Ala rolls green: ~══ tail
          it goes to 1b
          Ala completes snake 1, 3 dice long: 1 point
        All dice lie on the table: the game is over.
    "#]]
    .assert_eq(&story(TWO, "1=HS hands=1+0,0+0", facts));
}

#[test]
fn a_newcomer_is_told_the_rules() {
    expect![[r#"
        Roll one of your dice. The piece must go to an open end of an unfinished snake;
        only if it fits nowhere does it begin a new one. A snake with head and tail is
        complete, and whoever laid the last piece has the point.
          Green ■    ◄══ head   ~══ tail   ═══ straight   ╔══ curve
          Orange □   ◁── head   ≈── tail   ─── straight   ╭── curve
          +  take a die from the end of any snake, if you like; then roll again or stop.
          -  the die that showed it goes to the other player.
          2a 2b  the open ends of snake 2; no snake may block its own.
        When nobody has dice any more, the most points win.
        Answers: g and o roll; 2b attaches or takes there, 2bl turns a curve left, 2br
        right; n begins a new snake, s stops.
    "#]]
    .assert_eq(&text(&SnakesDrawing::legend(&rules(TWO))));
    expect![[r#"
        Roll one of your dice. The piece must go to an open end of an unfinished snake;
        only if it fits nowhere does it begin a new one. A snake with head and tail is
        complete, and whoever laid the last piece has the point.
          Green ■    ◄══ head   ~══ tail   ═══ straight   ╔══ curve
          Orange □   ◁── head   ≈── tail   ─── straight   ╭── curve
          +  take a die from the end of any snake, if you like; then roll again or stop.
          -  the die that showed it goes to somebody else.
          2a 2b  the open ends of snake 2; no snake may block its own.
        When nobody has dice any more, the most points win.
        Answers: g and o roll; 2b attaches or takes there, 2bl turns a curve left, 2br
        right; n begins a new snake, s stops.
    "#]]
    .assert_eq(&text(&SnakesDrawing::legend(&rules("players=3 faces=HTTSSC/HT+---"))));
    let taken = text(&SnakesDrawing::legend(&rules("players=2 again=taken")));
    let plus = "  +  take a die from the end of any snake, if you like; then roll it or stop.\n";
    assert!(taken.contains(plus), "{taken}");
    let pieces_alone = text(&SnakesDrawing::legend(&rules("players=3 faces=HTSCCC/HHHHHH")));
    assert!(!pieces_alone.contains("  +") && !pieces_alone.contains("  -"), "{pieces_alone}");
}
