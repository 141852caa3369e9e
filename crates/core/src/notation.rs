//! Short texts for actions and rolls.

use thiserror::Error;

/// A text that is not the notation it should be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected {expected}, found `{found}`")]
pub struct NotationError {
    expected: &'static str,
    found: String,
}

impl NotationError {
    /// Says what was expected and what stood there (cut short if it is long).
    pub fn new(expected: &'static str, found: &str) -> Self {
        Self { expected, found: excerpt(found) }
    }
}

/// Refuses a name that was given before in a text of words `name=value`, such as a position.
pub fn given_once<'a>(
    seen: &mut Vec<&'a str>,
    name: &'a str,
    word: &str,
) -> Result<(), NotationError> {
    if seen.contains(&name) {
        return Err(NotationError::new("every name only once", word));
    }
    seen.push(name);
    Ok(())
}

/// The beginning of a stranger's text, safe to print: no control characters, and short.
pub fn excerpt(text: &str) -> String {
    let safe = |letter: char| if letter.is_control() { '\u{fffd}' } else { letter };
    let mut short: String = text.chars().take(40).map(safe).collect();
    if text.chars().nth(40).is_some() {
        short.push('…');
    }
    short
}

/// Makes a type's notation (`Display` and `FromStr`) its serialised form too, so that a record,
/// a log and a message name a thing in the same way.
#[macro_export]
macro_rules! notation_as_serde {
    ($($name:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(from)?
                    .parse()
                    .map_err(::serde::de::Error::custom)
            }
        }
        $crate::notation_as_schema!($name);
    )+};
}

/// Describes a type with a notation to TypeScript: a string.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! notation_as_schema {
    ($name:ty) => {
        impl $crate::ts_rs::TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &$crate::ts_rs::Config) -> String {
                "string".to_string()
            }
            fn inline(_: &$crate::ts_rs::Config) -> String {
                "string".to_string()
            }
        }
    };
}

/// Nothing, where types are not described.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! notation_as_schema {
    ($name:ty) => {};
}
