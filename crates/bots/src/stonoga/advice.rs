//! Advice: which reasons hold for an action, and which of them decides.

use turlaj_core::{Look, Seat};
use turlaj_stonoga::{Action, COLOURS, Colour, DiceSet, FACES, Face, Stonoga, TAILS, Tile, View};

use super::exact::exact;
use super::expert::{Expert, Kind, Known, kept, rolls};
use super::levels::LEVELS;
use super::spot::{PASS, STEAL, of_kind};
use super::words::{Aim, Deed, Foot, Gone, Roll, Same, Say, Whom, Why, sentence};
use crate::{Advice, Advised, EQUAL, Level, Unit};

/// A chance that is not worth a word.
const SMALL: f64 = 0.05;

/// The best of what a seat can do, as the strongest level sees it; at most so many actions.
pub fn advise(look: &Look<'_, Stonoga>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
    advise_as(LEVELS.last()?, look, legal, most)
}

/// The same with the effort of this level.
pub fn advise_as(
    level: &Level,
    look: &Look<'_, Stonoga>,
    legal: &[Action],
    most: usize,
) -> Option<Advice<Action>> {
    let view = look.view();
    if legal.is_empty() || !look.eye().is(view.seat) {
        return None;
    }
    let mut expert = Expert::new(level);
    let known = expert.known(look, &view);
    let mut worth = Vec::with_capacity(legal.len());
    let is_exact = exact(look, &view, legal, &mut worth);
    if !is_exact {
        worth = legal.iter().map(|&action| known.worth(&view, action)).collect();
    }
    let mut ranked: Vec<(f64, Action)> = worth.into_iter().zip(legal.iter().copied()).collect();
    // Between equal ones the turn ends rather than goes on.
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(is_roll(a.1).cmp(&is_roll(b.1))));
    let mut seen = Vec::new();
    ranked.retain(|(_, action)| {
        let (Action::Roll(dice) | Action::Foot(dice)) = *action else { return true };
        // Dice that show the same are one keep, not two.
        let left = kept(&view, dice);
        let new = !seen.contains(&left);
        seen.push(left);
        new
    });
    let scene = Scene { view: &view, known, legal, ranked: &ranked };
    let alone = look.rules().is_solo();
    let best = ranked.iter().take(most.max(1)).map(|&(value, action)| {
        let why = sentence(&scene.say(value, action));
        // The shorter game is better by very little, which may lie below nothing.
        let value = if alone { value } else { value.clamp(0.0, 1.0) };
        Advised { action, value, why }
    });
    let unit = if alone { Unit::Lost } else { Unit::Victory };
    Some(Advice { unit, exact: is_exact || alone, best: best.collect() })
}

fn is_roll(action: Action) -> bool {
    matches!(action, Action::Roll(_) | Action::Foot(_))
}

struct Scene<'a> {
    view: &'a View,
    known: &'a Known,
    legal: &'a [Action],
    /// All actions with their values, the best first.
    ranked: &'a [(f64, Action)],
}

impl Scene<'_> {
    fn say(&self, value: f64, action: Action) -> Say {
        match action {
            Action::Roll(dice) => Say::Roll(self.roll(dice, None)),
            Action::Foot(dice) => {
                let foot = match (self.is_best(value), self.alone()) {
                    (true, false) => Foot::Worth,
                    (false, false) => Foot::Costs,
                    (true, true) => Foot::Now,
                    (false, true) => Foot::Later,
                };
                Say::Roll(self.roll(dice, Some(foot)))
            }
            _ => Say::Stop {
                early: self.can_roll(),
                deed: self.deed(action),
                why: self.why(value, action),
            },
        }
    }

    fn alone(&self) -> bool {
        matches!(self.known.kind, Kind::Alone(_))
    }

    fn is_best(&self, value: f64) -> bool {
        self.ranked[0].0 - value < self.equal()
    }

    /// Values closer than this are the same: alone, shoes count too little to be named.
    fn equal(&self) -> f64 {
        if self.alone() { 1e-4 } else { EQUAL }
    }

    fn can_roll(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Roll(_)))
    }

    // ---- Rolling ----

    fn roll(&self, dice: DiceSet, foot: Option<Foot>) -> Roll {
        let (view, known) = (self.view, self.known);
        let [plain, spent] = known.chances(kept(view, dice), rolls(view));
        let chances: Vec<f64> = plain.iter().zip(&spent).map(|(a, b)| a + b).collect();
        let same = self.same(dice);
        let colours: Vec<Colour> = same
            .iter()
            .filter_map(|same| match same.face {
                Face::Shoe(colour) => Some(colour),
                Face::Star => None,
            })
            .collect();
        if let Some(aims) = self.avoids(&chances) {
            return Roll { kept: same, foot, aims, gone: None };
        }
        let mut gone = None;
        let mut aims = match colours[..] {
            [colour] => self.in_colour(colour, &chances),
            _ => Vec::new(),
        };
        if aims.is_empty() {
            aims = self.by_size(&chances);
        } else if foot.is_none()
            && let [colour] = colours[..]
        {
            gone = self.gone(colour, &aims);
        }
        if self.alone() {
            aims.truncate(if gone.is_some() { 1 } else { 2 });
            if chances[PASS] >= 0.01 || aims.is_empty() {
                aims.push((chances[PASS], Aim::Loss));
            }
        } else if aims.is_empty() || aims.len() == 1 && gone.is_none() && chances[PASS] >= SMALL {
            aims.push((chances[PASS], Aim::Empty));
        }
        Roll { kept: same, foot, aims, gone }
    }

    /// Where the hope is to take nothing from the middle.
    fn avoids(&self, chances: &[f64]) -> Option<Vec<(f64, Aim)>> {
        let known = self.known;
        let tiles = || (0..STEAL).filter(|&what| known.spot.middle[what] > 0);
        let steals: f64 = chances[STEAL..PASS].iter().sum();
        let nothing = known.end(PASS, false);
        if self.alone()
            || steals > chances[PASS]
            || tiles().any(|what| known.end(what, false) >= nothing)
        {
            return None;
        }
        let taken: f64 = tiles().map(|what| chances[what]).sum();
        let aim = if known.spot.left == 1 { Aim::Avoid } else { Aim::Shun };
        Some(vec![((1.0 - taken).max(0.0), aim)])
    }

    /// The tiles of one colour that are likely, if they are most of what is.
    fn in_colour(&self, colour: Colour, chances: &[f64]) -> Vec<(f64, Aim)> {
        let mut aims = Vec::new();
        let (mut inside, mut all) = (0.0, 0.0);
        for (what, &chance) in chances.iter().enumerate().filter(|(what, _)| *what != PASS) {
            let Some(tile) = self.tile(what) else { continue };
            all += chance;
            if tile.colour() != colour {
                continue;
            }
            inside += chance;
            let aim = if what < STEAL { Aim::Tile(tile) } else { Aim::Steal(tile) };
            match aims.iter_mut().find(|(_, known)| *known == aim) {
                Some((sum, _)) => *sum += chance,
                None => aims.push((chance, aim)),
            }
        }
        if inside < 0.6 * all {
            return Vec::new();
        }
        shown(aims)
    }

    fn by_size(&self, chances: &[f64]) -> Vec<(f64, Aim)> {
        let mut sums = [0.0; 5];
        for (what, chance) in chances.iter().enumerate() {
            if let Some(tile) = self.tile(what) {
                sums[usize::from(tile.shoes())] += chance;
            }
        }
        shown((2..5).map(|shoes| (sums[usize::from(shoes)], Aim::Size(shoes))).collect())
    }

    /// Which larger tiles of this colour are not to be had any more.
    fn gone(&self, colour: Colour, aims: &[(f64, Aim)]) -> Option<Gone> {
        let size = |aim: &Aim| match aim {
            Aim::Tile(tile) | Aim::Steal(tile) => tile.shoes(),
            _ => 4,
        };
        let largest = aims.iter().map(|(_, aim)| size(aim)).max()?;
        let here = |shoes: u8| {
            let kind = colour as usize * 3 + usize::from(shoes) - 2;
            let spot = &self.known.spot;
            spot.middle[kind] + spot.middle[kind + 15] > 0
        };
        if (largest + 1..5).any(here) {
            return None;
        }
        match largest {
            3 => Tile::new(colour, 4).map(Gone::One),
            2 => Some(Gone::All(colour)),
            _ => None,
        }
    }

    /// The dice that stay, by what they show.
    fn same(&self, rolled: DiceSet) -> Vec<Same> {
        let count = |face: Face, all: bool| {
            let dice = (0..4).filter(|&die| all || !rolled.contains(die));
            dice.filter(|&die| self.view.dice[die] == face).count() as u8
        };
        let same = FACES.into_iter().map(|face| Same {
            face,
            kept: count(face, false),
            shown: count(face, true),
        });
        same.filter(|same| same.kept > 0).collect()
    }

    // ---- Stopping ----

    fn deed(&self, action: Action) -> Deed {
        match action {
            Action::Take { tile, golden } => Deed::Take(tile, golden),
            Action::Steal { tile, from } => Deed::Steal(tile, self.whom(from.index())),
            Action::Lose { tile, .. } => Deed::Lose(tile),
            Action::Roll(_) | Action::Foot(_) => Deed::Foot,
            Action::Pass => Deed::Pass,
        }
    }

    /// The leader by what everybody sees, or another seat.
    fn whom(&self, seat: usize) -> Whom {
        let shoes = |at: usize| self.view.seats[at].count.total();
        let rivals = (0..self.view.seats.len()).filter(|&at| at != seat);
        if rivals.into_iter().all(|at| shoes(at) < shoes(seat)) {
            Whom::Leader
        } else {
            Whom::Other(Seat(seat as u8))
        }
    }

    /// The reason that decides about an action that ends the turn.
    fn why(&self, value: f64, action: Action) -> Why {
        let best = self.is_best(value);
        if let Action::Take { .. } = action
            && self.known.spot.left == 1
            && !self.alone()
        {
            return self.last(value);
        }
        let better = self.better(value);
        let (first, rolls) = (self.ranked[0].1, self.can_roll());
        match action {
            Action::Pass if best && rolls && self.known.spot.left == 1 => Why::Refuse,
            Action::Pass if best => {
                if rolls {
                    Why::Nothing
                } else {
                    Why::NoTheft
                }
            }
            Action::Pass | Action::Lose { .. } if rolls && is_roll(first) => Why::Yet(self.fits()),
            Action::Lose { .. } if best => self.losing(value),
            _ if rolls && best => Why::Enough(better),
            _ if rolls && is_roll(first) => Why::Better(better),
            _ if !best => Why::Than(self.deed(first)),
            _ if rolls_foot(self.legal) && self.alone() => Why::LaterFoot(better),
            _ if rolls_foot(self.legal) => Why::EnoughFoot(better),
            _ => self.among_stops(value, action),
        }
    }

    /// Why this end is the best of those that the dice allow.
    fn among_stops(&self, value: f64, action: Action) -> Why {
        let others: Vec<Action> = self
            .legal
            .iter()
            .copied()
            .filter(|&other| other != action && !is_roll(other))
            .collect();
        if others.is_empty() {
            return Why::Only;
        }
        let equal = |other: &(f64, Action)| {
            other.1 != action && !is_roll(other.1) && value - other.0 < self.equal()
        };
        if self.ranked.iter().any(equal) {
            return Why::Same;
        }
        if self.alone() {
            return Why::Easier;
        }
        let larger = others.iter().all(|other| other.shoes() < action.shoes());
        match action {
            Action::Steal { tile, from } => Why::Swing(tile.shoes(), self.whom(from.index())),
            Action::Take { tile, golden } => match self.tail(tile.colour()) {
                Some(done) if !larger => {
                    if done {
                        Why::TailDone
                    } else {
                        Why::Tail
                    }
                }
                _ if golden && self.known.plain.steal && self.known.plain.guard => Why::Guarded,
                _ if golden => Why::Golden,
                _ if larger => Why::Most,
                _ => Why::Placed,
            },
            _ => Why::Placed,
        }
    }

    /// What the last tile brings: it ends the game.
    fn last(&self, value: f64) -> Why {
        let unknown = self.known.spot.hands.iter().any(|hand| hand.tails.count_ones() > 1);
        match value {
            lost if lost < EQUAL => Why::LastLoses,
            won if won > 1.0 - EQUAL => Why::LastWins,
            chance if unknown => Why::LastTails(chance),
            _ => Why::LastShares,
        }
    }

    /// Why this tile is lost, rather than another one.
    fn losing(&self, value: f64) -> Why {
        let second = self.ranked.iter().find(|(other, _)| value - other >= self.equal());
        match second {
            Some((_, Action::Lose { .. })) => Why::Easier,
            _ => Why::Smallest,
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

    /// The best way to roll on.
    fn rolling_on(&self) -> Option<(f64, Action)> {
        self.ranked.iter().copied().find(|(_, action)| is_roll(*action))
    }

    /// The chance that rolling on ends better than this.
    fn better(&self, value: f64) -> f64 {
        self.over_ends(|worth, _| worth > value + 1e-9)
    }

    /// The chance that rolling on brings a tile.
    fn fits(&self) -> f64 {
        self.over_ends(|_, what| what != PASS)
    }

    fn over_ends(&self, counts: impl Fn(f64, usize) -> bool) -> f64 {
        let Some((_, Action::Roll(dice) | Action::Foot(dice))) = self.rolling_on() else {
            return 0.0;
        };
        let chances = self.known.chances(kept(self.view, dice), rolls(self.view));
        let mut sum = 0.0;
        for (spent, chances) in [false, true].into_iter().zip(chances) {
            for (what, chance) in
                chances.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0)
            {
                sum += if counts(self.known.end(what, spent), what) { chance } else { 0.0 };
            }
        }
        sum.min(1.0)
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
}

fn rolls_foot(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Foot(_)))
}

/// The two likeliest, the larger one first.
fn shown(mut aims: Vec<(f64, Aim)>) -> Vec<(f64, Aim)> {
    let size = |aim: &Aim| match aim {
        Aim::Tile(tile) | Aim::Steal(tile) => tile.shoes(),
        Aim::Size(shoes) => *shoes,
        Aim::Empty | Aim::Avoid | Aim::Shun | Aim::Loss => 0,
    };
    aims.retain(|(chance, _)| *chance > 0.0);
    aims.sort_by(|a, b| b.0.total_cmp(&a.0));
    // The likeliest is named however small its chance.
    let many = aims.iter().skip(1).take_while(|(chance, _)| *chance >= SMALL).count();
    aims.truncate((1 + many).min(2));
    aims.sort_by_key(|(_, aim)| std::cmp::Reverse(size(aim)));
    aims
}
