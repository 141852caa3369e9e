//! Hints, in the words that travel.

use turlaj_catalog::{Advice, Unit};
use turlaj_core::{Game, Look};
use turlaj_proto::http::{Hint, HintAction, HintUnit, Sentence};

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
        let solution = (minds.solution)(look)?;
        return Some(Hint { actions: written(&solution), ..plain });
    }
    match (minds.advise)(look, legal, MOST) {
        Some(advice) if !advice.best.is_empty() => Some(explained(plain, &advice)),
        _ => {
            let mut bot = (minds.bot)(bot, seed)?;
            Some(Hint { actions: vec![bot.choose(look, legal).to_string()], ..plain })
        }
    }
}

fn explained<A: ToString>(plain: Hint, advice: &Advice<A>) -> Hint {
    let top = advice.best[0].value;
    let best: Vec<HintAction> = advice
        .best
        .iter()
        .take(MOST)
        .map(|one| HintAction {
            action: one.action.to_string(),
            then: one.then.iter().map(ToString::to_string).collect(),
            value: one.value,
            loss: (top - one.value).max(0.0),
            why: Sentence {
                en: one.why.en.clone(),
                pl: one.why.pl.clone(),
                ru: one.why.ru.clone(),
            },
        })
        .collect();
    let unit = match advice.unit {
        Unit::Victory => HintUnit::Victory,
        Unit::Points => HintUnit::Points,
        Unit::Lost => HintUnit::Lost,
    };
    let actions = best.iter().map(|one| one.action.clone()).collect();
    Hint { actions, unit: Some(unit), exact: advice.exact, best, ..plain }
}
