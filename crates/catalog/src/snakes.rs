//! Snakes.

use turlaj_snakes::Snakes;
use turlaj_terminal::SnakesDrawing;

use crate::Listed;

impl Listed for Snakes {
    const TITLE: &'static str = "Snakes";
    const ABOUT: &'static str = "Dice are pieces of snakes: finish more of them than the others.";

    type Drawing = SnakesDrawing;
}
