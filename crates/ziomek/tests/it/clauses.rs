//! The clauses of `rules/ziomek.md`, one by one.

mod building;
mod check;
mod dice;
mod ending;
mod points;
mod round_end;
mod rounds;
mod table;
