//! The distribution of points as a picture, and the colours of all charts.

use std::path::Path;

use anyhow::{Result, anyhow};
use plotters::prelude::*;

use crate::summary::Summary;
use crate::tally::RunTally;

/// Colours of the seats, told apart also by eyes that see fewer colours; numbers name them besides.
pub const COLOURS: [RGBColor; 6] = [
    RGBColor(196, 61, 43),
    RGBColor(38, 98, 173),
    RGBColor(224, 159, 31),
    RGBColor(63, 128, 77),
    RGBColor(122, 74, 140),
    RGBColor(70, 55, 70),
];
/// The colour of text and axes.
pub const INK: RGBColor = RGBColor(58, 36, 59);
/// The background.
pub const PAPER: RGBColor = RGBColor(253, 248, 238);

/// Draws how often each seat came to how many points.
pub fn plot(path: &Path, title: &str, tally: &RunTally, summary: &Summary) -> Result<()> {
    let said = |why: String| anyhow!("cannot draw {}: {why}", path.display());
    draw(path, title, tally, summary).map_err(|why| said(why.to_string()))
}

fn draw(
    path: &Path,
    title: &str,
    tally: &RunTally,
    summary: &Summary,
) -> Result<(), Box<dyn std::error::Error>> {
    let points = || tally.seats.iter().flat_map(|seat| seat.points.keys().copied());
    let (least, most) = (points().min().unwrap_or(0), points().max().unwrap_or(1));
    let share = |count: u64| 100.0 * count as f64 / tally.games.max(1) as f64;
    let counts = tally.seats.iter().flat_map(|seat| seat.points.values().copied());
    let highest = counts.map(share).fold(0.0, f64::max) * 1.12;

    let root = SVGBackend::new(path, (960, 600)).into_drawing_area();
    root.fill(&PAPER)?;
    let heading = ("sans-serif", 26, FontStyle::Bold).into_font().color(&INK);
    root.draw_text(title, &heading, (32, 20))?;
    let note = format!("{} games; share of games by points", with_blanks(tally.games));
    root.draw_text(&note, &("sans-serif", 17).into_font().color(&INK.mix(0.75)), (32, 54))?;
    let (_, below) = root.split_vertically(84);
    let mut chart = ChartBuilder::on(&below)
        .margin(24)
        .x_label_area_size(52)
        .y_label_area_size(64)
        .build_cartesian_2d(f64::from(least) - 0.5..f64::from(most) + 0.5, 0.0..highest)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .bold_line_style(INK.mix(0.14))
        .light_line_style(TRANSPARENT)
        .axis_style(INK.mix(0.5))
        .label_style(("sans-serif", 16).into_font().color(&INK))
        .x_label_formatter(&|points| format!("{points:.0}"))
        .y_label_formatter(&|share| format!("{share:.0}%"))
        .x_desc("points")
        .x_labels(((most - least) as usize).clamp(2, 16))
        .y_labels(6)
        .draw()?;
    for (at, seat) in tally.seats.iter().enumerate() {
        let colour = COLOURS[at % COLOURS.len()];
        let steps = (least..=most).flat_map(|points| {
            let height = share(seat.points.get(&points).copied().unwrap_or(0));
            [(f64::from(points) - 0.5, height), (f64::from(points) + 0.5, height)]
        });
        let steps: Vec<(f64, f64)> = steps.collect();
        let shade = AreaSeries::new(steps.iter().copied(), 0.0, colour.mix(0.16));
        chart.draw_series(shade)?;
        // The number of the seat stands on its peak, so that colour is not the only cue.
        let peak = steps.iter().copied().fold((0.0, 0.0), |a, b| if b.1 > a.1 { b } else { a });
        let mark = ("sans-serif", 18, FontStyle::Bold).into_font().color(&colour);
        let place = EmptyElement::at((peak.0 + 0.5, peak.1))
            + Text::new((at + 1).to_string(), (-5, -20), mark);
        chart.plotting_area().draw(&place)?;
        let of = &summary.seats[at];
        let label =
            format!("{}. {}: mean {:.2}, wins {:.1}%", at + 1, of.bot, of.mean, 100.0 * of.win);
        chart
            .draw_series(LineSeries::new(steps, colour.stroke_width(2)))?
            .label(label)
            .legend(move |(x, y)| Rectangle::new([(x, y - 6), (x + 18, y + 6)], colour.filled()));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .label_font(("sans-serif", 16).into_font().color(&INK))
        .background_style(PAPER.mix(0.9))
        .border_style(INK.mix(0.2))
        .draw()?;
    root.present()?;
    Ok(())
}

/// A number with thin gaps between thousands.
fn with_blanks(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}
