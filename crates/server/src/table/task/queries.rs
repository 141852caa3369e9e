//! Questions that change nothing.

use std::pin::pin;
use std::sync::Arc;

use turlaj_core::Refusal;
use turlaj_proto::http::{Hint, PreviewAnswer, RefusedAction, WhyNot};
use turlaj_store::PersonId;

use crate::app::App;
use crate::refusals;
use crate::table::{Reply, TableTask};
use crate::thinking::{Asking, Came, Stop, ThinkTurn, Thought, think};

/// Hints come from a bot of their own, with the same luck every time.
const HINT_SEED: u64 = 1;

/// No preview is longer than this.
const MAX_PREVIEW: usize = 64;

fn text(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToString::to_string)
}

/// A hint that somebody wants.
struct HintWish {
    thought: Thought<Option<Hint>>,
    asking: Asking,
    turn: ThinkTurn,
    stop: Arc<Stop>,
}

/// Thinks of a hint, as long as somebody waits for it.
async fn give_hint(app: Arc<App>, wish: HintWish, mut answer: Reply<Hint>) {
    let HintWish { thought, asking, turn, stop } = wish;
    let mut came = pin!(think(&app, thought, turn, &stop, app.config.thinking.hint_within));
    let came = tokio::select! {
        came = &mut came => came,
        () = answer.closed() => {
            stop.call_off();
            came.await
        }
    };
    let (hint, late) = match came {
        _ if stop.is_called_off() => (Err(refusals::stale_prompt()), None),
        Came::Answer(Some(hint)) => (Ok(hint), None),
        Came::Answer(None) => (Err(Refusal::not_asked()), None),
        Came::Nothing => (Err(refusals::crashed()), None),
        Came::Late(work) => (Err(refusals::hint_late()), Some(work)),
    };
    // Whoever has an answer may ask again at once.
    match late {
        Some(work) => {
            drop(answer.send(hint));
            drop(work.await);
            drop(asking);
        }
        None => {
            drop(asking);
            drop(answer.send(hint));
        }
    }
}

impl TableTask {
    /// What the strongest bot would do; all that is left to do for a solution, where there is one.
    /// The answer comes when it has been thought of.
    pub(in crate::table) fn hint(&mut self, person: PersonId, seat: u8, answer: Reply<Hint>) {
        match self.begin_hint(person, seat) {
            Ok(wish) => drop(tokio::spawn(give_hint(self.app.clone(), wish, answer))),
            Err(why) => drop(answer.send(Err(why))),
        }
    }

    fn begin_hint(&mut self, person: PersonId, seat: u8) -> Result<HintWish, Refusal> {
        let seat = self.room.own_seat(person, seat)?;
        self.check_in_play()?;
        if !self.room.allows_hints() {
            return Err(refusals::no_hints());
        }
        let asked = self.play.table().asked(seat).ok_or_else(Refusal::not_asked)?;
        let game = self.app.parts.games.find(self.room.game())?;
        let bot = game.strongest().ok_or_else(refusals::unknown_bot)?;
        let turn = self.turn(person);
        let asking = Asking::one(&self.app, person, turn.share.address())?;
        let thought = self.play.game().advice(seat, bot, HINT_SEED, asked.prompt);
        let stop = Arc::new(Stop::default());
        self.thoughts.keep_hint(seat, asked.prompt, stop.clone());
        Ok(HintWish { thought, asking, turn, stop })
    }

    /// What a seat could expect to be possible, and why it is not.
    pub(in crate::table) fn why_not(&self, person: PersonId, seat: u8) -> Result<WhyNot, Refusal> {
        let seat = self.room.own_seat(person, seat)?;
        self.check_in_play()?;
        let refused = self.play.table().refused(seat).into_iter();
        Ok(WhyNot {
            refused: refused
                .map(|choice| RefusedAction {
                    action: text(&choice.action),
                    why: refusals::wire(&choice.why),
                })
                .collect(),
        })
    }

    /// What a seat would see after some acts of its own.
    pub(in crate::table) fn preview(
        &self,
        person: PersonId,
        seat: u8,
        actions: &[String],
    ) -> Result<PreviewAnswer, Refusal> {
        let seat = self.room.own_seat(person, seat)?;
        self.check_in_play()?;
        if actions.len() > MAX_PREVIEW {
            return Err(refusals::too_long());
        }
        let seen = self.play.table().preview(seat, actions)?;
        Ok(PreviewAnswer {
            shown: seen.shown,
            legal: seen.legal.iter().map(text).collect(),
            view: seen.view,
        })
    }
}
