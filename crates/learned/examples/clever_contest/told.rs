//! What was told at the beginning of rounds, against what came.

use turlaj_learned::clever::{self as learned, Fast, Outlook};
use turlaj_packed::clever::Packed;

const BINS: usize = 10;
const ROUNDS: usize = 6;

#[derive(Default)]
pub(crate) struct Told {
    /// By round: what was told of each seat in a game.
    now: Vec<(usize, Vec<(f32, Outlook)>)>,
    rounds: [Round; ROUNDS],
    /// All that was told, and what came of it.
    all: Vec<(Vec<Outlook>, Vec<f32>)>,
}

#[derive(Default)]
struct Round {
    /// By tenths of the told share: how many, the sum of what was told, and of what came.
    bins: [(f64, f64, f64); BINS],
    /// Pairs of seats: how many, squares of what their difference was off, and what was told of it.
    apart: (f64, f64, f64),
    /// Seats: how many, what they were off, its squares, and what was told of these.
    single: (f64, f64, f64, f64),
}

impl Told {
    pub(crate) fn tell(&mut self, net: &Fast, game: &Packed) {
        let shares = learned::shares(net, game);
        let all = shares.iter().enumerate().map(|(seat, share)| (*share, net.outlook(game, seat)));
        self.now.push((game.turn().0.into(), all.collect()));
    }

    pub(crate) fn add(&mut self, game: Told, end: &Packed) {
        let came = learned::shares(learned::table(), end);
        let points: Vec<f64> =
            (0..end.seats()).map(|seat| end.points(seat).total().into()).collect();
        for (round, told) in game.now {
            let outlooks = told.iter().map(|told| told.1).collect();
            self.all.push((outlooks, came.to_vec()));
            let sums = &mut self.rounds[round];
            for (seat, (share, outlook)) in told.iter().enumerate() {
                let bin = &mut sums.bins[((share * BINS as f32) as usize).min(BINS - 1)];
                bin.0 += 1.0;
                bin.1 += f64::from(*share);
                bin.2 += f64::from(came[seat]);
                let off = points[seat] - f64::from(outlook.points);
                let single = &mut sums.single;
                single.0 += 1.0;
                single.1 += off;
                single.2 += off * off;
                single.3 += f64::from(outlook.variance);
                for (other, (_, theirs)) in told.iter().enumerate().take(seat) {
                    let apart = off - (points[other] - f64::from(theirs.points));
                    sums.apart.0 += 1.0;
                    sums.apart.1 += apart * apart;
                    sums.apart.2 += f64::from(outlook.variance + theirs.variance);
                }
            }
        }
    }

    /// How surprising what came was, if told variances are multiplied by this.
    fn surprise(&self, spread: f32) -> f64 {
        let of_one = |(told, came): &(Vec<Outlook>, Vec<f32>)| {
            let mut wide: Vec<Outlook> = told.clone();
            wide.iter_mut().for_each(|outlook| outlook.variance *= spread);
            let mut sum = 0.0;
            for came in came {
                let share = learned::share(wide[0], &wide[1..]).max(1e-6);
                sum -= f64::from(*came) * f64::from(share).ln();
                wide.rotate_left(1);
            }
            sum
        };
        self.all.iter().map(of_one).sum::<f64>() / self.all.len() as f64
    }

    pub(crate) fn print(&self) {
        for tenths in 5..=16 {
            let spread = tenths as f32 / 10.0;
            println!("variance times {spread:.1}: surprise {:.5}", self.surprise(spread));
        }
        for (round, sums) in self.rounds.iter().enumerate().filter(|round| round.1.single.0 > 0.0) {
            let (count, off, squares, told) = sums.single;
            let (pairs, apart, told_apart) = sums.apart;
            println!(
                "round {}: off by {:+.2}, variance {:.0} told {:.0}; of differences {:.0} told {:.0}",
                round + 1,
                off / count,
                squares / count,
                told / count,
                apart / pairs,
                told_apart / pairs
            );
            for (count, told, came) in sums.bins.iter().filter(|bin| bin.0 > 0.0) {
                let mean = came / count;
                println!(
                    "  told {:5.1}%  came {:5.1}% ± {:.1}  ({count})",
                    100.0 * told / count,
                    100.0 * mean,
                    196.0 * (mean * (1.0 - mean) / count).sqrt()
                );
            }
        }
    }
}
