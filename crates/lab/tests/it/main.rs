//! Tests of the laboratory.

mod calibration;
mod levels;
mod live;
mod race;
mod runs;
