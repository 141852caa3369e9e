//! Tests of the laboratory.

mod levels;
mod live;
mod race;
mod runs;
