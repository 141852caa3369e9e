//! The course of learning, from the first step or a checkpoint to the last.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{Fast, Kind};
use turlaj_packed::clever::Packed;

use crate::adam::Learner;
use crate::curve::{CurvePoint, LearningCurve};
use crate::evaluate::{Mean, evaluate};
use crate::lane::Lane;
use crate::plan::{LANES, Plan, REFRESH, games};
use crate::{Args, checkpoint};

/// Games of each point of the curve.
const JUDGED: usize = 1_000;

fn start<const SEATS: usize>(players: u8, options: &[(&str, &str)]) -> Result<Packed<SEATS>> {
    let settings = Settings::parse(Clever::OPTIONS, players, options.iter().copied())?;
    Ok(Packed::new(&Clever::configure(&settings)?))
}

/// Where games of learning start, each as often as it is named; the first one is judged.
fn starts<const SEATS: usize>(kind: Kind) -> Result<Vec<Packed<SEATS>>> {
    let allowed = [("solo_extra", "allowed")];
    let named: &[(u8, &[(&str, &str)])] = match kind {
        Kind::Solo => &[(1, &[]), (1, &[]), (1, &[]), (1, &allowed), (1, &allowed)],
        Kind::Table => &[(2, &[]), (2, &[]), (3, &[]), (4, &[])],
    };
    named.iter().map(|(players, options)| start(*players, options)).collect()
}

/// What the steps of one run share.
struct Course<const SEATS: usize> {
    lanes: Vec<Lane<SEATS>>,
    fast: Fast,
    /// Since it was last asked for.
    tally: Tally,
}

/// What was seen in training.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// Squared errors, and how many.
    error: f64,
    samples: usize,
    /// Points, and of how many sheets.
    points: f64,
    sheets: usize,
}

impl<const SEATS: usize> Course<SEATS> {
    fn new(learner: &Learner) -> Course<SEATS> {
        let lanes = (0..LANES).map(|at| Lane::new(at as u64, &learner.net)).collect();
        Course { lanes, fast: Fast::new(&learner.net), tally: Tally::default() }
    }

    /// One step: all lanes play, then the weights move.
    fn step(&mut self, learner: &mut Learner, starts: &[Packed<SEATS>], plan: Plan, seed: u64) {
        let (net, fast) = (&learner.net, &self.fast);
        self.lanes.par_iter_mut().for_each(|lane| lane.work(net, fast, starts, plan, seed));
        for lane in &self.lanes {
            self.tally.error += lane.error;
            self.tally.samples += lane.samples;
            self.tally.points += lane.points;
            self.tally.sheets += lane.sheets;
        }
        learner.step(&self.lanes, plan);
        if plan.step.is_multiple_of(REFRESH) {
            self.fast.renew(&learner.net);
        }
    }
}

/// Learns, or only judges what was learned.
pub(crate) fn train<const SEATS: usize>(args: &Args, kind: Kind) -> Result<()> {
    let name = if kind == Kind::Solo { "solo" } else { "table" };
    fs::create_dir_all(&args.out)
        .with_context(|| format!("cannot make the folder {}", args.out.display()))?;
    let file = |ending: &str| args.out.join(format!("{name}.{ending}"));
    let starts = starts::<SEATS>(kind)?;
    let mut learner = Learner::new(kind, args.seed);
    checkpoint::load(&file("checkpoint"), &mut learner)?;
    if let Some(games) = args.evaluate {
        let fast = Fast::new(&learner.average);
        let mut judged: Vec<Packed<SEATS>> = Vec::new();
        for start in &starts {
            if !judged.contains(start) {
                judged.push(*start);
                let clock = Instant::now();
                let Mean { mean, error } = evaluate(&fast, start, games);
                let took = clock.elapsed().as_secs_f64();
                println!(
                    "{} players: {mean:.2} ± {error:.2} over {games} games, {took:.1} s",
                    start.seats()
                );
            }
        }
        return Ok(());
    }
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed))?;
    let until = args.until.unwrap_or(args.steps).min(args.steps);
    let bar = ProgressBar::new(until).with_style(ProgressStyle::with_template(
        "{bar:30} step {human_pos} of {human_len}, {per_sec}, {eta} left; {msg}",
    )?);
    bar.set_position(learner.steps);
    let mut curve = LearningCurve::load(&file("curve.csv"))?;
    let mut course = Course::<SEATS>::new(&learner);
    let clock = Instant::now();
    let most = args.seconds.unwrap_or(f64::INFINITY);
    let is_enough = || stop.load(Ordering::Relaxed) || clock.elapsed().as_secs_f64() > most;
    // A pause comes where players have just taken over what was learned: nothing is lost then.
    while learner.steps < until && !(learner.steps.is_multiple_of(REFRESH) && is_enough()) {
        let plan = Plan::new(learner.steps + 1, args.steps);
        course.step(&mut learner, &starts, plan, args.seed);
        bar.set_position(plan.step);
        if plan.step.is_multiple_of(args.every) || plan.step == until {
            let judged = evaluate(&Fast::new(&learner.average), &starts[0], JUDGED);
            let Tally { error, samples, points, sheets } = std::mem::take(&mut course.tally);
            let point = CurvePoint {
                step: plan.step,
                games: plan.step * (games(kind) * LANES) as u64,
                seconds: clock.elapsed().as_secs_f64(),
                in_training: points / sheets as f64,
                error: (error / samples as f64).sqrt(),
                mean: judged.mean,
                standard_error: judged.error,
            };
            bar.suspend(|| println!("{point}"));
            bar.set_message(format!("plays {:.1}", point.mean));
            curve.add(point)?;
            checkpoint::save(&file("checkpoint"), &learner)?;
        }
    }
    bar.finish();
    checkpoint::save(&file("checkpoint"), &learner)?;
    curve.draw(&file("curve.svg"), name)?;
    fs::write(file("weights"), Fast::new(&learner.average).to_bytes())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many steps of a short plan, on so many threads, from a checkpoint if there is one.
    fn learn(folder: &std::path::Path, until: u64, threads: usize) -> Vec<f32> {
        let path = folder.join("solo.checkpoint");
        let starts = starts::<1>(Kind::Solo).unwrap();
        let mut learner = Learner::new(Kind::Solo, 7);
        checkpoint::load(&path, &mut learner).unwrap();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let mut course = Course::<1>::new(&learner);
            while learner.steps < until {
                let plan = Plan::new(learner.steps + 1, 400);
                course.step(&mut learner, &starts, plan, 7);
            }
        });
        checkpoint::save(&path, &learner).unwrap();
        learner.average.weights
    }

    #[test]
    fn the_same_is_learned_on_any_number_of_threads_and_after_a_pause() {
        let [one, two] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let at_once = learn(one.path(), 12, 3);
        learn(two.path(), 8, 1);
        assert_eq!(learn(two.path(), 12, 2), at_once);
    }

    #[test]
    fn a_few_hundred_games_teach_something() {
        let folder = tempfile::tempdir().unwrap();
        let start = starts::<1>(Kind::Solo).unwrap()[0];
        let before = evaluate(&Fast::new(&Learner::new(Kind::Solo, 7).average), &start, 100).mean;
        learn(folder.path(), 180, 2);
        let mut learner = Learner::new(Kind::Solo, 7);
        checkpoint::load(&folder.path().join("solo.checkpoint"), &mut learner).unwrap();
        let after = evaluate(&Fast::new(&learner.net), &start, 100).mean;
        assert!(after > before + 15.0, "{before} before, {after} after");
    }
}
