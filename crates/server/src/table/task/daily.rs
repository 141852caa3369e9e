//! What is different at a table of a daily challenge: one person, shared dice, no help.

use turlaj_core::Refusal;
use turlaj_proto::Deed;
use turlaj_store::Person;

use crate::refusals;
use crate::table::TableTask;

impl TableTask {
    /// What cannot be done at a table of a daily challenge, and why.
    pub(in crate::table) fn check_daily(&self, deed: &Deed) -> Result<(), Refusal> {
        let Some(day) = self.room.day() else { return Ok(()) };
        let playing = self.room.is_playing();
        match deed {
            Deed::Sit { .. }
            | Deed::Leave { .. }
            | Deed::SeatBot { .. }
            | Deed::Kick { .. }
            | Deed::Hold { .. } => Err(refusals::daily_seat()),
            Deed::Rematch => Err(refusals::daily_once()),
            Deed::Start => Err(refusals::begun()),
            // The day is over, and this table's deadline has not been served yet.
            Deed::Act { .. } if playing && self.app.clock.now() >= day.opens() => {
                Err(refusals::daily_over())
            }
            // The clock was set back after the secret was published.
            Deed::Act { .. } if playing && self.secret_is_open() => Err(refusals::daily_revealed()),
            Deed::AnswerUndo { .. } => Err(refusals::undo_never()),
            // Others are refused where they are carried out: no hints, no undo, no typed dice.
            _ => Ok(()),
        }
    }

    /// A challenge that others may still play is watched by its own player alone.
    pub(in crate::table) fn check_watcher(&self, watcher: Option<&Person>) -> Result<(), Refusal> {
        let own = watcher.is_some_and(|watcher| !self.room.seats_of(watcher.id).is_empty());
        let open = self.room.has_ended() && self.secret_is_open();
        match own || open || !self.room.is_daily() {
            true => Ok(()),
            false => Err(refusals::daily_closed()),
        }
    }

    /// Whether these dice cannot be played with any more, or their secret is published.
    pub(in crate::table) fn secret_is_open(&self) -> bool {
        self.room.secret_is_open(&self.app.seals)
    }
}
