//! Dice that fell on a real table and are typed in.

use turlaj_core::{DiceFaces, Event, Game, Node, Refusal, Seat, Sight, Throw, Tick};

use crate::any::AnyTable;
use crate::door::Observer;
use crate::entry::{Body, Fact};
use crate::table::Table;

/// The throw that a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueDice {
    /// Where it stands in the game.
    pub at: Throw,
    /// The one seat that may know how it falls; nothing where all may.
    pub whose: Option<Seat>,
    /// Its dice, by number, with how many faces each has.
    pub dice: Vec<(u8, u32)>,
    /// All that it can bring, where it is a single die or lot and no secret.
    pub choices: Vec<String>,
}

impl<G: Game> Table<G> {
    /// The throw that the game waits for, if it waits for one.
    pub(crate) fn due_dice(&self) -> Option<DueDice> {
        if self.is_closed() {
            return None;
        }
        let due = self.rules.due(&self.state).some()?;
        let whose = owner(due.sight);
        // The outcomes of a secret throw would tell what others have.
        let is_open_lot = due.dice.len() == 1 && whose.is_none();
        let outcomes = is_open_lot.then(|| self.rules.outcomes(&self.state));
        let choices = outcomes.unwrap_or_default().into_iter().map(|(roll, _)| roll.to_string());
        Some(DueDice {
            at: due.throw,
            whose,
            dice: due.dice.iter().map(|die| (die.number, die.faces)).collect(),
            choices: choices.collect(),
        })
    }

    /// The last fact, if it is a roll that may still be corrected: where it stands, and whose it is.
    pub(crate) fn last_typed(&self) -> Option<(Throw, Option<Seat>, G::Roll)> {
        if self.ceremony.is_some() || self.is_closed() || matches!(self.node(), Node::Over(_)) {
            return None;
        }
        let Event::Roll { roll } = self.line().next_back()? else { return None };
        let mut before = self.clone();
        before.strike_out_last();
        let due = before.rules.due(&before.state).some()?;
        Some((due.throw, owner(due.sight), roll.clone()))
    }

    /// Types in the throw that is due.
    pub(crate) fn type_roll(
        &mut self,
        at: Throw,
        roll: G::Roll,
        tick: Tick,
        observer: Observer<'_, G>,
    ) -> Result<(), Refusal> {
        if self.rules.due(&self.state).some().is_none_or(|due| due.throw != at) {
            return Err(Refusal::new("stale-roll", "these dice are not due now"));
        }
        self.push_observed(tick, Body::Game(Event::Roll { roll }), observer)
    }

    /// Strikes out the last roll and types in another one; nothing has changed if that cannot be.
    pub(crate) fn retype(
        &mut self,
        at: Throw,
        roll: G::Roll,
        tick: Tick,
        observer: Observer<'_, G>,
    ) -> Result<(), Refusal> {
        match self.last_typed() {
            Some((last, _, _)) if last == at => {}
            _ => return Err(too_late()),
        }
        let mut before = self.clone();
        before.strike_out_last();
        before.rules.faces(&before.state, &roll)?;
        self.push(tick, Body::Table(Fact::Mistyped))?;
        self.type_roll(at, roll, tick, observer)
    }

    /// Lets those dice fall again that fell here before an undo; returns whether all of them had.
    pub(crate) fn roll_again(&mut self, tick: Tick, observer: Observer<'_, G>) -> bool {
        let Some(due) = self.rules.due(&self.state).some() else { return false };
        let known = |die| self.fallen.get(&due.address(die)).copied();
        let Some(faces) = due.dice.iter().map(known).collect::<Option<DiceFaces>>() else {
            return false;
        };
        let roll = self.rules.read(&self.state, &faces);
        self.push_observed(tick, Body::Game(Event::Roll { roll }), observer).is_ok()
    }

    pub(crate) fn check_mistyped(&self) -> Result<(), Refusal> {
        if self.ceremony.is_some() {
            let text = "dice that are drawn cannot be corrected";
            return Err(Refusal::new("dice-drawn", text));
        }
        match self.line().next_back() {
            Some(Event::Roll { .. }) => Ok(()),
            _ => Err(too_late()),
        }
    }

    /// Takes the last fact, a roll, off the line; its dice are forgotten.
    pub(crate) fn strike_out_last(&mut self) {
        let Some(Event::Roll { roll }) = self.line().next_back().cloned() else { return };
        self.page = self.line.cut(self.line.len() - 1, self.page);
        self.state = self.line.fold(&self.rules, &self.log);
        self.covered.undone(&self.rules, self.line.events(&self.log));
        for fallen in self.rules.fallen(&self.state, &roll) {
            self.fallen.remove(&fallen.at);
        }
    }
}

/// The one seat that may know how the dice fall.
fn owner(sight: Sight) -> Option<Seat> {
    match sight {
        Sight::Only(seat) => Some(seat),
        Sight::All | Sight::Later => None,
    }
}

fn too_late() -> Refusal {
    let text = "dice are corrected before anybody has acted on them";
    Refusal::new("roll-stands", text)
}
