//! Two people at one keyboard, each with a tail that the other must not see.

use crate::play::TAKE;
use crate::program::answered;

/// The transcript of a whole game. The keyboard passes on by a seat number, which is a roll to whoever
/// has it already; then all dice are rolled, so that some turns end by themselves with nothing.
fn transcript() -> Vec<String> {
    let words = ["play", "--seats", "human:Ala,human:Ola", "--option", "tails=on"];
    let told = answered(&words, &format!("1\n2\n0\n0\n{TAKE}").repeat(4000)).succeeded();
    let (game, end) = told.split_once("The middle is empty: ").expect("the game ends");
    assert_eq!(end.matches("  tail: ").count(), 2, "in the end both tails are shown\n{told}");
    assert!(game.contains("Ala is dealt a tail, face down.\nOla is dealt a tail, face down.\n"));
    game.lines().map(str::to_string).collect()
}

/// Who is given the keyboard in this line.
fn given(line: &str) -> Option<&str> {
    Some(line.split_once(", when nobody else looks, ")?.0)
}

/// Whose tail this line shows.
fn shown(line: &str) -> Option<&str> {
    let (seat, _) = line.split_once("  your tail: ")?;
    seat.trim_start_matches(['>', ' ']).split(' ').next()
}

#[test]
fn a_tail_is_shown_to_its_owner_only() {
    let mut keyboard = None;
    let mut seen = Vec::new();
    for line in transcript() {
        if let Some(name) = given(&line) {
            keyboard = Some(name.to_string());
        }
        if let Some(name) = shown(&line) {
            assert_eq!(keyboard.as_deref(), Some(name), "{line}");
            assert!(line.starts_with('>'), "it is the owner's turn: {line}");
            seen.push(name.to_string());
        } else if line.contains("tail: ") {
            assert!(line.ends_with("  tail: hidden"), "{line}");
        }
    }
    assert!(seen.contains(&"Ala".to_string()) && seen.contains(&"Ola".to_string()), "{seen:?}");
}

/// Many empty lines stand for an erased screen where the output is no terminal.
#[test]
fn the_screen_is_covered_before_the_keyboard_passes_on() {
    let transcript = transcript();
    let mut on_screen: Option<String> = None;
    for (at, line) in transcript.iter().enumerate() {
        if at >= 3 && transcript[at - 3..at].iter().all(String::is_empty) {
            on_screen = None;
        }
        if let (Some(name), Some(other)) = (given(line), &on_screen) {
            let before = transcript[at.saturating_sub(12)..=at].join("\n");
            assert_eq!(name, other, "{name} sees the tail of {other}:\n{before}");
        }
        if let Some(name) = shown(line) {
            on_screen = Some(name.to_string());
        }
    }
}
