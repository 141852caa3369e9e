//! From the facts of a table to its ledger.

use std::sync::atomic::Ordering;

use turlaj_core::{Event, Eye, Game, Node, Seat, Silent};
use turlaj_table::{Body, Entry, Table};

use crate::amount::Amounts;
use crate::judge::{Judge, Valued};
use crate::ledger::{Ledger, Step, StepKind};

/// The analysis was cancelled before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Analyses a game as far as it was played. `progress` is called with the number of facts that are
/// done. The same table and judge give the same ledger.
pub fn analyse<G: Game>(
    table: &Table<G>,
    judge: &mut Judge<'_, G>,
    mut progress: impl FnMut(usize),
) -> Result<Ledger<G>, Stopped> {
    let rules = judge.rules();
    let mut state = rules.start();
    let mut here = judge.value(&state);
    let unit = here.unit;
    let start = here.amounts.clone();
    let mut exact = here.exact;
    let mut steps = Vec::with_capacity(table.standing());
    for entry in table.standing_entries() {
        let Body::Game(event) = &entry.body else { continue };
        let mut next_state = state.clone();
        rules.apply(&mut next_state, event, &mut Silent);
        let next = judge.value(&next_state);
        let absent = table.is_absent_act(entry);
        let walk = Walk { state: &state, here: &here, next: &next };
        let (kind, rest) = walk.step(judge, event, steps.len() as u64, absent);
        if judge.stop().load(Ordering::Relaxed) {
            return Err(Stopped);
        }
        let Entry { seq, tick, .. } = *entry;
        exact &= next.exact;
        steps.push(Step { seq, tick, kind, rest, after: next.amounts.clone() });
        progress(steps.len());
        (state, here) = (next_state, next);
    }
    let end = match rules.node(&state) {
        Node::Over(standings) => Some(standings),
        _ => None,
    };
    Ok(Ledger { unit, exact, start, steps, end })
}

/// A position, its value and the value of the next one.
struct Walk<'a, G: Game> {
    state: &'a G::State,
    here: &'a Valued<G>,
    next: &'a Valued<G>,
}

impl<G: Game> Walk<'_, G> {
    /// What an event did, and what is left over.
    fn step(
        &self,
        judge: &mut Judge<'_, G>,
        event: &Event<G>,
        number: u64,
        absent: bool,
    ) -> (StepKind<G>, Amounts) {
        let nothing = Amounts::zero(self.here.amounts.all().len());
        let change = &self.next.amounts - &self.here.amounts;
        let node = judge.rules().node(self.state);
        match event {
            Event::Roll { roll } => {
                let thrown = judge.throw(self.state, self.here, number);
                let kind = StepKind::Throw {
                    roll: roll.clone(),
                    seat: judge.rules().due(self.state).throw.whose(),
                    luck: &self.next.amounts - &thrown.mean,
                    mean: thrown.found,
                    errors: thrown.errors,
                };
                (kind, &thrown.mean - &self.here.amounts)
            }
            Event::Act { seat, action } if matches!(node, Node::Decide(_)) => {
                self.choice(judge, *seat, action, &change, absent)
            }
            Event::Act { seat, .. } => {
                (StepKind::Race { seat: Some(*seat), effect: change }, nothing)
            }
            Event::Time => (StepKind::Race { seat: None, effect: change }, nothing),
        }
    }

    fn choice(
        &self,
        judge: &mut Judge<'_, G>,
        seat: Seat,
        action: &G::Action,
        change: &Amounts,
        absent: bool,
    ) -> (StepKind<G>, Amounts) {
        let rules = judge.rules();
        let sees_all = rules.view(self.state, Eye::Seat(seat)) == rules.view(self.state, Eye::All);
        let own;
        let seen = match &self.here.choice {
            Some(all) if sees_all => all,
            _ => {
                own = judge.own_choices(self.state, seat);
                &own
            }
        };
        let effect = seen.effect(action);
        let left = change - &effect;
        let nothing = Amounts::zero(effect.all().len());
        let (hidden, rest) = if sees_all { (nothing, left) } else { (left, nothing) };
        let kind = StepKind::Choice {
            seat,
            action: action.clone(),
            best: seen.legal[seen.best].clone(),
            choices: seen.values.ranking.len() as u32,
            effect,
            hidden,
            absent,
        };
        (kind, rest)
    }
}
