//! What a run came to, as text and as JSON; and runs added up.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use turlaj_catalog::RACES;
use turlaj_lab::{RunTally, Summary, summarise};

use super::levels::without_luck;
use crate::report::say;

/// What a run came to. As JSON it holds the exact tally beside the numbers made from it, so that
/// parts of a run can be added up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct RunReport {
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) options: String,
    pub(super) seed: u64,
    /// How many games the whole run has.
    pub(super) planned: u64,
    /// The parts of the run that this is, such as 1/3.
    pub(super) parts: Vec<String>,
    pub(super) interrupted: bool,
    /// Whether a faster way than the rules was taken: it plays other games for the same seed.
    #[serde(default)]
    pub(super) fast: bool,
    pub(super) seconds: f64,
    pub(super) cpu_seconds: f64,
    pub(super) bots: Vec<String>,
    pub(super) tally: RunTally,
}

impl RunReport {
    fn json(&self) -> Result<Value> {
        let mut object = serde_json::to_value(self)?;
        let summary = serde_json::to_value(summarise(&self.tally, &self.bots))?;
        let per_second = |count: u64| count as f64 / self.cpu_seconds.max(1e-9);
        let fields = object.as_object_mut().context("a report is an object")?;
        fields.extend(summary.as_object().context("a summary is an object")?.clone());
        fields.insert("games_per_cpu_second".to_string(), json!(per_second(self.tally.games)));
        fields.insert("facts_per_cpu_second".to_string(), json!(per_second(self.tally.facts)));
        Ok(object)
    }
}

pub(super) fn print(report: &RunReport, as_json: bool) -> Result<()> {
    if as_json {
        return say(report.json()?);
    }
    let summary = summarise(&report.tally, &report.bots);
    // A merged file may come from anybody.
    let safe = |text: &str| text.replace(char::is_control, " ");
    say(format!("{}, {}, seed {}", safe(&report.game), safe(&report.options), report.seed))?;
    if report.parts != ["1/1"] {
        say(format!("parts {} of {} games", safe(&report.parts.join(", ")), report.planned))?;
    }
    let rate = summary.games as f64 / report.cpu_seconds.max(1e-9);
    say(format!(
        "{} games in {:.1} s ({rate:.0} a CPU second){}",
        summary.games,
        report.seconds,
        if report.interrupted { ", then interrupted" } else { "" }
    ))?;
    if summary.capped > 0 {
        say(format!("{} more games were cut off and count nowhere", summary.capped))?;
    }
    let [shortest, longest] = summary.turns_range;
    say(format!(
        "turns: mean {:.2}, deviation {:.2}, from {shortest} to {longest}; at 5 25 50 75 95%: {}",
        summary.turns_mean,
        summary.turns_sd,
        summary.turns_quantiles.map(|turns| turns.to_string()).join(" ")
    ))?;
    if summary.seats.len() > 1 {
        say(format!(
            "points of all seats together: mean {:.2}; shared victories: {} ({:.2}%)",
            summary.points_together_mean,
            summary.ties,
            100.0 * summary.ties as f64 / summary.games.max(1) as f64
        ))?;
    }
    say("")?;
    say("seat  bot          mean     sd    wins   95% interval   points at 5 25 50 75 95%")?;
    for (at, seat) in summary.seats.iter().enumerate() {
        let [low, high] = seat.win_ci.map(|share| 100.0 * share);
        let quantiles: Vec<String> = seat.quantiles.iter().map(|q| format!("{q:3}")).collect();
        say(format!(
            "{:>4}  {:<10} {:6.2} {:6.2} {:6.2}%  {low:6.2} - {high:6.2}  {}",
            at + 1,
            safe(&seat.bot),
            seat.mean,
            seat.sd,
            100.0 * seat.win,
            quantiles.join(" ")
        ))?;
        if let Some(luck) = &seat.luck {
            let alone = summary.seats.len() == 1;
            let (scale, unit) = if alone { (1.0, "") } else { (100.0, "%") };
            say(format!("      {}", without_luck(luck, scale, unit)))?;
        }
    }
    if summary.seats.len() > 1 && beginning_matters(report) {
        beginning(&summary)?;
    }
    Ok(())
}

/// Whether the figures can tell what it is worth to begin: in a race nobody begins, and where one
/// seat always begins, bots of different strength hide it.
fn beginning_matters(report: &RunReport) -> bool {
    let drawn = report.options.split(' ').any(|option| option == "first=draw");
    let same_bots = report.bots.iter().all(|bot| *bot == report.bots[0]);
    (drawn || same_bots) && !RACES.contains(&report.game.as_str())
}

/// What it is worth to begin, also where the beginner was drawn.
fn beginning(summary: &Summary) -> Result<()> {
    let [low, high] = summary.first_seat_edge_ci.map(|share| 100.0 * share);
    let edge = 100.0 * summary.first_seat_edge;
    say("")?;
    say(format!(
        "beginning is worth {edge:+.2} percentage points of victory ({low:+.2} to {high:+.2})"
    ))
}

/// Into how many parts a run was divided.
fn divisor(report: &RunReport) -> Option<&str> {
    report.parts.first()?.split('/').nth(1)
}

/// `turlaj merge`.
pub(crate) fn merge(files: &[PathBuf], as_json: bool) -> Result<()> {
    let mut merged: Option<RunReport> = None;
    for file in files {
        let name = file.display();
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
        let part: RunReport = serde_json::from_str(&text)
            .with_context(|| format!("{name} is not what `simulate --json` prints"))?;
        let seats = part.bots.len();
        ensure!(seats > 0 && seats == part.tally.seats.len(), "{name} tells of other seats");
        let Some(all) = &mut merged else {
            merged = Some(part);
            continue;
        };
        let played = |run: &RunReport| (run.rules, run.seed, run.planned, run.fast);
        let same = (&all.game, &all.options, &all.bots, played(all))
            == (&part.game, &part.options, &part.bots, played(&part));
        ensure!(same, "{name} is a part of another run");
        ensure!(divisor(all) == divisor(&part), "{name} is a part of a run divided differently");
        let twice = part.parts.iter().find(|shard| all.parts.contains(shard));
        ensure!(twice.is_none(), "{name} holds a part that is there already");
        all.parts.extend(part.parts);
        all.tally.merge(&part.tally);
        all.seconds += part.seconds;
        all.cpu_seconds += part.cpu_seconds;
        all.interrupted |= part.interrupted;
    }
    print(&merged.context("no files")?, as_json)
}
