//! The set keeps what it was designed by.

use std::collections::BTreeSet;

use turlaj_ziomek::{
    BLOCKS, COLOURS, Curve, DESIGN_MARGIN, Face, HEIGHT, LANE, Piece, SNAP, TOLERANCE,
};

fn steepness(face: &Face) -> i16 {
    (face.leaves - face.enters).abs()
}

/// Every line between marks 10, 20 … 80 that is not vertical comes once, up to a half turn.
#[test]
fn every_line_once() {
    let mut lines = BTreeSet::new();
    for face in BLOCKS.long.as_flattened() {
        let ends = (face.enters, face.leaves);
        for mark in [ends.0, ends.1] {
            assert!((10..=80).contains(&mark) && mark % 10 == 0, "{face:?}");
        }
        assert_ne!(ends.0, ends.1);
        assert!(lines.insert(ends.min((90 - ends.1, 90 - ends.0))), "{face:?} comes twice");
    }
    assert_eq!(lines.len(), 32);
}

#[test]
fn two_faces_of_a_block_lean_each_way_and_all_four_are_different() {
    for block in BLOCKS.long {
        let right = block.iter().filter(|face| face.leaves > face.enters).count();
        assert_eq!(right, 2, "{block:?}");
        assert_eq!(BTreeSet::from(block.map(|face| steepness(&face))).len(), 4, "{block:?}");
        let sum: i16 = block.iter().map(steepness).sum();
        assert!((120..=130).contains(&sum), "{block:?} is steep by {sum}");
    }
}

#[test]
fn widths_and_constants() {
    let widths: Vec<i16> = Piece::all().map(Piece::width).collect();
    assert_eq!(widths, [90, 90, 90, 90, 90, 90, 90, 90, 25, 38, 25, 38]);
    assert_eq!((TOLERANCE, SNAP, HEIGHT, DESIGN_MARGIN), (2, 4, 18, 3));
}

/// Smiling lines leave room for the face on their right, and differ; blank ones are near the middle.
#[test]
fn lines_of_ziomki() {
    let mut smiles = BTreeSet::new();
    for (colour, [smile, blank]) in COLOURS.into_iter().zip(BLOCKS.ziomki) {
        let width = Piece::ziomek(colour).width();
        for mark in [smile.enters, smile.leaves] {
            assert!((4..=if width < 30 { 7 } else { 11 }).contains(&mark), "{colour}");
        }
        for mark in [blank.enters, blank.leaves] {
            assert!((2 * mark - width).abs() <= 12, "{colour}");
        }
        smiles.insert((smile.enters, smile.leaves));
    }
    assert_eq!(smiles.len(), 4);
}

/// No line leaves its block, and four kinds of line are on each block.
#[test]
fn lines_stay_inside_and_look_different() {
    for block in BLOCKS.long {
        for face in &block {
            let (curves, count) = face.curves();
            let points = curves[..count].as_flattened();
            assert!(points.iter().all(|(x, y)| (8..=82).contains(x) && (0..=HEIGHT).contains(y)));
            assert_eq!(points.last(), Some(&(face.leaves, 0)));
            // It enters and leaves straight upwards.
            assert_eq!((points[0].0, points[points.len() - 2].0), (face.enters, face.leaves));
        }
        let kinds = block.map(|face| match face.curve {
            // Past its end, first the other way, or between: seen in the direction of its lean.
            Curve::By(x) => {
                let lean = (face.leaves - face.enters).signum();
                (5, lean * (x - face.leaves).signum(), lean * (x - face.enters).signum())
            }
            Curve::Ramp => (0, 0, 0),
            Curve::Slide => (1, 0, 0),
            Curve::Step => (2, 0, 0),
            Curve::Low => (3, 0, 0),
            Curve::High => (4, 0, 0),
        });
        assert_eq!(BTreeSet::from(kinds).len(), 4, "{block:?}");
    }
}

/// Nothing that stands on a base in the middle of the ground reaches its end.
///
/// The centre of what lies above a level is at most half its width w beside its middle. So the level
/// moves the common centre by at most w² / 2W, where W is its weight and all above, and its own end
/// is at most w (2 − w / W) / 2 away from that centre. The farthest end is found over all subsets of
/// pieces that lie above others, in thousandths of a millimetre, rounded up.
#[test]
fn the_ground_is_wide_enough() {
    let widths: Vec<i64> = Piece::all().map(|piece| piece.width().into()).collect();
    let mut reach = vec![0i64; 1 << widths.len()];
    let mut farthest = 0;
    for set in 1..reach.len() {
        let inside = || widths.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        let weight: i64 = inside().map(|(_, width)| width).sum();
        let by_lowest = inside().map(|(at, width)| {
            let moved = reach[set & !(1 << at)] + 500 * width * width / weight + 1;
            let own = 500 * width * (2 * weight - width) / weight + 1;
            moved.max(own)
        });
        reach[set] = by_lowest.max().unwrap();
        let bases = widths.iter().enumerate().filter(|(at, _)| set >> at & 1 == 0);
        for (_, width) in bases {
            farthest = farthest.max(reach[set] + 500 * width);
        }
    }
    assert!(farthest > 150_000 && 2 * farthest < 1000 * i64::from(LANE), "{farthest}");
}
