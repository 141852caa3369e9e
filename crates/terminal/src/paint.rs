//! Lines on standard output.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::{Ansi256Color, AnsiColor, Style};

use crate::{Ink, Line};

/// Prints plain text and a line break; a full disk is an error, not a panic.
pub fn say(text: impl Display) -> io::Result<()> {
    writeln!(anstream::stdout().lock(), "{text}")
}

/// Prints a line; colours are left out where the output is no terminal or does not want them.
pub fn print(line: &Line) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    for span in &line.0 {
        let style = style(span.ink);
        write!(out, "{style}{}{style:#}", span.text)?;
    }
    writeln!(out)
}

fn style(ink: Ink) -> Style {
    let bold = Style::new().bold();
    let colour = |colour: AnsiColor| bold.fg_color(Some(colour.into()));
    match ink {
        Ink::Plain => Style::new(),
        Ink::Strong => bold,
        Ink::Faint => Style::new().dimmed(),
        Ink::Red => colour(AnsiColor::Red),
        Ink::Yellow => colour(AnsiColor::Yellow),
        Ink::Green => colour(AnsiColor::Green),
        Ink::Blue => colour(AnsiColor::BrightBlue),
        // Black needs a light background to be seen on a dark terminal.
        Ink::Black => colour(AnsiColor::Black).bg_color(Some(AnsiColor::White.into())),
        Ink::Gold => colour(AnsiColor::BrightYellow).underline(),
        // The sixteen plain colours have no orange.
        Ink::Orange => bold.fg_color(Some(Ansi256Color(208).into())),
        Ink::Purple => colour(AnsiColor::BrightMagenta),
        // White needs a background of its own to be seen on a light terminal.
        Ink::White => colour(AnsiColor::Black).bg_color(Some(AnsiColor::BrightWhite.into())),
    }
}
