//! One loaded table: a task that owns it and reads a closed message enum.
//!
//! Every change follows the same path: it is checked and applied in memory, written to the disk,
//! and only then acknowledged and told. If it cannot be written, the task ends, and the table is
//! loaded again from what is on the disk.

mod absent;
mod build;
mod clock;
mod daily;
mod dice;
mod doc;
mod ended;
mod forget;
mod live;
mod lobby;
mod play;
mod programs;
mod queries;
mod said;
mod tell;
mod thoughts;
mod timer;
mod typed;
mod undo;

use std::future::pending;
use std::sync::Arc;
use std::time::Instant;

use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::sleep_until;
use turlaj_core::{Dice, Eye, Refusal, Seat, Seats, Tick};
use turlaj_proto::{Deed, Happening};
use turlaj_store::{Chunk, Millis, Op, Person, PersonId, Status, TableRow};
use turlaj_table::Ears;

use crate::app::App;
use crate::games::Playing;
use crate::refusals;
use crate::registry::Registry;

pub(crate) use build::create;
pub(crate) use daily::plan_attempt;
pub(crate) use doc::{
    Doc, Finished, Sat, cards, finished, options, standings, standings_of, status,
};
pub(crate) use forget::forget_closed;
use said::refuse;
pub(crate) use said::{Answer, Caller, Said};

/// A socket that is told.
struct Listener {
    caller: Caller,
    eye: Eye,
    /// What it was last told of the room.
    room: Option<Arc<RawValue>>,
    /// Whether it has not been told anything yet.
    fresh: bool,
}

/// Why a task ends.
enum End {
    /// Something could not be saved: what is in memory is not the truth.
    NotSaved,
    /// Nobody needs the table in memory.
    Idle,
    /// The table is gone from the disk too.
    Dropped,
    /// The server stops.
    Stop,
}

/// One loaded table.
pub(crate) struct TableTask {
    app: Arc<App>,
    id: Arc<str>,
    row: TableRow,
    doc: Doc,
    game: Box<dyn Playing>,
    /// Where the dice come from, once they may fall.
    dice: Option<Box<dyn Dice + Send>>,
    /// The drawing of the dice, while it goes on.
    draw: Option<dice::Drawing>,
    listeners: Vec<Listener>,
    /// Programs that have lost their seat and are to hear that they watch no more.
    parted: Vec<Caller>,
    told: Vec<tell::Told>,
    room_changed: bool,
    happened: Vec<Happening>,
    absent: absent::Absent,
    undo: Option<undo::Request>,
    /// Who is for ending the game.
    enders: Seats,
    /// The seats of absent people without whom those present go on.
    without: Seats,
    /// What else has to be written with the next change.
    extra: Vec<Op>,
    /// Who belongs to the table, as it was last written.
    members: Vec<PersonId>,
    /// How many entries of the log are on the disk.
    saved: usize,
    /// Time goes on from the last fact when the table is loaded.
    clock: clock::Clock,
    /// What is planned in a live phase.
    live: live::Live,
    /// What bots think of.
    thoughts: thoughts::Thoughts,
    /// The deadline that was written last.
    deadline: Option<Millis>,
    /// Acts of people that are not on the disk yet.
    acts: u64,
    emoted: Vec<Option<Instant>>,
    /// When everybody is told of people who come and go, where there are many.
    room_later: Option<Instant>,
    /// Since when nobody has needed the table.
    idle_since: Option<Instant>,
    /// Bots go on in the next round of the loop.
    more: bool,
}

/// Starts the task of a table.
pub(crate) fn spawn(app: Arc<App>, id: Arc<str>, inbox: mpsc::Receiver<Said>) {
    let work = tokio::spawn(run(app.clone(), id.clone(), inbox));
    tokio::spawn(async move {
        if let Err(why) = work.await
            && why.is_panic()
        {
            tracing::error!(table = &*id, "a table panicked");
            app.metrics.crashed_tables.inc();
        }
        Registry::remove(&app, &id);
    });
}

async fn run(app: Arc<App>, id: Arc<str>, mut inbox: mpsc::Receiver<Said>) {
    let mut task = match TableTask::load(app.clone(), id.clone()).await {
        Ok(task) => task,
        Err(why) => {
            // Everything that was said so far gets the same answer; later ones load again.
            inbox.close();
            while let Some(said) = inbox.recv().await {
                refuse(said, &why);
            }
            return;
        }
    };
    let end = loop {
        match task.step(&mut inbox).await {
            Ok(()) => {}
            Err(End::Idle) => match task.unload(&mut inbox).await {
                Some(left) => {
                    for said in left {
                        let _ = Registry::say(&app, &id, said).await;
                    }
                    return;
                }
                None => continue,
            },
            Err(end) => break end,
        }
    };
    let why = match end {
        End::NotSaved => refusals::not_saved(),
        End::Dropped => refusals::closed(),
        End::Idle | End::Stop => refusals::shutting_down(),
    };
    for listener in &task.listeners {
        listener.caller.mailbox.gone(&id, &why);
    }
    inbox.close();
    while let Some(said) = inbox.recv().await {
        refuse(said, &why);
    }
}

/// Whether a table cannot be opened, so that no task writes it.
pub(crate) fn is_stuck(why: &Refusal) -> bool {
    matches!(why.code(), "broken-table" | "other-rules" | "unknown-game")
}

/// Whether what was done is on the disk.
fn saved(done: &Result<(), End>) -> Result<(), Refusal> {
    match done {
        Err(End::NotSaved) => Err(refusals::not_saved()),
        Ok(()) | Err(End::Idle | End::Dropped | End::Stop) => Ok(()),
    }
}

/// Whoever listens to a table that panics is told, and can watch it again.
impl Drop for TableTask {
    fn drop(&mut self) {
        if std::thread::panicking() {
            for listener in &self.listeners {
                listener.caller.mailbox.gone(&self.id, &refusals::crashed());
            }
        }
    }
}

impl TableTask {
    /// Waits for what happens next, and does it.
    async fn step(&mut self, inbox: &mut mpsc::Receiver<Said>) -> Result<(), End> {
        if self.more {
            // Bots play on; whoever has something to say comes first.
            tokio::task::yield_now().await;
            if let Ok(said) = inbox.try_recv() {
                self.hear(said).await?;
            }
            let mut ears = self.ears();
            self.advance(&mut ears);
            return self.settle(ears, None).await;
        }
        let alarm = self.alarm();
        let wake = async {
            match alarm {
                Some(at) => sleep_until(at.into()).await,
                None => pending().await,
            }
        };
        tokio::select! {
            said = inbox.recv() => match said {
                Some(said) => self.hear(said).await,
                None => Err(End::Stop),
            },
            Some(report) = self.thoughts.next() => {
                self.thoughts.hear(report);
                let mut ears = self.ears();
                self.advance(&mut ears);
                self.settle(ears, None).await
            }
            () = wake => self.ring().await,
        }
    }

    async fn hear(&mut self, said: Said) -> Result<(), End> {
        match said {
            Said::Watch { caller, eye, id, answer } => self.watch(caller, eye, id, answer).await,
            Said::Unwatch { caller, id } => self.unwatch(&caller, id).await,
            Said::Do { caller, deed, id } => self.do_deed(&caller, deed, id).await,
            Said::Begin { person, answer } => {
                let mut ears = self.ears();
                let begun = self.start(&person, &mut ears);
                let settled = self.settle(ears, None).await;
                drop(answer.send(begun.and(saved(&settled))));
                settled
            }
            Said::SeatProgram { owner, program, seat, name, answer } => {
                let seated = self.seat_program(&owner, program, seat, &name);
                let settled = self.settle(Ears::default(), None).await;
                drop(answer.send(seated.and(saved(&settled))));
                settled
            }
            Said::Forget { person, answer } => {
                let (said, done) = match self.forget_person(person).await {
                    Ok(said) => (said, Ok(())),
                    Err(end) => {
                        let done = Err(end);
                        (saved(&done), done)
                    }
                };
                drop(answer.send(said));
                done
            }
            Said::Recall { answer } => {
                let done = self.recall().await;
                drop(answer.send(saved(&done)));
                done
            }
            Said::Hint { person, seat, answer } => {
                self.hint(person, seat, answer);
                Ok(())
            }
            Said::WhyNot { person, seat, answer } => {
                drop(answer.send(self.why_not(person, seat)));
                Ok(())
            }
            Said::Preview { person, seat, actions, answer } => {
                drop(answer.send(self.preview(person, seat, &actions)));
                Ok(())
            }
            Said::Waiting { answer } => {
                drop(answer.send(Ok(self.waiting())));
                Ok(())
            }
            Said::Due { answer } => {
                let done = self.due().await;
                drop(answer.send(saved(&done)));
                done
            }
            Said::Close { answer } => {
                let done = self.close().await;
                drop(answer.send(saved(&done)));
                done
            }
            Said::Stop => {
                self.save_row().await?;
                Err(End::Stop)
            }
        }
    }

    async fn do_deed(&mut self, caller: &Caller, deed: Deed, id: u32) -> Result<(), End> {
        let Some(person) = caller.person.clone() else {
            self.refuse(caller, id, &refusals::no_key());
            return Ok(());
        };
        if let Err(why) = programs::may(&person, &deed) {
            self.refuse(caller, id, &why);
            return Ok(());
        }
        let mut ears = self.ears();
        let tried = match self.game.table().len() < self.app.config.limits.log_entries {
            true => self.try_deed(caller, &person, deed, &mut ears),
            false => self.try_when_full(&person, &deed),
        };
        match tried {
            Ok(()) => self.settle(ears, Some((caller, id))).await,
            Err(why) => {
                self.refuse(caller, id, &why);
                Ok(())
            }
        }
    }

    /// A log that has become absurdly long takes nothing but its end.
    fn try_when_full(&mut self, person: &Person, deed: &Deed) -> Result<(), Refusal> {
        match deed {
            Deed::End { agree } => self.vote_end(person, *agree),
            _ => Err(refusals::log_full()),
        }
    }

    /// Checks a deed and applies it in memory.
    fn try_deed(
        &mut self,
        caller: &Caller,
        person: &Person,
        deed: Deed,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_daily(&deed)?;
        match deed {
            Deed::Act { seat, prompt, action } => self.act(person, seat, prompt, &action, ears),
            Deed::Sit { seat, name } => self.sit(person, seat, name),
            Deed::Leave { seat } => self.leave(person, seat),
            Deed::Rename { seat, name } => self.rename(person, seat, &name),
            Deed::SeatBot { seat, bot } => self.seat_bot(person, seat, &bot, ears),
            Deed::Kick { seat } => self.kick(person, seat),
            Deed::Start => self.start_asked(caller, person, ears),
            Deed::Commit { seat, digest } => self.commit_nonce(person, seat, &digest),
            Deed::Open { seat, nonce } => self.open_nonce(person, seat, &nonce, ears),
            Deed::Roll { at, roll } => self.type_roll(person, &at, &roll, ears),
            Deed::Retype { at, roll } => self.retype(person, &at, &roll, ears),
            Deed::TakeBack { seat, keep } => self.take_back(person, seat, keep),
            Deed::AskUndo { seat, prompt } => self.ask_undo(person, seat, prompt, ears),
            Deed::AnswerUndo { agree } => self.answer_undo(person, agree, ears),
            Deed::Hold { seat, bot } => self.hold(person, seat, bot, ears),
            Deed::GoOn { seat } => self.go_on_without(person, seat, ears),
            Deed::End { agree } => self.vote_end(person, agree),
            Deed::Emote { seat, emote } => self.emote(person, seat, emote),
            Deed::Rematch => self.rematch(caller, person),
        }
    }

    fn refuse(&self, caller: &Caller, id: u32, why: &Refusal) {
        self.app.metrics.refusals.inc();
        caller.mailbox.refuse(Some(id), why);
    }

    /// Writes what has changed to the disk, and then tells it.
    async fn settle(&mut self, mut ears: Ears, asked: Option<(&Caller, u32)>) -> Result<(), End> {
        self.hear_quick_bots(&mut ears).await;
        self.review_thoughts();
        let mut ops = Vec::with_capacity(1);
        let length = self.game.table().len();
        if length > self.saved {
            let mut facts = Vec::with_capacity(256);
            self.game.table().write_log(self.saved, &mut facts);
            let chunk = Chunk { seq: self.saved as u64, facts };
            ops.push(Op::Append { table: self.row.num, chunk });
        }
        if length > self.saved || self.doc.changed {
            self.row.touched = self.app.now();
        }
        self.review_timer();
        self.row_ops(&mut ops);
        if !ops.is_empty() {
            let began = Instant::now();
            if self.app.write(ops).await.is_err() {
                if let Some((caller, id)) = asked {
                    caller.mailbox.refuse(Some(id), &refusals::not_saved());
                }
                return Err(End::NotSaved);
            }
            if self.row.deadline != self.deadline {
                self.deadline = self.row.deadline;
                self.app.deadline_made.notify_one();
            }
            self.app.metrics.acts.inc_by(std::mem::take(&mut self.acts));
            self.app.metrics.write_seconds.observe(began.elapsed().as_secs_f64());
            self.saved = length;
        }
        self.tell(ears, asked);
        Ok(())
    }

    /// The time at this table.
    fn tick(&self) -> Tick {
        // The last logged tick may be ahead by a hair after a reload.
        self.clock.tick().max(self.game.table().tick())
    }

    /// A seat that exists.
    fn seat(&self, seat: u8) -> Result<Seat, Refusal> {
        match usize::from(seat) < self.doc.seats.len() {
            true => Ok(Seat(seat)),
            false => Err(refusals::no_such_seat()),
        }
    }

    /// A seat of this person's own.
    fn own_seat(&self, person: PersonId, seat: u8) -> Result<Seat, Refusal> {
        let seat = self.seat(seat)?;
        match self.doc.seats[seat.index()].person == Some(person.0) {
            true => Ok(seat),
            false => Err(refusals::not_yours()),
        }
    }

    fn is_owner(&self, person: &Person) -> Result<(), Refusal> {
        match self.row.owner == person.id {
            true => Ok(()),
            false => Err(refusals::not_owner()),
        }
    }

    fn in_play(&self) -> Result<(), Refusal> {
        match self.row.status {
            Status::Playing if self.draw.is_none() => Ok(()),
            Status::Playing => Err(refusals::dice_first()),
            Status::Lobby => Err(refusals::not_begun()),
            Status::Over | Status::Abandoned => Err(Refusal::over()),
        }
    }

    /// Keeps in the row what is good to know without loading the table.
    async fn save_row(&mut self) -> Result<(), End> {
        let waiting = self.waiting();
        if waiting != self.doc.waiting {
            self.doc.waiting = waiting;
            let mut ops = Vec::new();
            let touched = self.row.touched;
            self.doc.changed = true;
            self.row_ops(&mut ops);
            debug_assert_eq!(touched, self.row.touched, "looking is not touching");
            self.app.write(ops).await.map_err(|_| End::NotSaved)?;
        }
        Ok(())
    }

    async fn unload(&mut self, inbox: &mut mpsc::Receiver<Said>) -> Option<Vec<Said>> {
        if self.save_row().await.is_err() {
            // It is loaded again when somebody needs it; nothing that was promised is missing.
            tracing::warn!(table = &*self.id, "the row of an idle table was not saved");
        }
        let left = Registry::forget(&self.app, &self.id, inbox).await;
        if left.is_none() {
            self.idle_since = None;
        }
        left
    }
}
