//! A table in words: its title, the names of its seats, its standings.

use std::io;

use turlaj_core::{Eye, Game, Node, Seat, Settings};
use turlaj_table::AnyTable;
use turlaj_table::{Body, Fact, Occupant, Table};

use crate::paint::print;
use crate::{Drawing, Ink, Line, plural};

/// The game's name, its players and the options that are not at their default.
pub fn title<G: Game>(name: &str, settings: &Settings) -> String {
    let changed = |(name, value): &(&str, &str)| {
        G::OPTIONS.iter().any(|option| option.name == *name && option.default_value() != *value)
    };
    let options: Vec<String> = settings
        .values()
        .filter(|pair| changed(pair))
        .map(|(name, value)| format!(", {name}={value}"))
        .collect();
    let players = plural(settings.players().into(), "player");
    format!("{name}, {players}{}", options.concat())
}

/// The names of seats; occupants of the same name are distinguished by their seats.
pub fn names(occupants: &[Occupant]) -> impl Fn(Seat) -> String + use<> {
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

/// Prints the board and the places of all seats, or how far the game came.
pub fn print_standings<G: Game, D: Drawing<G>>(table: &Table<G>) -> io::Result<()> {
    let name = names(table.occupants());
    for line in D::board(table.rules(), &table.view(Eye::Nobody), Eye::Nobody, &name) {
        print(&line)?;
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
                let text = format!("{place}. {who}: {points} {}{won}", D::POINTS);
                print(&Line::inked(ink, text))?;
            }
        }
        _ if table.is_abandoned() => print(&Line::plain("The game was given up."))?,
        _ => print(&Line::plain("The game is not finished."))?,
    }
    match undos(table) {
        0 => Ok(()),
        undos => {
            // The dice were known then: a result should say so.
            let times = if undos == 1 { "once".to_string() } else { format!("{undos} times") };
            let text = format!("Something was taken back {times} after it was seen.");
            print(&Line::inked(Ink::Faint, text))
        }
    }
}

/// How often all people agreed to go back.
pub fn undos<G: Game>(table: &Table<G>) -> usize {
    let undo = |fact: &Body<G>| matches!(fact, Body::Table(Fact::Undo { .. }));
    table.log().iter().filter(|entry| undo(&entry.body)).count()
}
