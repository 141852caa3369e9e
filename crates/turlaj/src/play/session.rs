//! One game at one keyboard.

use std::fs::File;
use std::io::{Seek, Write};
use std::path::Path;

use anyhow::{Context, Result};
use turlaj_catalog::Listed;
use turlaj_core::{Bot, Event, Eye, Ink, Line, Node, Seat, excerpt};
use turlaj_table::fair::{FairDice, Secret};
use turlaj_table::record::{DiceTag, Record};
use turlaj_table::{Body, Fact, Table};

use super::keyboard::{SharedScreen, ask};
use crate::report::say;
use crate::{paint, replay};

/// How much of the public story is told again after the screen was covered.
const RECENT: usize = 12;

pub(super) struct Session<'a, G: Listed> {
    table: Table<G>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    dice: FairDice,
    secret: Secret,
    record: Option<(File, &'a Path)>,
    /// Whose things may stand on the screen.
    eye: Eye,
    /// The screen of several people who have secrets from each other.
    guarded: Option<SharedScreen>,
    /// The last lines of the story that all may hear.
    recent: Vec<Line>,
}

/// What a person wants.
enum Wish<G: Listed> {
    Act(G::Action),
    Undo,
    Quit,
}

impl<'a, G: Listed> Session<'a, G> {
    pub(super) fn new(
        table: Table<G>,
        bots: Vec<Option<Box<dyn Bot<G>>>>,
        dice: FairDice,
        secret: Secret,
        record: Option<(File, &'a Path)>,
    ) -> Result<Session<'a, G>> {
        let people = table.humans();
        let alone = people.iter().next().filter(|_| people.len() == 1);
        let eye = alone.map_or(Eye::Nobody, Eye::Seat);
        let secrets = table.rules().has_secrets() && people.len() > 1;
        let guarded = secrets.then(SharedScreen::enter).transpose()?;
        Ok(Session { table, bots, dice, secret, record, eye, guarded, recent: Vec::new() })
    }

    pub(super) fn run(mut self) -> Result<()> {
        self.greet()?;
        loop {
            match self.table.node() {
                Node::Over(_) => break,
                Node::Chance => self.roll()?,
                Node::Decide(seats) => {
                    let seat = seats.iter().next().context("a decision asks somebody")?;
                    if !self.decide(seat)? {
                        self.table.push(0, Body::Table(Fact::Abandoned))?;
                        break;
                    }
                }
                Node::Live { .. } => anyhow::bail!("live games are not played in a terminal"),
            }
        }
        self.finish()
    }

    fn greet(&self) -> Result<()> {
        let title = replay::title::<G>(&self.table.rules().settings());
        paint::print(&Line::inked(Ink::Strong, title))?;
        self.table.rules().legend().iter().try_for_each(paint::print)?;
        if let Some(ceremony) = self.table.ceremony() {
            let text = format!("Dice sealed: {}", ceremony.fixed().commitment);
            paint::print(&Line::inked(Ink::Faint, text))?;
        }
        let text = "Type ? for help, why to hear why something is not possible, q to stop.";
        Ok(paint::print(&Line::inked(Ink::Faint, text))?)
    }

    fn name(&self) -> impl Fn(Seat) -> String + use<G> {
        replay::names(self.table.occupants())
    }

    /// Logs a fact of the game and tells it; between guarded people only what all may hear.
    fn happen(&mut self, event: Event<G>) -> Result<()> {
        let name = self.name();
        let ear = if self.guarded.is_some() { Eye::Nobody } else { self.eye };
        for news in self.table.rules().news(self.table.state(), &event, ear) {
            if let Some(line) = self.table.rules().story(&news, &name) {
                paint::print(&line)?;
                self.recent.push(line);
            }
        }
        self.recent.drain(..self.recent.len().saturating_sub(RECENT));
        Ok(self.table.push(0, Body::Game(event))?)
    }

    fn roll(&mut self) -> Result<()> {
        // The same address gives the same dice, so a look ahead changes nothing.
        let roll = self.table.rules().roll(self.table.state(), &mut self.dice);
        self.happen(Event::Roll { roll })
    }

    /// Lets a seat decide; `false` when a person wants to stop.
    fn decide(&mut self, seat: Seat) -> Result<bool> {
        let legal = self.table.legal(seat);
        if let Some(bot) = &mut self.bots[seat.index()] {
            let look = self.table.look(seat);
            let action = bot.choose(&look, &legal);
            self.happen(Event::Act { seat, action })?;
            return Ok(true);
        }
        self.keep()?;
        if self.guarded.is_some() && !self.eye.is(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        match self.ask(seat, &legal)? {
            Wish::Act(action) => self.happen(Event::Act { seat, action })?,
            Wish::Undo => self.undo()?,
            Wish::Quit => return Ok(false),
        }
        Ok(true)
    }

    /// Clears the screen of the last person's things and waits for the next one.
    fn hand_over(&mut self, seat: Seat) -> Result<bool> {
        if let Some(screen) = self.guarded.as_ref().filter(|_| self.eye != Eye::Nobody) {
            screen.cover()?;
            self.recent.iter().try_for_each(paint::print)?;
        }
        self.eye = Eye::Nobody;
        let name = self.name()(seat);
        // A number, not Enter alone: a key pressed twice must not show somebody's secret.
        let prompt = format!("\n{name}, when nobody else looks, type your seat number, {seat}: ");
        loop {
            match ask(&prompt)? {
                Some(text) if text == seat.to_string() => break,
                Some(text) if !is_quit(&text) => {}
                Some(_) if !self.confirms_quit()? => {}
                _ => return Ok(false),
            }
        }
        self.eye = Eye::Seat(seat);
        Ok(true)
    }

    fn confirms_quit(&self) -> Result<bool> {
        let answer = ask("Give up the game for everybody (y/n)? ")?;
        Ok(answer.is_none_or(|text| text.eq_ignore_ascii_case("y")))
    }

    fn show(&self, legal: &[G::Action]) -> Result<()> {
        let name = self.name();
        let view = self.table.view(self.eye);
        say("")?;
        self.table.rules().board(&view, self.eye, &name).iter().try_for_each(paint::print)?;
        for line in self.table.rules().ask(&view, legal, &name) {
            paint::print(&Line::inked(Ink::Strong, "  > ").join(line))?;
        }
        Ok(())
    }

    /// Asks until the answer is something that can be done.
    fn ask(&self, seat: Seat, legal: &[G::Action]) -> Result<Wish<G>> {
        let rules = self.table.rules();
        self.show(legal)?;
        loop {
            let Some(text) = ask(&format!("{}> ", self.name()(seat)))? else {
                return Ok(Wish::Quit);
            };
            match text.to_lowercase().as_str() {
                "" => {}
                quit if is_quit(quit) => {
                    if self.confirms_quit()? {
                        return Ok(Wish::Quit);
                    }
                }
                "u" | "undo" => return Ok(Wish::Undo),
                "?" | "h" | "help" => self.help(legal)?,
                "why" => self.why(seat)?,
                // A game may have something of this letter, as Clever its white die.
                "w" if !self.is_possible(legal, &text) => self.why(seat)?,
                _ => {
                    let Some(action) = rules.answer(legal, &text, &self.name()) else {
                        say(format!("`{}` is not understood; ? helps.", excerpt(&text)))?;
                        continue;
                    };
                    match rules.check(self.table.state(), seat, &action) {
                        Ok(()) => return Ok(Wish::Act(action)),
                        Err(why) => say(format!("Not now: {why}."))?,
                    }
                }
            }
        }
    }

    /// Whether the game knows this answer and it can be done now.
    fn is_possible(&self, legal: &[G::Action], text: &str) -> bool {
        let meant = self.table.rules().answer(legal, text, &self.name());
        meant.is_some_and(|action| legal.contains(&action))
    }

    fn help(&self, legal: &[G::Action]) -> Result<()> {
        self.table.rules().legend().iter().try_for_each(paint::print)?;
        say("why says why something is not possible; u takes back the last decision of a")?;
        say("person at the table, and the same dice fall again; q stops the game.")?;
        self.show(legal)
    }

    fn why(&self, seat: Seat) -> Result<()> {
        for (_, why) in self.table.rules().refused(self.table.state(), seat) {
            paint::print(&Line::inked(Ink::Faint, format!("    {why}")))?;
        }
        Ok(())
    }

    /// Goes back to the last decision of a person, if all people agree.
    fn undo(&mut self) -> Result<()> {
        let people = self.table.humans();
        let by_person = |event: &Event<G>| match event {
            Event::Act { seat, .. } => people.contains(*seat),
            Event::Roll { .. } | Event::Time => false,
        };
        let acts = self.table.line().enumerate().filter(|(_, event)| by_person(event));
        let Some(to) = acts.map(|(at, _)| at as u64).last() else {
            return say("There is nothing to take back.");
        };
        if people.len() > 1 {
            let answer = ask("Do all people at the table agree (y/n)? ")?;
            if !answer.is_some_and(|text| text.eq_ignore_ascii_case("y")) {
                return say("Nothing is taken back.");
            }
        }
        self.table.push(0, Body::Table(Fact::Undo { to, agreed: people }))?;
        say("Taken back.")
    }

    /// Opens the secret, tells the result, writes the record.
    fn finish(mut self) -> Result<()> {
        let secret = self.secret;
        self.table.push(0, Body::Table(Fact::SecretRevealed { secret }))?;
        self.keep()?;
        self.guarded = None; // Back to the first screen: all is shown now.
        say("")?;
        replay::standings(&self.table)?;
        let Some((_, path)) = self.record else {
            let text = "With --record FILE a game is kept, with the proof of its dice.";
            return Ok(paint::print(&Line::inked(Ink::Faint, text))?);
        };
        say(format!("Recorded in {}; `turlaj verify` checks its dice.", path.display()))
    }

    /// Writes the record as far as the game has come, so that nothing is lost if it is broken off.
    fn keep(&mut self) -> Result<()> {
        let Some((file, path)) = &mut self.record else { return Ok(()) };
        let mut record = Record::new(self.table.clone(), DiceTag::HostOnly);
        record.date = Some(time::OffsetDateTime::now_utc().date().to_string());
        let text = record.to_string();
        file.rewind()
            .and_then(|()| file.set_len(0))
            .and_then(|()| file.write_all(text.as_bytes()))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

fn is_quit(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "q" | "quit")
}
