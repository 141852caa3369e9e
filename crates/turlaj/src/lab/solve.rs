//! `turlaj solve`.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use turlaj_catalog::{Checked, PuzzleSolver, SOLVERS, Solver};

use crate::args::Solve;
use crate::paint;
use crate::report::{many, say};

pub(crate) fn solve(args: &Solve) -> Result<()> {
    let solver = SOLVERS.of(&args.game)?;
    let given = [
        ("round", args.round.as_deref()),
        ("dice", args.dice.as_deref()),
        ("pick", args.pick.as_deref()),
        ("smiling", args.smiling.then_some("on")),
        ("rounds", args.rounds.as_deref()),
        ("players", args.players.as_deref()),
        ("edition", args.edition.as_deref()),
        ("solo", args.solo.then_some("on")),
        ("position", args.position.as_deref()),
    ];
    let words: Vec<_> = given.into_iter().filter_map(|(name, word)| Some((name, word?))).collect();
    if let Some((name, _)) = words.iter().find(|(name, _)| !solver.words().contains(name)) {
        bail!("`--{name}` means nothing for {}", args.game);
    }
    if !args.check && !args.count {
        return one(args, solver, &words);
    }
    let Some(puzzles) = solver.puzzles() else {
        bail!("`--check` and `--count` are for puzzles, not for {}", args.game);
    };
    if args.check { check(args, puzzles, &words) } else { count(args, puzzles, &words) }
}

fn one(args: &Solve, solver: &dyn Solver, words: &[(&'static str, &str)]) -> Result<()> {
    let clock = Instant::now();
    let solution = solver.solve(words)?;
    let seconds = clock.elapsed().as_secs_f64();
    if args.json {
        let mut json = solution.json;
        json.insert("game".into(), json!(args.game));
        json.insert("seconds".into(), json!(seconds));
        return say(Value::Object(json));
    }
    Ok(solution.lines.iter().try_for_each(paint::print)?)
}

fn count(args: &Solve, solver: &dyn PuzzleSolver, words: &[(&'static str, &str)]) -> Result<()> {
    let counted = solver.count(words, args.limit)?;
    if args.json {
        let (found, more, nodes) = (counted.found, counted.more, counted.nodes);
        return say(json!({ "game": args.game, "count": found, "more": more, "nodes": nodes }));
    }
    say(format!("{}{}", counted.found, if counted.more { "+" } else { "" }))
}

/// What came of one round.
#[derive(Default)]
struct RoundCheck {
    round: u8,
    rolls: u64,
    patterns: u64,
    unsolved: u64,
    nodes: u64,
    time: Duration,
    most_nodes: (u64, String),
    longest: (Duration, String),
}

impl RoundCheck {
    fn add(&mut self, checked: &Checked, time: Duration) {
        self.rolls += 1;
        self.patterns += u64::from(checked.new);
        self.unsolved += u64::from(checked.unsolved);
        self.nodes += checked.nodes;
        self.time += time;
        if checked.nodes > self.most_nodes.0 {
            self.most_nodes = (checked.nodes, checked.roll.clone());
        }
        if time > self.longest.0 {
            self.longest = (time, checked.roll.clone());
        }
    }

    fn json(&self) -> Value {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        json!({
            "round": self.round,
            "rolls": self.rolls,
            "patterns": self.patterns,
            "unsolved": self.unsolved,
            "nodes": self.nodes,
            "milliseconds": milliseconds(self.time),
            "most_nodes": { "nodes": self.most_nodes.0, "roll": self.most_nodes.1 },
            "longest": { "milliseconds": milliseconds(self.longest.0), "roll": self.longest.1 },
        })
    }
}

fn check(args: &Solve, solver: &dyn PuzzleSolver, words: &[(&'static str, &str)]) -> Result<()> {
    let bar = progress(solver.rolls(words)?);
    let mut rounds: Vec<RoundCheck> = Vec::new();
    let mut clock = Instant::now();
    solver.check(words, &mut |checked| {
        let time = clock.elapsed();
        if rounds.last().is_none_or(|round| round.round != checked.round) {
            rounds.push(RoundCheck { round: checked.round, ..RoundCheck::default() });
        }
        if let Some(round) = rounds.last_mut() {
            round.add(checked, time);
            if round.rolls % 128 == 0 {
                bar.inc(128);
            }
        }
        // What the bar takes is not the solver's time.
        clock = Instant::now();
    })?;
    bar.finish_and_clear();
    let unsolved: u64 = rounds.iter().map(|round| round.unsolved).sum();
    if args.json {
        let rounds: Vec<Value> = rounds.iter().map(RoundCheck::json).collect();
        return say(json!({ "game": args.game, "unsolved": unsolved, "rounds": rounds }));
    }
    say("round   rolls  patterns  unsolved      nodes  most nodes for one roll     longest")?;
    for round in &rounds {
        say(format!(
            "{:5} {:7} {:9} {:9} {:10} {:8}  {:16} {:6.3} ms",
            round.round,
            round.rolls,
            round.patterns,
            round.unsolved,
            round.nodes,
            round.most_nodes.0,
            round.most_nodes.1,
            round.longest.0.as_secs_f64() * 1e3,
        ))?;
    }
    if unsolved > 0 {
        bail!("{} without a solution", many(unsolved as usize, "choice"));
    }
    say("Every roll has a solution, whatever is chosen.")
}

/// A bar on standard error, where that is a terminal.
fn progress(rolls: u64) -> ProgressBar {
    let style = "{bar:24} {human_pos} of {human_len} rolls, {eta} left";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(rolls).with_style(style)
}
