//! Hints, in the words that travel.

use turlaj_catalog::Sentence;
use turlaj_core::{Game, Look};
use turlaj_engine::{Advice, Advised, Bot, Reason, Unit};
use turlaj_proto::http::{Hint, HintAction, HintReason, HintUnit, SentenceInfo};

use super::{Minds, Say};

/// So many actions are spoken of.
const MOST: usize = 3;

/// What there is to say to a seat.
pub(super) fn hint<G: Game>(
    minds: Minds<G>,
    look: &Look<'_, G>,
    legal: &[G::Action],
    bot: &str,
    seed: u64,
    prompt: u32,
) -> Option<Hint> {
    let written = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect();
    let plain = Hint {
        bot: bot.to_string(),
        prompt,
        actions: Vec::new(),
        unit: None,
        exact: false,
        best: Vec::new(),
    };
    if legal.is_empty() {
        let solution = minds.solve?(look)?;
        return Some(Hint { actions: written(&solution), ..plain });
    }
    if let Some(advice) = (minds.advise)(look, legal, MOST) {
        let (unit, best) = hinted::<G>(&advice, minds.say);
        let actions = best.iter().map(|one| one.action.clone()).collect();
        return Some(Hint { actions, unit: Some(unit), exact: advice.exact, best, ..plain });
    }
    let mut bot = (minds.bot)(bot, seed)?;
    Some(Hint { actions: vec![bot.choose(look, legal).to_string()], ..plain })
}

/// Advice in the words that travel: what its values are told in, and its actions.
pub fn hinted<G: Game>(advice: &Advice<G::Action>, say: Say<G>) -> (HintUnit, Vec<HintAction>) {
    let top = advice.best.first().map_or(0.0, |best| best.value);
    let hinted = |one: &Advised<G::Action>| {
        let why = &one.why;
        let Sentence { en, pl, ru } = say(why);
        let reason =
            |reason: &Reason| HintReason { weight: reason.weight, data: reason.data.clone() };
        HintAction {
            action: one.action.to_string(),
            then: why.then.iter().map(ToString::to_string).collect(),
            value: one.value,
            error: one.error.standard(),
            loss: (top - one.value).max(0.0),
            what: why.what.clone(),
            reasons: why.reasons.iter().map(reason).collect(),
            why: SentenceInfo { en, pl, ru },
        }
    };
    let unit = match advice.unit {
        Unit::Victory => HintUnit::Victory,
        Unit::Points => HintUnit::Points,
        Unit::Losses(_) => HintUnit::Penalty,
    };
    (unit, advice.best.iter().map(hinted).collect())
}
