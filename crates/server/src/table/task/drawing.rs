//! The drawing of the dice, as the log, the row and the clients see it.

use std::time::Instant;

use turlaj_core::Refusal;
use turlaj_proto::{DiceInfo, Happening};
use turlaj_store::Person;
use turlaj_table::fair::{Ceremony, Digest, Nonce, Secret};
use turlaj_table::{Ears, Fact};

use crate::table::TableTask;
use crate::table::dice::{Commit, Overdue};
use crate::{entropy, refusals};

impl TableTask {
    /// When the seats that are asked now will be passed over.
    fn dice_deadline(&self) -> Instant {
        Instant::now() + self.app.config.pace.dice_wait
    }

    /// Begins the drawing of the dice.
    pub(in crate::table) fn begin_drawing(&mut self) {
        let secret = entropy::secret(self.app.entropy());
        let (humans, until) = (self.play.table().humans(), self.dice_deadline());
        self.dice.begin(&self.id, secret, humans, until);
    }

    /// Resumes the drawing after a restart: what is fixed in the log goes on, anything else begins
    /// again.
    pub(in crate::table) fn resume_drawing(&mut self, secret: Option<Secret>) {
        let until = self.dice_deadline();
        match (self.play.table().ceremony(), secret) {
            (Some(ceremony), Some(secret)) => self.dice.resume(ceremony, secret, until),
            _ => self.begin_drawing(),
        }
    }

    /// A seat commits to its nonce.
    pub(in crate::table) fn commit_nonce(
        &mut self,
        person: &Person,
        seat: u8,
        digest: &str,
    ) -> Result<(), Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        let digest: Digest = digest.parse().map_err(|_| refusals::bad_hex())?;
        let committed = self.dice.commit(seat, digest)?;
        if committed != Commit::Repeated {
            self.audience.room_changed();
        }
        match committed {
            Commit::Complete => self.fix_dice(),
            Commit::Accepted | Commit::Repeated => Ok(()),
        }
    }

    /// A seat opens its nonce.
    pub(in crate::table) fn open_nonce(
        &mut self,
        person: &Person,
        seat: u8,
        nonce: &str,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        let nonce: Nonce = nonce.parse().map_err(|_| refusals::bad_hex())?;
        let open = self.play.table().ceremony().map_or(&[][..], Ceremony::opened);
        if open.contains(&(seat, nonce)) {
            return Ok(());
        }
        self.dice.open(seat, nonce)?;
        self.play.note(Fact::NonceRevealed { seat, nonce }, 0)?;
        self.audience.room_changed();
        self.dice_if_complete(news);
        Ok(())
    }

    /// Fixes the commitments in the log, before anything is opened.
    pub(in crate::table) fn fix_dice(&mut self) -> Result<(), Refusal> {
        let until = self.dice_deadline();
        let Some((fixed, secret)) = self.dice.fix(until)? else { return Ok(()) };
        self.room.keep_secret(secret);
        self.audience.room_changed();
        self.play.note(Fact::DiceFixed(fixed), 0)
    }

    /// Lets the dice fall when every nonce is open.
    pub(in crate::table) fn dice_if_complete(&mut self, news: &mut Ears) {
        let Some(secret) = self.dice.complete() else { return };
        self.take_dice(&secret);
        self.app.parts.dice.prepare(&self.id, self.play.table_mut());
        self.clocks.set(self.play.table().tick(), Instant::now());
        self.audience.room_changed();
        self.app.metrics.games_begun.inc();
        self.advance(news);
    }

    /// Takes the dice that follow from a secret and the nonces in the log.
    pub(in crate::table) fn take_dice(&mut self, secret: &Secret) {
        let draw = self.play.table().draw().expect("every nonce is open");
        self.dice.use_source(self.app.parts.dice.open(secret, &draw));
    }

    /// Passes over the seats that have not answered in time.
    pub(in crate::table) fn dice_overdue(&mut self, news: &mut Ears) -> Result<(), Refusal> {
        let (app, until) = (self.app.clone(), self.dice_deadline());
        let overdue = self.dice.pass_over(|| entropy::secret(app.entropy()), until)?;
        let Some(overdue) = overdue else { return Ok(()) };
        self.audience.room_changed();
        let complete = match overdue {
            Overdue::Committed => true,
            Overdue::Redrawn { seats, secret, complete } => {
                // On the disk before any client sees it, so that no restart brings the old round back.
                self.room.keep_secret(secret);
                let seats: Vec<u8> = seats.iter().map(|seat| seat.0).collect();
                tracing::info!(table = &*self.id, ?seats, "dice drawn anew");
                self.audience.happened(Happening::DiceAnew { seats });
                complete
            }
        };
        if complete {
            self.fix_dice()?;
            self.dice_if_complete(news);
        }
        Ok(())
    }

    /// The commitments as clients see them; the secret when nobody can play with it any more.
    pub(in crate::table) fn dice_shown(&self) -> Option<DiceInfo> {
        let open = self.room.has_ended() && self.secret_is_open();
        let secret = self.room.secret().filter(|_| open);
        self.dice.shown(self.play.table().ceremony(), secret)
    }
}
