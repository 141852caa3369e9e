//! `turlaj replay`.

use std::path::Path;

use anyhow::Result;
use serde_json::{Value, json};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::{Event, Eye, Node, Report, Seat, Settings};
use turlaj_table::record::{Broken, Record, game_of, read};
use turlaj_table::{AnyTable, Body, Fact, Occupant};
use turlaj_terminal::{Drawing, Ink, Line, print_standings, undos};

use crate::report::say;
use crate::{paint, report};

pub(crate) use turlaj_terminal::names;

pub(crate) fn replay(file: &Path, as_json: bool) -> Result<()> {
    let text = report::read_record(file)?;
    visit_record(&text, ReplayVisit { text: &text, as_json })?
}

/// Visits the game that a record is of.
pub(crate) fn visit_record<V: Visit>(text: &str, what: V) -> Result<V::Out> {
    let (game, at) = game_of(text)?;
    visit(&game, what)
        .map_err(|why| Broken { at, code: "unknown-game", text: why.to_string() }.into())
}

struct ReplayVisit<'a> {
    text: &'a str,
    as_json: bool,
}

impl Visit for ReplayVisit<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        let reading = read::<G>(self.text)?;
        let printed = if self.as_json { Ok(()) } else { print(&reading.record) };
        // A broken record is an error also where the output was closed before its end.
        if let Some(broken) = reading.broken {
            return Err(broken.into());
        }
        printed?;
        if self.as_json {
            say(summary(&reading.record))?;
        }
        Ok(())
    }
}

/// The game, its players and the options that are not at their default.
pub(crate) fn title<G: Listed>(settings: &Settings) -> String {
    turlaj_terminal::title::<G>(G::TITLE, settings)
}

/// Prints the news of a game that a spectator gets, and its standings.
fn print<G: Listed>(record: &Record<G>) -> Result<()> {
    let table = &record.table;
    paint::print(&Line::inked(Ink::Strong, title::<G>(&table.rules().settings())))?;
    let mut replayed = table.before();
    for entry in table.log() {
        let name = names(replayed.occupants());
        match &entry.body {
            Body::Game(event) => {
                let mut report = Report::new();
                replayed.rules().apply(&mut replayed.state().clone(), event, &mut report);
                let mut news: Vec<&G::News> = report.told_to(Eye::Nobody).collect();
                if let Event::Act { seat, action } = event
                    && table.is_absent_act(entry)
                {
                    let text = format!("{} is away: {action} is played.", name(*seat));
                    paint::print(&Line::inked(Ink::Faint, text))?;
                    news.drain(..1); // The first piece is the act itself.
                }
                for news in news {
                    if let Some(line) = G::Drawing::describe(replayed.rules(), news, &name) {
                        paint::print(&line)?;
                    }
                }
            }
            Body::Table(fact) => {
                if let Some(text) = fact_text(fact, replayed.standing() as u64, &name) {
                    paint::print(&Line::inked(Ink::Faint, text))?;
                }
            }
        }
        replayed.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
    }
    Ok(print_standings::<G, G::Drawing>(table)?)
}

fn fact_text(fact: &Fact, facts: u64, name: &dyn Fn(Seat) -> String) -> Option<String> {
    Some(match fact {
        Fact::DiceFixed(_) | Fact::NonceRevealed { .. } | Fact::SecretRevealed { .. } => {
            return None;
        }
        Fact::Undo { to, .. } => {
            format!("All agree: {} back.", many_taken((facts - to) as usize))
        }
        Fact::TakeBack { seat, .. } => format!("{} takes that back.", name(*seat)),
        Fact::Mistyped => "That was typed wrong: the dice fell otherwise.".to_string(),
        Fact::SeatTaken { seat, name: who } => format!("{who} sits down on seat {seat}."),
        Fact::SeatLeft { seat } => format!("{} leaves.", name(*seat)),
        Fact::Away { seat } => format!("{} is away.", name(*seat)),
        Fact::Returned { seat } => format!("{} is back.", name(*seat)),
        Fact::BotTakes { seat, bot } => format!("The bot {bot} plays for seat {seat}."),
        Fact::Flag { seat } => format!("The time of {} is up.", name(*seat)),
        Fact::Abandoned => "The game is given up.".to_string(),
    })
}

/// How much is taken back: dice and decisions count alike.
fn many_taken(facts: usize) -> String {
    let verb = if facts == 1 { "is" } else { "are" };
    format!("the last {} {verb} taken", report::many(facts, "fact"))
}

/// A record as one JSON object.
fn summary<G: Listed>(record: &Record<G>) -> Value {
    let table = &record.table;
    let seats: Vec<Value> = table
        .occupants()
        .iter()
        .map(|who| match who {
            Occupant::Empty => json!({ "kind": "empty" }),
            Occupant::Person(name) => json!({ "kind": "person", "name": name }),
            Occupant::Bot(name) => json!({ "kind": "bot", "name": name }),
        })
        .collect();
    let standings = match table.node() {
        Node::Over(standings) => json!(standings),
        _ => Value::Null,
    };
    json!({
        "game": G::ID,
        "rules": G::RULES,
        "options": table.rules().settings(),
        "date": record.date,
        "dice": record.dice.to_string(),
        "seats": seats,
        "facts": AnyTable::log(table),
        "view": AnyTable::view(table, Eye::Nobody),
        "abandoned": table.is_abandoned(),
        "undos": undos(table),
        "standings": standings,
    })
}
