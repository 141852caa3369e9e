//! What holds for every snake, however it came about.

use turlaj_snakes::grid::{Cell, Side};
use turlaj_snakes::snake::{End, Lain, Link, Shape, Snake, Way};
use turlaj_snakes::{DICE, PIECES, Piece};
use turlaj_testkit::check_cases;

use super::{Fit, all_fits, attached, fits, snake};
use crate::play::Luck;

/// A snake that can still get a head and a tail: there are no more than 32 dice.
const MOST: usize = 30;

/// Snakes to which pieces are attached and from which pieces are taken at random; `each` sees every
/// one of them.
fn of_random_snakes(each: impl Fn(&Snake, &mut Luck)) {
    check_cases(512, 80, |case| {
        let mut luck = Luck::new(case.seed);
        let mut snake = fresh(&mut luck);
        // Some grow fast and curl, some are robbed as often as they grow.
        let growth = 2 + luck.below(8);
        for _ in 0..case.steps {
            each(&snake, &mut luck);
            // Heads and tails would end the growth too soon.
            let body: Vec<Fit> = fits(&snake)
                .into_iter()
                .filter(|fit| !fit.1.closes() || luck.below(12) == 0)
                .collect();
            snake = if body.is_empty() || luck.below(growth) == 0 || snake.length() == MOST {
                let end = some_end(&snake, &mut luck);
                snake.take(end).1.unwrap_or_else(|| fresh(&mut luck))
            } else {
                attached(&snake, luck.pick(&body), luck.pick(&DICE))
            };
        }
    });
}

fn fresh(luck: &mut Luck) -> Snake {
    Snake::new(Link::new(luck.pick(&DICE), luck.pick(&PIECES)))
}

fn some_end(snake: &Snake, luck: &mut Luck) -> End {
    let end = luck.pick(&End::BOTH);
    if snake.at_end(end).is_some() { end } else { End::A }
}

/// Where every die lies and which sides it joins, in an order of its own.
fn lying(snake: &Snake) -> Vec<(Cell, Vec<Side>, String)> {
    let mut all: Vec<_> =
        snake.lain().map(|lain| (lain.at, sides(&lain), name(lain.link))).collect();
    all.sort();
    all
}

fn sides(lain: &Lain) -> Vec<Side> {
    let mut sides: Vec<Side> = lain.enters.into_iter().chain(lain.leaves).collect();
    sides.sort();
    sides
}

fn name(link: Link) -> String {
    format!("{}{}", link.die(), link.piece())
}

fn open_cells(snake: &Snake) -> Vec<Cell> {
    End::BOTH.into_iter().filter_map(|end| Some(snake.open(end)?.at)).collect()
}

fn swapped(shape: &Shape) -> impl DoubleEndedIterator<Item = char> {
    let swap = |letter| match letter {
        'L' => 'R',
        'R' => 'L',
        'l' => 'r',
        'r' => 'l',
        other => other,
    };
    shape.to_string().chars().map(swap).collect::<Vec<_>>().into_iter()
}

/// R1.3: dice lie side by side in cells of their own, and each joins what is beside it.
#[test]
fn the_body_goes_from_cell_to_cell_and_never_crosses_itself() {
    of_random_snakes(|snake, _| {
        let row: Vec<Lain> = snake.lain().collect();
        let mut cells: Vec<Cell> = row.iter().map(|lain| lain.at).collect();
        for pair in row.windows(2) {
            let out = pair[0].leaves.unwrap();
            assert_eq!(pair[1].at, pair[0].at.beside(out));
            assert_eq!(pair[1].enters, Some(out.opposite()));
        }
        for lain in &row {
            let sides = sides(lain);
            match lain.link.piece() {
                Piece::H | Piece::T => assert_eq!(sides.len(), 1),
                Piece::S => assert_eq!(sides[0].opposite(), sides[1]),
                Piece::C => assert!(sides[0] != sides[1] && sides[0].opposite() != sides[1]),
            }
        }
        cells.sort();
        cells.dedup();
        assert_eq!(cells.len(), snake.length());
    });
}

/// R4.4, R3.5: how many open ends there are, where they point, and that nothing is in their way.
#[test]
fn open_ends_face_empty_cells_of_their_own() {
    of_random_snakes(|snake, _| {
        let open = open_cells(snake);
        let closed = [Piece::H, Piece::T].into_iter().filter(|&piece| snake.has(piece)).count();
        assert_eq!(open.len(), 2 - closed);
        assert_eq!(snake.is_complete(), open.is_empty());
        assert!(snake.lain().all(|lain| !open.contains(&lain.at)));
        assert!(open.len() < 2 || open[0] != open[1]);
        let row: Vec<Lain> = snake.lain().collect();
        for (end, die, side) in [
            (End::A, row[0], row[0].enters),
            (End::B, row[row.len() - 1], row[row.len() - 1].leaves),
        ] {
            let expected = side.map(|side| (die.at.beside(side), side));
            assert_eq!(snake.open(end).map(|open| (open.at, open.points)), expected);
        }
        assert!(snake.length() > 1 || closed == 0 || snake.open(End::B).is_some());
    });
}

#[test]
fn r4_6_an_unfinished_snake_can_always_be_finished() {
    of_random_snakes(|snake, luck| {
        for end in End::BOTH.into_iter().filter(|&end| snake.open(end).is_some()) {
            for piece in [Piece::H, Piece::T].into_iter().filter(|&piece| !snake.has(piece)) {
                assert_eq!(snake.check(end, piece, None), Ok(()), "{}", snake.shape());
                let one = attached(snake, (end, piece, None), luck.pick(&DICE));
                if one.is_complete() {
                    continue;
                }
                let other = if piece == Piece::H { Piece::T } else { Piece::H };
                let left = End::BOTH.into_iter().find(|&end| one.open(end).is_some()).unwrap();
                assert_eq!(one.check(left, other, None), Ok(()), "{}", one.shape());
                assert!(attached(&one, (left, other, None), luck.pick(&DICE)).is_complete());
            }
        }
    });
}

/// R4.6, R6.5: whatever is taken, the rest stays where it was and can be finished.
#[test]
fn taking_an_end_moves_nothing_and_frees_an_end() {
    of_random_snakes(|snake, _| {
        for end in End::BOTH.into_iter().filter(|&end| snake.at_end(end).is_some()) {
            let mut expected = lying(snake);
            let at = match end {
                End::A => snake.lain().next(),
                End::B => snake.lain().last(),
            };
            let at = at.unwrap();
            let (taken, left) = snake.clone().take(end);
            assert_eq!((taken.die(), taken.piece()), (at.link.die(), at.link.piece()));
            assert_eq!(taken, Link::new(taken.die(), taken.piece()), "it has forgotten its turn");
            let Some(left) = left else {
                assert_eq!(snake.length(), 1);
                continue;
            };
            expected.retain(|(cell, _, _)| *cell != at.at);
            assert_eq!(lying(&left), expected);
            assert!(open_cells(&left).contains(&at.at), "where it lay the snake is open");
            assert!(!left.is_complete());
            if let [only] = left.row()
                && only.piece().closes()
            {
                assert!(left.open(End::A).is_none() && left.open(End::B).is_some());
            } else {
                assert_eq!(left.open(end).unwrap().at, at.at, "at the same end");
            }
        }
    });
}

#[test]
fn attaching_and_taking_at_the_same_end_gives_the_snake_back() {
    of_random_snakes(|snake, luck| {
        for fit in fits(snake) {
            let die = luck.pick(&DICE);
            let longer = attached(snake, fit, die);
            assert_eq!(longer.length(), snake.length() + 1);
            assert_eq!(longer.clone().take(fit.0), (Link::new(die, fit.1), Some(snake.clone())));
            let other = longer.take(fit.0.other()).1;
            assert!(other.is_some_and(|other| !other.is_complete()));
        }
    });
}

#[test]
fn taking_and_attaching_at_the_same_end_gives_the_snake_back() {
    of_random_snakes(|snake, luck| {
        let end = some_end(snake, luck);
        let link = snake.at_end(end).unwrap();
        let (taken, left) = snake.clone().take(end);
        let Some(left) = left else { return };
        // Going out through `a`, a turn is the other way than walking in; and a head or a tail that
        // was left alone goes on at `b` now.
        let outwards = if end == End::A { link.way().map(Way::other) } else { link.way() };
        let turned = left.open(end).is_none();
        let at = if turned { End::B } else { end };
        assert_eq!(left.check(at, taken.piece(), outwards), Ok(()));
        let mut back = left;
        back.attach(at, taken, outwards);
        assert_eq!(lying(&back), lying(snake));
        assert!(turned || back == *snake);
    });
}

#[test]
fn left_and_right_mirror_each_other() {
    of_random_snakes(|found, _| {
        let text: String = swapped(&found.shape()).collect();
        let mirror = snake(&text).unwrap_or_else(|| panic!("{text} cannot lie"));
        let mut expected: Vec<Fit> = fits(found)
            .into_iter()
            .map(|(end, piece, way)| (end, piece, way.map(Way::other)))
            .collect();
        expected.sort();
        let mut fitting = fits(&mirror);
        fitting.sort();
        assert_eq!(fitting, expected);
        // Both are laid from the first die to the east: one lies as the other in a mirror.
        let straight = snake(&found.shape().to_string()).unwrap();
        let flipped = straight.lain().map(|lain| Cell(lain.at.0, -lain.at.1));
        assert!(flipped.eq(mirror.lain().map(|lain| lain.at)));
    });
}

#[test]
fn a_row_that_is_turned_round_has_the_same_attachments_at_the_other_ends() {
    of_random_snakes(|found, _| {
        if found.length() == 1 && found.row()[0].piece().closes() {
            return; // It is open at `b` whichever way it is read.
        }
        let text: String = swapped(&found.shape()).rev().collect();
        let round = snake(&text).unwrap_or_else(|| panic!("{text} cannot lie"));
        let mut expected: Vec<Fit> =
            fits(found).into_iter().map(|(end, piece, way)| (end.other(), piece, way)).collect();
        expected.sort();
        let mut fitting = fits(&round);
        fitting.sort();
        assert_eq!(fitting, expected, "{} and {text}", found.shape());
        let reasons = |snake: &Snake, turn: fn(End) -> End| -> Vec<_> {
            all_fits().map(|(end, piece, way)| snake.check(turn(end), piece, way)).collect()
        };
        assert_eq!(reasons(found, |end| end), reasons(&round, End::other));
    });
}

#[test]
fn the_text_of_a_shape_describes_it() {
    of_random_snakes(|found, _| {
        let text = found.shape().to_string();
        let shape: Shape = text.parse().unwrap();
        assert_eq!((&shape, shape.to_string()), (&found.shape(), text.clone()));
        assert_eq!(shape.links(), found.row());
        assert_eq!(text.len(), found.length());
        let again = Snake::of(&shape).unwrap();
        assert_eq!(again.shape(), shape);
        assert_eq!(fits(&again), fits(found), "{text}");
        assert_eq!(again.lain().next().unwrap().at, Cell::default());
    });
}

#[test]
fn every_part_of_a_snake_is_a_snake() {
    of_random_snakes(|found, luck| {
        let text = found.shape().to_string();
        let from = luck.below(text.len());
        let to = from + 1 + luck.below(text.len() - from);
        assert!(snake(&text[from..to]).is_some(), "{} of {text}", &text[from..to]);
    });
}

/// The colour of a die says nothing about where it fits.
#[test]
fn colours_do_not_matter_on_the_grid() {
    of_random_snakes(|found, _| {
        let green = snake(&found.shape().to_string().to_uppercase()).unwrap();
        assert_eq!(fits(&green), fits(found));
    });
}

/// Cells stay where they are however far a snake crawls: at one end it grows, from the other it is
/// robbed.
#[test]
fn a_snake_can_crawl_as_far_as_it_likes() {
    for (grows, robbed) in [(End::A, End::B), (End::B, End::A)] {
        let mut snake = snake("SSS").unwrap();
        let east = if grows == End::B { 1 } else { -1 };
        for step in 1..=40_000 {
            snake = attached(&snake, (grows, Piece::S, None), turlaj_snakes::Die::G);
            snake = snake.take(robbed).1.unwrap();
            assert_eq!(snake.lain().map(|lain| i64::from(lain.at.0)).min(), Some(east * step));
        }
    }
}
