//! What stands and what falls, in whole numbers.
//!
//! Lengths are doubled, so that the middle of a piece is a whole number too.

use crate::pieces::Laid;

/// Where two levels touch: left end and right end. They do not touch where the first is not less.
pub fn contact(below: Laid, above: Laid) -> (i16, i16) {
    (below.x.max(above.x), (below.x + below.width()).min(above.x + above.width()))
}

/// The weight of a level, and its moment about the left end of the ruler, doubled.
fn load(laid: Laid) -> (i64, i64) {
    let (x, width) = (i64::from(laid.x), i64::from(laid.width()));
    (width, width * (2 * x + width))
}

/// The lowest joint that does not hold, counted from 0 at the bottom: the centre of mass of all
/// above it does not lie strictly inside the contact of its two levels.
pub fn lowest_failing(stack: &[Laid]) -> Option<usize> {
    let mut above = stack.iter().fold((0, 0), |sum, &laid| {
        let (weight, moment) = load(laid);
        (sum.0 + weight, sum.1 + moment)
    });
    stack.windows(2).position(|pair| {
        let (weight, moment) = load(pair[0]);
        above = (above.0 - weight, above.1 - moment);
        let (left, right) = contact(pair[0], pair[1]);
        let inside =
            2 * i64::from(left) * above.0 < above.1 && above.1 < 2 * i64::from(right) * above.0;
        !inside
    })
}

/// How many levels are left when the stack is let go: everything above the lowest failing joint
/// falls, and the rest is tested again until it stands.
pub fn standing(stack: &[Laid]) -> usize {
    let mut levels = stack.len();
    while let Some(joint) = lowest_failing(&stack[..levels]) {
        levels = joint + 1;
    }
    levels
}
