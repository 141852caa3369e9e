//! One game, remembered for learning.

use rand::RngExt;
use turlaj_learned::clever::{Fast, Found, Outlook, Sample, Search, bucket, features};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode};

use crate::Chance;

/// A position before a roll as one seat saw it, and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) sample: Sample,
    pub(crate) bucket: usize,
    /// The points on the sheet.
    points: f32,
    /// What could be expected then.
    told: Outlook,
    /// What could be expected after other rolls: their sum, and that of its variances.
    others: Outlook,
    /// What the best of what was reached by the next roll promised, if something else was chosen.
    missed: Option<f32>,
    /// What is to be learned: points still to come, and their variance.
    pub(crate) target: Outlook,
}

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// The chance of a choice that is not the best.
    pub(crate) stray: f64,
    /// How much of a target comes from later than the next roll.
    pub(crate) lambda: f32,
    /// How many rolls are tried at each position.
    pub(crate) rolls: usize,
}

/// Plays by the best that can be reached.
pub(crate) const BEST: Manner = Manner { stray: 0.0, lambda: 1.0, rolls: 1 };

/// Somebody who plays for all seats.
pub(crate) struct SelfPlayer<'a, const SEATS: usize> {
    pub(crate) net: &'a Fast,
    pub(crate) search: &'a mut Search<SEATS>,
    pub(crate) chance: &'a mut Chance,
}

impl<const SEATS: usize> SelfPlayer<'_, SEATS> {
    /// Plays a game to its end; the moments are those before each roll, for each seat.
    pub(crate) fn play(
        &mut self,
        start: &Packed<SEATS>,
        manner: Manner,
        moments: &mut [Vec<Moment>; SEATS],
    ) -> Packed<SEATS> {
        let mut game = *start;
        moments.iter_mut().for_each(Vec::clear);
        loop {
            match game.node() {
                PackedNode::Over => break,
                PackedNode::First => game.first(self.chance.random_range(0..game.seats()) as u8),
                PackedNode::Dice(_) => {
                    for (seat, moments) in moments.iter_mut().enumerate().take(game.seats()) {
                        moments.push(self.moment(&game, seat, manner.rolls));
                    }
                    game.roll(PackedFaces::random(self.chance.random()));
                }
                PackedNode::Lot(lowest) => {
                    let lots = lowest.lots();
                    game.lot(lots[self.chance.random_range(0..lots.len())].into());
                }
                PackedNode::Decide(seats) => {
                    let seat = seats.trailing_zeros() as usize;
                    let missed = self.decide(&mut game, seat, manner.stray);
                    if let Some(moment) = moments[seat].last_mut() {
                        moment.missed = missed;
                    }
                }
            }
        }
        for (seat, moments) in moments.iter_mut().enumerate().take(game.seats()) {
            targets(moments, self.net.outlook(&game, seat), manner);
        }
        game
    }

    /// Makes all choices of a seat that can be made now. If they are not the best: what these
    /// promised.
    fn decide(&mut self, game: &mut Packed<SEATS>, seat: usize, stray: f64) -> Option<f32> {
        let best = self.best(game, seat);
        let strays = stray > 0.0 && self.chance.random_bool(stray);
        let taken = if strays { self.any(game, seat) } else { best.clone() };
        for &choice in &taken.path {
            game.act(seat, choice.into());
            let asked = matches!(game.node(), PackedNode::Decide(seats) if seats >> seat & 1 == 1);
            if !asked {
                break;
            }
        }
        strays.then_some(best.value)
    }

    fn best(&mut self, game: &Packed<SEATS>, seat: usize) -> Found<SEATS> {
        let net = self.net;
        self.search.best(game, seat, &mut |_, end| net.points(end, seat))
    }

    fn any(&mut self, game: &Packed<SEATS>, seat: usize) -> Found<SEATS> {
        let chance = &mut *self.chance;
        self.search.best(game, seat, &mut |_, _| chance.random())
    }

    fn moment(&mut self, game: &Packed<SEATS>, seat: usize, rolls: usize) -> Moment {
        let told = self.net.outlook(game, seat);
        let mut others = Outlook { points: 0.0, variance: 0.0 };
        for _ in 1..rolls {
            let next = self.after_roll(game, seat);
            others.points += next.points;
            others.variance += next.variance + (next.points - told.points).powi(2);
        }
        Moment {
            sample: features(game, seat),
            bucket: bucket(game, seat),
            points: f32::from(game.points(seat).total()),
            told,
            others,
            missed: None,
            target: told,
        }
    }

    /// What a solo player can expect after some roll.
    fn after_roll(&mut self, game: &Packed<SEATS>, seat: usize) -> Outlook {
        let mut next = *game;
        next.roll(PackedFaces::random(self.chance.random()));
        if let PackedNode::Lot(lowest) = next.node() {
            let lots = lowest.lots();
            next.lot(lots[self.chance.random_range(0..lots.len())].into());
        }
        if let PackedNode::Decide(_) = next.node() {
            next = self.best(&next, seat).game;
        }
        self.net.outlook(&next, seat)
    }
}

/// What each moment should have told, from the last one backwards.
fn targets(moments: &mut [Moment], end: Outlook, manner: Manner) {
    let (mut next, mut later) = (end, end);
    for moment in moments.iter_mut().rev() {
        let lambda = if moment.missed.is_some() { 0.0 } else { manner.lambda };
        let mix = |one: f32, other: f32| (1.0 - lambda) * one + lambda * other;
        let reached = moment.missed.unwrap_or(next.points);
        let points = mix(reached, later.points);
        let variance = (reached - moment.told.points).powi(2) + mix(next.variance, later.variance);
        let rolls = manner.rolls as f32;
        later = Outlook {
            points: (moment.others.points + points) / rolls,
            variance: (moment.others.variance + variance) / rolls,
        };
        next = moment.told;
        moment.target = Outlook { points: later.points - moment.points, ..later };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(points: f32, told: f32, missed: Option<f32>) -> Moment {
        let told = Outlook { points: told, variance: 9.0 };
        let others = Outlook { points: 0.0, variance: 0.0 };
        Moment { sample: Sample::new(), bucket: 0, points, told, others, missed, target: told }
    }

    const END: Outlook = Outlook { points: 100.0, variance: 0.0 };

    fn learned(mut moments: Vec<Moment>, lambda: f32) -> Vec<(f32, f32)> {
        targets(&mut moments, END, Manner { stray: 0.0, lambda, rolls: 1 });
        moments.iter().map(|moment| (moment.target.points, moment.target.variance)).collect()
    }

    #[test]
    fn a_target_is_what_the_next_position_promised_or_what_came_in_the_end() {
        let moments = vec![moment(10.0, 80.0, None), moment(30.0, 90.0, None)];
        // Only the next position: 90 in all, then the end.
        assert_eq!(learned(moments.clone(), 0.0), [(80.0, 100.0 + 9.0), (70.0, 100.0)]);
        // Only the end: both surprises of 10 make up the variance.
        assert_eq!(learned(moments, 1.0), [(90.0, 100.0 + 100.0), (70.0, 100.0)]);
    }

    #[test]
    fn after_a_stray_choice_only_what_was_missed_counts() {
        let moments = vec![moment(10.0, 80.0, Some(95.0)), moment(30.0, 60.0, None)];
        assert_eq!(learned(moments, 1.0), [(85.0, 225.0 + 9.0), (70.0, 1600.0)]);
    }

    #[test]
    fn other_rolls_make_a_target_steadier() {
        let mut moments = vec![moment(0.0, 90.0, None)];
        moments[0].others = Outlook { points: 3.0 * 88.0, variance: 3.0 * 4.0 };
        targets(&mut moments, END, Manner { stray: 0.0, lambda: 0.0, rolls: 4 });
        assert_eq!(moments[0].target, Outlook { points: 91.0, variance: (12.0 + 100.0) / 4.0 });
    }
}
