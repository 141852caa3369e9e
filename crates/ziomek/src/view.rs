//! What can be seen of a position. All eyes see the same; the dice are seen by nobody before START.

use serde::{Deserialize, Serialize};
use turlaj_core::{Counter, Seat};

use crate::Ziomek;
use crate::pieces::{COLOURS, Colour, Laid};
use crate::requirement::{Requirement, Want};
use crate::score::{RoundScore, Verdict, is_correct, totals, verdicts};
use crate::state::{Builder, EndedBy, Phase, State};

/// What everyone sees of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    /// What the game is waiting for.
    pub phase: Phase,
    /// Which round, from 1.
    pub round: u8,
    /// How many levels its stack has.
    pub levels: u8,
    /// Who rolls in it.
    pub roller: Seat,
    /// How many throws it has had.
    pub throws: Counter,
    /// Seconds a level, if there is a clock.
    pub clock: Option<u16>,
    /// What the dice show, in the order of colours; from START on (R3.6).
    pub dice: Option<[u8; 4]>,
    /// The colours of which one is used.
    pub pair: Option<[Colour; 2]>,
    /// The colour that the roller chose for all.
    pub chosen: Option<Colour>,
    /// The colours that each level asks for, from the bottom: none for a long block, or one of two;
    /// from START on.
    pub wants: Option<Vec<String>>,
    /// The ziomki that are out of play; from START on.
    pub out: Option<Vec<Colour>>,
    /// What every seat has built and scored.
    pub seats: Vec<SeatView>,
    /// Who ended the round by a shout.
    pub shouter: Option<Seat>,
    /// What the stacks of the round that has ended came to.
    pub check: Option<Vec<CheckView>>,
    /// What ended it.
    pub ended_by: Option<EndedBy>,
}

impl View {
    /// What stacks are measured by in this round; from START on.
    pub fn requirement(&self) -> Option<Requirement> {
        self.dice.map(|dice| Requirement::of(self.round, dice).chosen(self.chosen))
    }
}

/// What one seat has built and scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its stack, from the bottom.
    pub stack: Vec<Laid>,
    /// Whether it agrees to end the round.
    pub agreed: bool,
    /// Whether it is ready for the next one.
    pub ready: bool,
    /// The rounds so far.
    pub rounds: Vec<RoundScore>,
    /// For how many rounds it has rolled, this one included.
    pub rolled: Counter,
    /// All its points.
    pub total: u32,
    /// Those of them that are bonus points.
    pub bonus: u32,
}

/// What the stack of one seat came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CheckView {
    /// Level by level, from the bottom.
    pub verdicts: Vec<Verdict>,
    /// Points for levels.
    pub points: u8,
    /// Points for smiling ziomki.
    pub bonus: u8,
    /// Whether all of it was right.
    pub correct: bool,
}

pub(crate) fn view(rules: &Ziomek, state: &State) -> View {
    let started = state.has_started();
    let requirement = state.requirement();
    // Before START only the colours of a pair that the roller has to choose from are shown.
    let shows_pair = started || state.phase == Phase::Pair;
    View {
        phase: state.phase,
        round: state.round,
        levels: state.levels() as u8,
        roller: state.roller,
        throws: state.throws,
        clock: rules.clock,
        dice: started.then_some(state.dice),
        pair: requirement.pair().filter(|_| shows_pair),
        chosen: state.chosen,
        wants: started.then(|| requirement.wants().iter().map(wanted).collect()),
        out: started.then(|| out(&requirement)),
        seats: state.seats.iter().map(seat).collect(),
        shouter: state.shouter,
        check: state.ended_by.map(|_| {
            let checked = |builder| check(&requirement, builder);
            state.seats.iter().map(checked).collect()
        }),
        ended_by: state.ended_by,
    }
}

fn wanted(want: &Want) -> String {
    match want {
        Want::Long => String::new(),
        Want::One(colour) => colour.to_string(),
        Want::Either(one, other) => format!("{one}{other}"),
    }
}

pub(crate) fn out(requirement: &Requirement) -> Vec<Colour> {
    COLOURS.into_iter().filter(|colour| requirement.is_out(*colour)).collect()
}

fn seat(builder: &Builder) -> SeatView {
    let (total, bonus) = totals(&builder.rounds);
    SeatView {
        stack: builder.stack.to_vec(),
        agreed: builder.agreed,
        ready: builder.ready,
        rounds: builder.rounds.to_vec(),
        rolled: builder.rolled,
        total,
        bonus,
    }
}

fn check(requirement: &Requirement, builder: &Builder) -> CheckView {
    let scored = builder.rounds.last().copied().unwrap_or_default();
    CheckView {
        verdicts: verdicts(requirement, &builder.stack).to_vec(),
        points: scored.levels,
        bonus: scored.bonus,
        correct: is_correct(requirement, &builder.stack),
    }
}
