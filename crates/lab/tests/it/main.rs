//! Tests of the laboratory.

mod calibration;
mod levels;
mod live;
mod luck;
mod race;
mod runs;
