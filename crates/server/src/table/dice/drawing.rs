//! The order of a drawing: the host and the client of every person commit, all commitments are
//! fixed in the log, the nonces are opened, and only then dice fall.

use std::time::Instant;

use turlaj_core::{Refusal, Seat, Seats};
use turlaj_table::fair::{Ceremony, Digest, Fixed, Nonce, Secret};

use super::shown;

/// A drawing that goes on.
pub(super) struct DiceDrawing {
    ceremony: Ceremony,
    secret: Secret,
    /// Whether the commitments are in the log.
    fixed: bool,
    /// When the seats that have not answered are passed over.
    deadline: Instant,
}

/// What came of a commitment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Commit {
    /// It was known: only its acknowledgement was lost.
    Repeated,
    /// Other seats have still to commit.
    Accepted,
    /// It was the last one: the commitments can be fixed.
    Complete,
}

/// What came of a deadline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overdue {
    /// The seats that had not committed give no nonce; the other commitments can be fixed.
    Committed,
    /// These seats kept their nonces back, so a new round with a new secret has begun without them.
    /// The secret has to be on the disk before any client sees its commitment.
    Redrawn {
        seats: Seats,
        secret: Secret,
        /// Whether no seat is left that could commit.
        complete: bool,
    },
}

impl DiceDrawing {
    pub(super) fn new(ceremony: Ceremony, secret: Secret, deadline: Instant) -> DiceDrawing {
        DiceDrawing { ceremony, secret, fixed: false, deadline }
    }

    pub(super) fn resume(mut ceremony: Ceremony, secret: Secret, deadline: Instant) -> DiceDrawing {
        // Another secret than the one in the log: that round was dropped, and stays dropped.
        let dropped = ceremony.fixed().commitment != secret.commitment();
        if dropped {
            ceremony.abort(secret.commitment()).expect("it was dropped before");
        }
        DiceDrawing { ceremony, secret, fixed: !dropped, deadline }
    }

    pub(super) fn deadline(&self) -> Instant {
        self.deadline
    }

    pub(super) fn secret(&self) -> Secret {
        self.secret
    }

    /// The seats that have not committed.
    fn to_commit(&self) -> Seats {
        let committed = self.ceremony.fixed().nonces.iter();
        let left = committed.fold(self.ceremony.missing(), |left, (seat, _)| left.without(*seat));
        if self.fixed { Seats::NONE } else { left }
    }

    pub(super) fn commit(&mut self, seat: Seat, digest: Digest) -> Result<Commit, Refusal> {
        if self.ceremony.fixed().nonces.contains(&(seat, digest)) {
            return Ok(Commit::Repeated);
        }
        self.ceremony.commit(seat, digest)?;
        Ok(if self.to_commit().is_empty() { Commit::Complete } else { Commit::Accepted })
    }

    pub(super) fn open(&mut self, seat: Seat, nonce: Nonce) -> Result<(), Refusal> {
        self.ceremony.open(seat, nonce)
    }

    pub(super) fn fix(&mut self, until: Instant) -> Result<(Fixed, Secret), Refusal> {
        let fixed = self.ceremony.fix()?;
        self.fixed = true;
        self.deadline = until;
        Ok((fixed, self.secret))
    }

    /// Whether every nonce is open.
    pub(super) fn is_complete(&self) -> bool {
        self.fixed && self.ceremony.is_ready()
    }

    pub(super) fn pass_over(
        &mut self,
        secret: impl FnOnce() -> Secret,
        until: Instant,
    ) -> Result<Overdue, Refusal> {
        if !self.fixed {
            for seat in self.to_commit().iter() {
                self.ceremony.free(seat)?;
            }
            return Ok(Overdue::Committed);
        }
        // A seat that keeps its nonce back must not choose between two sets of dice: a new secret.
        let secret = secret();
        let seats = self.ceremony.abort(secret.commitment())?;
        self.secret = secret;
        self.fixed = false;
        self.deadline = until;
        Ok(Overdue::Redrawn { seats, secret, complete: self.to_commit().is_empty() })
    }

    pub(super) fn shown(&self, secret: Option<Secret>) -> turlaj_proto::DiceInfo {
        shown::shown(&self.ceremony, self.to_commit(), self.fixed, secret)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const SECRET: Secret = Secret([1; 32]);
    const OTHER: Secret = Secret([2; 32]);

    fn nonce(seat: u8) -> Nonce {
        Nonce([10 + seat; 32])
    }

    fn drawing(players: u8, deadline: Instant) -> DiceDrawing {
        let ceremony = Ceremony::begin("table", SECRET.commitment(), Seats::first(players));
        DiceDrawing::new(ceremony, SECRET, deadline)
    }

    fn commit(drawing: &mut DiceDrawing, seat: u8) -> Result<Commit, Refusal> {
        drawing.commit(Seat(seat), nonce(seat).commitment())
    }

    fn open(drawing: &mut DiceDrawing, seat: u8) -> Result<(), Refusal> {
        drawing.open(Seat(seat), nonce(seat))
    }

    fn code<T>(refused: Result<T, Refusal>) -> &'static str {
        refused.err().unwrap().code()
    }

    fn unasked() -> Secret {
        unreachable!("no new secret is needed")
    }

    #[test]
    fn commitments_come_before_nonces_and_nonces_before_dice() {
        let (now, later) = (Instant::now(), Instant::now() + Duration::from_secs(10));
        let mut drawing = drawing(2, now);
        assert_eq!(commit(&mut drawing, 0).unwrap(), Commit::Accepted);
        assert_eq!(code(open(&mut drawing, 0)), "not-fixed");
        assert_eq!(code(drawing.fix(later)), "commitments-missing");
        assert_eq!(commit(&mut drawing, 1).unwrap(), Commit::Complete);
        let (fixed, secret) = drawing.fix(later).unwrap();
        assert_eq!((fixed.nonces.len(), secret), (2, SECRET));
        assert_eq!(drawing.deadline(), later, "opening has a time of its own");
        open(&mut drawing, 1).unwrap();
        assert!(!drawing.is_complete());
        open(&mut drawing, 0).unwrap();
        assert!(drawing.is_complete());
    }

    #[test]
    fn a_commitment_may_be_sent_again_but_not_replaced() {
        let mut drawing = drawing(2, Instant::now());
        commit(&mut drawing, 0).unwrap();
        assert_eq!(commit(&mut drawing, 0).unwrap(), Commit::Repeated);
        assert_eq!(
            code(drawing.commit(Seat(0), nonce(7).commitment())),
            "committed-already",
            "a seat that has seen others' commitments cannot change its own"
        );
        commit(&mut drawing, 1).unwrap();
        drawing.fix(Instant::now()).unwrap();
        assert_eq!(commit(&mut drawing, 0).unwrap(), Commit::Repeated, "also when all is fixed");
    }

    #[test]
    fn a_seat_that_does_not_commit_in_time_gives_no_nonce() {
        let mut drawing = drawing(2, Instant::now());
        commit(&mut drawing, 1).unwrap();
        assert_eq!(drawing.pass_over(unasked, Instant::now()).unwrap(), Overdue::Committed);
        let (fixed, secret) = drawing.fix(Instant::now()).unwrap();
        assert_eq!(fixed.nonces, [(Seat(1), nonce(1).commitment())]);
        assert_eq!(secret, SECRET, "no nonce was opened: the secret still serves");
    }

    #[test]
    fn a_seat_that_keeps_its_nonce_back_costs_the_round_and_the_secret() {
        let mut drawing = drawing(2, Instant::now());
        commit(&mut drawing, 0).unwrap();
        commit(&mut drawing, 1).unwrap();
        drawing.fix(Instant::now()).unwrap();
        open(&mut drawing, 0).unwrap();
        let later = Instant::now() + Duration::from_secs(10);
        let (seats, complete) = (Seats::NONE.with(Seat(1)), false);
        assert_eq!(
            drawing.pass_over(|| OTHER, later).unwrap(),
            Overdue::Redrawn { seats, secret: OTHER, complete }
        );
        assert_eq!((drawing.deadline(), drawing.is_complete()), (later, false));
        assert_eq!(code(commit(&mut drawing, 1)), "no-nonce-due");
        let second = drawing.commit(Seat(0), nonce(8).commitment()).unwrap();
        assert_eq!(second, Commit::Complete);
        let (fixed, secret) = drawing.fix(later).unwrap();
        assert_eq!((fixed.aborted.len(), secret), (1, OTHER));
    }

    #[test]
    fn the_last_seat_that_keeps_its_nonce_back_leaves_the_host_alone() {
        let mut drawing = drawing(1, Instant::now());
        commit(&mut drawing, 0).unwrap();
        drawing.fix(Instant::now()).unwrap();
        let redrawn = drawing.pass_over(|| OTHER, Instant::now()).unwrap();
        assert!(matches!(redrawn, Overdue::Redrawn { complete: true, .. }));
        drawing.fix(Instant::now()).unwrap();
        assert!(drawing.is_complete());
    }

    #[test]
    fn a_resumed_drawing_goes_on_unless_its_round_was_dropped() {
        let mut before = drawing(1, Instant::now());
        commit(&mut before, 0).unwrap();
        before.fix(Instant::now()).unwrap();
        let mut same = DiceDrawing::resume(before.ceremony.clone(), SECRET, Instant::now());
        open(&mut same, 0).unwrap();
        assert!(same.is_complete());
        // The row has the secret of the next round, the log still the commitments of the last one.
        let mut dropped = DiceDrawing::resume(before.ceremony, OTHER, Instant::now());
        assert_eq!(code(open(&mut dropped, 0)), "not-fixed");
        let (fixed, _) = dropped.fix(Instant::now()).unwrap();
        assert_eq!((fixed.aborted.len(), fixed.commitment), (1, OTHER.commitment()));
    }
}
