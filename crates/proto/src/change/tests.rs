//! Tests: the change between two documents gives the new one from the old one.

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
    let list =
        |length: usize| json!((0..length).map(|at| format!("element {at}")).collect::<Vec<_>>());
    for was in [0, 1, 9, 10, 11, 99, 101] {
        for is in [0, 1, 9, 10, 11, 99, 101] {
            checked(&list(was), &list(is));
        }
    }
}
