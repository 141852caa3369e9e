//! Balance by other ways than the rules': forces in fractions, and wood sawn into grains.

use turlaj_ziomek::Laid;

/// A fraction in lowest terms with a denominator above 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    fn new(over: i128, under: i128) -> Fraction {
        let (mut one, mut other) = (over.abs(), under.abs());
        while other != 0 {
            (one, other) = (other, one % other);
        }
        let sign = under.signum();
        Fraction(sign * over / one.max(1), sign * under / one.max(1))
    }

    fn plus(self, other: Fraction) -> Fraction {
        Fraction::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn times(self, other: Fraction) -> Fraction {
        Fraction::new(self.0 * other.0, self.1 * other.1)
    }

    fn less(self, other: Fraction) -> Fraction {
        self.plus(Fraction(-other.0, other.1))
    }
}

fn whole(number: i16) -> Fraction {
    Fraction(number.into(), 1)
}

/// A force at a place, downwards.
type Force = (Fraction, Fraction);

/// Whether every level can be held: from the top down, each is pressed by what it carries and by
/// its own weight, and the level below must push up with a positive force at both ends of their
/// contact.
pub(crate) fn is_held(stack: &[Laid]) -> bool {
    let mut pressing: Vec<Force> = Vec::new();
    for at in (1..stack.len()).rev() {
        let (upper, lower) = (stack[at], stack[at - 1]);
        let middle = Fraction::new(i128::from(2 * upper.x + upper.width()), 2);
        pressing.push((whole(upper.width()), middle));
        let left = whole(lower.x.max(upper.x));
        let right = whole((lower.x + lower.width()).min(upper.x + upper.width()));
        let length = right.less(left);
        if length.0 <= 0 {
            return false;
        }
        let zero = whole(0);
        let all = pressing.iter().fold(zero, |sum, (force, _)| sum.plus(*force));
        // About the left end only the right reaction turns.
        let turns = |(force, place): &Force| force.times(place.less(left));
        let turning = pressing.iter().fold(zero, |sum, force| sum.plus(turns(force)));
        let on_right = turning.times(Fraction::new(length.1, length.0));
        let on_left = all.less(on_right);
        if on_right.0 <= 0 || on_left.0 <= 0 {
            return false;
        }
        pressing = vec![(on_left, left), (on_right, right)];
    }
    true
}

/// The middles of all millimetres of a piece, doubled; each weighs the same.
fn grains(laid: Laid) -> impl Iterator<Item = i64> {
    (0..laid.width()).map(move |at| i64::from(2 * (laid.x + at) + 1))
}

/// How many levels are left, by the words of the rule: grains turn about each end of each contact.
pub(crate) fn left_standing(stack: &[Laid]) -> usize {
    let tips = |joint: usize| {
        let (lower, upper) = (stack[joint - 1], stack[joint]);
        let both: Vec<i16> = (lower.x..lower.x + lower.width())
            .filter(|x| (upper.x..upper.x + upper.width()).contains(x))
            .collect();
        let (Some(&first), Some(&last)) = (both.first(), both.last()) else { return true };
        let about = |end: i16| {
            let above = stack[joint..].iter().flat_map(|&laid| grains(laid));
            above.map(|grain| grain - 2 * i64::from(end)).sum::<i64>()
        };
        about(first) <= 0 || about(last + 1) >= 0
    };
    match (1..stack.len()).find(|&joint| tips(joint)) {
        Some(joint) => left_standing(&stack[..joint]),
        None => stack.len(),
    }
}
