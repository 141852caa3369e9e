//! Chapter 1: dice and sheet. What the page says is compared with the one table in the code.

use turlaj_clever::{
    Area, Bonus, Clever, DICE, Field, FieldSet, LINES, Roll, RoundGift, SHEET, yellow_column,
};
use turlaj_core::Game;
use turlaj_testkit::scenario;

use super::page::{between, bonuses, clause, numbers, rows, under};
use crate::script::at;

/// The bonus of the line of exactly these fields.
fn line(fields: impl IntoIterator<Item = Field>) -> Bonus {
    let fields: FieldSet = fields.into_iter().collect();
    let mut found = LINES.iter().filter(|line| line.fields == fields);
    let bonus = found.next().unwrap_or_else(|| panic!("no line of {fields:?}")).bonus;
    assert!(found.next().is_none(), "a line stands twice");
    bonus
}

fn blue_line(sums: impl IntoIterator<Item = u8>) -> Bonus {
    line(sums.into_iter().filter(|&sum| sum > 0).map(Field::blue))
}

/// The lines under the fields of an ordered area.
fn lines_under(area: Area) -> [Option<Bonus>; 11] {
    let field = |at| FieldSet::NONE.with(Field::ordered(area, at));
    std::array::from_fn(|at| {
        LINES.iter().find(|line| line.fields == field(at)).map(|line| line.bonus)
    })
}

#[test]
fn r1_1_six_dice_have_the_faces_1_to_6() {
    let text = clause("R1.1");
    assert_eq!(numbers(text), [1, 6]);
    let names: Vec<char> =
        between(text, "6: ", ".").split(", ").map(|name| name.chars().next().unwrap()).collect();
    let dice: Vec<char> = DICE.iter().flat_map(|die| die.to_string().chars().next()).collect();
    assert_eq!(names, dice);
    let rules: Clever = scenario::rules("players=2");
    let outcomes = rules.outcomes(&rules.start());
    assert_eq!(outcomes.len(), 6usize.pow(6));
    for (roll, weight) in outcomes {
        let Roll::Dice(dice) = roll else { panic!("{roll}") };
        assert!(dice.iter().all(|die| die.is_some_and(|face| (1..=6).contains(&face))), "{roll}");
        assert_eq!(weight, 1);
    }
    for text in ["012345", "123457", "12345", "1234561"] {
        assert!(text.parse::<Roll>().is_err(), "{text}");
    }
}

#[test]
fn r1_2_yellow_is_printed_as_the_page_says() {
    let text = clause("R1.2");
    let yellow = &SHEET.yellow;
    assert_eq!(rows(text), yellow.numbers.map(Vec::from));
    let by_row = bonuses(between(text, "Full rows bring", ";"));
    assert_eq!(by_row, yellow.rows);
    let (diagonal, bonus) = between(text, "the diagonal ", ".").split_once(' ').unwrap();
    assert_eq!(numbers(diagonal), [0, 1, 2, 3].map(|at| yellow.numbers[at][at]));
    assert_eq!(bonuses(bonus), [yellow.diagonal]);
    assert_eq!(numbers(between(text, "Full columns are worth", "points")), yellow.stars);
    for (at, bonus) in by_row.into_iter().enumerate() {
        assert_eq!(line((0..4).map(|column| Field::yellow(at, column))), bonus);
        assert_eq!(yellow_column(at), (0..4).map(|row| Field::yellow(row, at)).collect());
    }
    assert_eq!(line((0..4).map(|at| Field::yellow(at, at))), yellow.diagonal);
}

#[test]
fn r1_2_printed_crosses_count_for_their_lines_and_have_no_number() {
    assert_eq!(FieldSet::PRINTED.len(), 4);
    assert!(FieldSet::PRINTED.iter().all(|field| field.printed() == 0));
    for number in 1..=6 {
        let same = Field::all().filter(|f| f.area() == Area::Y && f.printed() == number);
        assert_eq!(same.count(), 2, "{number}");
    }
    at("players=2", "1.yellow=3.1,6.1", "=156666\n1>pick:Y\n1>mark:Y5.1\n1? mark:B*");
}

#[test]
fn r1_3_blue_is_printed_as_the_page_says() {
    let text = clause("R1.3");
    let blue = &SHEET.blue;
    assert_eq!(rows(text), blue.sums.map(Vec::from));
    let by_row = bonuses(between(text, "Full rows bring", ";"));
    let by_column = bonuses(between(text, "full columns", "."));
    assert_eq!((&by_row[..], &by_column[..]), (&blue.rows[..], &blue.columns[..]));
    assert_eq!(numbers(between(text, "are worth", "points")), blue.points);
    for (sums, bonus) in blue.sums.into_iter().zip(by_row) {
        assert_eq!(blue_line(sums), bonus);
    }
    for (column, bonus) in by_column.into_iter().enumerate() {
        assert_eq!(blue_line(blue.sums.map(|row| row[column])), bonus);
    }
}

#[test]
fn r1_4_green_is_printed_as_the_page_says() {
    let text = clause("R1.4");
    let green = &SHEET.green;
    assert_eq!(numbers(between(text, "has", "fields")), [11]);
    assert_eq!(numbers(between(text, "need at least", "and are")), green.least);
    assert_eq!(numbers(between(text, "worth", "points")), green.points);
    assert_eq!(under(text), green.under);
    assert_eq!(lines_under(Area::G), green.under);
}

#[test]
fn r1_5_orange_is_printed_as_the_page_says() {
    let text = clause("R1.5");
    let orange = &SHEET.orange;
    assert_eq!(numbers(between(text, "has", "fields")), [11]);
    let (double, triple) = between(text, "fields; ", ".").split_once("double").unwrap();
    let mut times = [1; 11];
    numbers(double).iter().for_each(|&field| times[usize::from(field) - 1] = 2);
    numbers(triple).iter().for_each(|&field| times[usize::from(field) - 1] = 3);
    assert!(triple.ends_with("triple"));
    assert_eq!(times, orange.times);
    assert_eq!(under(text), orange.under);
    assert_eq!(lines_under(Area::O), orange.under);
}

#[test]
fn r1_6_purple_is_printed_as_the_page_says() {
    let text = clause("R1.6");
    assert_eq!(numbers(between(text, "has", "fields")), [11]);
    assert_eq!(under(text), SHEET.purple.under);
    assert_eq!(lines_under(Area::P), SHEET.purple.under);
}

#[test]
fn r1_7_sheet_and_rounds_bring_as_many_actions_as_the_tracks_have_circles() {
    let text = clause("R1.7");
    assert_eq!(numbers(text), [7, 7]);
    assert_eq!(SHEET.circles, 7);
    for action in [Bonus::Reroll, Bonus::Extra] {
        let lines = LINES.iter().filter(|line| line.bonus == action).count();
        let rounds = SHEET.rounds.iter().filter(|&&gift| gift == RoundGift::Bonus(action)).count();
        assert_eq!(lines + rounds, 7, "{action}");
    }
    let foxes = LINES.iter().filter(|line| line.bonus == Bonus::Fox).count();
    assert_eq!((foxes, LINES.len()), (5, 31));
}

#[test]
fn r1_8_rounds_begin_with_what_the_page_says() {
    let text = clause("R1.8");
    let mut rounds = [RoundGift::Nothing; 6];
    for item in between(text, "everyone gets: ", ".").split(", ") {
        let gift = match bonuses(item)[..] {
            [bonus] => RoundGift::Bonus(bonus),
            _ if item.contains("a black gift") => RoundGift::Black,
            _ => RoundGift::Nothing,
        };
        // "see 7" is a chapter.
        for round in numbers(item.split('(').next().unwrap()) {
            rounds[usize::from(round) - 1] = gift;
        }
    }
    assert_eq!(rounds, SHEET.rounds);
}

#[test]
fn r1_8_everyone_gets_it_before_the_first_roll() {
    for (round, rerolls, extras) in [(1, 1, 0), (2, 0, 1), (3, 1, 0), (5, 0, 0), (6, 0, 0)] {
        let mut script = "chance\nsee - /phase \"rolling\"\nsee - /rolls 0\n".to_string();
        for seat in 0..2 {
            script += &format!(
                "see - /seats/{seat}/sheet/rerolls/unlocked {rerolls}\n\
                 see - /seats/{seat}/sheet/extras/unlocked {extras}\n"
            );
        }
        at("players=2", &format!("round={round} begin=round"), &script);
    }
    at("players=2", "round=4 begin=round", "asks 1 2\nsee - /phase \"black\"");
    // Nobody gets it twice, and the turns within a round bring nothing.
    let turn = "=111161\n1>pick:O\n2>skip\nsee - /seat 1\n";
    let same = "see - /seats/0/sheet/rerolls/unlocked 1\nsee - /seats/1/sheet/rerolls/unlocked 1";
    at("players=2", "begin=round", &format!("{turn}{same}"));
}
