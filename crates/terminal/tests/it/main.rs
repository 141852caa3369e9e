//! Tests of drawings: what boards show, how news are described, what answers mean.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod clever;
mod snakes;
mod ziomek;

use turlaj_terminal::Line;

/// The letters of lines, none of which is wider than a terminal.
fn text(lines: &[Line]) -> String {
    for line in lines {
        let wide = line.to_string().chars().count();
        assert!(wide <= 80, "{wide} columns: {line}");
    }
    lines.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
}
