//! The room as one client sees it.

use std::collections::BTreeMap;

use turlaj_core::Seat;
use turlaj_proto::{Chair, DailyHere, DiceInfo, Room, SeatClock, UndoRequest};
use turlaj_store::Person;

use crate::animals::{Screen, Whose, name_info};
use crate::table::cards::status;

use super::{RoomState, SeatDoc};

/// What other parts of the table add to the room, the same for all clients.
#[derive(Default)]
pub(crate) struct Surroundings {
    pub(crate) drawing: bool,
    pub(crate) options: BTreeMap<String, String>,
    /// Whether seats know things that others at the same screen must not see.
    pub(crate) secrets: bool,
    /// Whether dice were undone.
    pub(crate) take_backs: bool,
    pub(crate) has_live_phases: bool,
    pub(crate) dice: Option<DiceInfo>,
    pub(crate) undo_request: Option<UndoRequest>,
    /// For each seat, how much time its person has to think.
    pub(crate) clocks: Vec<Option<SeatClock>>,
    /// For each seat, the milliseconds to its person's client and back, where they are known.
    pub(crate) lags: Vec<Option<u32>>,
    pub(crate) spectators: usize,
}

impl RoomState {
    /// The room as a person sees it, or a client without a key.
    pub(crate) fn shown(&self, viewer: Option<&Person>, around: &Surroundings) -> Room {
        let owned = viewer.is_some_and(|viewer| viewer.id == self.row.owner);
        let member = owned || viewer.is_some_and(|viewer| self.doc.has(viewer.id));
        Room {
            game: self.row.game.clone(),
            rules: self.row.rules,
            options: around.options.clone(),
            status: match around.drawing {
                true => "dice".to_string(),
                false => status(self.row.status).to_string(),
            },
            public: self.row.public,
            owned,
            hints: self.doc.hints,
            undo: self.doc.undo,
            take_backs: around.take_backs,
            typed: self.doc.typed,
            clock: self.doc.timer.as_ref().map(|timer| timer.rule),
            daily: self.daily_shown(),
            secrets: around.secrets,
            seats: self.chairs(viewer, around),
            spectators: u32::try_from(around.spectators).unwrap_or(u32::MAX),
            dice: around.dice.clone(),
            undo_request: around.undo_request.clone(),
            end_vote: self.end_vote(),
            rematch: self.doc.rematch.clone().filter(|_| member),
        }
    }

    fn daily_shown(&self) -> Option<DailyHere> {
        let day = self.day()?;
        Some(DailyHere { date: day.to_string(), ends: day.opens(), opens: day.opens() })
    }

    /// The seats as a client sees them: no two people go by the same animal, and one's own name
    /// stays.
    fn chairs(&self, viewer: Option<&Person>, around: &Surroundings) -> Vec<Chair> {
        let seats = self.doc.seats.iter().enumerate();
        let mut chairs: Vec<Chair> = seats
            .map(|(at, chair)| Chair {
                lag: around.lags.get(at).copied().flatten(),
                without: self.goes_on_without(Seat(at as u8), around.has_live_phases),
                clock: around.clocks.get(at).copied().flatten(),
                ..self.chair(chair, viewer)
            })
            .collect();
        let mut names: Vec<(bool, Whose, &mut String)> = Vec::new();
        for (at, (chair, seat)) in chairs.iter_mut().zip(&self.doc.seats).enumerate() {
            let whose = seat.whose(self.row.num, at, viewer);
            names.extend(whose.map(|whose| (!chair.yours, whose, &mut chair.name)));
        }
        names.sort_by_key(|(other, ..)| *other);
        Screen::default().part(names.into_iter().map(|(_, whose, name)| (whose, name)));
        for chair in &mut chairs {
            chair.named = name_info(chair.who, &chair.name);
        }
        chairs
    }

    fn chair(&self, chair: &SeatDoc, viewer: Option<&Person>) -> Chair {
        let (name, generated) = chair.shown_name(viewer);
        Chair {
            who: chair.who(),
            name: name.to_string(),
            generated,
            named: None,
            yours: chair.person.is_some() && chair.person == viewer.map(|viewer| viewer.id.0),
            here: chair.person.is_some_and(|person| self.presence.is_here(person)),
            away: chair.person.is_some_and(|person| self.presence.is_away(person)),
            held_by: chair.held_by.clone(),
            without: None,
            lag: None,
            clock: None,
        }
    }
}
