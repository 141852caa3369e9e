//! The engine of Clever.

mod thinker;

use turlaj_clever::{Action, Clever, Step, StepView, View};
use turlaj_core::{Game, Look, Node, Standings};
use turlaj_engine::{Budget, Engine, ErrorBar, Unit, Values, Worth};
use turlaj_learned::clever::{Goal, SheetPlayer};
use turlaj_packed::clever::Packed;

pub(super) use thinker::MakePlayer;
use thinker::Thinker;

/// Learned values of positions before a roll, and a search for the best of those that can be reached;
/// with steps, a look beyond the next roll. It counts what it plays for: points, or with others shares of
/// the victory. Steps are rolls that are tried.
pub(crate) struct SheetEngine {
    goal: Goal,
    seed: u64,
    /// Made when it is known how many play.
    alone: Option<Thinker<1>>,
    among: Option<Thinker<4>>,
}

impl SheetEngine {
    /// An engine that plays for this; the same seed tries the same rolls.
    pub(crate) fn new(goal: Goal, seed: u64) -> SheetEngine {
        SheetEngine { goal, seed, alone: None, among: None }
    }

    fn alone(&mut self, steps: u32) -> &mut Thinker<1> {
        let (goal, seed) = (self.goal, self.seed);
        let kept = self.alone.take().filter(|thinker| thinker.steps == steps);
        self.alone
            .insert(kept.unwrap_or_else(|| Thinker::new(SheetPlayer::alone, goal, steps, seed)))
    }

    fn among(&mut self, steps: u32) -> &mut Thinker<4> {
        let (goal, seed) = (self.goal, self.seed);
        let kept = self.among.take().filter(|thinker| thinker.steps == steps);
        self.among
            .insert(kept.unwrap_or_else(|| Thinker::new(SheetPlayer::among, goal, steps, seed)))
    }
}

impl Engine<Clever> for SheetEngine {
    fn evaluate(
        &mut self,
        look: &Look<'_, Clever>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Clever> {
        match look.rules().is_solo() {
            true => self.alone(budget.steps).evaluate(look, legal, budget),
            false => self.among(budget.steps).evaluate(look, legal, budget),
        }
    }

    fn outlook(&mut self, look: &Look<'_, Clever>, budget: Budget) -> Worth {
        let (rules, view) = (look.rules(), look.view());
        let unit = unit(self.goal, rules.players().into());
        if let Node::Over(end) = look.node() {
            return at_end(&end, unit);
        }
        match rules.is_solo() {
            true => self.alone(budget.steps).outlook(Packed::seen(rules, &view)),
            false => self.among(budget.steps).outlook(Packed::seen(rules, &view)),
        }
    }

    fn score(
        &mut self,
        look: &Look<'_, Clever>,
        _: &[Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        match look.rules().is_solo() {
            true => self.alone(budget.steps).score(look, scores),
            false => self.among(budget.steps).score(look, scores),
        }
    }

    fn choose(&mut self, look: &Look<'_, Clever>, legal: &[Action], budget: Budget) -> usize {
        match look.rules().is_solo() {
            true => self.alone(budget.steps).choose(look, legal),
            false => self.among(budget.steps).choose(look, legal),
        }
    }

    fn noise_unit(&self, rules: &Clever) -> f64 {
        match unit(self.goal, rules.players().into()) {
            Unit::Victory => point_value(rules.players().into()),
            Unit::Points | Unit::Losses(_) => 1.0,
        }
    }
}

/// What values count for who plays for this.
fn unit(goal: Goal, players: usize) -> Unit {
    if players == 1 || goal == Goal::Points { Unit::Points } else { Unit::Victory }
}

fn at_end(end: &Standings, unit: Unit) -> Worth {
    if unit == Unit::Victory {
        return Worth::at_end(end);
    }
    let mut seats = vec![0.0; end.places().len()];
    end.places().iter().for_each(|place| seats[place.seat.index()] = f64::from(place.points));
    Worth { unit, seats, error: ErrorBar::Exact }
}

/// The value of a point with this many players: alone the unit is the point, with others it is the
/// victory. Measured by the example `clever_point` of `turlaj-learned`.
pub(super) fn point_value(players: usize) -> f64 {
    [1.0, 0.0116, 0.010, 0.0088][players - 1]
}

/// The position at which a seat is asked, and the seat. Nothing is known of what others do unseen,
/// so none of them has begun.
pub(super) fn asked<const SEATS: usize>(rules: &Clever, view: &View) -> (Packed<SEATS>, usize) {
    let asks = |step: StepView| !matches!(step, StepView::Choosing | StepView::Known(Step::Ready));
    let seat = view.seats.iter().position(|seat| asks(seat.step));
    let seat = seat.expect("a bot is asked only when it can choose");
    let mut game = Packed::seen(rules, view);
    game.seal(seat);
    (game, seat)
}

#[cfg(test)]
mod tests;
