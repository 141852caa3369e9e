//! A stack to aim at.

use rand::RngExt;
use turlaj_engine::Chance;
use turlaj_exact::ziomek::{Smiles, StackSolver, Task};
use turlaj_ziomek::{LANE, Laid, Pose, Requirement};

/// A search is cut off after so many placements: far more than one that goes well needs.
const NODES: u64 = 20_000;
/// How many first pieces are tried before any stack will do.
const TRIES: usize = 8;

/// A stack that is right and stands at every height, on a first piece by lot, so that no two
/// builders do the same. Nothing if none was found.
pub(super) fn plan(
    solver: &StackSolver,
    asked: &Requirement,
    smiling: bool,
    chance: &mut Chance,
) -> Vec<Laid> {
    let smiles = if smiling { Smiles::ALL } else { Smiles::Any };
    let task = Task { smiles, nodes: NODES, ..Task::new(asked) };
    let first = asked.wants()[0];
    let open = |pose: &Pose| {
        first.takes(pose.piece()) && (!smiling || pose.piece().colour().is_none() || pose.smiles())
    };
    let bases: Vec<Pose> = Pose::all().filter(open).collect();
    for _ in 0..TRIES {
        let pose = bases[chance.random_range(0..bases.len())];
        let base = Laid { pose, x: (LANE - pose.piece().width()) / 2 };
        if let Some(stack) = solver.first(&Task { from: &[base], ..task }).0.stack() {
            return stack.to_vec();
        }
    }
    solver.first(&task).0.stack().map(<[Laid]>::to_vec).unwrap_or_default()
}
