//! The engine of Clever.

use turlaj_clever::{Action, Clever, Step, StepView, View};
use turlaj_core::{Game, Look, Node, Seat};
use turlaj_engine::{
    ActionValue, Budget, Engine, ErrorBar, Explanation, Ranked, Unit, Values, Worth,
};
use turlaj_learned::clever::{Effort, Goal, SheetPlayer, shares, solo, table};
use turlaj_packed::clever::{Chooser, Packed, PackedNode, choice};

use super::reasons::{Facts, reasons};
use super::scene::{ALIKE, CleverScene, are_alike};

/// Learned values of positions before a roll, and a search for the best of those that can be reached;
/// with steps, a look beyond the next roll. Alone it counts points, with others shares of the victory.
/// Steps are rolls that are tried.
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
        if let Node::Over(end) = look.node() {
            return Worth::at_end(&end);
        }
        if rules.is_solo() {
            let seats = self.alone(budget.steps).expected(Packed::seen(rules, &view));
            return Worth { unit: Unit::Points, seats, error: ErrorBar::Unknown };
        }
        let seats = self.among(budget.steps).expected(Packed::seen(rules, &view));
        Worth { unit: Unit::Victory, seats, error: ErrorBar::Unknown }
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
        point_value(rules.players().into())
    }
}

/// The value of a point with this many players: alone the unit is the point, with others it is the
/// victory. Measured by the example `clever_point` of `turlaj-learned`.
pub(super) fn point_value(players: usize) -> f64 {
    [1.0, 0.0116, 0.010, 0.0088][players - 1]
}

/// What thinks about packed positions.
struct Thinker<const SEATS: usize> {
    steps: u32,
    player: SheetPlayer<SEATS>,
    /// Answers at once.
    quick: SheetPlayer<SEATS>,
}

/// Makes a player with this seed.
pub(super) type MakePlayer<const SEATS: usize> = fn(Goal, Effort, u64) -> SheetPlayer<SEATS>;

impl<const SEATS: usize> Thinker<SEATS> {
    fn new(make: MakePlayer<SEATS>, goal: Goal, steps: u32, seed: u64) -> Thinker<SEATS> {
        let player = make(goal, Effort::of(steps), seed);
        Thinker { steps, player, quick: make(goal, Effort::NONE, seed) }
    }

    fn score(&mut self, look: &Look<'_, Clever>, scores: &mut Vec<f64>) {
        let (game, seat) = asked(look.rules(), &look.view());
        self.player.judge(&game, seat, &mut || look.is_enough(), scores);
    }

    fn choose(&mut self, look: &Look<'_, Clever>, legal: &[Action]) -> usize {
        let (game, seat) = asked(look.rules(), &look.view());
        let chosen = self.player.choose(&game, seat, &mut || look.is_enough());
        let found = legal.iter().position(|action| choice(*action) == chosen);
        found.expect("the packed game has the same legal actions")
    }

    /// What the network expects of every seat. It values positions before a roll: what has to be
    /// decided before that is decided as it promises most at once.
    fn expected(&mut self, mut game: Packed<SEATS>) -> Vec<f64> {
        loop {
            match game.node() {
                PackedNode::First => return vec![1.0 / game.seats() as f64; game.seats()],
                PackedNode::Lot(lowest) => {
                    let lots = lowest.lots();
                    let after = lots.iter().map(|&lot| {
                        let mut after = game;
                        after.lot(lot.into());
                        self.expected(after)[0]
                    });
                    return vec![after.sum::<f64>() / lots.len() as f64];
                }
                PackedNode::Decide(asked) => {
                    let seat = asked.trailing_zeros() as usize;
                    let found = self.quick.best(&game, seat, &mut || false);
                    let first = found.path.first().map(|choice| u32::from(*choice));
                    game.act(seat, first.unwrap_or_else(|| game.legal(seat).nth(0)));
                }
                PackedNode::Dice(_) | PackedNode::Over if game.seats() == 1 => {
                    return vec![solo().points(&game, 0).into()];
                }
                PackedNode::Dice(_) | PackedNode::Over => {
                    return shares(table(), &game).into_iter().map(f64::from).collect();
                }
            }
        }
    }

    /// The values of all seats after an action that is worth this much to one: the others share the
    /// rest in proportion to what the network expects of them.
    fn all_seats(&mut self, next: &Packed<SEATS>, seat: usize, own: f64) -> Vec<f64> {
        match next.seats() {
            1 => return vec![own],
            2 => return if seat == 0 { vec![own, 1.0 - own] } else { vec![1.0 - own, own] },
            _ => {}
        }
        let shares = self.expected(*next);
        let rest: f64 = 1.0 - shares[seat];
        let share = |(at, share): (usize, f64)| match at == seat {
            true => own,
            false if rest > 0.0 => (1.0 - own) * share / rest,
            false => (1.0 - own) / (next.seats() - 1) as f64,
        };
        shares.into_iter().enumerate().map(share).collect()
    }

    fn evaluate(
        &mut self,
        look: &Look<'_, Clever>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Clever> {
        let view = look.view();
        let (game, seat) = asked(look.rules(), &view);
        let mut scores = Vec::with_capacity(legal.len());
        self.score(look, &mut scores);
        // Tried with some rolls only, a share may come out a little beyond its ends.
        let alone = game.seats() == 1;
        let own = |at: usize| if alone { scores[at] } else { scores[at].clamp(0.0, 1.0) };
        let mut actions = Vec::with_capacity(legal.len());
        let mut distinct: Vec<(usize, Packed<SEATS>)> = Vec::new();
        for (at, &action) in legal.iter().enumerate() {
            let mut next = game;
            next.act(seat, choice(action));
            let seats = self.all_seats(&next, seat, own(at));
            actions.push(ActionValue { seats, error: ErrorBar::Unknown });
            let same = |(known, other): &(usize, Packed<SEATS>)| {
                let close = (own(*known) - own(at)).abs() < ALIKE;
                *other == next || (close && are_alike(other, &next, seat))
            };
            if !distinct.iter().any(same) {
                distinct.push((at, next));
            }
        }
        distinct.sort_by(|a, b| own(b.0).total_cmp(&own(a.0)));
        let mut ranking: Vec<Ranked<Action>> =
            distinct.iter().map(|(at, _)| Ranked::plain(*at)).collect();
        if budget.explain > 0 {
            let Thinker { player, quick, .. } = self;
            let mut scene = CleverScene { look, view: &view, game, seat, player, quick };
            // The second is needed to say why the first is better.
            let facts: Vec<(Facts, f64)> = ranking
                .iter()
                .take(budget.explain.max(2))
                .map(|one| (scene.facts(legal[one.at]), own(one.at)))
                .collect();
            for (rank, (fact, value)) in facts.iter().enumerate().take(budget.explain) {
                let next = facts.get(usize::from(rank == 0));
                let next = next.map(|(next, other)| (next, value - other));
                let why = Explanation::new(&fact.what, fact.then.clone(), reasons(fact, next));
                ranking[rank].why = Some(why);
            }
        }
        let unit = if alone { Unit::Points } else { Unit::Victory };
        Values { seat: Seat(seat as u8), unit, actions, ranking }
    }
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
