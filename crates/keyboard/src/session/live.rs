//! Live phases at one keyboard: bots act when they have planned to, a person when a line is entered.

use anyhow::{Context, Result};
use turlaj_core::{Event, Eye, Game, Node, Refusal, Seats, Tick, excerpt};
use turlaj_table::AnyTable;
use turlaj_table::Next;

use super::Session;
use super::clock::{SessionClock, minutes};
use super::keyboard::Input;
use super::line::LineEffect;
use turlaj_terminal::paint::{print, say};
use turlaj_terminal::{Drawing, Ink, Line};

/// How many lines of news are printed at once: with the board they fit 24 rows.
const MOST_NEWS: usize = 2;

impl<G: Game, D: Drawing<G>> Session<G, D> {
    /// Goes on at a live node; `false` when a person wants to stop.
    pub(super) fn live(&mut self, seats: Seats) -> Result<bool> {
        let people = self.table.humans();
        self.clock.get_or_insert_with(|| SessionClock::new(!people.is_empty()));
        let asked = seats.iter().filter(|seat| people.contains(*seat));
        let asked = asked.fold(Seats::NONE, Seats::with);
        let page = self.page();
        let opens = self.shown_page.replace(page) != Some(page);
        if asked.is_empty() {
            if opens && !people.is_empty() {
                self.show_question(&[])?;
            }
            // Where no person is asked, as in a countdown, what comes next waits until it is due.
            let due = self
                .plans
                .next(&self.table, &mut self.bots)
                .context("a live phase ends at some time")?;
            self.clock.as_mut().context("the clock runs")?.wait(due.tick);
            self.come(due)?;
            self.print_held()?;
            return Ok(true);
        }
        self.race(asked)
    }

    fn page(&self) -> u32 {
        self.table.page()
    }

    /// Shows the board and takes one line; what was due before it comes first.
    fn race(&mut self, asked: Seats) -> Result<bool> {
        let speaker = self.speaker.filter(|seat| asked.contains(*seat));
        let seat = speaker.or(asked.iter().next()).context("somebody is asked")?;
        self.eye = Eye::Seat(seat);
        self.keep()?;
        self.show(&[])?;
        self.print_time()?;
        let page = self.page();
        let prompt = format!("{}> ", self.name()(seat));
        self.keyboard.prompt(&prompt)?;
        loop {
            let next = self.plans.next(&self.table, &mut self.bots);
            let clock = self.clock.as_mut().context("the clock runs")?;
            let patience = clock.wait_for_line(next.as_ref().map(|due| due.tick));
            let text = match self.keyboard.wait(patience)? {
                Input::Line(text) => text,
                Input::End => return Ok(false),
                Input::Timeout => {
                    // Only what ends the page interrupts a person who types.
                    self.come(next.context("something was due")?)?;
                    if self.page() != page {
                        say("")?;
                        self.print_held()?;
                        // The terminal keeps the begun line, and would put it before the next one.
                        let text = "(Ctrl-U clears a line that was begun.)";
                        print(&Line::inked(Ink::Faint, text))?;
                        return Ok(true);
                    }
                    continue;
                }
            };
            let waited = clock.typed(&text);
            self.catch_up(page)?;
            let looked = !self.held.is_empty() || waited || text.is_empty();
            if self.page() != page {
                self.print_held()?;
                let ended = self.table.tick();
                self.clock.as_mut().context("the clock runs")?.phase_ended(ended);
                if !text.is_empty() && !waited {
                    say(format!("`{}` came too late.", excerpt(&text)))?;
                }
                return Ok(true);
            }
            match self.enter(seat, &text, waited)? {
                LineEffect::Done => return Ok(true),
                LineEffect::Stop => return Ok(false),
                LineEffect::Nothing if looked => return Ok(true),
                LineEffect::Nothing | LineEffect::Read => self.keyboard.prompt(&prompt)?,
            }
        }
    }

    /// Lets everything happen that was due before now, up to the end of this page.
    fn catch_up(&mut self, page: u32) -> Result<()> {
        let now = self.tick();
        while self.page() == page {
            let due = self.plans.next(&self.table, &mut self.bots).filter(|due| match due.act {
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

    /// Logs what came by itself, at the tick it was due, and holds its news back.
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

    /// Logs a fact of a live phase and describes its news, each line with the time of its phase.
    pub(super) fn log_at(&mut self, tick: Tick, event: Event<G>) -> Result<Vec<Line>, Refusal> {
        let time = minutes(tick.saturating_sub(self.table.opened()));
        let lines = self.log(tick, event)?;
        let timed = |line| Line::inked(Ink::Faint, format!("{time:>5}  ")).join(line);
        Ok(lines.into_iter().map(timed).collect())
    }

    /// Prints the last of the news that were held back; the board shows the result of the rest.
    pub(super) fn print_held(&mut self) -> Result<()> {
        let over = matches!(self.table.node(), Node::Over(_)); // No board follows.
        let hidden = if over { 0 } else { self.held.len().saturating_sub(MOST_NEWS) };
        let mut lines = self.held.drain(..).skip(hidden);
        if hidden > 0 {
            let first = lines.next().context("some are left")?;
            print(&first.then(Ink::Faint, format!(" (and {hidden} before)")))?;
        }
        Ok(lines.try_for_each(|line| print(&line))?)
    }

    /// Prints how much time is gone and left.
    fn print_time(&self) -> Result<()> {
        let Node::Live { until, .. } = self.table.node() else { return Ok(()) };
        let gone = self.tick().saturating_sub(self.table.opened());
        let left = match until {
            Some(until) => format!("{} left", minutes(until.saturating_sub(gone))),
            None => "no limit".to_string(),
        };
        let text = format!("    {} gone, {left}", minutes(gone));
        Ok(print(&Line::inked(Ink::Faint, text))?)
    }
}
