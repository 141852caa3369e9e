use turlaj_core::Game;
use turlaj_table::record::read;
use turlaj_ziomek::{Action, Ziomek};

use crate::tests::played::{golden_reviews, review};
use crate::ziomek::pace::{LEVELS, as_fast};
use crate::{Figure, ReviewTable};

/// The table of a practised round with red on level 4, white on 1 and grey on 6 of six; blue is out.
fn practised(acts: &str) -> ReviewTable {
    let text = format!(
        "[Game \"ziomek\"]\n[Rules \"1\"]\n\
         [Options \"players=1 pairs=each clock=off first=1 round=1 dice=r4,w1,b9,g6\"]\n\
         [Date \"2027-03-21\"]\n[Player1 \"Ala\"]\n[Dice \"unproved\"]\n\n@3000 time {acts}\n"
    );
    let reading = read::<Ziomek>(&text).unwrap();
    assert_eq!(reading.broken, None, "{text}");
    let mut tables = review(&reading.record.table);
    assert_eq!(tables.len(), 1);
    tables.remove(0)
}

fn cells(table: &ReviewTable, code: &str) -> Vec<Figure> {
    table.rows.iter().find(|row| row.code == code).unwrap().cells.clone()
}

fn number(table: &ReviewTable, code: &str) -> u64 {
    match cells(table, code)[..] {
        [Figure::Number(number)] => number,
        ref cells => panic!("{code}: {cells:?}"),
    }
}

#[test]
fn a_wrong_piece_is_named_as_the_one_that_led_away() {
    let table = practised(
        "@4000 1>drop:wa@181 @4500 1>drop:5a@210 @5000 1>drop:1a@148 @6000 1>drop:2a@158 \
         @7000 1>drop:ba@214 @8000 1>drop:3c@178 @28000 1>down:2 @29000 1>drop:ra@214 \
         @30000 1>drop:3a@178 @30500 1>turn:c @31000 1>drop:ga~@227 @32000 1>shout",
    );
    let [remark] = &table.remarks[..] else { panic!("{:?}", table.remarks) };
    assert_eq!(
        (remark.code, remark.action.as_str(), remark.mended),
        ("astray", "drop:ba@214", Some(2))
    );
    assert_eq!(remark.text.en, "drop:ba@214 left no solution; taken back after 2 acts");
    let figures = ["levels", "bonus", "astray", "spent", "falls", "wrong-shouts", "pauses"];
    assert_eq!(figures.map(|code| number(&table, code)), [6, 4, 1, 2, 1, 0, 1]);
    assert_eq!(cells(&table, "paused"), [Figure::Time(20_000)]);
    assert_eq!(cells(&table, "shout"), [Figure::Time(29_000)]);
    assert_eq!(cells(&table, "level"), [Figure::Level("sharp")]);
}

#[test]
fn what_is_never_taken_back_says_so_and_a_wrong_shout_has_no_level() {
    let table = practised("@4000 1>drop:ga@181 @5000 1>drop:1a@148 @6000 1>shout");
    let [remark] = &table.remarks[..] else { panic!("{:?}", table.remarks) };
    assert_eq!((remark.action.as_str(), remark.mended), ("drop:ga@181", None));
    assert_eq!((number(&table, "spent"), number(&table, "wrong-shouts")), (1, 1));
    assert_eq!(cells(&table, "level"), [Figure::Missing]);
}

#[test]
fn every_started_round_of_the_golden_records_has_a_table() {
    let mut remarks = 0;
    for (name, record, tables) in golden_reviews::<Ziomek>() {
        assert!(!tables.is_empty(), "{name}");
        let seats = usize::from(record.table.rules().players());
        for table in &tables {
            for row in &table.rows {
                assert!([1, seats].contains(&row.cells.len()), "{name}: {}", row.code);
            }
            let tries = cells(table, "tries");
            assert!(matches!(tries[..], [Figure::Number(6..1000)]), "{name}: {tries:?}");
            for remark in &table.remarks {
                let fits = remark.action.parse::<Action>().is_ok();
                assert!(fits && remark.seat.index() < seats, "{name}: {remark:?}");
            }
            remarks += table.remarks.len();
        }
    }
    assert!(remarks > 10, "{remarks} acts led away");
}

#[test]
fn each_level_is_as_fast_as_itself_and_nobody_is_slower_than_none() {
    for level in LEVELS {
        for levels in 6..=12 {
            assert_eq!(as_fast(levels, level.usual(levels)), Some(level.name));
        }
    }
    assert_eq!(as_fast(6, 1), Some("master"));
    assert_eq!(as_fast(6, 1_000_000), None);
}
