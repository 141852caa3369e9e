//! Values as integers, so that sums are exact.

use std::ops::{AddAssign, Sub};

use serde::Serialize;
use turlaj_core::Seat;
use turlaj_engine::{Unit, Worth};

/// One unit (a whole victory, a point, a lost tile): amounts count 10⁻¹² of it.
pub const ONE: i64 = 1_000_000_000_000;

/// One amount per seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Amounts(Vec<i64>);

impl Amounts {
    /// Zero for every seat.
    pub fn zero(seats: usize) -> Amounts {
        Amounts(vec![0; seats])
    }

    /// The amounts of a value. Shares of the victory sum to exactly one: what rounding leaves goes to
    /// the largest share.
    pub(crate) fn of(worth: &Worth) -> Amounts {
        Amounts::of_seats(&worth.seats, worth.unit)
    }

    /// The same for one value per seat.
    pub(crate) fn of_seats(seats: &[f64], unit: Unit) -> Amounts {
        let rounded = seats.iter().map(|value| (value * ONE as f64).round() as i64);
        Amounts(rounded.collect()).sum_to(total(unit))
    }

    /// The mean of amounts with integer weights, rounded.
    pub(crate) fn mean<'a>(
        weighted: impl IntoIterator<Item = (&'a Amounts, u32)>,
        unit: Unit,
    ) -> Amounts {
        let (mut sums, mut weights) = (Vec::new(), 0);
        for (amounts, weight) in weighted {
            sums.resize(amounts.0.len(), 0);
            let each = sums.iter_mut().zip(&amounts.0);
            each.for_each(|(sum, one)| *sum += i128::from(*one) * i128::from(weight));
            weights += i128::from(weight);
        }
        let half = weights / 2;
        let mean = |sum: &i128| (sum + half).div_euclid(weights) as i64;
        Amounts(sums.iter().map(mean).collect()).sum_to(total(unit))
    }

    fn sum_to(mut self, total: Option<i64>) -> Amounts {
        if let Some(total) = total {
            let missing = total - self.0.iter().sum::<i64>();
            if let Some(largest) = self.0.iter_mut().max() {
                *largest += missing;
            }
        }
        self
    }

    /// The amount of a seat.
    pub fn of_seat(&self, seat: Seat) -> i64 {
        self.0[seat.index()]
    }

    /// The amounts in the order of the seats.
    pub fn all(&self) -> &[i64] {
        &self.0
    }
}

/// What the values of all seats sum to, where that is the same in every position.
fn total(unit: Unit) -> Option<i64> {
    (unit == Unit::Victory).then_some(ONE)
}

impl Sub for &Amounts {
    type Output = Amounts;

    fn sub(self, other: &Amounts) -> Amounts {
        Amounts(self.0.iter().zip(&other.0).map(|(a, b)| a - b).collect())
    }
}

impl AddAssign<&Amounts> for Amounts {
    fn add_assign(&mut self, other: &Amounts) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a += b);
    }
}

#[cfg(test)]
mod tests {
    use turlaj_engine::ErrorBar;

    use super::*;

    fn shares(seats: &[f64]) -> Amounts {
        let (unit, error) = (Unit::Victory, ErrorBar::Exact);
        Amounts::of(&Worth { unit, seats: seats.to_vec(), error })
    }

    #[test]
    fn shares_sum_to_one_whatever_is_rounded() {
        for seats in [&[1.0 / 3.0; 3][..], &[0.1, 0.2, 0.3, 0.4], &[0.5 + 1e-9, 0.5], &[1.0, 0.0]] {
            assert_eq!(shares(seats).all().iter().sum::<i64>(), ONE, "{seats:?}");
        }
    }

    #[test]
    fn a_mean_is_weighted_and_sums_to_one_too() {
        let (a, b) = (shares(&[1.0, 0.0, 0.0]), shares(&[0.0, 0.0, 1.0]));
        let mean = Amounts::mean([(&a, 2), (&b, 1)], Unit::Victory);
        assert_eq!(mean.all(), [666_666_666_667, 0, 333_333_333_333]);
        let mean = Amounts::mean([(&Amounts(vec![-7]), 1), (&Amounts(vec![-4]), 1)], Unit::Points);
        assert_eq!(mean.all(), [-5], "halves are rounded up");
    }
}
