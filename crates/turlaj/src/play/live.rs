//! Live phases at one keyboard: bots act when they have planned to, a person when a line is entered.

use anyhow::{Context, Result};
use turlaj_core::{Event, Eye, Ink, Line, Node, Seat, Seats, Tick, Told, excerpt};
use turlaj_table::Next;

use super::clock::{Clock, minutes};
use super::keyboard::Typed;
use super::session::{Session, is_quit};
use crate::paint;
use crate::report::say;

/// How many lines of what happened are told at once: with the board they fit 24 rows.
const TOLD: usize = 2;

impl<G: Told> Session<'_, G> {
    /// Goes on at a live node; `false` when a person wants to stop.
    pub(super) fn live(&mut self, seats: Seats) -> Result<bool> {
        let people = self.table.humans();
        self.clock.get_or_insert_with(|| Clock::new(!people.is_empty()));
        let asked = seats.iter().filter(|seat| people.contains(*seat));
        let asked = asked.fold(Seats::NONE, Seats::with);
        let page = self.page();
        let opens = self.said.replace(page) != Some(page);
        if asked.is_empty() {
            if opens && !people.is_empty() {
                self.show_question(&[])?;
            }
            // What nobody is asked about, such as a countdown, comes when it is due.
            let due = self.plans.next(&self.table).context("a live phase ends at some time")?;
            self.clock.as_mut().context("the clock runs")?.wait(due.tick);
            self.come(due)?;
            self.tell_held()?;
            return Ok(true);
        }
        self.race(asked)
    }

    fn page(&self) -> u32 {
        self.table.page()
    }

    /// Shows how things are and takes one line; before it happens what was due.
    fn race(&mut self, asked: Seats) -> Result<bool> {
        let speaker = self.speaker.filter(|seat| asked.contains(*seat));
        let seat = speaker.or(asked.iter().next()).context("somebody is asked")?;
        self.eye = Eye::Seat(seat);
        self.keep()?;
        self.show(&[])?;
        self.tell_time()?;
        let page = self.page();
        let prompt = format!("{}> ", self.name()(seat));
        self.keyboard.prompt(&prompt)?;
        loop {
            let next = self.plans.next(&self.table);
            let clock = self.clock.as_mut().context("the clock runs")?;
            let patience = clock.wait_for_line(next.as_ref().map(|due| due.tick));
            let text = match self.keyboard.wait(patience)? {
                Typed::Line(text) => text,
                Typed::End => return Ok(false),
                Typed::Nothing => {
                    // Only what ends the page interrupts a person who types.
                    self.come(next.context("something was due")?)?;
                    if self.page() != page {
                        say("")?;
                        self.tell_held()?;
                        // The terminal keeps the begun line, and would put it before the next one.
                        let text = "(Ctrl-U clears a line that was begun.)";
                        paint::print(&Line::inked(Ink::Faint, text))?;
                        return Ok(true);
                    }
                    continue;
                }
            };
            let waited = clock.typed(&text);
            self.catch_up(page)?;
            let looked = !self.held.is_empty() || waited || text.is_empty();
            if self.page() != page {
                self.tell_held()?;
                let ended = self.table.tick();
                self.clock.as_mut().context("the clock runs")?.phase_ended(ended);
                if !text.is_empty() && !waited {
                    say(format!("`{}` came too late.", excerpt(&text)))?;
                }
                return Ok(true);
            }
            match self.heard(seat, &text, waited)? {
                Heard::Done => return Ok(true),
                Heard::Stop => return Ok(false),
                Heard::Nothing if looked => return Ok(true),
                Heard::Nothing | Heard::Read => self.keyboard.prompt(&prompt)?,
            }
        }
    }

    /// Lets everything happen that was due before now, up to the end of this page.
    fn catch_up(&mut self, page: u32) -> Result<()> {
        let now = self.tick();
        while self.page() == page {
            let due = self.plans.next(&self.table).filter(|due| match due.act {
                None => due.tick < now, // What is done in the last moment counts.
                Some(_) => due.tick <= now,
            });
            match due {
                Some(due) => self.come(due)?,
                None => return Ok(()),
            }
        }
        Ok(())
    }

    /// Logs what came by itself, at the tick it was due, and keeps its story until somebody looks.
    fn come(&mut self, Next { tick, act }: Next<G::Action>) -> Result<()> {
        let tick = tick.max(self.table.tick());
        let Some((seat, action)) = act else {
            let lines = self.log_at(tick, Event::Time)?;
            self.held.extend(lines);
            return Ok(());
        };
        match self.log_at(tick, Event::Act { seat, action }) {
            Ok(lines) => {
                self.held.extend(lines);
                self.plans.schedule.acted(seat, tick);
            }
            Err(_) => self.plans.schedule.refused(seat, tick), // It tries something else.
        }
        Ok(())
    }

    /// Logs a fact of a live phase; its story, each line with the time of its phase.
    fn log_at(&mut self, tick: Tick, event: Event<G>) -> Result<Vec<Line>, turlaj_core::Refusal> {
        let time = minutes(tick.saturating_sub(self.table.opened()));
        let lines = self.log(tick, event)?;
        let timed = |line| Line::inked(Ink::Faint, format!("{time:>5}  ")).join(line);
        Ok(lines.into_iter().map(timed).collect())
    }

    /// Tells the last of what happened meanwhile; the board shows the result of the rest.
    fn tell_held(&mut self) -> Result<()> {
        let over = matches!(self.table.node(), Node::Over(_)); // No board follows.
        let hidden = if over { 0 } else { self.held.len().saturating_sub(TOLD) };
        let mut lines = self.held.drain(..).skip(hidden);
        if hidden > 0 {
            let first = lines.next().context("some are left")?;
            paint::print(&first.then(Ink::Faint, format!(" (and {hidden} before)")))?;
        }
        Ok(lines.try_for_each(|line| paint::print(&line))?)
    }

    /// Says how much time is gone and left.
    fn tell_time(&self) -> Result<()> {
        let Node::Live { until, .. } = self.table.node() else { return Ok(()) };
        let gone = self.tick().saturating_sub(self.table.opened());
        let left = match until {
            Some(until) => format!("{} left", minutes(until.saturating_sub(gone))),
            None => "no limit".to_string(),
        };
        let text = format!("    {} gone, {left}", minutes(gone));
        Ok(paint::print(&Line::inked(Ink::Faint, text))?)
    }

    /// Does what a line says.
    fn heard(&mut self, seat: Seat, text: &str, waited: bool) -> Result<Heard> {
        let (seat, text) = self.addressed(seat, text);
        let action = self.meant(seat, text).filter(|_| !waited);
        if action.is_none() {
            self.tell_held()?; // An act is told together with what came before it.
        }
        match text.to_lowercase().as_str() {
            "" => return Ok(Heard::Done),
            _ if waited => return Ok(Heard::Done),
            quit if is_quit(quit) => {
                return Ok(if self.confirms_quit()? { Heard::Stop } else { Heard::Nothing });
            }
            "u" | "undo" => {
                say("Against the clock nothing is taken back.")?;
                return Ok(Heard::Nothing);
            }
            "?" | "h" | "help" => {
                self.table.rules().legend().iter().try_for_each(paint::print)?;
                say(
                    "Time goes on while you read. why says why something is not possible; q stops.",
                )?;
                if self.table.humans().len() > 1 {
                    say("A line is for who spoke last; 2: before it makes it seat 2's.")?;
                }
                return Ok(Heard::Read);
            }
            "p" | "pieces" => {
                let view = self.table.view(Eye::Seat(seat));
                let offers = self.table.rules().offers(&view, Eye::Seat(seat));
                offers.iter().try_for_each(paint::print)?;
                return Ok(Heard::Read);
            }
            "why" => {
                self.why(seat)?;
                return Ok(Heard::Read);
            }
            _ => {}
        }
        let Some(action) = action else {
            say(format!("`{}` is not understood; ? helps.", excerpt(text)))?;
            return Ok(Heard::Nothing);
        };
        match self.log_at(self.tick(), Event::Act { seat, action }) {
            Ok(lines) => {
                self.held.extend(lines);
                self.tell_held()?;
                self.speaker = Some(seat);
                Ok(Heard::Done)
            }
            Err(why) => {
                self.tell_held()?;
                say(format!("Not now: {why}."))?;
                Ok(Heard::Nothing)
            }
        }
    }

    /// Whose line it is: `2: 3b` is seat 2's, if a person sits there.
    fn addressed<'t>(&self, speaker: Seat, text: &'t str) -> (Seat, &'t str) {
        let named = text.split_once(':').and_then(|(seat, rest)| {
            let seat: Seat = seat.trim().parse().ok()?;
            self.table.humans().contains(seat).then_some((seat, rest.trim()))
        });
        named.unwrap_or((speaker, text))
    }

    /// The action that a line means: as it stands, or as it begins the one answer on offer.
    fn meant(&self, seat: Seat, text: &str) -> Option<G::Action> {
        let (rules, name) = (self.table.rules(), self.name());
        if let Some(action) = rules.answer(&[], text, &name) {
            return Some(action);
        }
        let eye = Eye::Seat(seat);
        let begins = format!("{} ", text.to_lowercase());
        let offers = rules.offers(&self.table.view(eye), eye);
        let spans = offers.iter().flat_map(|line| &line.0);
        let mut offered =
            spans.filter(|span| span.ink == Ink::Strong && span.text.starts_with(&begins));
        let only = offered.next().filter(|_| offered.next().is_none())?;
        rules.answer(&[], &only.text, &name)
    }
}

/// What came of a line.
enum Heard {
    /// Something happened or is to be shown again.
    Done,
    /// Nothing: the next line is waited for.
    Nothing,
    /// Something to read, which the board would push away.
    Read,
    /// A person wants to stop.
    Stop,
}
