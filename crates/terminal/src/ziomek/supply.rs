//! The pieces that are not in a stack yet, and where each of them goes on with the line.

use turlaj_ziomek::{LANE, Laid, Piece, Pose};

use super::words::ink;
use crate::{Ink, Line};

/// The columns of one way to lay a piece: `3b~ 140>163  `.
const CELL: usize = 13;

/// The same without where the line leaves then: all ways of a long block in one row.
const SHORT: usize = 9;

/// The pieces that suit the next level, each with the places where its line meets the stack. The first
/// long block may lie anywhere, and needs no list.
pub(super) fn fitting(stack: &[Laid], want: Option<&str>) -> Vec<Line> {
    let Some(want) = want.filter(|want| !(want.is_empty() && stack.is_empty())) else {
        return Vec::new();
    };
    let suits = |piece: &Piece| match piece.colour() {
        Some(colour) => want.contains(&colour.to_string()),
        None => want.is_empty(),
    };
    let row = |piece: Piece| {
        let poses = Pose::all().filter(|pose| pose.piece() == piece);
        poses.fold(Line::plain("  "), |line, pose| line.join(answer(meeting(stack, pose), SHORT)))
    };
    left(stack).filter(suits).map(row).collect()
}

fn left(stack: &[Laid]) -> impl Iterator<Item = Piece> {
    Piece::all().filter(|piece| !stack.iter().any(|laid| laid.piece() == *piece))
}

/// Every way to lay a piece that is left, with the place where its line meets the stack and where the
/// line leaves it then. What is strong can be typed as it stands, or cut before its place.
pub(super) fn supply(stack: &[Laid]) -> Vec<Line> {
    left(stack).flat_map(|piece| rows(stack, piece)).collect()
}

/// A ziomek in one row; a long block in two, upright and on its head.
fn rows(stack: &[Laid], piece: Piece) -> Vec<Line> {
    let poses: Vec<Pose> = Pose::all().filter(|pose| pose.piece() == piece).collect();
    let head = |first: bool| {
        let text = if first { piece.to_string() } else { String::new() };
        Line::plain("  ")
            .then(ink(piece), text.clone())
            .then(Ink::Plain, " ".repeat(4 - text.len()))
    };
    let row = |first: bool, poses: &[Pose]| {
        poses.iter().fold(head(first), |line, pose| line.join(cell(stack, *pose)))
    };
    if piece.colour().is_some() {
        return vec![row(true, &poses)];
    }
    let (upright, turned): (Vec<Pose>, Vec<Pose>) =
        poses.into_iter().partition(|pose| !pose.flipped());
    vec![row(true, &upright), row(false, &turned)]
}

fn cell(stack: &[Laid], pose: Pose) -> Line {
    let laid = meeting(stack, pose);
    let leads = format!(">{}", laid.leaves());
    let pad = CELL.saturating_sub(leads.len() + format!("{pose} {}", laid.x).len());
    answer(laid, 0).then(Ink::Faint, leads + &" ".repeat(pad))
}

/// What lays it there, padded to `columns`; faint off the ground, where it cannot lie.
fn answer(laid: Laid, columns: usize) -> Line {
    let text = format!("{} {}", laid.pose, laid.x);
    let pad = " ".repeat(columns.saturating_sub(text.len()));
    let ink = if (0..=LANE - laid.width()).contains(&laid.x) { Ink::Strong } else { Ink::Faint };
    Line::inked(ink, text).then(Ink::Plain, pad)
}

/// The piece laid where its line meets that of the stack; the first one in the middle of the ground.
pub(super) fn meeting(stack: &[Laid], pose: Pose) -> Laid {
    let middle = Laid { pose, x: (LANE - pose.piece().width()) / 2 };
    let x = stack.last().map_or(middle.x, |top| middle.x + top.leaves() - middle.enters());
    Laid { pose, x }
}

/// How the table of pieces is read.
pub(super) fn head() -> Line {
    Line::plain(" Your pieces: ")
        .then(Ink::Faint, "the left edge where the line meets > where it leaves then")
}
