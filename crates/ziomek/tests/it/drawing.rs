//! What the page knows of the blocks, written here from the one table so that it cannot drift; and
//! stacks by which the page can test what it computes itself.

use std::fmt::Write;

use expect_test::expect_file;
use serde_json::{Value, json};
use turlaj_ziomek::{
    BLOCKS, COLOURS, Face, HEIGHT, LANE, Laid, Piece, Pose, SNAP, TOLERANCE, gap, standing,
};

/// The line of an upright face as an SVG path, from the bottom up.
fn path(face: &Face) -> String {
    let (curves, count) = face.curves();
    let mut path = format!("M{} {HEIGHT}", face.enters);
    for [(x1, y1), (x2, y2), (x, y)] in &curves[..count] {
        write!(path, "C{x1} {y1} {x2} {y2} {x} {y}").unwrap();
    }
    path
}

#[test]
fn the_page_draws_the_blocks_of_the_rules() {
    let faces = |faces: &[Face]| {
        let face =
            |face: &Face| json!({ "in": face.enters, "out": face.leaves, "path": path(face) });
        faces.iter().map(face).collect::<Vec<Value>>()
    };
    let mut text = format!(
        "// The blocks of Ziomek, written by a test of crates/ziomek from the rules' table; not to be edited.\n\
         // Millimetres; faces are upright, and a half turn takes (in, out) to (width - out, width - in).\n\n\
         export const TOLERANCE = {TOLERANCE};\nexport const SNAP = {SNAP};\n\
         export const HEIGHT = {HEIGHT};\nexport const LANE = {LANE};\n\n\
         /**\n * Each piece with its faces, a first; a ziomek smiles on a.\n\
          * @type {{Record<string, {{width: number, faces: {{in: number, out: number, path: string}}[]}}>}}\n */\n\
         export const PIECES = {{\n"
    );
    for piece in Piece::all() {
        let faces = match piece.colour() {
            Some(colour) => faces(&BLOCKS.ziomki[colour as usize]),
            None => faces(&BLOCKS.long[piece.index()]),
        };
        let value = json!({ "width": piece.width(), "faces": faces });
        writeln!(text, "  {:?}: {value},", piece.to_string()).unwrap();
    }
    text.push_str("};\n");
    expect_file!["../../../../web/generated/ziomek-blocks.js"].assert_eq(&text);
}

/// Plain numbers, the same for ever.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % end) as usize
    }
}

/// A stack whose joints mostly meet; most levels are laid so that it stands.
fn some_stack(numbers: &mut Numbers) -> Vec<Laid> {
    let height = 1 + numbers.below(12);
    let mut stack: Vec<Laid> = Vec::new();
    while stack.len() < height {
        let free = |pose: &Pose| stack.iter().all(|laid| laid.piece() != pose.piece());
        let free: Vec<Pose> = Pose::all().filter(free).collect();
        let careful = numbers.below(5) > 0;
        let mut laid = Laid { pose: free[0], x: 155 };
        for _ in 0..40 {
            laid.pose = free[numbers.below(free.len() as u64)];
            let aside = numbers.below(9) as i16 - 4;
            let inside = LANE - laid.width();
            let meets = stack.last().map_or(155, |below| {
                let enters = BLOCKS.ends(laid.pose).0;
                below.leaves() - enters + if aside.abs() < 4 { aside } else { 5 * aside }
            });
            laid.x = meets.clamp(0, inside);
            stack.push(laid);
            let stands = standing(&stack) == stack.len();
            stack.pop();
            if stands || !careful {
                break;
            }
        }
        stack.push(laid);
    }
    stack
}

#[test]
fn the_page_can_test_its_own_balance() {
    let mut numbers = Numbers(7);
    let mut lines = Vec::new();
    let mut stood = 0;
    for _ in 0..200 {
        let stack = some_stack(&mut numbers);
        let gaps: Vec<i16> = stack.windows(2).map(|pair| gap(pair[0], pair[1])).collect();
        let ends: Vec<[i16; 2]> = stack.iter().map(|laid| [laid.enters(), laid.leaves()]).collect();
        let stands = standing(&stack);
        stood += usize::from(stands == stack.len());
        let line = json!({ "stack": stack, "stands": stands, "gaps": gaps, "ends": ends });
        lines.push(format!("  {line}"));
    }
    assert!((60..=140).contains(&stood), "{stood} of 200 stand");
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    expect_file!["../../../../web/generated/ziomek-vectors.json"].assert_eq(&text);
}

#[test]
fn every_colour_has_its_letter_in_the_table() {
    assert_eq!(COLOURS.map(|colour| Piece::ziomek(colour).to_string()), ["r", "w", "b", "g"]);
}
