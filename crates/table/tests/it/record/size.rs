//! Large texts: strangers send records too.

use std::fmt::Write;

use turlaj_table::record::{MAX_BYTES, game_of, read};
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;

use super::{below, broken, cups, whole};

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let head = cups("; ");
    let fits = format!("{head}{}", "x".repeat(MAX_BYTES - head.len()));
    assert_eq!(whole::<Cups>(&fits).record.comments[0].text.len(), MAX_BYTES - head.len());
    assert!(game_of(&fits).is_ok());
    let too_long = format!("{fits}x");
    for broken in [read::<Cups>(&too_long).unwrap_err(), game_of(&too_long).unwrap_err()] {
        assert_eq!((broken.at.line, broken.at.column, broken.code), (1, 1, "too-long"));
    }
    let accents = format!("{head}{}", "ż".repeat(MAX_BYTES / 2));
    assert_eq!(read::<Cups>(&accents).unwrap_err().code, "too-long", "bytes count");
}

#[test]
fn a_hundred_thousand_remarks_are_read() {
    let record = whole::<Cups>(&cups(&";\n".repeat(100_000))).record;
    assert_eq!(record.comments.len(), 100_000);
    assert_eq!(whole::<Cups>(&record.to_string()).record, record);
}

#[test]
fn fifty_thousand_tags_are_read() {
    let mut tags = String::new();
    for at in 0..50_000 {
        writeln!(tags, "[Tag{at} \"{at}\"]").unwrap();
    }
    let record = whole::<Cups>(&cups(&tags)).record;
    assert_eq!(record.more.len(), 50_000);
    assert_eq!(whole::<Cups>(&record.to_string()).record, record);
}

#[test]
fn fifty_thousand_words_are_read_and_undone() {
    let mut words = "=goal:1 @3000 time".to_string();
    for at in 0..20_000u64 {
        let tick = 3000 + 240 * at;
        write!(words, "\n@{tick} 1>step 1>back").unwrap();
        if at % 4 == 3 {
            write!(words, " !undo:{}", 2 + at / 4 * 2).unwrap();
        }
    }
    let text = below("sprint", "players=2 clock=off", &words);
    let record = whole::<Sprint>(&text).record;
    assert_eq!(record.table.log().len(), 2 + 45_000);
    assert_eq!(record.table.line().count(), 10_000);
    assert_eq!(whole::<Sprint>(&record.to_string()).record.table, record.table);
}

#[test]
fn one_line_of_a_million_words_breaks_at_the_first_wrong_one() {
    let text = cups(&format!("=die:1 {}", "x ".repeat(1_000_000)));
    let broken = read::<Cups>(&text).unwrap().broken.unwrap();
    assert_eq!((broken.at.line, broken.at.column, broken.code), (3, 8, "notation"));
}

#[test]
fn a_long_or_wild_mistake_is_told_in_short_and_tamely() {
    let wild = "\u{1b}[2J".repeat(10_000);
    for text in [
        cups(&format!("[Dice \"{wild}\"]")),
        cups(&format!("[Result \"{wild}\"]")),
        cups(&format!("[Rules \"{wild}\"]")),
        cups(&format!("=die:{wild}")),
        cups(&format!("!taken:1:{wild}")),
        cups(&format!("[Player1 \"{wild}\"]")),
        below(&wild, "players=2", ""),
        below("cups", &wild, ""),
        below("cups", &format!("players={wild}"), ""),
        below("cups", &format!("players=2 again={wild}"), ""),
    ] {
        let told = broken(&text).to_string();
        assert!(told.len() < 400 && !told.contains(char::is_control), "{told:?}");
    }
}
