//! The search: depth first, one level after the other, every height standing.

use turlaj_ziomek::{Laid, MOST_LEVELS, Piece, Pose, Requirement, Want};

use super::solver::StackSolver;
use super::tower::Tower;

/// How ziomki must stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Smiles {
    /// As they like.
    Any,
    /// With their faces seen and upright, all but so many.
    AllBut(u8),
}

impl Smiles {
    /// All of them smile.
    pub const ALL: Smiles = Smiles::AllBut(0);
}

/// What is searched for.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// What the dice ask for.
    pub asked: &'a Requirement,
    /// How ziomki must stand.
    pub smiles: Smiles,
    /// The levels that lie already; they stay as they are.
    pub from: &'a [Laid],
    /// How far off the exact place a piece may be laid; 0 for solutions.
    pub aside: i16,
    /// After so many placements the search gives up.
    pub nodes: u64,
}

impl<'a> Task<'a> {
    /// All solutions from the ground.
    pub fn new(asked: &'a Requirement) -> Task<'a> {
        Task { asked, smiles: Smiles::Any, from: &[], aside: 0, nodes: u64::MAX }
    }

    /// The same with every ziomek smiling.
    pub fn smiling(self) -> Task<'a> {
        Task { smiles: Smiles::ALL, ..self }
    }
}

/// A set of poses by number.
type Poses = u128;

/// A search under way. [`Walk::next_stack`] goes on to the next solution.
#[derive(Clone)]
pub struct Walk<'a> {
    tower: Tower<'a>,
    /// What each level may hold, and what of it is still to be tried.
    allowed: [Poses; MOST_LEVELS],
    left: [Poses; MOST_LEVELS],
    /// How far aside the pose in hand has been tried, by level.
    aside: [i32; MOST_LEVELS],
    most_aside: i32,
    supply: Poses,
    base: usize,
    levels: usize,
    blank: Poses,
    /// How many ziomki may do without a smile, from here on.
    frowns: u8,
    nodes: u64,
    most_nodes: u64,
    dead: bool,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(solver: &'a StackSolver, task: &Task<'_>) -> Walk<'a> {
        let wants = task.asked.wants();
        let mut walk = Walk {
            tower: solver.tower(),
            allowed: [0; MOST_LEVELS],
            left: [0; MOST_LEVELS],
            aside: [-i32::from(task.aside); MOST_LEVELS],
            most_aside: task.aside.into(),
            supply: Poses::MAX,
            base: task.from.len(),
            levels: wants.len(),
            blank: solver.blank,
            frowns: match task.smiles {
                Smiles::Any => u8::MAX,
                Smiles::AllBut(frowns) => frowns,
            },
            nodes: 0,
            most_nodes: task.nodes,
            dead: false,
        };
        for (allowed, want) in walk.allowed.iter_mut().zip(wants) {
            *allowed = poses_for(solver, *want);
        }
        walk.dead = !walk.take_over(task.from, wants);
        if !walk.dead && walk.base < walk.levels {
            walk.left[walk.base] = walk.open(walk.base);
        }
        walk
    }

    /// Builds the levels that lie already, and says whether they can be part of a solution.
    fn take_over(&mut self, from: &[Laid], wants: &[Want]) -> bool {
        if from.len() > wants.len() {
            return false;
        }
        from.iter().enumerate().all(|(level, &laid)| {
            let bit = 1 << laid.pose.index();
            let joined = level == 0 || turlaj_ziomek::joined(from[level - 1], laid);
            let fits = joined && self.open(level) & bit != 0 && self.tower.lay_at(laid);
            self.frowns -= u8::from(fits && self.blank & bit != 0);
            self.supply &= !of_piece(laid.pose.index());
            fits
        })
    }

    /// What can be tried on this level now.
    fn open(&self, level: usize) -> Poses {
        let frowning = if self.frowns == 0 { self.blank } else { 0 };
        self.allowed[level] & self.supply & !frowning
    }

    /// The next solution, if there is one; `gave_up` tells whether there may be more.
    pub fn next_stack(&mut self) -> Option<&Tower<'a>> {
        if self.dead {
            return None;
        }
        if self.tower.height() == self.levels {
            if self.base == self.levels {
                // The stack was complete: it is its own one solution.
                self.dead = true;
                return Some(&self.tower);
            }
            self.step_back();
        }
        loop {
            let level = self.tower.height();
            let left = self.left[level];
            if left == 0 {
                if level == self.base {
                    self.dead = true;
                    return None;
                }
                self.step_back();
                continue;
            }
            if self.nodes == self.most_nodes {
                return None;
            }
            let index = left.trailing_zeros() as usize;
            let aside = self.aside[level];
            if aside == self.most_aside || level == 0 {
                self.left[level] = left & (left - 1);
                self.aside[level] = -self.most_aside;
            } else {
                self.aside[level] += 1;
            }
            self.nodes += 1;
            let aside = if level == 0 { 0 } else { aside };
            if !self.tower.lay_shape(index, aside) {
                continue;
            }
            self.supply &= !of_piece(index);
            self.frowns -= u8::from(self.blank >> index & 1 == 1);
            if level + 1 == self.levels {
                return Some(&self.tower);
            }
            self.left[level + 1] = self.open(level + 1);
            self.aside[level + 1] = -self.most_aside;
        }
    }

    fn step_back(&mut self) {
        if let Some(laid) = self.tower.take() {
            let index = laid.pose.index();
            self.supply |= of_piece(index);
            self.frowns += u8::from(self.blank >> index & 1 == 1);
        }
    }

    /// How many placements were tried.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search ended only because it was long.
    pub(crate) fn gave_up(&self) -> bool {
        !self.dead && self.nodes == self.most_nodes
    }
}

/// All poses of the piece of this pose.
fn of_piece(index: usize) -> Poses {
    let long = Piece::LONG * 8;
    if index < long { 0xff << (index & !7) } else { 0xf << (index & !3) }
}

fn poses_for(solver: &StackSolver, want: Want) -> Poses {
    let takes = |index: &usize| want.takes(solver.shapes.pose(*index).piece());
    (0..Pose::COUNT).filter(takes).fold(0, |poses, index| poses | 1 << index)
}
