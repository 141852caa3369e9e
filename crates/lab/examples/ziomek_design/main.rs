//! Searches for a set of blocks for Ziomek, and reports on it: the same seed finds the same set.
//!
//! `ziomek_design [--seed N] [--sets N] [--runs N]` searches, prints the set as the table of
//! `crates/ziomek/src/blocks.rs`, and then the figures of `rules/ziomek.md`.
//! `ziomek_design --report` prints the figures of the set that the game is played with.

mod builders;
mod chance;
mod curves;
mod figures;
mod report;
mod search;

use anyhow::{Context, Result, bail};
use turlaj_ziomek::BLOCKS;

fn main() -> Result<()> {
    let (mut seed, mut sets, mut runs, mut only_report) = (1, 60, 4_000, false);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || -> Result<u64> {
            let text = words.next().context("a number is missing")?;
            text.parse().with_context(|| format!("`{text}` is no number"))
        };
        match word.as_str() {
            "--seed" => seed = number()?,
            "--sets" => sets = number()?.max(1) as usize,
            "--runs" => runs = number()?.max(1) as usize,
            "--report" => only_report = true,
            _ => bail!("`{word}`: --seed N, --sets N, --runs N or --report is expected"),
        }
    }
    let mut blocks = BLOCKS;
    if !only_report {
        blocks = search::search(seed, sets);
        curves::draw(&mut blocks, seed);
        report::print_set(&blocks);
    }
    // The search chose by what it drew from its own seeds: the report draws anew.
    report::print_figures(&blocks, runs, seed + 2);
    Ok(())
}
