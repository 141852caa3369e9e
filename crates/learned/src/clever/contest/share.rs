//! The share of the victory, from what all seats can expect.

use arrayvec::ArrayVec;

use super::super::fast::Outlook;
use super::normal;

/// Points are whole: nothing is told more closely than that.
const LEAST_VARIANCE: f32 = 0.25;
/// The own points are tried so far to both sides, and at steps of this length at most.
const OUT: f32 = 4.5;
const LONGEST: f32 = 0.6;
/// So many steps to each side at most.
const MOST: usize = 60;

/// The expected share of the victory of one against others, all normal and independent.
#[inline]
pub fn share(own: Outlook, others: &[Outlook]) -> f32 {
    match others {
        [] => 1.0,
        [other] => {
            let variance = (own.variance + other.variance).max(LEAST_VARIANCE);
            normal::below((own.points - other.points) / variance.sqrt())
        }
        _ => above_all(own, others),
    }
}

/// A sum over own points at equal distances: of smooth curves it is exact to many places as soon as
/// the distances are a little shorter than what is narrowest in them.
fn above_all(own: Outlook, others: &[Outlook]) -> f32 {
    let own_spread = own.variance.max(LEAST_VARIANCE).sqrt();
    let mut curves: ArrayVec<(f32, f32), 3> = ArrayVec::new();
    let mut steep = 1.0;
    for other in others {
        let spread = other.variance.max(LEAST_VARIANCE).sqrt();
        let slope = own_spread / spread;
        curves.push((slope, (own.points - other.points) / spread));
        steep += slope * slope;
    }
    let step = (1.2 / steep.sqrt()).clamp(OUT / MOST as f32, LONGEST);
    let above = |at: f32| -> f32 {
        curves.iter().map(|(slope, ahead)| normal::below(slope * at + ahead)).product()
    };
    // Densities by their quotients, as in the table.
    let small = step * step / 2.0;
    let mut quotient = normal::exp_of_minus(small);
    let factor = quotient * quotient;
    let (mut dense, mut sum, mut all) = (1.0, above(0.0), 1.0);
    for at in 1..=(OUT / step) as usize {
        dense *= quotient;
        quotient *= factor;
        let place = at as f32 * step;
        sum += dense * (above(place) + above(-place));
        all += 2.0 * dense;
    }
    sum / all
}

/// What a seat has when all is over: points and its best area (R9.3).
pub(super) type Final = (u16, u16);

/// The share of the victory when all is over (R9.4).
#[inline]
pub(super) fn final_share(own: Final, others: &[Final]) -> f32 {
    if others.iter().any(|other| *other > own) {
        return 0.0;
    }
    1.0 / (1 + others.iter().filter(|other| **other == own).count()) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(points: f32, variance: f32) -> Outlook {
        Outlook { points, variance }
    }

    /// Some outlooks near each other, the same on every run.
    fn some(count: usize, numbers: &mut u64) -> Vec<Outlook> {
        let mut below = |end: f32| {
            *numbers = numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (*numbers >> 40) as f32 / (1 << 24) as f32 * end
        };
        (0..count).map(|_| outlook(200.0 + below(60.0), 30.0 + below(700.0))).collect()
    }

    /// Slowly: the share is summed up over the own points in very small steps.
    fn slow(own: Outlook, others: &[Outlook]) -> f64 {
        let density = |at: f64| (-at * at / 2.0).exp() / std::f64::consts::TAU.sqrt();
        let steps = |from: f64, to: f64| {
            (0..2_000).map(move |at| from + (to - from) * (f64::from(at) + 0.5) / 2_000.0)
        };
        let below =
            |at: f64| steps(-9.0, at).map(density).sum::<f64>() * (at + 9.0).max(0.0) / 2_000.0;
        let sum = steps(-6.0, 6.0).step_by(4).map(|at| {
            let points = f64::from(own.points) + at * f64::from(own.variance).sqrt();
            let above = others.iter().map(|other| {
                below((points - f64::from(other.points)) / f64::from(other.variance).sqrt())
            });
            density(at) * above.product::<f64>()
        });
        sum.sum::<f64>() * 12.0 / 500.0
    }

    #[test]
    fn shares_are_those_of_a_slow_sum() {
        let mut numbers = 1;
        for count in [2, 3, 4] {
            for _ in 0..4 {
                let all = some(count, &mut numbers);
                let (quick, slow) = (share(all[0], &all[1..]), slow(all[0], &all[1..]));
                assert!((f64::from(quick) - slow).abs() < 2e-4, "{quick} is not {slow}: {all:?}");
            }
        }
    }

    #[test]
    fn shares_of_all_seats_are_one_together() {
        let mut numbers = 2;
        for count in [2, 3, 4] {
            for _ in 0..300 {
                let mut all = some(count, &mut numbers);
                let mut sum = 0.0;
                for _ in 0..count {
                    sum += share(all[0], &all[1..]);
                    all.rotate_left(1);
                }
                assert!((sum - 1.0).abs() < 1e-3, "{sum}: {all:?}");
            }
        }
    }

    #[test]
    fn equal_outlooks_have_equal_shares() {
        for count in [2usize, 3, 4] {
            let all = vec![outlook(211.0, 350.0); count];
            assert!((share(all[0], &all[1..]) - 1.0 / count as f32).abs() < 1e-4);
        }
    }

    #[test]
    fn more_points_are_a_greater_share_and_risk_helps_who_is_behind() {
        for others in [vec![outlook(220.0, 300.0)], vec![outlook(220.0, 300.0); 3]] {
            let told = |points: f32, variance: f32| share(outlook(points, variance), &others);
            assert!(told(200.0, 300.0) < told(201.0, 300.0));
            assert!(told(200.0, 300.0) < told(200.0, 400.0));
            assert!(told(280.0, 300.0) > told(280.0, 400.0));
        }
        // Nothing is uncertain.
        assert_eq!(share(outlook(230.0, 0.0), &[outlook(220.0, 0.0); 3]), 1.0);
        assert_eq!(share(outlook(210.0, 0.0), &[outlook(220.0, 0.0); 2]), 0.0);
    }

    #[test]
    fn the_best_area_decides_between_equals_and_then_nothing() {
        let shares = |all: &[Final]| final_share(all[0], &all[1..]);
        assert_eq!(shares(&[(200, 50), (199, 66), (180, 20)]), 1.0);
        assert_eq!(shares(&[(200, 50), (200, 51)]), 0.0);
        assert_eq!(shares(&[(200, 50), (200, 50), (200, 49)]), 0.5);
        assert_eq!(shares(&[(200, 50), (200, 50), (200, 50)]), 1.0 / 3.0);
    }
}
