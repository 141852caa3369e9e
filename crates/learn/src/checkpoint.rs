//! All that learning has to remember, in a file.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::adam::Learner;

/// Writes a checkpoint; the one before it is there until this one is whole.
pub(crate) fn save(path: &Path, learner: &Learner) -> Result<()> {
    let mut bytes = learner.steps.to_le_bytes().to_vec();
    for part in parts(learner) {
        part.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
    }
    let new = path.with_extension("new");
    fs::write(&new, bytes).with_context(|| format!("cannot write {}", new.display()))?;
    fs::rename(&new, path).with_context(|| format!("cannot write {}", path.display()))
}

fn parts(learner: &Learner) -> [&[f32]; 4] {
    [&learner.net.weights, &learner.mean, &learner.square, &learner.average.weights]
}

/// Goes on from a checkpoint, if there is one.
pub(crate) fn load(path: &Path, learner: &mut Learner) -> Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let expected = 8 + 4 * parts(learner).iter().map(|part| part.len()).sum::<usize>();
    ensure!(bytes.len() == expected, "{} is of another network", path.display());
    let (steps, rest) = bytes.split_at(8);
    learner.steps = u64::from_le_bytes(steps.try_into()?);
    let (numbers, _) = rest.as_chunks::<4>();
    let mut numbers = numbers.iter().map(|four| f32::from_le_bytes(*four));
    let parts = [
        &mut learner.net.weights,
        &mut learner.mean,
        &mut learner.square,
        &mut learner.average.weights,
    ];
    for part in parts {
        part.iter_mut().zip(&mut numbers).for_each(|(weight, number)| *weight = number);
    }
    Ok(())
}
