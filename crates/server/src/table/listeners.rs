//! The audience of a table: which sockets look through which eyes, what each was told last, and what
//! has to be told. This part reads no clock and knows no game: the caller writes what an eye sees.
//!
//! A client that is told "something happened" behind a sealed page has learned something. So an
//! update is sent only when its text differs from the last one.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::value::RawValue;
use turlaj_core::{Eye, Refusal, Seat};
use turlaj_proto::{Happening, PlayTold};
use turlaj_store::PersonId;
use turlaj_table::{Ears, Heard};

use super::Caller;
use crate::mailbox::{Delta, PlayShown, SharedDocument};
use crate::{people, refusals};

/// So many are told at once when somebody comes or goes who has no seat.
const FEW: usize = 20;

/// More than that are told after this time.
const TOGETHER: Duration = Duration::from_secs(1);

/// The audience of a table.
pub(super) struct Listeners {
    table: Arc<str>,
    listeners: Vec<Listener>,
    /// Programs that have lost their seat and are to hear that they watch no more.
    parted: Vec<Caller>,
    told: Vec<Told>,
    /// What happened around the game and was not told.
    happened: Vec<Happening>,
    room_changed: bool,
    /// When everybody is told of people who come and go, where there are many.
    room_later: Option<Instant>,
}

/// A socket that is told.
struct Listener {
    caller: Caller,
    eye: Eye,
    /// What it was last told of the room.
    room: Option<Arc<SharedDocument>>,
    /// Whether it has not been told anything yet.
    fresh: bool,
}

/// What one eye was told last.
struct Told {
    eye: Eye,
    listeners: usize,
    last: Option<Arc<PlayShown>>,
    /// Whether that is not told yet.
    changed: bool,
}

/// What is told besides what the audience knows itself.
pub(super) struct Telling<'a, R> {
    pub(super) news: Ears,
    /// Whether every eye hears news of its own.
    pub(super) secrets: bool,
    /// What those who come now have missed.
    pub(super) missed: Option<Heard>,
    /// Who asked, and by which request.
    pub(super) asked: Option<(&'a Caller, u32)>,
    /// The room as a client sees it, where [`Listeners::wants_room`].
    pub(super) room: Option<R>,
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

/// A room, shared by all who are told the same.
fn shared(rooms: &mut Vec<Arc<SharedDocument>>, room: Box<RawValue>) -> Arc<SharedDocument> {
    let known = rooms.iter().find(|known| known.text().get() == room.get());
    known.cloned().unwrap_or_else(|| {
        let room = Arc::new(SharedDocument::new(room));
        rooms.push(room.clone());
        room
    })
}

impl Listeners {
    /// Nobody listens to this table yet.
    pub(super) fn new(table: Arc<str>) -> Listeners {
        Listeners {
            table,
            listeners: Vec::new(),
            parted: Vec::new(),
            told: Vec::new(),
            happened: Vec::new(),
            room_changed: false,
            room_later: None,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.listeners.is_empty()
    }

    /// Ears for all eyes that somebody looks through; where there are no secrets, all hear the same.
    pub(super) fn ears(&self, secrets: bool) -> Ears {
        let eyes = self.told.iter().filter(|told| told.listeners > 0).map(|told| told.eye);
        match secrets {
            true => Ears::new(eyes),
            false => Ears::new(eyes.take(1).map(|_| Eye::Nobody)),
        }
    }

    pub(super) fn knows(&self, caller: &Caller) -> bool {
        self.listeners.iter().any(|known| known.caller.socket == caller.socket)
    }

    /// A socket listens, from now on through this eye.
    pub(super) fn listen(&mut self, caller: Caller, eye: Eye) {
        self.forget(&caller);
        self.listeners.push(Listener { caller, eye, room: None, fresh: true });
        match self.told.iter_mut().find(|told| told.eye == eye) {
            Some(told) => told.listeners += 1,
            None => self.told.push(Told { eye, listeners: 1, last: None, changed: false }),
        }
    }

    /// A socket listens no more.
    pub(super) fn forget(&mut self, caller: &Caller) {
        let known = |known: &Listener| known.caller.socket == caller.socket;
        let Some(at) = self.listeners.iter().position(known) else { return };
        let listener = self.listeners.remove(at);
        if let Some(told) = self.told.iter_mut().find(|told| told.eye == listener.eye) {
            told.listeners -= 1;
            if told.listeners == 0 {
                told.last = None;
            }
        }
    }

    /// Clients that have lost a seat watch as spectators; programs, which may not, stop watching.
    pub(super) fn lower_eyes(&mut self, owns: impl Fn(PersonId, Seat) -> bool) {
        let lost = |listener: &&Listener| {
            let Eye::Seat(seat) = listener.eye else { return false };
            listener.caller.person.as_ref().is_none_or(|person| !owns(person.id, seat))
        };
        let lost = self.listeners.iter().filter(lost).map(|listener| listener.caller.clone());
        for caller in lost.collect::<Vec<Caller>>() {
            match caller.person.as_deref().is_some_and(people::is_program) {
                true => {
                    self.forget(&caller);
                    self.parted.push(caller);
                }
                false => self.listen(caller, Eye::Nobody),
            }
        }
    }

    /// The people who have a socket here.
    pub(super) fn people(&self) -> Vec<u64> {
        let people = self.listeners.iter().filter_map(|listener| listener.caller.person.as_ref());
        people.map(|person| person.id.0).collect()
    }

    /// How many watch without a seat.
    pub(super) fn spectators(&self, sits: impl Fn(PersonId) -> bool) -> usize {
        let without = |listener: &&Listener| {
            listener.caller.person.as_ref().is_none_or(|person| !sits(person.id))
        };
        self.listeners.iter().filter(without).count()
    }

    fn of(&self, person: u64) -> impl Iterator<Item = &Caller> {
        let callers = self.listeners.iter().map(|listener| &listener.caller);
        callers.filter(move |caller| caller.person.as_ref().is_some_and(|who| who.id.0 == person))
    }

    /// From where this person watches, or else anybody.
    pub(super) fn address_for(&self, person: PersonId) -> Option<IpAddr> {
        let caller = self.of(person.0).next();
        caller.or(self.listeners.first().map(|first| &first.caller)).map(|caller| caller.address)
    }

    /// How many milliseconds a message to this person and back takes, if that is known.
    pub(super) fn lag(&self, person: u64) -> Option<u32> {
        self.of(person).filter_map(|caller| caller.mailbox.lag()).min()
    }

    /// Everybody is to be told of the room.
    pub(super) fn room_changed(&mut self) {
        self.room_changed = true;
    }

    /// Somebody came or went; where many without a seat do, all are told together.
    pub(super) fn presence_changed(&mut self, seated: bool, now: Instant) {
        if seated || self.listeners.len() <= FEW {
            self.room_changed = true;
        } else {
            self.room_later.get_or_insert(now + TOGETHER);
        }
    }

    /// When a room that was held back is told.
    pub(super) fn room_later(&self) -> Option<Instant> {
        self.room_later
    }

    /// Tells a room that was held back, if it is time.
    pub(super) fn ring(&mut self, now: Instant) {
        if self.room_later.take_if(|later| now >= *later).is_some() {
            self.room_changed = true;
        }
    }

    /// Everybody is to be told of this.
    pub(super) fn happened(&mut self, happening: Happening) {
        self.happened.push(happening);
    }

    /// Looks through every eye again.
    pub(super) fn look(&mut self, mut write: impl FnMut(Eye) -> PlayTold) {
        for told in self.told.iter_mut().filter(|told| told.listeners > 0) {
            let play = write(told.eye);
            let moves = play.clock.is_some() || play.resumes_in.is_some();
            let is_same = told.last.as_ref().is_some_and(|last| same(&last.told, &play));
            told.changed |= !is_same;
            // Also where only the clock has moved: whoever comes now wants to know the time.
            if !is_same || moves {
                told.last = Some(Arc::new(PlayShown::new(play)));
            }
        }
    }

    /// Whether somebody has been told nothing yet.
    pub(super) fn has_fresh(&self) -> bool {
        self.listeners.iter().any(|listener| listener.fresh)
    }

    /// Whether somebody may have to be told of the room.
    pub(super) fn wants_room(&self) -> bool {
        self.room_changed || self.has_fresh()
    }

    /// Tells everybody what is new for them. Whoever asked hears last: when the answer is there, all
    /// others have been told.
    pub(super) fn tell<R>(&mut self, mut telling: Telling<'_, R>)
    where
        R: Fn(&Caller) -> Box<RawValue>,
    {
        let heard: Vec<(Eye, Arc<Heard>)> = telling
            .news
            .take()
            .into_iter()
            .filter(|(_, heard)| !heard.news.is_empty() || !heard.rolled.is_empty())
            .map(|(eye, heard)| (eye, Arc::new(heard)))
            .collect();
        let room_changed = std::mem::take(&mut self.room_changed);
        let happened = std::mem::take(&mut self.happened);
        let missed = telling.missed.map(Arc::new);
        let mut answered = false;
        let asks = |listener: &Listener| {
            telling.asked.is_some_and(|(caller, _)| caller.socket == listener.caller.socket)
        };
        if let Some(at) = self.listeners.iter().position(asks) {
            let last = self.listeners.len() - 1;
            self.listeners.swap(at, last);
        }
        let mut rooms = Vec::new();
        for listener in &mut self.listeners {
            let mut delta = Delta { happened: happened.clone(), ..Delta::default() };
            if let Some((_, id)) = telling.asked
                && asks(listener)
            {
                delta.done.push(id);
                answered = true;
            }
            let told = self.told.iter().find(|told| told.eye == listener.eye);
            let told = told.filter(|told| listener.fresh || told.changed);
            delta.play = told.and_then(|told| told.last.clone());
            if let Some(room) = &telling.room
                && (listener.fresh || room_changed)
            {
                let room = shared(&mut rooms, room(&listener.caller));
                let same = |last: &Arc<SharedDocument>| last.text().get() == room.text().get();
                if !listener.room.as_ref().is_some_and(same) {
                    listener.room = Some(room.clone());
                    delta.room = Some(room);
                }
            }
            if std::mem::take(&mut listener.fresh) {
                delta.heard.extend(missed.clone());
            }
            let ear = if telling.secrets { listener.eye } else { Eye::Nobody };
            if let Some((_, heard)) = heard.iter().find(|(eye, _)| *eye == ear) {
                delta.heard.push(heard.clone());
            }
            if !delta.is_empty() {
                listener.caller.mailbox.update(&self.table, delta);
            }
        }
        for told in &mut self.told {
            told.changed = false;
        }
        if let Some((caller, id)) = telling.asked
            && !answered
        {
            caller.mailbox.done(id);
        }
        for caller in self.parted.drain(..) {
            caller.mailbox.gone(&self.table, &refusals::program());
        }
    }

    /// Tells everybody that the table will not be told of any more.
    pub(super) fn part(&self, why: &Refusal) {
        for listener in &self.listeners {
            listener.caller.mailbox.gone(&self.table, why);
        }
    }
}

#[cfg(test)]
mod tests;
