//! Ziomek and its bots.

use turlaj_bots::ziomek::{Builder, LEVELS};
use turlaj_core::{Bot, LiveBot, Look};
use turlaj_solve::ziomek::{Solver, Task};
use turlaj_ziomek::{Action, Laid, Phase, Requirement, Ziomek};

use crate::{BotSpec, Listed};

const BOTS: [BotSpec; LEVELS.len()] = {
    let mut bots = [BotSpec::level("", ""); LEVELS.len()];
    let mut at = 0;
    while at < LEVELS.len() {
        bots[at] = BotSpec::level(LEVELS[at].name, LEVELS[at].about);
        at += 1;
    }
    bots
};

impl Listed for Ziomek {
    const BOTS: &'static [BotSpec] = &BOTS;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(Builder::new(name, seed)?))
    }

    fn live_bot(name: &str, seed: u64) -> Option<Box<dyn LiveBot<Self>>> {
        Some(Box::new(Builder::new(name, seed)?))
    }

    /// In practice: as few levels down as possible, then the rest of a stack that is right, smiling
    /// where it can.
    fn solution(look: &Look<'_, Self>) -> Option<Vec<Action>> {
        let view = look.view();
        let practising = look.rules().is_practice() && view.phase == Phase::Building;
        let asked = view.requirement().filter(|_| practising)?;
        let stack = &view.seats.first()?.stack;
        (0..=stack.len()).rev().find_map(|kept| {
            let rest = finish(&asked, &stack[..kept])?;
            let down = (stack.len() - kept) as u8;
            let down = (down > 0).then_some(Action::Down(down));
            Some(down.into_iter().chain(rest.into_iter().map(Action::Drop)).collect())
        })
    }
}

/// A search is cut off after so many placements.
const NODES: u64 = 200_000;

/// What has to be laid on a stack to finish it.
fn finish(asked: &Requirement, stack: &[Laid]) -> Option<Vec<Laid>> {
    let solver = Solver::default();
    let task = Task { from: stack, nodes: NODES, ..Task::new(asked) };
    let smiling = solver.first(&task.smiling()).0;
    let any = || solver.still_possible(&task).0;
    let found = if smiling.stack().is_some() { smiling } else { any() };
    found.stack().map(|whole| whole[stack.len()..].to_vec())
}
