//! Programs at the table: they watch with their eye, act and leave, and nothing else.

use turlaj_core::Refusal;
use turlaj_proto::Deed;
use turlaj_store::{Op, Person, Status};

use super::doc::SeatDoc;
use super::{TableTask, build};
use crate::{people, refusals};

/// Whether somebody may do this at all.
pub(super) fn may(person: &Person, deed: &Deed) -> Result<(), Refusal> {
    match deed {
        Deed::Act { .. } | Deed::Leave { .. } => Ok(()),
        _ => people::no_program(person),
    }
}

impl TableTask {
    /// The owner seats a program, before the game.
    pub(super) fn seat_program(
        &mut self,
        owner: &Person,
        program: Person,
        seat: u8,
        name: &str,
    ) -> Result<(), Refusal> {
        self.is_owner(owner)?;
        if self.row.status != Status::Lobby {
            return Err(refusals::begun());
        }
        if self.doc.daily.is_some() {
            return Err(refusals::no_programs());
        }
        let seat = self.seat(seat)?;
        let chair = &self.doc.seats[seat.index()];
        if chair.person.is_some() && !chair.program {
            return Err(refusals::seat_taken());
        }
        let name = Some(name.to_string());
        let sitting = build::seated(&self.app, &program, name, self.row.public, &self.doc.seats)?;
        self.doc.seats[seat.index()] = SeatDoc { program: true, ..sitting };
        self.extra.push(Op::PutPerson(program));
        self.seats_changed();
        Ok(())
    }
}
