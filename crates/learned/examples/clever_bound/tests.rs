//! What is proved holds in games, and what is estimated holds where everything can be computed.

use turlaj_learned::clever as learned;
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode, RandomStream};

use crate::hindsight::{Fall, Hindsight, LEVELS, REROLLS, level};
use crate::sheets::{MARKS, cost, most};
use crate::{Chance, SeedableRng, play, start};

#[test]
fn no_game_ends_above_the_proved_bound() {
    let (points, _) = most(MARKS);
    assert_eq!(points, 335);
    for allowed in [false, true] {
        let check = |end: &Packed<1>| {
            assert!(cost(end.sheet(0).marked()) <= MARKS);
            assert!(end.points(0).total() <= points);
        };
        (0..200).for_each(|seed| check(&play(learned::solo(), &start(allowed), seed, |_| {})));
        let mut chance = RandomStream(Chance::seed_from_u64(1));
        for _ in 0..2000 {
            let mut game = start(allowed);
            turlaj_packed::clever::play(&mut game, &mut chance);
            check(&game);
        }
    }
}

#[test]
fn enough_marks_fill_the_sheet() {
    let (points, ended) = most(56);
    assert_eq!(points, 60 + 56 + 66 + 96 + 66 + 5 * 56);
    assert_eq!(ended.map(|end| end.cost), [8, 6, 8, 8, 5]);
    assert_eq!(most(0).0, 0);
}

/// A tiny game: the last die of the last active turn, then one of a few passive rolls.
fn tiny() -> Packed<1> {
    let is_tiny = |game: &Packed<1>| match game.node() {
        PackedNode::Dice(dice) => {
            game.round() == 6
                && game.rolls() == 3
                && dice.count_ones() == 1
                && game.sheet(0).rerolls() == 0
        }
        _ => false,
    };
    let mut found = None;
    for seed in 0.. {
        play(learned::solo(), &start(false), seed, |game| {
            found = found.or(is_tiny(game).then_some(*game));
        });
        if let Some(found) = found {
            return found;
        }
    }
    unreachable!("some seed has it")
}

/// What the tiny game is worth: to the best player, or to the one who goes by the learned value.
fn worth(
    hindsight: &mut Hindsight<'_>,
    game: &Packed<1>,
    first: &[Fall],
    second: &[Fall],
    is_best: bool,
) -> f64 {
    let mut sum = 0.0;
    for &fall in first {
        let best = hindsight.reach(game, fall);
        let ends = hindsight.ends.clone();
        let ends = ends.iter().filter(|(value, _)| is_best || *value == best);
        let worth = ends.map(|(_, end)| match end.node() {
            PackedNode::Over => f64::from(end.points(0).total()),
            _ => worth(hindsight, end, second, &[], true),
        });
        sum += worth.fold(f64::MIN, f64::max);
    }
    sum / first.len() as f64
}

#[test]
fn who_pays_for_knowing_the_dice_is_above_the_best_player() {
    let game = tiny();
    let mut hindsight = Hindsight::new(learned::solo(), 12);
    let first: Vec<Fall> = (1..=6).map(|face| (PackedFaces::new([face; 6]), 0)).collect();
    let second = hindsight.falls(&mut Chance::seed_from_u64(1));
    let best = worth(&mut hindsight, &game, &first, &second, true);
    let player = worth(&mut hindsight, &game, &first, &second, false);

    let falls = vec![second.clone(); LEVELS * REROLLS];
    let mut dice = vec![first[0]; LEVELS * REROLLS];
    let (mut paid, mut known) = (0.0, 0.0);
    let at = level(&game) * REROLLS;
    for one in &first {
        for other in &second {
            dice[at] = *one;
            dice[at + REROLLS] = *other;
            paid += hindsight.greedy(&game, &dice, &falls).0;
            known += hindsight.beam(&game, 10_000, &dice, &falls);
        }
    }
    let scenarios = (first.len() * second.len()) as f64;
    let (paid, known) = (paid / scenarios, known / scenarios);
    assert!((paid - player).abs() < 1e-3, "payments are fair: {paid} {player}");
    assert!(known >= best - 1e-3 && best >= player, "{known} {best} {player}");
}
