//! Mistakes about commitments and what was committed to.

use super::Mistake;
use crate::play::{nonce, secret};

/// The tags of a game with two persons; those about dice begin in line 5.
fn sealed(tags: &[String], words: &str) -> String {
    let head = "[Game \"cups\"]\n[Options \"players=2\"]\n[Player1 \"Ala\"]\n[Player2 \"Ola\"]\n";
    format!("{head}{}\n{words}", tags.join("\n"))
}

fn tag(name: &str, value: impl std::fmt::Display) -> String {
    format!("[{name} \"{value}\"]")
}

fn commitment() -> String {
    tag("Commitment", secret(1).commitment())
}

fn promise(seat: u8, byte: u8) -> String {
    tag("NonceCommitment", format!("{seat}:{}", nonce(byte).commitment()))
}

fn opened(seat: u8, byte: u8) -> String {
    tag("Nonce", format!("{seat}:{}", nonce(byte)))
}

pub(super) fn mistakes() -> Vec<Mistake> {
    let game = "=die:1 1>keep =die:2 2>keep";
    let mut all = Vec::new();
    let mut case = |tags: &[String], words: &str, line, column, code| {
        all.push((sealed(tags, words), line, column, code));
    };
    // Everything stands alone without the host's commitment.
    for alone in [
        tag("Draw", "t"),
        tag("Aborted", secret(1).commitment()),
        promise(1, 11),
        opened(1, 11),
        tag("Secret", secret(1)),
    ] {
        case(&[alone], game, 5, 1, "tag-missing");
    }
    // Values that cannot be read.
    for wrong in ["", "12", &"AB".repeat(32), &"ab".repeat(33)] {
        case(&[tag("Commitment", wrong)], game, 5, 1, "notation");
        case(&[commitment(), tag("Aborted", wrong)], game, 6, 1, "notation");
        case(&[commitment(), tag("Nonce", format!("1:{wrong}"))], game, 6, 1, "notation");
        case(&[commitment(), tag("Secret", wrong)], game, 6, 1, "notation");
    }
    for wrong in [nonce(11).commitment().to_string(), format!("0:{}", nonce(11).commitment())] {
        case(&[commitment(), tag("NonceCommitment", wrong)], game, 6, 1, "notation");
    }
    let two = format!("{}  1:{}", secret(9).commitment(), nonce(19).commitment());
    case(&[commitment(), tag("Aborted", two)], game, 6, 1, "notation");
    for wrong in ["t\t1", &"t".repeat(201)] {
        case(&[commitment(), tag("Draw", wrong)], game, 5, 1, "bad-draw");
    }
    // What is fixed is told at the commitment.
    case(&[promise(2, 12), promise(1, 11), commitment()], game, 7, 1, "nonce-order");
    case(&[promise(1, 11), promise(1, 12), commitment()], game, 7, 1, "nonce-order");
    case(&[promise(1, 11), promise(2, 11), commitment()], game, 7, 1, "commitment-again");
    let dropped = tag("Aborted", secret(1).commitment());
    case(&[dropped, commitment()], game, 6, 1, "commitment-again");
    let dropped = format!("{} 1:{}", secret(9).commitment(), nonce(11).commitment());
    case(&[tag("Aborted", dropped), commitment(), promise(1, 11)], game, 6, 1, "commitment-again");
    case(&[commitment(), promise(3, 13)], game, 5, 1, "no-nonce-due");
    // Dropped rounds: by seat, seats that exist, and fewer of them each time.
    let dropped = |seats: &[u8]| {
        let nonces = seats.iter().map(|seat| format!(" {seat}:{}", nonce(20 + seat).commitment()));
        tag("Aborted", format!("{}{}", secret(9).commitment(), nonces.collect::<String>()))
    };
    case(&[dropped(&[2, 1]), commitment()], game, 6, 1, "nonce-order");
    case(&[dropped(&[1, 3]), commitment()], game, 6, 1, "no-such-seat");
    case(&[dropped(&[1, 16]), commitment()], game, 6, 1, "no-such-seat");
    case(&[dropped(&[]), commitment()], game, 6, 1, "abort-without-loss");
    case(&[dropped(&[1]), commitment(), promise(1, 11)], game, 6, 1, "abort-without-loss");
    case(&[dropped(&[1]), commitment(), promise(2, 12)], game, 6, 1, "abort-without-loss");
    // What is opened is told where it stands.
    case(&[commitment(), promise(1, 11), opened(2, 12)], game, 7, 1, "no-nonce-due");
    case(&[commitment(), opened(1, 11), promise(2, 12)], game, 6, 1, "no-nonce-due");
    case(&[commitment(), promise(1, 11), opened(1, 12)], game, 7, 1, "other-nonce");
    let twice = [commitment(), promise(1, 11), opened(1, 11), opened(1, 11)];
    case(&twice, game, 8, 1, "opened-already");
    let closed = [commitment(), promise(1, 11), promise(2, 12), opened(2, 12)];
    case(&closed, game, 9, 1, "dice-not-ready");
    let other = [tag("Secret", secret(2)), commitment()];
    case(&other, game, 5, 1, "other-secret");
    let early = [tag("Secret", secret(1)), commitment()];
    case(&early, "=die:1", 5, 1, "secret-too-early");
    case(&early, "", 5, 1, "secret-too-early");
    all
}
