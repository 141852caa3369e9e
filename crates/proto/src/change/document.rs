//! A document in JSON that is compared with others.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

use serde_json::value::RawValue;

use super::{between, written};

/// A document in JSON, as serde_json writes it, without spaces. Its outline and its digest are
/// computed once, however often it is compared.
#[derive(Debug)]
pub struct Document {
    text: Box<RawValue>,
    parts: OnceLock<Vec<ValuePart>>,
    digest: OnceLock<u64>,
}

impl Document {
    /// A document that is written out.
    pub fn new(text: Box<RawValue>) -> Document {
        Document { text, parts: OnceLock::new(), digest: OnceLock::new() }
    }

    /// What is written there.
    pub fn text(&self) -> &RawValue {
        &self.text
    }

    /// A number that follows from the text alone.
    pub fn digest(&self) -> u64 {
        *self.digest.get_or_init(|| {
            let mut hasher = DefaultHasher::new();
            self.text.get().hash(&mut hasher);
            hasher.finish()
        })
    }

    /// The change from an earlier document to this one; nothing where they are equal.
    pub fn since(&self, old: &Document) -> Option<Box<RawValue>> {
        if self.text.get() == old.text.get() {
            return None;
        }
        let mut out = String::new();
        between(&mut out, old.outline(), self.outline());
        Some(written(out))
    }

    fn outline(&self) -> Outline<'_> {
        let text = self.text.get();
        let parts = self.parts.get_or_init(|| Splitter::read(text));
        Outline { text, parts, at: 0 }
    }
}

/// A value in a document; those inside of it follow.
#[derive(Debug)]
struct ValuePart {
    /// Where its name stands, with quotes; nowhere in a list.
    name: (u32, u32),
    place: (u32, u32),
    /// The first part that is not inside of this one.
    next: u32,
}

/// A value in a document, and all that is inside of it.
#[derive(Clone, Copy)]
pub(super) struct Outline<'a> {
    text: &'a str,
    parts: &'a [ValuePart],
    at: usize,
}

impl<'a> Outline<'a> {
    /// The value as it is written.
    pub(super) fn value(self) -> &'a str {
        self.slice(self.parts[self.at].place)
    }

    /// Whether both are written alike. The names do not count.
    pub(super) fn equals(self, other: Outline<'_>) -> bool {
        self.bytes(self.parts[self.at].place) == other.bytes(other.parts[other.at].place)
    }

    /// Whether both have the same name.
    pub(super) fn is_named_like(self, other: Outline<'_>) -> bool {
        self.bytes(self.parts[self.at].name) == other.bytes(other.parts[other.at].name)
    }

    fn bytes(self, (from, to): (u32, u32)) -> &'a [u8] {
        &self.text.as_bytes()[from as usize..to as usize]
    }

    /// Its name with quotes; empty in a list.
    pub(super) fn name(self) -> &'a str {
        self.slice(self.parts[self.at].name)
    }

    fn slice(self, (from, to): (u32, u32)) -> &'a str {
        &self.text[from as usize..to as usize]
    }

    /// The values right inside of it, in order.
    pub(super) fn inside(self) -> impl Iterator<Item = Outline<'a>> + Clone {
        let end = self.parts[self.at].next as usize;
        let within = move |at: usize| (at < end).then_some(at);
        let places = std::iter::successors(within(self.at + 1), move |at| {
            within(self.parts[*at].next as usize)
        });
        places.map(move |at| Outline { at, ..self })
    }
}

/// Finds the parts of a document.
struct Splitter<'a> {
    bytes: &'a [u8],
    parts: Vec<ValuePart>,
}

impl Splitter<'_> {
    fn read(text: &str) -> Vec<ValuePart> {
        // Places are 32 bits wide, and no message is as long as that.
        assert!(u32::try_from(text.len()).is_ok(), "a document is shorter than 4 GB");
        let parts = Vec::with_capacity(text.len() / 6 + 1);
        let mut splitter = Splitter { bytes: text.as_bytes(), parts };
        splitter.value((0, 0), 0);
        splitter.parts
    }

    /// Reads the value that begins here, and returns where it ends.
    fn value(&mut self, name: (u32, u32), start: usize) -> usize {
        let index = self.parts.len();
        self.parts.push(ValuePart { name, place: (start as u32, 0), next: 0 });
        let end = match self.bytes[start] {
            b'{' => self.inside(start, true),
            b'[' => self.inside(start, false),
            b'"' => self.string(start),
            _ => self.find(start, |byte| matches!(byte, b',' | b'}' | b']')),
        };
        let next = self.parts.len() as u32;
        let part = &mut self.parts[index];
        (part.place.1, part.next) = (end as u32, next);
        end
    }

    /// Reads an object or a list, and returns where it ends.
    fn inside(&mut self, start: usize, named: bool) -> usize {
        let mut at = start + 1;
        while !matches!(self.bytes[at], b'}' | b']') {
            at += usize::from(self.bytes[at] == b',');
            if named {
                let end = self.string(at);
                at = self.value((at as u32, end as u32), end + 1);
            } else {
                at = self.value((0, 0), at);
            }
        }
        at + 1
    }

    /// Where the string ends that begins here.
    fn string(&self, start: usize) -> usize {
        let mut at = start + 1;
        loop {
            at = self.find(at, |byte| matches!(byte, b'"' | b'\\'));
            if self.bytes[at] == b'"' {
                return at + 1;
            }
            at += 2;
        }
    }

    /// The first such byte from here on, or the end.
    fn find(&self, from: usize, wanted: impl Fn(u8) -> bool) -> usize {
        let rest = &self.bytes[from..];
        from + rest.iter().position(|byte| wanted(*byte)).unwrap_or(rest.len())
    }
}
