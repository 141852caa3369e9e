//! The same things in the words of the rules: sheets, positions, actions and rolls.

use turlaj_clever::{
    Action, Area, Clever, DICE, Die, Field, GIFTS, Roll, SeatView, Sheet, Step, StepView, View,
};

use super::course::BLACK_CHOICES;
use super::dice::{ALL_DICE, DieMask, PackedFaces};
use super::packed::{Ask, END, PASS, Packed, PackedPhase, REROLL, SeatState};
use super::sheet::PackedSheet;
use super::table::{self, GIFT_AREAS, GIFT_NUMBERS};

/// The rules' action for an answer to a question.
///
/// # Panics
/// If it is no answer to this question.
pub fn action(ask: Ask, choice: u32) -> Action {
    let die = |choice: u32| DICE[choice as usize];
    match (ask, choice) {
        (Ask::Pick, PASS) => Action::Pass,
        (Ask::Pick, REROLL) => Action::Reroll,
        (Ask::Pick, END..PASS) => Action::Drop(die(choice - END)),
        (Ask::Pick, _) => Action::Pick(die(choice)),
        (Ask::Place | Ask::Fill, _) => {
            Action::Mark(Field::all().nth(choice as usize).expect("an answer is a field"))
        }
        (Ask::Bonus, _) => Action::Bonus(GIFTS[choice as usize]),
        (Ask::Take, END) => Action::Skip,
        (Ask::Take, _) => Action::Take(die(choice)),
        (Ask::Extra, END) => Action::Done,
        (Ask::Extra, _) => Action::Extra(die(choice)),
        (Ask::Nothing, _) => panic!("nothing was asked"),
    }
}

/// The answer that a rules' action is, to the question that it belongs to.
pub fn choice(action: Action) -> u32 {
    match action {
        Action::Pick(die) | Action::Take(die) | Action::Extra(die) => die as u32,
        Action::Drop(die) => END + die as u32,
        Action::Pass => PASS,
        Action::Reroll => REROLL,
        Action::Mark(field) => field.index() as u32,
        Action::Bonus(gift) => gift as u32,
        Action::Skip | Action::Done => END,
    }
}

/// The rules' roll of these dice.
pub fn roll(dice: DieMask, faces: PackedFaces) -> Roll {
    let face = |die: Die| {
        let at = die as u32;
        (dice >> at & 1 == 1).then(|| faces.of(at) as u8)
    };
    Roll::Dice(DICE.map(face))
}

/// The set of these dice.
fn mask(dice: impl IntoIterator<Item = Die>) -> u8 {
    dice.into_iter().fold(0, |set, die| set | 1 << die as u8)
}

impl From<&Sheet> for PackedSheet {
    fn from(sheet: &Sheet) -> PackedSheet {
        let sum = |area| sheet.numbers(area).iter().map(|&number| u64::from(number)).sum::<u64>();
        let last = sheet.numbers(Area::P).last().map_or(0, |&number| u64::from(number));
        let counts = u64::from(sheet.rerolls.left()) << table::REROLL
            | u64::from(sheet.extras.left()) << table::EXTRA
            | u64::from(sheet.foxes()) << table::FOX
            | last << table::LAST
            | sum(Area::O) << table::ORANGE_SUM
            | sum(Area::P) << table::PURPLE_SUM;
        PackedSheet { marked: sheet.marked().bits(), counts }
    }
}

impl<const SEATS: usize> Packed<SEATS> {
    /// The position that a view shows; of whoever is choosing unseen it is supposed, as in the rules'
    /// own guess, that nothing is decided yet. There is no way back: single numbers in orange and
    /// purple and the count of pages are not kept.
    ///
    /// # Panics
    /// If there are more players than `SEATS`.
    pub fn seen(rules: &Clever, view: &View) -> Packed<SEATS> {
        use turlaj_clever::Phase as Seen;
        let mut game = Packed::<SEATS>::blank(rules);
        game.phase = match (view.phase, view.passive) {
            (Seen::First, _) => return game,
            (Seen::Black, _) => PackedPhase::Black,
            (Seen::Rolling, false) => PackedPhase::Roll,
            (Seen::Rolling, true) => PackedPhase::SoloRoll,
            (Seen::Lot, _) => PackedPhase::SoloLot,
            (Seen::Picking, _) => PackedPhase::Pick,
            (Seen::Closing, false) => PackedPhase::Closing,
            (Seen::Closing, true) => PackedPhase::SoloTake,
            (Seen::Over, _) => PackedPhase::Over,
        };
        game.round = view.round - 1;
        game.first = view.first.0;
        game.see_dice(view);
        for (player, seen) in game.players.iter_mut().zip(&view.seats) {
            player.sheet = PackedSheet::from(&seen.sheet.sheet());
            player.sheet.counts += seen
                .pending
                .iter()
                .map(|&gift| table::one(turlaj_clever::Bonus::Gift(gift)))
                .sum::<u64>();
        }
        for (seat, seen) in view.seats.iter().enumerate() {
            game.see_step(seat, seen);
        }
        game
    }

    /// What lies where. Nothing is kept that was left from an earlier turn.
    fn see_dice(&mut self, view: &View) {
        let turn = view.seat.0 + self.options.players - view.first.0;
        let rolled = mask(view.rolled.iter().copied());
        let faces = PackedFaces::new(view.faces);
        match self.phase {
            PackedPhase::First | PackedPhase::Black | PackedPhase::Over => {}
            PackedPhase::Roll | PackedPhase::Pick | PackedPhase::Closing => {
                self.turn = turn % self.options.players;
                self.rolls = view.rolls + u8::from(self.phase == PackedPhase::Roll);
                self.rolled = rolled;
                self.tray = mask(view.tray.iter().copied());
                self.picked = mask(view.picked.iter().copied());
                self.faces = faces;
                if self.phase == PackedPhase::Roll {
                    self.faces = faces.without(rolled.into());
                }
            }
            PackedPhase::SoloRoll => self.rolled = ALL_DICE as u8,
            PackedPhase::SoloLot => {
                self.rolled = ALL_DICE as u8;
                self.faces = faces;
            }
            PackedPhase::SoloTake => {
                self.tray = mask(view.tray.iter().copied());
                self.picked = ALL_DICE as u8 & !self.tray;
                self.faces = faces;
            }
        }
        let deciding =
            |seat: &SeatView| !matches!(seat.step, StepView::Known(Step::Ready | Step::Pick));
        if self.phase == PackedPhase::Pick && view.seats.iter().any(deciding) {
            self.die = view.picked.last().map_or(0, |&die| die as u8);
        }
    }

    /// What a seat is asked.
    fn see_step(&mut self, seat: usize, seen: &SeatView) {
        let used = mask(seen.extra.iter().copied());
        let faces = self.faces;
        let step = match seen.step {
            StepView::Known(Step::Ready) => return,
            StepView::Known(step) => step,
            StepView::Choosing if self.phase == PackedPhase::Black => Step::Black,
            StepView::Choosing if seat == self.active() => Step::Extra,
            StepView::Choosing => Step::Take,
        };
        self.asked |= 1 << seat;
        let player: &mut SeatState = &mut self.players[seat];
        player.used = used;
        let mut ask = |ask: Ask, choices: u64, number: u8| {
            (player.ask, player.choices, player.number) = (ask, choices, number);
        };
        match step {
            Step::Ready => {}
            Step::Pick => self.ask_pick(),
            Step::Place(die) => {
                let die = die as u32;
                ask(Ask::Place, player.sheet.places(faces, die), faces.of(die) as u8);
            }
            Step::Bonus => ask(Ask::Bonus, player.sheet.pending_kinds(), 0),
            Step::Fill(gift) => {
                let places = player.sheet.open() & GIFT_AREAS[gift as usize];
                ask(Ask::Fill, places, GIFT_NUMBERS[gift as usize]);
            }
            Step::Black if seen.step == StepView::Choosing => self.ask_black(seat),
            Step::Black => ask(Ask::Bonus, BLACK_CHOICES, 0),
            Step::Take => self.ask_take(seat),
            Step::Extra => self.ask_extra(seat),
        }
    }

    /// Dice or a lot have fallen, in the words of the rules.
    pub fn fall(&mut self, roll: &Roll) {
        match *roll {
            Roll::First(seat) => self.first(seat.0),
            Roll::Lot(dice) => self.lot(mask(dice.iter()).into()),
            Roll::Dice(dice) => self.roll(PackedFaces::new(dice.map(Option::unwrap_or_default))),
        }
    }
}
