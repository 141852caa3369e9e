//! Those who are not there: who is away, bots that hold seats, ending a game without them.

use std::time::{Duration, Instant};

use turlaj_core::{Node, Refusal, Seat, Seats};
use turlaj_store::{Op, Person, Status};
use turlaj_table::{Ears, Fact};

use super::doc::Doc;
use super::{End, TableTask, build};
use crate::refusals;

/// Who is not there, and since when.
pub(super) struct Absent {
    gone: Vec<Gone>,
}

struct Gone {
    person: u64,
    since: Instant,
    away: bool,
}

impl Absent {
    /// Nobody is there.
    pub(super) fn new(doc: &Doc, now: Instant) -> Absent {
        let mut absent = Absent { gone: Vec::new() };
        absent.review(doc, &[], now);
        absent
    }

    /// Looks who is there; returns whether anybody came or went.
    pub(super) fn review(&mut self, doc: &Doc, here: &[u64], now: Instant) -> bool {
        let missing = |person: &u64| !here.contains(person);
        let seated: Vec<u64> =
            doc.seats.iter().filter_map(|seat| seat.person).filter(missing).collect();
        let before = self.gone.len();
        self.gone.retain(|gone| seated.contains(&gone.person));
        let mut changed = self.gone.len() != before;
        for person in seated {
            if self.gone.iter().all(|gone| gone.person != person) {
                self.gone.push(Gone { person, since: now, away: false });
                changed = true;
            }
        }
        changed
    }

    pub(super) fn is_here(&self, person: u64) -> bool {
        self.gone.iter().all(|gone| gone.person != person)
    }

    pub(super) fn is_away(&self, person: u64) -> bool {
        self.gone.iter().any(|gone| gone.person == person && gone.away)
    }

    /// When the next one will have been gone for too long.
    fn next(&self, after: Duration) -> Option<Instant> {
        self.gone.iter().filter(|gone| !gone.away).map(|gone| gone.since + after).min()
    }

    /// Marks those who have been gone for too long; returns whether there are any.
    fn mark(&mut self, after: Duration, now: Instant) -> bool {
        let mut marked = false;
        for gone in self.gone.iter_mut().filter(|gone| !gone.away && now >= gone.since + after) {
            gone.away = true;
            marked = true;
        }
        marked
    }
}

impl TableTask {
    /// The people who have a socket here.
    pub(super) fn people_here(&self) -> Vec<u64> {
        let people = self.listeners.iter().filter_map(|listener| listener.caller.person.as_ref());
        people.map(|person| person.id.0).collect()
    }

    /// Gives the seats that bots have held back to somebody who has come again.
    pub(super) fn give_back(&mut self, person: &Person) -> Result<(), Refusal> {
        for at in 0..self.doc.seats.len() {
            let chair = &self.doc.seats[at];
            if chair.person != Some(person.id.0) {
                continue;
            }
            let away = self.game.table().unplayed().contains(Seat(at as u8));
            if away && self.row.status == Status::Playing {
                let tick = self.tick();
                self.game.table_mut().note(Fact::Returned { seat: Seat(at as u8) }, tick)?;
            }
            self.without = self.without.without(Seat(at as u8));
            if chair.held_by.is_none() {
                continue;
            }
            if self.row.status == Status::Playing {
                let (seat, name) = (Seat(at as u8), chair.logged_name().to_string());
                // In the log a program is a bot: it gives no nonce and has no say.
                let fact = match chair.program {
                    true => Fact::BotTakes { seat, bot: name },
                    false => Fact::SeatTaken { seat, name },
                };
                let tick = self.tick();
                self.game.table_mut().note(fact, tick)?;
            }
            self.doc.seats[at].held_by = None;
            self.live.forget(Seat(at as u8));
            self.doc.changed = true;
            self.room_changed = true;
        }
        Ok(())
    }

    /// Lets a bot hold the seat of somebody who is away.
    pub(super) fn hold(
        &mut self,
        person: &Person,
        seat: u8,
        bot: String,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        self.in_play()?;
        let seat = self.seat(seat)?;
        if self.seats_of(person.id.0).is_empty() && self.row.owner != person.id {
            return Err(refusals::not_yours());
        }
        let chair = &self.doc.seats[seat.index()];
        if !chair.person.is_some_and(|whose| self.absent.is_away(whose)) {
            return Err(refusals::not_away());
        }
        self.app.parts.games.find(&self.row.game)?.check_bot(&bot)?;
        if chair.held_by.as_ref() == Some(&bot) {
            return Ok(());
        }
        let tick = self.tick();
        self.game.table_mut().note(Fact::BotTakes { seat, bot: bot.clone() }, tick)?;
        self.doc.seats[seat.index()].held_by = Some(bot);
        self.live.forget(seat);
        self.doc.changed = true;
        self.room_changed = true;
        self.undo_if_agreed(ears)?;
        self.end_if_agreed();
        self.advance(ears);
        Ok(())
    }

    /// Whether people play here and none of them is connected.
    pub(super) fn is_deserted(&self) -> bool {
        let here = |person: u64| self.absent.is_here(person);
        let mut people = self.doc.seats.iter().filter(|chair| !chair.program);
        !self.is_bots_alone() && !people.any(|chair| chair.person.is_some_and(here))
    }

    /// Whether those present go on without the person on a seat, where that is a question.
    pub(super) fn goes_on_without(&self, seat: Seat) -> Option<bool> {
        let chair = &self.doc.seats[seat.index()];
        let away = chair.person.is_some_and(|person| self.absent.is_away(person));
        let asked = away && chair.held_by.is_none() && self.has_live_phases();
        (asked && self.row.status == Status::Playing).then(|| self.without.contains(seat))
    }

    fn has_live_phases(&self) -> bool {
        self.live.is_known() || matches!(self.game.table().node(), Node::Live { .. })
    }

    /// Logs who is away while others play on.
    pub(super) fn note_away(&mut self) {
        let known = self.game.table().unplayed();
        for at in 0..self.doc.seats.len() {
            let seat = Seat(at as u8);
            if !known.contains(seat) && self.goes_on_without(seat).is_some() {
                let tick = self.tick();
                let noted = self.game.table_mut().note(Fact::Away { seat }, tick);
                noted.expect("somebody may be away as long as the game goes on");
            }
        }
    }

    /// Somebody chooses to go on without a person who is away.
    pub(super) fn go_on_without(
        &mut self,
        person: &Person,
        seat: u8,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        self.in_play()?;
        let seat = self.seat(seat)?;
        if self.seats_of(person.id.0).is_empty() {
            return Err(refusals::not_yours());
        }
        if self.goes_on_without(seat).is_none() {
            return Err(refusals::not_away());
        }
        self.note_away();
        self.without = self.without.with(seat);
        self.room_changed = true;
        self.advance(ears);
        Ok(())
    }

    /// The seats whose people have a say in ending the game: those who are not away, and no programs.
    pub(super) fn voters(&self) -> Seats {
        let seats = self.doc.seats.iter().enumerate();
        seats
            .filter(|(_, chair)| {
                chair.held_by.is_none()
                    && !chair.program
                    && chair.person.is_some_and(|person| !self.absent.is_away(person))
            })
            .fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    /// A person is for ending the game, or no longer for it.
    pub(super) fn vote_end(&mut self, person: &Person, agree: bool) -> Result<(), Refusal> {
        if self.row.status != Status::Playing {
            return self.in_play();
        }
        let own = self.seats_of(person.id.0);
        if own.is_empty() && self.row.owner != person.id {
            return Err(refusals::not_yours());
        }
        for seat in own.iter() {
            self.enders = if agree { self.enders.with(seat) } else { self.enders.without(seat) };
        }
        self.room_changed = true;
        if agree && self.row.owner == person.id {
            self.abandon();
        }
        self.end_if_agreed();
        Ok(())
    }

    /// Ends the game if somebody is for it and nobody who is there is not.
    pub(super) fn end_if_agreed(&mut self) {
        let voters = self.voters();
        let missing = voters.iter().any(|seat| !self.enders.contains(seat));
        let agreed = voters.iter().any(|seat| self.enders.contains(seat));
        if self.row.status == Status::Playing && agreed && !missing {
            self.abandon();
        }
    }

    /// The seats of a person.
    pub(super) fn seats_of(&self, person: u64) -> Seats {
        let seats = self.doc.seats.iter().enumerate();
        seats
            .filter(|(_, chair)| chair.person == Some(person))
            .fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    /// When something has to be done although nobody says anything.
    pub(super) fn alarm(&mut self) -> Option<Instant> {
        let pace = &self.app.config.pace;
        let draw = self.draw.as_ref().map(|draw| draw.deadline);
        let live = self.live_alarm();
        let timer = self.timer_alarm();
        let away = match self.listeners.is_empty() {
            true => None,
            false => self.absent.next(pace.away_after),
        };
        let busy = draw.is_some() || live.is_some() || self.more || self.thoughts.go_on();
        let needed = busy || !self.listeners.is_empty();
        let since = *self.idle_since.get_or_insert_with(Instant::now);
        if needed {
            self.idle_since = None;
        }
        // Nobody comes back to a game that is over but to look at it.
        let ended = matches!(self.row.status, Status::Over | Status::Abandoned);
        let wait = if ended { pace.unload_after / 10 } else { pace.unload_after };
        let idle = (!needed).then(|| since + wait);
        [draw, live, timer, away, idle, self.room_later].into_iter().flatten().min()
    }

    /// Does what has to be done although nobody says anything.
    pub(super) async fn ring(&mut self) -> Result<(), End> {
        let moment = Instant::now();
        let pace = self.app.config.pace.clone();
        let mut ears = self.ears();
        if self.draw.as_ref().is_some_and(|draw| moment >= draw.deadline)
            && let Err(why) = self.dice_overdue(&mut ears)
        {
            tracing::error!(table = &*self.id, %why, "the drawing of the dice is stuck");
            return Err(End::NotSaved);
        }
        if self.absent.mark(pace.away_after, moment) {
            self.room_changed = true;
            self.end_if_agreed();
        }
        self.late(&mut ears)?;
        self.advance(&mut ears);
        if self.room_later.take_if(|later| moment >= *later).is_some() {
            self.room_changed = true;
        }
        self.settle(ears, None).await?;
        match self.alarm() {
            Some(at) if self.idle_since.is_some() && moment >= at => Err(End::Idle),
            _ => Ok(()),
        }
    }

    /// Plays for those whose time to think is up.
    fn late(&mut self, ears: &mut Ears) -> Result<(), End> {
        self.play_for_late(ears).map_err(|why| {
            tracing::error!(table = &*self.id, %why, "a clock is stuck");
            End::NotSaved
        })
    }

    /// The deadline of the table has come.
    pub(super) async fn due(&mut self) -> Result<(), End> {
        let keep = build::millis(self.app.config.pace.keep_game);
        let now = self.app.clock.now();
        if self.row.deadline.is_none_or(|deadline| deadline > now) {
            return Ok(());
        }
        let mut ears = self.ears();
        self.late(&mut ears)?;
        match self.row.status {
            Status::Lobby if !self.listeners.is_empty() => {
                let keep = build::millis(self.app.config.pace.keep_lobby);
                self.row.deadline = Some(now + keep);
                self.doc.changed = true;
            }
            Status::Lobby => return Err(self.drop_table().await),
            // An attempt at a daily challenge ends with its day, whatever happens at the table.
            Status::Playing if self.doc.daily.is_some() => self.abandon(),
            Status::Playing if self.row.touched + keep > now => {
                self.row.deadline = Some(self.row.touched + keep);
                self.doc.changed = true;
            }
            Status::Playing => self.abandon(),
            Status::Over | Status::Abandoned => {
                self.row.deadline = None;
                self.doc.changed = true;
            }
        }
        self.settle(ears, None).await
    }

    /// An administrator closes the table.
    pub(super) async fn close(&mut self) -> Result<(), End> {
        match self.row.status {
            Status::Lobby => Err(self.drop_table().await),
            Status::Playing => {
                self.abandon();
                self.settle(Ears::default(), None).await
            }
            Status::Over | Status::Abandoned => Ok(()),
        }
    }

    pub(super) async fn drop_table(&mut self) -> End {
        match self.app.write(vec![Op::DropTable(self.row.num)]).await {
            Ok(()) => End::Dropped,
            Err(_) => End::NotSaved,
        }
    }
}
