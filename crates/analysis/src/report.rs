//! A ledger as plain data, as `docs/analysis.md` describes it.

use serde::Serialize;
use turlaj_core::{Game, Seat, Standings};
use turlaj_engine::Unit;

use crate::amount::Amounts;
use crate::judge::Mean;
use crate::ledger::{Columns, Ledger, StepKind};
use crate::summary::{Decisions, ErrorSize};

/// A ledger as data.
#[derive(Debug, Serialize)]
pub struct LedgerReport {
    /// What amounts count, in 10⁻¹²: `victory`, `points` or `losses`.
    pub unit: &'static str,
    /// Whether every value is exact.
    pub exact: bool,
    /// How the game ended; nothing where it did not.
    pub standings: Option<Standings>,
    /// One per seat.
    pub seats: Vec<SeatReport>,
    /// The value before the first fact, by seat.
    pub start: Amounts,
    /// One per fact of the game that no undo covers.
    pub steps: Vec<StepReport>,
}

/// The sums and decisions of a seat.
#[derive(Debug, Serialize)]
pub struct SeatReport {
    /// The sums.
    pub columns: Columns,
    /// The standard error of the luck, in the unit: 0 where no throw was sampled.
    pub luck_error: f64,
    /// The decisions.
    #[serde(flatten)]
    pub summary: Decisions,
    /// The mean loss of an open decision, in the unit; nothing without one.
    pub rate: Option<f64>,
}

/// One fact.
#[derive(Debug, Serialize)]
pub struct StepReport {
    /// Its position in the log, from 0.
    pub seq: u64,
    /// When it happened, in milliseconds of table time.
    pub tick: u64,
    /// What it is.
    #[serde(flatten)]
    pub kind: KindReport,
    /// What the evaluator changed its mind about, by seat.
    pub rest: Amounts,
    /// The value after it, by seat.
    pub after: Amounts,
}

/// What a fact is, and what it did.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum KindReport {
    /// Dice fell.
    Throw {
        /// What they show.
        roll: String,
        /// Whose dice they are, from 0.
        seat: Option<Seat>,
        /// The luck of every seat.
        luck: Amounts,
        /// How the mean was found.
        mean: Mean,
        /// The standard error of the luck of each seat, in 10⁻¹² of the unit.
        errors: Vec<f64>,
    },
    /// A seat decided.
    Choice {
        /// Who, from 0.
        seat: Seat,
        /// What.
        action: String,
        /// What the evaluator prefers.
        best: String,
        /// How many choices there were that differ.
        choices: u32,
        /// How large the error is.
        size: ErrorSize,
        /// What the choice cost or gave, by seat.
        effect: Amounts,
        /// What hidden things did beside it, by seat.
        hidden: Amounts,
        /// Whether it was played for a seat whose person was away.
        absent: bool,
    },
    /// Something happened in a race or on the clock.
    Race {
        /// Whose act it is, from 0.
        seat: Option<Seat>,
        /// What it did, by seat.
        effect: Amounts,
    },
}

impl<G: Game> Ledger<G> {
    /// The ledger as data.
    pub fn report(&self) -> LedgerReport {
        let seats = (0..).map(Seat).zip(self.columns());
        let seat = |(seat, columns): (Seat, Columns)| {
            let summary = self.summary(seat);
            let luck_error = self.luck_error(seat) / crate::ONE as f64;
            SeatReport { columns, luck_error, summary, rate: summary.rate() }
        };
        let steps = self.steps.iter().map(|step| StepReport {
            seq: step.seq,
            tick: step.tick,
            kind: kind(&step.kind, self.unit),
            rest: step.rest.clone(),
            after: step.after.clone(),
        });
        LedgerReport {
            unit: match self.unit {
                Unit::Victory => "victory",
                Unit::Points => "points",
                Unit::Losses(_) => "losses",
            },
            exact: self.exact,
            standings: self.end.clone(),
            seats: seats.map(seat).collect(),
            start: self.start.clone(),
            steps: steps.collect(),
        }
    }
}

fn kind<G: Game>(kind: &StepKind<G>, unit: Unit) -> KindReport {
    match kind {
        StepKind::Throw { roll, seat, luck, mean, errors } => KindReport::Throw {
            roll: roll.to_string(),
            seat: *seat,
            luck: luck.clone(),
            mean: *mean,
            errors: errors.clone(),
        },
        StepKind::Choice { seat, action, best, choices, effect, hidden, absent } => {
            KindReport::Choice {
                seat: *seat,
                action: action.to_string(),
                best: best.to_string(),
                choices: *choices,
                size: ErrorSize::of(-effect.of_seat(*seat), unit),
                effect: effect.clone(),
                hidden: hidden.clone(),
                absent: *absent,
            }
        }
        StepKind::Race { seat, effect } => KindReport::Race { seat: *seat, effect: effect.clone() },
    }
}
