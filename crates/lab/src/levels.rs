//! What the levels of a game are worth: each against the next one, on the same seeds.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use anyhow::{Result, ensure};
use serde::Serialize;
use turlaj_catalog::{BotKind, Listed};
use turlaj_core::{Seat, Standings};

use crate::game::Row;
use crate::luck::{LuckSummary, LuckTally};
use crate::simulate::{Plan, Shard, Watch, simulate};
use crate::summary::{moments, wilson};
use crate::tally::RunTally;

/// How levels are compared.
pub struct Contest<'a, G: Listed> {
    /// The rules, for one player or for two.
    pub rules: &'a G,
    /// How many games; with two players matches ([`turlaj_catalog::Bots::MATCH`]), in each order of seats.
    pub games: u64,
    /// The seed: all levels play on the same ones.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The levels to compare, the weakest first.
    pub levels: Vec<&'static str>,
    /// Whether luck is measured.
    pub luck: bool,
}

/// A level against the next stronger one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LevelPair {
    /// The level.
    pub level: &'static str,
    /// The next one.
    pub against: &'static str,
    /// Matches in both orders of seats together.
    pub matches: u64,
    /// Its mean share of the victory.
    pub win: f64,
    /// The 95% interval of that.
    pub win_ci: [f64; 2],
    /// Games that were cut off.
    pub capped: u64,
    /// Its mean share of the victory of single games, with and without luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckSummary>,
}

/// A level that plays alone for points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Alone {
    /// The level.
    pub level: &'static str,
    /// Its games.
    pub games: u64,
    /// The mean of its points.
    pub mean: f64,
    /// The standard error of that.
    pub mean_error: f64,
    /// How many points fewer than the strongest one on the same dice.
    pub behind: f64,
    /// The standard error of that, over pairs of games.
    pub behind_error: f64,
    /// What it plays for, with and without luck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckSummary>,
}

impl<G: Listed> Contest<'_, G> {
    /// The levels of the game, the weakest first.
    pub fn levels() -> Vec<&'static str> {
        G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level).map(|bot| bot.name).collect()
    }

    /// How many games all of it takes.
    pub fn all_games(&self) -> u64 {
        let levels = self.levels.len() as u64;
        match self.rules.players() {
            1 => levels * self.games,
            _ => 2 * levels.saturating_sub(1) * self.games * G::MATCH,
        }
    }

    /// Each level against the next one; when it is stopped, those that are through.
    pub fn duels(&self, stop: &AtomicBool, progress: &dyn Fn(u64)) -> Result<Vec<LevelPair>> {
        ensure!(self.rules.players() == 2, "a duel is for two");
        let mut duels = Vec::new();
        for pair in self.levels.windows(2) {
            let (level, against) = (pair[0], pair[1]);
            // By game and order of seats, so that a match changes seats after every game.
            let (mut shares, mut capped, mut luck) = (BTreeMap::new(), 0, LuckTally::default());
            for (own, seats) in [(Seat(0), [level, against]), (Seat(1), [against, level])] {
                let mut take = |rows: &[Row]| {
                    for row in rows {
                        let share = row.end.as_ref().map(|end| victory(end, own));
                        shares.extend(share.map(|share| ((row.game, own), share)));
                        luck.add_row(row, own);
                    }
                    Ok(())
                };
                let games = self.games * G::MATCH;
                let played = self.play(&seats, games, stop, progress, Some(&mut take));
                // Half a duel says who began, not who is better.
                if stop.load(Relaxed) {
                    return Ok(duels);
                }
                capped += played?.capped;
            }
            let shares: Vec<f64> = shares.into_values().collect();
            let won = shares.chunks_exact(G::MATCH as usize).map(match_share);
            let matches = shares.len() as u64 / G::MATCH;
            let win = won.sum::<f64>() / matches.max(1) as f64;
            let win_ci = wilson(win, matches);
            let luck = luck.summary();
            duels.push(LevelPair { level, against, matches, win, win_ci, capped, luck });
        }
        Ok(duels)
    }

    /// Each level alone, the strongest played first; ends early when it is stopped.
    pub fn alone(&self, stop: &AtomicBool, progress: &dyn Fn(u64)) -> Result<Vec<Alone>> {
        ensure!(self.rules.players() == 1, "this is for one player");
        let mut best: Option<BTreeMap<u64, i32>> = None;
        let mut all = Vec::new();
        for level in self.levels.iter().copied().rev() {
            let (mut points, mut luck) = (BTreeMap::new(), LuckTally::default());
            let mut take = |rows: &[Row]| {
                rows.iter().for_each(|row| luck.add_row(row, Seat(0)));
                let of = |row: &Row| Some((row.game, row.end.as_ref()?.of(Seat(0))?.points));
                points.extend(rows.iter().filter_map(of));
                Ok(())
            };
            let played = self.play(&[level], self.games, stop, progress, Some(&mut take));
            if stop.load(Relaxed) && points.is_empty() {
                break;
            }
            played?;
            let best = best.get_or_insert_with(|| points.clone());
            let (mean, sd) = moments(points.values().map(|&points| (f64::from(points), 1)));
            let pairs = points.iter().filter_map(|(game, own)| Some((best.get(game)?, own)));
            let gaps: Vec<f64> = pairs.map(|(best, own)| f64::from(best - own)).collect();
            let (behind, behind_sd) = moments(gaps.iter().map(|&gap| (gap, 1)));
            let error = |sd: f64, count: usize| sd / (count.max(1) as f64).sqrt();
            all.push(Alone {
                level,
                games: points.len() as u64,
                mean,
                mean_error: error(sd, points.len()),
                behind,
                behind_error: error(behind_sd, gaps.len()),
                luck: luck.summary(),
            });
        }
        all.reverse();
        Ok(all)
    }

    fn play<'b>(
        &self,
        seats: &[&'static str],
        games: u64,
        stop: &'b AtomicBool,
        progress: &'b dyn Fn(u64),
        rows: Option<&'b mut crate::TakeRows<'b>>,
    ) -> Result<RunTally> {
        let (rules, seed, threads, luck) = (self.rules, self.seed, self.threads, self.luck);
        let (shard, fast) = (Shard::ALL, !luck);
        let plan = Plan { rules, seats, games, seed, threads, shard, fast, luck };
        simulate(&plan, Watch { stop, progress, rows })
    }
}

/// The share of the victory of a seat.
fn victory(end: &Standings, seat: Seat) -> f64 {
    let winners = end.winners().count();
    if end.winners().any(|winner| winner == seat) { 1.0 / winners as f64 } else { 0.0 }
}

/// A match is won with more than half of its games.
fn match_share(games: &[f64]) -> f64 {
    let own: f64 = games.iter().sum();
    match own.total_cmp(&(games.len() as f64 / 2.0)) {
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
    }
}
