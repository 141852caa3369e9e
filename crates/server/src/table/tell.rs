//! What clients are told: each eye what it may see, and nothing where nothing has changed for it.
//!
//! A client that is told "something happened" behind a sealed page has learned something. So an
//! update is sent only when the words of it differ from the last ones.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use turlaj_core::{Eye, Refusal};
use turlaj_proto::PlayTold;
use turlaj_store::Status;
use turlaj_table::{Ears, Heard};

use super::room::Surroundings;
use super::{Caller, End, Listener, TableTask, dice, options, standings};
use crate::daily::open_due;
use crate::mailbox::Delta;
use crate::{people, refusals};

/// So many are told at once when somebody comes or goes who has no seat.
const FEW: usize = 20;

/// More than that are told after this time.
const TOGETHER: Duration = Duration::from_secs(1);

/// What one eye was told last.
pub(super) struct Told {
    eye: Eye,
    listeners: usize,
    last: Option<Arc<PlayTold>>,
}

pub(super) fn nobody_told() -> Vec<Told> {
    Vec::new()
}

/// Whether the same is told, but for the clock, which moves by itself.
fn same(a: &PlayTold, b: &PlayTold) -> bool {
    fn text(raw: &Option<Box<RawValue>>) -> Option<&str> {
        raw.as_deref().map(RawValue::get)
    }
    a.eye == b.eye
        && a.waiting == b.waiting
        && a.prompt == b.prompt
        && a.free_undo == b.free_undo
        && a.clock.is_some() == b.clock.is_some()
        && a.resumes_in.is_some() == b.resumes_in.is_some()
        && a.dice == b.dice
        && a.retype == b.retype
        && a.view.get() == b.view.get()
        && a.standings == b.standings
        && text(&a.asked) == text(&b.asked)
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("messages have string keys")
}

impl TableTask {
    /// Ears for all eyes that somebody looks through.
    pub(super) fn news(&self) -> Ears {
        let eyes = self.told.iter().filter(|told| told.listeners > 0).map(|told| told.eye);
        match self.game.has_secrets() {
            true => Ears::new(eyes),
            // All hear the same.
            false => Ears::new(eyes.take(1).map(|_| Eye::Nobody)),
        }
    }

    /// A socket wants to be told.
    pub(super) async fn watch(
        &mut self,
        caller: Caller,
        eye: Option<u8>,
        id: u32,
        answer: super::Reply<()>,
    ) -> Result<(), End> {
        if self.room.is_daily() {
            open_due(&self.app).await;
        }
        match self.try_watch(&caller, eye) {
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

    fn try_watch(&mut self, caller: &Caller, eye: Option<u8>) -> Result<(), Refusal> {
        self.check_watcher(caller.person.as_deref())?;
        let eye = match (eye, &caller.person) {
            (None, Some(person)) => people::no_program(person).map(|()| Eye::Nobody)?,
            (None, None) => Eye::Nobody,
            (Some(_), None) => return Err(refusals::no_key()),
            (Some(seat), Some(person)) => Eye::Seat(self.room.own_seat(person.id, seat)?),
        };
        let known = self.listeners.iter().any(|known| known.caller.socket == caller.socket);
        let sits = caller.person.as_ref().is_some_and(|who| !self.room.seats_of(who.id).is_empty());
        if !known && !sits && self.spectators() >= self.app.config.limits.watchers {
            return Err(refusals::too_many_watchers());
        }
        self.forget(caller.socket);
        caller.mailbox.forget(&self.id);
        self.listen(caller.clone(), eye);
        if let Some(person) = &caller.person {
            self.room.follow_open_names(person);
            self.give_back(person)?;
        }
        self.presence_changed();
        self.somebody_came();
        Ok(())
    }

    /// A socket wants to hear no more.
    pub(super) async fn unwatch(&mut self, caller: &Caller, id: Option<u32>) -> Result<(), End> {
        self.forget(caller.socket);
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

    /// Clients that have lost a seat watch as spectators; programs, which may not, stop watching.
    pub(super) fn lower_eyes(&mut self) {
        let lost = |listener: &Listener| {
            let Eye::Seat(seat) = listener.eye else { return false };
            let person = listener.caller.person.as_ref();
            person.is_none_or(|person| self.room.own_seat(person.id, seat.0).is_err())
        };
        let lost: Vec<Caller> = self
            .listeners
            .iter()
            .filter(|listener| lost(listener))
            .map(|listener| listener.caller.clone())
            .collect();
        for caller in lost {
            self.forget(caller.socket);
            match caller.person.as_deref().is_some_and(people::is_program) {
                true => self.parted.push(caller),
                false => self.listen(caller, Eye::Nobody),
            }
        }
    }

    fn listen(&mut self, caller: Caller, eye: Eye) {
        self.listeners.push(Listener { caller, eye, room: None, fresh: true });
        match self.told.iter_mut().find(|told| told.eye == eye) {
            Some(told) => told.listeners += 1,
            None => self.told.push(Told { eye, listeners: 1, last: None }),
        }
    }

    fn forget(&mut self, socket: u64) {
        let Some(at) = self.listeners.iter().position(|known| known.caller.socket == socket) else {
            return;
        };
        let listener = self.listeners.remove(at);
        if let Some(told) = self.told.iter_mut().find(|told| told.eye == listener.eye) {
            told.listeners -= 1;
            if told.listeners == 0 {
                told.last = None;
            }
        }
    }

    fn presence_changed(&mut self) {
        let here = self.people_here();
        let seated = self.room.review_presence(&here, Instant::now());
        if seated || self.listeners.len() <= FEW {
            self.room_changed = true;
        } else {
            // Where many come and go, all are told together.
            self.room_later.get_or_insert_with(|| Instant::now() + TOGETHER);
        }
    }

    /// Tells everybody what is new for them.
    pub(super) fn tell(&mut self, mut news: Ears, asked: Option<(&Caller, u32)>) {
        self.drop_stale_request();
        let changed = self.look_again();
        let heard: Vec<(Eye, Arc<Heard>)> = news
            .take()
            .into_iter()
            .filter(|(_, heard)| !heard.news.is_empty() || !heard.rolled.is_empty())
            .map(|(eye, heard)| (eye, Arc::new(heard)))
            .collect();
        let room_changed = std::mem::take(&mut self.room_changed);
        let happened = std::mem::take(&mut self.happened);
        let secrets = self.game.has_secrets();
        let fresh = self.listeners.iter().any(|listener| listener.fresh);
        let around = (room_changed || fresh).then(|| self.around());
        let uncovered = if fresh { self.uncovered() } else { None };
        let mut listeners = std::mem::take(&mut self.listeners);
        let mut answered = false;
        // Whoever asked hears last: when the answer is there, all others have been told.
        let asks = |listener: &Listener| {
            asked.is_some_and(|(caller, _)| caller.socket == listener.caller.socket)
        };
        if let Some(at) = listeners.iter().position(asks) {
            let last = listeners.len() - 1;
            listeners.swap(at, last);
        }
        for listener in &mut listeners {
            let mut delta = Delta { happened: happened.clone(), ..Delta::default() };
            if let Some((_, id)) = asked
                && asks(listener)
            {
                delta.done.push(id);
                answered = true;
            }
            if listener.fresh || changed.contains(&listener.eye) {
                let told = self.told.iter().find(|told| told.eye == listener.eye);
                delta.play = told.and_then(|told| told.last.clone());
            }
            if let Some(around) = &around
                && (listener.fresh || room_changed)
            {
                let room = raw(&self.room.shown(listener.caller.person.as_deref(), around));
                if listener.room.as_ref().is_none_or(|last| last.get() != room.get()) {
                    let room: Arc<RawValue> = room.into();
                    listener.room = Some(room.clone());
                    delta.room = Some(room);
                }
            }
            if listener.fresh {
                delta.heard.extend(uncovered.clone());
            }
            listener.fresh = false;
            let ear = if secrets { listener.eye } else { Eye::Nobody };
            if let Some((_, heard)) = heard.iter().find(|(eye, _)| *eye == ear) {
                delta.heard.push(heard.clone());
            }
            if !delta.is_empty() {
                listener.caller.mailbox.update(&self.id, delta);
            }
        }
        self.listeners = listeners;
        if let Some((caller, id)) = asked
            && !answered
        {
            caller.mailbox.done(id);
        }
        for caller in self.parted.drain(..) {
            caller.mailbox.gone(&self.id, &refusals::program());
        }
    }

    /// What a new listener has missed: the rolls that lay covered and were shown to everyone last.
    fn uncovered(&self) -> Option<Arc<Heard>> {
        let rolled = self.game.table().uncovered();
        (!rolled.is_empty()).then(|| Arc::new(Heard { rolled, ..Heard::default() }))
    }

    /// Looks through every eye again; returns those that see something new.
    fn look_again(&mut self) -> Vec<Eye> {
        let mut changed = Vec::new();
        if self.dice.is_drawing() || self.room.status() == Status::Lobby {
            return changed;
        }
        let table = self.game.table();
        let clock = table.due().map(|due| due.saturating_sub(self.tick()));
        let resumes = self.clocks.resumes(Instant::now());
        let left = |at: Instant| at.saturating_duration_since(Instant::now()).as_millis();
        let resumes_in = resumes.map(|at| u64::try_from(left(at)).unwrap_or(u64::MAX));
        let waiting = self.waiting();
        let standings = standings(table);
        let (due, last) = (self.dice_due(), self.typed_last());
        // Where nobody has secrets, all see the same, and it is written once.
        let mut open: Option<Arc<RawValue>> = None;
        let open_game = !self.game.has_secrets();
        for told in self.told.iter_mut().filter(|told| told.listeners > 0) {
            let seat = match told.eye {
                Eye::Nobody => None,
                Eye::Seat(seat) => Some(seat),
            };
            let view = match open_game {
                true => open.get_or_insert_with(|| table.raw_view(Eye::Nobody).into()).clone(),
                false => table.raw_view(told.eye).into(),
            };
            let play = PlayTold {
                eye: seat.map(|seat| seat.0),
                waiting: waiting.clone(),
                prompt: seat.map(|seat| table.prompt_number(seat)),
                asked: seat.and_then(|seat| table.raw_asked(seat)),
                free_undo: seat.map_or(0, |seat| table.free_undo(seat)),
                clock,
                resumes_in,
                dice: due.clone(),
                retype: dice::retype_for(told.eye, &last),
                standings: standings.clone(),
                view,
            };
            if !told.last.as_ref().is_some_and(|last| same(last, &play)) {
                changed.push(told.eye);
            } else if clock.is_none() && resumes_in.is_none() {
                continue;
            }
            // Also where only the clock has moved: whoever comes now wants to know the time.
            told.last = Some(Arc::new(play));
        }
        changed
    }

    /// What the parts around the room add to it.
    fn around(&self) -> Surroundings {
        let people = self.room.people();
        let lag = |person: &Option<u64>| -> Option<u32> {
            let person = person.filter(|_| self.live.is_known())?;
            let of = |listener: &&Listener| {
                listener.caller.person.as_ref().is_some_and(|who| who.id.0 == person)
            };
            self.listeners.iter().filter(of).filter_map(|here| here.caller.mailbox.lag()).min()
        };
        let running = self.app.clock.running();
        let table = self.game.table();
        Surroundings {
            drawing: self.dice.is_drawing(),
            options: options(&table.settings()),
            secrets: self.game.has_secrets(),
            take_backs: table.has_undone_dice(),
            has_live_phases: self.has_live_phases(),
            dice: self.dice_shown(),
            undo_request: self.undo_told(),
            clocks: (0..people.len()).map(|at| self.clocks.shown(at, running)).collect(),
            lags: people.iter().map(lag).collect(),
            spectators: self.spectators(),
        }
    }

    /// The people who have a socket here.
    pub(super) fn people_here(&self) -> Vec<u64> {
        let people = self.listeners.iter().filter_map(|listener| listener.caller.person.as_ref());
        people.map(|person| person.id.0).collect()
    }

    /// How many watch without a seat.
    fn spectators(&self) -> usize {
        let without = |listener: &&Listener| {
            let person = listener.caller.person.as_ref();
            person.is_none_or(|person| self.room.seats_of(person.id).is_empty())
        };
        self.listeners.iter().filter(without).count()
    }
}
