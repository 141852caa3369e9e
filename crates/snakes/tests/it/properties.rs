//! What holds at every moment of every game, over random games under all settings.

use turlaj_core::{Event, Eye, Game, Node, Seat, Silent};
use turlaj_snakes::{Die, EndView, News, Phase, Piece, SnakeView, Snakes, View};
use turlaj_testkit::{all_settings, check_cases, news};

use crate::play::{Luck, random_fact};

/// One fact and what it brought.
struct Moment<'a> {
    rules: &'a Snakes,
    before: &'a View,
    event: &'a Event<Snakes>,
    news: &'a [News],
    after: &'a View,
    node: Node,
}

/// Plays random games; `each` sees every fact.
fn in_random_games(each: impl Fn(Moment<'_>)) {
    let all = all_settings::<Snakes>();
    check_cases(192, 600, |case| {
        let players = 2 + case.players.index(3) as u8;
        let fitting: Vec<_> = all.iter().filter(|one| one.players() == players).collect();
        let rules = Snakes::configure(fitting[case.settings.index(fitting.len())]).unwrap();
        let mut luck = Luck::new(case.seed);
        let mut state = rules.start();
        let mut before = rules.view(&state, Eye::Nobody);
        for _ in 0..case.steps {
            let Some(event) = random_fact(&rules, &state, &mut luck) else { return };
            let news = news(&rules, &state, &event, Eye::Nobody);
            rules.apply(&mut state, &event, &mut Silent);
            let after = rules.view(&state, Eye::Nobody);
            let node = rules.node(&state);
            each(Moment {
                rules: &rules,
                before: &before,
                event: &event,
                news: &news,
                after: &after,
                node,
            });
            before = after;
        }
    });
}

fn on_table(view: &View, die: Die) -> usize {
    view.snakes.iter().flat_map(|snake| &snake.dice).filter(|lying| lying.die == die).count()
}

fn in_hands(view: &View, die: Die) -> usize {
    view.seats.iter().map(|hand| usize::from(hand.dice(die))).sum()
}

fn has(snake: &SnakeView, piece: Piece) -> usize {
    snake.dice.iter().filter(|die| die.piece == piece).count()
}

#[test]
fn r1_1_no_die_is_lost_or_made() {
    in_random_games(|Moment { rules, after, .. }| {
        let players = usize::from(rules.players());
        assert_eq!(in_hands(after, Die::G) + on_table(after, Die::G), 6 * players);
        assert_eq!(in_hands(after, Die::O) + on_table(after, Die::O), 2 * players);
    });
}

#[test]
fn r4_2_r4_3_r5_1_a_snake_has_one_head_and_one_tail_at_its_ends() {
    in_random_games(|Moment { after, .. }| {
        for snake in &after.snakes {
            assert!(has(snake, Piece::H) <= 1 && has(snake, Piece::T) <= 1);
            let complete = has(snake, Piece::H) + has(snake, Piece::T) == 2;
            assert_eq!(snake.done.is_some(), complete, "{snake:?}");
            assert_eq!(snake.ends.is_empty(), complete, "{snake:?}");
            let body = &snake.dice[1..snake.dice.len().max(2) - 1];
            assert!(body.iter().all(|die| !die.piece.closes()), "{snake:?}");
        }
    });
}

#[test]
fn r5_2_points_are_the_completions_and_only_of_who_placed_the_piece() {
    in_random_games(|Moment { before, news, after, .. }| {
        for (at, (old, new)) in (0..).map(Seat).zip(before.seats.iter().zip(&after.seats)) {
            let completed =
                |news: &&News| matches!(news, News::Completed { seat, .. } if *seat == at);
            let points = news.iter().filter(completed).count();
            assert_eq!(new.points as usize, old.points as usize + points);
        }
    });
}

#[test]
fn r3_6_snakes_are_listed_by_number_and_keep_it() {
    in_random_games(|Moment { before, news, after, .. }| {
        let numbers: Vec<u8> = after.snakes.iter().map(|snake| snake.number).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        for news in news {
            if let News::Began { snake, .. } = news {
                let taken = |number: u8| before.snakes.iter().any(|old| old.number == number);
                assert!(!taken(*snake) && (1..*snake).all(taken));
            }
        }
        let gone = news.iter().any(|news| matches!(news, News::Took { gone: true, .. }));
        let lost = before.snakes.iter().filter(|old| !numbers.contains(&old.number)).count();
        assert_eq!(lost, usize::from(gone));
    });
}

/// A fact moves no die but its own.
#[test]
fn r6_2_dice_on_the_table_never_move() {
    in_random_games(|Moment { before, event, after, .. }| {
        let dice = |view: &View| {
            let mut all: Vec<String> = Vec::new();
            for snake in &view.snakes {
                all.extend(snake.dice.iter().map(|die| {
                    let mut sides = die.sides.clone();
                    sides.sort();
                    format!("{} {:?} {:?} {:?} {sides:?}", snake.number, die.die, die.piece, die.at)
                }));
            }
            all
        };
        let (old, new) = (dice(before), dice(after));
        let gone = old.iter().filter(|die| !new.contains(die)).count();
        let come = new.iter().filter(|die| !old.contains(die)).count();
        let expected = match event {
            Event::Act { action, .. } => match action.to_string().split(':').next().unwrap() {
                "put" | "new" => (0, 1),
                "take" => (1, 0),
                _ => (0, 0),
            },
            _ => (0, 0),
        };
        assert_eq!((gone, come), expected, "{event:?}");
    });
}

#[test]
fn r8_1_r8_3_who_is_asked_has_dice_and_the_end_comes_with_the_last_one() {
    in_random_games(|Moment { rules, after, node, .. }| {
        let left: u8 = after.seats.iter().map(|hand| hand.green + hand.orange).sum();
        assert_eq!(after.phase == Phase::Over, left == 0);
        match node {
            Node::Over(standings) => {
                let best = after.seats.iter().map(|hand| hand.points).max().unwrap();
                for (seat, hand) in (0..rules.players()).map(Seat).zip(&after.seats) {
                    let place = standings.of(seat).unwrap();
                    assert_eq!(place.points, i32::try_from(hand.points).unwrap());
                    assert_eq!(place.place == 1, hand.points == best);
                }
            }
            _ if after.phase == Phase::First => {}
            _ => assert!(!after.seats[after.seat.index()].is_empty()),
        }
    });
}

/// A turn that begins is told, is of the next who has dice, and is counted; no other is.
#[test]
fn r2_3_r8_1_turns_go_to_the_left_past_those_without_dice() {
    in_random_games(|Moment { rules, before, news, after, .. }| {
        let begun = news.iter().find_map(|news| match news {
            News::TurnBegins { seat } => Some(*seat),
            _ => None,
        });
        for (at, (old, new)) in (0..).map(Seat).zip(before.seats.iter().zip(&after.seats)) {
            assert_eq!(new.turns, old.turns + u32::from(begun == Some(at)));
        }
        let Some(begun) = begun else { return };
        assert_eq!((after.seat, after.phase), (begun, Phase::Choose));
        if before.phase == Phase::First {
            return;
        }
        let mut passed = Vec::new();
        let mut seat = before.seat.next(rules.players());
        while after.seats[seat.index()].is_empty() {
            passed.push(seat);
            seat = seat.next(rules.players());
        }
        let told = news.iter().filter_map(|news| match news {
            News::Skipped { seat } => Some(*seat),
            _ => None,
        });
        assert_eq!((told.collect::<Vec<_>>(), begun), (passed, seat));
    });
}

/// Whether a piece at an open end would point at a die or at what the other end points at,
/// however it is turned.
fn curls(snake: &SnakeView, end: &EndView, piece: Piece) -> bool {
    let ahead = end.from.opposite();
    let onwards = match piece {
        Piece::H | Piece::T => return false,
        Piece::S => vec![ahead],
        Piece::C => vec![ahead.left(), ahead.right()],
    };
    onwards.into_iter().all(|side| {
        let cell = end.at.beside(side);
        snake.dice.iter().any(|die| die.at == cell) || snake.ends.iter().any(|end| end.at == cell)
    })
}

#[test]
fn r3_4_a_new_snake_is_begun_only_by_what_fits_to_none() {
    in_random_games(|Moment { before, news, .. }| {
        for news in news {
            let News::Began { piece, .. } = news else { continue };
            for snake in &before.snakes {
                let twice = piece.closes() && has(snake, *piece) == 1;
                let curled = snake.ends.iter().all(|end| curls(snake, end, *piece));
                assert!(snake.done.is_some() || twice || curled, "{snake:?}");
            }
        }
    });
}
