//! What a client knows of a table in protocol 2, written from docs/api.md alone.

use serde_json::Value;

/// What is known of one table.
#[derive(Default)]
pub(crate) struct Known {
    /// The number of the last patch.
    pub(crate) n: Value,
    pub(crate) room: Value,
    pub(crate) play: Value,
    /// How many patches did not fit.
    pub(crate) gaps: usize,
}

impl Known {
    pub(crate) fn hear(&mut self, patch: &Value) {
        if patch.get("from").is_some_and(|from| *from != self.n) {
            self.gaps += 1;
            return;
        }
        self.n = patch["n"].clone();
        for (value, change) in [(&mut self.room, "room"), (&mut self.play, "play")] {
            if let Some(change) = patch.get(change) {
                *value = changed(value, change);
            }
        }
    }
}

/// A value after a change.
fn changed(value: &Value, change: &Value) -> Value {
    let members = match change {
        Value::Array(new) => return new[0].clone(),
        inner => inner.as_object().unwrap(),
    };
    let mut value = value.clone();
    for (name, change) in members {
        let goes = *change == Value::Array(Vec::new());
        match &mut value {
            Value::Array(list) => {
                let at: usize = name.parse().unwrap();
                list.resize(list.len().max(at + 1), Value::Null);
                match goes {
                    true => list.truncate(at),
                    false => list[at] = changed(&list[at], change),
                }
            }
            object if goes => drop(object.as_object_mut().unwrap().remove(name)),
            object => object[name] = changed(&object[name], change),
        }
    }
    value
}
