//! Imagining a position that fits a view.

use turlaj_core::{Determinize, Dice, Throw};

use crate::Ziomek;
use crate::pieces::{COLOURS, Colour};
use crate::requirement::{ROUNDS, levels};
use crate::state::{Builder, Phase, State};
use crate::view::View;

impl Determinize for Ziomek {
    /// Dice that nobody sees yet are drawn: with a pair where one is known, otherwise all different,
    /// since nothing that can be done before START depends on them.
    fn guess(&self, view: &View, dice: &mut dyn Dice) -> State {
        let seats = view.seats.iter().map(|seat| Builder {
            stack: seat.stack.iter().copied().collect(),
            agreed: seat.agreed,
            ready: seat.ready,
            rounds: seat.rounds.iter().copied().collect(),
            rolled: seat.rolled,
        });
        State {
            phase: view.phase,
            round: view.round,
            roller: view.roller,
            dice: view.dice.unwrap_or_else(|| imagine(self, view, dice)),
            throws: view.throws,
            chosen: view.chosen,
            seats: seats.collect(),
            ended_by: view.ended_by,
            shouter: view.shouter,
        }
    }
}

fn imagine(rules: &Ziomek, view: &View, dice: &mut dyn Dice) -> [u8; 4] {
    let mut lot = |faces: usize| {
        let at = Throw::Setup { step: 1, roll: 1 }.die(1);
        dice.die(at, faces as u32) as usize
    };
    let again = view.phase == Phase::Rolling;
    let none_lies = view.round < ROUNDS || view.throws.0 == 0;
    if view.phase == Phase::First || (again && none_lies) {
        return [0; 4];
    }
    if let Some(given) = rules.given.filter(|_| rules.is_practice()) {
        return given;
    }
    // Different numbers, the first of them a level of this round.
    let mut numbers: Vec<u8> = (1..=10).collect();
    let first = numbers.remove(lot(levels(view.round).min(numbers.len())));
    let mut drawn = [0; 4].map(|_: u8| numbers.remove(lot(numbers.len())));
    let pair = view.pair.or_else(|| view.chosen.map(|colour| [colour, other(colour)]));
    for colour in pair.into_iter().flatten() {
        drawn[colour as usize] = first;
    }
    // In the last round the dice that showed the same are rolled again: any two will do.
    if again {
        (drawn[0], drawn[1]) = (0, 0);
    }
    drawn
}

/// Any other colour.
fn other(colour: Colour) -> Colour {
    COLOURS[(colour as usize + 1) % COLOURS.len()]
}
