//! A judge that looks to the end of its own turn.

use rand::{RngExt, SeedableRng};
use turlaj_clever::{Action, Clever};
use turlaj_core::Look;
use turlaj_solve::clever::{Ask, END, Faces, Node, Packed, REROLL};

use super::search::{Asked, MOST, best_chain};
use super::worth::{is_chain, rest, worth};
use crate::{Chance, Judge};

/// Tells how many points each action comes to at the end of the game, as far as it sees: what the
/// sheet is worth at the end of the turn, points and promises, over the rolls that are still to come.
/// The next roll is tried with many samples, the one after it with fewer; every action is tried with
/// the same dice.
#[derive(Clone, Debug)]
pub struct Ahead {
    chance: Chance,
    samples: [usize; 2],
}

/// One sample of the roll after the next for so many of the next one.
const THINNER: u32 = 6;

impl Ahead {
    /// A judge that tries so many samples of the next roll; it judges the same for the same seed.
    pub fn new(effort: u32, seed: u64) -> Ahead {
        Ahead { chance: Chance::seed_from_u64(seed), samples: samples(effort) }
    }
}

/// How many samples of the next roll, and of the one after it.
pub(super) fn samples(effort: u32) -> [usize; 2] {
    [effort as usize, (effort / THINNER) as usize]
}

impl Judge<Clever> for Ahead {
    fn judge(&mut self, look: &Look<'_, Clever>, _: &[Action], out: &mut Vec<f64>) {
        let asked = Asked::new(look.rules(), &look.view());
        let turn = Turn::new(&asked, look.rules(), self.chance.random(), self.samples);
        let coming = rest(&asked.game, asked.seat, turn.rounds);
        out.extend(asked.answers().map(|(_, next)| f64::from(coming + turn.value(&next, 0))));
    }
}

/// The rest of a turn.
pub(super) struct Turn {
    seat: usize,
    turn: (u8, u8),
    /// How many rounds are played.
    rounds: u8,
    /// The same for every choice that is compared.
    dice: Chance,
    samples: [usize; 2],
}

/// How many ends of a chain are looked at with dice.
const ENDS: usize = 3;
/// How many ways to finish a chain after imagined dice are compared.
const MOST_IMAGINED: u32 = 100;

impl Turn {
    /// The rest of the turn in which a seat is asked.
    pub(super) fn new(asked: &Asked, rules: &Clever, seed: u64, samples: [usize; 2]) -> Turn {
        let (seat, turn, rounds) = (asked.seat, asked.game.turn(), rules.rounds());
        Turn { seat, turn, rounds, dice: Chance::seed_from_u64(seed), samples }
    }

    /// What a position is worth as it is.
    fn worth(&self, game: &Packed) -> f32 {
        worth(game, self.seat, self.rounds)
    }

    /// What a position is worth, so many rolls ahead of the choice.
    pub(super) fn value(&self, game: &Packed, rolls: usize) -> f32 {
        let ends = self.ends(game, rolls);
        ends.iter().flatten().map(|end| self.after_chain(end, rolls)).fold(f32::MIN, f32::max)
    }

    /// The best end of the chain that a seat is in the middle of, and what it is worth.
    pub(super) fn best_end(&self, game: &Packed) -> (f32, Packed) {
        let ends = self.ends(game, 0).into_iter().flatten();
        let valued = ends.map(|end| (self.after_chain(&end, 0), end));
        valued.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((f32::MIN, *game))
    }

    /// The ends of a chain that are worth the most as they are: a few now, one after imagined dice.
    fn ends(&self, game: &Packed, rolls: usize) -> [Option<Packed>; ENDS] {
        if !is_chain(game.legal(self.seat).ask) {
            return [Some(*game), None, None];
        }
        let (keep, most) = if rolls == 0 { (ENDS, MOST) } else { (1, MOST_IMAGINED) };
        let mut ends = [(f32::NEG_INFINITY, *game); ENDS];
        best_chain(game, self.seat, most, &mut |end| {
            let value = self.worth(end);
            if value > ends[keep - 1].0 {
                ends[keep - 1] = (value, *end);
                ends[..keep].sort_by(|a, b| b.0.total_cmp(&a.0));
            }
            value
        });
        ends.map(|(value, end)| (value > f32::NEG_INFINITY).then_some(end))
    }

    fn after_chain(&self, game: &Packed, rolls: usize) -> f32 {
        let own = game.active() == self.seat && game.turn() == self.turn;
        match game.node() {
            Node::Dice(_) if own && game.is_rolling() && self.sees(rolls) => {
                self.over_rolls(game, rolls)
            }
            Node::Decide(_) if game.legal(self.seat).ask == Ask::Extra => self.extras(game),
            _ => self.worth(game),
        }
    }

    fn sees(&self, rolls: usize) -> bool {
        self.samples.get(rolls).is_some_and(|samples| *samples > 0)
    }

    fn over_rolls(&self, game: &Packed, rolls: usize) -> f32 {
        let mut dice = self.dice.clone();
        let samples = self.samples[rolls];
        let mut sum = 0.0;
        for _ in 0..samples {
            let mut next = *game;
            next.roll(Faces::random(dice.random()));
            sum += self.best_pick(&next, rolls + 1);
        }
        sum / samples as f32
    }

    /// What a roll is worth, without a further reroll: imagined within imagined ones, these would
    /// never end.
    pub(super) fn best_pick(&self, game: &Packed, rolls: usize) -> f32 {
        let legal = game.legal(self.seat);
        if legal.ask != Ask::Pick {
            return self.after_chain(game, rolls);
        }
        let picks = legal.iter().filter(|&choice| choice != REROLL || legal.len() == 1);
        picks.map(|choice| self.value(&self.act(game, choice), rolls)).fold(f32::MIN, f32::max)
    }

    fn act(&self, game: &Packed, choice: u32) -> Packed {
        let mut next = *game;
        next.act(self.seat, choice);
        next
    }

    /// Extra dice one after the other, each while it is worth more than to keep it: all orders of
    /// several would be too many.
    fn extras(&self, game: &Packed) -> f32 {
        let (mut now, mut best) = (*game, self.worth(game));
        loop {
            let legal = now.legal(self.seat);
            let mut better = None;
            for choice in legal.iter().filter(|&choice| choice != END && legal.ask == Ask::Extra) {
                let next = self.act(&now, choice);
                best_chain(&next, self.seat, MOST_IMAGINED, &mut |end| {
                    let value = self.worth(end);
                    if value > best {
                        (best, better) = (value, Some(*end));
                    }
                    value
                });
            }
            match better {
                Some(next) => now = next,
                None => return best,
            }
        }
    }
}
