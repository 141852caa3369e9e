//! Lines into tags, tokens and remarks, each with its place in the text.

use std::collections::VecDeque;

use super::Broken;

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

/// A tag: `[Name "value"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) at: Position,
}

/// What stands in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Tag(Tag),
    Token(String),
    Remark(String),
}

/// Reads a text item by item: a long one is never held in pieces.
pub(super) struct Lexer<'a> {
    lines: std::iter::Enumerate<std::str::Lines<'a>>,
    line: VecDeque<(Position, Item)>,
    /// A line that cannot be read, after the items before the mistake.
    broken: Option<Broken>,
    tokens_began: bool,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        // Some editors begin a file with a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().enumerate();
        Lexer { lines, line: VecDeque::new(), broken: None, tokens_began: false }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Result<(Position, Item), Broken>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(item) = self.line.pop_front() {
                return Some(Ok(item));
            }
            if let Some(broken) = self.broken.take() {
                self.lines = "".lines().enumerate();
                return Some(Err(broken));
            }
            let (at, line) = self.lines.next()?;
            let letters: Vec<char> = line.chars().collect();
            let mut scan = Scan { letters: &letters, at: 0, line: at + 1 };
            scan.skip_blanks();
            let read = if scan.peek() == Some('[') && !self.tokens_began {
                let at = scan.here();
                scan.tag().map(|tag| self.line.push_back((at, Item::Tag(tag))))
            } else {
                scan.items(&mut self.line)
            };
            self.tokens_began |= self.line.iter().any(|(_, item)| matches!(item, Item::Token(_)));
            self.broken = read.err();
        }
    }
}

struct Scan<'a> {
    letters: &'a [char],
    at: usize,
    line: usize,
}

impl Scan<'_> {
    fn here(&self) -> Position {
        Position { line: self.line, column: self.at + 1 }
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += 1;
        Some(letter)
    }

    fn skip_blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn tag(&mut self) -> Result<Tag, Broken> {
        let at = self.here();
        self.next();
        let mut name = String::new();
        while let Some(letter) = self.peek().filter(char::is_ascii_alphanumeric) {
            name.push(letter);
            self.at += 1;
        }
        self.skip_blanks();
        if name.is_empty() || self.peek() != Some('"') {
            return Err(self.broken_tag());
        }
        let value = self.quoted()?;
        if self.peek() != Some(']') {
            return Err(self.broken_tag());
        }
        self.next();
        self.skip_blanks();
        match self.peek() {
            None => Ok(Tag { name, value, at }),
            Some(_) => Err(self.broken_tag()),
        }
    }

    fn broken_tag(&self) -> Broken {
        Broken::new(self.here(), "tag-syntax", "a tag is written [Name \"value\"] on its own line")
    }

    /// Reads `"…"`, with `\"`, `\\` and `\n` for what cannot stand in it.
    fn quoted(&mut self) -> Result<String, Broken> {
        let at = self.here();
        self.next();
        let mut value = String::new();
        loop {
            match self.next() {
                Some('"') => return Ok(value),
                Some('\\') => {
                    let at = self.here();
                    match self.next() {
                        Some('n') => value.push('\n'),
                        Some(letter @ ('"' | '\\')) => value.push(letter),
                        _ => {
                            let text = "after \\ stands one of \" \\ n";
                            return Err(Broken::new(at, "quote-syntax", text));
                        }
                    }
                }
                Some(letter) => value.push(letter),
                None => return Err(Broken::new(at, "quote-syntax", "this quote does not end")),
            }
        }
    }

    fn items(&mut self, out: &mut VecDeque<(Position, Item)>) -> Result<(), Broken> {
        loop {
            self.skip_blanks();
            let at = self.here();
            match self.peek() {
                None => return Ok(()),
                Some(';') => {
                    let rest: String = self.letters[self.at + 1..].iter().collect();
                    out.push_back((at, Item::Remark(rest.trim().to_string())));
                    return Ok(());
                }
                Some('[') => {
                    let text = "tags stand before the first fact";
                    return Err(Broken::new(at, "tag-after-facts", text));
                }
                Some(_) => {
                    let token = self.token()?;
                    out.push_back((at, Item::Token(token)));
                }
            }
        }
    }

    /// A word; what stands in quotes belongs to it, blanks included.
    fn token(&mut self) -> Result<String, Broken> {
        let mut token = String::new();
        while let Some(letter) = self.peek().filter(|letter| !letter.is_whitespace()) {
            if letter == '"' {
                // Kept as it is written; who needs the value unquotes it.
                let from = self.at;
                self.quoted()?;
                token.extend(&self.letters[from..self.at]);
            } else {
                token.push(letter);
                self.at += 1;
            }
        }
        Ok(token)
    }
}

/// Writes a value in quotes.
pub(super) fn quote(value: &str) -> String {
    let mut text = String::from("\"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            '\n' => text.push_str("\\n"),
            // Nothing else of control can be read back from a line.
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    text.push('"');
    text
}

/// Reads a value that [`quote`] has written.
pub(super) fn unquote(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut scan = Scan { letters: &letters, at: 0, line: 1 };
    if scan.peek() != Some('"') {
        return None;
    }
    let value = scan.quoted().ok()?;
    scan.peek().is_none().then_some(value)
}
