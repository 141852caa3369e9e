//! Many games on several threads.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Result, bail, ensure};
use turlaj_catalog::Listed;

use crate::game::{Play, Row};
use crate::tally::RunTally;

/// The most games that a thread plays before it looks for more; a row group of a data file.
const BATCH: u64 = 5_000;
/// More threads than any machine has use for.
const MOST_THREADS: usize = 1024;

/// What is to be played.
pub struct Plan<'a, G: Listed> {
    /// The rules.
    pub rules: &'a G,
    /// The bots by seat.
    pub seats: &'a [&'static str],
    /// How many games the whole run has.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Which part of the run this is.
    pub shard: Shard,
    /// Whether a faster way than the rules is taken, where there is one.
    pub fast: bool,
    /// Whether luck is measured; then all is played by the rules.
    pub luck: bool,
}

/// A part of a run: `2/5` is the second of five.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    part: u64,
    parts: u64,
}

impl Shard {
    /// The whole run.
    pub const ALL: Shard = Shard { part: 1, parts: 1 };

    /// The games of this part.
    pub fn games(self, all: u64) -> Range<u64> {
        let cut = |part: u64| (u128::from(all) * u128::from(part) / u128::from(self.parts)) as u64;
        cut(self.part - 1)..cut(self.part)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.parts)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || format!("`{text}` is not a part such as 2/5");
        let (part, parts) = text.split_once('/').ok_or_else(wrong)?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| wrong());
        let shard = Shard { part: number(part)?, parts: number(parts)? };
        if (1..=shard.parts).contains(&shard.part) { Ok(shard) } else { Err(wrong()) }
    }
}

/// Somebody who takes rows.
pub type TakeRows<'a> = dyn FnMut(&[Row]) -> Result<()> + 'a;

/// Who follows a run while it goes on.
pub struct Watch<'a> {
    /// Set from outside to end the run after the games in play.
    pub stop: &'a AtomicBool,
    /// Told how many more games are done.
    pub progress: &'a dyn Fn(u64),
    /// Given the rows of the run, in order of their games, if somebody wants them.
    pub rows: Option<&'a mut TakeRows<'a>>,
}

/// Plays the games of a plan; ends early, with what was done, when it is stopped.
pub fn simulate<G: Listed>(plan: &Plan<'_, G>, watch: Watch<'_>) -> Result<RunTally> {
    ensure!(plan.threads > 0, "at least one thread is needed");
    ensure!(plan.seats.len() == usize::from(plan.rules.players()), "a bot for every seat");
    let games = plan.shard.games(plan.games);
    // Small enough for all threads to have work to the end, and for progress to be seen.
    let threads = plan.threads.min(MOST_THREADS);
    let size = ((games.end - games.start) / (8 * threads as u64)).clamp(1, BATCH);
    let next = AtomicU64::new(games.start);
    let wants_rows = watch.rows.is_some();
    let (send, done) = mpsc::sync_channel::<(u64, RunTally, Vec<Row>)>(4 * threads);
    let mut tally = RunTally::new(plan.seats.len());
    let result = thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, games, stop) = (send.clone(), &next, &games, watch.stop);
            scope.spawn(move || {
                let mut play = match plan.luck {
                    true => Play::measuring_luck(plan.rules, plan.seats),
                    false => Play::new(plan.rules, plan.seats, plan.fast),
                };
                loop {
                    let from = next.fetch_add(size, Ordering::Relaxed);
                    if from >= games.end || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let to = games.end.min(from + size);
                    let batch = batch(&mut play, plan.seed, from..to, wants_rows, stop);
                    if send.send((from, batch.0, batch.1)).is_err() {
                        return; // Nobody listens any more.
                    }
                }
            });
        }
        drop(send);
        let waiting = BTreeMap::new();
        let mut rows = InOrder { next: games.start, size, waiting, out: watch.rows };
        for (from, part, new) in done {
            (watch.progress)(part.games + part.capped);
            tally.merge(&part);
            rows.take(from, new)?;
        }
        rows.rest()
    });
    result?;
    if tally.games + tally.capped == 0 {
        bail!("no game was played");
    }
    Ok(tally)
}

fn batch<G: Listed>(
    play: &mut Play<'_, G>,
    seed: u64,
    games: Range<u64>,
    wants_rows: bool,
    stop: &AtomicBool,
) -> (RunTally, Vec<Row>) {
    let mut tally = RunTally::new(play.seats());
    let mut rows = Vec::new();
    for game in games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let row = play.game(seed, game);
        tally.add(&row);
        if wants_rows {
            rows.push(row);
        }
    }
    (tally, rows)
}

/// Hands on batches in the order of their games, whichever is done first.
struct InOrder<'a> {
    next: u64,
    size: u64,
    waiting: BTreeMap<u64, Vec<Row>>,
    out: Option<&'a mut TakeRows<'a>>,
}

impl InOrder<'_> {
    fn take(&mut self, from: u64, rows: Vec<Row>) -> Result<()> {
        let Some(out) = &mut self.out else { return Ok(()) };
        self.waiting.insert(from, rows);
        while let Some(rows) = self.waiting.remove(&self.next) {
            out(&rows)?;
            self.next += self.size;
        }
        Ok(())
    }

    /// After a stop there are gaps; what was played is handed on all the same.
    fn rest(&mut self) -> Result<()> {
        let Some(out) = &mut self.out else { return Ok(()) };
        std::mem::take(&mut self.waiting).values().try_for_each(|rows| out(rows))
    }
}
