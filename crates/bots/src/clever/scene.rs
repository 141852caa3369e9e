//! What can be counted of the actions at one decision.

use turlaj_clever::{Action, Clever, Die, Prospect, Step, StepView, View};
use turlaj_core::Look;
use turlaj_learned::clever::{Path, SheetPlayer};
use turlaj_packed::clever::{ALL_DICE, Ask, Packed, PackedFaces, PackedNode, REROLL, choice};

use super::effect::Effect;
use super::reasons::{Facts, Promise};
use super::words::{CleverWhat, How, Swept};

/// A difference that nobody would be shown, in shares of the victory and all the more in points.
pub(super) const ALIKE: f64 = 5e-4;

/// Whether a sheet is the same after two dice, and what is left to do with it but for these dice.
pub(super) fn are_alike<const SEATS: usize>(
    one: &Packed<SEATS>,
    other: &Packed<SEATS>,
    seat: usize,
) -> bool {
    let (legal, next) = (one.legal(seat), other.legal(seat));
    let done = |ask: Ask| matches!(ask, Ask::Extra | Ask::Nothing);
    let asks = legal == next || (done(legal.ask) && done(next.ask));
    asks && one.sheet(seat) == other.sheet(seat) && !one.is_rolling()
}

/// A decision, and what is needed to explain its actions.
pub(super) struct CleverScene<'a, const SEATS: usize> {
    pub(super) look: &'a Look<'a, Clever>,
    pub(super) view: &'a View,
    pub(super) game: Packed<SEATS>,
    pub(super) seat: usize,
    /// The strongest, and one who answers at once.
    pub(super) player: &'a mut SheetPlayer<SEATS>,
    pub(super) quick: &'a mut SheetPlayer<SEATS>,
}

impl<'a, const SEATS: usize> CleverScene<'a, SEATS> {
    /// The best way on after an action, up to the next roll, as the strongest sees it.
    fn way(&mut self, action: Action) -> Path {
        let mut way = Path::from_iter([choice(action) as u8]);
        let mut next = self.game;
        next.act(self.seat, choice(action));
        if !next.legal(self.seat).is_empty() && next.turn() == self.game.turn() {
            let look = self.look;
            let found = self.player.best(&next, self.seat, &mut || look.is_enough());
            way.extend(found.path.into_iter().take(way.remaining_capacity()));
        }
        way
    }

    /// What can be counted of an action.
    pub(super) fn facts(&mut self, action: Action) -> Facts {
        let what = match action {
            Action::Reroll => CleverWhat::Reroll,
            Action::Pass => CleverWhat::Pass,
            Action::Drop(die) => CleverWhat::Drop { die, face: self.face(die) },
            Action::Skip => CleverWhat::Skip,
            Action::Done if self.is_last_chance() => CleverWhat::NoMore,
            Action::Done => CleverWhat::Keep,
            Action::Pick(_)
            | Action::Take(_)
            | Action::Extra(_)
            | Action::Mark(_)
            | Action::Bonus(_) => return self.mark_facts(action),
        };
        let mut facts = Facts::of(what);
        facts.later_turns = self.view.rounds - self.view.round;
        facts.rerolls = self.view.seats[self.seat].sheet.rerolls.left();
        facts.fits = !self.view.prospects.is_empty();
        facts.most = self.view.prospects.iter().map(|prospect| prospect.gain).max().unwrap_or(0);
        facts.bonuses = self.view.prospects.iter().any(|prospect| !prospect.earned.is_empty());
        if what == CleverWhat::Reroll {
            facts.promise = self.better_roll();
        }
        facts
    }

    /// Of actions that make a mark.
    fn mark_facts(&mut self, action: Action) -> Facts {
        let Some((prospect, effect)) = self.best_of(action) else {
            unreachable!("every mark that is legal has a prospect")
        };
        let (to, number) = (prospect.marks[0].field, prospect.marks[0].number);
        let write = |how: How, die: Die| CleverWhat::Write { how, die, face: self.face(die), to };
        let face = if to.area() == turlaj_clever::Area::O { number / to.printed() } else { number };
        let what = match action {
            Action::Pick(die) => write(How::Pick, die),
            Action::Take(die) if self.view.tray.contains(&die) => write(How::Tray, die),
            Action::Take(die) => write(How::Beside, die),
            Action::Extra(die) => write(How::Extra, die),
            Action::Bonus(_) if self.step() == Some(Step::Black) => {
                CleverWhat::Black { number: face, to }
            }
            Action::Bonus(gift) => CleverWhat::First(gift),
            _ => CleverWhat::Mark { to, number: face },
        };
        let mut facts = Facts::of(what);
        facts.then = prospect.acts[1..].to_vec();
        facts.mark = Some((to, face));
        facts.gain = effect.gain;
        facts.features = effect.features();
        facts.is_last_chance = self.is_last_chance();
        if let Action::Pick(_) = action {
            facts.swept = self.swept(prospect);
        }
        facts
    }

    /// The first mark of the best way after an action, and what the marks of its chain do.
    fn best_of(&mut self, action: Action) -> Option<(&'a Prospect, Effect)> {
        let way = self.way(action);
        let along = |prospect: &&Prospect| {
            let acts = prospect.acts.iter().map(|act| choice(*act) as u8);
            prospect.acts[0] == action && acts.zip(&way).all(|(act, step)| act == *step)
        };
        let prospect = self.view.prospects.iter().find(along)?;
        let mark = (prospect.marks[0].field, prospect.marks[0].number);
        let end = self.chain_end(&way);
        Some((prospect, Effect::new(mark, &self.game, &end, self.seat)))
    }

    /// Where the marks of one die, with all that they bring, end on the way.
    fn chain_end(&self, way: &Path) -> Packed<SEATS> {
        let mut end = self.game;
        for (at, &step) in way.iter().enumerate() {
            let chain = matches!(end.legal(self.seat).ask, Ask::Place | Ask::Bonus | Ask::Fill);
            if at > 0 && !(chain && end.turn() == self.game.turn()) {
                break;
            }
            end.act(self.seat, step.into());
        }
        end
    }

    /// What goes to the tray, and how many dice, where another roll could follow.
    fn swept(&self, prospect: &Prospect) -> Option<(usize, Swept)> {
        let left = self.view.rolled.len() - 1;
        if self.view.rolls == 3 || left == 0 {
            return None;
        }
        let swept = match prospect.swept[..] {
            [] => Swept::Nothing,
            ref dice if dice.len() == left => Swept::All,
            [die] => Swept::One(die, self.face(die)),
            ref dice => Swept::Some(dice.len()),
        };
        Some((prospect.swept.len(), swept))
    }

    /// In how many of a hundred rolls the best pick is better than in this one, and how much better it is on average.
    fn better_roll(&mut self) -> Promise {
        let mut again = self.game;
        again.act(self.seat, REROLL);
        let PackedNode::Dice(rolled) = again.node() else { return Promise::default() };
        let now = self.best_pick(&again, self.view.faces);
        let dice: Vec<usize> = (0..6).filter(|die| rolled & ALL_DICE >> die & 1 == 1).collect();
        let all = 6u32.pow(dice.len() as u32);
        // Of many rolls about a thousand are tried, in steps that have nothing in common with 6, so
        // that faces are spread evenly.
        let step = [1, 1, 1, 1, 1, 7, 47][dice.len()];
        let (mut tried, mut better, mut sum) = (0, 0, 0.0);
        for roll in (0..all).step_by(step) {
            let (mut rest, mut faces) = (roll, self.view.faces);
            for &die in &dice {
                faces[die] = (rest % 6) as u8 + 1;
                rest /= 6;
            }
            let then = self.best_pick(&again, faces);
            tried += 1;
            better += u32::from(then > now);
            sum += f64::from(if then.is_finite() { then - now } else { 0.0 });
        }
        Promise { percent: (100 * better + tried / 2) / tried, more: sum / f64::from(tried) }
    }

    /// What a roll is worth without a further reroll.
    fn best_pick(&mut self, before: &Packed<SEATS>, faces: [u8; 6]) -> f32 {
        let mut game = *before;
        game.roll(PackedFaces::new(faces));
        let legal = game.legal(self.seat);
        let mut worth = Vec::new();
        if legal.ask == Ask::Pick {
            self.quick.judge(&game, self.seat, &mut || false, &mut worth);
        }
        let picks = legal.iter().zip(worth).filter(|(choice, _)| *choice != REROLL);
        picks.map(|(_, worth)| worth as f32).fold(f32::NEG_INFINITY, f32::max)
    }

    fn face(&self, die: Die) -> u8 {
        self.view.faces[die.index()]
    }

    fn step(&self) -> Option<Step> {
        match self.view.seats[self.seat].step {
            StepView::Known(step) => Some(step),
            StepView::Choosing => None,
        }
    }

    /// Whether extra dice cannot be used after this phase.
    fn is_last_chance(&self) -> bool {
        let players = self.view.seats.len() as u8;
        let last = if players == 1 {
            self.view.passive || !self.look.rules().has_solo_extra()
        } else {
            self.view.seat.next(players) == self.view.first
        };
        self.view.round == self.view.rounds && last
    }
}
