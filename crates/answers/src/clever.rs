//! The points of described sheets of Clever.

use serde_json::{Value, json};
use turlaj_clever::{AREAS, Clever, Count, Rating, Sheet};
use turlaj_core::{Game, Refusal, Seat, Standings};
use turlaj_terminal::{Ink, Line, rating_text};

use crate::Solution;

/// The points of described sheets, one per seat.
pub fn score_sheets(sheets: &[String]) -> Result<Solution, Refusal> {
    let (_, most) = Clever::PLAYERS;
    if sheets.len() > usize::from(most) {
        let why = format!("{} sheets, but only {most} can play", sheets.len());
        return Err(Refusal::new("too-many-sheets", why).with("most", most));
    }
    let alone = sheets.len() == 1;
    let count = |(at, text): (u8, &String)| {
        let sheet = text.parse::<Sheet>().map_err(|why| {
            let text = if alone { why.to_string() } else { format!("sheet {}: {why}", Seat(at)) };
            let refusal = Refusal::new("impossible-sheet", text).with("sheet", Seat(at));
            refusal.with("area", why.area()).with("field", why.field())
        })?;
        Ok(Count::of(&sheet))
    };
    let counts: Vec<Count> = (0u8..).zip(sheets).map(count).collect::<Result<_, Refusal>>()?;
    let ranked = (0u8..)
        .zip(&counts)
        .map(|(at, count)| (Seat(at), i32::from(count.total()), vec![i32::from(count.best())]));
    let standings = Standings::rank(ranked);
    let rating = counts.first().filter(|_| alone).map(|count| Rating::of(count.total()));
    let json = json!({
        "sheets": counts.iter().map(|count| sheet_json(count, rating)).collect::<Vec<_>>(),
        "standings": standings,
    });
    Ok(Solution::new(json, lines(&counts, &standings, rating)))
}

/// The points of the areas by their names, and of the foxes.
fn parts(count: &Count) -> impl Iterator<Item = (&'static str, u16)> {
    let areas = AREAS.into_iter().zip(count.areas()).map(|(area, sum)| (area.name(), sum));
    areas.chain([("foxes", count.foxes * count.per_fox())])
}

fn sheet_json(count: &Count, rating: Option<Rating>) -> Value {
    let part = |(name, points)| match name {
        "foxes" => json!({ "name": name, "points": points, "count": count.foxes }),
        _ => json!({ "name": name, "points": points }),
    };
    let rating = rating.map(|one| json!({ "code": one.code(), "text": rating_text(one) }));
    json!({
        "parts": parts(count).map(part).collect::<Vec<_>>(),
        "total": count.total(),
        "rating": rating,
    })
}

/// One column per sheet; the places where there are several.
fn lines(counts: &[Count], standings: &Standings, rating: Option<Rating>) -> Vec<Line> {
    let row = |ink, name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>7}")).collect();
        Line::inked(ink, format!("{name:7}{cells}"))
    };
    let several = counts.len() > 1;
    let mut lines = Vec::new();
    if several {
        let numbers = (1..=counts.len()).map(|at| at.to_string());
        lines.push(row(Ink::Faint, "sheet", numbers.collect()));
    }
    let names: Vec<&str> =
        counts.first().into_iter().flat_map(parts).map(|(name, _)| name).collect();
    for (at, name) in names.into_iter().enumerate() {
        let points = counts.iter().filter_map(|count| parts(count).nth(at));
        let line = row(Ink::Plain, name, points.map(|(_, points)| points.to_string()).collect());
        let remark = if name == "foxes" { foxes(counts) } else { String::new() };
        lines.push(line.then(Ink::Faint, remark));
    }
    let totals = counts.iter().map(|count| count.total().to_string());
    lines.push(row(Ink::Strong, "total", totals.collect()));
    if several {
        let place = |place: &turlaj_core::Place| {
            Line::plain(format!("{}. sheet {}: {}", place.place, place.seat, place.points))
        };
        lines.extend(standings.places().iter().map(place));
    }
    lines.extend(rating.map(|one| Line::plain(format!("As a solo game: {}", rating_text(one)))));
    lines
}

/// How foxes make the points of their row, such as `2 x 15`.
fn foxes(counts: &[Count]) -> String {
    let counted = |count: &Count| match count.foxes {
        0 => "-".to_string(),
        foxes => format!("{foxes} x {}", count.per_fox()),
    };
    let all: Vec<String> = counts.iter().map(counted).collect();
    if all.iter().all(|one| one == "-") {
        String::new()
    } else {
        format!("   ({})", all.join(", "))
    }
}
