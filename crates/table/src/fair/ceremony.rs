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
    /// Earlier rounds, dropped because a seat did not open its nonce, the first one first.
    pub aborted: Vec<Round>,
}

/// The commitments of a round that was dropped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The host's commitment.
    pub commitment: Digest,
    /// The seats' commitments, by seat.
    pub nonces: Vec<(Seat, Digest)>,
}

impl Fixed {
    /// All rounds, the present one last.
    fn rounds(&self) -> Vec<Round> {
        let present = Round { commitment: self.commitment, nonces: self.nonces.clone() };
        self.aborted.iter().cloned().chain([present]).collect()
    }

    /// Whether this is what follows when that round is dropped.
    pub(crate) fn follows(&self, dropped: &Fixed) -> bool {
        self.aborted == dropped.rounds() && self.draw == dropped.draw
    }

    /// Whoever has seen a nonce opened could choose a secret to suit it: no commitment is ever
    /// used in two rounds, neither the host's nor a seat's.
    fn check_fresh(&self) -> Result<(), Refusal> {
        let rounds = self.rounds();
        let nonces = rounds.iter().flat_map(|round| &round.nonces).map(|(_, digest)| *digest);
        let mut all: Vec<Digest> =
            rounds.iter().map(|round| round.commitment).chain(nonces).collect();
        all.sort();
        match all.windows(2).any(|pair| pair[0] == pair[1]) {
            false => Ok(()),
            true => Err(Refusal::new("commitment-again", "every commitment is used once only")),
        }
    }

    /// Nonces stand by seat, and every dropped round costs at least one seat its say: otherwise a
    /// host with a friend could go on until the dice please them.
    fn check_rounds(&self) -> Result<(), Refusal> {
        let rounds = self.rounds();
        let in_order = |round: &Round| round.nonces.is_sorted_by(|(a, _), (b, _)| a < b);
        if !rounds.iter().all(in_order) {
            let text = "nonce commitments are listed by seat, each seat once";
            return Err(Refusal::new("nonce-order", text));
        }
        let fewer = |pair: &[Round]| {
            let (before, after) = (seats(&pair[0].nonces), seats(&pair[1].nonces));
            after.iter().all(|seat| before.contains(seat)) && after != before
        };
        match rounds.windows(2).all(fewer) {
            true => Ok(()),
            false => {
                let text = "after an abort at least one seat gives no nonce any more";
                Err(Refusal::new("abort-without-loss", text))
            }
        }
    }
}

fn seats(nonces: &[(Seat, Digest)]) -> Seats {
    nonces.iter().fold(Seats::NONE, |all, (seat, _)| all.with(*seat))
}

/// Who has done what: 1. the host commits; 2. the human seats commit; 3. all is fixed; 4. the
/// nonces are opened; 5. dice may fall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    fixed: Fixed,
    step: CeremonyStep,
    humans: Seats,
    opened: Vec<(Seat, Nonce)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CeremonyStep {
    Committing,
    Opening,
}

impl Ceremony {
    /// Step 1: the host publishes the commitment to its secret.
    pub fn begin(draw: &str, commitment: Digest, humans: Seats) -> Ceremony {
        let fixed =
            Fixed { draw: draw.to_string(), commitment, nonces: Vec::new(), aborted: Vec::new() };
        Ceremony { fixed, step: CeremonyStep::Committing, humans, opened: Vec::new() }
    }

    /// A ceremony that stands right after step 3, as a log tells it.
    pub(crate) fn from_fixed(fixed: Fixed) -> Result<Ceremony, Refusal> {
        fixed.check_fresh()?;
        fixed.check_rounds()?;
        let humans = seats(&fixed.nonces);
        Ok(Ceremony { fixed, step: CeremonyStep::Opening, humans, opened: Vec::new() })
    }

    /// Step 2: a human seat publishes the commitment to its nonce.
    pub fn commit(&mut self, seat: Seat, digest: Digest) -> Result<(), Refusal> {
        if self.step != CeremonyStep::Committing {
            let text = "the commitments are fixed already";
            return Err(Refusal::new("commitments-fixed", text));
        }
        if !self.humans.contains(seat) {
            return Err(Refusal::new("no-nonce-due", "this seat gives no nonce"));
        }
        let used = |round: &Round| {
            round.commitment == digest || round.nonces.iter().any(|(_, known)| *known == digest)
        };
        let own = self.fixed.nonces.iter().any(|(known, _)| *known == seat);
        if !own && self.fixed.rounds().iter().any(used) {
            // Refused here, so that whoever copies another's commitment cannot hold up the rest.
            return Err(Refusal::new("commitment-again", "every commitment is used once only"));
        }
        match self.fixed.nonces.binary_search_by_key(&seat, |(seat, _)| *seat) {
            Ok(_) => Err(Refusal::new("committed-already", "this seat has committed already")),
            Err(at) => {
                self.fixed.nonces.insert(at, (seat, digest));
                Ok(())
            }
        }
    }

    /// Stops waiting for a seat that does not commit; it plays on without a nonce.
    pub fn free(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.step != CeremonyStep::Committing {
            let text = "the commitments are fixed already";
            return Err(Refusal::new("commitments-fixed", text));
        }
        self.humans = self.humans.without(seat);
        self.fixed.nonces.retain(|(known, _)| *known != seat);
        Ok(())
    }

    /// Step 3: everything is fixed; what this returns goes into the log before anything is opened.
    pub fn fix(&mut self) -> Result<Fixed, Refusal> {
        if self.step != CeremonyStep::Committing {
            let text = "the commitments are fixed already";
            return Err(Refusal::new("commitments-fixed", text));
        }
        if self.fixed.nonces.len() < self.humans.len() as usize {
            let text = "not every human seat has committed";
            return Err(Refusal::new("commitments-missing", text));
        }
        self.fixed.check_fresh()?;
        self.step = CeremonyStep::Opening;
        Ok(self.fixed.clone())
    }

    /// Step 4: a seat opens the nonce that it committed to.
    pub fn open(&mut self, seat: Seat, nonce: Nonce) -> Result<(), Refusal> {
        if self.step != CeremonyStep::Opening {
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
        self.step == CeremonyStep::Opening && self.missing().is_empty()
    }

    /// Begins anew with another secret and without the seats that did not open in time: who keeps
    /// a nonce back must not be able to choose between two sets of dice. The old commitments stay
    /// on record, and all others commit to new nonces.
    pub fn abort(&mut self, commitment: Digest) -> Result<Seats, Refusal> {
        if self.step != CeremonyStep::Opening || self.is_ready() {
            let text = "only an opening that is not complete can be aborted";
            return Err(Refusal::new("not-opening", text));
        }
        if self.fixed.rounds().iter().any(|round| round.commitment == commitment) {
            return Err(Refusal::new("commitment-again", "every commitment is used once only"));
        }
        let freed = self.missing();
        let mut fresh = Ceremony::begin(&self.fixed.draw, commitment, self.humans);
        fresh.humans = freed.iter().fold(self.humans, |left, seat| left.without(seat));
        fresh.fixed.aborted = self.fixed.rounds();
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
