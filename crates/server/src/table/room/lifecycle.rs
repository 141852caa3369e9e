//! How a table goes from its lobby to the end of its game, and to another owner.

use turlaj_core::{Refusal, Seats};
use turlaj_store::{Challenge, Millis, Op, Outcome, Person, PersonId, Status};
use turlaj_table::AnyTable;

use crate::games::{GameEntry, Playing};
use crate::refusals;

use super::{Ended, FirstSeat, RoomState, SeatDoc};

/// Whose table it is when a person has left for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ownership {
    /// It was not that person's table.
    Unchanged,
    /// It is another person's who sits here: the game can be started or ended.
    Passed,
    /// It is still that person's: no other person sits here.
    Orphaned,
}

impl RoomState {
    /// Whether every seat has a person or a bot.
    pub(crate) fn is_full(&self) -> bool {
        !self.doc.seats.iter().any(SeatDoc::is_free)
    }

    /// Refuses to begin a game that has begun, or lacks players.
    pub(crate) fn check_start(&self, person: &Person) -> Result<(), Refusal> {
        self.check_owner(person)?;
        if self.row.status != Status::Lobby {
            return Err(refusals::begun());
        }
        match self.is_full() {
            true => Ok(()),
            false => Err(refusals::seats_free()),
        }
    }

    /// Begins the game with those who sit here.
    pub(crate) fn begin(
        &mut self,
        game: &GameEntry,
        deadline: Millis,
    ) -> Result<Box<dyn Playing>, Refusal> {
        let settings = game.read_settings(&self.row.settings)?;
        let first = self.doc.seats.iter().map(|seat| match &seat.bot {
            Some(bot) => FirstSeat::Bot(bot.clone()),
            None if seat.program => FirstSeat::Bot(seat.logged_name().to_string()),
            None => FirstSeat::Person(seat.logged_name().to_string()),
        });
        self.doc.first = Some(first.collect());
        self.doc.note_names();
        let playing = self.doc.open(game, &settings)?;
        self.row.status = Status::Playing;
        self.row.deadline = Some(deadline);
        self.unsaved = true;
        Ok(playing)
    }

    /// How the game at this table has ended.
    pub(crate) fn result(&self, table: &dyn AnyTable) -> Ended {
        Ended::of(table, self.doc.typed, self.doc.daily.is_some())
    }

    /// Ends the game. An attempt at a daily challenge ends with it, in the same write.
    pub(crate) fn finish(&mut self, status: Status, ended: Ended, outcome: Outcome) {
        if let Some(day) = self.doc.daily.clone() {
            let challenge = Challenge { day, game: self.row.game.clone() };
            self.extra.push(Op::FinishAttempt { challenge, person: self.row.owner, outcome });
        }
        self.doc.ended = Some(ended);
        self.row.status = status;
        self.row.deadline = None;
        self.enders = Seats::NONE;
        self.unsaved = true;
    }

    /// Whether the game has ended and the row does not say how.
    pub(crate) fn lacks_result(&self) -> bool {
        self.has_ended() && self.doc.ended.is_none()
    }

    /// Keeps how the game ended.
    pub(crate) fn keep_result(&mut self, ended: Ended) {
        self.doc.ended = Some(ended);
        self.unsaved = true;
    }

    /// The owner has left for good: the table passes to the first other person who sits here.
    pub(crate) fn pass_on(&mut self, leaver: PersonId) -> Ownership {
        if self.row.owner != leaver {
            return Ownership::Unchanged;
        }
        self.unsaved = true;
        let people = self.doc.seats.iter().filter(|chair| !chair.program);
        match people.filter_map(|chair| chair.person).next() {
            Some(heir) => {
                self.row.owner = PersonId(heir);
                Ownership::Passed
            }
            None => Ownership::Orphaned,
        }
    }
}
