//! `turlaj verify`.

use std::path::Path;

use anyhow::Result;
use serde_json::json;
use turlaj_catalog::{Listed, Visit};
use turlaj_table::record::read;
use turlaj_table::{Proof, VerifyError, verify as recompute};

use crate::replay::visit_record;
use crate::report::{self, many, say};

pub(crate) fn verify(file: &Path, as_json: bool) -> Result<()> {
    let text = report::read_record(file)?;
    let proof = visit_record(&text, Verify { text: &text })??;
    let Proof { rolls, nonces } = proof;
    if as_json {
        let kind = proof.kind().to_string();
        return say(json!({ "dice": kind, "rolls": rolls, "nonces": nonces }));
    }
    let kind = proof.kind();
    say(format!("{kind}: {} checked, as sealed before the game", many(rolls, "roll")))?;
    say(match nonces {
        0 => "the host alone chose the secret: no player's nonce is in it".to_string(),
        _ => format!(
            "{} in it: the host could not choose the dice",
            match nonces {
                1 => "a player's nonce is".to_string(),
                n => format!("nonces of {n} players are"),
            }
        ),
    })?;
    say("(no proof can show that the host did not look ahead)")
}

struct Verify<'a> {
    text: &'a str,
}

impl Visit for Verify<'_> {
    type Out = Result<Proof>;

    fn game<G: Listed>(self) -> Result<Proof> {
        match recompute(&read::<G>(self.text)?) {
            Err(VerifyError::Broken(broken)) => Err(broken.into()),
            proof => Ok(proof?),
        }
    }
}
