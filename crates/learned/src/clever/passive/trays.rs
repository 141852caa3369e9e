//! How likely each tray is, and what trays are worth on average.

use super::marks::{Marks, NONE, PLAIN};

/// All shares are whole numbers in this unit: a lot falls among 1, 2, 3, 4, 6, 10 or 20 sets of dice.
const UNIT: u32 = 60;
/// Rolls of six dice.
const ROLLS: u32 = 46_656;

/// The shares of trays, by faces counted from 0.
#[derive(Clone, Debug)]
pub(super) struct Trays {
    /// By the faces of the tray: over all faces of the other dice.
    free: Box<[[[f32; 6]; 6]; 6]>,
    /// By the face of one of the other dice, and those of the tray: over all faces of the last two.
    bound: Box<[[[[f32; 6]; 6]; 6]; 6]>,
}

impl Trays {
    pub(super) fn new() -> Trays {
        let six = [0, 1, 2, 3, 4, 5];
        let bound = |other: usize, tray: [usize; 3]| {
            let two = six.iter().flat_map(|one| six.iter().map(move |two| [other, *one, *two]));
            two.map(|beside| share(tray, beside)).sum::<f32>()
        };
        let free = |tray: [usize; 3]| six.iter().map(|other| bound(*other, tray)).sum();
        let bound_all = |x: usize| six.map(|a| six.map(|b| six.map(|c| bound(x, [a, b, c]))));
        Trays {
            free: Box::new(six.map(|a| six.map(|b| six.map(|c| free([a, b, c]))))),
            bound: Box::new(six.map(bound_all)),
        }
    }

    /// What a passive roll is worth on average.
    pub(super) fn mean(&self, marks: &Marks) -> f32 {
        // What cannot be written is worth as little as nothing, and what is declined too.
        let floor =
            |worth: f32| if worth == NONE || marks.may_skip { worth.max(0.0) } else { worth };
        let mut sum = self.of_plain(marks, floor);
        for white in 0..6 {
            for blue in 0..6 {
                sum += self.of_both(marks, [white, blue], floor);
                sum += self.of_one(marks, [white, blue], marks.white(white, blue), floor);
                sum += self.of_one(marks, [blue, white], marks.blue[white + blue], floor);
            }
        }
        if marks.others {
            sum += beside(marks);
        }
        marks.nothing + (sum / f64::from(UNIT * ROLLS)) as f32
    }

    /// Trays without white and blue.
    fn of_plain(&self, marks: &Marks, floor: impl Fn(f32) -> f32) -> f64 {
        let mut sum = 0.0;
        for left_out in 0..PLAIN {
            let [a, b, c] = three(left_out).map(|die| &marks.plain[die]);
            for (i, a) in a.iter().enumerate() {
                for (j, b) in b.iter().enumerate() {
                    for (k, c) in c.iter().enumerate() {
                        sum += floor(a.max(*b).max(*c)) * self.free[i][j][k];
                    }
                }
            }
        }
        f64::from(sum)
    }

    /// Trays with white and blue.
    fn of_both(&self, marks: &Marks, [white, blue]: [usize; 2], floor: impl Fn(f32) -> f32) -> f64 {
        let by_both = marks.white(white, blue).max(marks.blue[white + blue]);
        let mut sum = 0.0;
        for die in &marks.plain {
            for (worth, share) in die.iter().zip(&self.free[white][blue]) {
                sum += floor(by_both.max(*worth)) * share;
            }
        }
        f64::from(sum)
    }

    /// Trays with the first of white and blue, and without the second.
    fn of_one(
        &self,
        marks: &Marks,
        faces: [usize; 2],
        worth: f32,
        floor: impl Fn(f32) -> f32,
    ) -> f64 {
        let [face, other] = faces;
        if face > other {
            return 0.0;
        }
        let shares = &self.bound[other][face];
        let mut sum = 0.0;
        for (at, one) in marks.plain.iter().enumerate() {
            for two in &marks.plain[at + 1..] {
                for (one, shares) in one.iter().zip(shares) {
                    let most = worth.max(*one);
                    for (two, share) in two.iter().zip(shares) {
                        sum += floor(most.max(*two)) * share;
                    }
                }
            }
        }
        f64::from(sum)
    }
}

impl Marks {
    fn white(&self, white: usize, blue: usize) -> f32 {
        self.white[white].max(self.blue[white + blue])
    }

    /// What a die is worth when these are the faces of all.
    fn worth(&self, die: usize, faces: [usize; 6]) -> f32 {
        match die {
            0 => self.white(faces[0], faces[1]),
            1 => self.blue[faces[0] + faces[1]],
            _ => self.plain[die - 2][faces[die]],
        }
    }
}

/// Rolls whose tray is of no use: what the other dice are worth. White and blue are the first two dice.
fn beside(marks: &Marks) -> f64 {
    // Whether a die may be of no use with this face; of blue nothing is known before the sum.
    let useless = |die: usize, face: usize| match die {
        0 => marks.white[face] == NONE,
        1 => true,
        _ => marks.plain[die - 2][face] == NONE,
    };
    let some: [bool; 6] = std::array::from_fn(|die| (0..6).any(|face| useless(die, face)));
    let mut sum = 0.0;
    for tray in trays().filter(|tray| tray.iter().all(|&die| some[die])) {
        // What lies beside depends on the highest face only, and on the sum of blue and white.
        let mut known = [[None; 6]; 6];
        let [a, b, c] = tray;
        let (both, one) = (b == 1, a < 2 && b > 1);
        let mut faces = [0; 6];
        for at in 0..216 {
            (faces[a], faces[b], faces[c]) = (at % 6, at / 6 % 6, at / 36);
            let fits = both && marks.blue[faces[0] + faces[1]] != NONE;
            if fits || !tray.iter().all(|&die| useless(die, faces[die])) {
                continue;
            }
            let on_tray = tray.map(|die| faces[die]);
            let highest = on_tray.into_iter().fold(0, usize::max);
            let known = &mut known[if one { faces[a] } else { 0 }][highest];
            let sums = known.get_or_insert_with(|| of_rest(marks, tray, faces, highest));
            let equal = on_tray.into_iter().filter(|&face| face == highest).count();
            sum += (0..4).map(|off| sums[off] * lots(equal, off)).sum::<f32>();
        }
    }
    f64::from(sum)
}

/// The sums of what is best beside a useless tray, by how many of the three dice there show its highest
/// face.
fn of_rest(marks: &Marks, tray: [usize; 3], mut faces: [usize; 6], highest: usize) -> [f32; 4] {
    let rest = others(tray);
    let one = tray[0] < 2 && tray[1] > 1;
    let mut sums = [0.0; 4];
    for first in highest..6 {
        for second in highest..6 {
            for third in highest..6 {
                let beside = [first, second, third];
                rest.into_iter().zip(beside).for_each(|(die, face)| faces[die] = face);
                if one && marks.worth(tray[0], faces) != NONE {
                    continue;
                }
                let equal = beside.into_iter().filter(|&face| face == highest).count();
                let worths = rest.map(|die| marks.worth(die, faces));
                sums[equal] += worths.into_iter().fold(0.0, f32::max);
            }
        }
    }
    sums
}

/// All sets of three dice.
fn trays() -> impl Iterator<Item = [usize; 3]> {
    (0..6).flat_map(|a| (a + 1..6).flat_map(move |b| (b + 1..6).map(move |c| [a, b, c])))
}

/// The other three dice.
fn others(tray: [usize; 3]) -> [usize; 3] {
    let mut rest = (0..6).filter(|die| !tray.contains(die));
    std::array::from_fn(|_| rest.next().unwrap_or_default())
}

/// The three plain dice but this one.
fn three(left_out: usize) -> [usize; 3] {
    std::array::from_fn(|at| at + usize::from(at >= left_out))
}

/// How often a lot makes this tray when these faces lie beside it, in units.
fn share(tray: [usize; 3], beside: [usize; 3]) -> f32 {
    let highest = tray.into_iter().fold(0, usize::max);
    if beside.into_iter().any(|face| face < highest) {
        return 0.0;
    }
    let equal = |faces: [usize; 3]| faces.into_iter().filter(|&face| face == highest).count();
    lots(equal(tray), equal(beside))
}

/// How often a lot sends these of equal dice to the tray and leaves so many beside it, in units.
fn lots(on: usize, off: usize) -> f32 {
    let (on, off) = (on as u32, off as u32);
    let ways = (0..on).fold(1, |ways, at| ways * (on + off - at) / (at + 1));
    (UNIT / ways) as f32
}
