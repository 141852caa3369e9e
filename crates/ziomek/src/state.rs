//! A position of the game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use turlaj_core::{Audience, Counter, Out, Seat, Silent, Tick};

use crate::Ziomek;
use crate::news::News;
use crate::pieces::{COLOURS, Colour, Laid, Piece};
use crate::requirement::{Requirement, levels, may_stand};
use crate::score::RoundScore;

/// How long the countdown lasts from the dice to START (R3.6).
pub const COUNTDOWN: Tick = 3_000;
/// How long stacks are looked at after a round, unless all are ready before (R6.5). No round lasts as
/// long, whatever its clock: 59 seconds are no multiple of 6 to 12 levels.
pub const PAUSE: Tick = 59_000;

/// What the game is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The lot that says who rolls first (R2.2).
    First,
    /// The dice of a round (R3.1).
    Rolling,
    /// Which ziomek of a pair is used (R3.5).
    Pair,
    /// START (R3.6).
    Countdown,
    /// Stacks and a shout, or the end of the time.
    Building,
    /// The next round, after all have seen how this one ended.
    Checked,
    /// Nothing.
    Over,
}

/// What ended a round (R6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndedBy {
    /// Somebody shouted.
    Shout,
    /// The time was over.
    Clock,
    /// All agreed.
    Agreed,
}

/// A position of the game.
///
/// Equal are positions with the same phase, round, roller, dice, choice of a pair, stacks, scores,
/// and who agreed, is ready or shouted. How often dice fell, and what those showed that are rolled
/// again, makes no difference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Who rolls in this round.
    pub(crate) roller: Seat,
    /// What the dice show, in the order of colours; 0 for those that are rolled next.
    pub(crate) dice: [u8; 4],
    /// How many throws this round has had.
    pub(crate) throws: Counter,
    /// The colour that the roller chose for all.
    pub(crate) chosen: Option<Colour>,
    pub(crate) seats: ArrayVec<Builder, 4>,
    /// What ended the round that was just checked.
    pub(crate) ended_by: Option<EndedBy>,
    /// Who shouted.
    pub(crate) shouter: Option<Seat>,
}

/// What one seat has built and scored.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Builder {
    /// From the bottom.
    pub(crate) stack: ArrayVec<Laid, { Piece::COUNT }>,
    /// Whether it agrees to end the round.
    pub(crate) agreed: bool,
    /// Whether it is ready for the next round.
    pub(crate) ready: bool,
    /// The rounds so far.
    pub(crate) rounds: ArrayVec<RoundScore, 7>,
    /// For how many rounds it has rolled, this one included.
    pub(crate) rolled: Counter,
}

impl Builder {
    /// Whether the piece is in the stack.
    pub(crate) fn uses(&self, piece: Piece) -> bool {
        self.stack.iter().any(|laid| laid.piece() == piece)
    }
}

impl State {
    pub(crate) fn new(rules: &Ziomek) -> State {
        let drawn = rules.first.is_none() && !rules.is_practice();
        let first = rules.first.filter(|_| !rules.is_practice()).unwrap_or_default();
        let mut state = State {
            phase: Phase::First,
            round: rules.first_round(),
            roller: first,
            dice: [0; 4],
            throws: Counter::default(),
            chosen: None,
            seats: (0..rules.players).map(|_| Builder::default()).collect(),
            ended_by: None,
            shouter: None,
        };
        if !drawn {
            state.begin_round(rules, &mut Silent);
        }
        state
    }

    /// The roller of this round begins it (R2.3).
    pub(crate) fn begin_round<O: Out<Ziomek>>(&mut self, rules: &Ziomek, out: &mut O) {
        for builder in &mut self.seats {
            builder.stack.clear();
            (builder.agreed, builder.ready) = (false, false);
        }
        self.seats[self.roller.index()].rolled.add();
        self.dice = [0; 4];
        self.throws = Counter::default();
        (self.chosen, self.ended_by, self.shouter) = (None, None, None);
        self.phase = Phase::Rolling;
        out.tell(Audience::All, || News::round_begins(self));
        if let Some(dice) = rules.given.filter(|_| rules.is_practice()) {
            self.dice = dice; // R1.6
            self.after_dice(rules, out);
        }
    }

    /// The dice may stand: somebody chooses of a pair, or the countdown begins.
    pub(crate) fn after_dice<O: Out<Ziomek>>(&mut self, rules: &Ziomek, out: &mut O) {
        let pair = self.asked_for().pair().filter(|_| rules.roller_decides);
        self.phase = if pair.is_some() { Phase::Pair } else { Phase::Countdown };
        if let Some(colours) = pair {
            out.tell(Audience::All, || News::PairAsked { seat: self.roller, colours });
        }
    }

    /// The dice that are rolled next.
    pub(crate) fn rolling(&self) -> impl Iterator<Item = Colour> {
        let dice = self.dice;
        COLOURS.into_iter().filter(move |&colour| dice[colour as usize] == 0)
    }

    /// Dice that may not stand are rolled again: all four, or in the last round those whose number
    /// another one shows (R3.1, R3.2).
    pub(crate) fn roll_again(&mut self) {
        let (dice, all) = (self.dice, self.round < crate::ROUNDS);
        let is_equal = |number| dice.iter().filter(|&&other| other == number).count() > 1;
        for number in &mut self.dice {
            if all || is_equal(*number) {
                *number = 0;
            }
        }
    }

    /// Whether the dice may stand in this round.
    pub(crate) fn dice_stand(&self) -> bool {
        may_stand(self.round, self.dice)
    }

    /// What the dice ask for, before anybody chose of a pair.
    pub(crate) fn asked_for(&self) -> Requirement {
        Requirement::of(self.round, self.dice)
    }

    /// What stacks are measured by in this round.
    pub(crate) fn requirement(&self) -> Requirement {
        self.asked_for().chosen(self.chosen)
    }

    /// Whether START was called in this round.
    pub(crate) fn has_started(&self) -> bool {
        matches!(self.phase, Phase::Building | Phase::Checked | Phase::Over)
    }

    /// How many levels this round's stack has.
    pub(crate) fn levels(&self) -> usize {
        levels(self.round)
    }
}
