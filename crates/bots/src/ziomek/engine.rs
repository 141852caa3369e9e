//! Builders as engines: what a race is worth while it lasts, and which ziomek of a pair is used.

use rand::RngExt;
use turlaj_core::{Look, Node, Tick};
use turlaj_engine::{
    ActionValue, Budget, Engine, ErrorBar, LiveEngine, Ranked, Unit, Values, Worth,
};
use turlaj_ziomek::{Action, ROUNDS, SMILE, View, Ziomek, levels};

use super::builder::PacedBuilder;

impl Engine<Ziomek> for PacedBuilder {
    /// Which ziomek of a pair is used makes no difference.
    fn evaluate(
        &mut self,
        look: &Look<'_, Ziomek>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Ziomek> {
        let Worth { unit, seats, error } = self.outlook(look, budget);
        let actions = vec![ActionValue { seats, error }; legal.len()];
        Values { seat: look.view().roller, unit, actions, ranking: vec![Ranked::plain(0)] }
    }

    fn outlook(&mut self, look: &Look<'_, Ziomek>, _: Budget) -> Worth {
        match look.node() {
            Node::Over(end) => Worth::at_end(&end),
            _ => outlook(&look.view()),
        }
    }

    fn choose(&mut self, _: &Look<'_, Ziomek>, legal: &[Action], _: Budget) -> usize {
        self.chance.random_range(0..legal.len())
    }
}

impl LiveEngine<Ziomek> for PacedBuilder {
    fn next(&mut self, look: &Look<'_, Ziomek>, now: Tick) -> Option<(Tick, Action)> {
        self.act(look, now)
    }
}

/// The share of the victory if every round to come, and the one that is built, is won by any seat with
/// the same chance: the winner gets all levels and smiling ziomki, the others half of the levels. Alone,
/// in the one round that is practised, the points of that. How far it is off hangs on who builds faster,
/// which no view tells.
fn outlook(view: &View) -> Worth {
    let mut points: Vec<(u32, u32)> =
        view.seats.iter().map(|seat| (seat.total, seat.bonus)).collect();
    let mut shares = vec![0.0; points.len()];
    let played = view.seats[0].rounds.len() as u8;
    if let [(own, _)] = points[..] {
        let (levels, bonus) = prize(view.round);
        let points = if played == 0 { own + levels + bonus } else { own };
        let seats = vec![f64::from(points)];
        return Worth { unit: Unit::Points, seats, error: ErrorBar::Unknown };
    }
    let rounds: Vec<(u32, u32)> = (played + 1..=ROUNDS).map(prize).collect();
    add_shares(&rounds, 1.0, &mut points, &mut shares);
    Worth { unit: Unit::Victory, seats: shares, error: ErrorBar::Unknown }
}

/// The levels of a round, and the bonus of a stack in which all ziomki smile.
fn prize(round: u8) -> (u32, u32) {
    let levels = levels(round) as u32;
    // Four colours, one of which may be out of play.
    (levels, 3 * u32::from(SMILE))
}

fn add_shares(
    rounds: &[(u32, u32)],
    chance: f64,
    points: &mut Vec<(u32, u32)>,
    shares: &mut [f64],
) {
    let Some(((levels, bonus), later)) = rounds.split_first() else {
        let best = points.iter().copied().max().unwrap_or_default();
        let winners = points.iter().filter(|points| **points == best).count() as f64;
        for (share, points) in shares.iter_mut().zip(points.iter()) {
            *share += if *points == best { chance / winners } else { 0.0 };
        }
        return;
    };
    for winner in 0..points.len() {
        let before = points.clone();
        for (seat, points) in points.iter_mut().enumerate() {
            match seat == winner {
                true => *points = (points.0 + levels + bonus, points.1 + bonus),
                false => points.0 += levels / 2,
            }
        }
        add_shares(later, chance / before.len() as f64, points, shares);
        *points = before;
    }
}
