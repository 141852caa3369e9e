//! Names, remarks and tags of others: kept as they are.

use turlaj_table::AnyTable;
use turlaj_table::record::Comment;
use turlaj_table::{Body, Fact, Occupant};
use turlaj_testkit::toys::cups::Cups;

use super::{broken, cups, whole};
use crate::play::{ALA, OLA, bot, person};

const ODD: &[&str] = &[
    "\"",
    "\\",
    "\\n",
    "\\\"\\",
    "A;B",
    "[Game \"x\"]",
    "1>keep =die:1",
    "  two  blanks  ",
    "Łucja Żółw 🎲",
    "a\u{2028}\u{a0}b",
    "!undo:0",
    "1234567890123456789012345678901234567890",
];

#[test]
fn names_with_odd_characters_come_back_as_they_were() {
    for name in ODD {
        let quoted = format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""));
        let words = format!(
            "[Player1 {quoted}]\n[Bot2 {quoted}]\n=die:1 !taken:2:{quoted} !bot:1:{quoted}"
        );
        let text = whole::<Cups>(&cups(&words)).record.to_string();
        let table = whole::<Cups>(&text).record.table;
        assert_eq!(table.occupants(), [bot(name), person(name)]);
        assert_eq!(table.before().occupants(), [person(name), bot(name)]);
        let taken = Fact::SeatTaken { seat: OLA, name: name.to_string() };
        assert_eq!(table.log()[1].body, Body::Table(taken));
    }
}

#[test]
fn remarks_and_unknown_tags_are_kept() {
    let text = cups(
        "; before the tags end\n[Date \"in May\"]\n[Event \"Sunday \\\"round\\\"\"]\n\
         [Player01 \"x\"]\n[PlayerOne \"\"]\n[Bot17 \"y\"]\n[date \"z\"]\n\
         ;\n;;  a  b ;c\n=die:1 ; lucky\n1>again;x\n",
    );
    assert_eq!(broken(&text).code, "notation", "a remark begins where a word could begin");
    let reading = whole::<Cups>(&text.replace(";x", " ;x"));
    let record = reading.record;
    assert_eq!(record.date.as_deref(), Some("in May"));
    let more = [
        ("Event", "Sunday \"round\""),
        ("Player01", "x"),
        ("PlayerOne", ""),
        ("Bot17", "y"),
        ("date", "z"),
    ];
    assert_eq!(record.more, more.map(|(name, value)| (name.to_string(), value.to_string())));
    let comment = |after, text: &str| Comment { after, text: text.to_string() };
    assert_eq!(
        record.comments,
        [
            comment(0, "before the tags end"),
            comment(0, ""),
            comment(0, ";  a  b ;c"),
            comment(1, "lucky"),
            comment(2, "x"),
        ]
    );
    assert_eq!(whole::<Cups>(&record.to_string()).record, record);
}

#[test]
fn seats_may_stand_in_any_order_and_empty() {
    let table = whole::<Cups>(&cups("[Bot2 \"greedy\"]\n")).record.table;
    assert_eq!(table.occupants(), [Occupant::Empty, bot("greedy")]);
    let table = whole::<Cups>(&cups("[Player2 \"Ola\"]\n[Player1 \"Ala\"]\n")).record.table;
    assert_eq!(table.occupants(), [person("Ala"), person("Ola")]);
    assert!(table.humans().contains(ALA));
}

#[test]
fn characters_of_control_are_no_name() {
    for words in [
        "=die:1 !taken:1:\"A\tla\"",
        "=die:1 !bot:1:\"A\u{1b}la\"",
        "=die:1 !taken:1:\"A\u{202e}la\"",
        "=die:1 !taken:1:\"Ala\u{200b}\"",
        "=die:1 !taken:1:\"  \"",
    ] {
        assert_eq!(broken(&cups(words)).code, "bad-name", "{words}");
    }
}

#[test]
fn a_mistake_within_quotes_is_told_where_it_stands() {
    let at = |text: &str| {
        let broken = turlaj_table::record::read::<Cups>(text).map(|_| ()).unwrap_err();
        (broken.at.line, broken.at.column, broken.code)
    };
    assert_eq!(at("[Game \"c\\qps\"]"), (1, 10, "quote-syntax"));
    assert_eq!(at("[Game \"cups\""), (1, 13, "tag-syntax"));
}
