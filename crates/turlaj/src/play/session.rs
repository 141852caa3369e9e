//! One game at one keyboard.

use std::fs::File;
use std::io::{Seek, Write};
use std::path::Path;

use anyhow::{Context, Result};
use turlaj_core::{Event, Eye, Ink, Line, Node, Refusal, Seat, Tick, Told, excerpt};
use turlaj_table::record::{DiceTag, Record};
use turlaj_table::{Body, Fact, Happened, Table};

use super::clock::Clock;
use super::keyboard::{Keyboard, SharedScreen};
use super::plans::Plans;
use super::{Choosers, Sealed};
use crate::report::say;
use crate::{paint, replay};

/// How much of the public story is told again after the screen was covered.
const RECENT: usize = 12;

pub(super) struct Session<'a, G: Told> {
    pub(super) table: Table<G>,
    bots: Vec<Option<Box<dyn turlaj_core::Bot<G>>>>,
    sealed: Sealed,
    record: Option<(File, &'a Path)>,
    pub(super) keyboard: Keyboard,
    /// Whose things may stand on the screen.
    pub(super) eye: Eye,
    /// The screen of several people who have secrets from each other.
    guarded: Option<SharedScreen>,
    /// The last lines of the story that all may hear.
    recent: Vec<Line>,
    /// Table time, from the first live phase on; without one a record has no times.
    pub(super) clock: Option<Clock>,
    /// What bots do next in a live phase.
    pub(super) plans: Plans<G>,
    /// What happened while a person typed, and is not told yet.
    pub(super) held: Vec<Line>,
    /// The last page with a live phase that was shown.
    pub(super) said: Option<u32>,
    /// Who typed last in a live phase.
    pub(super) speaker: Option<Seat>,
}

/// What a person wants.
enum Wish<G: Told> {
    Act(G::Action),
    Undo,
    Quit,
}

impl<'a, G: Told> Session<'a, G> {
    pub(super) fn new(
        table: Table<G>,
        choosers: Choosers<G>,
        sealed: Sealed,
        record: Option<(File, &'a Path)>,
    ) -> Result<Session<'a, G>> {
        let people = table.humans();
        let alone = people.iter().next().filter(|_| people.len() == 1);
        let eye = alone.map_or(Eye::Nobody, Eye::Seat);
        let secrets = table.rules().has_secrets() && people.len() > 1;
        let guarded = secrets.then(SharedScreen::enter).transpose()?;
        Ok(Session {
            table,
            bots: choosers.bots,
            sealed,
            record,
            keyboard: Keyboard::default(),
            eye,
            guarded,
            recent: Vec::new(),
            clock: None,
            plans: Plans::new(choosers.live),
            held: Vec::new(),
            said: None,
            speaker: None,
        })
    }

    pub(super) fn run(mut self) -> Result<()> {
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

    /// The time of what happens now.
    pub(super) fn tick(&self) -> Tick {
        self.clock.as_ref().map_or(0, Clock::now).max(self.table.tick())
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

    pub(super) fn name(&self) -> impl Fn(Seat) -> String + use<G> {
        replay::names(self.table.occupants())
    }

    /// Logs a fact of the game and tells it; between guarded people only what all may hear.
    fn happen(&mut self, event: Event<G>) -> Result<()> {
        let lines = self.log(self.tick(), event)?;
        lines.iter().try_for_each(paint::print)?;
        self.recent.extend(lines);
        self.recent.drain(..self.recent.len().saturating_sub(RECENT));
        Ok(())
    }

    /// Logs a fact of the game, if it can be true; its story.
    pub(super) fn log(&mut self, tick: Tick, event: Event<G>) -> Result<Vec<Line>, Refusal> {
        let name = self.name();
        let ear = if self.guarded.is_some() { Eye::Nobody } else { self.eye };
        let mut lines = Vec::new();
        let rules = self.table.rules().clone();
        let observer = &mut |happened: &Happened<'_, G>| {
            let news = happened.report.told_to(ear);
            lines.extend(news.filter_map(|news| rules.story(news, &name)));
        };
        self.table.push_observed(tick, Body::Game(event), Some(observer))?;
        Ok(lines)
    }

    fn roll(&mut self) -> Result<()> {
        // The same address gives the same dice, so a look ahead changes nothing.
        let roll = self.table.rules().roll(self.table.state(), &mut self.sealed.dice);
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

    pub(super) fn show(&self, legal: &[G::Action]) -> Result<()> {
        let view = self.table.view(self.eye);
        say("")?;
        let board = self.table.rules().board(&view, self.eye, &self.name());
        board.iter().try_for_each(paint::print)?;
        self.show_question(legal)
    }

    pub(super) fn show_question(&self, legal: &[G::Action]) -> Result<()> {
        let name = self.name();
        let view = self.table.view(self.eye);
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
            let Some(text) = self.keyboard.ask(&format!("{}> ", self.name()(seat)))? else {
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

    pub(super) fn why(&self, seat: Seat) -> Result<()> {
        for (_, why) in self.table.rules().refused(self.table.state(), seat) {
            paint::print(&Line::inked(Ink::Faint, format!("    {why}")))?;
        }
        Ok(())
    }

    /// Goes back to the last decision of a person, if all people agree.
    fn undo(&mut self) -> Result<()> {
        if self.clock.is_some() {
            return say("Against the clock nothing is taken back.");
        }
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
            let answer = self.keyboard.ask("Do all people at the table agree (y/n)? ")?;
            if !answer.is_some_and(|text| text.eq_ignore_ascii_case("y")) {
                return say("Nothing is taken back.");
            }
        }
        self.table.push(0, Body::Table(Fact::Undo { to, agreed: people }))?;
        say("Taken back.")
    }

    /// Opens the secret, tells the result, writes the record.
    fn finish(mut self) -> Result<()> {
        let secret = self.sealed.secret;
        self.table.push(self.tick(), Body::Table(Fact::SecretRevealed { secret }))?;
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
    pub(super) fn keep(&mut self) -> Result<()> {
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

pub(super) fn is_quit(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "q" | "quit")
}

#[cfg(test)]
mod tests {
    use turlaj_core::{Game, Seats, Settings};
    use turlaj_table::Occupant;
    use turlaj_table::fair::{Ceremony, Draw, FairDice, Secret};
    use turlaj_testkit::toys::sprint::{Sprint, race};

    use super::*;

    /// Fair dice whose first roll is the one of the race.
    fn sealed(rules: &Sprint, id: &str) -> Sealed {
        let secrets = (0..=u8::MAX).map(|byte| Secret([byte; 32]));
        let dice = secrets.map(|secret| {
            let dice = FairDice::new(&secret, &Draw::new(rules, id, &[]));
            Sealed { secret, dice }
        });
        let is_right = |sealed: &mut Sealed| {
            let event = Event::Roll { roll: rules.roll(&rules.start(), &mut sealed.dice) };
            race::words(&event) == race::FACTS[0].1
        };
        dice.into_iter().find_map(|mut one| is_right(&mut one).then_some(one)).unwrap()
    }

    /// The server's and the laboratory's tests play the same race.
    #[test]
    fn the_race_of_all_drivers_has_these_facts() {
        let players = race::SEATS.len() as u8;
        let settings = Settings::parse(Sprint::OPTIONS, players, race::OPTIONS).unwrap();
        let mut table = Table::new(Sprint::configure(&settings).unwrap());
        for (at, name) in race::SEATS.iter().enumerate() {
            table = table.seated(Seat(at as u8), Occupant::Bot((*name).to_string()));
        }
        let sealed = sealed(table.rules(), "race");
        let fixed = Ceremony::begin("race", sealed.secret.commitment(), Seats::NONE).fix().unwrap();
        table.push(0, Body::Table(Fact::DiceFixed(fixed))).unwrap();
        let live = race::SEATS.iter().map(|name| race::live_bot(name)).collect();
        let bots = race::SEATS.iter().map(|_| None).collect();
        let mut session = Session::new(table, Choosers { bots, live }, sealed, None).unwrap();
        assert!(session.play().unwrap());
        let facts = session.table.log().iter().filter_map(|entry| match &entry.body {
            Body::Game(event) => Some((entry.tick, race::words(event))),
            Body::Table(_) => None,
        });
        let expected = race::FACTS.map(|(tick, words)| (tick, words.to_string()));
        assert_eq!(race::by_page(facts), expected);
    }
}
