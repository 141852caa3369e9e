//! The order of commitments and openings, as a small state machine.

use serde::{Deserialize, Serialize};
use turlaj_core::{Refusal, Seat, Seats};

use super::{Digest, Nonce};

/// The commitments behind the dice of a game, fixed together before anything is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fixed {
    /// The id of the draw.
    pub draw: String,
    /// The host's commitment to its secret.
    pub commitment: Digest,
    /// The human seats' commitments to their nonces, by seat.
    pub nonces: Vec<(Seat, Digest)>,
    /// The host's earlier commitments, dropped because a seat did not open its nonce.
    pub aborted: Vec<Digest>,
}

/// Who has done what: 1. the host commits; 2. the human seats commit; 3. all is fixed; 4. the
/// nonces are opened; 5. dice may fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    fixed: Fixed,
    step: Step,
    humans: Seats,
    opened: Vec<(Seat, Nonce)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Committing,
    Opening,
}

impl Ceremony {
    /// Step 1: the host publishes the commitment to its secret.
    pub fn begin(draw: &str, commitment: Digest, humans: Seats) -> Ceremony {
        let fixed =
            Fixed { draw: draw.to_string(), commitment, nonces: Vec::new(), aborted: Vec::new() };
        Ceremony { fixed, step: Step::Committing, humans, opened: Vec::new() }
    }

    /// A ceremony that stands right after step 3, as a log tells it.
    pub(crate) fn from_fixed(fixed: Fixed) -> Result<Ceremony, Refusal> {
        if !fixed.nonces.is_sorted_by(|(a, _), (b, _)| a < b) {
            let text = "nonce commitments are listed by seat, each seat once";
            return Err(Refusal::new("nonce-order", text));
        }
        let humans = fixed.nonces.iter().fold(Seats::NONE, |all, (seat, _)| all.with(*seat));
        Ok(Ceremony { fixed, step: Step::Opening, humans, opened: Vec::new() })
    }

    /// Step 2: a human seat publishes the commitment to its nonce.
    pub fn commit(&mut self, seat: Seat, digest: Digest) -> Result<(), Refusal> {
        if self.step != Step::Committing {
            let text = "the commitments are fixed already";
            return Err(Refusal::new("commitments-fixed", text));
        }
        if !self.humans.contains(seat) {
            return Err(Refusal::new("no-nonce-due", "this seat gives no nonce"));
        }
        match self.fixed.nonces.binary_search_by_key(&seat, |(seat, _)| *seat) {
            Ok(_) => Err(Refusal::new("committed-already", "this seat has committed already")),
            Err(at) => {
                self.fixed.nonces.insert(at, (seat, digest));
                Ok(())
            }
        }
    }

    /// Step 3: everything is fixed; what this returns goes into the log before anything is opened.
    pub fn fix(&mut self) -> Result<Fixed, Refusal> {
        if self.step != Step::Committing {
            let text = "the commitments are fixed already";
            return Err(Refusal::new("commitments-fixed", text));
        }
        if self.fixed.nonces.len() < self.humans.len() as usize {
            let text = "not every human seat has committed";
            return Err(Refusal::new("commitments-missing", text));
        }
        self.step = Step::Opening;
        Ok(self.fixed.clone())
    }

    /// Step 4: a seat opens the nonce that it committed to.
    pub fn open(&mut self, seat: Seat, nonce: Nonce) -> Result<(), Refusal> {
        if self.step != Step::Opening {
            let text = "nonces are opened only after all commitments are fixed";
            return Err(Refusal::new("not-fixed", text));
        }
        let Some((_, digest)) = self.fixed.nonces.iter().find(|(known, _)| *known == seat) else {
            return Err(Refusal::new("no-nonce-due", "this seat gives no nonce"));
        };
        if self.opened.iter().any(|(known, _)| *known == seat) {
            return Err(Refusal::new("opened-already", "this seat has opened its nonce already"));
        }
        if nonce.commitment() != *digest {
            let text = "this nonce is not the one that was committed to";
            return Err(Refusal::new("other-nonce", text));
        }
        self.opened.push((seat, nonce));
        Ok(())
    }

    /// The seats whose nonces are still to be opened.
    pub fn missing(&self) -> Seats {
        self.opened.iter().fold(self.humans, |left, (seat, _)| left.without(*seat))
    }

    /// Step 5: whether dice may fall.
    pub fn is_ready(&self) -> bool {
        self.step == Step::Opening && self.missing().is_empty()
    }

    /// Begins anew with another secret and without the seats that did not open in time: who keeps
    /// a nonce back must not be able to choose between two sets of dice. The old commitment stays
    /// on record.
    pub fn abort(&mut self, commitment: Digest) -> Result<Seats, Refusal> {
        if self.step != Step::Opening || self.is_ready() {
            let text = "only an opening that is not complete can be aborted";
            return Err(Refusal::new("not-opening", text));
        }
        if commitment == self.fixed.commitment || self.fixed.aborted.contains(&commitment) {
            return Err(Refusal::new("same-secret", "a new secret is needed"));
        }
        let freed = self.missing();
        let mut fresh = Ceremony::begin(&self.fixed.draw, commitment, self.humans);
        fresh.humans = freed.iter().fold(self.humans, |left, seat| left.without(seat));
        fresh.fixed.aborted = self.fixed.aborted.clone();
        fresh.fixed.aborted.push(self.fixed.commitment);
        *self = fresh;
        Ok(freed)
    }

    /// The commitments as they stand.
    pub fn fixed(&self) -> &Fixed {
        &self.fixed
    }

    /// The nonces that were opened, in the order in which they were.
    pub fn opened(&self) -> &[(Seat, Nonce)] {
        &self.opened
    }
}
