//! Against all rolls and all lots, one after the other.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};

use super::super::aim::Points;
use super::super::memory::Memory;
use super::super::search::Search;
use super::super::solo;
use super::Passive;
use turlaj_packed::clever::PackedFaces;
use turlaj_packed::clever::table::{BLUE, GREEN, ORANGE};
use turlaj_packed::clever::{Packed, PackedNode};
use turlaj_packed::clever::{RandomStream, Stream};

/// A position before the passive roll of this round, reached at random.
fn before(options: &[(&str, &str)], round: u8, seed: u64) -> Packed<1> {
    let settings = Settings::parse(Clever::OPTIONS, 1, options.iter().copied()).unwrap();
    let mut game = Packed::<1>::new(&Clever::configure(&settings).unwrap());
    let mut chance = RandomStream(Xoshiro256PlusPlus::seed_from_u64(seed));
    loop {
        match game.node() {
            PackedNode::Dice(_) if !game.is_rolling() && game.round() == round => return game,
            PackedNode::Dice(_) => game.roll(chance.dice()),
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                game.lot(lots[chance.below(lots.len() as u32) as usize].into());
            }
            PackedNode::Decide(_) => {
                let legal = game.legal(0);
                game.act(0, legal.nth(chance.below(legal.len())));
            }
            PackedNode::First | PackedNode::Over => panic!("the round was not reached"),
        }
    }
}

/// The mean over all rolls of the best that can be made of it.
fn brute(game: &Packed<1>) -> f64 {
    let mut search = Search::<1>::new(6);
    let mut best = |next: &Packed<1>| {
        if !matches!(next.node(), PackedNode::Decide(_)) {
            return f64::from(solo().points(next, 0));
        }
        f64::from(search.best(next, 0, &mut |_, end| solo().points(end, 0)).value)
    };
    let mut sum = 0.0;
    for roll in 0..46_656u32 {
        let face = |die: u32| (roll / 6u32.pow(die) % 6 + 1) as u8;
        let mut next = *game;
        next.roll(PackedFaces::new([0, 1, 2, 3, 4, 5].map(face)));
        let PackedNode::Lot(lowest) = next.node() else {
            sum += best(&next);
            continue;
        };
        let lots = lowest.lots();
        let of_lots: f64 = lots
            .iter()
            .map(|&lot| {
                let mut fallen = next;
                fallen.lot(lot.into());
                best(&fallen)
            })
            .sum();
        sum += of_lots / lots.len() as f64;
    }
    sum / 46_656.0
}

/// Fills areas, so that nothing fits some dice.
fn fill(game: &mut Packed<1>, areas: u64) {
    let sheet = &mut game.players[0].sheet;
    sheet.marked |= areas;
}

#[test]
fn a_passive_roll_is_worth_the_mean_over_all_rolls_and_lots() {
    let cases = [
        ("forbidden", "others", 6, 0),
        ("allowed", "none", 3, BLUE),
        ("forbidden", "others", 6, ORANGE | GREEN),
    ];
    let mut passive = Passive::new();
    for (at, (skip, fallback, round, full)) in cases.into_iter().enumerate() {
        let options = [("passive_skip", skip), ("solo_fallback", fallback)];
        let mut game = before(&options, round, at as u64);
        fill(&mut game, full);
        assert!(passive.knows(&game));
        passive.begin();
        let mut ask =
            |game: &Packed<1>| passive.worth(&mut Points::new(solo()), &mut Memory::new(), game);
        let (worth, is_new) = ask(&game);
        assert!(is_new);
        assert_eq!(ask(&game), (worth, false), "it is remembered");
        let mean = brute(&game);
        assert!((f64::from(worth) - mean).abs() < 1e-3, "{worth} is not {mean} in case {at}");
    }
}

#[test]
fn extra_dice_make_it_another_question() {
    let game = before(&[("solo_extra", "allowed")], 6, 1);
    assert!(!Passive::new().knows(&game));
}
