//! `turlaj solve` and `turlaj odds`.

use std::time::Instant;

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::args::{AskArgs, Questions};
use crate::paint;
use crate::report::say;

pub(crate) fn answer<Q: Questions>(ask: &AskArgs<Q>) -> Result<()> {
    let solver = Q::OFFER.of(&ask.game)?;
    let mut bar: Option<ProgressBar> = None;
    let clock = Instant::now();
    let solution = (solver.solve)(&ask.question, &mut |done, all| {
        bar.get_or_insert_with(|| progress(all)).set_position(done);
    })?;
    let seconds = clock.elapsed().as_secs_f64();
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    if ask.json {
        let mut json = solution.json;
        json.insert("game".into(), json!(ask.game));
        json.insert("seconds".into(), json!(seconds));
        return say(Value::Object(json));
    }
    solution.lines.iter().try_for_each(paint::print)?;
    match solution.fault {
        Some(fault) => bail!(fault),
        None => Ok(()),
    }
}

/// A bar on standard error, where that is a terminal.
fn progress(all: u64) -> ProgressBar {
    let style = "{bar:24} {human_pos} of {human_len}, {eta} left";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(all).with_style(style)
}
