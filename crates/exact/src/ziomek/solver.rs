//! Questions about stacks, and their answers.

use turlaj_ziomek::{BLOCKS, Blocks, Laid, MOST_LEVELS, Pose};

use super::tower::{Shapes, Tower};
use super::walk::{Smiles, Task, Walk};

/// A set of blocks, ready to be searched.
#[derive(Clone)]
pub struct StackSolver {
    pub(crate) shapes: Shapes,
    /// Poses of ziomki that do not smile.
    pub(crate) blank: u128,
    margin: i16,
}

/// Whether there is a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is: this one.
    Yes([Laid; MOST_LEVELS], usize),
    /// There is none.
    No,
    /// Nobody knows: the search was cut off.
    Unknown,
}

impl Answer {
    /// The stack, if there is one.
    pub fn stack(&self) -> Option<&[Laid]> {
        match self {
            Answer::Yes(stack, levels) => Some(&stack[..*levels]),
            Answer::No | Answer::Unknown => None,
        }
    }
}

/// How many stacks there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackCount {
    /// So many were found.
    pub found: u64,
    /// There may be more: the count was cut off.
    pub more: bool,
    /// How many placements were tried.
    pub nodes: u64,
}

impl Default for StackSolver {
    /// The set that Ziomek is played with, by the rules: strictly inside is enough.
    fn default() -> Self {
        StackSolver::of(&BLOCKS, 0)
    }
}

impl StackSolver {
    /// Any set; every centre of mass must lie more than the margin inside its contact.
    pub fn of(blocks: &Blocks, margin: i16) -> StackSolver {
        let blank = Pose::all().filter(|pose| pose.piece().colour().is_some() && !pose.smiles());
        let blank = blank.fold(0, |poses, pose| poses | 1 << pose.index());
        StackSolver { shapes: Shapes::of(blocks), blank, margin }
    }

    /// An empty stack.
    pub fn tower(&self) -> Tower<'_> {
        Tower::new(&self.shapes, self.margin)
    }

    /// Where the left edge of a piece is when its line meets that of the level below.
    pub fn exact_place(&self, below: Laid, pose: Pose) -> i16 {
        below.x + self.shapes.ends(below.pose).1 - self.shapes.ends(pose).0
    }

    /// All stacks, one after the other.
    pub fn walk(&self, task: &Task<'_>) -> Walk<'_> {
        Walk::new(self, task)
    }

    /// A stack, if there is one, and how many placements were tried.
    pub fn first(&self, task: &Task<'_>) -> (Answer, u64) {
        let mut walk = self.walk(task);
        let answer = walk.next_stack().map(found);
        let none = if walk.gave_up() { Answer::Unknown } else { Answer::No };
        (answer.unwrap_or(none), walk.nodes())
    }

    /// A stack with as many smiling ziomki as can be, and how many placements were tried. What the
    /// task says about smiles does not matter. An answer that is cut off is not proved to be the best.
    pub fn best(&self, task: &Task<'_>) -> (Answer, u64) {
        let ziomki = u8::try_from(task.asked.ziomki()).unwrap_or(u8::MAX);
        let mut nodes = 0;
        let mut last = Answer::No;
        for frowns in 0..=ziomki {
            let smiles = Smiles::AllBut(frowns);
            let (answer, tried) = self.first(&Task { smiles, nodes: task.nodes - nodes, ..*task });
            nodes += tried;
            last = answer;
            if answer != Answer::No {
                break;
            }
        }
        (last, nodes)
    }

    /// Whether a stack can still be finished, also by using the tolerance where exact joints do not do.
    pub fn still_possible(&self, task: &Task<'_>) -> (Answer, u64) {
        let (exact, nodes) = self.first(task);
        if exact != Answer::No {
            return (exact, nodes);
        }
        let aside = turlaj_ziomek::TOLERANCE;
        let (answer, more) = self.first(&Task { aside, nodes: task.nodes - nodes, ..*task });
        (answer, nodes + more)
    }

    /// How many stacks there are, counted up to a limit.
    pub fn count(&self, task: &Task<'_>, limit: u64) -> StackCount {
        let mut walk = self.walk(task);
        let mut found = 0;
        while found < limit && walk.next_stack().is_some() {
            found += 1;
        }
        // The limit may be the very number: only a further stack tells.
        let more = if found == limit { walk.next_stack().is_some() } else { walk.gave_up() };
        StackCount { found, more: more || walk.gave_up(), nodes: walk.nodes() }
    }
}

fn found(tower: &Tower<'_>) -> Answer {
    let mut stack = [tower.laid(0); MOST_LEVELS];
    for (place, laid) in stack.iter_mut().zip(tower.stack()) {
        *place = laid;
    }
    Answer::Yes(stack, tower.height())
}
