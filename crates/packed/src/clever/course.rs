//! How a position moves on: dice, lots and decisions, and all that follows from them by itself.

use turlaj_clever::Gift;

use super::dice::{ALL_DICE, DieMask, PackedFaces};
use super::packed::{Ask, END, PASS, Packed, PackedPhase, REROLL};
use super::sheet::PackedSheet;
use super::table::{BLACK_ROUND, GIFT_AREAS, GIFT_NUMBERS, ROUND_GIFTS};

/// The two black gifts.
pub(super) const BLACK: [u32; 2] = [Gift::X as u32, Gift::Six as u32];
/// The choice between them.
pub(super) const BLACK_CHOICES: u64 = 1 << BLACK[0] | 1 << BLACK[1];

impl<const SEATS: usize> Packed<SEATS> {
    /// The lot for the first seat has fallen, counted from 0.
    pub fn first(&mut self, seat: u8) {
        self.first = seat;
        self.begin_round();
    }

    /// Dice have fallen. Faces of dice that are not rolled now are not looked at.
    #[inline]
    pub fn roll(&mut self, faces: PackedFaces) {
        self.faces = self.faces.with(self.rolled.into(), faces);
        if self.phase == PackedPhase::Roll {
            self.phase = PackedPhase::Pick;
            self.ask_pick();
            return;
        }
        let lowest = self.faces.lowest_three();
        match lowest.lots() {
            [only] => self.lot((*only).into()),
            _ => self.phase = PackedPhase::SoloLot,
        }
    }

    /// The lot between equal dice of a solo player has fallen: these go to the tray.
    #[inline]
    pub fn lot(&mut self, tied: DieMask) {
        self.tray = (self.faces.lowest_three().sure | tied) as u8;
        self.picked = ALL_DICE as u8 & !self.tray;
        self.rolled = 0;
        self.phase = PackedPhase::SoloTake;
        self.asked = 1;
        self.ask_take(0);
        if self.asked == 0 {
            self.end_round();
        }
    }

    /// A seat has decided: one of the choices of [`Packed::legal`].
    #[inline]
    pub fn act(&mut self, seat: usize, choice: u32) {
        match self.players[seat].ask {
            Ask::Pick => return self.act_pick(seat, choice),
            Ask::Place | Ask::Fill => self.mark(seat, choice),
            Ask::Bonus if BLACK.contains(&choice) => self.fill(seat, choice),
            Ask::Bonus => {
                self.players[seat].sheet.take_pending(choice);
                self.fill(seat, choice);
            }
            Ask::Take if choice == END => self.ask_extra(seat),
            Ask::Take => self.place(seat, choice),
            Ask::Extra if choice == END => self.leave(seat),
            Ask::Extra => {
                self.players[seat].sheet.spend_extra();
                self.players[seat].used |= 1 << choice;
                self.place(seat, choice);
            }
            Ask::Nothing => debug_assert!(false, "seat {seat} is not asked"),
        }
        if self.asked == 0 {
            self.end_phase();
        }
    }

    /// Goes on as if the other seats had nothing to decide.
    pub fn leave_out_others(&mut self, seat: usize) {
        if SEATS == 1 {
            return;
        }
        while self.asked & !(1 << seat) != 0 {
            for other in (0..self.seats()).filter(|&other| other != seat) {
                self.leave(other);
            }
            if self.asked == 0 {
                self.end_phase();
            }
        }
    }

    fn end_phase(&mut self) {
        match self.phase {
            PackedPhase::Black => self.begin_turn(),
            PackedPhase::Pick => self.sweep(),
            PackedPhase::Closing => self.end_turn(),
            PackedPhase::SoloTake => self.end_round(),
            PackedPhase::First
            | PackedPhase::Roll
            | PackedPhase::SoloRoll
            | PackedPhase::SoloLot
            | PackedPhase::Over => {}
        }
    }

    fn begin_round(&mut self) {
        self.turn = 0;
        let gift = ROUND_GIFTS[usize::from(self.round)];
        for seat in 0..self.seats() {
            self.players[seat].sheet.counts += gift;
        }
        if self.round == BLACK_ROUND {
            self.phase = PackedPhase::Black;
            self.ask_all(Self::ask_black);
        }
        if self.asked == 0 {
            self.begin_turn();
        }
    }

    /// Opens a phase for all seats; who has nothing to decide is through with it at once.
    #[inline]
    fn ask_all(&mut self, ask: impl Fn(&mut Self, usize)) {
        self.asked = (1 << self.seats()) - 1;
        for seat in 0..self.seats() {
            ask(self, seat);
        }
    }

    fn begin_turn(&mut self) {
        self.phase = PackedPhase::Roll;
        self.clear_dice();
        self.rolls = 1;
    }

    fn clear_dice(&mut self) {
        self.faces = PackedFaces::NONE;
        self.rolled = ALL_DICE as u8;
        self.rolls = 0;
        self.tray = 0;
        self.picked = 0;
    }

    #[inline]
    pub(super) fn ask_pick(&mut self) {
        let seat = self.active();
        let sheet = self.players[seat].sheet;
        let rolled = DieMask::from(self.rolled);
        let usable = sheet.usable(self.faces) & rolled;
        let mut choices = u64::from(usable);
        let may_reroll = sheet.rerolls() > 0;
        if usable == 0 {
            let drops = self.options.unusable_to_tray && self.rolls < 3;
            if !may_reroll && (!drops || rolled & (rolled - 1) == 0) {
                if drops {
                    self.tray |= self.rolled;
                    self.rolled = 0;
                }
                return self.next_roll();
            }
            choices = if drops { u64::from(rolled) << 6 } else { 1 << PASS };
        }
        let player = &mut self.players[seat];
        player.ask = Ask::Pick;
        player.choices = choices | u64::from(may_reroll) << REROLL;
        self.asked = 1 << seat;
    }

    #[inline]
    fn act_pick(&mut self, seat: usize, choice: u32) {
        if choice < 6 {
            self.rolled &= !(1 << choice);
            self.picked |= 1 << choice;
            self.die = choice as u8;
            self.place(seat, choice);
            if self.asked == 0 {
                self.sweep();
            }
            return;
        }
        self.leave(seat);
        if choice == REROLL {
            self.players[seat].sheet.spend_reroll();
            return self.await_roll();
        }
        if choice < PASS {
            self.rolled &= !(1 << (choice - 6));
            self.tray |= 1 << (choice - 6);
        }
        self.next_roll();
    }

    #[inline]
    fn await_roll(&mut self) {
        self.phase = PackedPhase::Roll;
        self.faces = self.faces.without(self.rolled.into());
    }

    /// After a pick: lower dice go to the tray.
    #[inline]
    fn sweep(&mut self) {
        let face = self.faces.of(self.die.into());
        let lower = self.faces.below(face) as u8 & self.rolled;
        self.die = 0;
        self.tray |= lower;
        self.rolled &= !lower;
        self.next_roll();
    }

    #[inline]
    fn next_roll(&mut self) {
        if self.rolls < 3 && self.rolled != 0 {
            self.rolls += 1;
            return self.await_roll();
        }
        self.tray |= self.rolled;
        self.rolled = 0;
        self.phase = PackedPhase::Closing;
        let active = self.active();
        self.ask_all(
            |game, seat| {
                if seat == active { game.ask_extra(seat) } else { game.ask_take(seat) }
            },
        );
        if self.asked == 0 {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        if self.is_solo() {
            self.phase = PackedPhase::SoloRoll;
            self.clear_dice();
            return;
        }
        self.turn += 1;
        if usize::from(self.turn) < self.seats() {
            self.begin_turn();
        } else {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.clear_dice();
        self.rolled = 0;
        self.turn = 0;
        if self.round + 1 < self.options.rounds {
            self.round += 1;
            self.begin_round();
        } else {
            self.phase = PackedPhase::Over;
        }
    }

    pub(super) fn ask_black(&mut self, seat: usize) {
        let open = self.players[seat].sheet.open();
        let possible = |gift: u32| open & GIFT_AREAS[gift as usize] != 0;
        match BLACK.map(possible) {
            [true, true] => {
                let player = &mut self.players[seat];
                player.ask = Ask::Bonus;
                player.choices = BLACK_CHOICES;
            }
            [true, false] => self.fill(seat, BLACK[0]),
            [false, true] => self.fill(seat, BLACK[1]),
            [false, false] => self.leave(seat),
        }
    }

    #[inline]
    pub(super) fn ask_take(&mut self, seat: usize) {
        let usable = self.players[seat].sheet.usable(self.faces);
        let mut takes = usable & u32::from(self.tray);
        let mut may_skip = self.options.may_skip;
        if takes == 0 {
            may_skip = true;
            if !self.is_solo() || self.options.solo_others {
                takes = usable & u32::from(self.picked);
            }
        }
        if takes == 0 {
            return self.ask_extra(seat);
        }
        let player = &mut self.players[seat];
        player.ask = Ask::Take;
        player.choices = u64::from(takes) | u64::from(may_skip) << END;
    }

    #[inline]
    pub(super) fn ask_extra(&mut self, seat: usize) {
        let player = &mut self.players[seat];
        let forbidden = self.phase == PackedPhase::SoloTake && !self.options.solo_extra;
        if player.sheet.extras() > 0 && !forbidden {
            let usable = player.sheet.usable(self.faces) & !u32::from(player.used);
            if usable != 0 {
                player.ask = Ask::Extra;
                player.choices = u64::from(usable) | 1 << END;
                player.number = 0;
                return;
            }
        }
        self.leave(seat);
    }

    /// The seat is through with this phase.
    #[inline]
    fn leave(&mut self, seat: usize) {
        let player = &mut self.players[seat];
        player.ask = Ask::Nothing;
        player.choices = 0;
        player.number = 0;
        player.used = 0;
        self.asked &= !(1 << seat);
    }

    /// Writes a die, or asks where.
    #[inline]
    fn place(&mut self, seat: usize, die: u32) {
        let player = &mut self.players[seat];
        let places = player.sheet.places(self.faces, die);
        player.number = self.faces.of(die) as u8;
        self.mark_or_ask(seat, Ask::Place, places);
    }

    /// Uses a gift, or asks where.
    fn fill(&mut self, seat: usize, gift: u32) {
        let player = &mut self.players[seat];
        let places = player.sheet.open() & GIFT_AREAS[gift as usize];
        player.number = GIFT_NUMBERS[gift as usize];
        self.mark_or_ask(seat, Ask::Fill, places);
    }

    #[inline]
    fn mark_or_ask(&mut self, seat: usize, ask: Ask, places: u64) {
        if places & (places - 1) == 0 {
            return self.mark(seat, places.trailing_zeros());
        }
        let player = &mut self.players[seat];
        player.ask = ask;
        player.choices = places;
    }

    /// Marks a field with the number at hand, then all that this brings.
    #[inline]
    fn mark(&mut self, seat: usize, field: u32) {
        let player = &mut self.players[seat];
        player.sheet.mark(field, player.number.into());
        if player.sheet.is_pending()
            && let Some((ask, choices)) = settle(&mut player.sheet)
        {
            player.ask = ask;
            player.choices = choices;
            player.number = 0;
            return;
        }
        match self.phase {
            PackedPhase::Closing | PackedPhase::SoloTake => self.ask_extra(seat),
            _ => self.leave(seat),
        }
    }
}

/// Uses waiting gifts until a choice is due: between kinds, or between fields.
#[inline(never)]
pub(super) fn settle(sheet: &mut PackedSheet) -> Option<(Ask, u64)> {
    while sheet.is_pending() {
        let kinds = sheet.pending_kinds();
        if kinds == 0 {
            return None;
        }
        if kinds & (kinds - 1) != 0 {
            return Some((Ask::Bonus, kinds));
        }
        let kind = kinds.trailing_zeros();
        sheet.take_pending(kind);
        let places = sheet.open() & GIFT_AREAS[kind as usize];
        if places & (places - 1) != 0 {
            return Some((Ask::Fill, places));
        }
        sheet.mark(places.trailing_zeros(), GIFT_NUMBERS[kind as usize].into());
    }
    None
}
