//! Whether the dice of a record are the ones that its secret and nonces give.

use std::collections::BTreeMap;

use thiserror::Error;
use turlaj_core::{Event, Game, Seat, Silent, Throw};

use crate::any::AnyTable;
use crate::entry::{Body, Fact};
use crate::fair::{Draw, FairDice};
use crate::record::{Broken, DiceTag, Reading};
use crate::table::Table;

/// What a verified record proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Proof {
    /// How many rolls were recomputed, undone ones included.
    pub rolls: usize,
    /// How many seats gave a nonce; with none, the host alone chose the secret.
    pub nonces: usize,
    /// How many rounds of commitments were dropped before the one that counts.
    pub aborted: usize,
}

impl Proof {
    /// The kind of proof, in the words of the `Dice` tag.
    pub fn kind(&self) -> DiceTag {
        if self.nonces == 0 { DiceTag::HostOnly } else { DiceTag::Proved }
    }
}

/// Why the dice of a record are not proved.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum VerifyError {
    /// The record does not claim it.
    #[error("the dice of this record are {0}: there is nothing to verify")]
    NotClaimed(DiceTag),
    /// The proof is not complete.
    #[error("the record claims proved dice but lacks {0}")]
    Incomplete(&'static str),
    /// The claim is about another kind of proof.
    #[error("the record says \"{claimed}\", but its proof is \"{found}\"")]
    OtherKind {
        /// What the tag says.
        claimed: DiceTag,
        /// What the nonces say.
        found: DiceTag,
    },
    /// The record is not a valid game.
    #[error("{0}")]
    Broken(Broken),
    /// An address does not follow the one before.
    #[error("the roll at {at} leaves a gap or comes twice")]
    Address {
        /// Where.
        at: Throw,
    },
    /// A roll is not what the secret gives.
    #[error("the roll at {at} should be {expected}, but the record says {found}")]
    OtherRoll {
        /// Where.
        at: Throw,
        /// What the secret gives.
        expected: String,
        /// What the record says.
        found: String,
    },
}

/// Recomputes every roll of a record, and counts its addresses.
///
/// Reading has checked already that commitments match what was opened, and that each address is
/// the one that the rules name there.
pub fn verify<G: Game>(reading: &Reading<G>) -> Result<Proof, VerifyError> {
    if let Some(broken) = &reading.broken {
        return Err(VerifyError::Broken(broken.clone()));
    }
    let record = &reading.record;
    if matches!(record.dice, DiceTag::Typed | DiceTag::Unproved) {
        return Err(VerifyError::NotClaimed(record.dice));
    }
    if let Some(loose) = &reading.loose {
        return Err(VerifyError::Broken(loose.clone()));
    }
    let table = &record.table;
    let ceremony = table.ceremony().ok_or(VerifyError::Incomplete("the commitment"))?;
    if !ceremony.is_ready() {
        return Err(VerifyError::Incomplete("a nonce"));
    }
    let Some(Body::Table(Fact::SecretRevealed { secret })) =
        table.log().last().map(|entry| &entry.body)
    else {
        return Err(VerifyError::Incomplete("the secret"));
    };
    let aborted = ceremony.fixed().aborted.len();
    let mut proof = Proof { rolls: 0, nonces: ceremony.opened().len(), aborted };
    if proof.kind() != record.dice {
        return Err(VerifyError::OtherKind { claimed: record.dice, found: proof.kind() });
    }
    let draw = Draw::new(table.rules(), &ceremony.fixed().draw, ceremony.opened());
    let mut dice = FairDice::new(secret, &draw);
    let mut again = table.before();
    for entry in table.log() {
        if let Body::Game(Event::Roll { roll }) = &entry.body {
            let due = again.rules().due(again.state()).some().expect("dice of a log were due");
            let expected = again.rules().read(again.state(), &due.fall(&mut dice));
            if expected != *roll {
                return Err(VerifyError::OtherRoll {
                    at: due.throw,
                    expected: expected.to_string(),
                    found: roll.to_string(),
                });
            }
            proof.rolls += 1;
        }
        again.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
    }
    count_addresses(table)?;
    Ok(proof)
}

/// Along the facts that no undo covers, steps, turns and rolls count 1, 2, 3 … without gap.
fn count_addresses<G: Game>(table: &Table<G>) -> Result<(), VerifyError> {
    let mut state = table.rules().start();
    let mut last: BTreeMap<Option<Seat>, Throw> = BTreeMap::new();
    for event in table.line() {
        if let (Event::Roll { .. }, Some(due)) = (event, table.rules().due(&state).some()) {
            let at = due.throw;
            if !at.follows(last.insert(at.whose(), at)) {
                return Err(VerifyError::Address { at });
            }
        }
        table.rules().apply(&mut state, event, &mut Silent);
    }
    Ok(())
}
