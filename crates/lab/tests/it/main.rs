//! Tests of the laboratory.

mod live;
mod race;
mod runs;
