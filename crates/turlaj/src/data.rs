//! `turlaj backup` and `turlaj restore`.

use std::path::Path;

use anyhow::{Context, Result};

use crate::args::Data;
use crate::report::say;
use crate::serve::folder;

pub(crate) fn backup(file: &Path, data: &Data) -> Result<()> {
    let folder = folder(data)?;
    turlaj_store::backup(&folder, file)
        .with_context(|| format!("no backup of {} was made", folder.display()))?;
    say(format!("All data of {} is in {}.", folder.display(), file.display()))
}

pub(crate) fn restore(file: &Path, data: &Data) -> Result<()> {
    let folder = folder(data)?;
    let kept = turlaj_store::restore(file, &folder)
        .with_context(|| format!("{} was not restored", file.display()))?;
    say(format!("The data of {} is in {}.", file.display(), folder.display()))?;
    match kept {
        Some(kept) => say(format!("What was there before is in {}.", kept.display())),
        None => Ok(()),
    }
}
