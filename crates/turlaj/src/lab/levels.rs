//! `turlaj levels`.

use std::sync::atomic::Ordering;

use anyhow::{Result, bail, ensure};
use serde_json::{Value, json};
use turlaj_catalog::{DAILY, Listed, Visit, visit};
use turlaj_lab::{Alone, Contest, LevelPair, LuckSummary};
use turlaj_terminal::Drawing;

use super::simulate::{progress, stop_on_interrupt, threads};
use crate::args::Levels;
use crate::report::{many, say};
use crate::seats::configure;

pub(crate) fn levels(args: &Levels) -> Result<()> {
    visit(&args.game, LevelsVisit { args })?
}

struct LevelsVisit<'a> {
    args: &'a Levels,
}

/// The results of all levels.
struct LevelTable {
    best: &'static str,
    /// The options, and how the levels did.
    two: Option<(String, Vec<LevelPair>)>,
    alone: Option<(String, Vec<Alone>)>,
    points: &'static str,
    games_per_match: u64,
    interrupted: bool,
}

impl Visit for LevelsVisit<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        let args = self.args;
        ensure!(args.games > 0, "at least one game is needed");
        let levels = Contest::<G>::levels();
        let levels = match &args.level {
            Some(level) => from(levels, level, G::ID)?,
            None => levels,
        };
        let Some(best) = levels.last().copied() else {
            let bots: Vec<&str> = G::BOTS.iter().map(|bot| bot.name).collect();
            bail!("{} has no levels yet; its bots are {}", G::ID, bots.join(", "));
        };
        let wanted = |players: u8| args.players.is_none_or(|wanted| wanted == players);
        let (least, most) = G::PLAYERS;
        let two = (wanted(2) && most >= 2).then(|| configure::<G>(&args.options, 2));
        let alone = (wanted(1) && least == 1 && DAILY.iter().any(|(game, _)| *game == G::ID))
            .then(|| configure::<G>(&args.options, 1));
        // Some options need others at the table, or nobody: what they do not allow is left out.
        let refusal = two.iter().chain(&alone).find_map(|rules| rules.as_ref().err().cloned());
        let (two, alone) = (two.and_then(Result::ok), alone.and_then(Result::ok));
        match refusal {
            Some(why) if two.is_none() && alone.is_none() => return Err(why.into()),
            None if two.is_none() && alone.is_none() => {
                bail!("{} is not played by one person for points", G::ID)
            }
            _ => {}
        }
        let (games, seed, threads) = (args.games, args.seed, threads(args.threads)?);
        // Where an engine has no values of actions, it has none of dice either.
        let luck = !args.plain && G::ADVICE_STEPS.is_some();
        let contest = |rules| Contest { rules, games, seed, threads, levels: levels.clone(), luck };
        let (two, alone) = (two.as_ref().map(contest), alone.as_ref().map(contest));
        let all = two.iter().chain(&alone).map(Contest::all_games).sum();
        let (stop, bar) = (stop_on_interrupt("stopping after the games in play …")?, progress(all));
        let more = |games| bar.inc(games);
        let named = |contest: &Contest<'_, G>| contest.rules.settings().to_string();
        let mut found = LevelTable {
            best,
            two: None,
            alone: None,
            points: G::Drawing::POINTS,
            games_per_match: G::MATCH,
            interrupted: false,
        };
        if let Some(contest) = &two {
            found.two = Some((named(contest), contest.duels(&stop, &more)?));
        }
        if let Some(contest) = &alone {
            found.alone = Some((named(contest), contest.alone(&stop, &more)?));
        }
        bar.finish_and_clear();
        found.interrupted = stop.load(Ordering::Relaxed);
        if args.json { say(found.json(args)) } else { found.print(args) }
    }
}

/// This level and the next one.
fn from(mut levels: Vec<&'static str>, level: &str, game: &str) -> Result<Vec<&'static str>> {
    match levels.iter().position(|name| *name == level) {
        Some(at) if at + 1 < levels.len() => Ok(levels.drain(at..at + 2).collect()),
        Some(_) => bail!("{level} is the strongest level of {game}"),
        None => bail!("{game} has no level `{level}`; there are: {}", levels.join(", ")),
    }
}

impl LevelTable {
    fn json(&self, args: &Levels) -> Value {
        let two = |(options, duels): &(String, Vec<LevelPair>)| json!({ "options": options, "match": self.games_per_match, "levels": duels });
        let alone = |(options, levels): &(String, Vec<Alone>)| json!({ "options": options, "against": self.best, "levels": levels });
        json!({
            "game": args.game,
            "games": args.games,
            "seed": args.seed,
            "interrupted": self.interrupted,
            "two": self.two.as_ref().map(two),
            "alone": self.alone.as_ref().map(alone),
        })
    }

    fn print(&self, args: &Levels) -> Result<()> {
        if let Some((options, duels)) = &self.two {
            self.print_duels(args, options, duels)?;
        }
        if let Some((options, levels)) = &self.alone {
            if self.two.is_some() {
                say("")?;
            }
            self.print_alone(args, options, levels)?;
        }
        if self.interrupted {
            say("interrupted: unfinished comparisons are left out")?;
        }
        Ok(())
    }

    fn print_duels(&self, args: &Levels, options: &str, duels: &[LevelPair]) -> Result<()> {
        let played = match self.games_per_match {
            1 => many(args.games as usize, "game"),
            games => format!("{} matches of {games} games", 2 * args.games),
        };
        let seats = if self.games_per_match == 1 { "in each order of seats" } else { "in all" };
        say(format!("{}, {options}, seed {}", args.game, args.seed))?;
        say(format!("each level against the next one, {played} {seats}"))?;
        say("level      against         wins    95% interval")?;
        for duel in duels {
            let LevelPair { level, against, capped, .. } = duel;
            let (win, [low, high]) = (100.0 * duel.win, duel.win_ci.map(|share| 100.0 * share));
            say(format!("{level:<10} {against:<10} {win:8.2}%  {low:6.2} - {high:6.2}"))?;
            if let Some(luck) = &duel.luck {
                say(format!("{:22}{}", "", without_luck(luck, 100.0, "% of single games")))?;
            }
            if *capped > 0 {
                say(format!("{capped} games of {level} were cut off and do not count"))?;
            }
        }
        Ok(())
    }

    fn print_alone(&self, args: &Levels, options: &str, levels: &[Alone]) -> Result<()> {
        let best = self.best;
        say(format!("{}, {options}, seed {}", args.game, args.seed))?;
        say(format!("each level alone, {} games on the same dice", args.games))?;
        say(format!("level       {:<8} ± error   fewer than {best} ± error", self.points))?;
        for alone in levels {
            let Alone { level, mean, mean_error, behind, behind_error, .. } = alone;
            say(format!(
                "{level:<10} {mean:9.2} ± {mean_error:.2}   {behind:6.2} ± {behind_error:.2}"
            ))?;
            if let Some(luck) = &alone.luck {
                say(format!("{:11}{}", "", without_luck(luck, 1.0, "")))?;
            }
        }
        Ok(())
    }
}

/// A mean without luck, with its 95% interval and what it saves, in words.
pub(super) fn without_luck(luck: &LuckSummary, scale: f64, unit: &str) -> String {
    let (mean, error) = (scale * luck.adjusted, scale * luck.adjusted_error);
    let (low, high) = (mean - 1.96 * error, mean + 1.96 * error);
    let saves = luck.saves.map(|saves| format!(", as exact as {saves:.1} times the games"));
    format!("without luck {mean:.2}{unit} ({low:.2} to {high:.2}{})", saves.unwrap_or_default())
}
