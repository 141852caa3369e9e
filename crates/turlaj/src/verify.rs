//! `turlaj verify`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use serde_json::{Value, json};
use turlaj_catalog::{Listed, Visit};
use turlaj_table::record::read;
use turlaj_table::{Proof, VerifyError, verify as recompute};

use crate::replay::visit_record;
use crate::report::{self, many, say};

/// One record is told at length, several with a line each.
pub(crate) fn verify(files: &[PathBuf], as_json: bool) -> ExitCode {
    let [file] = files else {
        let mut failed = 0;
        let said = report::run(as_json, || verify_all(files, as_json, &mut failed));
        return if failed > 0 { ExitCode::FAILURE } else { said };
    };
    report::run(as_json, || {
        let proof = proof_of(file)?;
        if as_json { say(told(&proof)) } else { tell(&proof) }
    })
}

fn verify_all(files: &[PathBuf], as_json: bool, failed: &mut usize) -> Result<()> {
    for file in files {
        let (proof, name) = (proof_of(file), file.display());
        *failed += usize::from(proof.is_err());
        match (proof, as_json) {
            (Ok(proof), true) => {
                let mut line = told(&proof);
                line["file"] = json!(name.to_string());
                say(line)?;
            }
            (Err(why), true) => {
                say(json!({ "file": name.to_string(), "error": report::error(&why) }))?;
            }
            (Ok(proof), false) => {
                say(format!("{name}: {}, {}", proof.kind(), many(proof.rolls, "roll")))?;
            }
            (Err(why), false) => say(format!("{name}: {why:#}"))?,
        }
    }
    Ok(())
}

fn proof_of(file: &Path) -> Result<Proof> {
    let text = report::read_record(file)?;
    visit_record(&text, Verify { text: &text })?
}

fn told(proof: &Proof) -> Value {
    let Proof { rolls, nonces, aborted } = proof;
    let kind = proof.kind().to_string();
    json!({ "dice": kind, "rolls": rolls, "nonces": nonces, "aborted": aborted })
}

fn tell(proof: &Proof) -> Result<()> {
    let Proof { rolls, nonces, aborted } = *proof;
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
    if aborted > 0 {
        let (rounds, was) = (many(aborted, "round"), if aborted == 1 { "was" } else { "were" });
        say(format!(
            "{rounds} of commitments {was} dropped: a nonce was not opened in time, and a seat lost \
             its say in the dice. A host can pretend that; it deserves a question"
        ))?;
    }
    say("every move keeps the rules, and the result follows from the moves")?;
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
