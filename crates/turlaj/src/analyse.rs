//! `turlaj analyse`.

mod extra;
mod page;
mod plot;
mod reasons;
mod text;
mod words;
mod write;

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use turlaj_analysis::{Decisions, Judge, Ledger, analyse as ledger_of};
use turlaj_catalog::{Listed, Visit};
use turlaj_core::{Node, Seat, Settings};
use turlaj_engine::Engine;
use turlaj_table::record::{Broken, read};
use turlaj_table::{AnyTable, Occupant, Table};

use self::reasons::{Expensive, expensive};
use self::write::write;
use crate::args::AnalyseArgs;
use crate::lab::stop_on_interrupt;
use crate::replay::visit_record;
use crate::report::{self, say};

/// A broken record is analysed up to its break, and an error all the same.
pub(crate) fn analyse(args: &AnalyseArgs) -> ExitCode {
    let mut is_broken = false;
    let code = report::run(args.json, || {
        let text = report::read_record(&args.file)?;
        let broken = visit_record(&text, AnalyseVisit { text: &text, args })??;
        is_broken = broken.is_some();
        match broken {
            // As JSON the one object has said it.
            Some(broken) if !args.json => Err(broken.into()),
            _ => Ok(()),
        }
    });
    if is_broken { ExitCode::FAILURE } else { code }
}

struct AnalyseVisit<'a> {
    text: &'a str,
    args: &'a AnalyseArgs,
}

/// An analysed game.
struct Analysed<'a, G: Listed> {
    args: &'a AnalyseArgs,
    table: &'a Table<G>,
    ledger: Ledger<G>,
    /// The most expensive choices of each seat.
    worst: Vec<Vec<Expensive>>,
    /// Where and why the record broke, if it did.
    broken: Option<Broken>,
    steps: u32,
}

impl Visit for AnalyseVisit<'_> {
    /// Where and why the record broke, if it did.
    type Out = Result<Option<Broken>>;

    fn game<G: Listed>(self) -> Self::Out {
        let args = self.args;
        let reading = read::<G>(self.text)?;
        let table = &reading.record.table;
        let players = table.rules().players();
        if let Some(seat) = args.seat.filter(|seat| *seat > players) {
            bail!("there is no seat {seat}; there are {players}");
        }
        if let (Some(broken), 0) = (&reading.broken, table.standing()) {
            return Err(broken.clone().into());
        }
        let steps = args.budget.unwrap_or(G::ANALYSIS_STEPS);
        let stop = stop_on_interrupt("stopping …")?;
        let mut engine = G::engine(SEED);
        let ledger = run(table, &mut *engine, steps, args, &stop)?;
        let worst = (0..players)
            .map(|seat| expensive(table, &ledger, Seat(seat), &mut *engine, steps, &stop))
            .collect();
        ensure!(!stop.load(Ordering::Relaxed), INTERRUPTED);
        let analysed = Analysed { args, table, ledger, worst, broken: reading.broken, steps };
        if let Some(path) = &args.plot {
            write(path, &analysed.chart()?)?;
        }
        if let Some(path) = &args.html {
            write(path, &analysed.page()?)?;
        }
        match args.json {
            true => say(analysed.as_json())?,
            false => analysed.print()?,
        }
        Ok(analysed.broken)
    }
}

const INTERRUPTED: &str = "interrupted: nothing was analysed";

/// Fewer choices say nothing about how well somebody plays.
const ENOUGH: u32 = 30;

/// The seed of analyses: the same record gets the same one.
const SEED: u64 = 0xa11a_1151;

fn run<G: Listed>(
    table: &Table<G>,
    engine: &mut dyn Engine<G>,
    steps: u32,
    args: &AnalyseArgs,
    stop: &AtomicBool,
) -> Result<Ledger<G>> {
    let bar = progress(table.standing() as u64);
    let mut judge =
        Judge::new(table.rules(), engine, steps, args.samples(), stop).averaging(args.exact_to);
    let ledger = ledger_of(table, &mut judge, |done| bar.set_position(done as u64));
    bar.finish_and_clear();
    let Ok(ledger) = ledger else { bail!(INTERRUPTED) };
    let sums = ledger.columns().iter().all(|columns| columns.sum() == columns.result);
    ensure!(sums, "the sums do not add up: this is a fault of the program");
    Ok(ledger)
}

/// A bar on standard error, where that is a terminal.
fn progress(facts: u64) -> ProgressBar {
    let style = "{bar:24} {human_pos} of {human_len} facts, {eta} left";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(facts).with_style(style)
}

impl<G: Listed> Analysed<'_, G> {
    /// The seats that were asked for.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let wanted = self.args.seat;
        let seats = (0..self.table.rules().players()).map(Seat);
        seats.filter(move |seat| wanted.is_none_or(|wanted| wanted == seat.0 + 1))
    }

    /// The bot whose choices cost about as much; nothing where that was not measured, or where there
    /// were too few choices to say so.
    fn plays_like(&self, summary: &Decisions) -> Option<&'static str> {
        let settings = self.table.rules().settings();
        let default = || settings == Settings::defaults(G::OPTIONS, settings.players());
        let rates = G::ERROR_RATES.iter().find(|rates| rates.players == settings.players());
        let measured = self.steps == G::ANALYSIS_STEPS && summary.open >= ENOUGH && default();
        rates.filter(|_| measured)?.nearest(summary.rate()?)
    }

    /// How far the game was played.
    fn extent(&self) -> &'static str {
        match self.table.node() {
            _ if self.table.is_abandoned() => "abandoned",
            Node::Over(_) => "over",
            _ if self.broken.is_some() => "broken",
            _ => "unfinished",
        }
    }

    fn as_json(&self) -> Value {
        let rules = self.table.rules();
        let who = |who: &Occupant| match who {
            Occupant::Empty => json!({ "kind": "empty" }),
            Occupant::Person(name) => json!({ "kind": "person", "name": name }),
            Occupant::Bot(name) => json!({ "kind": "bot", "name": name }),
        };
        let worst = self.worst.iter().map(|choices| reasons::as_json(&self.ledger, choices));
        let seats = (0..rules.players()).map(Seat);
        let plays_like = seats.map(|seat| self.plays_like(&self.ledger.summary(seat)));
        let broken = self.broken.as_ref().map(|broken| report::error(&broken.clone().into()));
        json!({
            "format": 1,
            "game": G::ID,
            "rules": G::RULES,
            "options": rules.settings(),
            "judge": {
                "engine": G::ENGINE_VERSION, "steps": self.steps, "exact_to": self.args.exact_to, "samples": self.args.samples(),
            },
            "extent": self.extent(),
            "broken": broken,
            "occupants": self.table.occupants().iter().map(who).collect::<Vec<_>>(),
            "ledger": self.ledger.report(),
            "plays_like": plays_like.collect::<Vec<_>>(),
            "worst": worst.collect::<Vec<_>>(),
            "extra": self.extra(),
        })
    }
}
