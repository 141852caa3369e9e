//! Against all rolls, one after the other, and what a player may rely on.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};

use super::super::aim::Points;
use super::super::search::Search;
use super::super::{solo, table};
use super::{Ahead, Effort};
use turlaj_packed::clever::PackedFaces;
use turlaj_packed::clever::{Packed, PackedNode, REROLL};
use turlaj_packed::clever::{RandomStream, Stream};

/// Decisions of random games that are wanted, as many as there are in so many games.
fn decisions<const SEATS: usize>(
    games: u64,
    wanted: impl Fn(&Packed<SEATS>, usize) -> bool,
) -> Vec<(Packed<SEATS>, usize)> {
    let settings = Settings::parse(Clever::OPTIONS, SEATS as u8, []).unwrap();
    let rules = Clever::configure(&settings).unwrap();
    let mut found = Vec::new();
    for seed in 0..games {
        let mut game = Packed::<SEATS>::new(&rules);
        let mut chance = RandomStream(Xoshiro256PlusPlus::seed_from_u64(seed));
        loop {
            match game.node() {
                PackedNode::First => game.first(0),
                PackedNode::Over => break,
                PackedNode::Dice(_) => game.roll(chance.dice()),
                PackedNode::Lot(lowest) => {
                    let lots = lowest.lots();
                    game.lot(lots[chance.below(lots.len() as u32) as usize].into());
                }
                PackedNode::Decide(seats) => {
                    let seat = seats.trailing_zeros() as usize;
                    let legal = game.legal(seat);
                    if wanted(&game, seat) {
                        found.push((game, seat));
                    }
                    game.act(seat, legal.nth(chance.below(legal.len())));
                }
            }
        }
    }
    found
}

fn promise(game: &Packed<1>) -> f32 {
    let mut next = *game;
    if !matches!(next.node(), PackedNode::Decide(_)) {
        return solo().points(&next, 0);
    }
    next.leave_out_others(0);
    Search::<1>::new(WIDTH).best(&next, 0, &mut |_, end| solo().points(end, 0)).value
}

const WIDTH: usize = 3;

/// The mean over all rolls of few dice in the own turn; nothing elsewhere.
fn over_all_rolls(end: &Packed<1>) -> Option<f32> {
    let PackedNode::Dice(dice) = end.node() else { return None };
    if !end.is_rolling() || dice.count_ones() > 2 {
        return None;
    }
    let faces = |one: u8, other: u8| {
        let first = dice.trailing_zeros();
        PackedFaces::new(std::array::from_fn(|die| if die as u32 == first { one } else { other }))
    };
    let mut sum = 0.0;
    for one in 1..=6 {
        for other in 1..=6 {
            let mut next = *end;
            next.roll(faces(one, other));
            sum += promise(&next);
        }
    }
    Some(sum / 36.0)
}

const ALL: Effort = Effort {
    ends: 200,
    tries: usize::MAX,
    rolls: 36,
    doubt: f32::INFINITY,
    width: WIDTH,
    depth: 1,
    again: 0,
};

#[test]
fn few_dice_are_worth_the_mean_over_all_rolls() {
    let few = |game: &Packed<1>, _: usize| {
        game.rolled.count_ones() == 2
            && game.rolls() == 2
            && game.legal(0).choices >> REROLL & 1 == 1
    };
    let mut ahead = Ahead::new(Points::new(solo()), ALL);
    let (mut compared, mut rerolls) = (0, 0);
    for (game, seat) in decisions(40, few).into_iter().take(12) {
        let mut best: Vec<(u8, Option<f32>)> = Vec::new();
        Search::new(super::WIDTH).best(&game, seat, &mut |first, end| {
            let worth = over_all_rolls(end);
            match best.iter_mut().find(|(known, _)| *known == first) {
                None => best.push((first, worth)),
                Some((_, most)) => *most = most.and_then(|most| Some(most.max(worth?))),
            }
            solo().points(end, seat)
        });
        let mut worth = Vec::new();
        ahead.judge(&game, seat, 1, &mut || false, &mut worth);
        assert_eq!(worth.len(), game.legal(seat).len() as usize);
        for (first, worth) in game.legal(seat).iter().zip(worth) {
            let brute = best.iter().find(|(known, _)| u32::from(*known) == first);
            if let Some(brute) = brute.and_then(|(_, brute)| *brute) {
                assert!((worth - brute).abs() < 0.01, "{first}: {worth} is not {brute}");
                compared += 1;
                rerolls += usize::from(first == REROLL);
            }
        }
    }
    assert!(compared > 12 && rerolls > 5, "{compared} {rerolls}");
}

#[test]
fn many_rolls_come_near_the_mean_over_all() {
    let mut ahead = Ahead::new(Points::new(solo()), Effort { again: 1, ..Effort::NONE });
    let mut sampled = Ahead::new(Points::new(solo()), Effort::NONE);
    let (game, _) = decisions::<1>(1, |game, _| game.round() == 4 && !game.is_rolling())[0];
    let end = Search::new(6).best(&game, 0, &mut |_, end| solo().points(end, 0)).game;
    // Passive rolls are known exactly, others by many rolls: the next decisions lead to one.
    let mut passive = end;
    while passive.is_rolling() {
        passive.roll(PackedFaces::new([2, 5, 3, 1, 6, 4]));
        passive = Search::new(6).best(&passive, 0, &mut |_, end| solo().points(end, 0)).game;
    }
    let (exact, near) = (ahead.before(&passive, 0, 1, 1), sampled.before(&passive, 0, 1, 3600));
    assert!((exact - near).abs() < 0.5, "{exact} is not near {near}");
}

#[test]
fn the_same_seed_finds_the_same() {
    let effort = Effort { rolls: 36, ..Effort::MASTER };
    for (game, seat) in decisions::<1>(1, |game, _| game.legal(0).len() > 2).into_iter().take(12) {
        let found = [(); 2]
            .map(|()| Ahead::new(Points::new(solo()), effort).best(&game, seat, 7, &mut || false));
        assert_eq!(found[0].path, found[1].path);
        assert_eq!(found[0].value.to_bits(), found[1].value.to_bits());
        assert_eq!(found[0].game, found[1].game);
    }
}

/// Follows a path, which must be legal, to the position that it promises.
fn follow<const SEATS: usize>(game: &Packed<SEATS>, seat: usize, path: &[u8]) -> Packed<SEATS> {
    let mut now = *game;
    now.leave_out_others(seat);
    for &choice in path {
        assert!(now.legal(seat).iter().any(|legal| legal == u32::from(choice)));
        now.act(seat, choice.into());
        now.leave_out_others(seat);
    }
    now
}

#[test]
fn who_has_enough_gets_something_legal() {
    let mut ahead = Ahead::new(Points::new(solo()), Effort::MASTER);
    for (at, (game, seat)) in decisions::<1>(1, |_, _| true).into_iter().enumerate().take(20) {
        let mut left = at % 5;
        let found = ahead.best(&game, seat, 3, &mut || {
            left = left.wrapping_sub(1);
            left == usize::MAX
        });
        assert_eq!(follow(&game, seat, &found.path), found.game);
        let mut worth = Vec::new();
        ahead.judge(&game, seat, 3, &mut || true, &mut worth);
        let best = worth.iter().fold(f32::NEG_INFINITY, |most, one| most.max(*one));
        // Nothing was tried: what is promised at once counts.
        assert!((best - ahead.promise(&game, seat)).abs() < 1e-3);
        assert!(worth.iter().all(|worth| worth.is_finite()));
    }
}

#[test]
fn among_several_the_own_rolls_are_tried_only() {
    let mut ahead = Ahead::new(Points::new(table()), Effort { rolls: 12, ..Effort::MASTER });
    let mut tried = [0; 2];
    for (game, seat) in decisions::<3>(1, |game, seat| game.legal(seat).len() > 1) {
        let found = ahead.best(&game, seat, 5, &mut || false);
        assert_eq!(follow(&game, seat, &found.path), found.game);
        let own = found.game.is_rolling() && found.game.active() == seat;
        tried[usize::from(own)] += ahead.tried();
    }
    assert!(tried[1] > 0);
}
