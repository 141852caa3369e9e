//! The same things in the words of the rules: positions and actions.

use turlaj_snakes::snake::End;
use turlaj_snakes::{Action, Die, Face, View};

use super::snake::{LooseSnake, PieceKind};
use super::table::LooseTable;

/// An action, as far as it matters here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LooseAction {
    /// Roll a die.
    Roll(Die),
    /// Lay this die, which shows this, at an end of a snake, or begin a snake with it.
    Put(Option<(usize, usize)>, PieceKind, Die),
    /// Take the die at an end of a snake.
    Take(usize, usize),
    /// Roll no more.
    Stop,
    /// Hand this die over to a seat.
    Give(Die, usize),
}

impl LooseTable {
    /// What somebody sees, without the cells. Snakes keep their order.
    pub fn of(view: &View) -> LooseTable {
        let mut table = LooseTable::new(view.seats.len() as u8, view.seat.0);
        for (seat, hand) in view.seats.iter().enumerate() {
            let points = u8::try_from(hand.points).unwrap_or(u8::MAX);
            let turns = u8::try_from(hand.turns).unwrap_or(u8::MAX);
            table.set_hand(seat, [hand.green, hand.orange], points, turns);
        }
        view.snakes.iter().for_each(|snake| table.add(LooseSnake::of(snake)));
        table
    }
}

impl LooseAction {
    /// What an action is here; nothing if it names no snake of this view, or does not belong to it.
    pub fn of(view: &View, action: Action) -> Option<LooseAction> {
        let at = |number| view.snakes.iter().position(|snake| snake.number == number);
        let side = |end| usize::from(end == End::B);
        let shown = || match (view.die, view.face) {
            (Some(die), Some(Face::Piece(piece))) => Some((PieceKind::of(piece), die)),
            _ => None,
        };
        Some(match action {
            Action::Roll(die) => LooseAction::Roll(die),
            Action::Put { snake, end, .. } => {
                let (kind, die) = shown()?;
                LooseAction::Put(Some((at(snake)?, side(end))), kind, die)
            }
            Action::New => {
                let (kind, die) = shown()?;
                LooseAction::Put(None, kind, die)
            }
            Action::Take { snake, end } => LooseAction::Take(at(snake)?, side(end)),
            Action::Stop => LooseAction::Stop,
            Action::Give(to) => LooseAction::Give(view.die?, to.index()),
        })
    }
}
