//! A position of the whole game, small and without any memory of its own elsewhere.

use turlaj_clever::{Clever, Unusable};
use turlaj_core::Game;

use super::bits;
use super::dice::{ALL_DICE, DieMask, Lowest, PackedFaces};
use super::sheet::{PackedSheet, SheetPoints};

/// How the game is played, as far as a position has to know it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// A roll that cannot be used costs a die.
    pub unusable_to_tray: bool,
    /// A usable die of the tray may be declined.
    pub may_skip: bool,
    /// A solo player may turn to the other three dice.
    pub solo_others: bool,
    /// A solo player may use extra dice in the passive turn.
    pub solo_extra: bool,
}

impl Options {
    fn of(rules: &Clever) -> Options {
        Options {
            players: rules.players(),
            rounds: rules.rounds(),
            unusable_to_tray: rules.unusable() == Unusable::Tray,
            may_skip: rules.may_skip(),
            solo_others: rules.has_solo_fallback(),
            solo_extra: rules.has_solo_extra(),
        }
    }
}

/// Where in its course the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PackedPhase {
    /// Before the lot for the first seat.
    First,
    /// All seats use the black gift.
    Black,
    /// Before a roll of the active seat.
    Roll,
    /// The active seat picks and writes.
    Pick,
    /// All seats take and use extra dice.
    Closing,
    /// Before the passive roll of a solo player.
    SoloRoll,
    /// Before the lot between equal dice of a solo player.
    SoloLot,
    /// A solo player takes from the tray.
    SoloTake,
    /// The end.
    Over,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Nothing.
    Nothing,
    /// What to do with a roll: bits 0–5 pick a die, 6–11 drop it, then [`PASS`] and [`REROLL`].
    Pick,
    /// Where to write a die: a bit for each field.
    Place,
    /// Which gift to use: a bit for each [`turlaj_clever::Gift`].
    Bonus,
    /// Where to use a gift: a bit for each field.
    Fill,
    /// Which die to take: bits 0–5, then [`END`] for none.
    Take,
    /// Which extra die to use: bits 0–5, then [`END`] for no more.
    Extra,
}

/// The choice `pass` of [`Ask::Pick`].
pub const PASS: u32 = 12;
/// The choice `reroll` of [`Ask::Pick`].
pub const REROLL: u32 = 13;
/// The choices `skip` of [`Ask::Take`] and `done` of [`Ask::Extra`].
pub const END: u32 = 6;

/// What a seat can do: a question, and a bit for each answer, in the order of the rules' list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Legal {
    /// The question.
    pub ask: Ask,
    /// Its answers.
    pub choices: u64,
}

impl Legal {
    /// How many answers there are.
    #[inline]
    pub fn len(self) -> u32 {
        bits::count(self.choices)
    }

    /// Whether there is no answer.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.choices == 0
    }

    /// The answer at this position of the list, counted from 0.
    #[inline]
    pub fn nth(self, at: u32) -> u32 {
        bits::nth(self.choices, at)
    }

    /// The answers in order.
    pub fn iter(self) -> impl Iterator<Item = u32> {
        let mut left = self.choices;
        std::iter::from_fn(move || {
            let choice = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(choice)
        })
    }
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackedNode {
    /// The lot for the first seat: [`Packed::first`].
    First,
    /// These dice: [`Packed::roll`].
    Dice(DieMask),
    /// Which of the tied dice go to the tray: [`Packed::lot`].
    Lot(Lowest),
    /// A decision of each of these seats, the first one in the lowest bit: [`Packed::act`].
    Decide(u32),
    /// Nothing: the game is over.
    Over,
}

/// What one seat has and is doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeatState {
    /// Its sheet.
    pub sheet: PackedSheet,
    /// The answers to `ask`.
    pub choices: u64,
    /// What it is asked.
    pub ask: Ask,
    /// The number that would be written in a field of `choices`; 0 while no field is asked for.
    pub number: u8,
    /// The dice that it has used as extra dice in this phase.
    pub used: u8,
}

impl SeatState {
    const NEW: SeatState =
        SeatState { sheet: PackedSheet::NEW, choices: 0, ask: Ask::Nothing, number: 0, used: 0 };
}

/// A position of the game for up to `SEATS` players: `Packed<1>` is smaller and faster, and for a
/// solo player only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packed<const SEATS: usize = 4> {
    /// The seats; only those that play mean anything.
    pub players: [SeatState; SEATS],
    /// What the dice show.
    pub faces: PackedFaces,
    /// How the game is played.
    pub options: Options,
    /// Where in its course the game stands.
    pub phase: PackedPhase,
    /// The round, counted from 0.
    pub round: u8,
    /// The turn in the round, counted from 0.
    pub turn: u8,
    /// Who begins every round.
    pub first: u8,
    /// Which of its rolls the active seat makes or has made, from 1 to 3.
    pub rolls: u8,
    /// The dice just rolled, or about to be; the others lie on the tray or on dice fields.
    pub rolled: u8,
    /// The dice on the tray.
    pub tray: u8,
    /// Those on dice fields; beside the tray in a solo player's passive turn.
    pub picked: u8,
    /// The die that is being picked, while its mark and all that follows from it is made.
    pub die: u8,
    /// The seats that have to decide.
    pub asked: u8,
}

impl<const SEATS: usize> Packed<SEATS> {
    /// The position before the first fact.
    ///
    /// # Panics
    /// If there are more players than `SEATS`.
    pub fn new(rules: &Clever) -> Packed<SEATS> {
        let mut game = Packed::blank(rules);
        if let Some(first) = rules.first() {
            game.first(first.0);
        }
        game
    }

    /// Before anything, also before the lot for the first seat.
    pub(super) fn blank(rules: &Clever) -> Packed<SEATS> {
        let options = Options::of(rules);
        assert!(usize::from(options.players) <= SEATS, "there are chairs for {SEATS} players only");
        Packed {
            players: [SeatState::NEW; SEATS],
            faces: PackedFaces::NONE,
            options,
            phase: PackedPhase::First,
            round: 0,
            turn: 0,
            first: 0,
            rolls: 0,
            rolled: 0,
            tray: 0,
            picked: 0,
            die: 0,
            asked: 0,
        }
    }

    /// What the game waits for.
    #[inline]
    pub fn node(&self) -> PackedNode {
        match self.phase {
            PackedPhase::First => PackedNode::First,
            PackedPhase::Roll | PackedPhase::SoloRoll => PackedNode::Dice(self.rolled.into()),
            PackedPhase::SoloLot => PackedNode::Lot(self.faces.lowest_three()),
            PackedPhase::Black
            | PackedPhase::Pick
            | PackedPhase::Closing
            | PackedPhase::SoloTake => PackedNode::Decide(self.asked.into()),
            PackedPhase::Over => PackedNode::Over,
        }
    }

    /// What a seat can do.
    #[inline]
    pub fn legal(&self, seat: usize) -> Legal {
        let player = &self.players[seat];
        Legal { ask: player.ask, choices: player.choices }
    }

    /// The sheets of the seats that play.
    pub fn sheets(&self) -> impl Iterator<Item = PackedSheet> {
        self.players.iter().take(self.seats()).map(|player| player.sheet)
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: usize) -> PackedSheet {
        self.players[seat].sheet
    }

    /// The points of a seat as they are now.
    pub fn points(&self, seat: usize) -> SheetPoints {
        self.players[seat].sheet.points()
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u8 {
        self.round + 1
    }

    /// Who begins every round, counted from 0.
    pub fn beginner(&self) -> u8 {
        self.first
    }

    /// Which turn it is: its round and its place in that, counted from 0.
    pub fn turn(&self) -> (u8, u8) {
        (self.round, self.turn)
    }

    /// Whether the active seat rolls and picks.
    pub fn is_rolling(&self) -> bool {
        matches!(self.phase, PackedPhase::Roll | PackedPhase::Pick)
    }

    /// Whose turn it is, counted from 0.
    #[inline]
    pub fn active(&self) -> usize {
        if SEATS == 1 {
            return 0;
        }
        let seat = usize::from(self.first + self.turn);
        if seat < self.seats() { seat } else { seat - self.seats() }
    }

    /// Which of its rolls the active seat makes or has made, from 1 to 3.
    pub fn rolls(&self) -> u8 {
        self.rolls
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> usize {
        if SEATS == 1 { 1 } else { usize::from(self.options.players) }
    }

    /// Whether one player plays alone.
    #[inline]
    pub fn is_solo(&self) -> bool {
        SEATS == 1 || self.options.players == 1
    }
}

/// All dice fit the small sets of a position.
const _: () = assert!(ALL_DICE <= u8::MAX as u32);
