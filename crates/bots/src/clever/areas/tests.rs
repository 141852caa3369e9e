use turlaj_clever::{Clever, Count};
use turlaj_core::{Game, Seat};
use turlaj_learned::clever::area_sums;
use turlaj_testkit::scenario;

use super::*;
use crate::tests::played::golden_reviews;

#[test]
fn areas_add_up_to_the_points_of_the_golden_records() {
    let mut beside = 0;
    for (name, record, tables) in golden_reviews::<Clever>() {
        let [table] = &tables[..] else { panic!("{name}: one table") };
        let state = record.table.state();
        for seat in 0..record.table.rules().players() {
            let count = Count::of(state.sheet(Seat(seat)));
            let cells: Vec<Figure> =
                table.rows.iter().map(|row| row.cells[usize::from(seat)]).collect();
            let (total, parts) = cells.split_last().unwrap();
            match total {
                Figure::Beside(total) => {
                    beside += 1;
                    let mut sums = [0; 3];
                    for part in parts {
                        let Figure::Beside(part) = part else { panic!("{name}: {part:?}") };
                        assert_eq!(part.usual + part.difference, part.points);
                        sums[0] += part.points;
                        sums[1] += part.usual;
                        sums[2] += part.difference;
                    }
                    assert_eq!(sums, [total.points, total.usual, total.difference], "{name}");
                    assert_eq!(total.points, i64::from(count.total()) * 1_000_000_000_000);
                }
                Figure::Number(total) => {
                    let number = |part: &Figure| match part {
                        Figure::Number(number) => *number,
                        _ => panic!("{name}: {part:?}"),
                    };
                    assert_eq!(*total, u64::from(count.total()), "{name}");
                    assert_eq!(parts.iter().map(number).sum::<u64>(), *total, "{name}");
                }
                _ => panic!("{name}: {total:?}"),
            }
        }
    }
    assert!(beside > 0, "some records have default options");
}

/// The first games of the measurement lead to means near those of all games.
#[test]
fn experts_still_reach_what_was_measured() {
    for (players, games) in [(1, 400), (2, 40), (3, 20), (4, 10)] {
        let rules: Clever = scenario::rules(&format!("players={players}"));
        let measured = &EXPERTS[players - 1];
        let sheets = games * players as u64;
        for (sum, all) in area_sums(&rules, 0..games).into_iter().zip(measured.sums) {
            let mean = sum as f64 / sheets as f64;
            let usual = all as f64 / (measured.games * players as u64) as f64;
            assert!((mean - usual).abs() < 0.2 * usual, "{players} players: {mean}, not {usual}");
        }
    }
}
