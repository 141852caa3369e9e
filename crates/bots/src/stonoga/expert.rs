//! A chooser that knows its turn exactly and what lies behind it as well as its effort allows.

use turlaj_core::{Game, Look};
use turlaj_solve::stonoga::{Turn, keep};
use turlaj_stonoga::{Action, DiceSet, Stonoga, View};

use super::exact::exact;
use super::reach::reach_from;
use super::search::{Ahead, Solved};
use super::shares::Sheet;
use super::solo::Alone;
use super::spot::{MOVES, Plain, Spot, as_move};
use crate::{Judge, Level};

/// What noise of a level means in lost tiles, where it is given in shares of the victory.
const LOST_A_SHARE: f64 = 4.0;

/// Solves its turn exactly; what its ends are worth is known exactly, or looked for.
#[derive(Clone, Debug)]
pub struct Expert {
    effort: u32,
    known: Option<Known>,
}

/// A solved turn: it holds until a piece moves.
#[derive(Clone, Debug)]
pub(super) struct Known {
    rules: Stonoga,
    lost: usize,
    pub(super) spot: Spot,
    pub(super) plain: Plain,
    pub(super) kind: Kind,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Alone(Box<Alone>),
    Table(Box<Solved>),
}

impl Expert {
    /// One that makes the effort of this level.
    pub fn new(level: &Level) -> Expert {
        Expert { effort: level.effort, known: None }
    }

    /// The turn that a view is in, solved.
    pub(super) fn known(&mut self, look: &Look<'_, Stonoga>, view: &View) -> &Known {
        let rules = look.rules();
        let (spot, lost) = (Spot::of(view), view.lost.len());
        let holds =
            |known: &Known| (known.rules, known.lost) == (*rules, lost) && known.spot == spot;
        let known = self.known.take().filter(holds).unwrap_or_else(|| {
            let plain = Plain::of(rules, rules.players().into());
            let kind = if rules.is_solo() {
                Kind::Alone(Box::new(Alone::new(&spot, lost)))
            } else {
                Kind::Table(Box::new(self.solve(plain, &spot, &|| look.is_enough())))
            };
            Known { rules: *rules, lost, spot, plain, kind }
        });
        self.known.insert(known)
    }

    /// As deep as the effort allows; the deepest that was finished where there is no more time.
    fn solve(&self, plain: Plain, spot: &Spot, enough: &dyn Fn() -> bool) -> Solved {
        let ahead = Ahead { plain, sheet: Sheet::of(&plain) };
        // A bare foot doubles the ways in which a turn can end.
        let feet = 1 + u32::from(spot.hands.iter().any(|hand| hand.foot));
        let many = feet * spot.moves(&plain).count() as u32;
        let at_once = ahead.solve(spot, 0, &|| false);
        let mut best = at_once.expect("nobody says that it is enough");
        let deepest = (1..10).take_while(|&turns| many.saturating_pow(turns) <= self.effort).last();
        let deepest = deepest.unwrap_or(0);
        // One turn less costs little, and is there if the time is up before the last one.
        for turns in deepest.saturating_sub(1).max(1)..=deepest {
            match ahead.solve(spot, turns, enough) {
                Some(deeper) => best = deeper,
                None => break,
            }
        }
        best
    }
}

impl Known {
    /// The chance of each end of the turn once these dice are kept and the others rolled, as the
    /// first of so many rolls, without and with the bare foot spent.
    pub(super) fn chances(&self, kept: usize, rolls: usize) -> [[f64; MOVES]; 2] {
        match &self.kind {
            Kind::Alone(alone) => {
                let spent = alone.spent.as_ref().map(|(_, stops)| stops);
                reach_from(&alone.turn, &alone.stops, spent, kept, rolls)
            }
            Kind::Table(solved) => {
                let spent = solved.spent.as_ref().map(|(_, stops)| stops);
                reach_from(&solved.turn, &solved.stops, spent, kept, rolls)
            }
        }
    }

    /// What an end of the turn is worth, without and with the bare foot spent.
    pub(super) fn end(&self, what: usize, spent: bool) -> f64 {
        let mover = self.spot.turn;
        match &self.kind {
            Kind::Alone(alone) => match &alone.spent {
                Some((worth, _)) if spent => worth[what],
                _ => alone.worth[what],
            },
            Kind::Table(solved) => match &solved.spent {
                Some((after, _)) if spent => after[what][mover],
                _ => solved.after[what][mover],
            },
        }
    }

    fn turn(&self) -> &Turn {
        match &self.kind {
            Kind::Alone(alone) => &alone.turn,
            Kind::Table(solved) => &solved.turn,
        }
    }

    /// What an action is worth.
    pub(super) fn worth(&self, view: &View, action: Action) -> f64 {
        let rolls = rolls(view);
        match (action, &self.kind) {
            (Action::Roll(dice) | Action::Foot(dice), _) => {
                self.turn().keep(kept(view, dice), rolls)
            }
            (Action::Lose { tile, golden }, Kind::Alone(alone)) => {
                alone.lose[tile.index() + if golden { 15 } else { 0 }]
            }
            (_, Kind::Alone(alone)) => as_move(action).map_or(0.0, |what| alone.worth[what]),
            (_, Kind::Table(solved)) => {
                as_move(action).map_or(0.0, |what| solved.after[what][self.spot.turn])
            }
        }
    }
}

/// The rolls that are still possible; after the third one only a bare foot gives one.
pub(super) fn rolls(view: &View) -> usize {
    let foot = view.seats[view.seat.index()].bare_foot;
    usize::from(3u8.saturating_sub(view.rolls)) + usize::from(foot)
}

/// The number of what is kept when these dice are rolled.
pub(super) fn kept(view: &View, dice: DiceSet) -> usize {
    keep((0..4).filter(|&die| !dice.contains(die)).map(|die| view.dice[die]))
}

impl Judge<Stonoga> for Expert {
    fn judge(&mut self, look: &Look<'_, Stonoga>, legal: &[Action], worth: &mut Vec<f64>) {
        let view = look.view();
        if self.effort > 0 && exact(look, &view, legal, worth) {
            return;
        }
        let known = self.known(look, &view);
        worth.extend(legal.iter().map(|&action| known.worth(&view, action)));
    }

    fn scale(&self, rules: &Stonoga) -> f64 {
        if rules.is_solo() { LOST_A_SHARE } else { 1.0 }
    }
}
