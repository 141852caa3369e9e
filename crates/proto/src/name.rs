//! Names as data.

use serde::{Deserialize, Serialize};

/// A name as data, which a client puts into words of its own language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum NameInfo {
    /// A person has chosen it.
    Chosen {
        /// As it was written.
        name: String,
    },
    /// An animal, most likely by lot.
    Animal {
        /// Its English name.
        name: String,
        /// Which one of that kind, where there are more people than animals: from 2.
        number: Option<u32>,
    },
    /// A bot.
    Bot {
        /// Its id.
        name: String,
    },
}
