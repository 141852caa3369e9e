//! What a person types, and what stays on the screen.

use std::cell::OnceCell;
use std::io::{self, BufRead, IsTerminal, Write, stdout};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// A line as it was read; nothing at the end of input.
type ReadLine = io::Result<Option<String>>;

/// The input of people. From the first wait with a time limit on, a thread reads all lines.
#[derive(Default)]
pub(super) struct Keyboard {
    reader: OnceCell<Receiver<ReadLine>>,
}

/// What came of waiting for a line.
pub(super) enum Input {
    Line(String),
    /// The end of input.
    End,
    /// No line in this time.
    Timeout,
}

impl Keyboard {
    /// One line from the keyboard; nothing at the end of input.
    pub(super) fn ask(&self, prompt: &str) -> ReadLine {
        print(prompt)?;
        self.line()
    }

    pub(super) fn prompt(&self, prompt: &str) -> io::Result<()> {
        print(prompt)
    }

    /// Waits for a line, not longer than `patience` if there is a limit.
    pub(super) fn wait(&self, patience: Option<Duration>) -> io::Result<Input> {
        let typed = |line: Option<String>| line.map_or(Input::End, Input::Line);
        let Some(patience) = patience else { return self.line().map(typed) };
        let reader = self.reader.get_or_init(read_apart);
        match reader.recv_timeout(patience) {
            Ok(line) => echoed(line).map(typed),
            Err(RecvTimeoutError::Timeout) => Ok(Input::Timeout),
            Err(RecvTimeoutError::Disconnected) => Ok(Input::End),
        }
    }

    fn line(&self) -> ReadLine {
        match self.reader.get() {
            Some(reader) => echoed(reader.recv().unwrap_or(Ok(None))),
            None => echoed(read()),
        }
    }
}

/// Whether a line asks to stop.
pub(super) fn is_quit(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "q" | "quit")
}

/// A thread that reads line by line, the next one when the last was taken. It ends with the input or
/// with the program.
fn read_apart() -> Receiver<ReadLine> {
    let (sender, receiver) = sync_channel(0);
    thread::spawn(move || {
        loop {
            let line = read();
            let last = !matches!(line, Ok(Some(_)));
            if sender.send(line).is_err() || last {
                return;
            }
        }
    });
    receiver
}

fn read() -> ReadLine {
    let mut line = Vec::new();
    if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    // What is no text is no answer either, so it is asked again.
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

/// A piped answer is not echoed by a terminal; print it, so that a transcript can be read.
fn echoed(line: ReadLine) -> ReadLine {
    let Some(line) = line? else { return Ok(None) };
    if !io::stdin().is_terminal() {
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
        // Secrets are covered also where no colour is wanted, so this bypasses the filter.
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
