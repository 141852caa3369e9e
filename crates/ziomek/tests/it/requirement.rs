//! What the dice ask for.

use turlaj_ziomek::Colour::{B, G, R, W};
use turlaj_ziomek::{COLOURS, Piece, Requirement, Want, levels, may_stand};

#[test]
fn the_booklets_roll() {
    // White 1, grey 1, blue 4, red 9 in round 1.
    let asked = Requirement::of(1, [9, 1, 4, 1]);
    assert_eq!(
        asked.wants(),
        [Want::Either(W, G), Want::Long, Want::Long, Want::One(B), Want::Long, Want::Long]
    );
    assert_eq!(COLOURS.map(|colour| asked.is_out(colour)), [true, false, false, false]);
    assert_eq!((asked.pair(), asked.ziomki()), (Some([W, G]), 2));
    assert!(asked.wants()[0].takes(Piece::ziomek(W)) && asked.wants()[0].takes(Piece::ziomek(G)));
    assert!(!asked.wants()[0].takes(Piece::long(1).unwrap()));
    assert!(!asked.wants()[1].takes(Piece::ziomek(R)));
    let white = asked.choosing(W).unwrap();
    assert_eq!(white.wants()[0], Want::One(W));
    assert!(white.is_out(G) && white.pair().is_none());
    assert_eq!(asked.choosing(B), None);
}

#[test]
fn numbers_above_the_levels_ask_for_nothing() {
    let asked = Requirement::of(1, [7, 8, 9, 10]);
    assert_eq!(asked.wants(), [Want::Long; 6]);
    assert!(COLOURS.iter().all(|&colour| asked.is_out(colour)));
    // A pair above the levels: both out, and nothing to choose.
    let asked = Requirement::of(2, [8, 8, 1, 2]);
    assert!(asked.is_out(R) && asked.is_out(W) && asked.pair().is_none());
    assert_eq!(asked.ziomki(), 2);
}

#[test]
fn rolls_that_may_stand() {
    assert!(may_stand(1, [9, 1, 4, 1]) && may_stand(6, [1, 2, 3, 4]));
    assert!(!may_stand(1, [1, 1, 4, 4]) && !may_stand(6, [3, 3, 3, 1]) && !may_stand(3, [2; 4]));
    assert!(may_stand(7, [1, 2, 3, 10]) && !may_stand(7, [1, 2, 3, 1]));
}

/// Long blocks always suffice: at most 6, 7, 7, 7, 7, 8, 8 are needed in rounds 1 to 7.
#[test]
fn long_blocks_suffice() {
    let most = |round| {
        let rolls = (0..10_000u16).map(|at| [at / 1000, at / 100 % 10, at / 10 % 10, at % 10]);
        let rolls = rolls.map(|dice| dice.map(|digit| digit as u8 + 1));
        let rolls = rolls.filter(|&dice| may_stand(round, dice));
        rolls.map(|dice| levels(round) - Requirement::of(round, dice).ziomki()).max().unwrap()
    };
    assert_eq!([1, 2, 3, 4, 5, 6, 7].map(most), [6, 7, 7, 7, 7, 8, 8]);
}
