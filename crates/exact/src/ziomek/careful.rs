//! How hard a roll is: how much a careful builder tries until its stack is complete.

use turlaj_ziomek::{Piece, Pose, Requirement};

use super::solver::StackSolver;

/// A builder gives up after this many tries.
const MOST: u64 = 20_000;

impl StackSolver {
    /// How many placements careful builders try on average until the stack is complete, rounded up. Each
    /// lays what the dice ask for where the line meets, chosen at random and no pose twice, and keeps what
    /// stands; where nothing does, it begins again. `below` draws a number below the given one.
    pub fn careful_tries(
        &self,
        asked: &Requirement,
        builders: u64,
        below: &mut impl FnMut(usize) -> usize,
    ) -> u64 {
        let mut sum = 0;
        for _ in 0..builders {
            let mut tries = 0;
            while tries < MOST && !self.climb(asked, below, &mut tries) {}
            sum += tries;
        }
        sum.div_ceil(builders.max(1))
    }

    /// Builds from the ground until the stack is complete or nothing fits.
    fn climb(
        &self,
        asked: &Requirement,
        below: &mut impl FnMut(usize) -> usize,
        tries: &mut u64,
    ) -> bool {
        let mut tower = self.tower();
        let mut used = [false; Piece::COUNT];
        for want in asked.wants() {
            let fits = |pose: &Pose| want.takes(pose.piece()) && !used[pose.piece().index()];
            let mut left: Vec<Pose> = Pose::all().filter(fits).collect();
            let laid = loop {
                if left.is_empty() {
                    return false;
                }
                let pose = left.swap_remove(below(left.len()));
                *tries += 1;
                if tower.lay(pose) {
                    break pose;
                }
            };
            used[laid.piece().index()] = true;
        }
        true
    }
}
