//! Stacks for tests: written ones, and random ones.

use proptest::prelude::*;
use turlaj_ziomek::{Laid, Piece, Pose};

/// The levels of a text such as `1a@0 2b~@30`.
pub(crate) fn stack(text: &str) -> Vec<Laid> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// Any pieces in any order, each not farther aside than it can touch the one below, or a little more.
pub(crate) fn any_stack() -> impl Strategy<Value = Vec<Laid>> {
    let pieces: Vec<Piece> = Piece::all().collect();
    let pieces = Just(pieces).prop_shuffle();
    let levels = prop::collection::vec((0..4usize, any::<bool>(), -1000..=1000i32), 1..=12);
    (pieces, levels, 100..=200i16).prop_map(|(pieces, levels, first)| {
        let mut stack: Vec<Laid> = Vec::new();
        for (piece, (side, flipped, aside)) in pieces.into_iter().zip(levels) {
            let side = piece.sides()[side % piece.sides().len()];
            let pose = Pose::new(piece, side, flipped).unwrap();
            let x = stack.last().map_or(first, |below| {
                // Near the middle more often than at the edge, or hardly anything would stand.
                let far = i32::from(below.width() + piece.width()) * 11 / 20;
                let aside = far * (aside * aside / 1000 * aside / 1000) / 1000;
                let middle = below.x + (below.width() - piece.width()) / 2;
                middle + i16::try_from(aside).unwrap()
            });
            stack.push(Laid { pose, x });
        }
        stack
    })
}
