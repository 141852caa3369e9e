//! The points of described sheets.

use turlaj_clever::{AREAS, Clever, Count, Rating, Sheet};
use turlaj_core::{Game, Refusal, Seat, Standings};

use super::words::rating_text;
use crate::{Part, Rated, Score, ScoreSheets, Scores};

/// The sheets of all seats.
#[derive(Clone, Copy, Debug)]
pub struct CleverSheets;

impl ScoreSheets for CleverSheets {
    fn most(&self) -> u8 {
        Clever::PLAYERS.1
    }

    fn scores(&self, sheets: &[String]) -> Result<Scores, Refusal> {
        scores(sheets)
    }
}

fn scores(sheets: &[String]) -> Result<Scores, Refusal> {
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
    Ok(Scores { sheets: counts.iter().map(|count| score(count, alone)).collect(), standings })
}

fn score(count: &Count, alone: bool) -> Score {
    let points = |name, points: u16| Part { name, points: points.into(), count: None };
    let areas = AREAS.into_iter().zip(count.areas());
    let mut parts: Vec<Part> = areas.map(|(area, sum)| points(area.name(), sum)).collect();
    let foxes = points("foxes", count.foxes * count.per_fox());
    parts.push(Part { count: Some(count.foxes.into()), ..foxes });
    let rating = Rating::of(count.total());
    Score {
        parts,
        total: count.total().into(),
        rating: alone.then(|| Rated { code: rating.code(), text: rating_text(rating) }),
    }
}
