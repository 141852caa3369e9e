//! Tables in a list, from their rows alone.

use std::collections::BTreeMap;

use turlaj_core::Settings;
use turlaj_proto::Who;
use turlaj_proto::http::TableCard;
use turlaj_store::{Person, Status, TableNum, TableRow};

use super::room::{Doc, SeatDoc};
use crate::animals::{Screen, Whose, name_info};
use crate::games::Games;

/// The options of a game, all of them.
pub(crate) fn options(settings: &Settings) -> BTreeMap<String, String> {
    settings.values().map(|(name, value)| (name.to_string(), value.to_string())).collect()
}

pub(crate) fn status(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Abandoned => "abandoned",
    }
}

/// Tables in a list; no two people on the screen go by the same animal.
pub(crate) fn cards<'a>(
    games: &Games,
    rows: impl IntoIterator<Item = &'a TableRow>,
    viewer: Option<&Person>,
    screen: &mut Screen,
) -> Vec<TableCard> {
    let found = rows.into_iter().filter_map(|row| card(games, row, viewer));
    let mut found: Vec<Card> = found.collect();
    let mut names: Vec<(bool, TableNum, Whose, &mut String)> = Vec::new();
    for Card { num, card, whose, .. } in &mut found {
        for (name, whose) in card.seats.iter_mut().zip(whose) {
            let own = viewer.map(|viewer| Whose::Person(viewer.id.0)) == *whose;
            let shown = name.as_mut().zip(*whose);
            names.extend(shown.map(|(name, whose)| (!own, *num, whose, name)));
        }
    }
    names.sort_by_key(|(other, num, ..)| (*other, *num));
    screen.part(names.into_iter().map(|(_, _, whose, name)| (whose, name)));
    found.into_iter().map(Card::named).collect()
}

/// A table in a list, and who sits on its seats.
struct Card {
    num: TableNum,
    card: TableCard,
    whose: Vec<Option<Whose>>,
    who: Vec<Who>,
}

impl Card {
    /// The card with its names, as they are shown by now, as data.
    fn named(self) -> TableCard {
        let names = self.who.into_iter().zip(&self.card.seats);
        let named = names.map(|(who, name)| name_info(who, name.as_deref()?)).collect();
        TableCard { named, ..self.card }
    }
}

fn card(games: &Games, row: &TableRow, viewer: Option<&Person>) -> Option<Card> {
    let doc = Doc::read(row).ok()?;
    let settings = games.find(&row.game).ok()?.read_settings(&row.settings).ok()?;
    let name = |seat: &SeatDoc| (!seat.is_free()).then(|| seat.shown_name(viewer).0.to_string());
    let own = |seat: &u8| {
        let whose = doc.seats.get(usize::from(*seat)).and_then(|seat| seat.person);
        whose.is_some() && whose == viewer.map(|viewer| viewer.id.0)
    };
    let card = TableCard {
        table: row.id.clone(),
        game: row.game.clone(),
        options: options(&settings),
        status: status(row.status).to_string(),
        public: row.public,
        seats: doc.seats.iter().map(name).collect(),
        named: Vec::new(),
        your_turn: row.status == Status::Playing && doc.waiting.iter().any(own),
        created: row.created,
        touched: row.touched,
    };
    let seats = doc.seats.iter().enumerate();
    let whose = seats.map(|(at, seat)| seat.whose(row.num, at, viewer)).collect();
    let who = doc.seats.iter().map(SeatDoc::who).collect();
    Some(Card { num: row.num, card, whose, who })
}
