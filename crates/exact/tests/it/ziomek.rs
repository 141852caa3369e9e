//! The solver of Ziomek: against the rules, against plain search, and what the set promises.

use turlaj_exact::ziomek::{Answer, Rolls, Smiles, StackSolver, Task, choices};
use turlaj_ziomek::{
    BLOCKS, DESIGN_MARGIN, LANE, Laid, Piece, Pose, Requirement, gap, levels, standing,
};

/// All stacks of a requirement, by the words of the definition and nothing else.
fn plain(asked: &Requirement, levels: usize, stack: &mut Vec<Laid>, each: &mut dyn FnMut(&[Laid])) {
    if stack.len() == levels {
        each(stack);
        return;
    }
    for pose in Pose::all() {
        let used = stack.iter().any(|laid| laid.piece() == pose.piece());
        if used || !asked.wants()[stack.len()].takes(pose.piece()) {
            continue;
        }
        let x = match stack.last() {
            None => (LANE - pose.piece().width()) / 2,
            Some(below) => below.leaves() - BLOCKS.ends(pose).0,
        };
        stack.push(Laid { pose, x });
        if standing(stack) == stack.len() {
            plain(asked, levels, stack, each);
        }
        stack.pop();
    }
}

/// The upper levels given, so that plain search comes to an end.
fn lower_part(asked: &Requirement, from: &[Laid]) -> (u64, u64) {
    let (mut all, mut smiling) = (0, 0);
    plain(asked, asked.wants().len(), &mut from.to_vec(), &mut |stack| {
        all += 1;
        let frowns =
            stack.iter().any(|laid| laid.piece().colour().is_some() && !laid.pose.smiles());
        smiling += u64::from(!frowns);
    });
    (all, smiling)
}

#[test]
fn counts_are_those_of_plain_search() {
    let solver = StackSolver::default();
    for (round, dice, from) in [
        (1, [1, 2, 3, 4], 3),
        (1, [2, 4, 5, 6], 3),
        (1, [6, 1, 4, 1], 4),
        (2, [7, 3, 5, 2], 4),
        (3, [4, 8, 6, 7], 5),
        (7, [10, 9, 8, 1], 9),
    ] {
        let asked = Requirement::of(round, dice);
        // The lower levels are those of some solution; what is counted is what can stand on them.
        let first = solver.first(&Task::new(&asked).smiling()).0;
        let from = &first.stack().unwrap()[..from];
        let (all, smiling) = lower_part(&asked, from);
        assert!(smiling >= 1 && all >= smiling);
        let task = Task { from, ..Task::new(&asked) };
        let count = |task: &Task<'_>| {
            let count = solver.count(task, u64::MAX);
            assert!(!count.more && count.nodes > 0);
            count.found
        };
        assert_eq!((count(&task), count(&task.smiling())), (all, smiling), "{dice:?}");
    }
}

#[test]
fn a_whole_small_round_is_counted() {
    // Four ziomki at the bottom leave two levels: few enough for plain search from the ground.
    let asked = Requirement::of(1, [1, 2, 3, 4]);
    let (all, smiling) = lower_part(&asked, &[]);
    let solver = StackSolver::default();
    assert_eq!(solver.count(&Task::new(&asked), u64::MAX).found, all);
    assert_eq!(solver.count(&Task::new(&asked).smiling(), u64::MAX).found, smiling);
    let some = solver.count(&Task::new(&asked), all - 1);
    assert!(some.found == all - 1 && some.more);
    let exact = solver.count(&Task::new(&asked), all);
    assert!(exact.found == all && !exact.more);
}

/// By the words of the rules: every level right, every joint exact, every height standing.
fn check(asked: &Requirement, stack: &[Laid], smiling: bool) {
    assert_eq!(stack.len(), asked.wants().len());
    for (at, (laid, want)) in stack.iter().zip(asked.wants()).enumerate() {
        assert!(want.takes(laid.piece()));
        assert!(stack[..at].iter().all(|below| below.piece() != laid.piece()));
        assert_eq!(standing(&stack[..=at]), at + 1);
        assert!(at == 0 || gap(stack[at - 1], *laid) == 0);
        assert!((0..=LANE - laid.width()).contains(&laid.x));
        assert!(!smiling || laid.piece().colour().is_none() || laid.pose.smiles());
    }
}

/// What the set promises, with the margin it was designed by, for one roll.
fn every_choice_is_solved(solver: &StackSolver, round: u8, dice: [u8; 4]) {
    for asked in choices(Requirement::of(round, dice)) {
        let (answer, _) = solver.first(&Task::new(&asked).smiling());
        let stack = answer.stack().unwrap_or_else(|| panic!("round {round}, {dice:?}"));
        check(&asked, stack, true);
    }
}

#[test]
fn every_roll_of_the_first_rounds_has_a_smiling_stack() {
    let solver = StackSolver::of(&BLOCKS, DESIGN_MARGIN);
    for round in 1..=2 {
        assert_eq!(Rolls::of(round).count(), 9360);
        Rolls::of(round).for_each(|dice| every_choice_is_solved(&solver, round, dice));
    }
}

#[test]
fn a_sample_of_the_other_rounds_has_smiling_stacks() {
    let solver = StackSolver::of(&BLOCKS, DESIGN_MARGIN);
    for round in 3..=7 {
        for dice in Rolls::of(round).step_by(7) {
            every_choice_is_solved(&solver, round, dice);
        }
    }
    assert_eq!(Rolls::of(7).count(), 5040);
}

#[test]
fn stacks_come_one_by_one_and_all_are_different() {
    let asked = Requirement::of(3, [2, 7, 9, 4]);
    let solver = StackSolver::default();
    let mut walk = solver.walk(&Task::new(&asked));
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..500 {
        let stack: Vec<Laid> = walk.next_stack().unwrap().stack().collect();
        check(&asked, &stack, false);
        assert!(seen.insert(stack.iter().map(|laid| laid.pose).collect::<Vec<_>>()));
    }
}

#[test]
fn the_best_stack_smiles_as_much_as_it_can() {
    let asked = Requirement::of(2, [1, 3, 5, 7]);
    let solver = StackSolver::default();
    let (best, _) = solver.best(&Task::new(&asked));
    check(&asked, best.stack().unwrap(), true);
    // A red ziomek on its head at the bottom: three of four is the best that is left.
    let upside_down: Laid = "ra~@180".parse().unwrap();
    let task = Task { from: &[upside_down], ..Task::new(&asked) };
    let (best, _) = solver.best(&task);
    let stack = best.stack().unwrap();
    check(&asked, stack, false);
    assert_eq!(stack[0], upside_down);
    assert_eq!(stack.iter().filter(|laid| laid.pose.smiles()).count(), 3);
    let none = Task { smiles: Smiles::ALL, ..task };
    assert_eq!(solver.first(&none), (Answer::No, 0));
}

#[test]
fn what_lies_already_must_be_right_and_stand() {
    let asked = Requirement::of(1, [2, 9, 9, 10]);
    let solver = StackSolver::default();
    let answer = |stack: &[&str]| {
        let from: Vec<Laid> = stack.iter().map(|laid| laid.parse().unwrap()).collect();
        solver.still_possible(&Task { from: &from, ..Task::new(&asked) }).0
    };
    assert!(answer(&[]).stack().is_some());
    assert!(answer(&["1a@155"]).stack().is_some());
    // A long block where the red ziomek belongs, a ziomek that is out, a broken line, seven levels.
    let second = Laid { pose: "2a".parse().unwrap(), x: 0 };
    let base: Laid = "1a@155".parse().unwrap();
    let x = base.leaves() - second.enters();
    assert_eq!(answer(&["1a@155", &format!("2a@{x}")]), Answer::No);
    assert_eq!(answer(&["wa@155"]), Answer::No);
    let red = Laid { pose: "ra".parse().unwrap(), x: 0 };
    let x = base.leaves() - red.enters();
    assert!(answer(&["1a@155", &format!("ra@{}", x + 2)]).stack().is_some());
    assert_eq!(answer(&["1a@155", &format!("ra@{}", x + 3)]), Answer::No);
    assert_eq!(answer(&["1a@155"; 7]), Answer::No);
}

#[test]
fn a_complete_stack_is_its_own_solution() {
    let asked = Requirement::of(1, [7, 8, 9, 10]);
    let solver = StackSolver::default();
    let (answer, _) = solver.first(&Task::new(&asked));
    let stack = answer.stack().unwrap();
    let (again, nodes) = solver.first(&Task { from: stack, ..Task::new(&asked) });
    assert_eq!((again.stack(), nodes), (Some(stack), 0));
    assert_eq!(solver.count(&Task { from: stack, ..Task::new(&asked) }, 10).found, 1);
}

#[test]
fn a_search_that_is_cut_off_says_so() {
    let asked = Requirement::of(7, [1, 2, 3, 4]);
    let solver = StackSolver::default();
    let task = Task { nodes: 5, ..Task::new(&asked) };
    assert_eq!(solver.first(&task), (Answer::Unknown, 5));
    assert_eq!(solver.best(&task), (Answer::Unknown, 5));
    let count = solver.count(&Task { nodes: 20_000, ..Task::new(&asked) }, u64::MAX);
    assert!(count.more && count.nodes == 20_000);
}

#[test]
fn a_tower_is_as_safe_as_its_least_safe_joint() {
    let solver = StackSolver::default();
    let mut tower = solver.tower();
    assert!(tower.lay_at("1a@100".parse().unwrap()));
    assert_eq!(tower.safety(), i32::MAX);
    // The middle of the second block is at 155, the end of the first at 190.
    assert!(tower.lay_at("2a@110".parse().unwrap()));
    assert_eq!(tower.safety(), 35_000);
    assert!(!tower.lay_at("3a@160".parse().unwrap()));
    assert_eq!(tower.height(), 2);
    assert_eq!(tower.take().map(Laid::piece), Piece::long(2));
    assert_eq!(levels(7), 12);
}
