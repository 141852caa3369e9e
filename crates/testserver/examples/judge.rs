//! `turlaj verify` for any game, the test game too: `judge FILE…` writes one JSON object per record, with the reason where
//! its proof does not hold (`tests/browser/proof-unit.test.mjs`).

use anyhow::{Context, Result};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_core::Game;
use turlaj_skeleton::Skeleton;
use turlaj_table::record::{game_of, read};
use turlaj_table::verify;

struct Judge<'a> {
    text: &'a str,
}

impl Visit for Judge<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        verify(&read::<G>(self.text)?)?;
        Ok(())
    }
}

fn judge(text: &str) -> Result<()> {
    let judge = Judge { text };
    match game_of(text)?.0.as_str() {
        Skeleton::ID => judge.game::<Skeleton>(),
        game => visit(game, judge)?,
    }
}

fn main() -> Result<()> {
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&file).context(file.clone())?;
        let error = judge(&text).err().map(|why| why.to_string());
        println!("{}", serde_json::json!({ "file": file, "error": error }));
    }
    Ok(())
}
