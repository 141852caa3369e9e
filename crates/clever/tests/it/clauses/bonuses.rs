//! Chapter 5: bonuses.

use turlaj_clever::{Area, Bonus, Field, FieldSet, LINES, News};
use turlaj_core::{Eye, Seat};

use super::{ALL_BLUE, ALL_GREEN, ALL_ORANGE, ALL_PURPLE, ALL_YELLOW};
use crate::script::{at, choices, told};

/// The position of round 4 in which the fields before this one of its area, or these, are marked.
fn position(marked: FieldSet, next: Field) -> String {
    let names = |area| {
        let fields = marked.within(FieldSet::area(area)).minus(FieldSet::PRINTED);
        let names: Vec<String> = fields.iter().map(|f| f.to_string()[1..].to_string()).collect();
        names.join(",")
    };
    let first = |all: &str| all.split(',').take(next.at()).collect::<Vec<_>>().join(",");
    let sheet = match next.area() {
        Area::Y => format!("1.yellow={}", names(Area::Y)),
        Area::B => format!("1.blue={}", names(Area::B)),
        Area::G if next.at() == 0 => String::new(),
        Area::G => format!("1.green=1-{}", next.at()),
        Area::O => format!("1.orange={}", first(ALL_ORANGE)),
        Area::P => format!("1.purple={}", first(ALL_PURPLE)),
    };
    format!("round=4 begin=round {sheet}")
}

/// What the owner is told when the black gift marks this field.
fn earned(marked: FieldSet, field: Field) -> Vec<Bonus> {
    let gift = if matches!(field.area(), Area::O | Area::P) { "6" } else { "X" };
    let position = position(marked, field);
    let state = at("players=1", &position, &format!("1>bonus:{gift}"));
    let news = told("players=1", &state, 1, &format!("mark:{field}"), Eye::Seat(Seat(0)));
    // What gifts bring in their turn does not belong to this mark.
    let own = news.iter().skip(1).take_while(|news| !matches!(news, News::Marked { .. }));
    assert!(matches!(news[0], News::Marked { field: found, .. } if found == field), "{news:?}");
    own.filter_map(|news| match news {
        News::Earned { bonus, .. } => Some(*bonus),
        _ => None,
    })
    .collect()
}

#[test]
fn r5_1_the_last_field_of_every_line_brings_its_bonus() {
    for line in LINES {
        for last in line.fields.minus(FieldSet::PRINTED).iter() {
            let bonuses = earned(line.fields.without(last), last);
            assert_eq!(bonuses, [line.bonus], "{last}");
        }
    }
}

#[test]
fn r5_1_other_fields_bring_nothing() {
    let real = Field::all().filter(|&field| !FieldSet::PRINTED.contains(field));
    for field in real {
        let alone = LINES.iter().any(|line| line.fields == FieldSet::NONE.with(field));
        if !alone {
            assert_eq!(earned(FieldSet::NONE, field), [], "{field}");
        }
    }
    // A line of which one field is missing brings nothing either.
    at("players=2", "1.blue=9,10,11", "=116111\n1>pick:B\nsee - /seats/0/count/foxes 0");
}

#[test]
fn r5_1_every_mark_of_a_chain_tells_the_points_since_then() {
    let state =
        at("players=2", "1.yellow=6.1,5.1 1.blue=2,3,4,5,6,7,8,9,10,11", "=235111\n1>pick:Y");
    let news = told("players=2", &state, 1, "mark:Y3.1", Eye::Nobody);
    let points = news.iter().filter_map(|news| match news {
        News::Marked { count, points, .. } => Some((count.blue, count.foxes, *points)),
        _ => None,
    });
    // Row 1 brings the last blue cross, and that one a fox; no column is full.
    assert_eq!(points.collect::<Vec<_>>(), [(46, 0, 46), (56, 1, 56)]);
}

#[test]
fn r5_1_marks_make_chains() {
    // Orange 5: a yellow cross; it ends row 1: a blue cross; it ends a column: a green cross, the
    // sixth: a blue cross again.
    at(
        "players=2",
        "1.orange=1,1,1,2 1.yellow=3.1,6.1 1.blue=6,10 1.green=1-5",
        r#"
        =111161
        1>pick:O
        1? mark:Y*
        1>mark:Y5.1
        told 2 {"kind":"earned","seat":0,"bonus":"BX"}
        1? mark:B*
        1>mark:B2
        told 2 {"kind":"earned","seat":0,"bonus":"GX"}
        told 2 {"kind":"marked","seat":0,"field":"G6","number":0}
        told 2 {"kind":"earned","seat":0,"bonus":"BX"}
        1>mark:B12
        see - /seats/0/sheet/marks ["Y3.1","Y6.1","Y5.1","B2","B6","B10","B12","G1","G2","G3","G4","G5","G6","O1","O2","O3","O4","O5"]
        see - /phase "closing"
        "#,
    );
}

#[test]
fn r5_2_a_gift_cannot_be_kept_or_declined() {
    at(
        "players=2",
        "1.orange=1,1,1,2 1.rerolls=1 1.extras=1",
        r#"
        =111161
        1>pick:O
        1? mark:Y*
        1! pass not-now
        1! skip not-now
        1! done not-now
        1! reroll not-now
        1! extra:W not-now
        1! bonus:YX not-now
        1! mark:B3 wrong-bonus-area
        1>mark:Y6.4
        "#,
    );
    let gifts = "1.blue=5,6,8,3,11";
    at(
        "players=2",
        gifts,
        "=621222\n1>pick:B\n1? bonus:YX bonus:P6\n1! pass not-now\n1! mark:P1 not-now",
    );
}

#[test]
fn r5_3_a_gift_whose_area_is_full_is_lost() {
    let position = format!("1.orange=1,1,1,2 1.yellow={ALL_YELLOW}");
    at(
        "players=2",
        &position,
        r#"
        =111161
        1>pick:O
        told 2 {"kind":"earned","seat":0,"bonus":"YX"}
        told 2 {"kind":"gift-lost","seat":0,"gift":"YX"}
        see - /phase "closing"
        "#,
    );
    for (position, dice, gift) in [
        (format!("1.green={ALL_GREEN} 1.blue=2,6"), "=555555", "GX"),
        (format!("1.orange={ALL_ORANGE} 1.blue=3,4"), "=111111", "O5"),
        (format!("1.purple={ALL_PURPLE} 1.blue=3,7"), "=556555", "P6"),
    ] {
        let lost = format!("{{\"kind\":\"gift-lost\",\"seat\":0,\"gift\":\"{gift}\"}}");
        at("players=2", &position, &format!("{dice}\n1>pick:B\ntold 2 {lost}"));
    }
    let position = format!("1.purple=1,2,3 1.blue={ALL_BLUE}");
    let lost = "=111116\n1>pick:P\ntold 2 {\"kind\":\"gift-lost\",\"seat\":0,\"gift\":\"BX\"}";
    at("players=2", &position, lost);
}

#[test]
fn r5_3_a_gift_is_lost_when_an_earlier_one_fills_its_area() {
    // Two yellow crosses and one open yellow field.
    let yellow = ALL_YELLOW.replace(",5.2", "");
    let position = format!("1.blue=5,6,8,3,11 1.purple=1,2,3,4,5 1.yellow={yellow}");
    at(
        "players=2",
        &position,
        r#"
        =611111
        1>pick:B
        1>bonus:P6              # field 6: a second yellow cross
        told 2 {"kind":"marked","seat":0,"field":"Y5.2","number":0}
        told 2 {"kind":"gift-lost","seat":0,"gift":"YX"}
        told 2 {"kind":"marked","seat":0,"field":"O1","number":4}
        "#,
    );
}

#[test]
fn r5_4_the_player_chooses_the_order_of_gifts() {
    // The sum 7 ends row 2 (yellow cross) and column 3 (purple 6).
    let position = "1.blue=5,6,8,3,11";
    let asked = "=621222\n1>pick:B\nsee - /seats/0/pending [\"YX\",\"P6\"]\n1? bonus:YX bonus:P6\n\
                 1! bonus:BX no-such-bonus\n1! bonus:X no-such-bonus\n";
    at(
        "players=2",
        position,
        &format!(
            "{asked}1>bonus:P6\nsee - /seats/0/sheet/purple [6]\n1? mark:Y*\n1>mark:Y3.1\n\
             see - /seats/0/pending []"
        ),
    );
    at(
        "players=2",
        position,
        &format!(
            "{asked}1>bonus:YX\nsee - /seats/0/sheet/purple []\n1! mark:P1 wrong-bonus-area\n\
             1>mark:Y3.1\nsee - /seats/0/sheet/purple [6]"
        ),
    );
}

#[test]
fn r5_4_a_branch_of_a_chain_is_a_choice_too_and_equal_gifts_are_one() {
    at(
        "players=2",
        "1.blue=3,4,5,6,8,10,11 1.yellow=3.1,6.1 1.purple=1,2,3,4,5,6,1,2",
        r#"
        =621222
        1>pick:B
        1? bonus:YX bonus:P6
        1>bonus:YX
        1>mark:Y5.1             # row 1
        see - /seats/0/pending ["BX","P6"]
        1? bonus:BX bonus:P6
        1>bonus:BX
        1>mark:B2               # row 1 and column 2
        1? bonus:GX bonus:O5 bonus:P6
        1>bonus:P6              # field 9
        see - /seats/0/pending ["GX","GX","O5"]
        1? bonus:GX bonus:O5
        1>bonus:GX
        see - /seats/0/pending ["GX","O5"]
        1? bonus:GX bonus:O5
        1>bonus:O5
        see - /seats/0/sheet/orange [5]
        see - /seats/0/sheet/purple [1,2,3,4,5,6,1,2,6]
        see - /seats/0/count/green 3
        see - /seats/0/pending []
        "#,
    );
    // Equal gifts alone are no question.
    let state =
        at("players=2", "1.blue=5,6,8,3,11 1.purple=1,2,3,4,5", "=621222\n1>pick:B\n1>bonus:P6");
    let legal = choices("players=2", &state, 1);
    assert!(legal.iter().all(|text| text.starts_with("mark:Y")), "{legal:?}");
}

#[test]
fn r5_5_a_cross_goes_on_any_field_of_yellow_or_blue() {
    at(
        "players=2",
        "1.orange=1,1,1,2 1.yellow=5.2",
        "=111161\n1>pick:O\n1? mark:Y3.1 mark:Y6.1 mark:Y5.1 mark:Y2.2 mark:Y1.2 mark:Y1.3 \
         mark:Y2.3 mark:Y4.3 mark:Y3.4 mark:Y4.4 mark:Y6.4\n1! mark:Y5.2 marked",
    );
    at(
        "players=2",
        "1.purple=1,2,3 1.blue=7",
        "=111116\n1>pick:P\n1? mark:B2 mark:B3 mark:B4 mark:B5 mark:B6 mark:B8 mark:B9 mark:B10 \
         mark:B11 mark:B12\n1! mark:B7 marked",
    );
}

#[test]
fn r5_5_a_green_cross_goes_on_the_next_field_whatever_that_needs() {
    // The sum 2 ends column 2; green 11 needs a 6.
    for count in 1..=10 {
        let position = format!("1.blue=6,10 1.green=1-{count}");
        let next = count + 1;
        let mark = format!("{{\"kind\":\"marked\",\"seat\":0,\"field\":\"G{next}\",\"number\":0}}");
        at("players=2", &position, &format!("=111111\n1>pick:B\ntold - {mark}"));
    }
}

#[test]
fn r5_6_a_number_is_written_into_the_next_field() {
    // Row 2 of yellow: an orange 4; in field 4 it counts double, in field 11 triple.
    for (orange, written) in
        [("", 4), ("1,1,1", 8), ("1,1,1,2,1,1", 8), ("1,1,1,2,1,1,2,1,2,1", 12)]
    {
        let position = format!("1.yellow=2.2,1.2 1.orange={orange}");
        let at_field = orange.split(',').filter(|text| !text.is_empty()).count();
        let script = format!(
            "=151111\n1>pick:Y\n1>mark:Y5.2\nsee - /seats/0/sheet/orange/{at_field} {written}"
        );
        at("players=2", &position, &script);
    }
    // Row 1 of blue: an orange 5. Field 10 of purple: an orange 6.
    at("players=2", "1.blue=3,4", "=111111\n1>pick:B\nsee - /seats/0/sheet/orange [5]");
    at(
        "players=2",
        "1.purple=1,2,3,4,5,6,1,2,3",
        "=111114\n1>pick:P\nsee - /seats/0/sheet/orange [6]",
    );
    // A purple 6 is allowed after every number, also after a 6.
    for last in 1..=6 {
        let position = format!("1.blue=7,11 1.purple={last}");
        let script = format!("=211111\n1>pick:B\nsee - /seats/0/sheet/purple [{last},6]");
        at("players=2", &position, &script);
    }
}

#[test]
fn r5_7_all_lines_that_one_mark_finishes_count() {
    // A row, the diagonal and a column.
    at(
        "players=2",
        "1.yellow=6.1,5.1,1.2,2.3,6.4,2.2,1.3",
        r#"
        =131111
        1>pick:Y
        1>mark:Y3.1
        told 2 {"kind":"earned","seat":0,"bonus":"BX"}
        told 2 {"kind":"earned","seat":0,"bonus":"extra"}
        see - /seats/0/sheet/extras/unlocked 1
        see - /seats/0/count/yellow 10
        1? mark:B*
        "#,
    );
    // Row 3 and column 1.
    at(
        "players=2",
        "1.blue=5,10,11,12",
        r#"
        =415111
        1>pick:B
        told 2 {"kind":"earned","seat":0,"bonus":"fox"}
        told 2 {"kind":"earned","seat":0,"bonus":"reroll"}
        see - /seats/0/count/foxes 1
        see - /seats/0/sheet/rerolls/unlocked 1
        "#,
    );
}

#[test]
fn r5_8_rerolls_extra_dice_and_foxes_are_only_recorded() {
    // The last field of row 4 and of the diagonal: a fox and an extra die, and no question.
    at(
        "players=2",
        "1.yellow=3.1,1.2,2.3,3.4,4.4,6.1",
        r#"
        =161111
        1>pick:Y
        see - /seats/0/count/foxes 1
        see - /seats/0/sheet/extras {"unlocked":1,"spent":0}
        see - /seats/0/pending []
        see - /phase "closing"
        "#,
    );
    at("players=2", "1.green=1-6", "=222222\n1>pick:G\nsee - /seats/0/count/foxes 1\nchance");
    at(
        "players=2",
        "1.orange=1,1",
        "=222222\n1>pick:O\nsee - /seats/0/sheet/rerolls/unlocked 1\nchance",
    );
}
