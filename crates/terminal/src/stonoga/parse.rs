//! What a typed answer means.

use turlaj_core::Seat;
use turlaj_stonoga::{Action, DiceSet, Tile};

use crate::Names;

/// `134` rolls, `r3` takes (or loses, or steals where nothing else is meant), `r3 from 2`
/// steals, `p` passes; the verbs may be said too.
pub(super) fn parse(legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
    if let Ok(action) = text.trim().parse() {
        return Some(action);
    }
    let lower = text.trim().to_lowercase();
    let verb = ["take", "steal", "lose", "roll"].into_iter().find(|verb| lower.starts_with(verb));
    let rest = lower[verb.unwrap_or("").len()..].trim();
    if verb.is_none() && matches!(rest, "p" | "pass") {
        return Some(Action::Pass);
    }
    if rest.starts_with(|letter: char| letter.is_ascii_digit()) {
        let dice = dice_by_number(rest)?;
        let foot = legal.contains(&Action::Foot(dice));
        return Some(if foot { Action::Foot(dice) } else { Action::Roll(dice) });
    }
    let (tile, from) = match rest.split_once(" from ") {
        Some((tile, from)) => (tile.trim(), Some(from.trim())),
        None => (rest, None),
    };
    let golden = tile.ends_with('+');
    let tile: Tile = tile.trim_end_matches('+').to_ascii_uppercase().parse().ok()?;
    let is = |seat: Seat, who: &str| seat.to_string() == who || name(seat).to_lowercase() == who;
    let meant = |action: &Action| match *action {
        Action::Take { tile: t, golden: g } => {
            t == tile && (g || !golden) && from.is_none() && matches!(verb, None | Some("take"))
        }
        Action::Lose { tile: t, golden: g } => {
            t == tile && (g || !golden) && from.is_none() && matches!(verb, None | Some("lose"))
        }
        Action::Steal { tile: t, from: seat } => {
            t == tile
                && from.is_none_or(|who| is(seat, who))
                && matches!(verb, None | Some("steal"))
        }
        Action::Pass | Action::Roll(_) | Action::Foot(_) => false,
    };
    let middle = |action: &Action| !matches!(action, Action::Steal { .. });
    let found: Vec<Action> = legal.iter().copied().filter(meant).collect();
    match found[..] {
        [one] => Some(one),
        // The plain tile of the middle comes before the one with a golden shoe, and before rivals.
        [first, ..] if middle(&first) => Some(first),
        [_, ..] => None,
        [] if verb == Some("steal") || from.is_some() => None,
        [] => Some(Action::Take { tile, golden }),
    }
}

/// Dice by their numbers, such as `134`; 0 is all of them.
fn dice_by_number(text: &str) -> Option<DiceSet> {
    let mut dice = Vec::new();
    for digit in text.chars().filter(|letter| !matches!(letter, ' ' | ',')) {
        match digit.to_digit(10)? {
            0 => dice.extend(0..4),
            die @ 1..=4 => dice.push(die as usize - 1),
            _ => return None,
        }
    }
    Some(DiceSet::of(dice))
}
