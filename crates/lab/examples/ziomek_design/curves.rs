//! How the lines run: faces that might be taken for each other get lines of different character.

use turlaj_ziomek::{Blocks, Curve, Face, HEIGHT};

use crate::chance::Chance;

/// The line keeps so far from the ends of a block.
const EDGE: i16 = 8;

/// The kinds of line; a block has four different ones.
fn kind(face: &Face) -> u8 {
    let lean = (face.leaves - face.enters).signum();
    match face.curve {
        Curve::Ramp => 0,
        Curve::Slide => 1,
        Curve::Step => 2,
        Curve::Low => 3,
        Curve::High => 4,
        Curve::By(x) if (x - face.leaves) * lean > 0 => 5,
        Curve::By(x) if (face.enters - x) * lean > 0 => 6,
        Curve::By(_) => 7,
    }
}

/// What a line between these ends can look like.
fn curves(face: &Face) -> Vec<Curve> {
    let lean = face.leaves - face.enters;
    let (width, side) = (lean.abs(), lean.signum());
    let mut all = vec![Curve::Ramp];
    if width >= 20 {
        all.extend([Curve::Slide, Curve::Low, Curve::High]);
    }
    if (20..=50).contains(&width) {
        all.push(Curve::Step);
    }
    if width >= 40 {
        all.push(Curve::By((face.enters + face.leaves) / 2));
    }
    if width <= 40 {
        // Past its end and back, or first the other way.
        let past = [15, 20, 25, 30].into_iter();
        let past = past.flat_map(|far| [face.leaves + side * far, face.enters - side * far]);
        all.extend(past.filter(|x| (EDGE..=90 - EDGE).contains(x)).map(Curve::By));
    }
    all
}

/// Where the line is at even heights, from the bottom up.
fn places(face: &Face) -> [f64; 9] {
    let (curves, count) = face.curves();
    let mut from = (face.enters, HEIGHT);
    let mut points = vec![(f64::from(face.enters), f64::from(HEIGHT))];
    for curve in &curves[..count] {
        for step in 1..=40 {
            let t = f64::from(step) / 40.0;
            let mix = |a: i16, b: i16, c: i16, d: i16| {
                let u = 1.0 - t;
                let [a, b, c, d] = [a, b, c, d].map(f64::from);
                u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
            };
            let [one, two, end] = *curve;
            points.push((mix(from.0, one.0, two.0, end.0), mix(from.1, one.1, two.1, end.1)));
        }
        from = curve[2];
    }
    std::array::from_fn(|at| {
        let height = f64::from(HEIGHT) - 2.0 * at as f64 - 1.0;
        let near = |point: &&(f64, f64)| point.1 <= height;
        points.iter().find(near).map_or(f64::from(face.leaves), |point| point.0)
    })
}

/// How much two faces are alike, whichever way up they lie.
fn likeness(one: &Face, other: &Face) -> f64 {
    let (one, other) = (places(one), places(other));
    let apart = |turned: bool| {
        let off = |at: usize| {
            let there = if turned { 90.0 - other[8 - at] } else { other[at] };
            (one[at] - there).powi(2)
        };
        (0..9).map(off).sum::<f64>() / 9.0
    };
    1.0 / (1.0 + apart(false).min(apart(true)))
}

/// How much all faces of the long blocks are alike.
fn confusion(faces: &[Face]) -> f64 {
    let pairs = (0..faces.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let alike: f64 = pairs.map(|(one, other)| likeness(&faces[one], &faces[other])).sum();
    let same = faces.chunks(4).map(|block| {
        let kinds = block.iter().fold(0u8, |kinds, face| kinds | 1 << kind(face));
        f64::from(4 - kinds.count_ones())
    });
    // No kind of line should be everywhere, either.
    let mut many = [0i32; 8];
    for face in faces {
        many[usize::from(kind(face))] += 1;
    }
    let many: i32 = many.iter().map(|count| (count - 4).pow(2)).sum();
    alike + same.sum::<f64>() + 0.01 * f64::from(many)
}

/// Gives every face its line. Half of the faces are drawn the other way up first: which way is up
/// is nobody's business but the eye's.
pub(crate) fn draw(blocks: &mut Blocks, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut faces: Vec<Face> = blocks.long.as_flattened().to_vec();
    for face in &mut faces {
        if chance.below(2) == 0 {
            (face.enters, face.leaves) = (90 - face.leaves, 90 - face.enters);
        }
        face.curve = chance.pick(&curves(face));
    }
    let mut now = confusion(&faces);
    for _ in 0..6_000 {
        let at = chance.below(faces.len());
        let before = faces[at];
        faces[at].curve = chance.pick(&curves(&before));
        let then = confusion(&faces);
        if then <= now {
            now = then;
        } else {
            faces[at] = before;
        }
    }
    for (at, face) in faces.into_iter().enumerate() {
        blocks.long[at / 4][at % 4] = face;
    }
    // Small faces have no room for more than this.
    for [smile, blank] in &mut blocks.ziomki {
        (smile.curve, blank.curve) = (Curve::Ramp, Curve::Slide);
    }
}
