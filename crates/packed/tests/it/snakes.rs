//! Snakes without cells, in step with the rules; and what the solved game says of positions that can be
//! reckoned by hand.

use turlaj_core::{Address, Event, Eye, Game, Node, Seat, Silent};
use turlaj_packed::snakes::{Duel, Kind, Odds, Outlook, Race, Row, Search, Shares, Step, Table};
use turlaj_snakes::{Action, Die, Face, Phase, Piece, Roll, Snakes, State, View};
use turlaj_testkit::{Luck, scenario};

const SETTINGS: [&str; 6] = [
    "players=2",
    "players=2 again=taken",
    "players=3 faces=SSSSCC/HHTT++ again=taken",
    "players=3 first=draw",
    "players=4 faces=HTSCCC/HTSC+-",
    "players=2 faces=HTTSSC/HT+---",
];

fn seen(rules: &Snakes, state: &State) -> View {
    rules.view(state, Eye::Nobody)
}

/// All that the table without cells knows, in an order that no renumbering changes.
fn known(table: &Table) -> (Vec<Row>, Vec<[u8; 3]>, usize, [u8; 4]) {
    let mut rows: Vec<Row> = table.rows().iter().map(|row| row.unturned()).collect();
    rows.sort();
    let seats = (0..table.players())
        .map(|seat| [table.dice(seat, Die::G), table.dice(seat, Die::O), table.points(seat)])
        .collect();
    (rows, seats, table.seat(), table.lacks())
}

/// Plays a step on the table without cells, to the next thing that somebody decides.
fn stepped(mut table: Table, step: Step) -> Table {
    match step {
        Step::Roll(_) => return table,
        Step::Take(at, end) => {
            table.take(at, end);
            return table;
        }
        Step::Put(place, kind, die) => table.put(place, kind, die),
        Step::Give(die, to) => table.give(die, to),
        Step::Stop => {}
    }
    table.pass();
    table
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

#[test]
fn a_step_comes_to_what_the_action_does() {
    let mut taken = 0;
    for settings in SETTINGS {
        games(settings, 150, |rules, before, _, action, after| {
            let view = seen(rules, before);
            let step = Step::of(&view, action).unwrap();
            let then = stepped(Table::of(&view), step);
            assert_eq!(known(&then), known(&Table::of(&seen(rules, after))), "{action}\n{before}");
            taken += u32::from(matches!(action, Action::Take { .. }));
        });
    }
    assert!(taken > 200, "{taken}");
}

/// What a seat may do is the same on the table without cells; only a straight or a curve may find less
/// room on the grid.
#[test]
fn what_is_legal_is_the_same() {
    let (mut places, mut narrow) = (0, 0);
    for settings in SETTINGS {
        games(settings, 150, |rules, before, legal, _, _| {
            let view = seen(rules, before);
            let table = Table::of(&view);
            match view.phase {
                Phase::Choose => {
                    let rolls: Vec<Action> = table.rollable().map(Action::Roll).collect();
                    assert_eq!(rolls, legal, "{before}");
                }
                Phase::Plus => {
                    let dice = table.rollable_again(rules.again(), view.taken);
                    let rolls: Vec<Action> = dice.map(Action::Roll).chain([Action::Stop]).collect();
                    let takes = legal.len() - rolls.len();
                    assert_eq!(legal[takes..], rolls, "{before}");
                    let ends = |row: &Row| (0..2).filter(|&end| row.at_end(end).is_some()).count();
                    let ends: usize = table.rows().iter().map(ends).sum();
                    assert_eq!(takes, if view.taken.is_some() { 0 } else { ends }, "{before}");
                }
                Phase::Place => {
                    let Some(Face::Piece(piece)) = view.face else { panic!("{before}") };
                    let kind = Kind::of(piece);
                    let fits = table.rows().iter().filter(|row| row.takes(kind)).count();
                    let mut snakes: Vec<u8> = Vec::new();
                    for action in legal {
                        if let Action::Put { snake, .. } = action {
                            snakes.push(*snake);
                        }
                    }
                    snakes.dedup();
                    places += 1;
                    if kind == Kind::Body {
                        assert!(snakes.len() <= fits, "{before}");
                        narrow += u32::from(snakes.len() < fits);
                    } else {
                        assert_eq!(snakes.len(), fits, "{before}");
                    }
                }
                _ => {}
            }
        });
    }
    assert!(places > 5000 && narrow * 50 < places, "{narrow} of {places}");
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
        let table = Table::of(&seen(&rules, &state));
        let odds = Odds::of(rules.printed());
        let duel = Race::new(&odds, 3); // Nobody asks it.
        let mut legal = Vec::new();
        rules.legal(&state, Seat(0), &mut legal);
        for action in legal {
            let step = Step::of(&seen(&rules, &state), action).unwrap();
            let found = Search::new(&odds, rules.again(), &duel, 0).step(&table, step, 20);
            let mut then = state.clone();
            rules.apply(&mut then, &Event::Act { seat: Seat(0), action }, &mut Silent);
            for (found, slow) in found.into_iter().zip(slow(&rules, &then)) {
                assert!((found - slow).abs() < 1e-9, "{position} {action}: {found} {slow}");
            }
        }
    }
}

/// The same for one turn with these many `+` after which it rolls on; then the outlook is asked.
fn one_turn(rules: &Snakes, state: &State, pluses: u32, outlook: &dyn Outlook) -> Shares {
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
        _ if view.phase == Phase::Choose => outlook.shares(&Table::of(&view)),
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
            let odds = Odds::of(rules.printed());
            let race = Race::new(&odds, 3);
            let mut state = rules.position(position).unwrap();
            let table = Table::of(&seen(&rules, &state));
            let mut search = Search::new(&odds, rules.again(), &race, 1);
            let found = search.step(&table, Step::Roll(Die::O), 0);
            let action = Action::Roll(Die::O);
            rules.apply(&mut state, &Event::Act { seat: Seat(0), action }, &mut Silent);
            let slow = one_turn(&rules, &state, 2, &race);
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

#[test]
fn the_solved_game_knows_its_ends() {
    for settings in ["players=2", "players=2 again=taken"] {
        knows_its_ends(settings);
    }
}

fn knows_its_ends(settings: &str) {
    let rules: Snakes = scenario::rules(settings);
    let odds = Odds::of(rules.printed());
    let duel = Duel::new(&odds, rules.again());
    let own = |position: &str| {
        let state = rules.position(position).unwrap();
        let table = Table::of(&seen(&rules, &state));
        duel.shares(&table)[table.seat()]
    };
    // The last green die completes the snake with one face of six.
    let last = own("1=HS hands=1+0,0+0");
    assert!((last - (0.5 + 0.5 / 6.0)).abs() < 1e-6, "{last}");
    assert!(own("1=HS hands=1+0,0+0 points=2,0") > 0.999_999);
    assert!(own("1=HS hands=3+1,3+1 points=1,0") > own("1=HS hands=3+1,3+1"));
    assert!(own("1=HS hands=3+1,3+1") > own("1=S hands=3+1,3+1"));
    assert!(own("1=HS hands=3+1,3+1") > own("1=HS hands=3+1,4+1"));
    // Shares are shares, and looking through a turn hardly changes them.
    games(settings, 20, |rules, before, _, _, _| {
        let view = seen(rules, before);
        if view.phase != Phase::Choose || view.seats.iter().any(|hand| hand.turns < 2) {
            return;
        }
        let table = Table::of(&view);
        let now = duel.shares(&table)[table.seat()];
        let mut search = Search::new(&odds, rules.again(), &duel, 1);
        let worth = table.rollable().map(|die| search.step(&table, Step::Roll(die), 0));
        let ahead = worth.map(|shares| shares[table.seat()]).fold(0.0, f64::max);
        assert!(
            (0.0..=1.0).contains(&now) && (now - ahead).abs() < 0.05,
            "{now} {ahead}\n{before}"
        );
    });
}

#[test]
fn an_estimate_shares_one_victory() {
    for settings in ["players=3", "players=4 faces=SSSSCC/HHTT++"] {
        games(settings, 20, |rules, before, _, _, _| {
            let table = Table::of(&seen(rules, before));
            let odds = Odds::of(rules.printed());
            let shares = Race::new(&odds, table.players()).shares(&table);
            assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{before}");
            assert!((shares[..table.players()].iter().sum::<f64>() - 1.0).abs() < 1e-9, "{before}");
        });
    }
}

#[test]
fn odds_are_those_of_the_faces() {
    let rules: Snakes = scenario::rules("players=2 faces=HTTSSC/HT+---");
    let odds = Odds::of(rules.printed());
    for die in turlaj_snakes::DICE {
        let state = rules.position("1=S hands=5+2,6+2").unwrap();
        let mut rolling = state;
        rules.apply(
            &mut rolling,
            &Event::Act { seat: Seat(0), action: Action::Roll(die) },
            &mut Silent,
        );
        let mut found = [0.0; 5];
        for (roll, weight) in rules.outcomes(&rolling) {
            let at = match roll {
                Roll::Face(Face::Piece(Piece::H)) => 0,
                Roll::Face(Face::Piece(Piece::T)) => 1,
                Roll::Face(Face::Piece(_)) => 2,
                Roll::Face(Face::Plus) => 3,
                _ => 4,
            };
            found[at] += f64::from(weight) / 6.0;
        }
        let kinds = [Kind::Head, Kind::Tail, Kind::Body].map(|kind| odds.kind(die, kind));
        let told = [kinds[0], kinds[1], kinds[2], odds.plus(die), odds.minus(die)];
        let same = found.iter().zip(told).all(|(a, b)| (a - b).abs() < 1e-12);
        assert!(same, "{found:?} {told:?}");
    }
}
