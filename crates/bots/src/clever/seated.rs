//! Choosers by their names, and at a table of the rules.

use turlaj_clever::{Action, Clever, Step, StepView, View};
use turlaj_core::{Bot, Look};
use turlaj_solve::clever::learned::mind::{self, Goal};
use turlaj_solve::clever::learned::{Effort, Mind, Player};
use turlaj_solve::clever::{Chooser, Packed, action};

use super::{Greedy, LEVELS, Noisy};

/// A chooser for the solo game by its name; the same seed plays the same.
pub fn alone(name: &str, seed: u64) -> Option<Box<dyn Chooser<1>>> {
    named(name, seed, mind::alone)
}

/// A chooser for games of two to four by its name.
pub fn among(name: &str, seed: u64) -> Option<Box<dyn Chooser<4>>> {
    named(name, seed, mind::among)
}

fn named<const SEATS: usize>(
    name: &str,
    seed: u64,
    mind: fn(Goal, Effort) -> Box<dyn Mind<SEATS>>,
) -> Option<Box<dyn Chooser<SEATS>>> {
    let player = |goal, effort| Box::new(Player::new(mind(goal, effort), seed));
    Some(match name {
        "greedy" => Box::new(Greedy::new(seed)),
        "points" => player(Goal::Points, Effort::NONE),
        "master-100ms" => player(Goal::Victory, Effort::LONG),
        // The name under which older records know it.
        "ahead" => return named("expert", seed, mind),
        _ => {
            let level = LEVELS.iter().find(|level| level.name == name)?;
            let effort = if level.effort == 0 { Effort::NONE } else { Effort::MASTER };
            match level.noise > 0.0 {
                true => Box::new(Noisy::new(mind(Goal::Victory, effort), level, seed)),
                false => player(Goal::Victory, effort),
            }
        }
    })
}

/// A chooser on a seat of the rules: what it sees is what the seat may see.
pub struct Seated {
    name: &'static str,
    seed: u64,
    /// Made when it is known how many play.
    alone: Option<Box<dyn Chooser<1>>>,
    among: Option<Box<dyn Chooser<4>>>,
}

impl Seated {
    /// The chooser of this name.
    pub fn new(name: &'static str, seed: u64) -> Seated {
        Seated { name, seed, alone: None, among: None }
    }
}

impl Bot<Clever> for Seated {
    fn choose(&mut self, look: &Look<'_, Clever>, _: &[Action]) -> Action {
        let (name, seed) = (self.name, self.seed);
        let made = "a name of the list of bots";
        let view = look.view();
        if look.rules().is_solo() {
            let chooser = self.alone.get_or_insert_with(|| alone(name, seed).expect(made));
            choose(chooser.as_mut(), look, &view)
        } else {
            let chooser = self.among.get_or_insert_with(|| among(name, seed).expect(made));
            choose(chooser.as_mut(), look, &view)
        }
    }
}

fn choose<const SEATS: usize>(
    chooser: &mut dyn Chooser<SEATS>,
    look: &Look<'_, Clever>,
    view: &View,
) -> Action {
    let (game, seat) = asked::<SEATS>(look.rules(), view);
    let choice = chooser.choose(&game, seat, &mut || look.is_enough());
    action(game.legal(seat).ask, choice)
}

/// The position at which a seat is asked, and the seat. Of what others do unseen nothing is known,
/// so none of them has begun.
pub(super) fn asked<const SEATS: usize>(rules: &Clever, view: &View) -> (Packed<SEATS>, usize) {
    let asks = |step: StepView| !matches!(step, StepView::Choosing | StepView::Known(Step::Ready));
    let seat = view.seats.iter().position(|seat| asks(seat.step));
    let seat = seat.expect("a bot is asked only when it can choose");
    let mut game = Packed::seen(rules, view);
    game.seal(seat);
    (game, seat)
}
