//! An analysis as one HTML file without scripts.

use anyhow::Result;
use turlaj_analysis::{ErrorSize, StepKind};
use turlaj_catalog::{Listed, ReviewTable};
use turlaj_core::Seat;
use turlaj_terminal::names;

use super::Analysed;
use super::reasons::Expensive;
use super::text::{SumRow, amount, unit_at};
use super::words::Phrases;
use crate::hint::in_lang;
use crate::replay::title;

/// Wide tables and the chart scroll on their own, so that the page fits a phone.
const STYLE: &str = "
:root { color-scheme: light; }
body { margin: 0; background: #fdf8ee; color: #3a243b; font: 1rem/1.5 sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1 { line-height: 1.2; }
section { margin-block: 2rem; }
.wide { overflow-x: auto; }
.wide:focus-visible { outline: 3px solid #2662ad; }
svg { display: block; width: 100%; min-width: 40rem; height: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: bold; font-size: 1.25rem; padding-block: .5rem; }
th::first-letter { text-transform: uppercase; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid #d9cfc6; text-align: end; }
th[scope=row], .text { text-align: start; }
.strong { font-weight: bold; }
.blunder { background: #f3d3cc; }
.mistake { background: #f8e5c8; }
li { margin-block: .5rem; }
";

impl<G: Listed> Analysed<'_, G> {
    /// The page.
    pub(super) fn page(&self) -> Result<String> {
        let words = Phrases::of(self.args.lang);
        let heading = escaped(&title::<G>(&self.table.rules().settings()));
        let said = self.introduction(words).join("<br>\n");
        let chart = self.chart()?;
        let parts = [
            self.summary(words),
            self.extra_tables(words),
            self.worst(words),
            self.choices(words),
            self.throws(words),
        ];
        let chart = format!(
            "<section>\n<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{0}\">\n\
             <div role=\"img\" aria-label=\"{0}\">\n{chart}</div>\n</div>\n</section>\n",
            escaped(words.value),
        );
        let [summary, rest @ ..] = parts;
        Ok(format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{heading}: {}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n\
             <h1>{heading}</h1>\n<p>{said}</p>\n{summary}{chart}{}</main>\n</body>\n</html>\n",
            words.lang,
            words.analysis,
            rest.concat(),
        ))
    }

    fn introduction(&self, words: &Phrases) -> Vec<String> {
        let extent = words.extent(self.extent()).map(|text| self.reached(words, text));
        let broken = self.broken.as_ref().map(ToString::to_string);
        let sure = if self.ledger.exact { words.exact } else { words.estimated };
        let unit = words.units[unit_at(self.ledger.unit)];
        let lines = extent.into_iter().chain(broken).chain([format!("{sure} ({unit})")]);
        lines.map(|line| escaped(&line)).collect()
    }

    fn summary(&self, words: &'static Phrases) -> String {
        self.sums(words.analysis, self.rows(words))
    }

    /// The tables that only some games have.
    fn extra_tables(&self, words: &Phrases) -> String {
        let name = names(self.table.occupants());
        let one = |extra: &ReviewTable| {
            let title = in_lang(&extra.title, self.args.lang);
            let shown = |seat: Seat| self.seats().any(|one| one == seat);
            let remarks = extra.remarks.iter().filter(|remark| shown(remark.seat));
            let remarks = remarks.map(|remark| {
                let text = in_lang(&remark.text, self.args.lang);
                let place = format!("{}, {} {}", name(remark.seat), words.fact, remark.seq + 1);
                format!("<li>{}</li>\n", escaped(&format!("{place}: {text}")))
            });
            let remarks = remarks.collect::<String>();
            let list = if remarks.is_empty() { remarks } else { format!("<ul>\n{remarks}</ul>\n") };
            self.sums(title, self.extra_rows(extra)) + &list
        };
        self.extra().iter().map(one).collect()
    }

    /// A table with a column per seat.
    fn sums(&self, caption: &str, rows: Vec<SumRow<'_>>) -> String {
        let name = names(self.table.occupants());
        let mut heads = vec![String::new()];
        heads.extend(self.seats().map(|seat| format!("{seat} {}", name(seat))));
        let rows = rows.into_iter().map(|row| {
            let class = if row.strong { "strong" } else { "" };
            let mut cells = vec![PageCell::text(row.label)];
            cells.extend(row.cells.into_iter().map(PageCell::number));
            (class, cells)
        });
        table(caption, &heads, rows)
    }

    fn worst(&self, words: &Phrases) -> String {
        let name = names(self.table.occupants());
        let one = |choice: &Expensive| {
            let step = &self.ledger.steps[choice.at];
            let StepKind::Choice { action, best, .. } = &step.kind else { return String::new() };
            let cost = amount(-choice.cost, self.ledger.unit, true);
            let fact = format!("{cost}, {} {}: {action}", words.fact, step.seq + 1);
            let mut lines = vec![fact, format!("{}: {best}", words.better)];
            lines.extend(choice.why.iter().map(|why| in_lang(why, self.args.lang).to_string()));
            let against = choice.against.iter().map(|why| in_lang(why, self.args.lang));
            lines.extend(against.map(|why| format!("{}: {why}", words.played)));
            let lines: Vec<String> = lines.iter().map(|line| escaped(line)).collect();
            format!("<li>{}</li>\n", lines.join("<br>"))
        };
        let seat = |seat: Seat| {
            let worst = &self.worst[seat.index()];
            let items: String = worst.iter().map(one).collect();
            let heading = escaped(&format!("{}: {}", words.worst, name(seat)));
            match worst.is_empty() {
                true => String::new(),
                false => format!("<section>\n<h2>{heading}</h2>\n<ol>\n{items}</ol>\n</section>\n"),
            }
        };
        self.seats().map(seat).collect()
    }

    fn choices(&self, words: &Phrases) -> String {
        let heads =
            [words.fact, words.seat, words.action, words.best_action, words.cost, words.size];
        let unit = self.ledger.unit;
        let rows = self.ledger.steps.iter().filter_map(|step| {
            let StepKind::Choice { seat, action, best, effect, .. } = &step.kind else {
                return None;
            };
            self.seats().find(|shown| shown == seat)?;
            let size = ErrorSize::of(-effect.of_seat(*seat), unit);
            let error = ErrorSize::ERRORS.iter().position(|error| *error == size);
            let cells = vec![
                PageCell::number((step.seq + 1).to_string()),
                PageCell::number(seat.to_string()),
                PageCell::text(action),
                PageCell::text(best),
                PageCell::number(amount(effect.of_seat(*seat), unit, true)),
                PageCell::text(error.map_or("", |at| words.size_of[at])),
            ];
            Some((error.map_or("", |at| ["", "mistake", "blunder"][at]), cells))
        });
        table(words.choices, &heads.map(str::to_string), rows)
    }

    fn throws(&self, words: &Phrases) -> String {
        let name = names(self.table.occupants());
        let mut heads = [words.fact, words.seat, words.throw].map(str::to_string).to_vec();
        let luck = |seat| format!("{}: {seat} {}", words.luck, name(seat));
        heads.extend(self.seats().map(luck));
        let unit = self.ledger.unit;
        let rows = self.ledger.steps.iter().filter_map(|step| {
            let StepKind::Throw { roll, seat, luck, .. } = &step.kind else { return None };
            let mut cells = vec![
                PageCell::number((step.seq + 1).to_string()),
                PageCell::number(seat.map_or_else(String::new, |seat| seat.to_string())),
                PageCell::text(roll),
            ];
            let lucks = self.seats().map(|seat| amount(luck.of_seat(seat), unit, true));
            cells.extend(lucks.map(PageCell::number));
            Some(("", cells))
        });
        table(words.throws, &heads, rows)
    }
}

/// A cell of a table: text stands at the start of its column, a number at the end.
struct PageCell {
    text: String,
    is_text: bool,
}

impl PageCell {
    fn text(text: &(impl ToString + ?Sized)) -> PageCell {
        PageCell { text: text.to_string(), is_text: true }
    }

    fn number(text: String) -> PageCell {
        PageCell { text, is_text: false }
    }
}

/// A table whose first column names its rows; nothing where it has no rows.
fn table(
    caption: &str,
    heads: &[String],
    rows: impl Iterator<Item = (&'static str, Vec<PageCell>)>,
) -> String {
    let row = |(class, cells): (&str, Vec<PageCell>)| {
        let cell = |(at, cell): (usize, &PageCell)| {
            let text = escaped(&cell.text);
            match (at, cell.is_text) {
                (0, _) => format!("<th scope=\"row\">{text}</th>"),
                (_, true) => format!("<td class=\"text\">{text}</td>"),
                (_, false) => format!("<td>{text}</td>"),
            }
        };
        let cells: String = cells.iter().enumerate().map(cell).collect();
        format!("<tr class=\"{class}\">{cells}</tr>\n")
    };
    let mut rows = rows.peekable();
    let Some((_, first)) = rows.peek() else { return String::new() };
    let head = |(head, cell): (&String, &PageCell)| {
        let class = if cell.is_text { "text" } else { "" };
        format!("<th scope=\"col\" class=\"{class}\">{}</th>", escaped(head))
    };
    let heads: String = heads.iter().zip(first).map(head).collect();
    let rows: String = rows.map(row).collect();
    let caption = escaped(caption);
    format!(
        "<section>\n<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\">\n\
         <table>\n<caption>{caption}</caption>\n<thead><tr>{heads}</tr></thead>\n\
         <tbody>\n{rows}</tbody>\n</table>\n</div>\n</section>\n"
    )
}

/// Text as HTML shows it.
fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            _ if letter.is_control() => html.push(' '),
            _ => html.push(letter),
        }
    }
    html
}
