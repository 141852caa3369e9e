//! The game at a table, and how much of its log is on the disk. This part reads no clock and does
//! no I/O: the caller says which tick it is, and writes what is not saved.

use turlaj_core::{Node, Refusal, Seat, Tick};
use turlaj_store::{Chunk, Millis, Outcome, Status};
use turlaj_table::fair::Secret;
use turlaj_table::{AnyTable, Ears, Fact};

use crate::games::Playing;

/// The game at a table.
pub(super) struct PlayState {
    game: Box<dyn Playing>,
    /// How many entries of the log are on the disk.
    saved: usize,
    /// Acts of people that are not on the disk yet.
    acts: u64,
}

impl PlayState {
    /// A game whose log is on the disk.
    pub(super) fn loaded(game: Box<dyn Playing>) -> PlayState {
        PlayState { saved: game.table().len(), game, acts: 0 }
    }

    /// Begins the game with those who sit here by now.
    pub(super) fn begin(&mut self, game: Box<dyn Playing>) {
        self.game = game;
    }

    pub(super) fn game(&self) -> &dyn Playing {
        &*self.game
    }

    pub(super) fn game_mut(&mut self) -> &mut dyn Playing {
        &mut *self.game
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        self.game.table()
    }

    pub(super) fn table_mut(&mut self) -> &mut dyn AnyTable {
        self.game.table_mut()
    }

    /// Whether the clock of a live phase may run now.
    pub(super) fn is_live(&self) -> bool {
        matches!(self.table().node(), Node::Live { .. })
    }

    /// Adds a fact of the table.
    pub(super) fn note(&mut self, fact: Fact, tick: Tick) -> Result<(), Refusal> {
        self.table_mut().note(fact, tick)
    }

    /// A person answers what a seat is asked. Returns whether that is new; otherwise only its
    /// acknowledgement was lost.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: &str,
        tick: Tick,
        news: &mut Ears,
    ) -> Result<bool, Refusal> {
        let before = self.table().len();
        self.table_mut().act(seat, prompt, action, tick, news)?;
        let is_new = self.table().len() > before;
        self.acts += u64::from(is_new);
        Ok(is_new)
    }

    /// Lets a seat act, whatever number its question has.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: &str,
        tick: Tick,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        let prompt = self.table().prompt_number(seat);
        self.table_mut().act(seat, prompt, action, tick, news)
    }

    /// Plays what the game does for a seat that does not decide; nothing where it does nothing.
    pub(super) fn fall_back(
        &mut self,
        seat: Seat,
        tick: Tick,
        news: &mut Ears,
    ) -> Option<Result<(), Refusal>> {
        let action = self.table().fallback(seat)?;
        Some(self.play(seat, &action, tick, news))
    }

    /// A seat takes back its own last acts, so that this many stay of those that it may.
    pub(super) fn take_back(&mut self, seat: Seat, keep: u32, tick: Tick) -> Result<(), Refusal> {
        let free = self.table().free_undo(seat);
        if free == u64::from(keep) {
            return Ok(()); // Only the acknowledgement was lost.
        }
        let acts = free.saturating_sub(u64::from(keep));
        self.note(Fact::TakeBack { seat, acts }, tick)
    }

    /// Opens the secret of a game that has ended, if its dice follow from it: a drawing that was
    /// given up before it was fixed has no secret to open.
    pub(super) fn reveal(&mut self, secret: Secret, tick: Tick) {
        let fixed = self.table().ceremony().map(|ceremony| ceremony.fixed().commitment);
        if fixed == Some(secret.commitment()) {
            self.note(Fact::SecretRevealed { secret }, tick).expect("the game has ended");
        }
    }

    /// Gives the game up; returns how it has ended by that. Bots may just have come to the end
    /// unnoticed.
    pub(super) fn abandon(&mut self, tick: Tick) -> Status {
        match self.note(Fact::Abandoned, tick) {
            Ok(()) => Status::Abandoned,
            Err(_) => Status::Over,
        }
    }

    /// What the first seat has reached, for the list of a daily challenge.
    pub(super) fn outcome(&self, status: Status, finished: Millis) -> Outcome {
        let reached = match self.table().node() {
            Node::Over(standings) if status == Status::Over => standings.of(Seat(0)).cloned(),
            _ => None,
        };
        Outcome {
            points: reached.as_ref().map(|place| place.points),
            tie_breaks: reached.map(|place| place.tie_breaks).unwrap_or_default(),
            finished,
        }
    }

    /// What of the log has to be written.
    pub(super) fn unsaved(&self) -> Option<Chunk> {
        let table = self.table();
        (table.len() > self.saved).then(|| {
            let mut facts = Vec::with_capacity(256);
            table.write_log(self.saved, &mut facts);
            Chunk { seq: self.saved as u64, facts }
        })
    }

    /// The whole log is on the disk; returns how many acts of people have come to it.
    pub(super) fn note_saved(&mut self) -> u64 {
        self.saved = self.table().len();
        std::mem::take(&mut self.acts)
    }
}

#[cfg(test)]
mod tests;
