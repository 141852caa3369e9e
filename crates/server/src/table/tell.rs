//! What clients are told: each eye what it may see, and nothing where nothing has changed for it.
//!
//! A client that is told "something happened" behind a sealed page has learned something. So an
//! update is sent only when the words of it differ from the last ones.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use turlaj_core::{Eye, Refusal, Seat, Seats};
use turlaj_proto::{Chair, EndVote, PlayTold, Room, Who};
use turlaj_store::{Person, Status};
use turlaj_table::{Ears, Heard};

use super::{Caller, End, Listener, TableTask, doc, typed};
use crate::animals::{Screen, Whose};
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

/// What the listeners bring into the room, the same for all of them.
struct Around {
    spectators: usize,
    /// For each seat, the milliseconds to its person's client and back.
    lags: Vec<Option<u32>>,
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
    pub(super) fn ears(&self) -> Ears {
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
        answer: super::Answer<()>,
    ) -> Result<(), End> {
        if self.doc.daily.is_some() {
            open_due(&self.app).await;
        }
        match self.try_watch(&caller, eye) {
            Ok(()) => {
                let settled = self.settle(self.ears(), Some((&caller, id))).await;
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
            (Some(seat), Some(person)) => Eye::Seat(self.own_seat(person.id, seat)?),
        };
        let known = self.listeners.iter().any(|known| known.caller.socket == caller.socket);
        let sits = caller.person.as_ref().is_some_and(|who| !self.seats_of(who.id.0).is_empty());
        if !known && !sits && self.spectators() >= self.app.config.limits.watchers {
            return Err(refusals::too_many_watchers());
        }
        self.forget(caller.socket);
        caller.mailbox.forget(&self.id);
        self.listen(caller.clone(), eye);
        if let Some(person) = &caller.person {
            for chair in &mut self.doc.seats {
                if chair.person == Some(person.id.0) && chair.open_names != person.open_names {
                    chair.open_names = person.open_names;
                    self.doc.changed = true;
                }
            }
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
        if self.rests() || self.is_deserted() {
            self.wait_for_somebody(Some(Instant::now()));
        }
        self.settle(Ears::default(), None).await
    }

    /// Clients that have lost a seat watch as spectators; programs, which may not, stop watching.
    pub(super) fn lower_eyes(&mut self) {
        let lost = |listener: &Listener| {
            let Eye::Seat(seat) = listener.eye else { return false };
            let person = listener.caller.person.as_ref();
            person.is_none_or(|person| self.own_seat(person.id, seat.0).is_err())
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
        let seated = self.absent.review(&self.doc, &here, Instant::now());
        if seated || self.listeners.len() <= FEW {
            self.room_changed = true;
        } else {
            // Where many come and go, all are told together.
            self.room_later.get_or_insert_with(|| Instant::now() + TOGETHER);
        }
    }

    /// Tells everybody what is new for them.
    pub(super) fn tell(&mut self, mut ears: Ears, asked: Option<(&Caller, u32)>) {
        self.drop_stale_request();
        let changed = self.look_again();
        let heard: Vec<(Eye, Arc<Heard>)> = ears
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
                let room = raw(&self.room(listener.caller.person.as_deref(), around));
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
        if self.draw.is_some() || self.row.status == Status::Lobby {
            return changed;
        }
        let table = self.game.table();
        let clock = table.due().map(|due| due.saturating_sub(self.tick()));
        let resumes = self.clock.resumes();
        let left = |at: Instant| at.saturating_duration_since(Instant::now()).as_millis();
        let resumes_in = resumes.map(|at| u64::try_from(left(at)).unwrap_or(u64::MAX));
        let waiting = self.waiting();
        let standings = doc::standings(table);
        let (dice, last) = (self.dice_due(), self.typed_last());
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
                dice: dice.clone(),
                retype: typed::shown_to(told.eye, &last),
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

    /// The table around its game, as one client sees it.
    fn room(&self, viewer: Option<&Person>, around: &Around) -> Room {
        let settings = self.game.table().settings();
        let voters = self.voters();
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect::<Vec<u8>>();
        let missing = self.enders.iter().fold(voters, Seats::without);
        let member = viewer.is_some_and(|viewer| {
            viewer.id == self.row.owner || !self.seats_of(viewer.id.0).is_empty()
        });
        Room {
            game: self.row.game.clone(),
            rules: self.row.rules,
            options: doc::options(&settings),
            status: match &self.draw {
                Some(_) => "dice".to_string(),
                None => doc::status(self.row.status).to_string(),
            },
            public: self.row.public,
            owned: viewer.is_some_and(|viewer| viewer.id == self.row.owner),
            hints: self.doc.hints,
            undo: self.doc.undo,
            take_backs: self.game.table().has_undone_dice(),
            typed: self.doc.typed,
            clock: self.doc.timer.as_ref().map(|timer| timer.rule),
            daily: self.daily_told(),
            secrets: self.game.has_secrets(),
            seats: self.chairs(&around.lags, viewer),
            spectators: u32::try_from(around.spectators).unwrap_or(u32::MAX),
            dice: self.dice_told(),
            undo_request: self.undo_told(),
            end_vote: (!self.enders.is_empty())
                .then(|| EndVote { agreed: list(self.enders), missing: list(missing) }),
            rematch: self.doc.rematch.clone().filter(|_| member),
        }
    }

    /// The seats as somebody sees them, with everybody told apart; one's own name stays.
    fn chairs(&self, lags: &[Option<u32>], viewer: Option<&Person>) -> Vec<Chair> {
        let running = self.app.clock.running();
        let seats = self.doc.seats.iter().zip(lags).enumerate();
        let mut chairs: Vec<Chair> = seats
            .map(|(at, (chair, lag))| Chair {
                lag: *lag,
                without: self.goes_on_without(Seat(at as u8)),
                clock: self.doc.timer.as_ref().map(|timer| timer.told(at, running)),
                ..self.chair(chair, viewer)
            })
            .collect();
        let mut names: Vec<(bool, Whose, &mut String)> = Vec::new();
        for (at, (chair, seat)) in chairs.iter_mut().zip(&self.doc.seats).enumerate() {
            let whose = seat.whose(self.row.num, at, viewer);
            names.extend(whose.map(|whose| (!chair.yours, whose, &mut chair.name)));
        }
        names.sort_by_key(|(other, ..)| *other);
        Screen::default().part(names.into_iter().map(|(_, whose, name)| (whose, name)));
        chairs
    }

    fn chair(&self, chair: &doc::SeatDoc, viewer: Option<&Person>) -> Chair {
        let (name, generated) = chair.shown_name(viewer);
        Chair {
            who: match (&chair.bot, chair.person) {
                (Some(_), _) => Who::Bot,
                (None, Some(_)) if chair.program => Who::Program,
                (None, Some(_)) => Who::Person,
                (None, None) => Who::Nobody,
            },
            name: name.to_string(),
            generated,
            yours: chair.person.is_some() && chair.person == viewer.map(|viewer| viewer.id.0),
            here: chair.person.is_some_and(|person| self.absent.is_here(person)),
            away: chair.person.is_some_and(|person| self.absent.is_away(person)),
            held_by: chair.held_by.clone(),
            without: None,
            lag: None,
            clock: None,
        }
    }

    fn around(&self) -> Around {
        let lag = |chair: &doc::SeatDoc| -> Option<u32> {
            let person = chair.person.filter(|_| self.live.is_known())?;
            let of = |listener: &&Listener| {
                listener.caller.person.as_ref().is_some_and(|who| who.id.0 == person)
            };
            self.listeners.iter().filter(of).filter_map(|here| here.caller.mailbox.lag()).min()
        };
        Around { spectators: self.spectators(), lags: self.doc.seats.iter().map(lag).collect() }
    }

    /// How many watch without a seat.
    fn spectators(&self) -> usize {
        let without = |listener: &&Listener| {
            let person = listener.caller.person.as_ref().map(|person| person.id.0);
            person.is_none_or(|person| self.seats_of(person).is_empty())
        };
        self.listeners.iter().filter(without).count()
    }
}
