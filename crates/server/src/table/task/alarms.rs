//! What a table does without a command: alarms in memory, and the deadline in its row.

use std::time::Instant;

use turlaj_store::{Op, Status};
use turlaj_table::Ears;

use crate::table::clocks::{Expiring, Expiry, Waits, expire};
use crate::table::{TableTask, TaskEnd};
use crate::wall::millis;

impl TableTask {
    /// When something has to be done without a command.
    pub(in crate::table) fn alarm(&mut self) -> Option<Instant> {
        let pace = &self.app.config.pace;
        let watched = !self.audience.is_empty();
        // People come back to a game that is over only to look at it.
        let ended = self.room.has_ended();
        let waits = Waits {
            drawing: self.dice.deadline(),
            live: self.live_alarm(),
            away: self.room.next_away(pace.away_after).filter(|_| watched),
            room: self.audience.room_later(),
            bots: self.more || self.thoughts.go_on(),
            watched,
            unload_after: if ended { pace.unload_after / 10 } else { pace.unload_after },
        };
        self.clocks.alarm(&waits, Instant::now(), self.app.clock.running())
    }

    /// Does what is due.
    pub(in crate::table) async fn ring(&mut self) -> Result<(), TaskEnd> {
        let now = Instant::now();
        let mut news = self.news();
        if self.dice.deadline().is_some_and(|deadline| now >= deadline)
            && let Err(why) = self.dice_overdue(&mut news)
        {
            tracing::error!(table = &*self.id, %why, "the drawing of the dice is stuck");
            return Err(TaskEnd::NotSaved);
        }
        if self.room.mark_away(self.app.config.pace.away_after, now) {
            self.audience.room_changed();
            self.end_if_agreed();
        }
        self.late(&mut news)?;
        self.advance(&mut news);
        self.audience.ring(now);
        self.settle(news, None).await?;
        match self.alarm() {
            Some(at) if self.clocks.is_idle() && now >= at => Err(TaskEnd::Idle),
            _ => Ok(()),
        }
    }

    /// Plays for those whose time to think is up.
    fn late(&mut self, news: &mut Ears) -> Result<(), TaskEnd> {
        self.play_for_late(news).map_err(|why| {
            tracing::error!(table = &*self.id, %why, "a clock is stuck");
            TaskEnd::NotSaved
        })
    }

    /// The deadline of the table has passed.
    pub(in crate::table) async fn due(&mut self) -> Result<(), TaskEnd> {
        let now = self.app.clock.now();
        if self.room.deadline().is_none_or(|deadline| deadline > now) {
            return Ok(());
        }
        let mut news = self.news();
        self.late(&mut news)?;
        let pace = &self.app.config.pace;
        let expiry = expire(&Expiring {
            status: self.room.status(),
            watched: !self.audience.is_empty(),
            daily: self.room.is_daily(),
            touched: self.room.touched(),
            now,
            keep_lobby: millis(pace.keep_lobby),
            keep_game: millis(pace.keep_game),
        });
        match expiry {
            Expiry::Keep(until) => self.room.set_deadline(Some(until)),
            Expiry::KeepEnded => self.room.set_deadline(None),
            Expiry::Abandon => self.abandon(),
            Expiry::Drop => return Err(self.drop_table().await),
        }
        self.settle(news, None).await
    }

    /// An administrator closes the table.
    pub(in crate::table) async fn close(&mut self) -> Result<(), TaskEnd> {
        match self.room.status() {
            Status::Lobby => Err(self.drop_table().await),
            Status::Playing => {
                self.abandon();
                self.settle(Ears::default(), None).await
            }
            Status::Over | Status::Abandoned => Ok(()),
        }
    }

    pub(in crate::table) async fn drop_table(&mut self) -> TaskEnd {
        match self.app.write(vec![Op::DropTable(self.room.num())]).await {
            Ok(()) => TaskEnd::Dropped,
            Err(_) => TaskEnd::NotSaved,
        }
    }
}
