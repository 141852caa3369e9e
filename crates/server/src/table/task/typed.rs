//! Dice that fall on a real table and are typed in.

use turlaj_core::{Refusal, Seat};
use turlaj_proto::{DiceDue, DiceTyped};
use turlaj_store::Person;
use turlaj_table::Ears;

use crate::refusals;
use crate::table::TableTask;
use crate::table::dice::{due, last_typed};

impl TableTask {
    /// Somebody types in the dice that are due.
    pub(in crate::table) fn type_roll(
        &mut self,
        person: &Person,
        at: &str,
        roll: &str,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_may_type(person)?;
        let due = self.play.table().due_dice();
        let whose = match due {
            Some(due) => due.whose,
            // The last dice once more: only the acknowledgement was lost.
            None => self.play.table().last_typed().and_then(|(due, _)| due.whose),
        };
        self.room.check_may_type(person, whose)?;
        let tick = self.tick();
        self.play.table_mut().type_roll(at, roll, tick, news)?;
        self.advance(news);
        Ok(())
    }

    /// Somebody corrects the dice that were typed in last.
    pub(in crate::table) fn retype(
        &mut self,
        person: &Person,
        at: &str,
        roll: &str,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_may_type(person)?;
        let whose = self.play.table().last_typed().and_then(|(due, _)| due.whose);
        self.room.check_may_type(person, whose)?;
        let tick = self.tick();
        self.play.table_mut().retype(at, roll, tick, news)?;
        self.advance(news);
        Ok(())
    }

    fn check_may_type(&self, person: &Person) -> Result<(), Refusal> {
        self.check_in_play()?;
        if !self.room.is_typed() {
            return Err(refusals::not_typed());
        }
        self.room.check_member(person)
    }

    /// The dice that are due, where dice are typed in.
    pub(in crate::table) fn dice_due(&self) -> Option<DiceDue> {
        self.room.is_typed().then(|| due(self.play.table())).flatten()
    }

    /// The dice that may still be corrected, and the seat that alone may see them.
    pub(in crate::table) fn typed_last(&self) -> Option<(Option<Seat>, DiceTyped)> {
        self.room.is_typed().then(|| last_typed(self.play.table())).flatten()
    }
}
