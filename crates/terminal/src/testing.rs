//! What tests of drawings share.

use crate::Line;

/// The letters of lines, none of which is wider than a terminal.
pub(crate) fn text(lines: &[Line]) -> String {
    for line in lines {
        let wide = line.to_string().chars().count();
        assert!(wide <= 80, "{wide} columns: {line}");
    }
    lines.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
}
