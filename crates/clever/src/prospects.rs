//! What each mark that a seat can make now would lead to, as far as nothing is left to choose.

use serde::{Deserialize, Serialize};
use turlaj_core::{Audience, Out, Seat};

use crate::Clever;
use crate::actions::{Action, legal};
use crate::chain::{Chain, mark};
use crate::course::swept;
use crate::fields::{Field, FieldSet};
use crate::fits::{die_places, gift_places};
use crate::news::{Mark, News};
use crate::pieces::{Bonus, Die, DieSet, Gift};
use crate::score::Count;
use crate::state::{State, Step};

/// A mark that a seat can make now, and all that follows of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Prospect {
    /// The acts that make it, one after the other.
    pub acts: Vec<Action>,
    /// The mark, then those that bonuses make where there is no choice.
    pub marks: Vec<Mark>,
    /// What all of them bring.
    pub earned: Vec<Bonus>,
    /// The gifts that are to be used next, at the player's choice.
    pub waiting: Vec<Gift>,
    /// How many points all this brings.
    pub gain: u16,
    /// The dice that would go to the tray for it (R3.4).
    pub swept: Vec<Die>,
}

/// All marks that the seat can make now, in the order of its legal actions.
pub(crate) fn prospects(rules: &Clever, state: &State, seat: Seat) -> Vec<Prospect> {
    let mut actions = Vec::new();
    legal(rules, state, seat, &mut actions);
    actions.into_iter().flat_map(|action| begun_by(state, seat, action)).collect()
}

/// The marks that one action makes, or leaves to the player to choose.
fn begun_by(state: &State, seat: Seat, action: Action) -> Vec<Prospect> {
    let player = state.player(seat);
    let (places, number) = match (action, player.step) {
        (Action::Pick(die) | Action::Take(die) | Action::Extra(die), _) => {
            (die_places(&player.sheet, &state.faces, die), state.face(die))
        }
        (Action::Bonus(gift), _) => (gift_places(&player.sheet, gift), gift.number()),
        (Action::Mark(field), Step::Place(die)) => (FieldSet::NONE.with(field), state.face(die)),
        (Action::Mark(field), Step::Fill(gift)) => (FieldSet::NONE.with(field), gift.number()),
        _ => return Vec::new(),
    };
    let acts = |field| match action {
        Action::Mark(_) => vec![action],
        _ if places.only().is_some() => vec![action],
        _ => vec![action, Action::Mark(field)],
    };
    let used = match (action, player.step) {
        (Action::Bonus(gift), Step::Bonus) => Some(gift),
        _ => None,
    };
    places.iter().map(|field| follow(state, seat, acts(field), used, field, number)).collect()
}

/// Keeps the marks and bonuses of a chain.
#[derive(Default)]
struct Gathered {
    marks: Vec<Mark>,
    earned: Vec<Bonus>,
}

impl Out<Clever> for Gathered {
    fn tell(&mut self, _: Audience, news: impl FnOnce() -> News) {
        match news() {
            News::Marked { field, number, .. } => self.marks.push(Mark { field, number }),
            News::Earned { bonus, .. } => self.earned.push(bonus),
            _ => {}
        }
    }

    fn turn_page(&mut self) {}
}

fn follow(
    state: &State,
    seat: Seat,
    acts: Vec<Action>,
    used: Option<Gift>,
    field: Field,
    number: u8,
) -> Prospect {
    let mut after = state.clone();
    if let Some(gift) = used {
        after.player_mut(seat).pending.remove(gift);
    }
    let mut gathered = Gathered::default();
    let chain = mark(&mut after, seat, field, number, &mut gathered);
    let Gathered { marks, earned } = gathered;
    let player = after.player(seat);
    let in_hand = match player.step {
        Step::Fill(gift) if chain == Chain::Waits => Some(gift),
        _ => None,
    };
    let waiting = in_hand.into_iter().chain(player.pending.all()).collect();
    let points = |state: &State| Count::of(state.sheet(seat)).total();
    let gone = match acts[0] {
        Action::Pick(die) => swept(state, die),
        _ => DieSet::NONE,
    };
    Prospect {
        acts,
        marks,
        earned,
        waiting,
        gain: points(&after) - points(state),
        swept: gone.iter().collect(),
    }
}
