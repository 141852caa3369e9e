//! Laws that every game keeps, toy games to try them on, and a scenario language for tests.
//!
//! A game crate goes through all laws with one line in its tests: `laws!(SUBJECT, 256);`.

mod cases;
pub mod census;
pub mod golden;
pub mod grammar;
pub mod laws;
mod luck;
mod report;
pub mod scenario;
mod schema;
pub mod toys;
mod walk;

pub use cases::check;
pub use luck::Luck;
pub use report::{news, report};
pub use schema::{hint_types, hints_are_fresh, is_fresh, types};
pub use walk::{Case, Disguise, Sample, Subject, all_settings, check_cases};

/// The folder with the files of a game: that of the workspace, or for the test game one like it.
fn root<G: turlaj_core::Game>() -> std::path::PathBuf {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let test = root.join("tests/skeleton");
    if test.join("crates").join(G::ID).exists() { test } else { root }
}
