//! `turlaj replay`.

use std::path::Path;

use anyhow::Result;
use serde_json::{Value, json};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::{Event, Eye, Ink, Line, Node, Report, Seat, Settings, Told};
use turlaj_table::record::{Broken, Record, game_of, read};
use turlaj_table::{AnyTable, Body, Fact, Occupant, Table};

use crate::report::say;
use crate::{paint, report};

pub(crate) fn replay(file: &Path, as_json: bool) -> Result<()> {
    let text = report::read_record(file)?;
    visit_record(&text, Replay { text: &text, as_json })?
}

/// Visits the game that a record is of.
pub(crate) fn visit_record<V: Visit>(text: &str, what: V) -> Result<V::Out> {
    let (game, at) = game_of(text)?;
    visit(&game, what)
        .map_err(|why| Broken { at, code: "unknown-game", text: why.to_string() }.into())
}

struct Replay<'a> {
    text: &'a str,
    as_json: bool,
}

impl Visit for Replay<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        let reading = read::<G>(self.text)?;
        let told = if self.as_json { Ok(()) } else { tell(&reading.record) };
        // A broken record is broken also where nobody reads its story to the end.
        if let Some(broken) = reading.broken {
            return Err(broken.into());
        }
        told?;
        if self.as_json {
            say(summary(&reading.record))?;
        }
        Ok(())
    }
}

/// The game, its players and the options that are not at their default.
pub(crate) fn title<G: Told>(settings: &Settings) -> String {
    let changed = |(name, value): &(&str, &str)| {
        G::OPTIONS.iter().any(|option| option.name == *name && option.default_value() != *value)
    };
    let options: Vec<String> = settings
        .values()
        .filter(|pair| changed(pair))
        .map(|(name, value)| format!(", {name}={value}"))
        .collect();
    let players = report::many(settings.players().into(), "player");
    format!("{}, {players}{}", G::TITLE, options.concat())
}

/// The names of seats, for a story; bots of one name are told apart by their seats.
pub(crate) fn names(occupants: &[Occupant]) -> impl Fn(Seat) -> String + use<> {
    let names: Vec<String> = occupants
        .iter()
        .enumerate()
        .map(|(at, who)| match who {
            Occupant::Empty => format!("Seat {}", at + 1),
            Occupant::Person(name) | Occupant::Bot(name) => {
                let text = |who: &Occupant| match who {
                    Occupant::Empty => None,
                    Occupant::Person(name) | Occupant::Bot(name) => Some(name.clone()),
                };
                let same = occupants.iter().filter(|other| text(other) == text(who)).count() > 1;
                if same { format!("{name} ({})", at + 1) } else { name.clone() }
            }
        })
        .collect();
    move |seat| names[seat.index()].clone()
}

/// Prints the story of a game, as a spectator would hear it, and how it ended.
fn tell<G: Listed>(record: &Record<G>) -> Result<()> {
    let table = &record.table;
    paint::print(&Line::inked(Ink::Strong, title::<G>(&table.rules().settings())))?;
    let mut told = table.before();
    for entry in table.log() {
        let name = names(told.occupants());
        match &entry.body {
            Body::Game(event) => {
                let mut report = Report::new();
                told.rules().apply(&mut told.state().clone(), event, &mut report);
                let mut news: Vec<&G::News> = report.told_to(Eye::Nobody).collect();
                if let Event::Act { seat, action } = event
                    && table.is_absent_act(entry)
                {
                    let text = format!("{} is away: {action} is played.", name(*seat));
                    paint::print(&Line::inked(Ink::Faint, text))?;
                    news.drain(..1); // The first piece tells the act itself.
                }
                for news in news {
                    if let Some(line) = told.rules().story(news, &name) {
                        paint::print(&line)?;
                    }
                }
            }
            Body::Table(fact) => {
                if let Some(text) = fact_text(fact, told.standing() as u64, &name) {
                    paint::print(&Line::inked(Ink::Faint, text))?;
                }
            }
        }
        told.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
    }
    standings(table)
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

/// Prints where everybody ended, or how far the game came.
pub(crate) fn standings<G: Told>(table: &Table<G>) -> Result<()> {
    let name = names(table.occupants());
    for line in table.rules().board(&table.view(Eye::Nobody), Eye::Nobody, &name) {
        paint::print(&line)?;
    }
    match table.node() {
        Node::Over(standings) => {
            for place in standings.places() {
                let ink = if place.place == 1 { Ink::Strong } else { Ink::Plain };
                let won = match (place.place, standings.winners().count()) {
                    (1, 1) if standings.places().len() > 1 => ", wins",
                    (1, 2..) => ", shares the victory",
                    _ => "",
                };
                let (place, who, points) = (place.place, name(place.seat), place.points);
                let text = format!("{place}. {who}: {points} {}{won}", G::POINTS);
                paint::print(&Line::inked(ink, text))?;
            }
        }
        _ if table.is_abandoned() => paint::print(&Line::plain("The game was given up."))?,
        _ => paint::print(&Line::plain("The game is not finished."))?,
    }
    if let Some(text) = undone(table) {
        paint::print(&Line::inked(Ink::Faint, text))?;
    }
    Ok(())
}

/// How often people went back, knowing the dice: a result should say so.
fn undone<G: Told>(table: &Table<G>) -> Option<String> {
    let undos = undos(table);
    let times = if undos == 1 { "once".to_string() } else { format!("{undos} times") };
    (undos > 0).then(|| format!("Something was taken back {times} after it was seen."))
}

fn undos<G: Told>(table: &Table<G>) -> usize {
    let undo = |fact: &Body<G>| matches!(fact, Body::Table(Fact::Undo { .. }));
    table.log().iter().filter(|entry| undo(&entry.body)).count()
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
