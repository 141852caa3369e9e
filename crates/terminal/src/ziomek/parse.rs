//! What a typed answer means.

use turlaj_ziomek::{Action, Colour, Laid, Pose};

/// `3b 140` lays a piece; `t c` turns, `f` flips, `d 2` takes down; `z` shouts, `a` agrees, `w` agrees
/// no longer, `r` is ready. Where the roller chooses, a colour is enough. Whole words and what records
/// have may be said too. What cannot be done now is still understood, so that the reason can be given.
pub(super) fn parse(legal: &[Action], text: &str) -> Option<Action> {
    let lower = text.trim().to_lowercase();
    if let Ok(action) = lower.parse() {
        return Some(action);
    }
    let words: Vec<&str> =
        lower.split([' ', '\t', ':', '@', ',']).filter(|word| !word.is_empty()).collect();
    if let Some(Action::Use(_)) = legal.first()
        && let Some(colour) = words.last().and_then(|word| colour(word))
    {
        return Some(Action::Use(colour));
    }
    match *words.as_slice() {
        [word] => alone(word),
        ["d" | "down" | "take", levels] => down(levels),
        ["t" | "turn" | "show", side] => side.parse().ok().map(Action::Turn),
        ["drop" | "lay" | "put", pose, x] | [pose, x] => lay(pose, x),
        _ => None,
    }
}

fn alone(word: &str) -> Option<Action> {
    Some(match word.trim_end_matches('!') {
        "f" | "flip" | "~" => Action::Flip,
        "d" | "down" => Action::Down(1),
        "z" | "ziomek" | "shout" | "s" => Action::Shout,
        "a" | "agree" => Action::Agree,
        "w" | "withdraw" => Action::Withdraw,
        "r" | "ready" => Action::Ready,
        word => return glued(word),
    })
}

/// `d2` and `tc`.
fn glued(word: &str) -> Option<Action> {
    match word.split_at_checked(1)? {
        ("d", levels) => down(levels),
        ("t", side) => side.parse().ok().map(Action::Turn),
        _ => None,
    }
}

fn down(levels: &str) -> Option<Action> {
    format!("down:{levels}").parse().ok()
}

fn lay(pose: &str, x: &str) -> Option<Action> {
    let pose: Pose = pose.parse().ok()?;
    let laid: Laid = format!("{pose}@{x}").parse().ok()?;
    Some(Action::Drop(laid))
}

fn colour(word: &str) -> Option<Colour> {
    let first = word.get(..1)?;
    let colour: Colour = first.parse().ok()?;
    (word == first || word == super::words::colour_word(colour)).then_some(colour)
}
