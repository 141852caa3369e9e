//! The commitments behind the dice, as clients see them.

use turlaj_core::{Seat, Seats};
use turlaj_proto::{AbortedRound, NonceCommitment, OpenNonce};
use turlaj_table::fair::{Ceremony, Digest, Secret};

/// The commitments; `to_commit` and `fixed` say how far the drawing is.
pub(super) fn shown(
    ceremony: &Ceremony,
    to_commit: Seats,
    fixed: bool,
    secret: Option<Secret>,
) -> turlaj_proto::DiceInfo {
    let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
    let aborted = ceremony.fixed().aborted.iter().map(|round| AbortedRound {
        commitment: round.commitment.to_string(),
        nonces: committed(&round.nonces),
    });
    let opened = ceremony
        .opened()
        .iter()
        .map(|(seat, nonce)| OpenNonce { seat: seat.0, nonce: nonce.to_string() });
    turlaj_proto::DiceInfo {
        draw: ceremony.fixed().draw.clone(),
        commitment: ceremony.fixed().commitment.to_string(),
        to_commit: list(to_commit),
        to_open: list(if fixed { ceremony.missing() } else { Seats::NONE }),
        nonces: committed(&ceremony.fixed().nonces),
        aborted: aborted.collect(),
        opened: opened.collect(),
        secret: secret.map(|secret| secret.to_string()),
    }
}

fn committed(nonces: &[(Seat, Digest)]) -> Vec<NonceCommitment> {
    let commitment = |(seat, digest): &(Seat, Digest)| NonceCommitment {
        seat: seat.0,
        digest: digest.to_string(),
    };
    nonces.iter().map(commitment).collect()
}
