//! Hints, in the words that travel.

use turlaj_core::{Game, Look};
use turlaj_engine::{Advice, Bot, Unit};
use turlaj_proto::http::{Hint, HintAction, HintReason, HintUnit, SentenceInfo};

use super::Minds;

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
        let solution = (minds.solve)(look)?;
        return Some(Hint { actions: written(&solution), ..plain });
    }
    explained(&plain, minds, &(minds.advise)(look, legal, MOST)).or_else(|| {
        let mut bot = (minds.bot)(bot, seed)?;
        Some(Hint { actions: vec![bot.choose(look, legal).to_string()], ..plain })
    })
}

/// Nothing where the engine explains nothing.
fn explained<G: Game>(plain: &Hint, minds: Minds<G>, advice: &Advice<G::Action>) -> Option<Hint> {
    let top = advice.best.first()?.value;
    let hinted = |one: &turlaj_engine::Advised<G::Action>| {
        let why = one.why.as_ref()?;
        let turlaj_catalog::Sentence { en, pl, ru } = (minds.say)(why);
        let reason = |reason: &turlaj_engine::Reason| HintReason {
            weight: reason.weight,
            data: reason.data.clone(),
        };
        Some(HintAction {
            action: one.action.to_string(),
            then: why.then.iter().map(ToString::to_string).collect(),
            value: one.value,
            error: one.error.standard(),
            loss: (top - one.value).max(0.0),
            what: why.what.clone(),
            reasons: why.reasons.iter().map(reason).collect(),
            why: SentenceInfo { en, pl, ru },
        })
    };
    let best: Vec<HintAction> = advice.best.iter().map(hinted).collect::<Option<_>>()?;
    let unit = match advice.unit {
        Unit::Victory => HintUnit::Victory,
        Unit::Points => HintUnit::Points,
        Unit::Penalty => HintUnit::Penalty,
    };
    let actions = best.iter().map(|one| one.action.clone()).collect();
    let exact = advice.exact;
    Some(Hint { actions, unit: Some(unit), exact, best, ..plain.clone() })
}
