//! One loaded table: a task that owns it and reads a closed message enum.
//!
//! Every change follows the same path: it is checked and applied in memory, written to the disk,
//! and only then acknowledged and told. If it cannot be written, the task ends, and the table is
//! loaded again from what is on the disk.

mod attempt;
mod cards;
mod clocks;
mod command;
mod create;
mod dice;
mod finished;
mod listeners;
mod live;
mod play;
mod room;
mod task;
mod thoughts;
mod undo;

use std::future::pending;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::mpsc;
use tokio::time::sleep_until;
use turlaj_core::{Refusal, Tick};
use turlaj_proto::Deed;
use turlaj_store::{Op, Person};
use turlaj_table::Ears;

use crate::app::App;
use crate::registry::Registry;
use crate::{people, refusals};

pub(crate) use attempt::plan_attempt;
pub(crate) use cards::{cards, options, status};
use command::refuse;
pub(crate) use command::{Caller, Command, Reply};
pub(crate) use create::create;
pub(crate) use finished::{Finished, finished, standings, standings_of};
pub(crate) use room::{Doc, Sat};
pub(crate) use task::forget_closed;

/// Why a task ends.
enum TaskEnd {
    /// Something could not be saved: what is in memory is not the truth.
    NotSaved,
    /// Nobody needs the table in memory.
    Idle,
    /// The table is gone from the disk too.
    Dropped,
    /// The server stops.
    Stop,
}

/// One loaded table: its parts, which know nothing of each other.
pub(crate) struct TableTask {
    app: Arc<App>,
    id: Arc<str>,
    room: room::RoomState,
    play: play::PlayState,
    dice: dice::DiceState,
    clocks: clocks::Clocks,
    audience: listeners::Listeners,
    undo: undo::Undo,
    live: live::Live,
    thoughts: thoughts::Thoughts,
    /// Bots go on in the next round of the loop.
    more: bool,
}

/// Starts the task of a table.
pub(crate) fn spawn(app: Arc<App>, id: Arc<str>, inbox: mpsc::Receiver<Command>) {
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

async fn run(app: Arc<App>, id: Arc<str>, mut inbox: mpsc::Receiver<Command>) {
    let mut task = match TableTask::load(app.clone(), id.clone()).await {
        Ok(task) => task,
        Err(why) => {
            // All commands so far get the same answer; later ones load the table again.
            inbox.close();
            while let Some(command) = inbox.recv().await {
                refuse(command, &why);
            }
            return;
        }
    };
    let end = loop {
        match task.step(&mut inbox).await {
            Ok(()) => {}
            Err(TaskEnd::Idle) => match task.unload(&mut inbox).await {
                Some(left) => {
                    for command in left {
                        let _ = Registry::send(&app, &id, command).await;
                    }
                    return;
                }
                None => continue,
            },
            Err(end) => break end,
        }
    };
    let why = match end {
        TaskEnd::NotSaved => refusals::not_saved(),
        TaskEnd::Dropped => refusals::closed(),
        TaskEnd::Idle | TaskEnd::Stop => refusals::shutting_down(),
    };
    task.audience.part(&why);
    inbox.close();
    while let Some(command) = inbox.recv().await {
        refuse(command, &why);
    }
}

/// Whether a table cannot be opened, so that no task writes it.
pub(crate) fn is_stuck(why: &Refusal) -> bool {
    matches!(why.code(), "broken-table" | "other-rules" | "unknown-game")
}

/// Programs watch with their eye, act and leave, and nothing else.
fn check_program(person: &Person, deed: &Deed) -> Result<(), Refusal> {
    match deed {
        Deed::Act { .. } | Deed::Leave { .. } => Ok(()),
        _ => people::no_program(person),
    }
}

/// Whether what was done is on the disk.
fn saved(done: &Result<(), TaskEnd>) -> Result<(), Refusal> {
    match done {
        Err(TaskEnd::NotSaved) => Err(refusals::not_saved()),
        Ok(()) | Err(TaskEnd::Idle | TaskEnd::Dropped | TaskEnd::Stop) => Ok(()),
    }
}

/// Whoever listens to a table that panics is told, and can watch it again.
impl Drop for TableTask {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.audience.part(&refusals::crashed());
        }
    }
}

impl TableTask {
    /// Waits for what happens next, and does it.
    async fn step(&mut self, inbox: &mut mpsc::Receiver<Command>) -> Result<(), TaskEnd> {
        if self.more {
            // Bots play on, but commands come first.
            tokio::task::yield_now().await;
            if let Ok(command) = inbox.try_recv() {
                self.handle(command).await?;
            }
            let mut news = self.news();
            self.advance(&mut news);
            return self.settle(news, None).await;
        }
        let alarm = self.alarm();
        let wake = async {
            match alarm {
                Some(at) => sleep_until(at.into()).await,
                None => pending().await,
            }
        };
        tokio::select! {
            command = inbox.recv() => match command {
                Some(command) => self.handle(command).await,
                None => Err(TaskEnd::Stop),
            },
            Some(report) = self.thoughts.next() => {
                self.thoughts.take_report(report);
                let mut news = self.news();
                self.advance(&mut news);
                self.settle(news, None).await
            }
            () = wake => self.ring().await,
        }
    }

    async fn handle(&mut self, command: Command) -> Result<(), TaskEnd> {
        match command {
            Command::Watch { caller, eye, n, id, answer } => {
                self.watch(caller, (eye, n), id, answer).await
            }
            Command::Unwatch { caller, id } => self.unwatch(&caller, id).await,
            Command::Do { caller, deed, id } => self.perform(&caller, deed, id).await,
            Command::Begin { person, answer } => {
                let mut news = self.news();
                let begun = self.start(&person, &mut news);
                let settled = self.settle(news, None).await;
                drop(answer.send(begun.and(saved(&settled))));
                settled
            }
            Command::SeatProgram { owner, program, seat, name, answer } => {
                let seated = self.seat_program(&owner, program, seat, &name);
                let settled = self.settle(Ears::default(), None).await;
                drop(answer.send(seated.and(saved(&settled))));
                settled
            }
            Command::Forget { person, answer } => {
                let (forgotten, settled) = match self.forget_person(person).await {
                    Ok(forgotten) => (forgotten, Ok(())),
                    Err(end) => {
                        let settled = Err(end);
                        (saved(&settled), settled)
                    }
                };
                drop(answer.send(forgotten));
                settled
            }
            Command::Recall { answer } => {
                let done = self.recall().await;
                drop(answer.send(saved(&done)));
                done
            }
            Command::Hint { person, seat, answer } => {
                self.hint(person, seat, answer);
                Ok(())
            }
            Command::WhyNot { person, seat, answer } => {
                drop(answer.send(self.why_not(person, seat)));
                Ok(())
            }
            Command::Preview { person, seat, actions, answer } => {
                drop(answer.send(self.preview(person, seat, &actions)));
                Ok(())
            }
            Command::Waiting { answer } => {
                drop(answer.send(Ok(self.waiting())));
                Ok(())
            }
            Command::Due { answer } => {
                let done = self.due().await;
                drop(answer.send(saved(&done)));
                done
            }
            Command::Close { answer } => {
                let done = self.close().await;
                drop(answer.send(saved(&done)));
                done
            }
            Command::Stop => {
                self.save_row().await?;
                Err(TaskEnd::Stop)
            }
        }
    }

    async fn perform(&mut self, caller: &Caller, deed: Deed, id: u32) -> Result<(), TaskEnd> {
        let Some(person) = caller.person.clone() else {
            self.refuse(caller, id, &refusals::no_key());
            return Ok(());
        };
        if let Err(why) = check_program(&person, &deed) {
            self.refuse(caller, id, &why);
            return Ok(());
        }
        let mut news = self.news();
        let tried = match self.play.table().len() < self.app.config.limits.log_entries {
            true => self.apply(caller, &person, deed, &mut news),
            false => self.apply_when_full(&person, &deed),
        };
        match tried {
            Ok(()) => self.settle(news, Some((caller, id))).await,
            Err(why) => {
                self.refuse(caller, id, &why);
                Ok(())
            }
        }
    }

    /// A log that has become absurdly long takes nothing but its end.
    fn apply_when_full(&mut self, person: &Person, deed: &Deed) -> Result<(), Refusal> {
        match deed {
            Deed::End { agree } => self.vote_end(person, *agree),
            _ => Err(refusals::log_full()),
        }
    }

    /// Checks a deed and applies it in memory.
    fn apply(
        &mut self,
        caller: &Caller,
        person: &Person,
        deed: Deed,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_daily(&deed)?;
        match deed {
            Deed::Act { seat, prompt, action } => self.act(person, seat, prompt, &action, news),
            Deed::Sit { seat, name } => self.sit(person, seat, name),
            Deed::Leave { seat } => self.leave(person, seat),
            Deed::Rename { seat, name } => self.rename(person, seat, &name),
            Deed::SeatBot { seat, bot } => self.seat_bot(person, seat, &bot, news),
            Deed::Kick { seat } => self.kick(person, seat),
            Deed::Start => self.start_asked(caller, person, news),
            Deed::Commit { seat, digest } => self.commit_nonce(person, seat, &digest),
            Deed::Open { seat, nonce } => self.open_nonce(person, seat, &nonce, news),
            Deed::Roll { at, roll } => self.type_roll(person, &at, &roll, news),
            Deed::Retype { at, roll } => self.retype(person, &at, &roll, news),
            Deed::TakeBack { seat, keep } => self.take_back(person, seat, keep),
            Deed::AskUndo { seat, prompt } => self.ask_undo(person, seat, prompt, news),
            Deed::AnswerUndo { agree } => self.answer_undo(person, agree, news),
            Deed::Hold { seat, bot } => self.hold(person, seat, bot, news),
            Deed::GoOn { seat } => self.go_on_without(person, seat, news),
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
    async fn settle(
        &mut self,
        mut news: Ears,
        asked: Option<(&Caller, u32)>,
    ) -> Result<(), TaskEnd> {
        self.await_quick_bots(&mut news).await;
        self.review_thoughts();
        let mut ops = Vec::with_capacity(1);
        let table = self.room.num();
        ops.extend(self.play.unsaved().map(|chunk| Op::Append { table, chunk }));
        if !ops.is_empty() || self.room.is_unsaved() {
            self.room.touch(self.app.now());
        }
        self.review_timer();
        self.room.write_into(&mut ops, self.clocks.timer());
        if !ops.is_empty() {
            let began = Instant::now();
            if self.app.write(ops).await.is_err() {
                if let Some((caller, id)) = asked {
                    caller.mailbox.refuse(Some(id), &refusals::not_saved());
                }
                return Err(TaskEnd::NotSaved);
            }
            if self.room.note_deadline_written() {
                self.app.deadline_made.notify_one();
            }
            self.app.metrics.acts.inc_by(self.play.note_saved());
            self.app.metrics.write_seconds.observe(began.elapsed().as_secs_f64());
        }
        self.tell(news, asked);
        Ok(())
    }

    /// The time at this table.
    fn tick(&self) -> Tick {
        // The last logged tick may be ahead by a hair after a reload.
        self.clocks.tick(Instant::now()).max(self.play.table().tick())
    }

    fn check_in_play(&self) -> Result<(), Refusal> {
        self.room.check_in_play(self.dice.is_drawing())
    }

    /// Keeps in the row what is good to know without loading the table.
    async fn save_row(&mut self) -> Result<(), TaskEnd> {
        let waiting = self.waiting();
        match self.room.keep_waiting(waiting) {
            true => self.write_quietly().await,
            false => Ok(()),
        }
    }

    /// Writes down how the game ended, if the row does not say.
    async fn recall(&mut self) -> Result<(), TaskEnd> {
        if !self.room.lacks_result() {
            return Ok(());
        }
        let result = self.room.result(self.play.table());
        self.room.keep_result(result);
        self.write_quietly().await
    }

    /// Writes the row although nothing has happened that people would look for: looking is not
    /// touching.
    async fn write_quietly(&mut self) -> Result<(), TaskEnd> {
        let mut ops = Vec::new();
        self.room.write_into(&mut ops, self.clocks.timer());
        match ops.is_empty() {
            true => Ok(()),
            false => self.app.write(ops).await.map_err(|_| TaskEnd::NotSaved),
        }
    }

    async fn unload(&mut self, inbox: &mut mpsc::Receiver<Command>) -> Option<Vec<Command>> {
        if self.save_row().await.is_err() {
            // It is loaded again when somebody needs it; nothing that was promised is missing.
            tracing::warn!(table = &*self.id, "the row of an idle table was not saved");
        }
        let left = Registry::forget(&self.app, &self.id, inbox).await;
        if left.is_none() {
            self.clocks.needed();
        }
        left
    }
}

#[cfg(test)]
mod tests;
