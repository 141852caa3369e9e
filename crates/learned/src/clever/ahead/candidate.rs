//! An end that is looked at more closely, and what is known of it so far.

use turlaj_packed::clever::Packed;

/// An end that is looked at more closely.
#[derive(Clone, Debug)]
pub(super) struct Candidate<const SEATS: usize> {
    pub(super) game: Packed<SEATS>,
    /// The choice that it begins with.
    pub(super) first: u8,
    /// What it is worth at once.
    pub(super) promise: f32,
    /// What came of the common rolls, one after the other.
    pub(super) values: Vec<f32>,
    /// What came of each roll, where there are few; those not tried are not numbers.
    pub(super) known: Vec<f32>,
    /// What it is worth, if nothing is left to chance.
    pub(super) exact: Option<f32>,
    /// Whether it can still be the best.
    pub(super) alive: bool,
}

/// Whether two ends are one. With several players the first choice matters too: it decides what is
/// left to others.
pub(super) fn is_same<const SEATS: usize>(
    one: (u8, &Packed<SEATS>),
    other: (u8, &Packed<SEATS>),
) -> bool {
    one.1 == other.1 && (one.0 == other.0 || one.1.is_solo())
}

impl<const SEATS: usize> Candidate<SEATS> {
    /// Whether it is this end.
    pub(super) fn is(&self, first: u8, end: &Packed<SEATS>) -> bool {
        is_same((self.first, &self.game), (first, end))
    }

    pub(super) fn new(game: &Packed<SEATS>) -> Candidate<SEATS> {
        Candidate {
            game: *game,
            first: 0,
            promise: 0.0,
            values: Vec::new(),
            known: Vec::new(),
            exact: None,
            alive: true,
        }
    }

    /// Begins anew with another end, in the same memory.
    pub(super) fn renew(&mut self, first: u8, promise: f32, game: &Packed<SEATS>) {
        (self.game, self.first, self.promise) = (*game, first, promise);
        (self.exact, self.alive) = (None, true);
        self.values.clear();
        self.known.clear();
    }

    /// What it is worth by the first so many rolls.
    pub(super) fn mean(&self, count: usize) -> f32 {
        match self.exact {
            Some(exact) => exact,
            None if count == 0 => self.promise,
            None => self.values[..count].iter().sum::<f32>() / count as f32,
        }
    }

    /// How far this is ahead of another one, and the standard error of that: by the rolls that both
    /// have seen.
    pub(super) fn ahead_of(&self, other: &Candidate<SEATS>) -> (f32, f32) {
        let value = |one: &Candidate<SEATS>, at: usize| one.exact.unwrap_or_else(|| one.values[at]);
        let count = match (self.exact, other.exact) {
            (Some(one), Some(other)) => return (one - other, 0.0),
            (Some(_), None) => other.values.len(),
            (None, Some(_)) => self.values.len(),
            (None, None) => self.values.len().min(other.values.len()),
        };
        if count < 2 {
            return (self.mean(count) - other.mean(count), f32::INFINITY);
        }
        let lead = |at: usize| value(self, at) - value(other, at);
        let mean = (0..count).map(lead).sum::<f32>() / count as f32;
        let square = (0..count).map(|at| (lead(at) - mean).powi(2)).sum::<f32>();
        (mean, (square / (count * (count - 1)) as f32).sqrt())
    }
}
