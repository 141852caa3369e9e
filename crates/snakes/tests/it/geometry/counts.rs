//! All legal shapes of up to six pieces, and all ways to attach something to them, against the
//! brute force of an independent model.

use std::collections::{BTreeMap, BTreeSet};

use turlaj_snakes::snake::{End, Link, Snake};
use turlaj_snakes::{Die, PIECES, Piece};

use super::{attached, fits, snake};

const DATA: &str = include_str!("../../data/attachments.txt");
const LONGEST: usize = 6;

/// In how many ways a head, a tail, a straight, a curve can be attached.
fn count(snake: &Snake) -> [usize; 4] {
    let all = fits(snake);
    PIECES.map(|piece| all.iter().filter(|fit| fit.1 == piece).count())
}

/// Every shape that attaching and taking can lead to.
fn reached() -> BTreeMap<String, Snake> {
    let mut found = BTreeMap::new();
    let mut next: Vec<Snake> = PIECES.map(|piece| Snake::new(Link::new(Die::G, piece))).to_vec();
    while let Some(snake) = next.pop() {
        if snake.length() > LONGEST || found.contains_key(&snake.shape().to_string()) {
            continue;
        }
        next.extend(fits(&snake).into_iter().map(|fit| attached(&snake, fit, Die::G)));
        next.extend(End::BOTH.into_iter().filter_map(|end| snake.clone().take(end).1));
        found.insert(snake.shape().to_string(), snake);
    }
    found
}

/// Every text that describes a snake.
fn described() -> BTreeSet<String> {
    let mut texts = vec![String::new()];
    let mut found = BTreeSet::new();
    for _ in 0..LONGEST {
        let longer =
            texts.iter().flat_map(|text| "HTSLR".chars().map(move |c| format!("{text}{c}")));
        texts = longer.collect();
        found.extend(texts.iter().filter(|text| snake(text).is_some()).cloned());
    }
    found
}

fn kind(snake: &Snake) -> &'static str {
    match (snake.has(Piece::H), snake.has(Piece::T)) {
        (true, true) => "complete",
        (true, false) => "head",
        (false, true) => "tail",
        (false, false) => "body",
    }
}

#[test]
fn what_can_be_reached_is_what_can_be_described() {
    assert_eq!(reached().into_keys().collect::<BTreeSet<_>>(), described());
}

/// R4.4: every shape of up to four pieces with its numbers, and the sums up to six.
#[test]
fn the_attachments_of_every_snake_of_up_to_six_pieces_are_those_of_the_brute_force() {
    let mut lines = BTreeSet::new();
    let mut sums: BTreeMap<(usize, &str), [usize; 5]> = BTreeMap::new();
    for (shape, snake) in reached() {
        let [heads, tails, straights, curves] = count(&snake);
        if snake.length() <= 4 {
            lines.insert(format!("{shape} {heads} {tails} {straights} {curves}"));
        }
        let sum = sums.entry((snake.length(), kind(&snake))).or_default();
        for (sum, more) in sum.iter_mut().zip([1, heads, tails, straights, curves]) {
            *sum += more;
        }
    }
    for ((length, kind), sum) in &sums {
        let numbers = sum.map(|number| number.to_string()).join(" ");
        lines.insert(format!("sum {length} {kind} {numbers}"));
    }
    let expected: BTreeSet<String> = DATA.lines().map(ToString::to_string).collect();
    assert_eq!(expected.len(), DATA.lines().count(), "every line stands once");
    assert_eq!(lines, expected);
    let shapes: usize = sums.values().map(|sum| sum[0]).sum();
    let in_all: usize = sums.values().map(|sum| sum[1..].iter().sum::<usize>()).sum();
    assert_eq!((shapes, in_all), (2278, 12620));
}

/// Two ways to the same shape leave the same ways to go on: numbers do not hang on the past.
#[test]
fn attachments_follow_from_the_shape_alone() {
    for (shape, found) in reached() {
        assert_eq!(fits(&found), fits(&snake(&shape).unwrap()), "{shape}");
    }
}
