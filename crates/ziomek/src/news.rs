//! What happened, as data; all eyes are told the same, and of the dice nothing before START.

use serde::Serialize;
use turlaj_core::{Event, Game, Seat};

use crate::Ziomek;
use crate::actions::Action;
use crate::outcomes::Roll;
use crate::pieces::{Colour, Laid};
use crate::score::{RoundScore, is_correct, totals};
use crate::state::{EndedBy, Phase, State};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The lot fell on this seat to roll first.
    FirstDrawn {
        /// Who rolls.
        seat: Seat,
    },
    /// A round begins.
    RoundBegins {
        /// Which.
        round: u8,
        /// How many levels its stack has.
        levels: usize,
        /// Who rolls.
        roller: Seat,
    },
    /// Two dice are equal, and the roller chooses.
    PairAsked {
        /// Who chooses.
        seat: Seat,
        /// Of which.
        colours: [Colour; 2],
    },
    /// The roller chose for all.
    PairChosen {
        /// Who.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// START: the dice are shown.
    Started {
        /// Which round.
        round: u8,
        /// What they show, in the order of colours.
        dice: [u8; 4],
        /// How many throws that took.
        throws: u32,
    },
    /// A piece was laid on a stack.
    Dropped {
        /// Whose.
        seat: Seat,
        /// The piece as it was laid.
        level: Laid,
        /// On which level, from 1.
        at: usize,
        /// What fell, from the bottom.
        fell: Vec<Laid>,
        /// How many levels stand.
        left: usize,
    },
    /// The top piece shows another side.
    Turned {
        /// Whose.
        seat: Seat,
        /// As it lies now.
        level: Laid,
    },
    /// The top piece was turned upside down.
    Flipped {
        /// Whose.
        seat: Seat,
        /// As it lies now.
        level: Laid,
    },
    /// Top levels were taken down.
    TookDown {
        /// Whose.
        seat: Seat,
        /// Which, from the bottom.
        levels: Vec<Laid>,
    },
    /// A seat agrees to end the round.
    Agreed {
        /// Which.
        seat: Seat,
    },
    /// A seat agrees no longer.
    Withdrew {
        /// Which.
        seat: Seat,
    },
    /// "ZIOMEK!"
    Shouted {
        /// Who.
        seat: Seat,
        /// Whether the stack is right.
        correct: bool,
    },
    /// A round has ended.
    RoundEnded {
        /// Which.
        round: u8,
        /// By what.
        by: EndedBy,
        /// What it brought every seat.
        scores: Vec<RoundScore>,
    },
    /// A seat is ready for the next round.
    Ready {
        /// Which.
        seat: Seat,
    },
    /// The last round has ended.
    Ended {
        /// The points of every seat.
        totals: Vec<u32>,
        /// Those of them that are bonus points.
        bonuses: Vec<u32>,
    },
}

pub(crate) fn news(rules: &Ziomek, before: &State, event: &Event<Ziomek>) -> Vec<News> {
    let mut after = before.clone();
    rules.apply(&mut after, event);
    let mut news = Vec::new();
    match *event {
        Event::Roll { roll: Roll::First(seat) } => news.push(News::FirstDrawn { seat }),
        Event::Roll { roll: Roll::Dice(_) } | Event::Time => {}
        Event::Act { seat, action } => news.extend(act(before, &after, seat, action)),
    }
    if before.phase == Phase::Countdown && after.phase == Phase::Building {
        let (round, dice, throws) = (after.round, after.dice, after.throws);
        news.push(News::Started { round, dice, throws });
    }
    if let Some(by) = after.ended_by.filter(|_| before.ended_by.is_none()) {
        let last = after.seats.iter().map(|builder| builder.rounds.last().copied());
        let scores = last.map(Option::unwrap_or_default).collect();
        news.push(News::RoundEnded { round: after.round, by, scores });
    }
    let began = matches!(before.phase, Phase::First | Phase::Checked);
    if began && before.phase != after.phase {
        let levels = after.levels();
        news.push(News::RoundBegins { round: after.round, levels, roller: after.roller });
    }
    if after.phase == Phase::Pair && before.phase != Phase::Pair {
        let pair = after.asked_for().pair();
        news.extend(pair.map(|colours| News::PairAsked { seat: after.roller, colours }));
    }
    if after.phase == Phase::Over {
        let (totals, bonuses) = after.seats.iter().map(|builder| totals(&builder.rounds)).unzip();
        news.push(News::Ended { totals, bonuses });
    }
    news
}

fn act(before: &State, after: &State, seat: Seat, action: Action) -> Option<News> {
    let (was, now) = (&before.seats[seat.index()].stack, &after.seats[seat.index()].stack);
    Some(match action {
        Action::Use(colour) => News::PairChosen { seat, colour },
        Action::Drop(level) => {
            let laid = was.iter().copied().chain([level]);
            let fell = laid.skip(now.len()).collect();
            News::Dropped { seat, level, at: was.len() + 1, fell, left: now.len() }
        }
        Action::Turn(_) => News::Turned { seat, level: *now.last()? },
        Action::Flip => News::Flipped { seat, level: *now.last()? },
        Action::Down(_) => News::TookDown { seat, levels: was[now.len()..].to_vec() },
        Action::Agree => News::Agreed { seat },
        Action::Withdraw => News::Withdrew { seat },
        Action::Shout => News::Shouted { seat, correct: is_correct(&before.requirement(), was) },
        Action::Ready => News::Ready { seat },
    })
}
