//! Exact values against slow computations straight from the rules.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod bytes;
mod exact;
mod ziomek;

use turlaj_core::{Event, Eye, Game, Seat, Silent};
use turlaj_exact::stonoga::{TurnValues, keep, odds};
use turlaj_stonoga::{Action, COLOURS, Face, Roll, State, Stonoga, TAILS, Tile};
use turlaj_testkit::{Luck, scenario};

/// A random position: each tile in the middle (some with a golden shoe), with a seat, or lost.
fn position(settings: &str, numbers: &mut Luck) -> (Stonoga, State) {
    let rules: Stonoga = scenario::rules(settings);
    loop {
        let mut lists = vec![String::from("middle=-")];
        lists.extend((1..=rules.players()).map(|seat| format!("{seat}=-")));
        for tile in Tile::all() {
            let list = numbers.below(lists.len());
            let golden = list == 0 && settings.contains("golden=on") && numbers.below(4) == 0;
            lists[list].push_str(&format!(",{tile}{}", if golden { "+" } else { "" }));
            if list > 0 && settings.contains("golden=on") && numbers.below(6) == 0 {
                lists[list].push_str(",gold");
            }
        }
        if settings.contains("tails=on") {
            let dealt: Vec<String> =
                TAILS.iter().take(rules.players().into()).map(ToString::to_string).collect();
            lists.push(format!("tails={}", dealt.join(",")));
        }
        if let Ok(state) = rules.position(&lists.join(" ")) {
            return (rules, state);
        }
    }
}

const SETTINGS: [&str; 6] = [
    "players=2",
    "players=4 edition=ru",
    "players=3 steal=on",
    "players=2 edition=ru steal=on",
    "players=3 steal=on golden=on tails=on",
    "players=3 steal=on golden=on golden_guard=off",
];

fn legal_after(rules: &Stonoga, state: &State, roll: Roll) -> Vec<Action> {
    let mut state = state.clone();
    rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    legal
}

/// What dice are worth at once is the most that a legal action brings.
#[test]
fn dice_are_worth_what_the_rules_let_one_take() {
    let mut numbers = Luck::new(1);
    for settings in SETTINGS {
        for _ in 0..12 {
            let (rules, state) = position(settings, &mut numbers);
            let values = TurnValues::new(&rules, &rules.view(&state, Eye::Seat(Seat(0))), 0, false);
            for (roll, _) in rules.outcomes(&state) {
                let Roll::Dice(dice) = roll else { panic!("a turn begins with dice") };
                let most = legal_after(&rules, &state, roll).iter().map(|a| a.shoes()).max();
                let at = keep(dice.into_iter().flatten());
                assert_eq!(values.best(at, 0), i64::from(most.unwrap_or(0)), "{roll} {state:?}");
            }
        }
    }
}

/// In how many of the outcomes of two rolls a tile can be taken, by trying all keeps of all dice.
fn slow_two_rolls(wanted: &dyn Fn([Face; 4]) -> bool) -> i64 {
    let all: Vec<[Face; 4]> = all_dice();
    let score = |kept: u8, dice: [Face; 4]| -> i64 {
        let fits = |other: &&[Face; 4]| {
            (0..4).all(|die| kept & (1 << die) == 0 || other[die] == dice[die])
        };
        let (good, of) = all
            .iter()
            .filter(fits)
            .fold((0, 0), |(good, of), dice| (good + i64::from(wanted(*dice)), of + 1));
        good * (1296 / of)
    };
    let best = |dice: &[Face; 4]| {
        let stop = if wanted(*dice) { 1296 } else { 0 };
        (0..15).map(|kept| score(kept, *dice)).max().unwrap_or(0).max(stop)
    };
    // Dice in another order are worth the same: only sorted ones are tried, with their number.
    let mut total = 0;
    for dice in all.iter().filter(|dice| dice.is_sorted()) {
        let same = all.iter().filter(|other| {
            let mut sorted = **other;
            sorted.sort();
            sorted == *dice
        });
        total += best(dice) * same.count() as i64;
    }
    total
}

fn all_dice() -> Vec<[Face; 4]> {
    let faces: Vec<Face> = COLOURS.map(Face::Shoe).into_iter().chain([Face::Star]).collect();
    let mut all = Vec::new();
    for at in 0..1296usize {
        all.push([at / 216, at / 36 % 6, at / 6 % 6, at % 6].map(|face| faces[face]));
    }
    all
}

#[test]
fn odds_agree_with_trying_everything() {
    for (settings, middle) in
        [("players=2", "middle=R2,R4,Y3"), ("players=2 edition=ru", "middle=R2,R3,K4")]
    {
        let rules: Stonoga = scenario::rules(settings);
        let state = rules.position(middle).unwrap();
        let takes = |dice: [Face; 4]| -> Vec<Tile> {
            let legal = legal_after(&rules, &state, Roll::Dice(dice.map(Some)));
            let tile = |action: &Action| match action {
                Action::Take { tile, .. } => Some(*tile),
                _ => None,
            };
            legal.iter().filter_map(tile).collect()
        };
        let table: std::collections::BTreeMap<[Face; 4], Vec<Tile>> =
            all_dice().into_iter().map(|dice| (dice, takes(dice))).collect();
        let (one, two) = (odds(&rules, &state, 1), odds(&rules, &state, 2));
        assert_eq!((one.of, two.of), (1296, 1296 * 1296));
        let any = table.values().filter(|tiles| !tiles.is_empty()).count();
        assert_eq!(one.any, any as i64);
        assert_eq!(two.any, slow_two_rolls(&|dice| !table[&dice].is_empty()));
        for ((tile, once), (_, twice)) in one.tiles.iter().zip(&two.tiles) {
            let direct = table.values().filter(|tiles| tiles.contains(tile)).count();
            assert_eq!(*once, direct as i64, "{tile}");
            assert_eq!(*twice, slow_two_rolls(&|dice| table[&dice].contains(tile)), "{tile}");
        }
    }
}
