//! What thinks about packed positions.

use turlaj_clever::{Action, Clever};
use turlaj_core::{Look, Seat};
use turlaj_engine::{ActionValue, Budget, ErrorBar, Explanation, Ranked, Unit, Values, Worth};
use turlaj_learned::clever::{Effort, Goal, SheetPlayer, shares, solo, table};
use turlaj_packed::clever::{Chooser, Packed, PackedNode, choice};

use super::super::levels::OFF_BY;
use super::super::reasons::{Facts, reasons};
use super::super::scene::{ALIKE, CleverScene, are_alike};
use super::{asked, unit};

/// A player of packed positions, and one that answers at once.
pub(super) struct Thinker<const SEATS: usize> {
    goal: Goal,
    pub(super) steps: u32,
    player: SheetPlayer<SEATS>,
    /// Answers at once.
    quick: SheetPlayer<SEATS>,
}

/// Makes a player with this seed.
pub(crate) type MakePlayer<const SEATS: usize> = fn(Goal, Effort, u64) -> SheetPlayer<SEATS>;

impl<const SEATS: usize> Thinker<SEATS> {
    pub(super) fn new(
        make: MakePlayer<SEATS>,
        goal: Goal,
        steps: u32,
        seed: u64,
    ) -> Thinker<SEATS> {
        let player = make(goal, Effort::of(steps), seed);
        Thinker { goal, steps, player, quick: make(goal, Effort::NONE, seed) }
    }

    pub(super) fn score(&mut self, look: &Look<'_, Clever>, scores: &mut Vec<f64>) {
        let (game, seat) = asked(look.rules(), &look.view());
        self.player.judge(&game, seat, &mut || look.is_enough(), scores);
    }

    pub(super) fn choose(&mut self, look: &Look<'_, Clever>, legal: &[Action]) -> usize {
        let (game, seat) = asked(look.rules(), &look.view());
        let chosen = self.player.choose(&game, seat, &mut || look.is_enough());
        let found = legal.iter().position(|action| choice(*action) == chosen);
        found.expect("the packed game has the same legal actions")
    }

    /// What the network expects of every seat. It values positions before a roll: what has to be
    /// decided before that is decided as it promises most at once.
    fn expected(&mut self, game: Packed<SEATS>) -> Vec<f64> {
        self.before_rolls(game, Thinker::at_once)
    }

    /// What is expected of every seat with a look beyond the next roll, as far as there are steps.
    pub(super) fn outlook(&mut self, game: Packed<SEATS>) -> Worth {
        let seats = self.before_rolls(game, Thinker::beyond);
        let variance = self.variance(&game);
        let error = self.error(&game, seats[game.active()], variance);
        Worth { unit: self.unit(&game), seats, error }
    }

    /// The variance of the points to come of a player alone, as the network expects it.
    fn variance(&mut self, game: &Packed<SEATS>) -> f64 {
        if game.seats() > 1 {
            return 0.0; // Shares have their own.
        }
        self.before_rolls(*game, |_, end| vec![solo().outlook(end, 0).variance.into()])[0]
    }

    fn error(&self, game: &Packed<SEATS>, own: f64, variance: f64) -> ErrorBar {
        match self.unit(game) {
            Unit::Victory => OFF_BY.share(game.seats(), own),
            _ if game.seats() == 1 => OFF_BY.points(1, variance),
            // Nobody takes advice from who plays for points among others.
            _ => ErrorBar::Unknown,
        }
    }

    /// The mean of what `value` says of the positions before a roll that come next.
    fn before_rolls(
        &mut self,
        mut game: Packed<SEATS>,
        value: fn(&mut Self, &Packed<SEATS>) -> Vec<f64>,
    ) -> Vec<f64> {
        loop {
            match game.node() {
                PackedNode::First if self.unit(&game) == Unit::Victory => {
                    return vec![1.0 / game.seats() as f64; game.seats()];
                }
                PackedNode::First => {
                    let begun = (0..game.seats() as u8).map(|seat| {
                        let mut begun = game;
                        begun.first(seat);
                        self.before_rolls(begun, value)
                    });
                    return means(&begun.collect::<Vec<_>>());
                }
                PackedNode::Lot(lowest) => {
                    let after = lowest.lots().iter().map(|&lot| {
                        let mut after = game;
                        after.lot(lot.into());
                        self.before_rolls(after, value)
                    });
                    return means(&after.collect::<Vec<_>>());
                }
                PackedNode::Decide(asked) => {
                    let seat = asked.trailing_zeros() as usize;
                    let found = self.quick.best(&game, seat, &mut || false);
                    let first = found.path.first().map(|choice| u32::from(*choice));
                    game.act(seat, first.unwrap_or_else(|| game.legal(seat).nth(0)));
                }
                PackedNode::Dice(_) | PackedNode::Over => return value(self, &game),
            }
        }
    }

    /// What the network says of a position before a roll.
    fn at_once(&mut self, game: &Packed<SEATS>) -> Vec<f64> {
        if self.unit(game) == Unit::Victory {
            return shares(table(), game).into_iter().map(f64::from).collect();
        }
        let net = if game.seats() == 1 { solo() } else { table() };
        (0..game.seats()).map(|seat| net.points(game, seat).into()).collect()
    }

    /// The same after a look beyond the roll of the seat whose turn it is.
    fn beyond(&mut self, game: &Packed<SEATS>) -> Vec<f64> {
        if self.steps == 0 || game.node() == PackedNode::Over {
            return self.at_once(game);
        }
        let seat = game.active();
        let own = self.player.before(game, seat, self.steps as usize);
        self.all_seats(game, seat, self.in_range(game, own))
    }

    fn unit(&self, game: &Packed<SEATS>) -> Unit {
        unit(self.goal, game.seats())
    }

    /// Tried with some rolls only, a share may come out a little beyond its ends.
    fn in_range(&self, game: &Packed<SEATS>, own: f64) -> f64 {
        if self.unit(game) == Unit::Victory { own.clamp(0.0, 1.0) } else { own }
    }

    /// The values of all seats at a position that is worth this much to one: others have the points that
    /// the network expects of them, or share the rest of the victory in proportion to what it expects.
    fn all_seats(&mut self, next: &Packed<SEATS>, seat: usize, own: f64) -> Vec<f64> {
        let is_share = self.unit(next) == Unit::Victory;
        match next.seats() {
            1 => return vec![own],
            2 if is_share && seat == 0 => return vec![own, 1.0 - own],
            2 if is_share => return vec![1.0 - own, own],
            _ => {}
        }
        let mut all = self.expected(*next);
        if is_share {
            let rest = 1.0 - all[seat];
            let even = (1.0 - own) / (next.seats() - 1) as f64;
            let share = |share: f64| if rest > 0.0 { (1.0 - own) * share / rest } else { even };
            all.iter_mut().for_each(|one| *one = share(*one));
        }
        all[seat] = own;
        all
    }

    pub(super) fn evaluate(
        &mut self,
        look: &Look<'_, Clever>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Clever> {
        let view = look.view();
        let (game, seat) = asked(look.rules(), &view);
        let mut scores = Vec::with_capacity(legal.len());
        self.score(look, &mut scores);
        scores.iter_mut().for_each(|score| *score = self.in_range(&game, *score));
        let own = |at: usize| scores[at];
        let variance = self.variance(&game);
        let mut actions = Vec::with_capacity(legal.len());
        let mut distinct: Vec<(usize, Packed<SEATS>)> = Vec::new();
        for (at, &action) in legal.iter().enumerate() {
            let mut next = game;
            next.act(seat, choice(action));
            let seats = self.all_seats(&next, seat, own(at));
            actions.push(ActionValue { seats, error: self.error(&game, own(at), variance) });
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
        Values { seat: Seat(seat as u8), unit: self.unit(&game), actions, ranking }
    }
}

/// The mean of each seat over the same seats of several positions.
fn means(all: &[Vec<f64>]) -> Vec<f64> {
    let mean = |seat: usize| all.iter().map(|seats| seats[seat]).sum::<f64>() / all.len() as f64;
    (0..all[0].len()).map(mean).collect()
}
