//! How a person's name goes from the row.

use turlaj_core::Seat;
use turlaj_store::PersonId;

use crate::people::NOBODY;

use super::{Doc, FirstSeat, RoomState, Sat};

impl Doc {
    /// Notes whose names stand in the log from now on; names by lot are nobody's.
    pub(crate) fn note_names(&mut self) {
        for (at, chair) in self.seats.iter().enumerate() {
            let Some(person) = chair.person.filter(|_| !chair.program) else { continue };
            let sat = Sat { seat: at as u8, person, name: chair.name.clone() };
            if chair.animal.is_none() && !self.sat.contains(&sat) {
                self.sat.push(sat);
            }
        }
    }

    /// Puts a dash in place of a person's name; returns the seats and names that the log may have.
    pub(crate) fn forget(&mut self, person: PersonId) -> Vec<Sat> {
        let before = self.clone();
        let mut names = before.sat.clone();
        // Tables of earlier versions know only who sits there now.
        let mut seated = before;
        seated.note_names();
        names.extend(seated.sat);
        names.retain(|sat| sat.person == person.0 && sat.name != NOBODY);
        self.sat.retain(|sat| sat.person != person.0);
        for (at, chair) in self.seats.iter_mut().enumerate() {
            if chair.former == Some(person.0) {
                chair.former = None;
            }
            if chair.person == Some(person.0) {
                chair.name = NOBODY.to_string();
                chair.open_names = false;
            }
            let first = self.first.as_mut().and_then(|first| first.get_mut(at));
            if let Some(FirstSeat::Person(name)) = first
                && renamed(&names, Seat(at as u8), name).is_some()
            {
                *name = NOBODY.to_string();
            }
        }
        names
    }
}

/// What a seat's occupant of this name is called from now on, where one of these names goes.
pub(crate) fn renamed(names: &[Sat], seat: Seat, name: &str) -> Option<String> {
    let goes = names.iter().any(|sat| sat.seat == seat.0 && sat.name == name);
    goes.then(|| NOBODY.to_string())
}

impl RoomState {
    /// What the row would keep without a person's name, and the names that the log may have.
    pub(crate) fn without_name(&self, person: PersonId) -> (Doc, Vec<Sat>) {
        let mut doc = self.doc.clone();
        let names = doc.forget(person);
        (doc, names)
    }

    /// Takes over what [`RoomState::without_name`] has returned.
    pub(crate) fn replace(&mut self, doc: Doc) {
        self.unsaved |= self.doc != doc;
        self.doc = doc;
    }

    /// A seat that was left does not remember whose it was.
    pub(crate) fn forget_former(&mut self, seat: Seat) {
        self.doc.seats[seat.index()].former = None;
    }
}
