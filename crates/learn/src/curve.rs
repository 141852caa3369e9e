//! The learning curve: a table, and a picture of it.

use std::fmt::{self, Display, Formatter};
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use plotters::prelude::*;

/// A point of the curve.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CurvePoint {
    pub(crate) step: u64,
    /// Games played in training so far.
    pub(crate) games: u64,
    /// Of this run.
    pub(crate) seconds: f64,
    /// Mean points in training since the last point.
    pub(crate) in_training: f64,
    /// How far values were off, as a root of the mean square.
    pub(crate) error: f64,
    /// Mean points when it plays as well as it can, and its standard error.
    pub(crate) mean: f64,
    pub(crate) standard_error: f64,
}

impl Display for CurvePoint {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "{:8} {:10} games {:7.1} s  in training {:6.2}  error {:5.2}  plays {:6.2} ± {:.2}",
            self.step,
            self.games,
            self.seconds,
            self.in_training,
            self.error,
            self.mean,
            self.standard_error
        )
    }
}

/// All points, kept in a file.
pub(crate) struct LearningCurve {
    path: PathBuf,
    points: Vec<(u64, f64)>,
}

const HEADING: &str = "step,games,seconds,in_training,error,mean,standard_error";

impl LearningCurve {
    /// The points of runs before this one.
    pub(crate) fn load(path: &Path) -> Result<LearningCurve> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        let point = |line: &str| {
            let mut cells = line.split(',');
            Some((cells.nth(1)?.parse().ok()?, cells.nth(3)?.parse().ok()?))
        };
        Ok(LearningCurve { path: path.into(), points: text.lines().filter_map(point).collect() })
    }

    /// Adds a point.
    pub(crate) fn add(&mut self, point: CurvePoint) -> Result<()> {
        let is_new = !self.path.exists();
        let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
        if is_new {
            writeln!(file, "{HEADING}")?;
        }
        let CurvePoint { step, games, seconds, in_training, error, mean, standard_error } = point;
        writeln!(
            file,
            "{step},{games},{seconds:.1},{in_training:.2},{error:.3},{mean:.2},{standard_error:.2}"
        )
        .with_context(|| format!("cannot write {}", self.path.display()))?;
        self.points.push((games, mean));
        Ok(())
    }

    /// Draws the points.
    pub(crate) fn draw(&self, path: &Path, title: &str) -> Result<()> {
        self.drawn(path, title).map_err(|why| anyhow!("cannot draw {}: {why}", path.display()))
    }

    fn drawn(&self, path: &Path, title: &str) -> Result<(), Box<dyn std::error::Error>> {
        const INK: RGBColor = RGBColor(58, 36, 59);
        const PAPER: RGBColor = RGBColor(253, 248, 238);
        let millions: Vec<(f64, f64)> =
            self.points.iter().map(|&(games, mean)| (games as f64 / 1e6, mean)).collect();
        let most = millions.iter().fold(0.001, |most: f64, point| most.max(point.0));
        let least = millions.iter().fold(f64::INFINITY, |least, point| least.min(point.1));
        let best = millions.iter().fold(0.0, |best: f64, point| best.max(point.1));
        let root = SVGBackend::new(path, (960, 540)).into_drawing_area();
        root.fill(&PAPER)?;
        let heading = ("sans-serif", 26, FontStyle::Bold).into_font().color(&INK);
        root.draw_text(&format!("Clever, {title}: learning"), &heading, (32, 20))?;
        let (_, below) = root.split_vertically(64);
        let floor = (least.min(best) / 20.0).floor() * 20.0;
        let mut chart = ChartBuilder::on(&below)
            .margin(24)
            .x_label_area_size(52)
            .y_label_area_size(64)
            .build_cartesian_2d(0.0..most, floor..best + 5.0)?;
        chart
            .configure_mesh()
            .bold_line_style(INK.mix(0.14))
            .light_line_style(TRANSPARENT)
            .axis_style(INK.mix(0.5))
            .label_style(("sans-serif", 16).into_font().color(&INK))
            .y_label_formatter(&|points| format!("{points:.0}"))
            .x_desc("million games of training")
            .y_desc("mean points, one-step play")
            .draw()?;
        let line = LineSeries::new(millions, RGBColor(38, 98, 173).stroke_width(3));
        chart.draw_series(line)?;
        root.present()?;
        Ok(())
    }
}
