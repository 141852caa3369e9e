//! What has changed between two documents in JSON: protocol 2 sends changes instead of documents.
//!
//! A change is a list or an object. `[value]` puts a value in the place of the old one, and `[]` takes
//! it away; of a list it takes away everything from there on. An object goes inside: it has a change
//! for every member that changes, of a list by its index. Whichever is shorter is taken, so a change
//! is never much longer than the new value.

use std::fmt::Display;

use serde_json::Value;
use serde_json::value::RawValue;

/// The change from one document to the next; nothing where they are equal. Both are written as
/// serde_json writes them, without spaces.
pub fn change(old: &RawValue, new: &RawValue) -> Option<Box<RawValue>> {
    between(old.get(), new.get()).map(written)
}

/// The change that gives this document whatever was there.
pub fn whole(new: &RawValue) -> Box<RawValue> {
    written(replaced(new.get()))
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

fn replaced(new: &str) -> String {
    format!("[{new}]")
}

fn between(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let whole = replaced(new);
    let inside = match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => inside(&members(old), &members(new), usize::MAX),
        (Some(b'['), Some(b'[')) => inside(&elements(old), &elements(new), 1),
        _ => return Some(whole),
    };
    Some(if inside.len() < whole.len() { inside } else { whole })
}

/// The changes of all members, but only of so many that go. Members of equal types stand in the same
/// order, and are found at once.
fn inside<N>(old: &[(N, &str)], new: &[(N, &str)], most_go: usize) -> String
where
    N: PartialEq + Display,
{
    let find = |list: &[(N, &str)], at: usize, name: &N| match list.get(at) {
        Some((same, _)) if same == name => Some(at),
        _ => list.iter().position(|(other, _)| other == name),
    };
    let mut text = String::from("{");
    let mut add = |name: &N, change: &str| {
        if text.len() > 1 {
            text.push(',');
        }
        text.extend([&name.to_string(), ":", change]);
    };
    for (at, (name, value)) in new.iter().enumerate() {
        let change = match find(old, at, name) {
            Some(was) => between(old[was].1, value),
            None => Some(replaced(value)),
        };
        if let Some(change) = change {
            add(name, &change);
        }
    }
    let old = old.iter().enumerate();
    let gone = old.filter(|(at, (name, _))| find(new, *at, name).is_none());
    gone.take(most_go).for_each(|(_, (name, _))| add(name, "[]"));
    text.push('}');
    text
}

/// The members of an object, each with its name in quotes.
fn members(object: &str) -> Vec<(&str, &str)> {
    let split = |part: &'_ str| string_end(part.as_bytes(), 0) + 1;
    parts(object).map(|part| (&part[..split(part)], &part[split(part) + 1..])).collect()
}

/// The elements of a list, each with its index in quotes.
fn elements(list: &str) -> Vec<(String, &str)> {
    parts(list).enumerate().map(|(at, part)| (format!("\"{at}\""), part)).collect()
}

/// What stands between the commas of a list or an object.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let inner = &text[1..text.len() - 1];
    let bytes = inner.as_bytes();
    let mut from = 0;
    std::iter::from_fn(move || {
        if from >= bytes.len() {
            return None;
        }
        let (start, mut at, mut depth) = (from, from, 0);
        while at < bytes.len() && (depth > 0 || bytes[at] != b',') {
            match bytes[at] {
                b'{' | b'[' => depth += 1,
                b'}' | b']' => depth -= 1,
                b'"' => at = string_end(bytes, at),
                _ => {}
            }
            at += 1;
        }
        from = at + 1;
        Some(&inner[start..at])
    })
}

/// Where the string that begins here ends.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at
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
