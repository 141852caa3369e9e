//! Looks beyond the next roll: the best ends are tried with many rolls, and each is worth what can be
//! made of these on average.

mod candidate;
mod effort;
mod imagined;
mod rolls;

use super::aim::Aim;
use super::search::{Found, Path, Search};
use candidate::Candidate;
pub use effort::Effort;
use imagined::{Imagined, is_own_roll};
use rolls::TriedRoll;
use turlaj_packed::clever::{Packed, PackedNode};

/// Looks ahead for a seat.
#[derive(Clone, Debug)]
pub struct Ahead<const SEATS: usize, A> {
    aim: A,
    pub(super) effort: Effort,
    search: Search<SEATS>,
    imagined: Imagined<SEATS>,
    /// The rolls that all ends are tried with, and those that follow on each of them.
    rolls: Vec<Vec<TriedRoll>>,
    /// Those in use come first, the best promise before the others.
    candidates: Vec<Candidate<SEATS>>,
    used: usize,
}

/// Rolls that are tried for an end before the ends are compared for the first time.
const STAGE: usize = 12;
/// So many uses of extra dice are followed in the real position.
const WIDTH: usize = 6;
/// All rolls are tried where there are no more than these.
const FEW: usize = 216;

impl<const SEATS: usize, A: Aim<SEATS>> Ahead<SEATS, A> {
    /// Plays for this aim.
    pub fn new(aim: A, effort: Effort) -> Self {
        Ahead {
            aim,
            effort,
            search: Search::new(WIDTH),
            imagined: Imagined::new(effort),
            rolls: vec![Vec::new(); effort.depth],
            candidates: Vec::new(),
            used: 0,
        }
    }

    /// What each first choice of the seat is worth, in the order of [`Packed::legal`], by the best play
    /// after it as far as it is seen. The rolls that are tried come from `seed`; `enough` is asked
    /// again and again, and ends the search early with what there is.
    pub(crate) fn judge(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
        worth: &mut Vec<f32>,
    ) {
        self.gather(game, seat);
        for first in game.legal(seat).iter() {
            let best = self.from(game, seat, first, &mut |_, _| {});
            if !self.candidates[..self.used].iter().any(|one| u32::from(one.first) == first) {
                let end = (first as u8, best.value);
                keep(&mut self.candidates, &mut self.used, usize::MAX, end, &best.game);
            }
        }
        self.race(seat, seed, enough);
        worth.clear();
        let (leader, count) = (self.leader(), self.common());
        for first in game.legal(seat).iter() {
            // One end can be reached by several first choices.
            let mut behind = f32::INFINITY;
            self.from(game, seat, first, &mut |candidates, end| {
                let same = candidates.iter().filter(|one| one.is(first as u8, end));
                let lead = |one| candidates[leader].ahead_of(one).0;
                behind = same.map(lead).fold(behind, f32::min);
            });
            worth.push(self.candidates[leader].mean(count) - behind.max(0.0));
        }
    }

    /// The best choices up to the next roll; `seed` and `enough` as in `judge`.
    pub fn best(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
    ) -> Found<SEATS> {
        let found = self.gather(game, seat);
        if self.used < 2 {
            return found;
        }
        self.race(seat, seed, enough);
        let leader = &self.candidates[self.leader()];
        let (value, first, end) = (leader.mean(self.common()), leader.first, leader.game);
        Found { value, ..self.way(game, seat, first, &end) }
    }

    /// What a position before a roll is worth, by trying so many rolls, or all where they are few.
    pub fn before(&mut self, game: &Packed<SEATS>, seat: usize, seed: u64, rolls: usize) -> f32 {
        self.aim.begin(game, seat);
        self.imagined.passive.begin();
        self.used = 0;
        let promise = self.aim.worth(0, game);
        keep(&mut self.candidates, &mut self.used, 1, (0, promise), game);
        self.draw(seed, rolls);
        self.try_out(0, seat, rolls);
        self.candidates[0].mean(self.common())
    }

    /// What the best end of a position promises at once.
    pub fn promise(&mut self, game: &Packed<SEATS>, seat: usize) -> f32 {
        self.imagined.choose(&mut self.aim, game, seat, 0).value
    }

    /// How much work the last decision was: so many rolls were tried.
    pub fn tried(&self) -> usize {
        self.imagined.tried
    }

    /// Finds the ends that promise most, and returns the best of them.
    fn gather(&mut self, game: &Packed<SEATS>, seat: usize) -> Found<SEATS> {
        let Ahead { aim, effort, search, candidates, used, imagined, .. } = self;
        aim.begin(game, seat);
        imagined.passive.begin();
        imagined.tried = 0;
        *used = 0;
        search.best(game, seat, &mut |first, end| {
            let promise = aim.worth(first, end);
            keep(candidates, used, effort.ends, (first, promise), end);
            promise
        })
    }

    /// Tells all ends after a first choice, and returns the best of them.
    fn from(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        first: u32,
        tell: &mut impl FnMut(&[Candidate<SEATS>], &Packed<SEATS>),
    ) -> Found<SEATS> {
        let Ahead { aim, search, candidates, used, .. } = self;
        aim.begin(game, seat);
        let mut next = *game;
        next.leave_out_others(seat);
        next.act(seat, first);
        next.leave_out_others(seat);
        let mut look = |end: &Packed<SEATS>| {
            tell(&candidates[..*used], end);
            aim.worth(first as u8, end)
        };
        if matches!(next.node(), PackedNode::Decide(_)) {
            return search.best(&next, seat, &mut |_, end| look(end));
        }
        Found { value: look(&next), path: Path::new(), game: next }
    }

    /// The choices that lead to an end that was seen before.
    fn way(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        by: u8,
        to: &Packed<SEATS>,
    ) -> Found<SEATS> {
        let Ahead { aim, search, .. } = self;
        aim.begin(game, seat);
        search.best(game, seat, &mut |first, end| {
            let there = candidate::is_same((first, end), (by, to));
            if there { f32::INFINITY } else { aim.worth(first, end) }
        })
    }

    fn draw(&mut self, seed: u64, count: usize) {
        for (at, rolls) in self.rolls.iter_mut().enumerate() {
            rolls::spread(seed ^ (at as u64) << 56, count, rolls);
        }
    }

    /// Tries the ends with rolls, fewer and fewer of them with more and more.
    fn race(&mut self, seat: usize, seed: u64, enough: &mut dyn FnMut() -> bool) {
        let Effort { rolls, tries, .. } = self.effort;
        if self.used < 2 {
            return;
        }
        self.draw(seed, rolls);
        let mut until = 0;
        while until < rolls && self.imagined.tried < tries {
            until = (until + STAGE.max(until / 2)).min(rolls);
            for at in 0..self.used {
                let candidate = &self.candidates[at];
                if candidate.alive && candidate.exact.is_none() {
                    if enough() {
                        return;
                    }
                    self.try_out(at, seat, until);
                }
            }
            if self.drop_out() == 0 {
                return;
            }
        }
    }

    /// Tries an end with the common rolls up to this one.
    fn try_out(&mut self, at: usize, seat: usize, until: usize) {
        let Ahead { aim, effort, imagined, rolls, candidates, .. } = self;
        let candidate = &mut candidates[at];
        let game = candidate.game;
        let dice = match game.node() {
            PackedNode::Dice(dice) if is_own_roll(&game, seat) => dice,
            _ => {
                candidate.exact = Some(candidate.promise);
                return;
            }
        };
        if effort.again > 0 {
            candidate.exact = imagined.exactly(aim, &game);
            if candidate.exact.is_some() {
                return;
            }
        }
        let count = rolls::count(dice);
        let near = effort.depth == 1 || imagined.sees_the_end(&game);
        let few = near && count <= FEW && game.is_rolling();
        if few && candidate.known.is_empty() {
            candidate.known.resize(count, f32::NAN);
        }
        if few && count <= until {
            for at in 0..count {
                if candidate.known[at].is_nan() {
                    let roll = std::iter::once(rolls::nth(dice, at));
                    candidate.known[at] = imagined.after(aim, &game, seat, roll);
                }
            }
            candidate.exact = Some(candidate.known.iter().sum::<f32>() / count as f32);
            return;
        }
        for at in candidate.values.len()..until {
            let roll = rolls[0][at];
            let known = if few { candidate.known[roll.index(dice)] } else { f32::NAN };
            let value = if known.is_nan() {
                imagined.after(aim, &game, seat, rolls.iter().map(|rolls| rolls[at]))
            } else {
                known
            };
            if few {
                candidate.known[roll.index(dice)] = value;
            }
            candidate.values.push(value);
        }
    }

    /// Gives up ends that are clearly behind; how many are left that more rolls could tell apart.
    fn drop_out(&mut self) -> usize {
        let leader = self.leader();
        let mut left = 0;
        for at in (0..self.used).filter(|at| *at != leader) {
            if self.candidates[at].alive {
                let (lead, error) = self.candidates[leader].ahead_of(&self.candidates[at]);
                self.candidates[at].alive = lead < self.effort.doubt * error;
                left += usize::from(self.candidates[at].alive);
            }
        }
        left
    }

    /// How many rolls all ends have seen that are not given up.
    fn common(&self) -> usize {
        let seen = |one: &Candidate<SEATS>| match one.exact {
            None if one.alive => Some(one.values.len()),
            _ => None,
        };
        self.candidates[..self.used].iter().filter_map(seen).min().unwrap_or(0)
    }

    /// The best of those that are not given up; the first one of equals.
    fn leader(&self) -> usize {
        let count = self.common();
        let mut best = None;
        for (at, candidate) in self.candidates[..self.used].iter().enumerate() {
            if !candidate.alive {
                continue;
            }
            let mean = candidate.mean(count);
            if best.is_none_or(|(_, most)| mean > most) {
                best = Some((at, mean));
            }
        }
        best.map_or(0, |(at, _)| at)
    }
}

/// Keeps an end among so many best, if it is new and one of them.
fn keep<const SEATS: usize>(
    candidates: &mut Vec<Candidate<SEATS>>,
    used: &mut usize,
    most: usize,
    (first, promise): (u8, f32),
    end: &Packed<SEATS>,
) {
    let kept = &candidates[..*used];
    let at = kept.partition_point(|one| one.promise >= promise);
    if at >= most || kept.iter().any(|one| one.is(first, end)) {
        return;
    }
    if *used < most {
        if *used == candidates.len() {
            candidates.push(Candidate::new(end));
        }
        *used += 1;
    }
    candidates[at..*used].rotate_right(1);
    candidates[at].renew(first, promise, end);
}

#[cfg(test)]
mod tests;
