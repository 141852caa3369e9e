//! Why an action is better or worse than the next best one. A turn ends in one of a few ways, so the difference of two
//! actions is a sum over these ends: the difference of their chances times what the end is worth above the other action.

use turlaj_stonoga::{Action, COLOURS, Colour, Face, TAILS, Tile};

use turlaj_engine::EQUAL;
use turlaj_exact::stonoga::{MOVES, PASS, STEAL, as_move, of_kind};
use turlaj_learned::stonoga::{kept, rolls};

use super::scene::{StonogaScene, is_roll};
use super::words::{StonogaWhy, TurnAim};

/// Chances of all ends of a turn, without and with the bare foot spent.
type EndChances = [[f64; MOVES]; 2];

/// An end or several, compared between two actions.
#[derive(Clone, Copy)]
struct Part {
    aim: TurnAim,
    chance: f64,
    other: f64,
    weight: f64,
}

impl StonogaScene<'_> {
    /// What speaks for and against an action, compared with the best other one.
    pub(super) fn reasons(&self, at: usize) -> Vec<(f64, StonogaWhy)> {
        let (value, action) = self.ranked[at];
        let next = self.ranked.get(usize::from(at == 0)).copied();
        let ahead = next.map_or(EQUAL, |(other, _)| value - other);
        if let Action::Take { .. } = action
            && self.known.spot.left == 1
            && !self.alone()
            && let Some(why) = self.last(value)
        {
            // Between equal ones it is still what decides.
            return if ahead < -EQUAL { Vec::new() } else { vec![(ahead.max(EQUAL), why)] };
        }
        let Some((_, next)) = next else { return vec![(EQUAL, StonogaWhy::Only)] };
        match (is_roll(action), is_roll(next)) {
            (true, _) => self.rolling(action, next),
            (false, true) => self.stopping(ahead, action, next),
            (false, false) => self.among_stops(ahead, action, next),
        }
    }

    // ---- Rolling ----

    fn rolling(&self, action: Action, next: Action) -> Vec<(f64, StonogaWhy)> {
        let (here, there) = (self.ends(action), self.ends(next));
        let avoids = self.avoids(&here);
        // As both have all their chances somewhere, any level gives the same sum. Beside another roll it is about what
        // tiles come, beside an end of the turn about what is better than that.
        let level = if is_roll(next) && avoids.is_none() {
            self.known.end(PASS, false)
        } else {
            self.known.worth(self.view, next)
        };
        let part = |aim: TurnAim, counts: &dyn Fn(usize) -> bool| {
            let mut part = Part { aim, chance: 0.0, other: 0.0, weight: 0.0 };
            for spent in 0..2 {
                for what in (0..MOVES).filter(|&what| counts(what)) {
                    let (chance, other) = (here[spent][what], there[spent][what]);
                    part.chance += chance;
                    part.other += other;
                    if chance != other {
                        part.weight += (chance - other) * (self.known.end(what, false) - level);
                    }
                }
            }
            part
        };
        let mut parts = Vec::new();
        if let Some(aim) = avoids {
            let taken = |what: usize| what < STEAL && self.known.spot.middle[what] > 0;
            parts.push(part(aim, &|what| !taken(what)));
        } else {
            for shoes in 2..5 {
                let aim = |what| self.tile(what).filter(|tile| tile.shoes() == shoes);
                let of = self.colour(action).and_then(|colour| Tile::new(colour, shoes));
                let in_colour = |what: usize| of.is_some() && aim(what) == of;
                let size = part(TurnAim::Size(shoes), &|what| aim(what).is_some());
                let steal = part(size.aim, &|what| what >= STEAL && in_colour(what));
                let tile = part(size.aim, &|what| what < STEAL && in_colour(what));
                // A colour is named where it is most of what is meant.
                match of {
                    Some(of) if steal.chance + tile.chance >= 0.6 * size.chance => {
                        parts.push(Part { aim: TurnAim::Steal(of), ..steal });
                        parts.push(Part { aim: TurnAim::Tile(of), ..tile });
                    }
                    _ => parts.push(size),
                }
            }
            let empty = if self.alone() { TurnAim::Loss } else { TurnAim::Empty };
            parts.push(part(empty, &|what| what == PASS));
        }
        let mut reasons: Vec<(f64, StonogaWhy)> = parts.into_iter().filter_map(said).collect();
        let foot = (0..MOVES).filter(|&what| here[1][what] != there[1][what]).map(|what| {
            let less = self.known.end(what, true) - self.known.end(what, false);
            (here[1][what] - there[1][what]) * less
        });
        let foot: f64 = foot.sum();
        if matches!(action, Action::Foot(_)) && foot < 0.0 {
            reasons.push((foot, StonogaWhy::Foot { alone: self.alone() }));
        }
        reasons
    }

    /// The chances of all ends of the turn after an action.
    fn ends(&self, action: Action) -> EndChances {
        match action {
            Action::Roll(dice) | Action::Foot(dice) => {
                self.known.chances(kept(self.view, dice), rolls(self.view))
            }
            _ => {
                let mut ends = [[0.0; MOVES]; 2];
                ends[0][as_move(action).unwrap_or(PASS)] = 1.0;
                ends
            }
        }
    }

    /// The one colour of the dice that stay.
    fn colour(&self, action: Action) -> Option<Colour> {
        let (Action::Roll(dice) | Action::Foot(dice)) = action else { return None };
        let same = self.same(dice);
        let mut colours = same.iter().filter_map(|same| match same.face {
            Face::Shoe(colour) => Some(colour),
            Face::Star => None,
        });
        colours.next().filter(|_| colours.next().is_none())
    }

    /// Where the hope is to take nothing from the middle.
    fn avoids(&self, ends: &EndChances) -> Option<TurnAim> {
        let known = self.known;
        let mut tiles = (0..STEAL).filter(|&what| known.spot.middle[what] > 0);
        let chance = |what: usize| ends[0][what] + ends[1][what];
        let steals: f64 = (STEAL..PASS).map(chance).sum();
        let nothing = known.end(PASS, false);
        if self.alone()
            || steals > chance(PASS)
            || tiles.any(|what| known.end(what, false) >= nothing)
        {
            return None;
        }
        Some(if known.spot.left == 1 { TurnAim::Avoid } else { TurnAim::Shun })
    }

    /// The tile that a move brings.
    fn tile(&self, what: usize) -> Option<Tile> {
        let kind = match what {
            PASS => return None,
            STEAL.. => self.known.spot.stealable(&self.known.plain, what - STEAL)?,
            _ => what % 15,
        };
        let (colour, shoes) = of_kind(kind);
        Tile::new(COLOURS[colour], shoes)
    }

    // ---- Stopping ----

    /// An end of the turn against rolling on.
    fn stopping(&self, ahead: f64, action: Action, next: Action) -> Vec<(f64, StonogaWhy)> {
        let best = ahead > -self.equal();
        if best && matches!(action, Action::Pass | Action::Lose { .. }) {
            let refuse = self.known.spot.left == 1 && !self.alone();
            let why = if refuse { StonogaWhy::Refuse } else { StonogaWhy::Nothing };
            return vec![(ahead.max(EQUAL), why)];
        }
        let (ends, foot) = (self.ends(next), matches!(next, Action::Foot(_)));
        let value = self.known.worth(self.view, action);
        let (mut chance, mut won, mut lost, mut shoe) = (0.0, 0.0, 0.0, 0.0);
        for (spent, ends) in [false, true].into_iter().zip(ends) {
            for (what, share) in ends.into_iter().enumerate().filter(|(_, share)| *share > 0.0) {
                let plain = self.known.end(what, false);
                let end = self.known.end(what, spent);
                shoe += share * (plain - end);
                if end > value + 1e-9 {
                    chance += share;
                    won += share * (end - value);
                }
                lost += share * (value - plain).max(0.0);
            }
        }
        let chance = f64::min(chance, 1.0);
        let mut reasons = Vec::new();
        if foot {
            reasons.push((shoe.max(0.0), StonogaWhy::Foot { alone: self.alone() }));
        }
        match (best, chance < 0.5) {
            (true, true) => {
                reasons.push((lost.max(ahead).max(EQUAL), StonogaWhy::Enough { chance, foot }));
            }
            (true, false) => {
                reasons.push((lost, StonogaWhy::Risk));
                reasons.push((-won, StonogaWhy::Better { chance, foot }));
            }
            (false, _) => {
                reasons.push((lost, StonogaWhy::Safe));
                let why = if chance < 0.4 {
                    StonogaWhy::Average
                } else {
                    StonogaWhy::Better { chance, foot }
                };
                reasons.push((-won, why));
            }
        }
        reasons
    }

    /// An end of the turn against another one.
    fn among_stops(&self, ahead: f64, action: Action, next: Action) -> Vec<(f64, StonogaWhy)> {
        let (best, same) = (ahead >= self.equal(), ahead.abs() < self.equal());
        let mut reasons = match action {
            Action::Pass if best => vec![(ahead, StonogaWhy::NoTheft)],
            Action::Lose { .. } if best => vec![(ahead, StonogaWhy::Easier)],
            Action::Lose { .. } if same => vec![(EQUAL, StonogaWhy::Smallest)],
            Action::Take { .. } | Action::Steal { .. } if !self.alone() => {
                self.told_apart(action, next)
            }
            Action::Take { .. } if best => vec![(ahead, StonogaWhy::Easier)],
            _ => Vec::new(),
        };
        if best && reasons.iter().all(|(weight, _)| *weight <= 0.0) {
            reasons.push((1.0, StonogaWhy::Placed));
        }
        if same {
            reasons.push((-1.0, StonogaWhy::Same));
        } else if !best {
            // It outweighs what speaks for this one.
            let pros: f64 = reasons.iter().map(|(weight, _)| weight.max(0.0)).sum();
            reasons.push((-pros - 1.0, StonogaWhy::Than(self.done(next))));
        }
        reasons
    }

    /// What tells two tiles apart, in shoes.
    fn told_apart(&self, action: Action, next: Action) -> Vec<(f64, StonogaWhy)> {
        let tile = |action: Action| match action {
            Action::Take { tile, .. } | Action::Steal { tile, .. } => Some(tile),
            _ => None,
        };
        let more = f64::from(action.shoes()) - f64::from(next.shoes());
        let most =
            self.legal.iter().all(|other| *other == action || other.shoes() < action.shoes());
        let mut reasons = Vec::new();
        match tile(next) {
            _ if most => reasons.push((more, StonogaWhy::Most)),
            Some(tile) => reasons.push((more, StonogaWhy::Shoes(tile))),
            None => {}
        }
        let done = |action: Action| match action {
            Action::Take { tile, .. } | Action::Steal { tile, .. } => self.tail(tile.colour()),
            _ => None,
        };
        match (done(action), done(next)) {
            (Some(true), Some(false) | None) => reasons.push((2.0, StonogaWhy::TailDone)),
            (Some(false), None) => reasons.push((0.75, StonogaWhy::Tail)),
            _ => {}
        }
        let is_golden = |action: Action| matches!(action, Action::Take { golden: true, .. });
        if is_golden(action) && !is_golden(next) {
            let guard = self.known.plain.steal && self.known.plain.guard;
            reasons.push((1.0, if guard { StonogaWhy::Guarded } else { StonogaWhy::Golden }));
        }
        if let Action::Steal { tile, from } = action
            && !matches!(next, Action::Steal { from: other, .. } if other == from)
        {
            let whom = self.whom(from.index());
            reasons.push((tile.shoes().into(), StonogaWhy::Swing(tile.shoes(), whom)));
        }
        reasons
    }

    /// What the last tile brings: it ends the game.
    fn last(&self, value: f64) -> Option<StonogaWhy> {
        let unknown = self.known.spot.hands.iter().any(|hand| hand.tails.count_ones() > 1);
        match value {
            lost if lost < EQUAL => None,
            won if won > 1.0 - EQUAL => Some(StonogaWhy::LastWins),
            chance if unknown => Some(StonogaWhy::LastTails(chance)),
            _ => Some(StonogaWhy::LastShares),
        }
    }

    /// Whether a colour is on the own tail and still missing, and whether it is the last one.
    fn tail(&self, colour: Colour) -> Option<bool> {
        let hand = &self.known.spot.hands[self.known.spot.turn];
        let own = TAILS.iter().enumerate().find(|(at, _)| hand.tails == 1 << at)?.1.colours();
        let has = |colour: Colour| hand.colours[colour as usize] > 0;
        (own.contains(&colour) && !has(colour))
            .then(|| own.into_iter().all(|other| other == colour || has(other)))
    }
}

/// What is said of a part. A larger chance of a tile sounds good and one of nothing bad: where values say the opposite,
/// the part is left out.
fn said(part: Part) -> Option<(f64, StonogaWhy)> {
    let Part { aim, chance, other, weight } = part;
    let agrees = match aim {
        TurnAim::Empty | TurnAim::Loss => chance > other && weight < 0.0,
        // Less hope of one tile than elsewhere is no drawback that a number alone could tell.
        TurnAim::Tile(_) | TurnAim::Steal(_) | TurnAim::Size(_) => weight > 0.0 && chance > other,
        _ => chance > 0.0 && chance != other && (weight > 0.0) == (chance > other),
    };
    agrees.then_some((weight, StonogaWhy::Aim(chance, aim)))
}
