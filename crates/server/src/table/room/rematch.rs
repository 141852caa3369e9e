//! The same people play again at another table; the next seat begins.

use std::collections::BTreeMap;

use turlaj_core::Refusal;
use turlaj_proto::http::{NewTable, SeatPlan};
use turlaj_store::{Op, Person, PersonId};

use crate::refusals;
use crate::table::create::CheckedTable;

use super::{Doc, RoomState, SeatDoc};

impl RoomState {
    /// Whether a member of a table whose game has ended needs another table; the first one who asks
    /// gets it for all.
    pub(crate) fn needs_rematch(&self, person: &Person) -> Result<bool, Refusal> {
        if !self.has_ended() {
            return Err(refusals::not_over());
        }
        self.check_member(person)?;
        Ok(self.doc.rematch.is_none())
    }

    /// The same table with free seats.
    pub(crate) fn rematch_wish(&self, options: BTreeMap<String, String>) -> NewTable {
        NewTable {
            game: self.row.game.clone(),
            options,
            seats: vec![SeatPlan::Open; self.doc.seats.len()],
            public: self.row.public,
            hints: Some(self.doc.hints),
            undo: Some(self.doc.undo),
            typed: self.doc.typed,
            clock: self.doc.timer.as_ref().map(|timer| timer.rule),
            start: false,
        }
    }

    /// Seats everybody at the planned table, and has it written with this one.
    pub(crate) fn keep_rematch(&mut self, mut plan: CheckedTable) -> Result<(), Refusal> {
        let mut seats = self.doc.seats.clone();
        seats.rotate_left(1);
        for seat in &mut seats {
            *seat = match seat.program {
                // The key of a program is good for one game: its seat is free.
                true => SeatDoc::default(),
                false => SeatDoc { held_by: None, former: None, ..std::mem::take(seat) },
            };
        }
        for op in &mut plan.ops {
            match op {
                Op::PutTable(row) => {
                    let doc = Doc { seats: seats.clone(), ..Doc::read(row)? };
                    row.room = doc.write();
                }
                Op::PutMembers { people, .. } => {
                    let seated = seats.iter().filter_map(|seat| seat.person);
                    people.extend(seated.map(PersonId));
                }
                _ => {}
            }
        }
        self.extra.append(&mut plan.ops);
        self.doc.rematch = Some(plan.id);
        self.unsaved = true;
        Ok(())
    }
}
