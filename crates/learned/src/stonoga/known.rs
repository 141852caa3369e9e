//! A turn that is solved exactly; what lies behind its ends is known as well as a search allows.

use turlaj_core::Game;
use turlaj_exact::stonoga::{
    Counts, MOVES, Plain, SEATS, SeatShares, SoloTurn, Spot, Turn, as_move, keep, reach_from,
    standings,
};
use turlaj_stonoga::{Action, DiceSet, Phase, Stonoga, View};

use super::search::{SolvedTurn, TurnsAhead};
use super::shares::ShareWeights;

/// A solved turn: it holds until a piece moves.
#[derive(Clone, Debug)]
pub struct Known {
    rules: Stonoga,
    lost: usize,
    steps: u32,
    /// The beginning of the turn.
    pub spot: Spot,
    /// The rules, as far as they matter here.
    pub plain: Plain,
    kind: KnownTurn,
}

#[derive(Clone, Debug)]
enum KnownTurn {
    /// As it is played, and what that loses.
    Alone(Box<SoloTurn>, Box<SoloTurn>),
    Table(Box<SolvedTurn>),
}

impl Known {
    /// Solves the turn that a view is in, looking through about `steps` turns after it; when `cancelled`
    /// says so, as many of them as were finished.
    pub fn solve(rules: &Stonoga, view: &View, steps: u32, cancelled: &dyn Fn() -> bool) -> Known {
        let (spot, lost) = (Spot::of(view), view.lost.len());
        let plain = Plain::of(rules, rules.players().into());
        let kind = if rules.is_solo() {
            let [played, lost] = [Counts::Shoes, Counts::Lost]
                .map(|counts| Box::new(SoloTurn::new(&spot, lost, counts)));
            KnownTurn::Alone(played, lost)
        } else {
            KnownTurn::Table(Box::new(deepen(plain, &spot, steps, cancelled)))
        };
        Known { rules: *rules, lost, steps, spot, plain, kind }
    }

    /// Whether this is the solution of the turn that the view is in.
    pub fn is_of(&self, rules: &Stonoga, view: &View, steps: u32) -> bool {
        (self.rules, self.lost, self.steps) == (*rules, view.lost.len(), steps)
            && self.spot == Spot::of(view)
    }

    /// Whether one player plays alone: values are lost tiles, below zero.
    pub fn is_alone(&self) -> bool {
        matches!(self.kind, KnownTurn::Alone(..))
    }

    /// The chance of each end of the turn once these dice are kept and the others rolled, as the
    /// first of this many rolls, without and with the bare foot spent.
    pub fn chances(&self, kept: usize, rolls: usize) -> [[f64; MOVES]; 2] {
        match &self.kind {
            KnownTurn::Alone(alone, _) => {
                let spent = alone.spent.as_ref().map(|(_, stops)| stops);
                reach_from(&alone.turn, &alone.stops, spent, kept, rolls)
            }
            KnownTurn::Table(solved) => {
                let spent = solved.spent.as_ref().map(|(_, stops)| stops);
                reach_from(&solved.turn, &solved.stops, spent, kept, rolls)
            }
        }
    }

    /// The value of an end of the turn, without and with the bare foot spent.
    pub fn end(&self, what: usize, spent: bool) -> f64 {
        let mover = self.spot.turn;
        match &self.kind {
            KnownTurn::Alone(alone, _) => match &alone.spent {
                Some((worth, _)) if spent => worth[what],
                _ => alone.worth[what],
            },
            KnownTurn::Table(solved) => match &solved.spent {
                Some((after, _)) if spent => after[what][mover],
                _ => solved.after[what][mover],
            },
        }
    }

    fn turn(&self) -> &Turn {
        match &self.kind {
            KnownTurn::Alone(alone, _) => &alone.turn,
            KnownTurn::Table(solved) => &solved.turn,
        }
    }

    /// What the seat whose turn it is plays by: the value of an action to it, alone with a little for shoes.
    pub fn worth(&self, view: &View, action: Action) -> f64 {
        match (action, &self.kind) {
            (_, KnownTurn::Alone(alone, _)) => worth_alone(alone, view, action),
            (Action::Roll(dice) | Action::Foot(dice), KnownTurn::Table(solved)) => {
                solved.turn.keep(kept(view, dice), rolls(view))
            }
            (_, KnownTurn::Table(solved)) => {
                as_move(action).map_or(0.0, |what| solved.after[what][self.spot.turn])
            }
        }
    }

    /// The value of an action to every seat.
    pub fn all_worth(&self, view: &View, action: Action) -> Vec<f64> {
        let solved = match &self.kind {
            KnownTurn::Alone(_, lost) => return vec![worth_alone(lost, view, action)],
            KnownTurn::Table(solved) => solved,
        };
        let shares = match action {
            Action::Roll(dice) | Action::Foot(dice) => {
                solved.mean(&self.chances(kept(view, dice), rolls(view)))
            }
            _ => as_move(action).map_or([0.0; SEATS], |what| solved.after[what]),
        };
        self.seats(shares)
    }

    /// The value of the position that a view shows to every seat, at any moment of the turn.
    pub fn value(&self, view: &View) -> Vec<f64> {
        if self.spot.left == 0 && !self.is_alone() {
            return self.seats(standings(&self.plain, &self.spot.hands));
        }
        let fresh = view.rolls == 0;
        match &self.kind {
            KnownTurn::Alone(_, lost) if fresh => vec![lost.turn.value()],
            KnownTurn::Table(solved) if fresh => self.seats(solved.shares()),
            _ if view.phase == Phase::Rolling => {
                let rolled = DiceSet::of(view.rolling.iter().copied());
                self.rolled(kept(view, rolled), rolls(view).max(1))
            }
            _ => {
                let at = keep(view.dice.into_iter());
                let rolls = rolls(view);
                let keeps = (0..15u8).filter(|_| rolls > 0).map(|set| {
                    let kept = (0..4).filter(|die| set >> die & 1 == 1).map(|die| view.dice[die]);
                    keep(kept)
                });
                let best = keeps.max_by(|a, b| {
                    let value = |kept: &usize| self.turn().keep(*kept, rolls);
                    value(a).total_cmp(&value(b))
                });
                let (stop, ended) = self.stopped(at);
                match best.filter(|kept| self.turn().keep(*kept, rolls) > stop) {
                    Some(kept) => self.rolled(kept, rolls),
                    None => ended,
                }
            }
        }
    }

    /// These dice are kept and the others are rolled.
    fn rolled(&self, kept: usize, rolls: usize) -> Vec<f64> {
        match &self.kind {
            KnownTurn::Alone(_, lost) => vec![lost.turn.keep(kept, rolls)],
            KnownTurn::Table(solved) => self.seats(solved.mean(&self.chances(kept, rolls))),
        }
    }

    /// The turn ends with these dice, as is best for the seat whose turn it is.
    fn stopped(&self, dice: usize) -> (f64, Vec<f64>) {
        let at = dice - FIRST_FULL;
        match &self.kind {
            KnownTurn::Alone(played, lost) => (played.stops.worth[at], vec![lost.stops.worth[at]]),
            KnownTurn::Table(solved) => {
                let after = solved.after[usize::from(solved.stops.what[at])];
                (solved.stops.worth[at], self.seats(after))
            }
        }
    }

    fn seats(&self, shares: SeatShares) -> Vec<f64> {
        shares[..self.plain.players].to_vec()
    }
}

/// What an action is worth alone.
fn worth_alone(alone: &SoloTurn, view: &View, action: Action) -> f64 {
    match action {
        Action::Roll(dice) | Action::Foot(dice) => alone.turn.keep(kept(view, dice), rolls(view)),
        Action::Lose { tile, golden } => alone.lose[tile.index() + if golden { 15 } else { 0 }],
        _ => as_move(action).map_or(0.0, |what| alone.worth[what]),
    }
}

/// Multisets of four dice are numbered after those of fewer.
const FIRST_FULL: usize = 84;

/// As deep as the steps allow; the deepest that was finished where it is cancelled.
fn deepen(plain: Plain, spot: &Spot, steps: u32, cancelled: &dyn Fn() -> bool) -> SolvedTurn {
    let ahead = TurnsAhead { plain, sheet: ShareWeights::of(&plain) };
    // A bare foot doubles the ways in which a turn can end.
    let feet = 1 + u32::from(spot.hands.iter().any(|hand| hand.foot));
    let many = feet * spot.moves(&plain).count() as u32;
    let at_once = ahead.solve(spot, 0, &|| false);
    let mut best = at_once.expect("it is not cancelled");
    let deepest = (1..10).take_while(|&turns| many.saturating_pow(turns) <= steps).last();
    let deepest = deepest.unwrap_or(0);
    // One turn less costs little, and is there if it is cancelled before the last one.
    for turns in deepest.saturating_sub(1).max(1)..=deepest {
        match ahead.solve(spot, turns, cancelled) {
            Some(deeper) => best = deeper,
            None => break,
        }
    }
    best
}

/// The rolls that are still possible; after the third one only a bare foot gives one.
pub fn rolls(view: &View) -> usize {
    let foot = view.seats[view.seat.index()].bare_foot;
    usize::from(3u8.saturating_sub(view.rolls)) + usize::from(foot)
}

/// The number of what is kept when these dice are rolled.
pub fn kept(view: &View, dice: DiceSet) -> usize {
    keep((0..4).filter(|&die| !dice.contains(die)).map(|die| view.dice[die]))
}
