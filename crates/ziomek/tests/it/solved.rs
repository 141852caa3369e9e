//! Stacks that are right, found by trying: tests must not lean on where the lines of one set run.

use turlaj_ziomek::{Laid, Pose, Requirement, gap, standing};

/// A right stack with every ziomek smiling, its base near the middle of the ground.
pub(crate) fn solved(round: u8, dice: [u8; 4]) -> Vec<Laid> {
    solved_with(&Requirement::of(round, dice), Pose::smiles, |_, _| true)
}

/// A right stack in which `suits` accepts every ziomek, and `fits` every level on those below it.
pub(crate) fn solved_with(
    requirement: &Requirement,
    suits: impl Fn(Pose) -> bool,
    fits: impl Fn(&[Laid], Laid) -> bool,
) -> Vec<Laid> {
    let mut stack = Vec::new();
    let ready = |pose: &Pose| pose.piece().colour().is_none() || suits(*pose);
    let poses: Vec<Pose> = Pose::all().filter(ready).collect();
    assert!(go_on(requirement, &poses, &fits, &mut stack), "no right stack");
    stack
}

fn go_on(
    requirement: &Requirement,
    poses: &[Pose],
    fits: &impl Fn(&[Laid], Laid) -> bool,
    stack: &mut Vec<Laid>,
) -> bool {
    let Some(want) = requirement.wants().get(stack.len()) else { return true };
    for &pose in poses.iter().filter(|pose| want.takes(pose.piece())) {
        if stack.iter().any(|laid| laid.piece() == pose.piece()) {
            continue;
        }
        let mut laid = Laid { pose, x: 155 };
        if let Some(&top) = stack.last() {
            laid.x -= gap(top, laid);
        }
        stack.push(laid);
        let stands = standing(stack) == stack.len() && fits(&stack[..stack.len() - 1], laid);
        if stands && go_on(requirement, poses, fits, stack) {
            return true;
        }
        stack.pop();
    }
    false
}

/// As the word of a position: `3b@140,wa@150`.
pub(crate) fn text(stack: &[Laid]) -> String {
    let levels: Vec<String> = stack.iter().map(ToString::to_string).collect();
    levels.join(",")
}

/// The same, everything from a level on (counted from 1) moved to the right: that joint is broken.
pub(crate) fn moved(stack: &[Laid], level: usize, by: i16) -> Vec<Laid> {
    let shift = |(at, laid): (usize, &Laid)| Laid {
        x: laid.x + if at + 1 >= level { by } else { 0 },
        ..*laid
    };
    stack.iter().enumerate().map(shift).collect()
}

/// A right stack that still stands with the levels from this one on moved by so much.
pub(crate) fn broken(round: u8, dice: [u8; 4], level: usize, by: i16) -> Vec<Laid> {
    let fits = |below: &[Laid], laid: Laid| {
        let mut stack = below.to_vec();
        stack.push(laid);
        let stack = moved(&stack, level, by);
        (1..=stack.len()).all(|levels| standing(&stack[..levels]) == levels)
    };
    moved(&solved_with(&Requirement::of(round, dice), Pose::smiles, fits), level, by)
}
