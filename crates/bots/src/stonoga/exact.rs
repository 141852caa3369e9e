//! Where the game is solved: two players without variants, and one.

use turlaj_core::Look;
use turlaj_engine::Bot;
use turlaj_exact::stonoga::{Board, Duel, Solo, SoloAim, TilePlace, Timed, keep};
use turlaj_learned::stonoga::{kept, rolls};
use turlaj_stonoga::{Action, DiceSet, Phase, Piece, Stonoga, Tile, View};

use super::StonogaGreedy;

/// What an action is worth exactly.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExactWorth {
    /// The share of the victory of two players, or, for one, the tiles lost in all, below zero.
    pub(super) value: f64,
    /// What the action is chosen by: the value, and a little that decides between equals.
    pub(super) score: f64,
}

/// The exact worth of each action, where that is known: not where the game has variants or more players.
pub(super) fn exact(
    look: &Look<'_, Stonoga>,
    view: &View,
    legal: &[Action],
) -> Option<Vec<ExactWorth>> {
    exact_for(SoloAim::Lost, look, view, legal)
}

/// The same for a solo player with another aim.
fn exact_for(
    aim: SoloAim,
    look: &Look<'_, Stonoga>,
    view: &View,
    legal: &[Action],
) -> Option<Vec<ExactWorth>> {
    let rules = look.rules();
    if !rules.is_plain() {
        return None;
    }
    match view.seats.len() {
        1 => Some(solo(view, legal, aim)),
        // Tiles that are nowhere are for examples and tests: the whole game does not know them.
        2 if board(view).is_complete() => Some(duel(Duel::whole(rules.edition()), view, legal)),
        _ => None,
    }
}

/// The value of a position to the seat whose turn it is, where that is known, as in [`exact`].
pub(super) fn value(look: &Look<'_, Stonoga>, view: &View) -> Option<f64> {
    if !look.rules().is_plain() {
        return None;
    }
    let (board, fresh) = (board(view), view.rolls == 0);
    let (dice, rolls) = dice(view);
    // What is kept: of dice that are about to be rolled, or any part of those that lie there.
    let rolled = DiceSet::of(view.rolling.iter().copied());
    let part = |set: u8| keep((0..4).filter(|die| set >> die & 1 == 1).map(|die| view.dice[die]));
    let keeps: Vec<usize> = match view.phase {
        Phase::Rolling => vec![kept(view, rolled)],
        _ if rolls > 0 => (0..15).map(part).collect(),
        _ => Vec::new(),
    };
    let best = |stop: f64, keep: &dyn Fn(usize) -> f64| {
        let stop = if view.phase == Phase::Rolling { f64::NEG_INFINITY } else { stop };
        keeps.iter().map(|&kept| keep(kept)).fold(stop, f64::max)
    };
    match view.seats.len() {
        1 if fresh => Some(Solo::whole().value(board, SoloAim::Lost) - view.lost.len() as f64),
        1 => {
            let choices = Solo::whole().choices(board, dice, rolls.max(1), SoloAim::Lost);
            let stop = choices.tiles.iter().map(|(_, worth)| *worth);
            let stop = stop.fold(f64::NEG_INFINITY, f64::max);
            Some(best(stop, &|kept| choices.keep(kept)) - view.lost.len() as f64)
        }
        2 if board.is_complete() => {
            let duel = Duel::whole(look.rules().edition());
            if fresh {
                return Some(duel.worth(board).value);
            }
            let choices = duel.choices(board, dice, rolls.max(1));
            Some(best(choices.stop.value, &|kept| choices.keep(kept).value))
        }
        _ => None,
    }
}

/// The value to each seat, where the seat whose turn it is has this one.
pub(super) fn seats(view: &View, own: f64) -> Vec<f64> {
    if view.seats.len() == 1 {
        return vec![own];
    }
    // A mean of certain victories can be rounded to a little more than one.
    let own = own.clamp(0.0, 1.0);
    let mut shares = vec![1.0 - own; 2];
    shares[view.seat.index()] = own;
    shares
}

/// Of two games of the same value the shorter one is better, by very little.
const A_TURN: f64 = 1e-10;

fn duel(known: &Duel, view: &View, legal: &[Action]) -> Vec<ExactWorth> {
    let (dice, rolls) = dice(view);
    let choices = known.choices(board(view), dice, rolls);
    let taken = |tile: Tile| {
        let found = choices.takes.iter().find(|(known, _)| *known == tile);
        found.map_or(choices.stop, |(_, worth)| *worth)
    };
    let worth = |action: &Action| {
        let Timed { value, turns } = match action {
            Action::Roll(rolled) => choices.keep(kept(view, *rolled)),
            Action::Take { tile, .. } => taken(*tile),
            _ => choices.stop,
        };
        ExactWorth { value, score: value - A_TURN * turns }
    };
    legal.iter().map(worth).collect()
}

/// Where an aim is certain or out of reach, what is lost still counts by very little.
const A_LOSS: f64 = 1e-7;

fn solo(view: &View, legal: &[Action], aim: SoloAim) -> Vec<ExactWorth> {
    let lost = view.lost.len() as u8;
    let aim = match aim {
        SoloAim::AtMost(tiles) => tiles.checked_sub(lost).map_or(SoloAim::Lost, SoloAim::AtMost),
        aim => aim,
    };
    // Tiles that are lost already count too.
    let before = if aim == SoloAim::Lost { f64::from(lost) } else { 0.0 };
    let values = solo_worth(view, legal, aim).map(|worth| worth - before);
    let mut worth: Vec<ExactWorth> =
        values.map(|value| ExactWorth { value, score: value }).collect();
    if aim != SoloAim::Lost {
        let less = solo_worth(view, legal, SoloAim::Lost);
        worth.iter_mut().zip(less).for_each(|(worth, less)| worth.score += A_LOSS * less);
    }
    worth
}

fn solo_worth(view: &View, legal: &[Action], aim: SoloAim) -> impl Iterator<Item = f64> {
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
        board.put(kind.tile, TilePlace::Middle);
    }
    for (at, seat) in view.seats.iter().enumerate().take(2) {
        let place = if view.seats.len() == 1 {
            TilePlace::Nowhere
        } else if at == view.seat.index() {
            TilePlace::Mine
        } else {
            TilePlace::Theirs
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
pub(crate) struct SoloBot {
    aim: SoloAim,
    elsewhere: StonogaGreedy,
}

impl SoloBot {
    /// A bot with this aim.
    pub(crate) fn new(aim: SoloAim) -> SoloBot {
        SoloBot { aim, elsewhere: StonogaGreedy::new(0) }
    }
}

impl Bot<Stonoga> for SoloBot {
    fn choose(&mut self, look: &Look<'_, Stonoga>, legal: &[Action]) -> Action {
        let solved = look.rules().is_solo().then(|| look.view());
        let worth = solved.and_then(|view| exact_for(self.aim, look, &view, legal));
        let scores = worth.iter().flatten().map(|worth| worth.score);
        let best = scores.zip(legal).max_by(|a, b| a.0.total_cmp(&b.0));
        match best {
            Some((_, action)) => *action,
            None => self.elsewhere.choose(look, legal),
        }
    }
}
