//! What happened, as data for one eye.

use serde::Serialize;
use turlaj_core::{Event, Eye, Game, Seat};

use crate::Stonoga;
use crate::actions::Action;
use crate::outcomes::{Roll, dealt};
use crate::pieces::{Face, Tail, Tile};
use crate::score::{Count, count};
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
    /// A tail was dealt; only its owner learns which, and the table only if it is told.
    TailDealt {
        /// To whom.
        seat: Seat,
        /// Which, if this eye may know.
        tail: Option<Tail>,
    },
    /// A tail that was kept is told, before the end is counted.
    TailTold {
        /// Whose.
        seat: Seat,
        /// Which.
        tail: Tail,
    },
    /// A golden shoe was laid on a tile, or the die has to be rolled again.
    GoldenRolled {
        /// What the die shows.
        face: Face,
        /// The tile that carries it now.
        tile: Option<Tile>,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
    },
    /// Dice fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// The dice that were rolled; nothing for those left lying.
        dice: [Option<Face>; 4],
        /// What all four dice show now.
        shown: [Face; 4],
        /// Which roll of the turn, from 1.
        roll: u8,
    },
    /// A bare foot was discarded for one more roll.
    FootSpent {
        /// Whose.
        seat: Seat,
    },
    /// A tile was taken from the middle.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
        /// Whether a golden shoe came with it.
        golden: bool,
    },
    /// A tile was stolen.
    Stole {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        tile: Tile,
    },
    /// A solo player lost a tile.
    Lost {
        /// Which.
        tile: Tile,
        /// Whether a golden shoe was lost with it.
        golden: bool,
    },
    /// A turn ended without a tile.
    EmptyHanded {
        /// Whose.
        seat: Seat,
    },
    /// The last tile left the middle; all tails are shown.
    Ended {
        /// The shoes of every seat.
        counts: Vec<Count>,
        /// The tails of all seats, where there are any.
        tails: Vec<Option<Tail>>,
    },
}

pub(crate) fn news(rules: &Stonoga, before: &State, event: &Event<Stonoga>, eye: Eye) -> Vec<News> {
    let mut after = before.clone();
    rules.apply(&mut after, event);
    let seat = before.seat;
    let mut news = Vec::new();
    match *event {
        Event::Roll { roll } => rolled(before, roll, eye, &mut news),
        Event::Act { action, .. } => match action {
            Action::Take { tile, golden } => news.push(News::Took { seat, tile, golden }),
            Action::Steal { tile, from } => news.push(News::Stole { seat, from, tile }),
            Action::Lose { tile, golden } => news.push(News::Lost { tile, golden }),
            Action::Pass => news.push(News::EmptyHanded { seat }),
            Action::Foot(_) => news.push(News::FootSpent { seat }),
            Action::Roll(_) => {}
        },
        Event::Time => {}
    }
    let dice_fell = matches!(event, Event::Roll { roll: Roll::Dice(_) });
    if dice_fell && after.phase == Phase::Rolling {
        news.push(News::EmptyHanded { seat }); // R3.6: the turn ended by itself.
    }
    if after.phase == Phase::Rolling && after.rolls == 0 {
        news.push(News::TurnBegins { seat: after.seat });
    }
    if after.phase == Phase::Over {
        let counts = after.seats.iter().map(count).collect();
        let tails = after.seats.iter().map(|seat| seat.tail.known()).collect();
        news.push(News::Ended { counts, tails });
    }
    news
}

fn rolled(before: &State, roll: Roll, eye: Eye, news: &mut Vec<News>) {
    news.push(match roll {
        Roll::First(seat) => News::FirstDrawn { seat },
        Roll::Tail(tail) => match before.keeper() {
            Some(seat) if matches!(before.phase, Phase::Telling { .. }) => {
                News::TailTold { seat, tail }
            }
            _ => {
                let seat = Seat(dealt(before) as u8);
                News::TailDealt { seat, tail: eye.is(seat).then_some(tail) } // R8.2
            }
        },
        Roll::KeptTail => News::TailDealt { seat: Seat(dealt(before) as u8), tail: None },
        Roll::Golden(face) => {
            let tile = match face {
                Face::Shoe(colour) => before.middle.golden_place(colour),
                Face::Star => None,
            };
            News::GoldenRolled { face, tile }
        }
        Roll::Dice(dice) => {
            let mut shown = before.dice;
            for (die, face) in shown.iter_mut().zip(dice) {
                *die = face.unwrap_or(*die);
            }
            News::Rolled { seat: before.seat, dice, shown, roll: before.rolls + 1 }
        }
    });
}
