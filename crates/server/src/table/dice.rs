//! The dice of a table: the drawing with the clients, and then the dice themselves.
//!
//! This part keeps the order of the drawing. It writes nothing: what has to stand in the log or in
//! the row is returned to the caller.

mod drawing;
mod shown;
mod typed;

use std::time::Instant;

use turlaj_core::{Dice, Refusal, Seat, Seats};
use turlaj_table::fair::{Ceremony, Digest, Fixed, Nonce, Secret};

use crate::refusals;

use drawing::DiceDrawing;
pub(crate) use drawing::{Commit, Overdue};
pub(super) use typed::{due, last_typed, retype_for};

/// The dice of a table. Before a game begins, and where dice are typed in, it is empty.
#[derive(Default)]
pub(super) struct DiceState {
    /// The drawing, while it goes on.
    drawing: Option<DiceDrawing>,
    /// Where dice come from, once they may fall.
    source: Option<Box<dyn Dice + Send>>,
}

impl DiceState {
    /// Begins the drawing: the host commits to a secret.
    pub(super) fn begin(&mut self, draw: &str, secret: Secret, humans: Seats, until: Instant) {
        let ceremony = Ceremony::begin(draw, secret.commitment(), humans);
        self.drawing = Some(DiceDrawing::new(ceremony, secret, until));
    }

    /// Resumes a drawing whose commitments are in the log, after a restart.
    pub(super) fn resume(&mut self, logged: &Ceremony, secret: Secret, until: Instant) {
        self.drawing = Some(DiceDrawing::resume(logged.clone(), secret, until));
    }

    /// Whether the drawing goes on: nothing can be played until it is complete.
    pub(super) fn is_drawing(&self) -> bool {
        self.drawing.is_some()
    }

    /// When the drawing goes on without the seats that have not answered.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.drawing.as_ref().map(DiceDrawing::deadline)
    }

    /// A seat commits to its nonce.
    pub(super) fn commit(&mut self, seat: Seat, digest: Digest) -> Result<Commit, Refusal> {
        self.drawing.as_mut().ok_or_else(refusals::no_dice_due)?.commit(seat, digest)
    }

    /// A seat opens its nonce.
    pub(super) fn open(&mut self, seat: Seat, nonce: Nonce) -> Result<(), Refusal> {
        self.drawing.as_mut().ok_or_else(refusals::no_dice_due)?.open(seat, nonce)
    }

    /// Fixes the commitments. They have to be in the log, and the secret on the disk, before any
    /// nonce is opened.
    pub(super) fn fix(&mut self, until: Instant) -> Result<Option<(Fixed, Secret)>, Refusal> {
        self.drawing.as_mut().map(|drawing| drawing.fix(until)).transpose()
    }

    /// Goes on without the seats that have not answered in time; `secret` makes the host's next one.
    pub(super) fn pass_over(
        &mut self,
        secret: impl FnOnce() -> Secret,
        until: Instant,
    ) -> Result<Option<Overdue>, Refusal> {
        self.drawing.as_mut().map(|drawing| drawing.pass_over(secret, until)).transpose()
    }

    /// Ends the drawing if every nonce is open; returns the secret from which the dice follow.
    pub(super) fn complete(&mut self) -> Option<Secret> {
        self.drawing.take_if(|drawing| drawing.is_complete()).map(|drawing| drawing.secret())
    }

    /// Ends the drawing, complete or not, since the game has ended.
    pub(super) fn stop_drawing(&mut self) {
        self.drawing = None;
    }

    /// Dice fall from here on.
    pub(super) fn use_source(&mut self, source: Box<dyn Dice + Send>) {
        self.source = Some(source);
    }

    /// The dice of a game in play that are not typed in.
    pub(super) fn source(&mut self) -> &mut dyn Dice {
        &mut **self.source.as_mut().expect("a game in play has dice")
    }

    /// The commitments as clients see them: of the drawing, or else as they stand in the log.
    pub(super) fn shown(
        &self,
        logged: Option<&Ceremony>,
        secret: Option<Secret>,
    ) -> Option<turlaj_proto::DiceInfo> {
        match &self.drawing {
            Some(drawing) => Some(drawing.shown(secret)),
            None => logged.map(|ceremony| shown::shown(ceremony, Seats::NONE, true, secret)),
        }
    }
}
