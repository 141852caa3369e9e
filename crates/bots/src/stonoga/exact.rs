//! Where the game is solved: two players without variants, and one.

use turlaj_core::{Bot, Look};
use turlaj_solve::stonoga::{Aim, Board, Duel, Place, Solo, Timed, keep};
use turlaj_stonoga::{Action, Piece, Stonoga, Tile, View};

use super::Greedy;
use super::expert::{kept, rolls};

/// What each action is worth exactly, where that is known: the share of the victory of two players,
/// or, for one, the tiles lost in all, below zero.
///
/// Says no where the game has variants or more players, and while somebody waits and the solution is
/// still being computed.
pub(super) fn exact(
    look: &Look<'_, Stonoga>,
    view: &View,
    legal: &[Action],
    worth: &mut Vec<f64>,
) -> bool {
    exact_for(Aim::Lost, look, view, legal, worth)
}

/// The same for a solo player with another aim.
fn exact_for(
    aim: Aim,
    look: &Look<'_, Stonoga>,
    view: &View,
    legal: &[Action],
    worth: &mut Vec<f64>,
) -> bool {
    let rules = look.rules();
    if !rules.is_plain() {
        return false;
    }
    match view.seats.len() {
        1 => solo(view, legal, aim, worth),
        // Tiles that are nowhere are for examples and tests: the whole game does not know them.
        2 if board(view).is_complete() => {
            let edition = rules.edition();
            let known = match look.is_awaited() {
                true => Duel::soon(edition),
                false => Some(Duel::whole(edition)),
            };
            let Some(known) = known else { return false };
            duel(known, view, legal, worth);
        }
        _ => return false,
    }
    true
}

/// Of two games of the same value the shorter one is better, by very little.
const A_TURN: f64 = 1e-10;

fn duel(known: &Duel, view: &View, legal: &[Action], worth: &mut Vec<f64>) {
    let (dice, rolls) = dice(view);
    let choices = known.choices(board(view), dice, rolls);
    let taken = |tile: Tile| {
        let found = choices.takes.iter().find(|(known, _)| *known == tile);
        found.map_or(choices.stop, |(_, worth)| *worth)
    };
    worth.extend(legal.iter().map(|action| {
        let Timed { value, turns } = match action {
            Action::Roll(rolled) => choices.keep(kept(view, *rolled)),
            Action::Take { tile, .. } => taken(*tile),
            _ => choices.stop,
        };
        value - A_TURN * turns
    }));
}

/// Where an aim is certain or out of reach, what is lost still counts by very little.
const A_LOSS: f64 = 1e-7;

fn solo(view: &View, legal: &[Action], aim: Aim, worth: &mut Vec<f64>) {
    let lost = view.lost.len() as u8;
    let aim = match aim {
        Aim::AtMost(tiles) => tiles.checked_sub(lost).map_or(Aim::Lost, Aim::AtMost),
        aim => aim,
    };
    // Tiles that are lost already count too.
    let before = if aim == Aim::Lost { f64::from(lost) } else { 0.0 };
    worth.extend(solo_worth(view, legal, aim).map(|worth| worth - before));
    if aim != Aim::Lost {
        let less = solo_worth(view, legal, Aim::Lost);
        worth.iter_mut().zip(less).for_each(|(worth, less)| *worth += A_LOSS * less);
    }
}

fn solo_worth(view: &View, legal: &[Action], aim: Aim) -> impl Iterator<Item = f64> {
    let (dice, rolls) = dice(view);
    let choices = Solo::whole().choices(board(view), dice, rolls, aim);
    legal.iter().map(move |action| match action {
        Action::Roll(rolled) => choices.keep(kept(view, *rolled)),
        Action::Take { tile, .. } | Action::Lose { tile, .. } => {
            let found = choices.tiles.iter().find(|(known, _)| known == tile);
            found.map_or(f64::NEG_INFINITY, |(_, worth)| *worth)
        }
        _ => f64::NEG_INFINITY,
    })
}

/// The dice that lie there, and how many rolls are possible.
fn dice(view: &View) -> (usize, usize) {
    (keep(view.dice.into_iter()), rolls(view))
}

fn board(view: &View) -> Board {
    let mut board = Board::default();
    for kind in &view.middle {
        board.put(kind.tile, Place::Middle);
    }
    for (at, seat) in view.seats.iter().enumerate().take(2) {
        let place = if view.seats.len() == 1 {
            Place::Nowhere
        } else if at == view.seat.index() {
            Place::Mine
        } else {
            Place::Theirs
        };
        for piece in &seat.pieces {
            if let Piece::Tile(tile) = piece {
                board.put(*tile, place);
            }
        }
    }
    board
}

/// Plays a solo game without variants for one aim; elsewhere it is greedy.
#[derive(Clone, Debug)]
pub struct Solver {
    aim: Aim,
    elsewhere: Greedy,
}

impl Solver {
    /// A chooser with this aim.
    pub fn new(aim: Aim) -> Solver {
        Solver { aim, elsewhere: Greedy::new(0) }
    }
}

impl Bot<Stonoga> for Solver {
    fn choose(&mut self, look: &Look<'_, Stonoga>, legal: &[Action]) -> Action {
        let mut worth = Vec::new();
        let solved =
            look.rules().is_solo() && exact_for(self.aim, look, &look.view(), legal, &mut worth);
        let best = worth.iter().zip(legal).max_by(|a, b| a.0.total_cmp(b.0));
        match best.filter(|_| solved) {
            Some((_, action)) => *action,
            None => self.elsewhere.choose(look, legal),
        }
    }
}
