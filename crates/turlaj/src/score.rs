//! `turlaj score`.

use std::fs::File;
use std::io::{Read, stdin};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use turlaj_catalog::SHEETS;
use turlaj_core::Refusal;
use turlaj_terminal::{Ink, Line, Part, Score, Scores};

use crate::report::say;
use crate::{args, paint};

/// More than any sheets need.
const MAX_BYTES: usize = 64 * 1024;

pub(crate) fn score(args: &args::ScoreArgs) -> Result<()> {
    let text = match (&args.file, &args.text[..]) {
        (Some(file), _) => read(file)?,
        (None, [word]) if word == "-" => read(Path::new("-"))?,
        (None, words) => words.join(" "),
    };
    if text.len() > MAX_BYTES {
        let why = format!("a description of sheets has at most {MAX_BYTES} bytes");
        return Err(Refusal::new("too-long", why).with("most", MAX_BYTES).into());
    }
    let (game, sheets) = (SHEETS.of(&args.game)?, sheets(&text));
    let most = usize::from(game.most());
    if sheets.len() > most {
        let why = format!("{} sheets, but only {most} can play", sheets.len());
        return Err(Refusal::new("too-many-sheets", why).with("most", most).into());
    }
    let scores = game.scores(&sheets)?;
    if args.json { say(as_json(&args.game, &scores)) } else { print(&scores) }
}

/// The text of a file, up to one byte more than it may have; `-` is standard input.
fn read(file: &Path) -> Result<String> {
    let name = || format!("cannot read {}", file.display());
    let limit = MAX_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        stdin().lock().take(limit).read_to_end(&mut bytes).with_context(name)?;
    } else {
        let file = File::open(file).with_context(name)?;
        file.take(limit).read_to_end(&mut bytes).with_context(name)?;
    }
    if bytes.len() > MAX_BYTES {
        // The cut may have split a letter; it is too long anyway.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|_| Refusal::new("not-utf8", "this is not UTF-8 text").into())
}

/// The words of each sheet: remarks are left out, and a word `--` stands between two sheets.
fn sheets(text: &str) -> Vec<String> {
    let mut sheets = vec![String::new()];
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    for word in lines.flat_map(str::split_whitespace) {
        match sheets.last_mut() {
            Some(sheet) if word != "--" => {
                sheet.push_str(word);
                sheet.push(' ');
            }
            _ => sheets.push(String::new()),
        }
    }
    sheets
}

/// One column per sheet; the places where there are several.
fn print(scores: &Scores) -> Result<()> {
    let parts = scores.sheets.first().map_or(&[][..], |sheet| &sheet.parts);
    let several = scores.sheets.len() > 1;
    let row = |ink, name: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>7}")).collect();
        Line::inked(ink, format!("{name:7}{cells}"))
    };
    if several {
        let numbers = (1..=scores.sheets.len()).map(|at| at.to_string());
        paint::print(&row(Ink::Faint, "sheet", numbers.collect()))?;
    }
    for (at, part) in parts.iter().enumerate() {
        let cells = scores.sheets.iter().map(|sheet| sheet.parts[at].points.to_string());
        let line = row(Ink::Plain, part.name, cells.collect());
        paint::print(&line.then(Ink::Faint, remark(scores, at)))?;
    }
    let totals = scores.sheets.iter().map(|sheet| sheet.total.to_string());
    paint::print(&row(Ink::Strong, "total", totals.collect()))?;
    if several {
        for place in scores.standings.places() {
            say(format!("{}. sheet {}: {}", place.place, place.seat, place.points))?;
        }
    }
    match scores.sheets.first().and_then(|sheet| sheet.rating.as_ref()) {
        Some(rating) => say(format!("As a solo game: {}", rating.text)),
        None => Ok(()),
    }
}

/// How counted things make the points of a row, such as `2 x 15`.
fn remark(scores: &Scores, at: usize) -> String {
    let counted = |sheet: &Score| {
        let part = &sheet.parts[at];
        match part.points.checked_div(part.count.unwrap_or_default()) {
            Some(each) => format!("{} x {each}", part.count.unwrap_or_default()),
            None => "-".to_string(),
        }
    };
    let all: Vec<String> = scores.sheets.iter().map(counted).collect();
    if all.iter().all(|one| one == "-") {
        String::new()
    } else {
        format!("   ({})", all.join(", "))
    }
}

fn as_json(game: &str, scores: &Scores) -> Value {
    let sheet = |score: &Score| {
        let part = |part: &Part| match part.count {
            Some(count) => json!({ "name": part.name, "points": part.points, "count": count }),
            None => json!({ "name": part.name, "points": part.points }),
        };
        let rating = score.rating.as_ref();
        json!({
            "parts": score.parts.iter().map(part).collect::<Vec<_>>(),
            "total": score.total,
            "rating": rating.map(|rating| json!({ "code": rating.code, "text": rating.text })),
        })
    };
    json!({
        "game": game,
        "sheets": scores.sheets.iter().map(sheet).collect::<Vec<_>>(),
        "standings": scores.standings,
    })
}
