//! Where the line enters and leaves a level, and whether it runs on at a joint.

use crate::blocks::{BLOCKS, Blocks, TOLERANCE};
use crate::pieces::{Laid, Pose};

impl Blocks {
    /// Where the line enters at the bottom and leaves at the top, from the left edge of the piece
    /// as it lies: a half turn takes (in, out) to (width − out, width − in).
    pub fn ends(&self, pose: Pose) -> (i16, i16) {
        let face = self.face(pose.piece(), pose.side());
        let width = pose.piece().width();
        if pose.flipped() {
            (width - face.leaves, width - face.enters)
        } else {
            (face.enters, face.leaves)
        }
    }
}

impl Laid {
    /// Where the line enters this level, on the table's ruler.
    pub fn enters(self) -> i16 {
        self.x + BLOCKS.ends(self.pose).0
    }

    /// Where the line leaves this level, on the table's ruler.
    pub fn leaves(self) -> i16 {
        self.x + BLOCKS.ends(self.pose).1
    }
}

/// How far to the right of where the line leaves `below` it enters `above`; less than 0 to the left.
pub fn gap(below: Laid, above: Laid) -> i16 {
    above.enters() - below.leaves()
}

/// Whether the line runs on from one level to the next.
pub fn joined(below: Laid, above: Laid) -> bool {
    gap(below, above).abs() <= TOLERANCE
}
