//! What of the room stands in the table's row, and when the row has to be written.

use turlaj_store::{Millis, Op, PersonId};
use turlaj_table::fair::Secret;

use crate::daily::Seals;
use crate::table::clocks::Timer;

use super::RoomState;

impl RoomState {
    /// The secret behind the dice.
    pub(crate) fn secret(&self) -> Option<Secret> {
        self.row.secret.map(Secret)
    }

    /// Keeps the secret behind the dice.
    pub(crate) fn keep_secret(&mut self, secret: Secret) {
        self.row.secret = Some(secret.0);
        self.unsaved = true;
    }

    /// Whether these dice cannot be played with any more, or their secret is published.
    pub(crate) fn secret_is_open(&self, seals: &Seals) -> bool {
        self.doc.secret_is_open(&self.row.game, seals)
    }

    /// When the table has to be looked after.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.row.deadline
    }

    /// Sets when the table has to be looked after.
    pub(crate) fn set_deadline(&mut self, deadline: Option<Millis>) {
        self.row.deadline = deadline;
        self.unsaved = true;
    }

    /// When something last happened here.
    pub(crate) fn touched(&self) -> Millis {
        self.row.touched
    }

    /// Something has happened here.
    pub(crate) fn touch(&mut self, now: Millis) {
        self.row.touched = now;
    }

    /// Keeps whom the game waits for; returns whether that is new.
    pub(crate) fn keep_waiting(&mut self, waiting: Vec<u8>) -> bool {
        let is_new = waiting != self.doc.waiting;
        self.doc.waiting = waiting;
        self.unsaved |= is_new;
        is_new
    }

    /// What the row keeps of other parts has changed.
    pub(crate) fn mark_unsaved(&mut self) {
        self.unsaved = true;
    }

    /// Whether the row has changed since it was written.
    pub(crate) fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Something else has to be written with the next change, all or nothing.
    pub(crate) fn also_write(&mut self, op: Op) {
        self.extra.push(op);
    }

    /// Adds what has to be written. The caller has to write it, or to give up the whole room.
    pub(crate) fn write_into(&mut self, ops: &mut Vec<Op>, timer: Option<&Timer>) {
        ops.append(&mut self.extra);
        if !std::mem::take(&mut self.unsaved) {
            return;
        }
        self.doc.timer = timer.cloned();
        self.row.room = self.doc.write();
        ops.push(Op::PutTable(self.row.clone()));
        let people: Vec<PersonId> = self.doc.people(self.row.owner);
        if people != self.members {
            self.members.clone_from(&people);
            ops.push(Op::PutMembers { table: self.row.num, people });
        }
    }

    /// The row is on the disk; returns whether its deadline is another one now.
    pub(crate) fn note_deadline_written(&mut self) -> bool {
        std::mem::replace(&mut self.deadline, self.row.deadline) != self.row.deadline
    }
}
