//! Decisions of a session: a bot chooses, or a person is asked until the answer can be done.

use anyhow::Result;
use turlaj_core::{Event, Eye, Game, Seat, excerpt};
use turlaj_engine::Bot;
use turlaj_table::AnyTable;
use turlaj_table::{Body, Fact};

use super::Session;
use super::keyboard::is_quit;
use turlaj_terminal::paint::{print, say};
use turlaj_terminal::{Drawing, Ink, Line};

/// What a person chose at a decision.
enum Decision<A> {
    Act(A),
    Undo,
    Quit,
}

impl<G: Game, D: Drawing<G>> Session<G, D> {
    /// Lets a seat decide; `false` when a person wants to stop.
    pub(super) fn decide(&mut self, seat: Seat) -> Result<bool> {
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
            Decision::Act(action) => self.happen(Event::Act { seat, action })?,
            Decision::Undo => self.undo()?,
            Decision::Quit => return Ok(false),
        }
        Ok(true)
    }

    /// Covers the last person's secrets and waits for the next person.
    fn hand_over(&mut self, seat: Seat) -> Result<bool> {
        if let Some(screen) = self.guarded.as_ref().filter(|_| self.eye != Eye::Nobody) {
            screen.cover()?;
            self.recent.iter().try_for_each(print)?;
        }
        self.eye = Eye::Nobody;
        let name = self.name()(seat);
        // A number, not Enter alone: a key pressed twice must not show another person's secret.
        let prompt = format!("\n{name}, when nobody else looks, type your seat number, {seat}: ");
        loop {
            match self.keyboard.ask(&prompt)? {
                Some(text) if text == seat.to_string() => break,
                Some(text) if !is_quit(&text) => {}
                Some(_) if !self.confirms_quit()? => {}
                _ => return Ok(false),
            }
        }
        self.eye = Eye::Seat(seat);
        Ok(true)
    }

    pub(super) fn confirms_quit(&self) -> Result<bool> {
        let answer = self.keyboard.ask("Give up the game for everybody (y/n)? ")?;
        Ok(answer.is_none_or(|text| text.eq_ignore_ascii_case("y")))
    }

    /// Prints the board and the question.
    pub(super) fn show(&self, legal: &[G::Action]) -> Result<()> {
        let view = self.table.view(self.eye);
        say("")?;
        let board = D::board(self.table.rules(), &view, self.eye, &self.name());
        board.iter().try_for_each(print)?;
        self.show_question(legal)
    }

    pub(super) fn show_question(&self, legal: &[G::Action]) -> Result<()> {
        let name = self.name();
        let view = self.table.view(self.eye);
        for line in D::prompt(self.table.rules(), &view, legal, &name) {
            print(&Line::inked(Ink::Strong, "  > ").join(line))?;
        }
        Ok(())
    }

    /// Asks until the answer is something that can be done.
    fn ask(&self, seat: Seat, legal: &[G::Action]) -> Result<Decision<G::Action>> {
        let rules = self.table.rules();
        self.show(legal)?;
        loop {
            let Some(text) = self.keyboard.ask(&format!("{}> ", self.name()(seat)))? else {
                return Ok(Decision::Quit);
            };
            match text.to_lowercase().as_str() {
                "" => {}
                quit if is_quit(quit) => {
                    if self.confirms_quit()? {
                        return Ok(Decision::Quit);
                    }
                }
                "u" | "undo" => return Ok(Decision::Undo),
                "?" | "h" | "help" => self.help(legal)?,
                "why" => self.why(seat)?,
                // A game may have an answer of this letter, such as a white die.
                "w" if !self.is_possible(legal, &text) => self.why(seat)?,
                _ => {
                    let Some(action) = D::parse(rules, legal, &text, &self.name()) else {
                        say(format!("`{}` is not understood; ? helps.", excerpt(&text)))?;
                        continue;
                    };
                    match rules.check(self.table.state(), seat, &action) {
                        Ok(()) => return Ok(Decision::Act(action)),
                        Err(why) => say(format!("Not now: {why}."))?,
                    }
                }
            }
        }
    }

    /// Whether the game knows this answer and it can be done now.
    fn is_possible(&self, legal: &[G::Action], text: &str) -> bool {
        let meant = D::parse(self.table.rules(), legal, text, &self.name());
        meant.is_some_and(|action| legal.contains(&action))
    }

    fn help(&self, legal: &[G::Action]) -> Result<()> {
        self.print_legend()?;
        say("why says why something is not possible; u takes back the last decision of a")?;
        say("person at the table, and the same dice fall again; q stops the game.")?;
        self.show(legal)
    }

    pub(super) fn why(&self, seat: Seat) -> Result<()> {
        for (_, why) in self.table.rules().refused(self.table.state(), seat) {
            print(&Line::inked(Ink::Faint, format!("    {why}")))?;
        }
        Ok(())
    }

    /// Goes back to the last decision of a person, if all people agree.
    fn undo(&mut self) -> Result<()> {
        if self.clock.is_some() {
            return Ok(say("Against the clock nothing is taken back.")?);
        }
        let people = self.table.humans();
        let by_person = |event: &Event<G>| match event {
            Event::Act { seat, .. } => people.contains(*seat),
            Event::Roll { .. } | Event::Time => false,
        };
        let acts = self.table.line().enumerate().filter(|(_, event)| by_person(event));
        let Some(to) = acts.map(|(at, _)| at as u64).last() else {
            return Ok(say("There is nothing to take back.")?);
        };
        if people.len() > 1 {
            let answer = self.keyboard.ask("Do all people at the table agree (y/n)? ")?;
            if !answer.is_some_and(|text| text.eq_ignore_ascii_case("y")) {
                return Ok(say("Nothing is taken back.")?);
            }
        }
        self.table.push(0, Body::Table(Fact::Undo { to, agreed: people }))?;
        Ok(say("Taken back.")?)
    }
}
