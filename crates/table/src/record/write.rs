//! A record as text.

use std::fmt;

use turlaj_core::{Event, Game, Node, Throw};

use super::lex::quote;
use super::{Comment, Record, tokens};
use crate::any::AnyTable;
use crate::entry::{Body, Fact};
use crate::table::{Occupant, Table};
use crate::undo::UndoPolicy;

/// Lines of facts are broken before this column.
const WIDTH: usize = 96;

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags() {
            writeln!(f, "[{name} {}]", quote(&value))?;
        }
        writeln!(f)?;
        self.write_facts(f)
    }
}

impl<G: Game> Record<G> {
    /// The tags in their order.
    fn tags(&self) -> Vec<(String, String)> {
        let table = &self.table;
        let mut tags = vec![
            ("Game".to_string(), G::ID.to_string()),
            ("Rules".to_string(), G::RULES.to_string()),
            ("Options".to_string(), table.rules.settings().to_string()),
        ];
        let mut tag = |name: &str, value: String| tags.push((name.to_string(), value));
        if let Some(date) = &self.date {
            tag("Date", date.clone());
        }
        for (at, who) in table.first_seats.iter().enumerate() {
            match who {
                Occupant::Empty => {}
                Occupant::Person(name) => tag(&format!("Player{}", at + 1), name.clone()),
                Occupant::Bot(name) => tag(&format!("Bot{}", at + 1), name.clone()),
            }
        }
        if table.undo == UndoPolicy::Never {
            tag("Undo", "never".to_string());
        }
        tag("Dice", self.dice.to_string());
        if let Some(ceremony) = &table.ceremony {
            let fixed = ceremony.fixed();
            tag("Draw", fixed.draw.clone());
            for round in &fixed.aborted {
                let nonces = round.nonces.iter().map(|(seat, digest)| format!(" {seat}:{digest}"));
                tag("Aborted", format!("{}{}", round.commitment, nonces.collect::<String>()));
            }
            tag("Commitment", fixed.commitment.to_string());
            for (seat, digest) in &fixed.nonces {
                tag("NonceCommitment", format!("{seat}:{digest}"));
            }
            for (seat, nonce) in ceremony.opened() {
                tag("Nonce", format!("{seat}:{nonce}"));
            }
        }
        if let Some(Body::Table(Fact::SecretRevealed { secret })) =
            table.log.last().map(|entry| &entry.body)
        {
            tag("Secret", secret.to_string());
        }
        tag("Result", result(table));
        tags.extend(self.more.iter().cloned());
        tags
    }

    fn write_facts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut page = Page { f, column: 0 };
        let mut told = self.table.before();
        let mut tick = 0;
        let mut comments = self.comments.iter().peekable();
        for (at, entry) in self.table.log.iter().enumerate() {
            while let Some(Comment { text, .. }) = comments.next_if(|next| next.after <= at) {
                page.remark(text)?;
            }
            let throw = told.rules.due(&told.state).some().map(|due| due.throw);
            if let Some(word) = tokens::write(&entry.body, throw) {
                let mut new_line = begins_turn(&entry.body, throw);
                if entry.tick != tick {
                    tick = entry.tick;
                    page.word(&format!("@{tick}"), new_line)?;
                    new_line = false;
                }
                page.word(&word, new_line)?;
            }
            told.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
        }
        for Comment { text, .. } in comments {
            page.remark(text)?;
        }
        // The secret stands in a tag; its time stands last.
        if self.table.tick() != tick {
            page.word(&format!("@{}", self.table.tick()), false)?;
        }
        page.end()
    }
}

/// Whether a fact begins a turn, and so a line.
fn begins_turn<G: Game>(body: &Body<G>, throw: Option<Throw>) -> bool {
    let first = matches!(throw, Some(Throw::Setup { roll: 1, .. } | Throw::Turn { roll: 1, .. }));
    matches!(body, Body::Game(Event::Roll { .. })) && first
}

/// `seat:place/points` of each seat in the order of places; or how far the game came.
pub(super) fn result<G: Game>(table: &Table<G>) -> String {
    match table.node() {
        Node::Over(standings) => {
            let places = standings.places().iter();
            let texts: Vec<String> = places
                .map(|place| format!("{}:{}/{}", place.seat, place.place, place.points))
                .collect();
            texts.join(" ")
        }
        _ if table.is_abandoned() => "abandoned".to_string(),
        _ => "unfinished".to_string(),
    }
}

/// Words set in lines.
struct Page<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Page<'_, '_> {
    fn word(&mut self, word: &str, new_line: bool) -> fmt::Result {
        let width = word.chars().count();
        if self.column > 0 && (new_line || self.column + 1 + width > WIDTH) {
            self.end()?;
        }
        if self.column > 0 {
            self.f.write_str(" ")?;
            self.column += 1;
        }
        self.column += width;
        self.f.write_str(word)
    }

    /// A remark has a line of its own; a line break in it would end it.
    fn remark(&mut self, text: &str) -> fmt::Result {
        self.end()?;
        let line = format!("; {}", text.replace(char::is_control, " ").trim());
        writeln!(self.f, "{}", line.trim_end())
    }

    fn end(&mut self) -> fmt::Result {
        if self.column > 0 {
            self.column = 0;
            writeln!(self.f)?;
        }
        Ok(())
    }
}
