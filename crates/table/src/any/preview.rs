//! What would be seen after some acts of one's own.

use serde::Serialize;
use serde_json::Value;
use turlaj_core::{Event, Eye, Game, Node, Refusal, Seat, Turned};

use super::{read_action, to_value};
use crate::table::Table;

/// What a seat would see after some acts of its own. Nothing is logged.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    /// What the seat would see.
    pub view: Value,
    /// What it could do then.
    pub legal: Vec<Value>,
    /// How many of the acts the view shows: an act that turns the page is checked, but what it
    /// would reveal is not shown.
    pub shown: usize,
}

pub(super) fn preview<G: Game>(
    table: &Table<G>,
    seat: Seat,
    actions: &[String],
) -> Result<Preview, Refusal> {
    if table.prompt(seat).is_none() {
        return Err(Refusal::not_asked());
    }
    let rules = &table.rules;
    let mut state = table.state.clone();
    let mut shown = 0;
    for (at, action) in actions.iter().enumerate() {
        if !matches!(rules.node(&state), Node::Decide(seats) if seats.contains(seat)) {
            let text =
                "nothing can be previewed beyond the next dice or the next decision of others";
            return Err(Refusal::new("preview-ends", text).with("shown", shown));
        }
        let action = read_action::<G>(action)?;
        rules.check(&state, seat, &action)?;
        let mut after = state.clone();
        let mut turned = Turned::default();
        rules.apply(&mut after, &Event::Act { seat, action }, &mut turned);
        if turned.page {
            match at + 1 == actions.len() {
                true => break,
                false => {
                    let text = "nothing can be previewed beyond a turned page";
                    return Err(Refusal::new("preview-ends", text).with("shown", shown));
                }
            }
        }
        state = after;
        shown += 1;
    }
    let mut legal = Vec::new();
    rules.legal(&state, seat, &mut legal);
    Ok(Preview {
        view: to_value(&rules.view(&state, Eye::Seat(seat))),
        legal: legal.iter().map(to_value).collect(),
        shown,
    })
}
