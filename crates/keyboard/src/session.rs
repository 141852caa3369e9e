//! One game at one keyboard.

mod bots;
mod clock;
mod decide;
mod keyboard;
mod line;
mod live;
pub(crate) mod record;
#[cfg(test)]
mod tests;

use std::marker::PhantomData;

use anyhow::{Context, Result};
use turlaj_core::{Event, Eye, Game, Node, Refusal, Seat, Tick};
use turlaj_table::AnyTable;
use turlaj_table::{Body, Fact, Happened, Table};

use crate::{SealedDice, SeatBots};
use bots::LivePlans;
use clock::SessionClock;
use keyboard::{Keyboard, SharedScreen};
use record::RecordFile;
use turlaj_terminal::paint::{print, say};
use turlaj_terminal::{Drawing, Ink, Line, names, print_standings};

/// How many lines of public news are shown again after the screen was covered.
const RECENT: usize = 12;

/// One game of people and bots at one keyboard, drawn by `D`.
pub(crate) struct Session<G: Game, D: Drawing<G>> {
    title: String,
    table: Table<G>,
    bots: SeatBots<G>,
    sealed: SealedDice,
    record: Option<RecordFile>,
    keyboard: Keyboard,
    /// Whose secrets may stand on the screen.
    eye: Eye,
    /// The screen of several people who have secrets from each other.
    guarded: Option<SharedScreen>,
    /// The last lines of public news.
    recent: Vec<Line>,
    /// Table time, from the first live phase on; without one a record has no times.
    clock: Option<SessionClock>,
    plans: LivePlans<G>,
    /// News of a live phase that are not printed yet, since a person was typing.
    held: Vec<Line>,
    /// The last page with a live phase that was shown.
    shown_page: Option<u32>,
    /// The seat that typed last in a live phase.
    speaker: Option<Seat>,
    drawing: PhantomData<fn() -> D>,
}

impl<G: Game, D: Drawing<G>> Session<G, D> {
    /// A session at a table whose ceremony has fixed these dice. Seats without a bot are people's.
    pub(crate) fn new(
        title: String,
        table: Table<G>,
        bots: SeatBots<G>,
        sealed: SealedDice,
        record: Option<RecordFile>,
    ) -> Result<Session<G, D>> {
        let people = table.humans();
        let alone = people.iter().next().filter(|_| people.len() == 1);
        let eye = alone.map_or(Eye::Nobody, Eye::Seat);
        let secrets = table.rules().has_secrets() && people.len() > 1;
        let guarded = secrets.then(SharedScreen::enter).transpose()?;
        Ok(Session {
            title,
            table,
            sealed,
            record,
            keyboard: Keyboard::default(),
            eye,
            guarded,
            recent: Vec::new(),
            clock: None,
            plans: LivePlans::new(bots.len()),
            bots,
            held: Vec::new(),
            shown_page: None,
            speaker: None,
            drawing: PhantomData,
        })
    }

    /// Plays the game to its end, or until a person gives it up.
    pub(crate) fn run(mut self) -> Result<()> {
        self.greet()?;
        if !self.play()? {
            self.table.push(self.tick(), Body::Table(Fact::Abandoned))?;
        }
        self.finish()
    }

    /// Plays to the end; `false` when a person wants to stop.
    fn play(&mut self) -> Result<bool> {
        loop {
            let goes_on = match self.table.node() {
                Node::Over(_) => return Ok(true),
                Node::Chance => self.roll().map(|()| true)?,
                Node::Decide(seats) => {
                    self.decide(seats.iter().next().context("a decision asks somebody")?)?
                }
                Node::Live { seats, .. } => self.live(seats)?,
            };
            if !goes_on {
                return Ok(false);
            }
        }
    }

    /// The present table time.
    fn tick(&self) -> Tick {
        self.clock.as_ref().map_or(0, SessionClock::now).max(self.table.tick())
    }

    fn greet(&self) -> Result<()> {
        print(&Line::inked(Ink::Strong, self.title.as_str()))?;
        self.print_legend()?;
        if let Some(ceremony) = self.table.ceremony() {
            let text = format!("Dice sealed: {}", ceremony.fixed().commitment);
            print(&Line::inked(Ink::Faint, text))?;
        }
        let text = "Type ? for help, why to hear why something is not possible, q to stop.";
        Ok(print(&Line::inked(Ink::Faint, text))?)
    }

    fn print_legend(&self) -> Result<()> {
        Ok(D::legend(self.table.rules()).iter().try_for_each(print)?)
    }

    fn name(&self) -> impl Fn(Seat) -> String + use<G, D> {
        names(self.table.occupants())
    }

    /// Logs a fact of the game and prints its news; between guarded people only public news.
    fn happen(&mut self, event: Event<G>) -> Result<()> {
        let lines = self.log(self.tick(), event)?;
        lines.iter().try_for_each(print)?;
        self.recent.extend(lines);
        self.recent.drain(..self.recent.len().saturating_sub(RECENT));
        Ok(())
    }

    /// Logs a fact of the game, if the table accepts it, and describes its news.
    fn log(&mut self, tick: Tick, event: Event<G>) -> Result<Vec<Line>, Refusal> {
        let name = self.name();
        let eye = if self.guarded.is_some() { Eye::Nobody } else { self.eye };
        let mut lines = Vec::new();
        let rules = self.table.rules().clone();
        let observer = &mut |happened: &Happened<'_, G>| {
            let news = happened.report.told_to(eye);
            lines.extend(news.filter_map(|news| D::describe(&rules, news, &name)));
        };
        self.table.push_observed(tick, Body::Game(event), Some(observer))?;
        Ok(lines)
    }

    fn roll(&mut self) -> Result<()> {
        // The same address gives the same dice, so a look ahead changes nothing.
        let roll = self.table.rules().roll(self.table.state(), &mut self.sealed.dice);
        self.happen(Event::Roll { roll })
    }

    /// Opens the secret, prints the result, writes the record.
    fn finish(mut self) -> Result<()> {
        let secret = self.sealed.secret;
        self.table.push(self.tick(), Body::Table(Fact::SecretRevealed { secret }))?;
        self.keep()?;
        self.guarded = None; // Back to the first screen: all is shown now.
        say("")?;
        print_standings::<G, D>(&self.table)?;
        let Some(record) = self.record else {
            let text = "With --record FILE a game is kept, with the proof of its dice.";
            return Ok(print(&Line::inked(Ink::Faint, text))?);
        };
        Ok(say(format!(
            "Recorded in {}; `turlaj verify` checks its dice.",
            record.path().display()
        ))?)
    }

    /// Writes the record as far as the game has come, so that nothing is lost if it is broken off.
    fn keep(&mut self) -> Result<()> {
        self.record.as_mut().map_or(Ok(()), |record| record.write(&self.table))
    }
}
