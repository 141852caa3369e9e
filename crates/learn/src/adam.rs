//! One step of all weights against their gradient (Adam), and their running average.

use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use turlaj_learned::clever::{HEADS, HIDDEN, Kind, MIDDLE, Net};

use crate::Chance;
use crate::lane::Lane;
use crate::plan::Plan;

/// The weights and what a step has to remember of all steps before it.
pub(crate) struct Learner {
    pub(crate) net: Net,
    /// The mean gradient, and the mean of its squares.
    pub(crate) mean: Vec<f32>,
    pub(crate) square: Vec<f32>,
    /// The average of the weights over the last steps: this is what plays in the end.
    pub(crate) average: Net,
    /// Steps made.
    pub(crate) steps: u64,
}

const KEEP: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

impl Learner {
    /// Small random weights, so that neurons differ.
    pub(crate) fn new(kind: Kind, seed: u64) -> Learner {
        let mut net = Net::zero(kind);
        let mut chance = Chance::seed_from_u64(seed);
        let mut near = |width: f32| (chance.random::<f32>() - 0.5) * 2.0 * width;
        let (bias, second) = (net.row(net.features()), net.second(0));
        net.weights[..bias].iter_mut().for_each(|weight| *weight = near(0.15));
        let ends = [net.second_bias(0), net.head(0, 0), net.head_bias(0, 0)];
        let width = (6.0 / (HIDDEN + MIDDLE) as f32).sqrt();
        // All second layers begin alike.
        let one: Vec<f32> = (0..HIDDEN * MIDDLE).map(|_| near(width)).collect();
        net.weights[second..ends[0]]
            .chunks_mut(one.len())
            .for_each(|part| part.copy_from_slice(&one));
        let one: Vec<f32> = (0..HEADS * MIDDLE).map(|_| near(0.3)).collect();
        net.weights[ends[1]..ends[2]]
            .chunks_mut(one.len())
            .for_each(|part| part.copy_from_slice(&one));
        let zero = vec![0.0; net.weights.len()];
        Learner { average: net.clone(), net, mean: zero.clone(), square: zero, steps: 0 }
    }

    /// One step by what all lanes say.
    pub(crate) fn step<const SEATS: usize>(&mut self, lanes: &[Lane<SEATS>], plan: Plan) {
        let samples: usize = lanes.iter().map(|lane| lane.samples).sum();
        let gradients: Vec<&[f32]> = lanes.iter().map(|lane| &lane.gradient.weights[..]).collect();
        let grown = |keep: f32| 1.0 - keep.powi(plan.step.min(100_000) as i32);
        let rate = plan.rate() / grown(KEEP);
        let square_unit = 1.0 / grown(KEEP_SQUARE);
        let follow = plan.follow();
        let weights = self.net.weights.par_chunks_mut(PART);
        let average = self.average.weights.par_chunks_mut(PART);
        let means = self.mean.par_chunks_mut(PART).zip(self.square.par_chunks_mut(PART));
        let parts = weights.zip(average).zip(means).enumerate();
        parts.for_each(|(part, ((weights, average), (mean, square)))| {
            let mut slopes = [0.0f32; PART];
            let slopes = &mut slopes[..weights.len()];
            for gradient in &gradients {
                let more = &gradient[part * PART..][..weights.len()];
                slopes.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
            for at in 0..weights.len() {
                let slope = slopes[at] / samples as f32;
                mean[at] = KEEP * mean[at] + (1.0 - KEEP) * slope;
                square[at] = KEEP_SQUARE * square[at] + (1.0 - KEEP_SQUARE) * slope * slope;
                weights[at] -= rate * mean[at] / ((square[at] * square_unit).sqrt() + 1e-8);
                average[at] += follow * (weights[at] - average[at]);
            }
        });
        self.steps = plan.step;
    }
}

/// So many weights are at hand at a time.
const PART: usize = 4096;
