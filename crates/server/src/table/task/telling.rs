//! What clients are told: each eye what it may see, and nothing where nothing has changed for it.

use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use turlaj_core::{Eye, Refusal};
use turlaj_proto::{PROTOCOL, PlayTold, Room};
use turlaj_store::{PersonId, Status};
use turlaj_table::{Ears, Heard};

use crate::daily::open_due;
use crate::table::listeners::Telling;
use crate::table::room::{RoomState, Surroundings};
use crate::table::{Caller, Reply, TableTask, TaskEnd, dice, options, standings};
use crate::{people, refusals};

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("messages have string keys")
}

/// The room as a client is told of it.
fn shown(room: &RoomState, caller: &Caller, around: &Surroundings) -> Room {
    let mut shown = room.shown(caller.person.as_deref(), around);
    if caller.mailbox.protocol() < PROTOCOL {
        shown.seats.iter_mut().for_each(|chair| chair.named = None);
    }
    shown
}

impl TableTask {
    /// Ears for all eyes that somebody looks through.
    pub(in crate::table) fn news(&self) -> Ears {
        self.audience.ears(self.play.game().has_secrets())
    }

    /// A socket wants to be told.
    pub(in crate::table) async fn watch(
        &mut self,
        caller: Caller,
        (eye, n): (Option<u8>, Option<u64>),
        id: u32,
        answer: Reply<()>,
    ) -> Result<(), TaskEnd> {
        if self.room.is_daily() {
            open_due(&self.app).await;
        }
        match self.try_watch(&caller, eye, n) {
            Ok(()) => {
                let settled = self.settle(self.news(), Some((&caller, id))).await;
                // What could not be saved has been refused there.
                drop(answer.send(Ok(())));
                settled
            }
            Err(why) => {
                drop(answer.send(Err(why)));
                Ok(())
            }
        }
    }

    fn try_watch(
        &mut self,
        caller: &Caller,
        eye: Option<u8>,
        n: Option<u64>,
    ) -> Result<(), Refusal> {
        self.check_watcher(caller.person.as_deref())?;
        let eye = match (eye, &caller.person) {
            (None, Some(person)) => people::no_program(person).map(|()| Eye::Nobody)?,
            (None, None) => Eye::Nobody,
            (Some(_), None) => return Err(refusals::no_key()),
            (Some(seat), Some(person)) => Eye::Seat(self.room.own_seat(person.id, seat)?),
        };
        let sits = caller.person.as_ref().is_some_and(|who| self.sits(who.id));
        let limit = self.app.config.limits.watchers;
        if !self.audience.knows(caller) && !sits && self.spectators() >= limit {
            return Err(refusals::too_many_watchers());
        }
        caller.mailbox.watched(&self.id, n);
        self.audience.listen(caller.clone(), eye);
        if let Some(person) = &caller.person {
            self.room.follow_open_names(person);
            self.give_back(person)?;
        }
        self.presence_changed();
        self.somebody_came();
        Ok(())
    }

    /// A socket wants to hear no more.
    pub(in crate::table) async fn unwatch(
        &mut self,
        caller: &Caller,
        id: Option<u32>,
    ) -> Result<(), TaskEnd> {
        self.audience.forget(caller);
        if let Some(id) = id {
            caller.mailbox.forget(&self.id);
            caller.mailbox.done(id);
        }
        self.presence_changed();
        if self.rests() || self.room.is_deserted() {
            self.wait_for_somebody(Some(Instant::now()));
        }
        self.settle(Ears::default(), None).await
    }

    fn presence_changed(&mut self) {
        let now = Instant::now();
        let seated = self.room.review_presence(&self.audience.people(), now);
        self.audience.presence_changed(seated, now);
    }

    /// Tells everybody what is new for them.
    pub(in crate::table) fn tell(&mut self, news: Ears, asked: Option<(&Caller, u32)>) {
        self.drop_stale_request();
        self.look();
        let missed = if self.audience.has_fresh() { self.uncovered() } else { None };
        let around = self.audience.wants_room().then(|| self.around());
        let room = &self.room;
        let shown =
            around.as_ref().map(|around| move |caller: &Caller| raw(&shown(room, caller, around)));
        let secrets = self.play.game().has_secrets();
        self.audience.tell(Telling { news, secrets, missed, asked, room: shown });
    }

    /// What a new listener has missed: the rolls that lay covered and were shown to everyone last.
    fn uncovered(&self) -> Option<Heard> {
        let rolled = self.play.table().uncovered();
        (!rolled.is_empty()).then(|| Heard { rolled, ..Heard::default() })
    }

    /// Looks through every eye again.
    fn look(&mut self) {
        if self.dice.is_drawing() || self.room.status() == Status::Lobby {
            return;
        }
        let table = self.play.table();
        let clock = table.due().map(|due| due.saturating_sub(self.tick()));
        let resumes = self.clocks.resumes(Instant::now());
        let left = |at: Instant| at.saturating_duration_since(Instant::now()).as_millis();
        let resumes_in = resumes.map(|at| u64::try_from(left(at)).unwrap_or(u64::MAX));
        let (waiting, standings) = (self.waiting(), standings(table));
        let (due, last) = (self.dice_due(), self.typed_last());
        // Where nobody has secrets, all see the same, and it is written once.
        let mut open: Option<Arc<RawValue>> = None;
        let open_game = !self.play.game().has_secrets();
        self.audience.look(|eye| {
            let seat = eye.seat();
            let view = match open_game {
                true => open.get_or_insert_with(|| table.view(Eye::Nobody).into()).clone(),
                false => table.view(eye).into(),
            };
            PlayTold {
                eye: seat.map(|seat| seat.0),
                waiting: waiting.clone(),
                prompt: seat.map(|seat| table.prompt_number(seat)),
                asked: seat.and_then(|seat| table.raw_asked(seat)),
                free_undo: seat.map_or(0, |seat| table.free_undo(seat)),
                clock,
                resumes_in,
                dice: due.clone(),
                retype: dice::retype_for(eye, &last),
                standings: standings.clone(),
                view,
            }
        });
    }

    /// What the parts around the room add to it.
    fn around(&self) -> Surroundings {
        let people = self.room.people();
        let lag = |person: &Option<u64>| -> Option<u32> {
            self.audience.lag(person.filter(|_| self.live.is_known())?)
        };
        let running = self.app.clock.running();
        let table = self.play.table();
        Surroundings {
            drawing: self.dice.is_drawing(),
            options: options(&table.settings()),
            secrets: self.play.game().has_secrets(),
            take_backs: table.has_undone_dice(),
            has_live_phases: self.has_live_phases(),
            dice: self.dice_shown(),
            undo_request: self.undo.shown(table.humans()),
            clocks: (0..people.len()).map(|at| self.clocks.shown(at, running)).collect(),
            lags: people.iter().map(lag).collect(),
            spectators: self.spectators(),
        }
    }

    fn sits(&self, person: PersonId) -> bool {
        !self.room.seats_of(person).is_empty()
    }

    /// How many watch without a seat.
    fn spectators(&self) -> usize {
        self.audience.spectators(|person| self.sits(person))
    }
}
