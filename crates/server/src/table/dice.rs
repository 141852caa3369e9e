//! The drawing of the dice: the host commits, every person's client commits, all is fixed in the
//! log, the nonces are opened, and only then do dice fall.

use std::time::{Duration, Instant};

use turlaj_core::{Refusal, Seat, Seats};
use turlaj_proto::{AbortedRound, Dice, Happening, NonceCommitment, OpenNonce};
use turlaj_store::{Person, Status};
use turlaj_table::fair::{Ceremony, Digest, Nonce, Secret};
use turlaj_table::{Ears, Fact};

use super::TableTask;
use super::clock::Clock;
use crate::app::App;
use crate::games::Playing;
use crate::{entropy, refusals};

/// The drawing of the dice, while it goes on.
pub(super) struct Drawing {
    ceremony: Ceremony,
    secret: Secret,
    /// Whether the commitments are in the log.
    fixed: bool,
    /// When those who have not answered are passed over.
    pub(super) deadline: Instant,
}

impl Drawing {
    pub(super) fn begin(app: &App, draw: &str, humans: Seats) -> Drawing {
        let secret = entropy::secret(app.entropy());
        Drawing {
            ceremony: Ceremony::begin(draw, secret.commitment(), humans),
            secret,
            fixed: false,
            deadline: Instant::now() + app.config.pace.dice_wait,
        }
    }

    /// After a restart: what is fixed in the log goes on, anything else begins again.
    pub(super) fn resume(
        app: &App,
        game: &dyn Playing,
        draw: &str,
        secret: Option<Secret>,
    ) -> Drawing {
        let deadline = Instant::now() + app.config.pace.dice_wait;
        let (Some(ceremony), Some(secret)) = (game.table().ceremony(), secret) else {
            return Drawing::begin(app, draw, game.table().humans());
        };
        let mut ceremony = ceremony.clone();
        // Another secret than the one in the log: that round was dropped, and stays dropped.
        let dropped = ceremony.fixed().commitment != secret.commitment();
        if dropped {
            ceremony.abort(secret.commitment()).expect("it was dropped before");
        }
        Drawing { ceremony, secret, fixed: !dropped, deadline }
    }

    fn wait_again(&mut self, wait: Duration) {
        self.deadline = Instant::now() + wait;
    }

    /// The seats that have not committed.
    fn to_commit(&self) -> Seats {
        let committed = self.ceremony.fixed().nonces.iter();
        let left = committed.fold(self.ceremony.missing(), |left, (seat, _)| left.without(*seat));
        if self.fixed { Seats::NONE } else { left }
    }
}

impl TableTask {
    /// A seat commits to its nonce.
    pub(super) fn commit_nonce(
        &mut self,
        person: &Person,
        seat: u8,
        digest: &str,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        let digest: Digest = digest.parse().map_err(|_| refusals::bad_hex())?;
        let Some(draw) = &mut self.draw else { return Err(refusals::no_dice_due()) };
        // The same once more: only the acknowledgement was lost.
        if draw.ceremony.fixed().nonces.contains(&(seat, digest)) {
            return Ok(());
        }
        draw.ceremony.commit(seat, digest)?;
        self.room_changed = true;
        if draw.to_commit().is_empty() {
            self.fix_dice()?;
        }
        Ok(())
    }

    /// A seat opens its nonce.
    pub(super) fn open_nonce(
        &mut self,
        person: &Person,
        seat: u8,
        nonce: &str,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        let nonce: Nonce = nonce.parse().map_err(|_| refusals::bad_hex())?;
        let open = self.game.table().ceremony().map_or(&[][..], Ceremony::opened);
        if open.contains(&(seat, nonce)) {
            return Ok(());
        }
        let Some(draw) = &mut self.draw else { return Err(refusals::no_dice_due()) };
        draw.ceremony.open(seat, nonce)?;
        self.game.table_mut().note(Fact::NonceRevealed { seat, nonce }, 0)?;
        self.room_changed = true;
        self.dice_if_ready(ears);
        Ok(())
    }

    /// Fixes the commitments in the log, before anything is opened.
    pub(super) fn fix_dice(&mut self) -> Result<(), Refusal> {
        let wait = self.app.config.pace.dice_wait;
        let Some(draw) = &mut self.draw else { return Ok(()) };
        let fixed = draw.ceremony.fix()?;
        draw.fixed = true;
        draw.wait_again(wait);
        self.row.secret = Some(draw.secret.0);
        self.doc.changed = true;
        self.room_changed = true;
        self.game.table_mut().note(Fact::DiceFixed(fixed), 0)
    }

    /// Lets the dice fall when every nonce is open.
    pub(super) fn dice_if_ready(&mut self, ears: &mut Ears) {
        let Some(draw) = self.draw.take_if(|draw| draw.fixed && draw.ceremony.is_ready()) else {
            return;
        };
        self.take_dice(&draw.secret);
        self.app.parts.dice.prepare(&self.id, self.game.table_mut());
        self.clock = Clock::running(self.game.table().tick());
        self.room_changed = true;
        self.app.metrics.games_begun.inc();
        self.advance(ears);
    }

    pub(super) fn take_dice(&mut self, secret: &Secret) {
        let draw = self.game.table().draw().expect("every nonce is open");
        self.dice = Some(self.app.parts.dice.open(secret, &draw));
    }

    /// Passes over those who have not answered in time.
    pub(super) fn dice_overdue(&mut self, ears: &mut Ears) -> Result<(), Refusal> {
        let wait = self.app.config.pace.dice_wait;
        let Some(draw) = &mut self.draw else { return Ok(()) };
        self.room_changed = true;
        if !draw.fixed {
            for seat in draw.to_commit().iter() {
                draw.ceremony.free(seat)?;
            }
            self.fix_dice()?;
            self.dice_if_ready(ears);
            return Ok(());
        }
        // Whoever keeps a nonce back must not choose between two sets of dice: a new secret.
        let secret = entropy::secret(self.app.entropy());
        let freed = draw.ceremony.abort(secret.commitment())?;
        // On the disk before anybody is told, so that no restart brings the old round back.
        self.row.secret = Some(secret.0);
        self.doc.changed = true;
        draw.secret = secret;
        draw.fixed = false;
        draw.wait_again(wait);
        let seats: Vec<u8> = freed.iter().map(|seat| seat.0).collect();
        tracing::info!(table = &*self.id, ?seats, "dice drawn anew");
        self.happened.push(Happening::DiceAnew { seats });
        if self.draw.as_ref().is_some_and(|draw| draw.to_commit().is_empty()) {
            self.fix_dice()?;
            self.dice_if_ready(ears);
        }
        Ok(())
    }

    /// The commitments as clients see them.
    pub(super) fn dice_told(&self) -> Option<Dice> {
        let (ceremony, to_commit, fixed) = match &self.draw {
            Some(draw) => (&draw.ceremony, draw.to_commit(), draw.fixed),
            None => (self.game.table().ceremony()?, Seats::NONE, true),
        };
        let ended =
            matches!(self.row.status, Status::Over | Status::Abandoned) && self.secret_is_open();
        let secret = self.row.secret.filter(|_| ended).map(|bytes| Secret(bytes).to_string());
        let opened = ceremony.opened().iter();
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
        Some(Dice {
            draw: ceremony.fixed().draw.clone(),
            commitment: ceremony.fixed().commitment.to_string(),
            to_commit: list(to_commit),
            to_open: list(if fixed { ceremony.missing() } else { Seats::NONE }),
            nonces: committed(&ceremony.fixed().nonces),
            aborted: ceremony
                .fixed()
                .aborted
                .iter()
                .map(|round| AbortedRound {
                    commitment: round.commitment.to_string(),
                    nonces: committed(&round.nonces),
                })
                .collect(),
            opened: opened
                .map(|(seat, nonce)| OpenNonce { seat: seat.0, nonce: nonce.to_string() })
                .collect(),
            secret,
        })
    }
}

fn committed(nonces: &[(Seat, Digest)]) -> Vec<NonceCommitment> {
    let told = |(seat, digest): &(Seat, Digest)| NonceCommitment {
        seat: seat.0,
        digest: digest.to_string(),
    };
    nonces.iter().map(told).collect()
}
