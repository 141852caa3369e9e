//! What has changed between two documents in JSON: protocol 2 sends changes instead of documents.
//!
//! A change is a list or an object. `[value]` puts a value in the place of the old one, and `[]` takes
//! it away; of a list it takes away everything from there on. An object goes inside: it has a change
//! for every member that changes, of a list by its index. Whichever is shorter is taken, so a change
//! is never much longer than the new value.

use std::ops::Range;
use std::sync::OnceLock;

use serde_json::Value;
use serde_json::value::RawValue;

/// A document in JSON, as serde_json writes it, without spaces. It is taken apart once, however often
/// it is compared.
#[derive(Debug)]
pub struct Document {
    text: Box<RawValue>,
    parts: OnceLock<Vec<ValuePart>>,
}

impl Document {
    /// A document that is written out.
    pub fn new(text: Box<RawValue>) -> Document {
        Document { text, parts: OnceLock::new() }
    }

    /// What is written there.
    pub fn text(&self) -> &RawValue {
        &self.text
    }

    /// The change from an earlier document to this one; nothing where they are equal.
    pub fn since(&self, old: &Document) -> Option<Box<RawValue>> {
        let [old, new] = [old, self].map(|document| Outline {
            text: document.text.get(),
            parts: document.parts.get_or_init(|| Splitter::read(document.text.get())),
        });
        let mut out = String::new();
        between(&mut out, old, new, 0, 0).then(|| written(out))
    }
}

/// The change from one document to the next; nothing where they are equal. Both are written as
/// serde_json writes them, without spaces.
pub fn change(old: &RawValue, new: &RawValue) -> Option<Box<RawValue>> {
    Document::new(new.to_owned()).since(&Document::new(old.to_owned()))
}

/// The change that gives this document whatever was there.
pub fn whole(new: &RawValue) -> Box<RawValue> {
    written(format!("[{new}]"))
}

/// Carries out a change. One that does not fit does what it can.
pub fn apply(value: &mut Value, change: &Value) {
    match change {
        Value::Array(new) => *value = new.first().cloned().unwrap_or_default(),
        Value::Object(inner) => {
            for (name, change) in inner {
                apply_inside(value, name, change);
            }
        }
        _ => {}
    }
}

fn apply_inside(value: &mut Value, name: &str, change: &Value) {
    let goes = change.as_array().is_some_and(Vec::is_empty);
    match value {
        Value::Object(members) if goes => drop(members.remove(name)),
        Value::Object(members) => {
            apply(members.entry(name).or_insert(Value::Null), change);
        }
        Value::Array(list) => {
            let Ok(at) = name.parse::<usize>() else { return };
            if goes {
                list.truncate(at);
            } else {
                list.resize(list.len().max(at + 1), Value::Null);
                apply(&mut list[at], change);
            }
        }
        _ => {}
    }
}

fn written(text: String) -> Box<RawValue> {
    RawValue::from_string(text).expect("a change is made of values in JSON")
}

/// A value in a document; those inside of it follow.
#[derive(Debug)]
struct ValuePart {
    /// Where its name stands, with quotes; nowhere in a list.
    name: Range<usize>,
    place: Range<usize>,
    /// The first part that is not inside of this one.
    next: usize,
}

/// Takes a document apart.
struct Splitter<'a> {
    bytes: &'a [u8],
    at: usize,
    parts: Vec<ValuePart>,
}

impl Splitter<'_> {
    fn read(text: &str) -> Vec<ValuePart> {
        let mut splitter = Splitter { bytes: text.as_bytes(), at: 0, parts: Vec::new() };
        splitter.value(0..0);
        splitter.parts
    }

    fn value(&mut self, name: Range<usize>) {
        let (index, start) = (self.parts.len(), self.at);
        self.parts.push(ValuePart { name, place: start..start, next: 0 });
        match self.bytes[start] {
            open @ (b'{' | b'[') => {
                self.at += 1;
                while !matches!(self.bytes[self.at], b'}' | b']') {
                    self.at += usize::from(self.bytes[self.at] == b',');
                    let name = if open == b'{' { self.name() } else { 0..0 };
                    self.value(name);
                }
                self.at += 1;
            }
            b'"' => self.string(),
            _ => {
                let rest = &self.bytes[start..];
                let ends = rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
                self.at += ends.unwrap_or(rest.len());
            }
        }
        self.parts[index].place.end = self.at;
        self.parts[index].next = self.parts.len();
    }

    /// A name and the colon after it.
    fn name(&mut self) -> Range<usize> {
        let start = self.at;
        self.string();
        self.at += 1;
        start..self.at - 1
    }

    fn string(&mut self) {
        self.at += 1;
        while self.bytes[self.at] != b'"' {
            self.at += if self.bytes[self.at] == b'\\' { 2 } else { 1 };
        }
        self.at += 1;
    }
}

/// A document that was taken apart.
#[derive(Clone, Copy)]
struct Outline<'a> {
    text: &'a str,
    parts: &'a [ValuePart],
}

impl<'a> Outline<'a> {
    fn value(self, part: usize) -> &'a str {
        &self.text[self.parts[part].place.clone()]
    }

    fn name(self, part: usize) -> &'a str {
        &self.text[self.parts[part].name.clone()]
    }

    fn inside(self, part: usize) -> Vec<usize> {
        let (mut at, end) = (part + 1, self.parts[part].next);
        let mut all = Vec::new();
        while at < end {
            all.push(at);
            at = self.parts[at].next;
        }
        all
    }
}

/// Writes how a value has changed. Returns whether it has.
fn between(out: &mut String, old: Outline<'_>, new: Outline<'_>, was: usize, is: usize) -> bool {
    let (before, now) = (old.value(was), new.value(is));
    if before == now {
        return false;
    }
    let from = out.len();
    match (before.as_bytes()[0], now.as_bytes()[0]) {
        (b'{', b'{') => members(out, old, new, was, is),
        (b'[', b'[') => elements(out, old, new, was, is),
        _ => {
            replace(out, now);
            return true;
        }
    }
    if out.len() - from >= now.len() + 2 {
        out.truncate(from);
        replace(out, now);
    }
    true
}

fn replace(out: &mut String, value: &str) {
    out.extend(["[", value, "]"]);
}

/// Writes a member of a change; `write` says whether there is one.
fn member(out: &mut String, name: &str, write: impl FnOnce(&mut String) -> bool) {
    let from = out.len();
    if !out.ends_with('{') {
        out.push(',');
    }
    out.extend([name, ":"]);
    if !write(out) {
        out.truncate(from);
    }
}

/// The changes of all members. Those of equal types stand in the same order, and are found at once.
fn members(out: &mut String, old: Outline<'_>, new: Outline<'_>, was: usize, is: usize) {
    let (before, now) = (old.inside(was), new.inside(is));
    let find = |document: Outline<'_>, list: &[usize], at: usize, name: &str| {
        let same = |part: &&usize| document.name(**part) == name;
        list.get(at).filter(same).or_else(|| list.iter().find(same)).copied()
    };
    out.push('{');
    for (at, is) in now.iter().copied().enumerate() {
        member(out, new.name(is), |out| match find(old, &before, at, new.name(is)) {
            Some(was) => between(out, old, new, was, is),
            None => {
                replace(out, new.value(is));
                true
            }
        });
    }
    for (at, was) in before.iter().copied().enumerate() {
        if find(new, &now, at, old.name(was)).is_none() {
            member(out, old.name(was), |out| {
                out.push_str("[]");
                true
            });
        }
    }
    out.push('}');
}

/// The changes of all elements of a list.
fn elements(out: &mut String, old: Outline<'_>, new: Outline<'_>, was: usize, is: usize) {
    let (before, now) = (old.inside(was), new.inside(is));
    out.push('{');
    for (at, is) in now.iter().copied().enumerate() {
        member(out, &format!("\"{at}\""), |out| match before.get(at) {
            Some(was) => between(out, old, new, *was, is),
            None => {
                replace(out, new.value(is));
                true
            }
        });
    }
    if before.len() > now.len() {
        member(out, &format!("\"{}\"", now.len()), |out| {
            out.push_str("[]");
            true
        });
    }
    out.push('}');
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serde_json::value::to_raw_value;

    use super::*;

    /// The change in writing, which gives the new document from the old one.
    fn checked(old: &Value, new: &Value) -> String {
        let (was, is) = (to_raw_value(old).unwrap(), to_raw_value(new).unwrap());
        let Some(text) = change(&was, &is) else {
            assert_eq!(old, new);
            return String::new();
        };
        let mut value = old.clone();
        apply(&mut value, &serde_json::from_str(text.get()).unwrap());
        assert_eq!(&value, new, "{}", text.get());
        text.get().to_string()
    }

    #[test]
    fn a_change_says_what_is_new_and_nothing_else() {
        let long = "a text that is longer than its place";
        let was = json!({ "a": { "b": [1, long, { "c": 1, "d": long }] }, "e": long, "f": null });
        let mut is = was.clone();
        assert_eq!(checked(&was, &is), "");
        is["a"]["b"][2]["c"] = json!(null);
        assert_eq!(checked(&was, &is), r#"{"a":{"b":{"2":{"c":[null]}}}}"#);
        is["a"]["b"].as_array_mut().unwrap().push(json!([]));
        is["g"] = json!({});
        is.as_object_mut().unwrap().remove("f");
        let told = r#"{"a":{"b":{"2":{"c":[null]},"3":[[]]}},"g":[{}],"f":[]}"#;
        assert_eq!(checked(&was, &is), told);
        assert_eq!(checked(&json!([long, long, 1, 2, 3]), &json!([long, long])), r#"{"2":[]}"#);
    }

    #[test]
    fn what_has_another_shape_or_is_short_is_replaced() {
        for (was, is, told) in [
            (json!(1), json!([]), "[[]]"),
            (json!([1]), json!({ "0": 2 }), r#"[{"0":2}]"#),
            (json!({ "a": 1 }), json!({ "a": 2 }), r#"[{"a":2}]"#),
            (json!([1, 2]), json!([2, 3]), "[[2,3]]"),
            (json!({ "a": 1 }), json!({}), "[{}]"),
            (json!([]), json!(["x"]), r#"[["x"]]"#),
        ] {
            assert_eq!(checked(&was, &is), told, "{was} {is}");
        }
    }

    #[test]
    fn texts_may_hold_anything() {
        let odd = ["", "\"", "\\", "\\\"", ",", "{[", "]}", ":", "\u{0}\n", "żółw 🐢"];
        for one in odd {
            for other in odd {
                let document = |value: &str| json!({ one: [value, one], "same": [odd, odd], "x": { value: value } });
                checked(&document(one), &document(other));
                checked(&json!([odd, one]), &json!([odd, other]));
            }
        }
    }

    #[test]
    fn long_lists_grow_and_shrink() {
        let list = |length: usize| {
            json!((0..length).map(|at| format!("element {at}")).collect::<Vec<_>>())
        };
        for was in [0, 1, 9, 10, 11, 99, 101] {
            for is in [0, 1, 9, 10, 11, 99, 101] {
                checked(&list(was), &list(is));
            }
        }
    }
}
