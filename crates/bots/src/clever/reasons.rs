//! What speaks for an action and against it, beside another one. Weights are about points, only to put reasons in order;
//! signs follow from what is counted of both.

use turlaj_clever::{Action, Area, Field};

use super::scene::ALIKE;
use super::words::{CleverWhat, CleverWhy, How, Swept};

/// What is counted of an action.
pub(super) struct Facts {
    pub(super) what: CleverWhat,
    /// What follows at once to make the mark that is spoken of.
    pub(super) then: Vec<Action>,
    /// The field of the first mark, and the number of its die.
    pub(super) mark: Option<(Field, u8)>,
    /// The points of all marks that follow at once.
    pub(super) gain: u16,
    pub(super) features: [Option<(f64, CleverWhy)>; 3],
    /// How many dice go to the tray, where another roll could follow.
    pub(super) swept: Option<(usize, Swept)>,
    /// Whether extra dice are worth nothing after this turn.
    pub(super) is_last_chance: bool,
    /// What the best of all marks brings at once, and whether any mark brings a bonus.
    pub(super) most: u16,
    pub(super) bonuses: bool,
    pub(super) fits: bool,
    pub(super) promise: Promise,
    pub(super) rerolls: u8,
    pub(super) later_turns: u8,
}

/// What a reroll promises: how many of a hundred rolls are better, and how much better rolls are on average.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Promise {
    pub(super) percent: u32,
    pub(super) more: f64,
}

impl Facts {
    pub(super) fn of(what: CleverWhat) -> Facts {
        Facts {
            what,
            then: Vec::new(),
            mark: None,
            gain: 0,
            features: [const { None }; 3],
            swept: None,
            is_last_chance: false,
            most: 0,
            bonuses: false,
            fits: true,
            promise: Promise::default(),
            rerolls: 0,
            later_turns: 0,
        }
    }
}

/// Reasons, with the next best action (or the best one) and how much more this one is worth.
pub(super) fn reasons(one: &Facts, next: Option<(&Facts, f64)>) -> Vec<(f64, CleverWhy)> {
    let Some((next, ahead)) = next else { return vec![(ALIKE, CleverWhy::Only)] };
    let is_best = ahead >= 0.0;
    let better = if ahead > ALIKE { 1.0 } else { 0.0 };
    match one.what {
        CleverWhat::Reroll => reroll(one),
        CleverWhat::Pass => {
            let later = if one.later_turns > 0 { 2.0 } else { 0.0 };
            vec![(later, CleverWhy::RerollLater), (-1.0, CleverWhy::NothingFits)]
        }
        CleverWhat::Drop { .. } => vec![(better, CleverWhy::OthersPromise)],
        CleverWhat::Skip => skip(next, is_best),
        CleverWhat::NoMore => vec![(better, CleverWhy::NotWorthIt)],
        CleverWhat::Keep if is_best => vec![(better, CleverWhy::AtMost(one.most))],
        CleverWhat::Keep => {
            vec![(1.0, CleverWhy::LaterToo), (-f64::from(next.gain), CleverWhy::Now(next.gain))]
        }
        _ => {
            let mut reasons = mark(one, next);
            if reasons.iter().all(|(weight, _)| *weight <= 0.0) {
                reasons.push((better, CleverWhy::Later));
            }
            reasons
        }
    }
}

fn mark(one: &Facts, next: &Facts) -> Vec<(f64, CleverWhy)> {
    let mut reasons = vec![(f64::from(one.gain) - f64::from(next.gain), CleverWhy::Gain(one.gain))];
    for (own, other) in one.features.iter().zip(&next.features) {
        let Some((worth, reason)) = own else { continue };
        let more = worth - other.as_ref().map_or(0.0, |(worth, _)| *worth);
        // What the other brings more of is not said of this one.
        reasons.push((more.max(0.0), reason.clone()));
    }
    match (one.swept, next.swept) {
        (Some((dice, what)), Some((other, _))) => {
            reasons.push((2.0 * (other as f64 - dice as f64), CleverWhy::Swept(what)));
        }
        (Some((_, Swept::All)), None) => reasons.push((-4.0, CleverWhy::Swept(Swept::All))),
        _ => {}
    }
    let unused = matches!(next.what, CleverWhat::Keep | CleverWhat::NoMore);
    if matches!(one.what, CleverWhat::Write { how: How::Extra, .. }) && one.is_last_chance && unused
    {
        reasons.push((8.0, CleverWhy::Worthless));
    }
    reasons
}

fn reroll(one: &Facts) -> Vec<(f64, CleverWhy)> {
    let Promise { percent, more } = one.promise;
    let mut reasons = Vec::new();
    if !one.fits {
        reasons.push((10.0, CleverWhy::NothingNow));
    } else if one.most <= 3 && !one.bonuses {
        reasons.push((2.0, CleverWhy::LittleHere));
    }
    match percent {
        50.. => reasons.push((4.0, CleverWhy::Better(percent))),
        1.. if more > 0.0 => reasons.push((3.0, CleverWhy::MuchBetter(percent))),
        _ => reasons.push((-2.0, CleverWhy::RarelyBetter(percent))),
    }
    match one.later_turns {
        0 => reasons.push((2.5, CleverWhy::LastReroll)),
        later if one.rerolls > later => reasons.push((1.5, CleverWhy::SpareRerolls)),
        _ => {
            if one.rerolls > 1 {
                reasons.push((1.0, CleverWhy::RerollsLeft(one.rerolls)));
            }
            reasons.push((-1.0, CleverWhy::RerollLater));
        }
    }
    reasons
}

fn skip(next: &Facts, is_best: bool) -> Vec<(f64, CleverWhy)> {
    let why = match next.mark {
        Some((to, face)) if to.area() == Area::P && face < 6 => Some(CleverWhy::WouldBlock(face)),
        Some((to, face)) if to.area() == Area::O && face <= 3 => Some(CleverWhy::WouldWaste(face)),
        _ if is_best => Some(CleverWhy::NotWorthIt),
        _ => None,
    };
    let against = if is_best { 0.0 } else { -2.0 };
    why.map(|why| (1.0, why)).into_iter().chain([(against, CleverWhy::NothingGained)]).collect()
}
