//! Builders who are no people: how many placements they try before a round's stack is ready.
//!
//! All join the line exactly and do not mind whether a ziomek smiles. Who has tried a dozen
//! placements in vain, or all, takes everything down and begins again.

use turlaj_exact::ziomek::{StackSolver, Tower};
use turlaj_ziomek::{Laid, Pose, Requirement, standing};

use crate::chance::Chance;

/// So many tries in vain in a row, and a builder begins again.
const PATIENCE: usize = 12;

/// After so many tries a builder goes home.
pub(crate) const EVENING: u64 = 20_000;

/// The placements that the next level may hold, in a random order.
pub(crate) fn open(asked: &Requirement, tower: &Tower<'_>, chance: &mut Chance) -> Vec<Pose> {
    let want = asked.wants()[tower.height()];
    let used = |pose: &Pose| tower.stack().any(|laid| laid.piece() == pose.piece());
    let mut open: Vec<Pose> =
        Pose::all().filter(|pose| want.takes(pose.piece()) && !used(pose)).collect();
    chance.shuffle(&mut open);
    open
}

/// How a builder fared.
pub(crate) struct Built {
    pub(crate) tries: u64,
    /// Whether nothing had to be taken down.
    pub(crate) at_once: bool,
}

/// Looks at so many placements, sees what would fall, and lays the best balanced of those that stand:
/// one try. With one look this is the careful builder, with four the sensible one.
pub(crate) fn careful(
    solver: &StackSolver,
    asked: &Requirement,
    looks: usize,
    chance: &mut Chance,
) -> Built {
    let mut tower = solver.tower();
    let mut built = Built { tries: 0, at_once: true };
    let mut left = open(asked, &tower, chance);
    let mut in_vain = 0;
    loop {
        if left.is_empty() || in_vain == PATIENCE {
            while tower.take().is_some() {}
            (left, in_vain) = (open(asked, &tower, chance), 0);
            built.at_once = false;
        }
        built.tries += 1;
        let seen = left.split_off(left.len().saturating_sub(looks));
        match seen.into_iter().filter_map(|pose| safety(&mut tower, pose)).max() {
            Some((_, index)) => {
                let pose = Pose::all().nth(index).expect("it was one of them");
                tower.lay(pose);
                if tower.height() == asked.wants().len() {
                    return built;
                }
                (left, in_vain) = (open(asked, &tower, chance), 0);
            }
            None => in_vain += 1,
        }
        if built.tries == EVENING {
            return built;
        }
    }
}

/// How safely the stack would stand with this piece; nothing if it would not.
fn safety(tower: &mut Tower<'_>, pose: Pose) -> Option<(i32, usize)> {
    tower.lay(pose).then(|| {
        let safety = tower.safety();
        tower.take();
        (safety, pose.index())
    })
}

/// Does not see what would fall: lets go, and builds on with what is left. Remembers nothing.
pub(crate) fn blind(solver: &StackSolver, asked: &Requirement, chance: &mut Chance) -> u64 {
    let mut tower = solver.tower();
    let (mut tries, mut in_vain) = (0, 0);
    while tower.height() < asked.wants().len() && tries < EVENING {
        let open = open(asked, &tower, chance);
        let pose = chance.pick(&open);
        tries += 1;
        if tower.lay(pose) {
            in_vain = 0;
            continue;
        }
        let mut falling: Vec<Laid> = tower.stack().collect();
        let top = *falling.last().expect("a base always stands");
        falling.push(Laid { pose, x: solver.exact_place(top, pose) });
        for _ in standing(&falling)..tower.height() {
            tower.take();
        }
        in_vain += 1;
        if in_vain == PATIENCE {
            while tower.take().is_some() {}
            in_vain = 0;
        }
    }
    tries
}
