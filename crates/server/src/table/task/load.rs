//! A table comes back into memory.

use std::sync::Arc;
use std::time::Instant;

use turlaj_core::Refusal;
use turlaj_store::Chunk;

use crate::app::App;
use crate::refusals;
use crate::table::TableTask;
use crate::table::clocks::Clocks;
use crate::table::dice::DiceState;
use crate::table::listeners::Listeners;
use crate::table::live::Live;
use crate::table::play::PlayState;
use crate::table::room::{Doc, RoomState};
use crate::table::thoughts::Thoughts;
use crate::table::undo::Undo;

impl TableTask {
    /// Brings a table back from the disk.
    pub(in crate::table) async fn load(app: Arc<App>, id: Arc<str>) -> Result<TableTask, Refusal> {
        let wanted = id.to_string();
        let found = app
            .read(move |store| {
                let Some(row) = store.table(&wanted)? else { return Ok(None) };
                let log = store.log(row.num)?;
                Ok(Some((row, log)))
            })
            .await?;
        let (row, log) = found.ok_or_else(refusals::no_such_table)?;
        let doc = Doc::read(&row)?;
        let game = app.parts.games.find(&row.game)?;
        if game.info().rules != row.rules {
            return Err(refusals::other_rules(row.rules));
        }
        let settings = game.read_settings(&row.settings)?;
        let mut playing = doc.open(game, &settings)?;
        // A long log takes its time, and others must not wait for it.
        let replayed = tokio::task::spawn_blocking(move || {
            let read = |chunk: &Chunk| playing.table_mut().read_log(&chunk.facts);
            log.iter().try_for_each(read).map(|()| playing)
        });
        let playing = match replayed.await {
            Ok(Ok(playing)) => playing,
            Ok(Err(why)) => {
                tracing::error!(table = &*id, code = why.code(), "a log cannot be replayed");
                return Err(refusals::broken_table());
            }
            Err(_) => return Err(refusals::broken_table()),
        };
        let (players, now) = (doc.seats.len(), Instant::now());
        let mut clocks = Clocks::new(playing.table().tick(), doc.timer.clone(), app.started, now);
        let times_changed = clocks.resume_timer(app.clock.running());
        let mut task = TableTask {
            clocks,
            live: Live::new(players),
            thoughts: Thoughts::new(players),
            room: RoomState::new(row, doc, now),
            play: PlayState::loaded(playing),
            dice: DiceState::default(),
            undo: Undo::default(),
            audience: Listeners::new(id.clone()),
            more: false,
            id,
            app,
        };
        if times_changed {
            task.room.mark_unsaved();
        }
        if task.room.is_playing() {
            task.resume();
        }
        Ok(task)
    }

    /// Goes on with a game in play: with the drawing of its dice, or with the dice.
    fn resume(&mut self) {
        let drawn = self.play.table().ceremony().is_some_and(|ceremony| ceremony.is_ready());
        match self.room.secret() {
            Some(secret) if drawn => {
                self.take_dice(&secret);
                self.wait_for_somebody(None);
                self.more = true; // A bot may have been about to play.
            }
            _ if self.room.is_typed() => self.more = true,
            secret => self.resume_drawing(secret),
        }
    }
}
