//! What a person types, and what stays on the screen.

use std::io::{self, BufRead, IsTerminal, Write, stdout};

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

fn print(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    write!(out, "{text}")?;
    out.flush()
}

/// A screen that several people share who have secrets from each other. On a terminal it is the
/// second screen, which keeps nothing that has scrolled away.
pub(super) struct SharedScreen {
    second: bool,
}

const ENTER: &str = "\x1b[?1049h";
const LEAVE: &str = "\x1b[?1049l";

impl SharedScreen {
    /// Goes to the second screen, if there is one; Ctrl-C goes back from it too.
    pub(super) fn enter() -> anyhow::Result<SharedScreen> {
        let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let second = stdout().is_terminal() && !dumb;
        if second {
            ctrlc::set_handler(|| {
                let _ = raw(LEAVE);
                std::process::exit(130);
            })?;
            raw(ENTER)?;
        }
        Ok(SharedScreen { second })
    }

    /// Hides what stands there from the next person.
    pub(super) fn cover(&self) -> io::Result<()> {
        // Whoever wants no colour still wants no secrets told, so this goes around the filter.
        raw(if self.second { "\x1b[2J\x1b[H" } else { COVER })
    }
}

/// More lines than a screen has.
const COVER: &str = concat!(
    "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n",
    "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n",
);

impl Drop for SharedScreen {
    fn drop(&mut self) {
        if self.second {
            let _ = raw(LEAVE);
        }
    }
}

fn raw(text: &str) -> io::Result<()> {
    stdout().write_all(text.as_bytes())?;
    stdout().flush()
}
