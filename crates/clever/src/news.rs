//! What happened, as data for one eye.

use serde::{Deserialize, Serialize};
use turlaj_core::{Event, Eye, Seat};

use crate::Clever;
use crate::apply;
use crate::fields::Field;
use crate::pieces::{Bonus, Die, Gift};
use crate::score::Count;
use crate::state::State;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum News {
    /// The lot fell on this seat to begin.
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// A round begins.
    RoundBegins {
        /// Which, from 1.
        round: u8,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
        /// Whether it is a passive turn of a solo player.
        passive: bool,
    },
    /// Dice fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// The dice that were rolled; nothing for those left lying.
        dice: [Option<u8>; 6],
        /// Which of the three rolls of the turn.
        roll: u8,
    },
    /// A lot fell between equal dice.
    LotDrawn {
        /// Those that go to the tray.
        dice: Vec<Die>,
    },
    /// A reroll was spent.
    RerollSpent {
        /// Whose.
        seat: Seat,
    },
    /// A die was picked.
    Picked {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
    },
    /// Nothing could be done with a roll.
    Unusable {
        /// Whose.
        seat: Seat,
        /// The die that goes to the tray for it.
        dropped: Option<Die>,
    },
    /// A die of the tray, or one beside it, was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        die: Die,
    },
    /// No die was taken.
    Skipped {
        /// By whom.
        seat: Seat,
    },
    /// An extra die was spent.
    ExtraUsed {
        /// Whose.
        seat: Seat,
        /// The die that it was spent on.
        die: Die,
    },
    /// A field was marked.
    Marked {
        /// By whom.
        seat: Seat,
        /// Which.
        field: Field,
        /// The number that stands there now; 0 for a cross.
        number: u8,
        /// The points of the sheet since then, by where they come from.
        count: Count,
        /// All of them, with what the foxes bring.
        points: u16,
    },
    /// A bonus was earned.
    Earned {
        /// By whom.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A gift had no place.
    GiftLost {
        /// Whose.
        seat: Seat,
        /// Which.
        gift: Gift,
    },
    /// A seat has nothing left to decide while others still do.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// What a seat did while nobody saw it.
    Opened {
        /// Who.
        seat: Seat,
        /// The die that it took.
        took: Option<Die>,
        /// The dice that it spent extra dice on.
        extra: Vec<Die>,
        /// What it marked.
        marks: Vec<Mark>,
    },
    /// The game is over.
    Ended {
        /// The points of every seat.
        counts: Vec<Count>,
    },
}

/// A mark on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// Where.
    pub field: Field,
    /// The number that stands there; 0 for a cross.
    pub number: u8,
}

impl News {
    /// A mark, not counted yet: only who listens pays for that.
    pub(crate) fn marked(seat: Seat, field: Field, number: u8) -> News {
        News::Marked { seat, field, number, count: Count::default(), points: 0 }
    }

    /// What a seat did in the sealed phase that ends.
    pub(crate) fn opened(state: &State, seat: Seat) -> News {
        let player = state.player(seat);
        let new = player.sheet.marked().minus(player.shown.marked());
        let number = |field: Field| {
            let numbers = player.sheet.numbers(field.area());
            numbers.get(field.at()).copied().unwrap_or_default()
        };
        News::Opened {
            seat,
            took: player.took,
            extra: player.extra.iter().collect(),
            marks: new.iter().map(|field| Mark { field, number: number(field) }).collect(),
        }
    }

    /// The same, with the points of the sheet that it tells of.
    fn counted(mut self, state: &State) -> News {
        if let News::Marked { seat, ref mut count, ref mut points, .. } = self {
            *count = Count::of(state.sheet(seat));
            *points = count.total();
        }
        self
    }

    pub(crate) fn ended(state: &State) -> News {
        News::Ended { counts: state.players.iter().map(|seat| Count::of(&seat.sheet)).collect() }
    }

    /// The seat that did this.
    fn seat(&self) -> Option<Seat> {
        match *self {
            News::FirstDrawn { seat }
            | News::TurnBegins { seat, .. }
            | News::Rolled { seat, .. }
            | News::RerollSpent { seat }
            | News::Picked { seat, .. }
            | News::Unusable { seat, .. }
            | News::Took { seat, .. }
            | News::Skipped { seat }
            | News::ExtraUsed { seat, .. }
            | News::Marked { seat, .. }
            | News::Earned { seat, .. }
            | News::GiftLost { seat, .. }
            | News::Ready { seat }
            | News::Opened { seat, .. } => Some(seat),
            News::RoundBegins { .. } | News::LotDrawn { .. } | News::Ended { .. } => None,
        }
    }

    /// Whether this eye may be told while the phase is sealed or not (R8.7).
    fn is_for(&self, eye: Eye, sealed: bool) -> bool {
        let own = self.seat().is_some_and(|seat| eye.is(seat));
        match self {
            // Its owner has seen it happen.
            News::Opened { took, extra, marks, .. } => {
                let something = took.is_some() || !extra.is_empty() || !marks.is_empty();
                something && !own
            }
            _ => own || !sealed || self.seat().is_none(),
        }
    }
}

pub(crate) fn news(rules: &Clever, before: &State, event: &Event<Clever>, eye: Eye) -> Vec<News> {
    let mut after = before.clone();
    let mut news = Vec::new();
    let mut ear = |state: &State, one: News| {
        if one.is_for(eye, state.phase.is_sealed()) {
            news.push(one.counted(state));
        }
    };
    match *event {
        Event::Roll { roll } => apply::roll(rules, &mut after, roll, &mut ear),
        Event::Act { seat, action } => apply::act(rules, &mut after, seat, action, &mut ear),
        Event::Time => {}
    }
    if let Event::Act { seat, .. } = *event
        && after.page == before.page
        && after.phase.is_sealed()
        && !after.asked().contains(seat)
    {
        news.push(News::Ready { seat });
    }
    news
}
