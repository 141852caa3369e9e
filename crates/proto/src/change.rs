//! What has changed between two documents in JSON: protocol 2 sends changes instead of documents.
//!
//! A change is a list or an object. `[value]` puts a value in the place of the old one, and `[]` takes
//! it away; of a list it takes away everything from there on. An object goes inside: it has a change
//! for every member that changes, of a list by its index. Whichever is shorter is taken, so a change
//! is never much longer than the new value.

mod document;

use std::fmt::{Display, Write};

use serde_json::Value;
use serde_json::value::RawValue;

pub use document::Document;
use document::Outline;

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

/// Writes how a value has changed; the two differ.
fn between(out: &mut String, old: Outline<'_>, new: Outline<'_>) {
    let from = out.len();
    match (old.value().as_bytes()[0], new.value().as_bytes()[0]) {
        (b'{', b'{') => members(out, old, new),
        (b'[', b'[') => elements(out, old, new),
        _ => return replace(out, new),
    }
    if out.len() - from >= new.value().len() + 2 {
        out.truncate(from);
        replace(out, new);
    }
}

fn replace(out: &mut String, new: Outline<'_>) {
    out.extend(["[", new.value(), "]"]);
}

/// Writes the change of a member, if there is one.
fn member(out: &mut String, name: impl Display, was: Option<Outline<'_>>, is: Option<Outline<'_>>) {
    let same = match (was, is) {
        (Some(was), Some(is)) => was.equals(is),
        (was, is) => was.is_none() && is.is_none(),
    };
    if same {
        return;
    }
    if !out.ends_with('{') {
        out.push(',');
    }
    write!(out, "{name}:").expect("a string takes everything");
    match (was, is) {
        (Some(was), Some(is)) => between(out, was, is),
        (None, Some(is)) => replace(out, is),
        (_, None) => out.push_str("[]"),
    }
}

/// The members of an object, each with the one of the same name in another object. Those of equal
/// types stand in the same order, and are found at once.
fn pairs<'a>(
    object: Outline<'a>,
    other: Outline<'a>,
) -> impl Iterator<Item = (Outline<'a>, Option<Outline<'a>>)> {
    let mut beside = other.inside();
    object.inside().map(move |member| {
        let same = |found: &Outline<'a>| found.is_named_like(member);
        (member, beside.next().filter(same).or_else(|| other.inside().find(same)))
    })
}

/// The changes of all members.
fn members(out: &mut String, old: Outline<'_>, new: Outline<'_>) {
    out.push('{');
    for (is, was) in pairs(new, old) {
        member(out, is.name(), was, Some(is));
    }
    for (was, _) in pairs(old, new).filter(|(_, is)| is.is_none()) {
        member(out, was.name(), Some(was), None);
    }
    out.push('}');
}

/// The changes of all elements of a list.
fn elements(out: &mut String, old: Outline<'_>, new: Outline<'_>) {
    let (mut before, mut now) = (old.inside(), new.inside());
    out.push('{');
    for at in 0.. {
        let (was, is) = (before.next(), now.next());
        member(out, format_args!("\"{at}\""), was, is);
        if is.is_none() {
            break;
        }
    }
    out.push('}');
}

#[cfg(test)]
mod tests;
