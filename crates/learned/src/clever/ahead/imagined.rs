//! What can be made of an imagined roll.

use super::super::aim::Aim;
use super::super::memory::Memory;
use super::super::passive::Passive;
use super::super::search::{Found, Path, Search};
use super::effort::Effort;
use super::rolls::TriedRoll;
use turlaj_packed::clever::{Packed, PackedNode};

/// Looks at imagined positions.
#[derive(Clone, Debug)]
pub(super) struct Imagined<const SEATS: usize> {
    effort: Effort,
    search: Search<SEATS>,
    pub(super) passive: Passive<SEATS>,
    pub(super) memory: Memory,
    /// The best ends of the last choice.
    ends: Vec<(f32, Packed<SEATS>)>,
    /// How many searches were made, or as much other work.
    pub(super) tried: usize,
}

/// An exact passive roll takes as long as so many searches.
const PASSIVE: usize = 3;

impl<const SEATS: usize> Imagined<SEATS> {
    pub(super) fn new(effort: Effort) -> Imagined<SEATS> {
        Imagined {
            effort,
            search: Search::new(effort.width),
            passive: Passive::new(),
            memory: Memory::new(),
            ends: Vec::new(),
            tried: 0,
        }
    }

    /// What a position is worth after the first of these rolls, and the others one after the other as
    /// far as they are the seat's own.
    pub(super) fn after<A: Aim<SEATS>>(
        &mut self,
        aim: &mut A,
        game: &Packed<SEATS>,
        seat: usize,
        rolls: impl Iterator<Item = TriedRoll>,
    ) -> f32 {
        let mut rolls = rolls.peekable();
        let mut now = *game;
        let mut worth = 0.0;
        while let Some(roll) = rolls.next() {
            let again = if rolls.peek().is_none() { self.effort.again } else { 0 };
            let found = self.choose(aim, &roll.after(&now), seat, again);
            if again > 0 {
                return self.look_again(aim, found.value);
            }
            (worth, now) = (found.value, found.game);
            if !is_own_roll(&now, seat) {
                break;
            }
            // Nothing comes after the last passive roll: it is known as well as it can be.
            if self.effort.again > 0
                && is_last_round(&now)
                && let Some(worth) = self.exactly(aim, &now)
            {
                return worth;
            }
        }
        worth
    }

    /// The best of the ends, once those before a passive roll are known exactly.
    fn look_again<A: Aim<SEATS>>(&mut self, aim: &mut A, promise: f32) -> f32 {
        let mut best = f32::NEG_INFINITY;
        for at in 0..self.ends.len() {
            let (worth, end) = self.ends[at];
            let known = self.exactly(aim, &end);
            best = best.max(known.unwrap_or(worth));
        }
        if self.ends.is_empty() { promise } else { best }
    }

    /// Whether one imagined roll is enough: what comes after it is the last passive one.
    pub(super) fn sees_the_end(&self, game: &Packed<SEATS>) -> bool {
        let passive_next = game.is_solo() && game.rolls() == 3 && !game.options.solo_extra;
        passive_next && is_last_round(game) && self.effort.again > 0
    }

    /// What an end is worth before a passive roll, if that is what comes next.
    pub(super) fn exactly<A: Aim<SEATS>>(
        &mut self,
        aim: &mut A,
        end: &Packed<SEATS>,
    ) -> Option<f32> {
        if !self.passive.knows(end) {
            return None;
        }
        let (worth, is_new) = self.passive.worth(aim, &mut self.memory, end);
        self.tried += if is_new { PASSIVE } else { 0 };
        Some(worth)
    }

    /// The best end, which may be the position itself; so many of the best are kept.
    pub(super) fn choose<A: Aim<SEATS>>(
        &mut self,
        aim: &mut A,
        game: &Packed<SEATS>,
        seat: usize,
        keep: usize,
    ) -> Found<SEATS> {
        self.tried += 1;
        // What is left to others is part of what an aim may look at.
        aim.begin(game, seat);
        let mut now = *game;
        now.leave_out_others(seat);
        let Imagined { search, ends, memory, .. } = self;
        ends.clear();
        if !matches!(now.node(), PackedNode::Decide(_)) {
            let value = aim.worth(0, &now);
            if keep > 0 {
                ends.push((value, now));
            }
            return Found { value, path: Path::new(), game: now };
        }
        search.best(&now, seat, &mut |first, end| {
            let value = memory.worth(end, || aim.worth(first, end));
            if keep > 0 {
                insert(ends, keep, value, end);
            }
            value
        })
    }
}

/// Keeps an end if it is one of the best and new.
fn insert<const SEATS: usize>(
    ends: &mut Vec<(f32, Packed<SEATS>)>,
    most: usize,
    value: f32,
    end: &Packed<SEATS>,
) {
    let at = ends.partition_point(|one| one.0 >= value);
    if at < most && !ends.iter().any(|one| one.1 == *end) {
        ends.truncate(most - 1);
        ends.insert(at, (value, *end));
    }
}

/// Whether no round comes after this one.
fn is_last_round<const SEATS: usize>(game: &Packed<SEATS>) -> bool {
    game.round + 1 == game.options.rounds
}

/// Whether the next thing is a roll of this seat.
pub(super) fn is_own_roll<const SEATS: usize>(game: &Packed<SEATS>, seat: usize) -> bool {
    let own = game.is_solo() || game.is_rolling() && game.active() == seat;
    own && matches!(game.node(), PackedNode::Dice(_))
}
