//! What could be reached by somebody who knows all dice beforehand and pays for that knowledge: the
//! dual bound of Brown, Smith and Sun, with a beam in place of the exact maximum. An estimate.
//!
//! With `V` the learned value before a roll `e`, `W(e, ω)` the best `V` that can be reached after the
//! roll `ω` and `TV(e)` its mean over rolls, a path is paid its points less `W(e, ω) − TV(e)` at each of
//! its rolls. Who does not know the dice loses nothing by that on average.

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use turlaj_learned::clever::{Fast, Search};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode};

/// Uses of extra dice that are followed at each step.
const EXTRAS: usize = 8;
/// Rolls of a round: three of the active turn, and the passive one.
const ROLLS: usize = 4;
/// Rolls of the game, and after them its end.
pub(crate) const LEVELS: usize = 6 * ROLLS;
/// Rerolls that one roll can have.
pub(crate) const REROLLS: usize = 8;

/// A roll of all dice; how a lot between equal dice falls is in the number.
pub(crate) type Fall = (PackedFaces, u64);

/// A position before a roll, and what its path was paid so far.
#[derive(Clone, Copy)]
struct Held {
    paid: f64,
    game: Packed<1>,
}

/// Looks for the best paid path.
pub(crate) struct Hindsight<'a> {
    net: &'a Fast,
    search: Search<1>,
    /// Rolls for a mean.
    samples: usize,
    pub(crate) ends: Vec<(f64, Packed<1>)>,
}

/// The best paid paths of one scenario.
pub(crate) struct Best {
    /// Of the player who always takes the best learned value, and knows nothing.
    pub(crate) greedy: f64,
    /// The points of that player.
    pub(crate) points: f64,
    /// By the widths that were asked for.
    pub(crate) by_width: Vec<f64>,
}

/// Which roll of the game comes next.
pub(crate) fn level(game: &Packed<1>) -> usize {
    let (round, _) = game.turn();
    match game.node() {
        PackedNode::Over => LEVELS,
        _ if game.is_rolling() => usize::from(round) * ROLLS + usize::from(game.rolls()) - 1,
        _ => usize::from(round) * ROLLS + 3,
    }
}

/// Whether the second is the first with a reroll less.
fn is_reroll(from: &Packed<1>, to: &Packed<1>) -> bool {
    level(from) == level(to) && to.node() != PackedNode::Over
}

impl<'a> Hindsight<'a> {
    /// Means are taken over so many rolls, a multiple of six, or over all where there are no more.
    pub(crate) fn new(net: &'a Fast, samples: usize) -> Self {
        Hindsight { net, search: Search::new(EXTRAS), samples, ends: Vec::new() }
    }

    /// The ends that a roll leads to, with their learned values; the best of these.
    pub(crate) fn reach(&mut self, game: &Packed<1>, (faces, lot): Fall) -> f64 {
        let mut next = *game;
        next.roll(faces);
        if let PackedNode::Lot(lowest) = next.node() {
            let lots = lowest.lots();
            next.lot(lots[(lot % lots.len() as u64) as usize].into());
        }
        self.ends.clear();
        let (net, ends) = (self.net, &mut self.ends);
        if let PackedNode::Decide(_) = next.node() {
            let mut value = |_: u8, end: &Packed<1>| {
                let value = net.points(end, 0);
                ends.push((f64::from(value), *end));
                value
            };
            f64::from(self.search.best(&next, 0, &mut value).value)
        } else {
            let value = f64::from(net.points(&next, 0));
            ends.push((value, next));
            value
        }
    }

    /// The mean of the best values: over all rolls, or over these.
    pub(crate) fn mean(&mut self, game: &Packed<1>, falls: &[Fall]) -> f64 {
        let PackedNode::Dice(dice) = game.node() else {
            return f64::from(self.net.points(game, 0));
        };
        let dice: Vec<u32> = (0..6).filter(|die| dice >> die & 1 == 1).collect();
        let all = 6usize.pow(dice.len() as u32);
        if all > falls.len() {
            let sum: f64 = falls.iter().map(|fall| self.reach(game, *fall)).sum();
            return sum / falls.len() as f64;
        }
        let mut sum = 0.0;
        for mut roll in 0..all {
            let mut faces = [1; 6];
            for die in &dice {
                faces[*die as usize] = (roll % 6) as u8 + 1;
                roll /= 6;
            }
            sum += self.reach(game, (PackedFaces::new(faces), 0));
        }
        sum / all as f64
    }

    /// Rolls for a mean: each die shows each face equally often, each roll is a fair one.
    pub(crate) fn falls(&self, chance: &mut Chance) -> Vec<Fall> {
        let mut columns = [const { Vec::new() }; 6];
        for column in &mut columns {
            column.extend((0..self.samples).map(|at| (at % 6) as u8 + 1));
            column.shuffle(chance);
        }
        let fall = |at: usize| {
            (PackedFaces::new([0, 1, 2, 3, 4, 5].map(|die: usize| columns[die][at])), 0)
        };
        let mut falls: Vec<Fall> = (0..self.samples).map(fall).collect();
        falls.iter_mut().for_each(|fall| fall.1 = chance.random());
        falls
    }

    /// Plays one scenario of dice from a position, for each width.
    pub(crate) fn best(&mut self, start: &Packed<1>, seed: u64, widths: &[usize]) -> Best {
        let mut chance = Chance::seed_from_u64(seed);
        let dice: Vec<Fall> = (0..LEVELS * REROLLS)
            .map(|_| (PackedFaces::random(chance.random()), chance.random()))
            .collect();
        let falls: Vec<Vec<Fall>> =
            (0..LEVELS * REROLLS).map(|_| self.falls(&mut chance)).collect();
        let (greedy, points) = self.greedy(start, &dice, &falls);
        let by_width = widths.iter().map(|&width| self.beam(start, width, &dice, &falls)).collect();
        Best { greedy, points, by_width }
    }

    /// What is paid for one roll to each end: the first number for the roll, the ends' values to it.
    fn pay(&mut self, game: &Packed<1>, fall: Fall, falls: &[Fall]) -> f64 {
        let mean = self.mean(game, falls);
        let best = self.reach(game, fall);
        mean - best - f64::from(self.net.points(game, 0))
    }

    /// The payments of the player who always takes the best learned value, and the points.
    pub(crate) fn greedy(
        &mut self,
        start: &Packed<1>,
        dice: &[Fall],
        falls: &[Vec<Fall>],
    ) -> (f64, f64) {
        let mut game = *start;
        let mut paid = f64::from(self.net.points(start, 0));
        let mut again = 0;
        while game.node() != PackedNode::Over {
            let at = level(&game) * REROLLS + again;
            paid += self.pay(&game, dice[at], &falls[at]);
            let (value, end) = self
                .ends
                .iter()
                .fold((f64::MIN, game), |best, end| if end.0 > best.0 { *end } else { best });
            paid += value;
            again = if is_reroll(&game, &end) { again + 1 } else { 0 };
            game = end;
        }
        (paid, f64::from(game.points(0).total()))
    }

    /// The best payments among so many paths.
    pub(crate) fn beam(
        &mut self,
        start: &Packed<1>,
        width: usize,
        dice: &[Fall],
        falls: &[Vec<Fall>],
    ) -> f64 {
        let mut pools: Vec<Vec<Held>> = vec![Vec::new(); (LEVELS + 1) * REROLLS];
        let paid = f64::from(self.net.points(start, 0));
        pools[level(start) * REROLLS].push(Held { paid, game: *start });
        for at in 0..LEVELS * REROLLS {
            let mut held = best_few(std::mem::take(&mut pools[at]), width);
            if at % REROLLS > 0 {
                // Who rolls again has to be as good as those who went on.
                let next = &mut pools[at / REROLLS * REROLLS + REROLLS];
                *next = best_few(std::mem::take(next), width);
                if let Some(last) = next.get(width - 1) {
                    held.retain(|one| one.paid > last.paid);
                }
            }
            for Held { paid, game } in held {
                let paid = paid + self.pay(&game, dice[at], &falls[at]);
                for (value, end) in &self.ends {
                    let to = if is_reroll(&game, end) { at + 1 } else { level(end) * REROLLS };
                    pools[to].push(Held { paid: paid + value, game: *end });
                }
            }
        }
        pools[LEVELS * REROLLS].iter().map(|held| held.paid).fold(f64::MIN, f64::max)
    }
}

/// The best of different positions.
fn best_few(mut held: Vec<Held>, width: usize) -> Vec<Held> {
    held.sort_by(|a, b| b.paid.total_cmp(&a.paid));
    let mut few: Vec<Held> = Vec::new();
    for one in held {
        if few.len() == width {
            break;
        }
        if few.iter().all(|other| other.game != one.game) {
            few.push(one);
        }
    }
    few
}
