//! The value of a game over its facts, as a chart.

use anyhow::{Result, anyhow};
use plotters::coord::Shift;
use plotters::prelude::*;
use turlaj_analysis::{ErrorSize, ONE, StepKind};
use turlaj_catalog::Listed;
use turlaj_core::Seat;
use turlaj_engine::Unit;
use turlaj_lab::{COLOURS, INK, PAPER};
use turlaj_terminal::names;

use super::Analysed;
use super::text::{amount, unit_at};
use super::words::Words;
use crate::replay::title;

const WIDTH: u32 = 960;
const HEIGHT: u32 = 600;

/// The part of the height above and below all lines, in which labels stand.
const STRIP: f64 = 0.13;

type Drawn = Result<(), Box<dyn std::error::Error>>;
type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Chart<'a, 'b> = ChartContext<
    'a,
    SVGBackend<'b>,
    Cartesian2d<plotters::coord::types::RangedCoordf64, plotters::coord::types::RangedCoordf64>,
>;

/// A fact that is labelled.
struct Label {
    step: usize,
    seat: Seat,
    text: String,
}

impl<G: Listed> Analysed<'_, G> {
    /// The chart as SVG.
    pub(super) fn chart(&self) -> Result<String> {
        let mut svg = String::new();
        let root = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
        self.draw(&root).map_err(|why| anyhow!("cannot draw the chart: {why}"))?;
        drop(root);
        Ok(svg)
    }

    fn draw(&self, root: &Area<'_>) -> Drawn {
        let words = Words::of(self.args.lang);
        root.fill(&PAPER)?;
        let heading = |size: f64| ("sans-serif", size, FontStyle::Bold).into_font().color(&INK);
        let title = title::<G>(&self.table.rules().settings());
        // A title with many options is smaller, so that it fits.
        let (wide, _) = root.estimate_text_size(&title, &heading(24.0))?;
        let size = 24.0 * (f64::from(WIDTH - 64) / f64::from(wide)).min(1.0);
        root.draw_text(&title, &heading(size), (32, 18))?;
        let note = format!("{}: {}", words.value, words.units[unit_at(self.ledger.unit)]);
        root.draw_text(&note, &("sans-serif", 17).into_font().color(&INK.mix(0.8)), (32, 50))?;
        legend(root, words)?;
        self.draw_names(root)?;
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
        let percent = if self.ledger.unit == Unit::Victory { "%" } else { "" };
        let height = |value: &f64| match self.ledger.unit {
            Unit::Victory if *value < -1e-9 || *value > 100.0 + 1e-9 => String::new(),
            _ => format!("{value:.0}{percent}"),
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
            .x_labels(((last - first) as usize + 1).clamp(2, 12))
            .y_labels(8)
            .draw()?;
        for seat in self.seats() {
            let facts = steps.iter().map(|step| (step.seq + 1) as f64);
            let line = std::iter::once(first).chain(facts).zip(self.values(seat));
            chart.draw_series(LineSeries::new(line, colour(seat).stroke_width(2)))?;
        }
        self.draw_marks(&mut chart)?;
        self.draw_ends(&mut chart, last, high - low)?;
        let labels =
            [(self.biggest_luck(words), high + strip), (self.biggest_error(words), low - strip)];
        for (label, edge) in labels {
            if let Some(label) = label {
                self.draw_label(&mut chart, &label, edge, strip)?;
            }
        }
        root.present()?;
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
        if high - low < 1.0 { (low - 0.5, low + 0.5) } else { (low, high) }
    }

    fn point(&self, seat: Seat, step: usize) -> (f64, f64) {
        let fact = self.ledger.steps[step].seq + 1;
        (fact as f64, self.values(seat).nth(step + 1).unwrap_or_default())
    }

    /// A die for a throw, a dot for a choice and a triangle for an error, on the line of their seat.
    fn draw_marks(&self, chart: &mut Chart<'_, '_>) -> Drawn {
        let area = chart.plotting_area();
        for (at, step) in self.ledger.steps.iter().enumerate() {
            let seat = match &step.kind {
                StepKind::Throw { seat: Some(seat), .. } | StepKind::Choice { seat, .. } => *seat,
                StepKind::Throw { seat: None, .. } | StepKind::Race { .. } => continue,
            };
            if !self.seats().any(|shown| shown == seat) {
                continue;
            }
            let place = EmptyElement::at(self.point(seat, at));
            let colour = colour(seat);
            match &step.kind {
                StepKind::Throw { .. } => {
                    let die = [(-4, -4), (4, 4)];
                    area.draw(
                        &(place
                            + Rectangle::new(die, PAPER.filled())
                            + Rectangle::new(die, &colour)),
                    )?;
                }
                StepKind::Choice { effect, .. } => {
                    match ErrorSize::of(-effect.of_seat(seat), self.ledger.unit) {
                        ErrorSize::Fine => {
                            area.draw(&(place + Circle::new((0, 0), 2, colour.filled())))?
                        }
                        _ => {
                            area.draw(&(place + TriangleMarker::new((0, 0), 7, colour.filled())))?
                        }
                    }
                }
                StepKind::Race { .. } => {}
            }
        }
        Ok(())
    }

    /// The number of each seat at the end of its line; where ends meet, numbers stand apart.
    fn draw_ends(&self, chart: &mut Chart<'_, '_>, last: f64, span: f64) -> Drawn {
        let mut ends: Vec<(Seat, f64)> =
            self.seats().map(|seat| (seat, self.values(seat).last().unwrap_or_default())).collect();
        ends.sort_by(|a, b| a.1.total_cmp(&b.1));
        let mut free = f64::MIN;
        for (seat, value) in ends {
            let height = value.max(free);
            free = height + span * 0.05;
            let font = ("sans-serif", 18, FontStyle::Bold).into_font().color(&dark(seat));
            let place = EmptyElement::at((last, height));
            chart.plotting_area().draw(&(place + Text::new(seat.to_string(), (9, -9), font)))?;
        }
        Ok(())
    }

    /// The names of the seats, each beside its number.
    fn draw_names(&self, root: &Area<'_>) -> Drawn {
        let name = names(self.table.occupants());
        let mut left = 32;
        for seat in self.seats() {
            let text = format!("{seat} {}", name(seat));
            let style = ("sans-serif", 16, FontStyle::Bold).into_font().color(&dark(seat));
            root.draw_text(&text, &style, (left, 78))?;
            left += root.estimate_text_size(&text, &style)?.0 as i32 + 24;
        }
        Ok(())
    }

    fn biggest_luck(&self, words: &Words) -> Option<Label> {
        let seats: Vec<Seat> = self.seats().collect();
        let throws =
            self.ledger.steps.iter().enumerate().filter_map(|(at, step)| match &step.kind {
                StepKind::Throw { roll, luck, .. } => Some((at, roll, luck)),
                StepKind::Choice { .. } | StepKind::Race { .. } => None,
            });
        let all = throws.flat_map(|(at, roll, luck)| {
            seats.iter().map(move |seat| (luck.of_seat(*seat), at, *seat, roll))
        });
        let (luck, step, seat, roll) =
            all.filter(|one| one.0 != 0).max_by_key(|one| (one.0.abs(), one.0))?;
        let amount = amount(luck, self.ledger.unit, true);
        Some(Label { step, seat, text: format!("{}: {seat} {roll} {amount}", words.biggest_luck) })
    }

    fn biggest_error(&self, words: &Words) -> Option<Label> {
        let worst = self.seats().filter_map(|seat| Some((seat, self.worst[seat.index()].first()?)));
        let (seat, worst) = worst.max_by_key(|(_, worst)| worst.cost)?;
        let StepKind::Choice { action, .. } = &self.ledger.steps[worst.at].kind else {
            return None;
        };
        let amount = amount(-worst.cost, self.ledger.unit, true);
        let text = format!("{}: {seat} {action} {amount}", words.biggest_error);
        Some(Label { step: worst.at, seat, text })
    }

    /// A label at an edge of the chart, with a thin line to what it tells of.
    fn draw_label(&self, chart: &mut Chart<'_, '_>, label: &Label, edge: f64, strip: f64) -> Drawn {
        let (x, y) = self.point(label.seat, label.step);
        let inside = if edge > y { edge - 0.45 * strip } else { edge + 0.45 * strip };
        let line = PathElement::new([(x, inside), (x, y)], INK.mix(0.5));
        let area = chart.plotting_area();
        area.draw(&line)?;
        let font = ("sans-serif", 16).into_font().color(&dark(label.seat));
        let (wide, high) = area.estimate_text_size(&label.text, &font)?;
        let (across, _) = area.get_pixel_range();
        let (wide, at) = (wide as i32, area.map_coordinate(&(x, inside)).0);
        let left = (at - wide / 2).min(across.end - wide - 4).max(across.start + 4) - at;
        let top = if edge > y { -(high as i32) - 3 } else { 3 };
        area.draw(
            &(EmptyElement::at((x, inside)) + Text::new(label.text.clone(), (left, top), font)),
        )?;
        Ok(())
    }
}

/// What the marks mean.
fn legend(root: &Area<'_>, words: &Words) -> Drawn {
    let font = ("sans-serif", 16).into_font().color(&INK);
    let mut left = WIDTH as i32 - 32;
    for (mark, word) in [words.error, words.choice, words.throw].into_iter().enumerate() {
        left -= root.estimate_text_size(word, &font)?.0 as i32;
        root.draw_text(word, &font, (left, 50))?;
        let place = (left - 14, 58);
        match mark {
            0 => root.draw(&TriangleMarker::new(place, 7, INK.filled()))?,
            1 => root.draw(&Circle::new(place, 3, INK.filled()))?,
            _ => root.draw(&Rectangle::new([(place.0 - 5, 53), (place.0 + 5, 63)], INK))?,
        }
        left -= 44;
    }
    Ok(())
}

fn colour(seat: Seat) -> RGBColor {
    COLOURS[seat.index() % COLOURS.len()]
}

/// The same for text, which needs more contrast.
fn dark(seat: Seat) -> RGBColor {
    let RGBColor(red, green, blue) = colour(seat);
    let [red, green, blue] = [red, green, blue].map(|part| part / 4 * 3);
    RGBColor(red, green, blue)
}
