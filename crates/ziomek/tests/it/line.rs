//! Where lines enter and leave.

use turlaj_ziomek::{BLOCKS, Laid, Pose, TOLERANCE, gap, joined};

use crate::stacks::stack;

#[test]
fn a_half_turn_changes_the_ends_and_two_change_nothing() {
    for pose in Pose::all() {
        let width = pose.piece().width();
        let (enters, leaves) = BLOCKS.ends(pose);
        let turned = Pose::new(pose.piece(), pose.side(), !pose.flipped()).unwrap();
        assert_eq!(BLOCKS.ends(turned), (width - leaves, width - enters), "{pose}");
        let (again, and_out) = BLOCKS.ends(turned);
        assert_eq!((width - and_out, width - again), (enters, leaves), "{pose}");
    }
}

#[test]
fn upright_poses_have_the_ends_of_the_table() {
    for pose in Pose::all().filter(|pose| !pose.flipped()) {
        let face = BLOCKS.face(pose.piece(), pose.side());
        assert_eq!(BLOCKS.ends(pose), (face.enters, face.leaves));
    }
}

#[test]
fn a_joint_holds_up_to_the_tolerance_on_both_sides() {
    let below = stack("1a@100")[0];
    let above = stack("2a@0")[0];
    let exact = below.leaves() - above.enters();
    for aside in -5..=5 {
        let above = Laid { x: exact + aside, ..above };
        assert_eq!(gap(below, above), aside);
        assert_eq!(joined(below, above), aside.abs() <= TOLERANCE);
    }
}
