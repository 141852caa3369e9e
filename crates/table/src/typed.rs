//! Dice that fell on a real table and are typed in.

use std::collections::BTreeSet;

use turlaj_core::{Address, Dice, Event, Game, Node, Refusal, Seat, Sight, Throw, Tick};

use crate::door::Told;
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

/// Dice that show what they are told to, and note which ones were asked for.
struct Probe {
    face: u32,
    asked: Vec<(Address, u32)>,
}

impl Dice for Probe {
    fn die(&mut self, at: Address, faces: u32) -> u32 {
        self.asked.push((at, faces));
        self.face.min(faces - 1)
    }
}

/// No fresh dice: only those that fell before an undo.
struct NoFresh {
    asked: bool,
}

impl Dice for NoFresh {
    fn die(&mut self, _: Address, _: u32) -> u32 {
        self.asked = true;
        0
    }
}

impl<G: Game> Table<G> {
    /// The throw that the game waits for, if it waits for one.
    pub fn due_dice(&self) -> Option<DueDice> {
        if self.node() != Node::Chance || self.is_closed() {
            return None;
        }
        let mut probe = Probe { face: 0, asked: Vec::new() };
        self.rules.roll(&self.state, &mut probe);
        let whose = self.whose_roll();
        let mut choices = Vec::new();
        // What is left for a secret throw would tell what others have.
        if let [(_, faces)] = probe.asked[..]
            && whose.is_none()
        {
            for face in 0..faces {
                let roll = self.rules.roll(&self.state, &mut Probe { face, asked: Vec::new() });
                choices.push(roll.to_string());
            }
            let mut seen = BTreeSet::new();
            choices.retain(|roll| seen.insert(roll.clone()));
        }
        Some(DueDice {
            at: self.rules.throw(&self.state),
            whose,
            dice: probe.asked.iter().map(|(at, faces)| (at.die, *faces)).collect(),
            choices,
        })
    }

    /// The one seat that may know how the dice fall that are due now.
    fn whose_roll(&self) -> Option<Seat> {
        match self.rules.sight(&self.state) {
            Sight::Only(seat) => Some(seat),
            Sight::All | Sight::Later => None,
        }
    }

    /// The last fact, if it is a roll that may still be corrected: where it stands, and whose it is.
    pub fn last_typed(&self) -> Option<(Throw, Option<Seat>, G::Roll)> {
        if self.ceremony.is_some() || self.is_closed() || matches!(self.node(), Node::Over(_)) {
            return None;
        }
        let Event::Roll { roll } = self.line().next_back()? else { return None };
        let mut before = self.clone();
        before.strike_out_last();
        Some((before.rules.throw(&before.state), before.whose_roll(), roll.clone()))
    }

    /// Types in the throw that is due.
    pub fn type_roll(
        &mut self,
        at: Throw,
        roll: G::Roll,
        tick: Tick,
        told: Told<'_, G>,
    ) -> Result<(), Refusal> {
        if self.node() != Node::Chance || self.rules.throw(&self.state) != at {
            return Err(Refusal::new("stale-roll", "these dice are not due now"));
        }
        self.push_told(tick, Body::Game(Event::Roll { roll }), told)
    }

    /// Strikes out the last roll and types in another one; nothing has changed if that cannot be.
    pub fn retype(
        &mut self,
        at: Throw,
        roll: G::Roll,
        tick: Tick,
        told: Told<'_, G>,
    ) -> Result<(), Refusal> {
        match self.last_typed() {
            Some((last, _, _)) if last == at => {}
            _ => return Err(too_late()),
        }
        let mut before = self.clone();
        before.strike_out_last();
        before.rules.check_roll(&before.state, &roll)?;
        self.push(tick, Body::Table(Fact::Mistyped))?;
        self.type_roll(at, roll, tick, told)
    }

    /// Lets those dice fall again that fell here before an undo; returns whether all of them had.
    pub fn roll_again(&mut self, tick: Tick, told: Told<'_, G>) -> bool {
        if self.fallen.is_empty() || self.node() != Node::Chance {
            return false;
        }
        let mut fresh = NoFresh { asked: false };
        let roll = self.remembered_roll(&mut fresh);
        !fresh.asked && self.push_told(tick, Body::Game(Event::Roll { roll }), told).is_ok()
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
        self.line.cut(self.line.len() - 1);
        self.state = self.line.fold(&self.rules, &self.log);
        self.covered.undone(&self.rules, self.line.events(&self.log));
        let fallen = &mut self.fallen;
        self.rules.faces(&self.state, &roll, &mut |at, _, _| {
            fallen.remove(&at);
        });
    }
}

fn too_late() -> Refusal {
    let text = "dice are corrected before anybody has acted on them";
    Refusal::new("roll-stands", text)
}
