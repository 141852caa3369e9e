//! The learned values: that the quick network tells what the plain one does, that the search finds
//! all that can be reached, and that the weights we ship play well.

use std::collections::BTreeSet;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_learned::clever::{
    Fast, HEADS, HIDDEN, Kind, MIDDLE, Net, POINTS, Search, VARIANCE, bucket, features, solo, table,
};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode, PackedSheet};
use turlaj_testkit::scenario;

type Chance = Xoshiro256PlusPlus;

fn start<const SEATS: usize>(settings: &str) -> Packed<SEATS> {
    Packed::new(&scenario::rules::<Clever>(settings))
}

/// Lets dice and lots fall until somebody decides, or the game is over.
fn until_asked<const SEATS: usize>(game: &mut Packed<SEATS>, chance: &mut Chance) -> Option<u32> {
    loop {
        match game.node() {
            PackedNode::First => game.first(chance.random_range(0..game.seats()) as u8),
            PackedNode::Dice(_) => game.roll(PackedFaces::random(chance.random())),
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                game.lot(lots[chance.random_range(0..lots.len())].into());
            }
            PackedNode::Decide(seats) => return Some(seats),
            PackedNode::Over => return None,
        }
    }
}

/// Plays random games and shows every position at which dice are due or seats are asked.
fn walk<const SEATS: usize>(
    start: &Packed<SEATS>,
    games: u64,
    mut each: impl FnMut(&Packed<SEATS>, &mut Chance),
) {
    for game in 0..games {
        let mut chance = Chance::seed_from_u64(game);
        let mut game = *start;
        loop {
            match game.node() {
                PackedNode::Over => break,
                PackedNode::Decide(seats) => {
                    each(&game, &mut chance);
                    let seat = seats.trailing_zeros() as usize;
                    let legal = game.legal(seat);
                    game.act(seat, legal.nth(chance.random_range(0..legal.len())));
                }
                PackedNode::Dice(_) => {
                    each(&game, &mut chance);
                    game.roll(PackedFaces::random(chance.random()));
                }
                PackedNode::First | PackedNode::Lot(_) => {
                    until_asked(&mut game, &mut chance);
                }
            }
        }
    }
}

/// Any weights, small enough to be as those that are learned.
fn any_net(kind: Kind) -> Net {
    let mut net = Net::zero(kind);
    let mut chance = Chance::seed_from_u64(5);
    net.weights.iter_mut().for_each(|weight| *weight = chance.random::<f32>() * 0.4 - 0.2);
    net
}

/// What a network tells, straight from its features.
fn slow_heads<const SEATS: usize>(net: &Net, game: &Packed<SEATS>, seat: usize) -> [f32; HEADS] {
    let at = bucket(game, seat);
    let mut hidden = *net.slice::<HIDDEN>(net.row(net.features()));
    for feature in features(game, seat) {
        let row = net.slice::<HIDDEN>(net.row(feature.into()));
        hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
    }
    let mut middle = *net.slice::<MIDDLE>(net.second_bias(at));
    for (from, hidden) in hidden.into_iter().enumerate() {
        let weights = net.slice::<MIDDLE>(net.second(at) + from * MIDDLE);
        middle.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += hidden.max(0.0) * weight);
    }
    std::array::from_fn(|head| {
        let weights = net.slice::<MIDDLE>(net.head(at, head));
        let sum: f32 = middle.iter().zip(weights).map(|(sum, weight)| sum.max(0.0) * weight).sum();
        sum + net.weights[net.head_bias(at, head)]
    })
}

fn compare<const SEATS: usize>(kind: Kind, settings: &str) {
    let net = any_net(kind);
    let fast = Fast::new(&net);
    let (mut told, mut largest) = (0, 0.0f32);
    walk(&start::<SEATS>(settings), 12, |game, _| {
        if let PackedNode::Dice(_) = game.node() {
            for seat in 0..game.seats() {
                let outlook = fast.outlook(game, seat);
                let [coming, variance] = slow_heads(&net, game, seat);
                let points = f32::from(game.points(seat).total()) + coming * POINTS;
                let off = (outlook.points - points).abs() / POINTS;
                let variance_off = (outlook.variance / VARIANCE - variance.max(0.0)).abs();
                largest = largest.max(off).max(variance_off);
                told += 1;
            }
        }
    });
    assert!(told > 200, "{settings}: only {told} positions");
    // Weights are rounded to a thousandth; a wrong row would be off by a hundred times as much.
    assert!(largest < 0.02, "{settings}: off by {largest} units");
}

#[test]
fn the_quick_network_tells_what_the_plain_one_tells() {
    compare::<1>(Kind::Solo, "players=1");
    compare::<1>(Kind::Solo, "players=1 solo_extra=allowed");
    compare::<4>(Kind::Table, "players=2 first=draw");
    compare::<4>(Kind::Table, "players=3");
    compare::<4>(Kind::Table, "players=4 first=3 passive_skip=forbidden");
}

#[test]
fn a_feature_is_named_once_and_known_to_the_network() {
    for settings in ["players=1", "players=2", "players=3", "players=4"] {
        let game = start::<4>(settings);
        let kind = if game.seats() == 1 { Kind::Solo } else { Kind::Table };
        let known = Net::zero(kind).features();
        walk(&game, 20, |game, _| {
            if let PackedNode::Dice(_) = game.node() {
                for seat in 0..game.seats() {
                    let sample = features(game, seat);
                    let distinct: BTreeSet<u16> = sample.iter().copied().collect();
                    assert_eq!(distinct.len(), sample.len(), "{settings}");
                    assert!(sample.iter().all(|&feature| usize::from(feature) < known));
                }
            }
        });
    }
}

#[test]
fn weights_survive_being_written_and_bytes_of_another_network_are_refused() {
    let fast = Fast::new(&any_net(Kind::Solo));
    let bytes = fast.to_bytes();
    let again = Fast::from_bytes(Kind::Solo, &bytes).unwrap();
    assert_eq!(again.to_bytes(), bytes);
    let game = start::<1>("players=1");
    assert_eq!(again.outlook(&game, 0), fast.outlook(&game, 0));
    assert!(Fast::from_bytes(Kind::Table, &bytes).is_none());
    assert!(Fast::from_bytes(Kind::Solo, &bytes[1..]).is_none());
    assert!(Fast::from_bytes(Kind::Solo, &[]).is_none());
}

/// What of a sheet matters when it is compared.
fn look(sheet: PackedSheet) -> (u64, [u32; 4], u16) {
    let counts = [sheet.rerolls(), sheet.extras(), sheet.foxes(), sheet.last_purple()];
    (sheet.marked(), counts, sheet.points().total())
}

/// All sheets that a seat can have before the next roll, by trying everything; the others take their
/// first choice. Nothing if there are too many ways.
fn reached<const SEATS: usize>(
    game: &Packed<SEATS>,
    seat: usize,
    left: &mut u32,
    found: &mut BTreeSet<(u64, [u32; 4], u16)>,
) -> Option<()> {
    *left = left.checked_sub(1)?;
    let PackedNode::Decide(seats) = game.node() else {
        found.insert(look(game.sheet(seat)));
        return Some(());
    };
    let asked = if seats >> seat & 1 == 1 { seat } else { seats.trailing_zeros() as usize };
    for choice in game.legal(asked).iter().take(if asked == seat { 64 } else { 1 }) {
        let mut next = *game;
        next.act(asked, choice);
        reached(&next, seat, left, found)?;
    }
    Some(())
}

/// The others take their first choices, until this seat is asked or dice are due.
fn let_others<const SEATS: usize>(game: &mut Packed<SEATS>, seat: usize) {
    while let PackedNode::Decide(seats) = game.node() {
        if seats >> seat & 1 == 1 {
            return;
        }
        let other = seats.trailing_zeros() as usize;
        game.act(other, game.legal(other).nth(0));
    }
}

fn search_finds_all<const SEATS: usize>(settings: &str) {
    let mut search = Search::<SEATS>::new(usize::MAX);
    let (mut compared, mut many) = (0, 0);
    walk(&start::<SEATS>(settings), 6, |game, chance| {
        let PackedNode::Decide(seats) = game.node() else { return };
        let seat = (0..game.seats()).rfind(|seat| seats >> seat & 1 == 1).unwrap();
        let mut all = BTreeSet::new();
        if reached(game, seat, &mut 3_000, &mut all).is_none() {
            return;
        }
        let mut ends = BTreeSet::new();
        let best = search.best(game, seat, &mut |first, end| {
            assert!(game.legal(seat).choices >> first & 1 == 1);
            ends.insert(look(end.sheet(seat)));
            chance.random()
        });
        assert_eq!(ends, all, "{settings} {game:?}");
        many = many.max(all.len());
        compared += 1;
        // The way to the best leads there, others having their say in between.
        let mut there = *game;
        for &choice in &best.path {
            let_others(&mut there, seat);
            there.act(seat, choice.into());
        }
        let_others(&mut there, seat);
        assert_eq!(look(there.sheet(seat)), look(best.game.sheet(seat)));
    });
    assert!(compared > 100 && many > 50, "{settings}: {compared} compared, at most {many} ends");
}

#[test]
fn the_search_finds_all_that_can_be_reached() {
    search_finds_all::<1>("players=1");
    search_finds_all::<1>("players=1 solo_extra=allowed passive_skip=forbidden");
    search_finds_all::<1>("players=1 unusable=tray solo_fallback=none");
    search_finds_all::<4>("players=2 first=2");
    search_finds_all::<4>("players=4");
}

/// The mean points of a seat over some games of one-step play.
fn plays<const SEATS: usize>(net: &Fast, settings: &str, games: u64) -> f64 {
    let mut search = Search::<SEATS>::new(6);
    let (mut sum, mut sheets) = (0.0, 0);
    for game in 0..games {
        let mut chance = Chance::seed_from_u64(game);
        let mut game = start::<SEATS>(settings);
        while let Some(seats) = until_asked(&mut game, &mut chance) {
            let seat = seats.trailing_zeros() as usize;
            let best = search.best(&game, seat, &mut |_, end| net.points(end, seat));
            game.act(seat, best.path[0].into());
        }
        sum += (0..game.seats()).map(|seat| f64::from(game.points(seat).total())).sum::<f64>();
        sheets += game.seats();
    }
    sum / sheets as f64
}

#[test]
fn what_was_learned_plays_well() {
    let alone = plays::<1>(solo(), "players=1", 150);
    assert!(alone > 262.0, "alone {alone}");
    let allowed = plays::<1>(solo(), "players=1 solo_extra=allowed", 100);
    assert!(allowed > 275.0, "alone, with extra dice in passive turns {allowed}");
    for (players, least) in [(2, 262.0), (3, 280.0), (4, 255.0)] {
        let mean = plays::<4>(table(), &format!("players={players}"), 30);
        assert!(mean > least, "{players} players: {mean}");
    }
}
