//! What the levels of a game are worth: each against the strongest one, on the same seeds.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, ensure};
use serde::Serialize;
use turlaj_catalog::Listed;
use turlaj_core::Seat;

use crate::game::Row;
use crate::simulate::{Plan, Shard, Watch, simulate};
use crate::summary::{moments, share, wilson};
use crate::tally::Tally;

/// How levels are compared.
pub struct Contest<'a, G: Listed> {
    /// The rules, for one player or for two.
    pub rules: &'a G,
    /// How many games; with two players, in each order of seats.
    pub games: u64,
    /// The seed: all levels play on the same ones.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// A level against the strongest one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The level.
    pub level: &'static str,
    /// Games in both orders of seats together.
    pub games: u64,
    /// Its mean share of the victory.
    pub win: f64,
    /// The 95% interval of that.
    pub win_ci: [f64; 2],
    /// Games that were cut off.
    pub capped: u64,
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
}

impl<G: Listed> Contest<'_, G> {
    /// The levels of the game, the weakest first.
    pub fn levels() -> Vec<&'static str> {
        G::BOTS.iter().filter(|bot| bot.level).map(|bot| bot.name).collect()
    }

    /// How many games all of it takes.
    pub fn all_games(&self) -> u64 {
        let levels = Self::levels().len() as u64;
        match self.rules.players() {
            1 => levels * self.games,
            _ => 2 * levels.saturating_sub(1) * self.games,
        }
    }

    /// Each level but the strongest against that one; when it is stopped, those that are through.
    pub fn duels(&self, stop: &AtomicBool, progress: &dyn Fn(u64)) -> Result<Vec<Duel>> {
        ensure!(self.rules.players() == 2, "a duel is for two");
        let levels = Self::levels();
        let Some((&best, others)) = levels.split_last() else { return Ok(Vec::new()) };
        let mut duels = Vec::new();
        for &level in others {
            let mut wins = 0;
            let (mut games, mut capped) = (0, 0);
            for (own, seats) in [(0, [level, best]), (1, [best, level])] {
                let played = self.play(&seats, stop, progress, None);
                // Half a duel says who began, not who is better.
                if stop.load(Ordering::Relaxed) {
                    return Ok(duels);
                }
                let tally = played?;
                wins += tally.seats[own].wins;
                games += tally.games;
                capped += tally.capped;
            }
            let win = share(wins, games);
            let win_ci = wilson(win, games);
            duels.push(Duel { level, games, win, win_ci, capped });
        }
        Ok(duels)
    }

    /// Each level alone, the strongest played first; ends early when it is stopped.
    pub fn alone(&self, stop: &AtomicBool, progress: &dyn Fn(u64)) -> Result<Vec<Alone>> {
        ensure!(self.rules.players() == 1, "this is for one player");
        let mut best: Option<BTreeMap<u64, i32>> = None;
        let mut all = Vec::new();
        for level in Self::levels().into_iter().rev() {
            let mut points = BTreeMap::new();
            let mut take = |rows: &[Row]| {
                let of = |row: &Row| Some((row.game, row.end.as_ref()?.of(Seat(0))?.points));
                points.extend(rows.iter().filter_map(of));
                Ok(())
            };
            let played = self.play(&[level], stop, progress, Some(&mut take));
            if stop.load(Ordering::Relaxed) && points.is_empty() {
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
            });
        }
        all.reverse();
        Ok(all)
    }

    fn play<'b>(
        &self,
        seats: &[&'static str],
        stop: &'b AtomicBool,
        progress: &'b dyn Fn(u64),
        rows: Option<&'b mut crate::TakeRows<'b>>,
    ) -> Result<Tally> {
        let (rules, games, seed, threads) = (self.rules, self.games, self.seed, self.threads);
        let plan = Plan { rules, seats, games, seed, threads, shard: Shard::ALL, fast: true };
        simulate(&plan, Watch { stop, progress, rows })
    }
}
