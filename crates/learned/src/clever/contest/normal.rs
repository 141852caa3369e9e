//! The normal distribution from a table, made of products and sums only: the same on every machine.

/// The table goes so far to both sides.
const END: f64 = 8.0;
/// Entries for each unit.
const STEPS: usize = 32;
const ENTRIES: usize = 2 * END as usize * STEPS + 1;

/// How much lies below, and how dense it is there for each step of the table.
static TABLE: [(f32, f32); ENTRIES] = table();

const fn table() -> [(f32, f32); ENTRIES] {
    // Densities from the middle outwards by their quotients: the quotient grows by the same factor.
    // Half steps, for Simpson's rule.
    const HALVES: usize = 2 * END as usize * STEPS;
    const HALF: f64 = 0.5 / STEPS as f64;
    let mut dense = [0.0; HALVES + 1];
    let small = HALF * HALF / 2.0;
    let mut quotient = 1.0 - small * (1.0 - small / 2.0 * (1.0 - small / 3.0));
    let factor = quotient * quotient;
    dense[0] = 0.398_942_280_401_432_7;
    let mut at = 1;
    while at <= HALVES {
        dense[at] = dense[at - 1] * quotient;
        quotient *= factor;
        at += 1;
    }
    let mut table = [(0.0, 0.0); ENTRIES];
    // What lies below the table.
    let mut below = 6.220_960_574_271_785e-16;
    let mut at = 0;
    while at < ENTRIES {
        let here = (2 * at).abs_diff(HALVES);
        table[at] = (below as f32, (dense[here] * 2.0 * HALF) as f32);
        if at + 1 < ENTRIES {
            let (middle, there) = ((2 * at + 1).abs_diff(HALVES), (2 * at + 2).abs_diff(HALVES));
            below += (dense[here] + 4.0 * dense[middle] + dense[there]) * HALF / 3.0;
        }
        at += 1;
    }
    table
}

/// The series of this power, for numbers of up to 0.2.
#[inline]
pub(super) fn exp_of_minus(small: f32) -> f32 {
    1.0 - small
        * (1.0 - small / 2.0 * (1.0 - small / 3.0 * (1.0 - small / 4.0 * (1.0 - small / 5.0))))
}

/// The chance that a normal variable is below.
#[inline]
pub(super) fn below(at: f32) -> f32 {
    let place = (at + END as f32) * STEPS as f32;
    if place <= 0.0 {
        return 0.0;
    }
    let entry = place as usize;
    if entry + 1 >= ENTRIES {
        return 1.0;
    }
    let ((low, rise), (high, last)) = (TABLE[entry], TABLE[entry + 1]);
    // The cubic curve with these ends and slopes.
    let (along, up) = (place - entry as f32, high - low);
    low + along
        * (rise + along * ((3.0 * up - 2.0 * rise - last) + along * (rise + last - 2.0 * up)))
}
