//! The value of a game over its facts, as a chart.

mod marks;

use anyhow::{Result, anyhow};
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use turlaj_analysis::ONE;
use turlaj_catalog::Listed;
use turlaj_core::Seat;
use turlaj_engine::Unit;
use turlaj_lab::{COLOURS, INK, PAPER};

use super::Analysed;
use super::text::unit_at;
use super::words::Phrases;
use crate::replay::title;

const WIDTH: u32 = 960;
const HEIGHT: u32 = 600;

/// The part of the height above and below all lines, in which labels stand.
const STRIP: f64 = 0.13;

type Drawn = Result<(), Box<dyn std::error::Error>>;
type Canvas<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Axes = Cartesian2d<RangedCoordf64, RangedCoordf64>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Axes>;

impl<G: Listed> Analysed<'_, G> {
    /// The chart as SVG.
    pub(super) fn chart(&self) -> Result<String> {
        let mut svg = String::new();
        let root = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
        self.draw(&root).map_err(|why| anyhow!("cannot draw the chart: {why}"))?;
        drop(root);
        Ok(svg)
    }

    fn draw(&self, root: &Canvas<'_>) -> Drawn {
        let words = Phrases::of(self.args.lang);
        self.draw_heading(root, words)?;
        let (_, below) = root.split_vertically(104);
        let (low, high) = self.range();
        let strip = STRIP * (high - low);
        let steps = &self.ledger.steps;
        let first = steps.first().map_or(0.0, |step| step.seq as f64);
        let last = steps.last().map_or(1.0, |step| (step.seq + 1) as f64);
        let mut chart = ChartBuilder::on(&below)
            .margin(16)
            .margin_right(40)
            .x_label_area_size(48)
            .y_label_area_size(56)
            .build_cartesian_2d(first..last, low - strip..high + strip)?;
        self.draw_axes(&mut chart, words, (last - first) as usize)?;
        for seat in self.seats() {
            let facts = steps.iter().map(|step| (step.seq + 1) as f64);
            let line = std::iter::once(first).chain(facts).zip(self.values(seat));
            chart.draw_series(LineSeries::new(line, colour(seat).stroke_width(2)))?;
        }
        self.draw_marks(&mut chart)?;
        self.draw_ends(&mut chart, last, high - low)?;
        let above = (self.biggest_luck(words), high + strip);
        let below = (self.biggest_error(words), low - strip);
        for (label, edge) in [above, below] {
            if let Some(label) = label {
                self.draw_label(&mut chart, &label, edge, strip)?;
            }
        }
        root.present()?;
        Ok(())
    }

    fn draw_heading(&self, root: &Canvas<'_>, words: &Phrases) -> Drawn {
        root.fill(&PAPER)?;
        let heading = |size: f64| ("sans-serif", size, FontStyle::Bold).into_font().color(&INK);
        let title = title::<G>(&self.table.rules().settings());
        // A title with many options is smaller, so that it fits.
        let (wide, _) = root.estimate_text_size(&title, &heading(24.0))?;
        let size = 24.0 * (f64::from(WIDTH - 64) / f64::from(wide)).min(1.0);
        root.draw_text(&title, &heading(size), (32, 18))?;
        let note = format!("{}: {}", words.value, words.units[unit_at(self.ledger.unit)]);
        root.draw_text(&note, &("sans-serif", 17).into_font().color(&INK.mix(0.8)), (32, 50))?;
        marks::legend(root, words)?;
        self.draw_names(root)
    }

    fn draw_axes(&self, chart: &mut Chart<'_, '_>, words: &Phrases, facts: usize) -> Drawn {
        let height = |value: &f64| match self.ledger.unit {
            Unit::Victory if *value < -1e-9 || *value > 100.0 + 1e-9 => String::new(),
            Unit::Victory => format!("{value:.0}%"),
            Unit::Points | Unit::Losses(_) => format!("{value:.0}"),
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .bold_line_style(INK.mix(0.14))
            .light_line_style(TRANSPARENT)
            .axis_style(INK.mix(0.5))
            .label_style(("sans-serif", 16).into_font().color(&INK))
            .x_label_formatter(&|fact| format!("{fact:.0}"))
            .y_label_formatter(&height)
            .x_desc(words.fact)
            .x_labels((facts + 1).clamp(2, 12))
            .y_labels(8)
            .draw()?;
        Ok(())
    }

    /// The values of a seat before the first fact and after each, in percent or in the unit.
    fn values(&self, seat: Seat) -> impl Iterator<Item = f64> {
        let whole = if self.ledger.unit == Unit::Victory { 100.0 } else { 1.0 };
        let after = self.ledger.steps.iter().map(|step| &step.after);
        let all = std::iter::once(&self.ledger.start).chain(after);
        all.map(move |amounts| whole * amounts.of_seat(seat) as f64 / ONE as f64)
    }

    fn range(&self) -> (f64, f64) {
        if self.ledger.unit == Unit::Victory {
            return (0.0, 100.0);
        }
        let values = self.seats().flat_map(|seat| self.values(seat));
        let (low, high) = values
            .fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
        if high - low < 1.0 { (low - 0.5, high + 0.5) } else { (low, high) }
    }

    fn point(&self, seat: Seat, step: usize) -> (f64, f64) {
        let fact = self.ledger.steps[step].seq + 1;
        (fact as f64, self.values(seat).nth(step + 1).unwrap_or_default())
    }
}

fn colour(seat: Seat) -> RGBColor {
    COLOURS[seat.index() % COLOURS.len()]
}
