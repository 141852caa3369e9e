//! Tests of the laboratory.

mod runs;
