//! Plain requests: every route, every kind of refusal, what every answer carries.

mod doors;
mod options;
mod people;
mod replays;
mod routes;
mod seats;
mod secrets;
mod tables;
mod web;

use crate::client::Answer;

/// The status and the code of a refusal.
fn refusal(answer: &Answer) -> (u16, String) {
    let text = answer.json()["error"]["text"].as_str().unwrap_or_default().to_string();
    assert!(!text.is_empty(), "a refusal says why in English: {answer:?}");
    (answer.status, answer.code())
}

/// The same as it is expected.
fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_string())
}
