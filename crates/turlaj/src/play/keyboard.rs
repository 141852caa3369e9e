//! What a person types.

use std::io::{self, BufRead, IsTerminal, Write};

/// One line from the keyboard; nothing at the end of input.
pub(super) fn ask(prompt: &str) -> io::Result<Option<String>> {
    print(prompt)?;
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    // Whatever is no text is no answer either, and will be asked again.
    let line = String::from_utf8_lossy(&line);
    if !io::stdin().is_terminal() {
        // A piped answer is not echoed by a terminal; print it, so that a transcript can be read.
        print(&line)?;
    }
    Ok(Some(line.trim().to_string()))
}

/// Hides what stands on the screen from the next person.
pub(super) fn cover() -> io::Result<()> {
    if io::stdout().is_terminal() {
        // Erase the screen and the lines above it, and go home.
        print("\x1b[2J\x1b[3J\x1b[H")
    } else {
        print("\n\n\n")
    }
}

fn print(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    write!(out, "{text}")?;
    out.flush()
}
