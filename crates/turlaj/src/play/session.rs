//! One game at one keyboard.

use std::fs;
use std::path::Path;

use anstream::println;
use anyhow::{Context, Result};
use turlaj_catalog::Listed;
use turlaj_core::{Bot, Event, Eye, Ink, Line, Node, Seat};
use turlaj_table::fair::{FairDice, Secret};
use turlaj_table::record::{DiceTag, Record};
use turlaj_table::{Body, Fact, Table};

use super::keyboard::{ask, cover};
use crate::{paint, replay};

pub(super) struct Session<'a, G: Listed> {
    table: Table<G>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    dice: FairDice,
    secret: Secret,
    record: Option<&'a Path>,
    /// Whose things the screen may show.
    eye: Eye,
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
        record: Option<&'a Path>,
    ) -> Session<'a, G> {
        let people = table.humans();
        let alone = people.iter().next().filter(|_| people.len() == 1);
        let eye = alone.map_or(Eye::Nobody, Eye::Seat);
        Session { table, bots, dice, secret, record, eye }
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
        let settings = self.table.rules().settings();
        paint::print(&Line::inked(Ink::Strong, format!("{}, {settings}", G::TITLE)))?;
        if let Some(ceremony) = self.table.ceremony() {
            let text = format!("The dice are sealed: {}", ceremony.fixed().commitment);
            paint::print(&Line::inked(Ink::Faint, text))?;
        }
        let text = "Type ? for help, u to undo, q to stop.";
        Ok(paint::print(&Line::inked(Ink::Faint, text))?)
    }

    fn name(&self) -> impl Fn(Seat) -> String + use<G> {
        replay::names(self.table.occupants())
    }

    /// Logs a fact of the game and tells it.
    fn happen(&mut self, event: Event<G>) -> Result<()> {
        let name = self.name();
        for news in self.table.rules().news(self.table.state(), &event, self.eye) {
            if let Some(line) = self.table.rules().story(&news, &name) {
                paint::print(&line)?;
            }
        }
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
        let shared = self.table.rules().has_secrets() && self.table.humans().len() > 1;
        if shared && self.eye != Eye::Seat(seat) {
            let prompt = format!("\n{}, the keyboard is yours: press Enter. ", self.name()(seat));
            if ask(&prompt)?.is_none() {
                return Ok(false);
            }
        }
        if shared {
            self.eye = Eye::Seat(seat);
        }
        let wish = self.ask(seat, &legal)?;
        match wish {
            Wish::Act(action) => {
                let turn = self.table.rules().page(self.table.state());
                self.happen(Event::Act { seat, action })?;
                let passed_on = self.table.rules().page(self.table.state()) != turn;
                if shared && passed_on {
                    self.eye = Eye::Nobody;
                    cover()?;
                }
                Ok(true)
            }
            Wish::Undo => {
                self.undo(seat)?;
                Ok(true)
            }
            Wish::Quit => Ok(false),
        }
    }

    fn show(&self, seat: Seat, legal: &[G::Action]) -> Result<()> {
        let name = self.name();
        let eye = if self.table.humans().len() == 1 { Eye::Seat(seat) } else { self.eye };
        let view = self.table.view(eye);
        println!();
        for line in self.table.rules().board(&view, eye, &name) {
            paint::print(&line)?;
        }
        for line in self.table.rules().ask(&view, legal, &name) {
            paint::print(&Line::inked(Ink::Strong, "  * ").join(line))?;
        }
        Ok(())
    }

    /// Asks until the answer is something that can be done.
    fn ask(&self, seat: Seat, legal: &[G::Action]) -> Result<Wish<G>> {
        let rules = self.table.rules();
        self.show(seat, legal)?;
        loop {
            let Some(text) = ask(&format!("{}> ", self.name()(seat)))? else {
                return Ok(Wish::Quit);
            };
            match text.to_lowercase().as_str() {
                "" => {}
                "q" | "quit" => return Ok(Wish::Quit),
                "u" | "undo" => return Ok(Wish::Undo),
                "?" | "help" => self.help(seat, legal)?,
                _ => {
                    let view = self.table.view(Eye::Seat(seat));
                    let Some(action) = rules.answer(&view, legal, &text) else {
                        println!("`{text}` is not understood; ? shows what is possible.");
                        continue;
                    };
                    match rules.check(self.table.state(), seat, &action) {
                        Ok(()) => return Ok(Wish::Act(action)),
                        Err(why) => println!("Not now: {why}."),
                    }
                }
            }
        }
    }

    fn help(&self, seat: Seat, legal: &[G::Action]) -> Result<()> {
        self.show(seat, legal)?;
        for (action, why) in self.table.rules().refused(self.table.state(), seat) {
            paint::print(&Line::inked(Ink::Faint, format!("    {action}: {why}")))?;
        }
        println!("  u takes back your last decision (the dice stay the same), q stops the game.");
        Ok(())
    }

    /// Goes back to the last decision of this person, if all people agree.
    fn undo(&mut self, seat: Seat) -> Result<()> {
        let acts = self
            .table
            .line()
            .enumerate()
            .filter(|(_, event)| matches!(event, Event::Act { seat: who, .. } if *who == seat));
        let Some(to) = acts.map(|(at, _)| at as u64).last() else {
            println!("There is nothing to take back.");
            return Ok(());
        };
        let people = self.table.humans();
        if people.len() > 1 {
            let answer = ask("Do all people at the table agree (y/n)? ")?;
            if !answer.is_some_and(|text| text.eq_ignore_ascii_case("y")) {
                return Ok(());
            }
        }
        self.table.push(0, Body::Table(Fact::Undo { to, agreed: people }))?;
        println!("Taken back.");
        Ok(())
    }

    /// Opens the secret, tells the result, writes the record.
    fn finish(mut self) -> Result<()> {
        let secret = self.secret;
        self.table.push(0, Body::Table(Fact::SecretRevealed { secret }))?;
        println!();
        replay::standings(&self.table)?;
        let Some(file) = self.record else {
            let text = format!("The secret of the dice was {secret}");
            return Ok(paint::print(&Line::inked(Ink::Faint, text))?);
        };
        let record = Record::new(self.table, DiceTag::HostOnly);
        fs::write(file, record.to_string())
            .with_context(|| format!("cannot write {}", file.display()))?;
        println!("Recorded in {}; `turlaj verify` checks its dice.", file.display());
        Ok(())
    }
}
