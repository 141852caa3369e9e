//! Dice that fall on a real table and are typed in.

use turlaj_core::{Eye, Refusal, Seat};
use turlaj_proto::{DiceDue, DiceTyped, DieDue};
use turlaj_store::Person;
use turlaj_table::Ears;

use super::TableTask;
use crate::refusals;

impl TableTask {
    /// Somebody types in the dice that are due.
    pub(super) fn type_roll(
        &mut self,
        person: &Person,
        at: &str,
        roll: &str,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        self.may_type(person)?;
        let due = self.game.table().due_dice();
        let whose = match due {
            Some(due) => due.whose,
            // The last dice once more: only the acknowledgement was lost.
            None => self.game.table().last_typed().and_then(|(_, whose, _)| whose),
        };
        self.may_look(person, whose)?;
        let tick = self.tick();
        self.game.table_mut().type_roll(at, roll, tick, ears)?;
        self.advance(ears);
        Ok(())
    }

    /// Somebody corrects the dice that were typed in last.
    pub(super) fn retype(
        &mut self,
        person: &Person,
        at: &str,
        roll: &str,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        self.may_type(person)?;
        let whose = self.game.table().last_typed().and_then(|(_, whose, _)| whose);
        self.may_look(person, whose)?;
        let tick = self.tick();
        self.game.table_mut().retype(at, roll, tick, ears)?;
        self.advance(ears);
        Ok(())
    }

    fn may_type(&self, person: &Person) -> Result<(), Refusal> {
        self.in_play()?;
        if !self.doc.typed {
            return Err(refusals::not_typed());
        }
        match self.seats_of(person.id.0).is_empty() && self.row.owner != person.id {
            true => Err(refusals::not_yours()),
            false => Ok(()),
        }
    }

    /// A secret tail is typed by its owner. A seat that nobody holds is typed for by the others.
    fn may_look(&self, person: &Person, whose: Option<Seat>) -> Result<(), Refusal> {
        let Some(seat) = whose else { return Ok(()) };
        match self.doc.seats[seat.index()].person {
            Some(owner) if owner != person.id.0 => Err(refusals::not_yours()),
            _ => Ok(()),
        }
    }

    /// The dice that are due, as all clients are told.
    pub(super) fn dice_due(&self) -> Option<DiceDue> {
        let due = self.doc.typed.then(|| self.game.table().due_dice()).flatten()?;
        Some(DiceDue {
            at: due.at.to_string(),
            whose: due.whose.map(|seat| seat.0),
            dice: due.dice.iter().map(|&(die, faces)| DieDue { die, faces }).collect(),
            choices: due.choices,
        })
    }

    /// The dice that may still be corrected: where they stand, who may see them, what they say.
    pub(super) fn typed_last(&self) -> Option<(Option<Seat>, DiceTyped)> {
        let last = self.doc.typed.then(|| self.game.table().last_typed()).flatten();
        last.map(|(at, whose, roll)| (whose, DiceTyped { at, roll }))
    }
}

/// What one eye is told of the dice that may be corrected.
pub(super) fn shown_to(eye: Eye, last: &Option<(Option<Seat>, DiceTyped)>) -> Option<DiceTyped> {
    let (whose, typed) = last.as_ref()?;
    let seen = match (eye, whose) {
        (Eye::Nobody, _) => false,
        (Eye::Seat(_), None) => true,
        (Eye::Seat(seat), Some(whose)) => seat == *whose,
    };
    seen.then(|| typed.clone())
}
