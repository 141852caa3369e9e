//! The ledger: what every fact of a game did to the value of the game.

use serde::Serialize;
use turlaj_core::{Game, Seat, Standings, Tick};
use turlaj_engine::Unit;

use crate::amount::Amounts;
use crate::judge::Mean;

/// What explains the result of a game, fact by fact. For every step `before` + what its kind says +
/// `rest` = `after`.
#[derive(Clone, Debug)]
pub struct Ledger<G: Game> {
    /// What amounts count.
    pub unit: Unit,
    /// Whether every value is exact, not an estimate.
    pub exact: bool,
    /// The value of the game before its first fact.
    pub start: Amounts,
    /// The facts of the game that no undo covers, in order.
    pub steps: Vec<Step<G>>,
    /// How the game ended; nothing where it did not.
    pub end: Option<Standings>,
}

/// One fact.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// Its position in the log, from 0.
    pub seq: u64,
    /// When it happened, in table time.
    pub tick: Tick,
    /// What it is, and what it did.
    pub kind: StepKind<G>,
    /// What the evaluator changed its mind about.
    pub rest: Amounts,
    /// The value after it.
    pub after: Amounts,
}

/// What a fact is, and what it did to the value for every seat.
#[derive(Clone, Debug)]
pub enum StepKind<G: Game> {
    /// Dice fell.
    Throw {
        /// What they show.
        roll: G::Roll,
        /// Whose dice they are; nothing for dice that prepare the game.
        seat: Option<Seat>,
        /// The value after it minus the mean over all that could have fallen.
        luck: Amounts,
        /// How the mean was found.
        mean: Mean,
        /// The standard error of the luck of each seat, in the unit of amounts: 0 but for samples.
        errors: Vec<f64>,
    },
    /// A seat decided.
    Choice {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
        /// What the evaluator prefers in the view of the seat.
        best: G::Action,
        /// How many choices there were that differ.
        choices: u32,
        /// The value of the action minus that of the best one, as the seat sees it: what it cost the seat,
        /// and what it gave to others.
        effect: Amounts,
        /// What the action did besides because of things that the seat could not see.
        hidden: Amounts,
        /// Whether it was played for a seat whose person was away.
        absent: bool,
    },
    /// Something happened in a race or on the clock, where no values of choices are known.
    Race {
        /// Whose act it is; nothing for the clock.
        seat: Option<Seat>,
        /// What it did.
        effect: Amounts,
    },
}

/// The sums of a seat. `start + luck + own + gifts + hidden + race + rest = result`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Columns {
    /// The value before the first fact.
    pub start: i64,
    /// What dice did.
    pub luck: i64,
    /// What the own choices cost: never above 0.
    pub own: i64,
    /// What the choices of others gave.
    pub gifts: i64,
    /// What hidden things did beside the choices.
    pub hidden: i64,
    /// What happened in races and on the clock.
    pub race: i64,
    /// What the evaluator changed its mind about.
    pub rest: i64,
    /// The value after the last fact.
    pub result: i64,
}

impl<G: Game> Ledger<G> {
    /// The value after the last fact: the result, where the game is over.
    pub fn result(&self) -> &Amounts {
        self.steps.last().map_or(&self.start, |step| &step.after)
    }

    /// The sums of all seats.
    pub fn columns(&self) -> Vec<Columns> {
        let seats = 0..self.start.all().len() as u8;
        seats.map(|seat| self.columns_of(Seat(seat))).collect()
    }

    fn columns_of(&self, of: Seat) -> Columns {
        let (start, result) = (self.start.of_seat(of), self.result().of_seat(of));
        let mut columns = Columns { start, result, ..Columns::default() };
        for step in &self.steps {
            columns.rest += step.rest.of_seat(of);
            match &step.kind {
                StepKind::Throw { luck, .. } => columns.luck += luck.of_seat(of),
                StepKind::Choice { seat, effect, hidden, .. } => {
                    let column = if *seat == of { &mut columns.own } else { &mut columns.gifts };
                    *column += effect.of_seat(of);
                    columns.hidden += hidden.of_seat(of);
                }
                StepKind::Race { effect, .. } => columns.race += effect.of_seat(of),
            }
        }
        columns
    }

    /// The standard error of the luck of a seat, from the throws that were sampled.
    pub fn luck_error(&self, of: Seat) -> f64 {
        let squares = self.steps.iter().map(|step| match &step.kind {
            StepKind::Throw { errors, .. } => errors[of.index()].powi(2),
            StepKind::Choice { .. } | StepKind::Race { .. } => 0.0,
        });
        squares.sum::<f64>().sqrt()
    }
}

impl Columns {
    /// What the columns explain: the result, always.
    pub fn sum(&self) -> i64 {
        self.start + self.luck + self.own + self.gifts + self.hidden + self.race + self.rest
    }
}
