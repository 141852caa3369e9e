//! The ledger of a race: per round how hard the roll was, what was planned and how it was built.

mod table;
#[cfg(test)]
mod tests;

use turlaj_core::{Event, Eye, Game, Seat, Silent, Tick};
use turlaj_ziomek::{Action, Phase, Requirement, View, Ziomek, is_correct};

use super::planning::Build;
use crate::{ReviewTable, ReviewedFact};

/// Longer times without an act are pauses.
pub(super) const LONG_PAUSE: Tick = 15_000;

/// One table per round that was started.
pub(super) fn rounds(rules: &Ziomek, facts: &[ReviewedFact<'_, Ziomek>]) -> Vec<ReviewTable> {
    let mut state = rules.start();
    let mut before = rules.view(&state, Eye::All);
    let (mut tables, mut race) = (Vec::new(), None::<RaceReview>);
    for fact in facts {
        rules.apply(&mut state, fact.event, &mut Silent);
        let after = rules.view(&state, Eye::All);
        if let (Some(race), Event::Act { seat, action }) = (&mut race, fact.event) {
            race.act(fact, *seat, *action, &before, &after);
        }
        match (before.phase, after.phase) {
            (Phase::Building, Phase::Building) => {}
            (Phase::Building, _) => tables.extend(race.take().map(|race| race.table(&after))),
            (_, Phase::Building) => race = RaceReview::new(&after, fact.tick),
            _ => {}
        }
        before = after;
    }
    tables.extend(race.map(|race| race.table(&before)));
    tables
}

/// What is counted of one round.
struct RaceReview {
    asked: Requirement,
    dice: [u8; 4],
    start: Tick,
    seats: Vec<SeatRace>,
}

/// What is counted of one seat in one round.
struct SeatRace {
    builds: Vec<Build>,
    last: Tick,
    /// How many pauses there were, and how long they lasted together.
    pauses: (u64, Tick),
    falls: u64,
    /// The time from START to the shout, and whether that was right.
    shout: Option<(Tick, bool)>,
}

impl RaceReview {
    /// A round in which START was just called; none without dice, which there are then.
    fn new(view: &View, start: Tick) -> Option<RaceReview> {
        let seat =
            || SeatRace { builds: Vec::new(), last: start, pauses: (0, 0), falls: 0, shout: None };
        let seats = view.seats.iter().map(|_| seat()).collect();
        Some(RaceReview { asked: view.requirement()?, dice: view.dice?, start, seats })
    }

    fn act(
        &mut self,
        fact: &ReviewedFact<'_, Ziomek>,
        seat: Seat,
        action: Action,
        before: &View,
        after: &View,
    ) {
        let own = &mut self.seats[seat.index()];
        let pause = fact.tick - own.last;
        if pause > LONG_PAUSE {
            own.pauses = (own.pauses.0 + 1, own.pauses.1 + pause);
        }
        own.last = fact.tick;
        let stack = &after.seats[seat.index()].stack;
        let height = before.seats[seat.index()].stack.len();
        let laid = matches!(action, Action::Drop(_));
        match action {
            Action::Shout => {
                let correct = is_correct(&self.asked, stack);
                own.shout = Some((fact.tick - self.start, correct));
            }
            Action::Turn(_) | Action::Flip => {
                // People lay a piece and turn it then: it counts as laid as it lies in the end.
                match own.builds.last_mut().filter(|last| last.laid) {
                    Some(last) => {
                        last.acts += 1;
                        last.stack.clone_from(stack);
                    }
                    None => own.build(fact.seq, laid, stack.clone()),
                }
            }
            Action::Drop(_) => {
                let fell = stack.len() <= height;
                own.falls += u64::from(fell);
                own.build(fact.seq, !fell, stack.clone());
            }
            Action::Down(_) => own.build(fact.seq, laid, stack.clone()),
            Action::Use(_) | Action::Agree | Action::Withdraw | Action::Ready => {}
        }
    }
}

impl SeatRace {
    fn build(&mut self, seq: u64, laid: bool, stack: Vec<turlaj_ziomek::Laid>) {
        self.builds.push(Build { seq, acts: 1, laid, stack });
    }
}
