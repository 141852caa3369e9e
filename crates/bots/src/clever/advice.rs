//! Advice: the best actions, what they come to, and why.

use turlaj_clever::{Action, Clever, Die, Prospect, Step, StepView, View};
use turlaj_core::Look;
use turlaj_solve::clever::{ALL_DICE, Faces, Node, Packed, REROLL, choice};

use super::ahead::{Turn, samples};
use super::effect::Effect;
use super::search::Asked;
use super::words::{Deed, How, Reason, Swept, sentence};
use super::worth::rest;
use crate::{Advice, Advised, Unit};

/// How often the next roll is tried for an advice: more than a bot does in play.
const EFFORT: u32 = 36;
/// The same position gets the same advice.
const SEED: u64 = 0x0f0c_5eed;
/// The most reasons that one sentence holds.
const REASONS: usize = 3;

/// The best actions of the seat that looks, with the points that they can be expected to come to.
pub fn advise(look: &Look<'_, Clever>, legal: &[Action], most: usize) -> Advice<Action> {
    let view = look.view();
    let asked = Asked::new(look.rules(), &view);
    let adviser = Adviser::new(look.rules(), &view, &asked);
    let coming = rest(&asked.game, asked.seat, view.rounds);
    let mut all: Vec<(Action, Packed, f64)> = Vec::new();
    for (&action, (_, next)) in legal.iter().zip(asked.answers()) {
        // What comes to the same is named once.
        if all.iter().all(|(_, other, _)| *other != next) {
            all.push((action, next, f64::from(coming + adviser.turn.value(&next, 0))));
        }
    }
    all.sort_by(|a, b| b.2.total_cmp(&a.2));
    let best = (0..).zip(all.iter().take(most)).map(|(rank, &(action, _, value))| {
        let (deed, mut reasons) = adviser.tell(action, rank == 0);
        reasons.truncate(REASONS);
        Advised { action, value, why: sentence(deed, &reasons) }
    });
    Advice { unit: Unit::Points, exact: false, best: best.collect() }
}

/// What is needed to explain the actions of one question.
struct Adviser<'a> {
    rules: &'a Clever,
    view: &'a View,
    asked: &'a Asked,
    turn: Turn,
}

impl<'a> Adviser<'a> {
    fn new(rules: &'a Clever, view: &'a View, asked: &'a Asked) -> Adviser<'a> {
        Adviser { rules, view, asked, turn: Turn::new(asked, rules, SEED, samples(EFFORT)) }
    }

    fn tell(&self, action: Action, is_best: bool) -> (Deed, Vec<Reason>) {
        match action {
            Action::Reroll => (Deed::Reroll, self.why_reroll(is_best)),
            Action::Pass => (Deed::Pass, self.why_pass()),
            Action::Drop(die) => {
                let why = if is_best { Reason::OthersPromise } else { Reason::OthersRoll };
                (Deed::Drop { die, face: self.face(die) }, vec![why])
            }
            Action::Skip => (Deed::Skip, vec![self.why_skip(is_best)]),
            Action::Done if self.is_last_chance() => {
                let why = if is_best { Reason::NotWorthIt } else { Reason::Wasted };
                (Deed::NoMore, vec![why])
            }
            Action::Done => (Deed::Keep, vec![self.why_keep(is_best)]),
            Action::Pick(_)
            | Action::Take(_)
            | Action::Extra(_)
            | Action::Mark(_)
            | Action::Bonus(_) => self.tell_mark(action, is_best),
        }
    }

    /// Actions that make a mark.
    fn tell_mark(&self, action: Action, is_best: bool) -> (Deed, Vec<Reason>) {
        let Some((prospect, effect)) = self.best_of(action) else {
            unreachable!("every mark that is legal has a prospect")
        };
        let (to, number) = (prospect.marks[0].field, prospect.marks[0].number);
        let write = |how: How, die: Die| Deed::Write { how, die, face: self.face(die), to };
        let face = if to.area() == turlaj_clever::Area::O { number / to.printed() } else { number };
        let deed = match action {
            Action::Pick(die) => write(How::Pick, die),
            Action::Take(die) if self.view.tray.contains(&die) => write(How::Tray, die),
            Action::Take(die) => write(How::Beside, die),
            Action::Extra(die) => write(How::Extra, die),
            Action::Bonus(_) if self.step() == Some(Step::Black) => {
                Deed::Black { number: face, to }
            }
            Action::Bonus(gift) => Deed::First(gift),
            _ => Deed::Mark { to, number: face },
        };
        let mut reasons = effect.reasons();
        if let Action::Pick(_) = action {
            reasons.truncate(REASONS - 1);
            reasons.extend(self.swept(prospect));
        }
        if reasons.is_empty() {
            reasons.push(match action {
                Action::Extra(_) if self.is_last_chance() => Reason::Worthless,
                _ if is_best => Reason::Most,
                _ => Reason::Little,
            });
        }
        (deed, reasons)
    }

    /// The best mark that an action can begin with.
    fn best_of(&self, action: Action) -> Option<(&Prospect, Effect)> {
        let begun = self.view.prospects.iter().filter(|prospect| prospect.acts[0] == action);
        let ends = begun.map(|prospect| {
            let mut game = self.asked.game;
            for act in &prospect.acts {
                game.act(self.asked.seat, choice(*act));
            }
            let (value, end) = self.turn.best_end(&game);
            (prospect, value, end)
        });
        let (prospect, _, end) = ends.max_by(|a, b| a.1.total_cmp(&b.1))?;
        let mark = prospect.marks[0];
        let effect = Effect::new(mark.field, mark.number, &self.asked.game, &end, self.asked.seat);
        Some((prospect, effect))
    }

    /// What goes to the tray, where another roll could follow.
    fn swept(&self, prospect: &Prospect) -> Option<Reason> {
        if self.view.rolls == 3 {
            return None;
        }
        let left = self.view.rolled.len() - 1;
        Some(Reason::Swept(match prospect.swept[..] {
            _ if left == 0 => return None,
            [] => Swept::Nothing,
            ref dice if dice.len() == left => Swept::All,
            [die] => Swept::One(die, self.face(die)),
            ref dice => Swept::Some(dice.len()),
        }))
    }

    fn why_reroll(&self, is_best: bool) -> Vec<Reason> {
        let (percent, nothing_fits) = (self.better_roll(), self.view.prospects.is_empty());
        let mut reasons = vec![Reason::Better { percent, nothing_fits }];
        if !is_best && percent >= 50 && self.has_later_turn() {
            reasons.push(Reason::RerollLater);
        }
        reasons
    }

    /// In how many of a hundred rolls the best pick is better than in this one.
    fn better_roll(&self) -> u32 {
        let seat = self.asked.seat;
        let mut again = self.asked.game;
        again.act(seat, REROLL);
        let Node::Dice(rolled) = again.node() else { return 0 };
        let quick = Turn::new(self.asked, self.rules, SEED, [0, 0]);
        let value = |faces: [u8; 6]| {
            let mut game = again;
            game.roll(Faces::new(faces));
            quick.best_pick(&game, 0)
        };
        let now = value(self.view.faces);
        let dice: Vec<usize> = (0..6).filter(|die| rolled & ALL_DICE >> die & 1 == 1).collect();
        let all = 6u32.pow(dice.len() as u32);
        // Of all six dice every seventh roll is tried: 7 has nothing in common with 6, so that faces
        // are spread evenly.
        let step = if dice.len() == 6 { 7 } else { 1 };
        let (mut tried, mut better) = (0, 0);
        for roll in (0..all).step_by(step) {
            let (mut rest, mut faces) = (roll, self.view.faces);
            for &die in &dice {
                faces[die] = (rest % 6) as u8 + 1;
                rest /= 6;
            }
            tried += 1;
            better += u32::from(value(faces) > now);
        }
        (100 * better + tried / 2) / tried
    }

    fn why_pass(&self) -> Vec<Reason> {
        let mut reasons = vec![Reason::NothingFits];
        if self.has_later_turn() {
            reasons.push(Reason::RerollLater);
        }
        reasons
    }

    fn why_skip(&self, is_best: bool) -> Reason {
        if !is_best {
            return Reason::NothingGained;
        }
        let takes = self.view.prospects.iter().filter_map(|prospect| {
            let mut game = self.asked.game;
            for act in &prospect.acts {
                game.act(self.asked.seat, choice(*act));
            }
            Some((self.turn.value(&game, 0), prospect.marks.first()?))
        });
        let Some((_, mark)) = takes.max_by(|a, b| a.0.total_cmp(&b.0)) else {
            return Reason::NotWorthIt;
        };
        let face = mark.number / mark.field.printed().max(1);
        match mark.field.area() {
            turlaj_clever::Area::P if mark.number < 6 => Reason::WouldBlock(mark.number),
            turlaj_clever::Area::O if face <= 3 => Reason::WouldWaste(face),
            _ => Reason::NotWorthIt,
        }
    }

    fn why_keep(&self, is_best: bool) -> Reason {
        if !is_best {
            return Reason::LaterToo;
        }
        let most = self.view.prospects.iter().map(|prospect| prospect.gain).max();
        Reason::AtMost(most.unwrap_or_default())
    }

    fn face(&self, die: Die) -> u8 {
        self.view.faces[die.index()]
    }

    fn step(&self) -> Option<Step> {
        match self.view.seats[self.asked.seat].step {
            StepView::Known(step) => Some(step),
            StepView::Choosing => None,
        }
    }

    /// Whether extra dice cannot be used after this phase.
    fn is_last_chance(&self) -> bool {
        let players = self.view.seats.len() as u8;
        let last = if players == 1 {
            self.view.passive || !self.rules.has_solo_extra()
        } else {
            self.view.seat.next(players) == self.view.first
        };
        self.view.round == self.view.rounds && last
    }

    /// Whether this seat will be active once more.
    fn has_later_turn(&self) -> bool {
        self.view.round < self.view.rounds
    }
}
