//! Snakes without cells, in step with the rules.

use turlaj_abstraction::snakes::{FaceChances, LooseAction, LooseSnake, LooseTable, PieceKind};
use turlaj_core::{Address, Event, Eye, Game, Node, Seat, Silent};
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
fn known(table: &LooseTable) -> (Vec<LooseSnake>, Vec<[u8; 3]>, usize, [u8; 4]) {
    let mut rows: Vec<LooseSnake> = table.rows().iter().map(|row| row.unturned()).collect();
    rows.sort();
    let seats = (0..table.players())
        .map(|seat| [table.dice(seat, Die::G), table.dice(seat, Die::O), table.points(seat)])
        .collect();
    (rows, seats, table.seat(), table.lacks())
}

/// Plays a step on the table without cells, to the next thing that somebody decides.
fn stepped(mut table: LooseTable, step: LooseAction) -> LooseTable {
    match step {
        LooseAction::Roll(_) => return table,
        LooseAction::Take(at, end) => {
            table.take(at, end);
            return table;
        }
        LooseAction::Put(place, kind, die) => table.put(place, kind, die),
        LooseAction::Give(die, to) => table.give(die, to),
        LooseAction::Stop => {}
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
            let step = LooseAction::of(&view, action).unwrap();
            let then = stepped(LooseTable::of(&view), step);
            assert_eq!(
                known(&then),
                known(&LooseTable::of(&seen(rules, after))),
                "{action}\n{before}"
            );
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
            let table = LooseTable::of(&view);
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
                    let ends =
                        |row: &LooseSnake| (0..2).filter(|&end| row.at_end(end).is_some()).count();
                    let ends: usize = table.rows().iter().map(ends).sum();
                    assert_eq!(takes, if view.taken.is_some() { 0 } else { ends }, "{before}");
                }
                Phase::Place => {
                    let Some(Face::Piece(piece)) = view.face else { panic!("{before}") };
                    let kind = PieceKind::of(piece);
                    let fits = table.rows().iter().filter(|row| row.takes(kind)).count();
                    let mut snakes: Vec<u8> = Vec::new();
                    for action in legal {
                        if let Action::Put { snake, .. } = action {
                            snakes.push(*snake);
                        }
                    }
                    snakes.dedup();
                    places += 1;
                    if kind == PieceKind::Body {
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

#[test]
fn odds_are_those_of_the_faces() {
    let rules: Snakes = scenario::rules("players=2 faces=HTTSSC/HT+---");
    let odds = FaceChances::of(rules.printed());
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
        let kinds =
            [PieceKind::Head, PieceKind::Tail, PieceKind::Body].map(|kind| odds.kind(die, kind));
        let told = [kinds[0], kinds[1], kinds[2], odds.plus(die), odds.minus(die)];
        let same = found.iter().zip(told).all(|(a, b)| (a - b).abs() < 1e-12);
        assert!(same, "{found:?} {told:?}");
    }
}
