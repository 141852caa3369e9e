use turlaj_table::record::read;
use turlaj_ziomek::Ziomek;

use crate::Figure;
use crate::tests::played::{golden_reviews, review};

/// Practice of the dice r3,w3,b7,g2: red or white on level 3, grey on 2, blue out of play.
fn practised(acts: &str) -> Vec<crate::ReviewTable> {
    let text = format!(
        "[Game \"ziomek\"]\n[Rules \"1\"]\n\
         [Options \"players=1 pairs=each clock=off round=1 dice=r7,w8,b9,g10\"]\n\
         [Player1 \"Ala\"]\n[Dice \"typed\"]\n\n@3000 time {acts}\n"
    );
    let reading = read::<Ziomek>(&text).unwrap();
    assert_eq!(reading.broken, None, "{text}");
    review(&reading.record.table)
}

fn cells(table: &crate::ReviewTable, code: &str) -> Vec<Figure> {
    table.rows.iter().find(|row| row.code == code).unwrap().cells.clone()
}

#[test]
fn every_started_round_of_the_golden_records_has_a_table() {
    for (name, record, tables) in golden_reviews::<Ziomek>() {
        assert!(!tables.is_empty(), "{name}");
        let seats = record.table.rules().players_of_table();
        for table in &tables {
            for row in &table.rows {
                assert!([1, seats].contains(&row.cells.len()), "{name}: {}", row.code);
            }
        }
    }
}
