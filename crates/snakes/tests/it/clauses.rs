//! The clauses of `rules/snakes.md`, one or more tests each, by chapter.

mod attaching;
mod complete;
mod ending;
mod minus;
mod options;
mod pieces;
mod plus;
mod positions;
mod turn;
