//! What stands on the lines of a chart and at their ends.

use plotters::prelude::*;
use turlaj_analysis::{ErrorSize, StepKind};
use turlaj_catalog::Listed;
use turlaj_core::Seat;
use turlaj_lab::{INK, PAPER};
use turlaj_terminal::names;

use super::{Canvas, Chart, Drawn, WIDTH, colour};
use crate::analyse::Analysed;
use crate::analyse::text::amount;
use crate::analyse::words::Phrases;

/// A fact that is labelled.
pub(super) struct Label {
    step: usize,
    seat: Seat,
    text: String,
}

impl<G: Listed> Analysed<'_, G> {
    /// A die for a throw, a dot for a choice and a triangle for an error, on the line of their seat.
    pub(super) fn draw_marks(&self, chart: &mut Chart<'_, '_>) -> Drawn {
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
                            + Rectangle::new(die, colour)),
                    )?;
                }
                StepKind::Choice { effect, .. } => {
                    match ErrorSize::of(-effect.of_seat(seat), self.ledger.unit) {
                        ErrorSize::Fine => {
                            area.draw(&(place + Circle::new((0, 0), 2, colour.filled())))?;
                        }
                        _ => {
                            let error = TriangleMarker::new((0, 0), 7, colour.filled());
                            area.draw(&(place + error))?;
                        }
                    }
                }
                StepKind::Race { .. } => {}
            }
        }
        Ok(())
    }

    /// The number of each seat at the end of its line; where ends meet, numbers stand apart.
    pub(super) fn draw_ends(&self, chart: &mut Chart<'_, '_>, last: f64, span: f64) -> Drawn {
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
    pub(super) fn draw_names(&self, root: &Canvas<'_>) -> Drawn {
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

    pub(super) fn biggest_luck(&self, words: &Phrases) -> Option<Label> {
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

    pub(super) fn biggest_error(&self, words: &Phrases) -> Option<Label> {
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
    pub(super) fn draw_label(
        &self,
        chart: &mut Chart<'_, '_>,
        label: &Label,
        edge: f64,
        strip: f64,
    ) -> Drawn {
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
pub(super) fn legend(root: &Canvas<'_>, words: &Phrases) -> Drawn {
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

/// The colour of a seat for text, which needs more contrast.
fn dark(seat: Seat) -> RGBColor {
    let RGBColor(red, green, blue) = colour(seat);
    let [red, green, blue] = [red, green, blue].map(|part| part / 4 * 3);
    RGBColor(red, green, blue)
}
