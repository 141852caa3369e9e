//! What happened, as data; all eyes are told the same.

use serde::Serialize;
use turlaj_core::{Event, Game, Seat};

use crate::Snakes;
use crate::actions::Action;
use crate::grid::Cell;
use crate::outcomes::Roll;
use crate::pieces::{Die, Face, Piece};
use crate::snake::{End, Way};
use crate::state::{Phase, State};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The lot fell on this seat to begin.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
    },
    /// A die fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// Which kind.
        die: Die,
        /// What it shows.
        face: Face,
    },
    /// A new snake was begun.
    Began {
        /// By whom.
        seat: Seat,
        /// Its number.
        snake: u8,
        /// The kind of die.
        die: Die,
        /// Its first piece.
        piece: Piece,
        /// The cell.
        at: Cell,
    },
    /// A piece was attached.
    Placed {
        /// By whom.
        seat: Seat,
        /// To which snake.
        snake: u8,
        /// At which end.
        end: End,
        /// The kind of die.
        die: Die,
        /// The piece.
        piece: Piece,
        /// For a curve, how it turns.
        turn: Option<Way>,
        /// The cell.
        at: Cell,
    },
    /// A snake is complete.
    Completed {
        /// Who finished it.
        seat: Seat,
        /// Which.
        snake: u8,
        /// How many pieces it has.
        length: usize,
        /// The points of the seat now.
        points: u32,
    },
    /// A die was taken from a snake.
    Took {
        /// By whom.
        seat: Seat,
        /// From which snake.
        snake: u8,
        /// From which end.
        end: End,
        /// The kind of die.
        die: Die,
        /// What it showed.
        piece: Piece,
        /// Whether the snake was complete.
        reopened: bool,
        /// Whether nothing is left of it.
        gone: bool,
        /// Who had finished it, and keeps the point.
        from: Option<Seat>,
    },
    /// A second roll was declined.
    Stopped {
        /// By whom.
        seat: Seat,
    },
    /// A die was handed over.
    Gave {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The kind of die.
        die: Die,
    },
    /// A seat without dice was passed over.
    Skipped {
        /// Which.
        seat: Seat,
    },
    /// Nobody has a die left.
    Ended {
        /// The points of every seat.
        points: Vec<u32>,
    },
}

pub(crate) fn news(rules: &Snakes, before: &State, event: &Event<Snakes>) -> Vec<News> {
    let mut after = before.clone();
    rules.apply(&mut after, event);
    let seat = before.seat;
    let mut news = Vec::new();
    let mut turn_passes = after.page > before.page;
    match *event {
        Event::Roll { roll: Roll::First(seat) } => news.push(News::FirstDrawn { seat }),
        Event::Roll { roll: Roll::Face(face) } => {
            news.extend(before.die.map(|die| News::Rolled { seat, die, face }));
            turn_passes = face == Face::Minus && rules.players == 2;
            if turn_passes {
                gave(before, seat.next(rules.players), &mut news);
            }
        }
        Event::Act { action, .. } => act(before, &after, action, &mut news),
        Event::Time => {}
    }
    if turn_passes {
        passed_on(rules, before, &after, &mut news);
    }
    news
}

fn act(before: &State, after: &State, action: Action, news: &mut Vec<News>) {
    let seat = before.seat;
    let in_hand = match (before.die, before.face) {
        (Some(die), Some(Face::Piece(piece))) => Some((die, piece)),
        _ => None,
    };
    match action {
        Action::Roll(_) => {}
        Action::Stop => news.push(News::Stopped { seat }),
        Action::Give(to) => gave(before, to, news),
        Action::New => {
            let Some((die, piece)) = in_hand else { return };
            let (snake, _) = before.free_number();
            news.push(News::Began { seat, snake, die, piece, at: Cell::default() });
        }
        Action::Put { snake, end, way } => {
            let Some(((die, piece), at)) = in_hand.zip(before.find(snake)) else { return };
            let Some(open) = before.snakes[at].snake.open(end) else { return };
            news.push(News::Placed { seat, snake, end, die, piece, turn: way, at: open.at });
            let now = &after.snakes[at].snake;
            if now.is_complete() {
                let points = after.seats[seat.index()].points;
                news.push(News::Completed { seat, snake, length: now.length(), points });
            }
        }
        Action::Take { snake, end } => {
            let Some(lying) = before.find(snake).map(|at| &before.snakes[at]) else { return };
            let Some(link) = lying.snake.at_end(end) else { return };
            news.push(News::Took {
                seat,
                snake,
                end,
                die: link.die(),
                piece: link.piece(),
                reopened: lying.snake.is_complete(),
                gone: lying.snake.length() == 1,
                from: lying.done,
            });
        }
    }
}

fn gave(before: &State, to: Seat, news: &mut Vec<News>) {
    news.extend(before.die.map(|die| News::Gave { seat: before.seat, to, die }));
}

/// Who was passed over, who is next, or that the game is over.
fn passed_on(rules: &Snakes, before: &State, after: &State, news: &mut Vec<News>) {
    if after.phase == Phase::Over {
        news.push(News::Ended { points: after.seats.iter().map(|hand| hand.points).collect() });
        return;
    }
    if before.phase != Phase::First {
        let mut seat = before.seat.next(rules.players);
        while seat != after.seat {
            news.push(News::Skipped { seat });
            seat = seat.next(rules.players);
        }
    }
    news.push(News::TurnBegins { seat: after.seat });
}
