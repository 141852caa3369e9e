//! What a sample says about every weight.

use turlaj_learned::clever::{HEADS, HIDDEN, MIDDLE, Net, Outlook, POINTS, VARIANCE};

/// One wild game should not tear at everything: an error counts as at most so much.
const MOST: [f32; HEADS] = [1.0, 2.0];
/// How much an error of each head matters.
const MATTERS: [f32; HEADS] = [1.0, 0.1];

/// Adds the gradient of the squared errors of one sample; gives the error in points.
pub(crate) fn add(
    net: &Net,
    sample: &[u16],
    bucket: usize,
    target: Outlook,
    gradient: &mut Net,
) -> f32 {
    let mut hidden: [f32; HIDDEN] = *net.slice(net.row(net.features()));
    for &feature in sample {
        let row = net.slice::<HIDDEN>(net.row(feature.into()));
        for at in 0..HIDDEN {
            hidden[at] += row[at];
        }
    }
    let mut middle: [f32; MIDDLE] = *net.slice(net.second_bias(bucket));
    let from = net.second(bucket);
    for (at, hidden) in hidden.into_iter().enumerate().filter(|(_, hidden)| *hidden > 0.0) {
        let weights = net.slice::<MIDDLE>(from + at * MIDDLE);
        for to in 0..MIDDLE {
            middle[to] += hidden * weights[to];
        }
    }
    let targets = [target.points / POINTS, target.variance / VARIANCE];
    let mut back = [0.0; MIDDLE];
    let mut errors = [0.0; HEADS];
    for head in 0..HEADS {
        let weights = net.slice::<MIDDLE>(net.head(bucket, head));
        let bias = net.head_bias(bucket, head);
        let told: f32 = (0..MIDDLE).map(|at| middle[at].max(0.0) * weights[at]).sum();
        errors[head] = told + net.weights[bias] - targets[head];
        let pull = errors[head].clamp(-MOST[head], MOST[head]) * MATTERS[head];
        gradient.weights[bias] += pull;
        let slopes = gradient.slice_mut::<MIDDLE>(net.head(bucket, head));
        for at in 0..MIDDLE {
            if middle[at] > 0.0 {
                slopes[at] += pull * middle[at];
                back[at] += pull * weights[at];
            }
        }
    }
    let biases = gradient.slice_mut::<MIDDLE>(net.second_bias(bucket));
    for at in 0..MIDDLE {
        biases[at] += back[at];
    }
    let mut under = [0.0; HIDDEN];
    for at in 0..HIDDEN {
        if hidden[at] > 0.0 {
            let weights = net.slice::<MIDDLE>(from + at * MIDDLE);
            let slopes = gradient.slice_mut::<MIDDLE>(from + at * MIDDLE);
            let mut parts = [0.0; 8];
            for to in 0..MIDDLE {
                slopes[to] += hidden[at] * back[to];
                parts[to % 8] += weights[to] * back[to];
            }
            under[at] = parts.iter().sum();
        }
    }
    for &feature in sample.iter().chain([&(net.features() as u16)]) {
        let row = gradient.slice_mut::<HIDDEN>(net.row(feature.into()));
        for at in 0..HIDDEN {
            row[at] += under[at];
        }
    }
    errors[0] * POINTS
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use turlaj_learned::clever::Kind;

    use super::*;
    use crate::Chance;

    /// Half of the squared errors, as each head counts.
    fn loss(net: &Net, sample: &[u16], target: Outlook) -> f64 {
        let mut scratch = Net::zero(net.kind());
        add(net, sample, 3, target, &mut scratch);
        // The gradient of a bias is the error of its head.
        let error = |head: usize| f64::from(scratch.weights[net.head_bias(3, head)]);
        let squares = (0..HEADS).map(|head| error(head).powi(2) / f64::from(MATTERS[head]));
        squares.sum::<f64>() / 2.0
    }

    #[test]
    fn the_gradient_is_what_small_changes_of_weights_do() {
        let mut chance = Chance::seed_from_u64(3);
        let mut net = Net::zero(Kind::Solo);
        net.weights.iter_mut().for_each(|weight| *weight = chance.random::<f32>() * 0.3 - 0.15);
        let sample = [2u16, 17, 130, 400, 700];
        let target = Outlook { points: 12.0, variance: 250.0 };
        let mut gradient = Net::zero(Kind::Solo);
        let error = add(&net, &sample, 3, target, &mut gradient);
        assert!(error.abs() < POINTS, "errors that are cut off cannot be compared");
        let row = net.row(130);
        let (second, bias) = (net.second(3), net.second_bias(3));
        let of_interest = (row..row + 40)
            .chain(second..second + 400)
            .chain(bias..bias + MIDDLE)
            .chain(net.head(3, 0)..net.head(3, 2))
            .chain([net.row(net.features()) + 5, net.row(131), net.second(4) + 7]);
        let mut moved = 0;
        for at in of_interest {
            let was = net.weights[at];
            let mut at_shift = |shift: f32| {
                net.weights[at] = was + shift;
                loss(&net, &sample, target)
            };
            let slope = (at_shift(0.004) - at_shift(-0.004)) / 0.008;
            net.weights[at] = was;
            let told = f64::from(gradient.weights[at]);
            assert!((slope - told).abs() < 2e-3 + 0.02 * told.abs(), "{at}: {slope} is not {told}");
            moved += usize::from(told != 0.0);
        }
        assert!(moved > 150, "only {moved} weights matter");
    }
}
