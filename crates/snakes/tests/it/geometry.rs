//! Snakes on their grid, apart from any game.

mod counts;
mod properties;

use turlaj_snakes::snake::{End, Link, Shape, Snake, Way};
use turlaj_snakes::{Die, PIECES, Piece};

/// A way to attach a piece.
pub(crate) type Fit = (End, Piece, Option<Way>);

/// Every way that can be written to attach a piece, legal or not.
fn all_fits() -> impl Iterator<Item = Fit> {
    let ways = [None, Some(Way::L), Some(Way::R)];
    let of =
        move |end| PIECES.into_iter().flat_map(move |piece| ways.map(move |way| (end, piece, way)));
    End::BOTH.into_iter().flat_map(of)
}

/// Every way in which a piece can be attached.
fn fits(snake: &Snake) -> Vec<Fit> {
    all_fits().filter(|&(end, piece, way)| snake.check(end, piece, way).is_ok()).collect()
}

/// The snake with one more piece.
fn attached(snake: &Snake, (end, piece, way): Fit, die: Die) -> Snake {
    let mut snake = snake.clone();
    snake.attach(end, Link::new(die, piece), way);
    snake
}

/// The snake that a text describes, if it can lie so.
fn snake(shape: &str) -> Option<Snake> {
    Snake::of(&shape.parse::<Shape>().unwrap())
}
