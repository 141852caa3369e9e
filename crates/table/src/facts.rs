//! Facts of the table around a game: dice, undo, seats, the end.

use turlaj_core::{Event, Game, Node, Refusal, Seat, Silent, Tick};

use crate::any::AnyTable;
use crate::entry::{Body, Entry, Fact};
use crate::fair::{Ceremony, Digest, Fixed};
use crate::table::{Ending, Occupant, Table};

impl<G: Game> Table<G> {
    pub(crate) fn check_fact(&self, tick: Tick, fact: &Fact) -> Result<(), Refusal> {
        if self.ending == Ending::SecretRevealed {
            let text = "the secret is open: nothing follows it";
            return Err(Refusal::new("log-closed", text));
        }
        let seat_exists = |seat: &Seat| match seat.0 < self.rules.players() {
            true => Ok(()),
            false => Err(Refusal::new("no-such-seat", format!("there is no seat {seat}"))),
        };
        match fact {
            Fact::DiceFixed(_) | Fact::NonceRevealed { .. } if tick > 0 || !self.is_untouched() => {
                let text = "dice are fixed before anything else happens";
                Err(Refusal::new("dice-too-late", text))
            }
            Fact::DiceFixed(fixed) => self.check_fixed(fixed),
            Fact::NonceRevealed { seat, nonce } => match self.ceremony.clone() {
                Some(mut ceremony) => ceremony.open(*seat, *nonce),
                None => Err(Refusal::new("no-nonce-due", "no dice are fixed")),
            },
            Fact::SecretRevealed { secret } => self.check_secret(secret.commitment()),
            Fact::Undo { to, agreed } => self.check_open().and(self.check_undo(*to, *agreed)),
            Fact::TakeBack { seat, acts } => {
                seat_exists(seat)?;
                self.check_open().and(self.check_take_back(*seat, *acts))
            }
            Fact::Mistyped => self.check_open().and(self.check_mistyped()),
            Fact::SeatTaken { seat, name } | Fact::BotTakes { seat, bot: name } => {
                seat_exists(seat)?;
                check_name(name)
            }
            Fact::SeatLeft { seat }
            | Fact::Away { seat }
            | Fact::Returned { seat }
            | Fact::Flag { seat } => seat_exists(seat),
            Fact::Abandoned => self.check_open(),
        }
    }

    /// Whether nothing has happened but the ceremony of the dice.
    fn is_untouched(&self) -> bool {
        let about_dice = |entry: &Entry<G>| match &entry.body {
            Body::Game(_) => false,
            Body::Table(fact) => fact.is_about_dice(),
        };
        self.log.iter().all(about_dice)
    }

    fn check_fixed(&self, fixed: &Fixed) -> Result<(), Refusal> {
        if fixed.draw.len() > 200 || fixed.draw.contains(char::is_control) {
            let text = "the id of a draw has at most 200 bytes, none of control";
            return Err(Refusal::new("bad-draw", text));
        }
        if fixed.nonces.iter().any(|(seat, _)| !self.humans().contains(*seat)) {
            return Err(Refusal::new("no-nonce-due", "only seats of persons give a nonce"));
        }
        let mut dropped = fixed.aborted.iter().flat_map(|round| &round.nonces);
        if dropped.any(|(seat, _)| seat.0 >= self.rules.players()) {
            return Err(Refusal::new("no-such-seat", "a nonce of a seat that does not exist"));
        }
        let kept_back = |before: &Ceremony| {
            fixed.nonces.iter().any(|(seat, _)| before.missing().contains(*seat))
        };
        if let Some(before) = &self.ceremony
            && (before.is_ready() || !fixed.follows(before.fixed()) || kept_back(before))
        {
            let text = "dice are fixed once, or anew after an opening that was aborted";
            return Err(Refusal::new("dice-fixed", text));
        }
        Ceremony::from_fixed(fixed.clone()).map(|_| ())
    }

    fn check_secret(&self, commitment: Digest) -> Result<(), Refusal> {
        let ended = self.ending == Ending::Abandoned || matches!(self.node(), Node::Over(_));
        if !ended {
            let text = "the secret stays closed until the game has ended";
            return Err(Refusal::new("secret-too-early", text));
        }
        match &self.ceremony {
            Some(ceremony) if ceremony.fixed().commitment == commitment => Ok(()),
            _ => {
                let text = "this is not the secret that the host committed to";
                Err(Refusal::new("other-secret", text))
            }
        }
    }

    /// Keeps the faces of the dice that were undone, from the present state on.
    fn remember_dice(&mut self, undone: &[Event<G>]) {
        let mut state = self.state.clone();
        for event in undone {
            if let Event::Roll { roll } = event {
                let dice = self.rules.fallen(&state, roll);
                self.fallen.extend(dice.iter().map(|die| (die.at, die.face)));
            }
            self.rules.apply(&mut state, event, &mut Silent);
        }
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.ending == Ending::Open && !matches!(self.node(), Node::Over(_)) {
            true => Ok(()),
            false => Err(Refusal::over()),
        }
    }

    pub(crate) fn accept_fact(&mut self, tick: Tick, fact: Fact) {
        match fact {
            Fact::DiceFixed(fixed) => {
                self.ceremony = Some(Ceremony::from_fixed(fixed).expect("checked before"));
            }
            Fact::NonceRevealed { seat, nonce } => {
                if let Some(ceremony) = &mut self.ceremony {
                    ceremony.open(seat, nonce).expect("checked before");
                }
            }
            Fact::SecretRevealed { .. } => self.ending = Ending::SecretRevealed,
            Fact::Undo { to, .. } => {
                let undone: Vec<Event<G>> =
                    self.line.events(&self.log).skip(to as usize).cloned().collect();
                self.page = self.line.cut(to as usize, self.page);
                self.state = self.line.fold(&self.rules, &self.log);
                self.remember_dice(&undone);
                self.covered.undone(&self.rules, self.line.events(&self.log));
                self.opened = tick;
                self.prompts.page_turned();
                self.answered.fill(None);
            }
            Fact::TakeBack { seat, acts } => {
                self.line.take_back(&self.log, seat, acts as usize);
                self.state = self.line.fold(&self.rules, &self.log);
                self.covered.undone(&self.rules, self.line.events(&self.log));
                self.prompts.acted(seat);
                self.answered[seat.index()] = None;
            }
            Fact::Mistyped => {
                self.strike_out_last();
                self.opened = tick;
                self.prompts.page_turned();
            }
            Fact::SeatTaken { seat, name } => self.occupy(seat, Occupant::Person(name)),
            Fact::SeatLeft { seat } => self.occupy(seat, Occupant::Empty),
            Fact::BotTakes { seat, bot } => self.occupy(seat, Occupant::Bot(bot)),
            Fact::Away { seat } => self.away = self.away.with(seat),
            Fact::Returned { seat } => self.away = self.away.without(seat),
            Fact::Flag { .. } => {}
            Fact::Abandoned => self.ending = Ending::Abandoned,
        }
    }
}

impl<G: Game> Table<G> {
    fn occupy(&mut self, seat: Seat, who: Occupant) {
        self.seats[seat.index()] = who;
        self.away = self.away.without(seat);
    }
}

/// Names are shown to others and stand in records: 1 to 40 characters, none of control, none that
/// cannot be seen or turns the text around (one name could look like another), not only blanks.
pub fn check_name(name: &str) -> Result<(), Refusal> {
    let unseen = |letter: char| {
        let blanks =
            ['\u{ad}', '\u{115f}', '\u{1160}', '\u{180e}', '\u{2800}', '\u{3164}', '\u{feff}'];
        let marks = matches!(letter, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}');
        let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        let variants = matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}');
        letter.is_control() || turns || marks || variants || blanks.contains(&letter)
    };
    let long = (1..=40).contains(&name.chars().count());
    match long && !name.contains(unseen) && !name.trim().is_empty() {
        true => Ok(()),
        false => {
            let text = "a name has 1 to 40 characters that can be seen";
            Err(Refusal::new("bad-name", text))
        }
    }
}
