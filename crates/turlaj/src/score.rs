//! `turlaj score`.

use std::fs::File;
use std::io::{Read, stdin};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use turlaj_catalog::SHEETS;
use turlaj_core::Refusal;

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
    let solution = SHEETS.of(&args.game)?(&sheets(&text))?;
    if args.json {
        let mut json = solution.json;
        json.insert("game".into(), json!(args.game));
        return say(Value::Object(json));
    }
    Ok(solution.lines.iter().try_for_each(paint::print)?)
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
