//! `turlaj verify`.

use std::path::Path;

use anstream::println;
use anyhow::Result;
use serde_json::json;
use turlaj_catalog::{Listed, Visit};
use turlaj_table::record::read;
use turlaj_table::{Proof, VerifyError, verify as recompute};

use crate::replay::visit_record;
use crate::report;

pub(crate) fn verify(file: &Path, as_json: bool) -> Result<()> {
    let text = report::read_record(file)?;
    let proof = visit_record(&text, Verify { text: &text })??;
    let Proof { rolls, nonces } = proof;
    if as_json {
        println!(
            "{}",
            json!({ "dice": proof.kind().to_string(), "rolls": rolls, "nonces": nonces })
        );
        return Ok(());
    }
    println!("{}: all {rolls} rolls are the ones that were sealed before the game", proof.kind());
    match nonces {
        0 => println!("the host alone chose the secret: no player's nonce is in it"),
        _ => println!("nonces of {nonces} seats are in it: the host could not choose the dice"),
    }
    println!("(no proof can show that the host did not look ahead)");
    Ok(())
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
