//! Help in practice: what is left to a stack that is right.

use turlaj_core::Look;
use turlaj_exact::ziomek::{StackSolver, Task};
use turlaj_ziomek::{Action, Laid, Phase, Requirement, Ziomek};

use crate::Practice;

/// As few levels down as possible, then the rest of a correct stack, smiling where it can.
impl Practice for Ziomek {
    fn solution(look: &Look<'_, Ziomek>) -> Option<Vec<Action>> {
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
    let solver = StackSolver::default();
    let task = Task { from: stack, nodes: NODES, ..Task::new(asked) };
    let smiling = solver.first(&task.smiling()).0;
    let any = || solver.still_possible(&task).0;
    let found = if smiling.stack().is_some() { smiling } else { any() };
    found.stack().map(|whole| whole[stack.len()..].to_vec())
}
