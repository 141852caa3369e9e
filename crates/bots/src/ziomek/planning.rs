//! Which acts led away from every solution.

use turlaj_exact::ziomek::{Answer, StackSolver, Task};
use turlaj_ziomek::{Laid, Requirement};

/// A search is cut off after this many placements; a stack that it cannot judge counts as possible.
const NODES: u64 = 20_000;

/// What one act made of a stack; a piece that was turned at once counts as laid like that.
#[derive(Clone, Debug)]
pub(super) struct Build {
    /// The position of the act in the log.
    pub(super) seq: u64,
    /// How many acts it took.
    pub(super) acts: u64,
    /// Whether it laid the top piece.
    pub(super) laid: bool,
    /// The stack after it.
    pub(super) stack: Vec<Laid>,
}

/// An act that led away from every solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Astray {
    /// The position of the act in the log.
    pub(super) seq: u64,
    /// What was on top after it.
    pub(super) top: Laid,
    /// How many acts followed until a solution was left again; nothing if none was until the end.
    pub(super) mended: Option<u64>,
    /// How many acts followed until then or until the end.
    pub(super) spent: u64,
}

/// All acts that led away from every solution, from an empty stack.
pub(super) fn astray(asked: &Requirement, builds: &[Build]) -> Vec<Astray> {
    let mut judge = StackJudge::new(asked);
    let mut all: Vec<Astray> = Vec::new();
    let mut is_lost = !judge.is_possible(&[]);
    for build in builds {
        let open = all.last_mut().filter(|_| is_lost);
        let possible = judge.is_possible(&build.stack);
        match (open, possible) {
            (Some(open), _) => {
                open.spent += build.acts;
                open.mended = possible.then_some(open.spent);
            }
            (None, false) if !is_lost => all.extend(build.stack.last().map(|top| Astray {
                seq: build.seq,
                top: *top,
                mended: None,
                spent: 0,
            })),
            (None, _) => {}
        }
        is_lost = !possible;
    }
    all
}

/// Says whether a stack can be finished, and remembers the last answers.
struct StackJudge<'a> {
    asked: &'a Requirement,
    solver: StackSolver,
    solution: Vec<Laid>,
    lost: Option<Vec<Laid>>,
}

impl<'a> StackJudge<'a> {
    fn new(asked: &'a Requirement) -> StackJudge<'a> {
        StackJudge { asked, solver: StackSolver::default(), solution: Vec::new(), lost: None }
    }

    fn is_possible(&mut self, stack: &[Laid]) -> bool {
        if !self.solution.is_empty() && self.solution.starts_with(stack) {
            return true;
        }
        if self.lost.as_ref().is_some_and(|lost| stack.starts_with(lost)) {
            return false;
        }
        let task = Task { from: stack, nodes: NODES, ..Task::new(self.asked) };
        match self.solver.still_possible(&task).0 {
            Answer::Yes(levels, height) => self.solution = levels[..height].to_vec(),
            Answer::Unknown => {}
            Answer::No => self.lost = Some(stack.to_vec()),
        }
        self.lost.as_deref() != Some(stack)
    }
}
