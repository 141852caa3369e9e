//! The search over Snakes without cells against slow computations straight from the rules.

use turlaj_abstraction::snakes::CoarseGame;
use turlaj_abstraction::snakes::{FaceChances, LooseAction, LooseTable};
use turlaj_core::{Address, Event, Eye, Game, Node, Seat, Silent};
use turlaj_learned::snakes::{Estimate, Shares, StaticValue, TurnSearch};
use turlaj_snakes::{Action, Die, Face, Phase, Piece, Roll, Snakes, State};
use turlaj_testkit::{Luck, scenario};

fn seen(rules: &Snakes, state: &State) -> turlaj_snakes::View {
    rules.view(state, Eye::Nobody)
}

/// Random games by the rules; `each` sees every decision with what was chosen, and what came of it.
fn games(
    settings: &str,
    games: u64,
    mut each: impl FnMut(&Snakes, &State, &[Action], Action, &State),
) {
    let rules: Snakes = scenario::rules(settings);
    for game in 0..games {
        let mut numbers = Luck::new(game * 31 + 5);
        let mut state = rules.start();
        let mut legal = Vec::new();
        loop {
            let before = state.clone();
            match rules.node(&state) {
                Node::Over(_) => break,
                Node::Chance => {
                    let mut die = |_: Address, faces: u32| numbers.below(faces as usize) as u32;
                    let roll = rules.roll(&state, &mut die);
                    rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
                }
                node => {
                    let seat = node.asked().iter().next().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    let action = legal[numbers.below(legal.len())];
                    rules.apply(&mut state, &Event::Act { seat, action }, &mut Silent);
                    each(&rules, &before, &legal, action, &state);
                }
            }
        }
    }
}

/// A slow expectimax by the rules themselves down to the end of the game; `+` is not on these dice, so
/// it ends.
fn slow(rules: &Snakes, state: &State) -> Vec<f64> {
    match rules.node(state) {
        Node::Over(_) => {
            let view = seen(rules, state);
            let most = view.seats.iter().map(|hand| hand.points).max().unwrap();
            let winners = view.seats.iter().filter(|hand| hand.points == most).count() as f64;
            view.seats.iter().map(|hand| f64::from(hand.points == most) / winners).collect()
        }
        Node::Chance => {
            let outcomes = rules.outcomes(state);
            let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut sum = vec![0.0; rules.players().into()];
            for (roll, weight) in outcomes {
                let mut then = state.clone();
                rules.apply(&mut then, &Event::Roll { roll }, &mut Silent);
                let worth = slow(rules, &then);
                sum.iter_mut().zip(worth).for_each(|(sum, worth)| {
                    *sum += f64::from(weight) / f64::from(all) * worth;
                });
            }
            sum
        }
        node => {
            let seat = node.asked().iter().next().unwrap();
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            // Wherever a straight or a curve lies, nobody lacks less.
            if matches!(seen(rules, state).face, Some(Face::Piece(Piece::S | Piece::C))) {
                legal.truncate(1);
            }
            let worth = legal.into_iter().map(|action| {
                let mut then = state.clone();
                rules.apply(&mut then, &Event::Act { seat, action }, &mut Silent);
                slow(rules, &then)
            });
            worth.max_by(|a, b| a[seat.index()].total_cmp(&b[seat.index()])).unwrap()
        }
    }
}

const ENDS: [(&str, &str); 5] = [
    ("players=2 faces=HTSSCC/HHTTSC", "1=HS hands=2+1,1+1"),
    ("players=2 faces=HTSSCC/HHTTSC", "1=HT 2=TS 3=TC hands=1+1,2+1 points=0,1"),
    ("players=2 faces=HTSSCC/HHTTSC", "1=S hands=1+2,2+0 points=1,1"),
    ("players=3 faces=HTSSCC/HHTTSC", "1=HS 2=HT hands=1+1,1+0,0+1 points=1,0,0"),
    ("players=2 faces=HTSSCC/HTTSCS", "1=HT hands=3+0,0+1 points=0,1"),
];

#[test]
fn a_search_to_the_end_is_exact() {
    for (settings, position) in ENDS {
        let rules: Snakes = scenario::rules(settings);
        let state = rules.position(&position.replace('C', "L")).unwrap();
        let table = LooseTable::of(&seen(&rules, &state));
        let odds = FaceChances::of(rules.printed());
        let estimate = Estimate::new(&odds, 3); // Nobody asks it.
        let mut legal = Vec::new();
        rules.legal(&state, Seat(0), &mut legal);
        for action in legal {
            let step = LooseAction::of(&seen(&rules, &state), action).unwrap();
            let found = TurnSearch::new(&odds, rules.again(), &estimate, 0).step(&table, step, 20);
            let mut then = state.clone();
            rules.apply(&mut then, &Event::Act { seat: Seat(0), action }, &mut Silent);
            for (found, slow) in found.into_iter().zip(slow(&rules, &then)) {
                assert!((found - slow).abs() < 1e-9, "{position} {action}: {found} {slow}");
            }
        }
    }
}

/// The same for one turn with these many `+` after which it rolls on; then the outlook is asked.
fn one_turn(rules: &Snakes, state: &State, pluses: u32, outlook: &dyn StaticValue) -> Shares {
    let view = seen(rules, state);
    match rules.node(state) {
        Node::Over(_) => panic!("these positions are not so near to the end"),
        Node::Chance => {
            let mut sum = [0.0; 4];
            for (roll, weight) in rules.outcomes(state) {
                let mut then = state.clone();
                rules.apply(&mut then, &Event::Roll { roll }, &mut Silent);
                let left = pluses.saturating_sub(u32::from(roll == Roll::Face(Face::Plus)));
                let worth = one_turn(rules, &then, left, outlook);
                sum.iter_mut().zip(worth).for_each(|(sum, worth)| {
                    *sum += f64::from(weight) / 6.0 * worth;
                });
            }
            sum
        }
        _ if view.phase == Phase::Choose => outlook.shares(&LooseTable::of(&view)),
        node => {
            let seat = node.asked().iter().next().unwrap();
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            if pluses == 0 {
                legal.retain(|action| !matches!(action, Action::Roll(_)));
            }
            let worth = legal.into_iter().map(|action| {
                let mut then = state.clone();
                rules.apply(&mut then, &Event::Act { seat, action }, &mut Silent);
                one_turn(rules, &then, pluses, outlook)
            });
            worth.max_by(|a, b| a[seat.index()].total_cmp(&b[seat.index()])).unwrap()
        }
    }
}

/// R6.4: what a `+` is worth follows from which die may be rolled again.
#[test]
fn a_search_through_a_plus_keeps_to_the_rules() {
    let mut differ = 0;
    for position in [
        "1=HSt 2=S 3=hT hands=3+1,4+1",
        "1=HS hands=3+2,3+1",
        "1=HSSS 2=ST 3=S hands=2+2,2+1",
        "1=HST hands=1+2,5+2",
        "1=h 2=L hands=5+1,6+2",
        "hands=6+2,6+2",
    ] {
        let mut worth = Vec::new();
        for settings in ["players=2", "players=2 again=taken"] {
            let rules: Snakes = scenario::rules(settings);
            let odds = FaceChances::of(rules.printed());
            let estimate = Estimate::new(&odds, 3);
            let mut state = rules.position(position).unwrap();
            let table = LooseTable::of(&seen(&rules, &state));
            let mut search = TurnSearch::new(&odds, rules.again(), &estimate, 1);
            let found = search.step(&table, LooseAction::Roll(Die::O), 0);
            let action = Action::Roll(Die::O);
            rules.apply(&mut state, &Event::Act { seat: Seat(0), action }, &mut Silent);
            let slow = one_turn(&rules, &state, 2, &estimate);
            for (found, slow) in found.into_iter().zip(slow) {
                assert!((found - slow).abs() < 1e-9, "{settings} {position}: {found} {slow}");
            }
            worth.push(found[0]);
        }
        assert!(worth[0] >= worth[1], "fewer choices are worth no more: {position}");
        differ += u32::from(worth[0] > worth[1]);
    }
    assert!(differ > 0, "`again` makes no difference");
}

/// Shares are shares, and looking through a turn hardly changes those of the solved game.
#[test]
fn a_turn_ahead_the_solved_game_says_nearly_the_same() {
    for settings in ["players=2", "players=2 again=taken"] {
        let rules: Snakes = scenario::rules(settings);
        let odds = FaceChances::of(rules.printed());
        let solved = CoarseGame::new(&odds, rules.again());
        games(settings, 20, |rules, before, _, _, _| {
            let view = seen(rules, before);
            if view.phase != Phase::Choose || view.seats.iter().any(|hand| hand.turns < 2) {
                return;
            }
            let table = LooseTable::of(&view);
            let now = solved.shares(&table)[table.seat()];
            let mut search = TurnSearch::new(&odds, rules.again(), &solved, 1);
            let worth = table.rollable().map(|die| search.step(&table, LooseAction::Roll(die), 0));
            let ahead = worth.map(|shares| shares[table.seat()]).fold(0.0, f64::max);
            assert!(
                (0.0..=1.0).contains(&now) && (now - ahead).abs() < 0.05,
                "{now} {ahead}\n{before}"
            );
        });
    }
}

#[test]
fn an_estimate_shares_one_victory() {
    for settings in ["players=3", "players=4 faces=SSSSCC/HHTT++"] {
        games(settings, 20, |rules, before, _, _, _| {
            let table = LooseTable::of(&seen(rules, before));
            let odds = FaceChances::of(rules.printed());
            let shares = Estimate::new(&odds, table.players()).shares(&table);
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{before}");
            assert!((shares[..table.players()].iter().sum::<f64>() - 1.0).abs() < 1e-9, "{before}");
        });
    }
}
