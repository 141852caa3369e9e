//! Questions that change nothing.

use turlaj_core::Refusal;
use turlaj_proto::http::{Hint, PreviewAnswer, RefusedAction, WhyNot};
use turlaj_store::PersonId;

use super::TableTask;
use crate::refusals;

/// Hints come from a bot of their own, with the same luck every time.
const HINT_SEED: u64 = 1;

/// No preview is longer than this.
const MAX_PREVIEW: usize = 64;

fn text(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToString::to_string)
}

impl TableTask {
    /// What the strongest bot would do; all that is left to do for a solution, where there is one.
    pub(super) fn hint(&self, person: PersonId, seat: u8) -> Result<Hint, Refusal> {
        let seat = self.own_seat(person, seat)?;
        self.in_play()?;
        if !self.doc.hints {
            return Err(refusals::no_hints());
        }
        let asked = self.game.table().asked(seat).ok_or_else(Refusal::not_asked)?;
        let game = self.app.parts.games.find(&self.row.game)?;
        let bot = game.strongest().ok_or_else(refusals::unknown_bot)?.to_string();
        let actions = self.game.advise(seat, &bot, HINT_SEED).ok_or_else(Refusal::not_asked)?;
        Ok(Hint { bot, prompt: asked.prompt, actions })
    }

    /// What a seat could expect to be possible, and why it is not.
    pub(super) fn why_not(&self, person: PersonId, seat: u8) -> Result<WhyNot, Refusal> {
        let seat = self.own_seat(person, seat)?;
        self.in_play()?;
        let refused = self.game.table().refused(seat).into_iter();
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
    pub(super) fn preview(
        &self,
        person: PersonId,
        seat: u8,
        actions: &[String],
    ) -> Result<PreviewAnswer, Refusal> {
        let seat = self.own_seat(person, seat)?;
        self.in_play()?;
        if actions.len() > MAX_PREVIEW {
            return Err(refusals::too_long());
        }
        let seen = self.game.table().preview(seat, actions)?;
        Ok(PreviewAnswer {
            shown: seen.shown,
            legal: seen.legal.iter().map(text).collect(),
            view: seen.view,
        })
    }
}
