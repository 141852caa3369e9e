//! A stack that knows at once whether it would stand with one level more.

use turlaj_ziomek::{Blocks, LANE, Laid, MOST_LEVELS, Pose};

/// What a search needs to know of a pose.
#[derive(Clone, Copy)]
struct PoseShape {
    pose: Pose,
    width: i32,
    enters: i32,
    leaves: i32,
}

/// All poses of a set, by number.
#[derive(Clone)]
pub(crate) struct Shapes([PoseShape; Pose::COUNT]);

impl Shapes {
    pub(crate) fn of(blocks: &Blocks) -> Shapes {
        let first = Pose::all().next().expect("there are pieces");
        let mut shapes = [PoseShape { pose: first, width: 0, enters: 0, leaves: 0 }; Pose::COUNT];
        for pose in Pose::all() {
            let (enters, leaves) = blocks.ends(pose);
            shapes[pose.index()] = PoseShape {
                pose,
                width: pose.piece().width().into(),
                enters: enters.into(),
                leaves: leaves.into(),
            };
        }
        Shapes(shapes)
    }

    pub(crate) fn ends(&self, pose: Pose) -> (i16, i16) {
        let PoseShape { enters, leaves, .. } = self.0[pose.index()];
        // They came from such numbers.
        (enters as i16, leaves as i16)
    }

    pub(crate) fn pose(&self, index: usize) -> Pose {
        self.0[index].pose
    }
}

/// One level, with all that the levels below it weigh. Lengths that meet moments are doubled, so
/// that the middle of a piece is a whole number.
#[derive(Clone, Copy, Default)]
struct Level {
    shape: u8,
    x: i32,
    leaves: i32,
    /// Weight and doubled moment of this level and all below it.
    weight: i32,
    moment: i32,
    /// Between which doubled places the centre of mass of all above must lie, set by the level above.
    left: i32,
    right: i32,
}

/// A stack in work, built upwards and taken down from the top.
#[derive(Clone)]
pub struct Tower<'a> {
    shapes: &'a Shapes,
    /// How far inside a contact a centre of mass must lie, doubled.
    margin: i32,
    levels: [Level; MOST_LEVELS],
    height: usize,
}

impl<'a> Tower<'a> {
    pub(crate) fn new(shapes: &'a Shapes, margin: i16) -> Tower<'a> {
        let levels = [Level::default(); MOST_LEVELS];
        Tower { shapes, margin: 2 * i32::from(margin), levels, height: 0 }
    }

    /// How many levels it has.
    pub fn height(&self) -> usize {
        self.height
    }

    /// A level, counted from 0 at the bottom.
    pub(crate) fn laid(&self, level: usize) -> Laid {
        let Level { shape, x, .. } = self.levels[level];
        let x = i16::try_from(x).expect("a stack never leaves its lane");
        Laid { pose: self.shapes.pose(shape.into()), x }
    }

    /// All levels, from the bottom.
    pub fn stack(&self) -> impl ExactSizeIterator<Item = Laid> {
        (0..self.height).map(|level| self.laid(level))
    }

    /// Lays a piece where the line meets exactly (the base in the middle of the ground) if the stack
    /// then stands, and says whether it did.
    pub fn lay(&mut self, pose: Pose) -> bool {
        self.lay_shape(pose.index(), 0)
    }

    /// Lays a piece at a place of its own, under the same condition.
    pub fn lay_at(&mut self, laid: Laid) -> bool {
        self.place(laid.pose.index(), laid.x.into())
    }

    /// The same as [`Tower::lay`] by the number of a pose, so far to the right of the exact place.
    pub(crate) fn lay_shape(&mut self, index: usize, aside: i32) -> bool {
        let shape = &self.shapes.0[index];
        let x = match self.height.checked_sub(1) {
            Some(top) => self.levels[top].leaves - shape.enters + aside,
            None => (i32::from(LANE) - shape.width) / 2,
        };
        self.place(index, x)
    }

    fn place(&mut self, index: usize, x: i32) -> bool {
        let PoseShape { width, leaves, .. } = self.shapes.0[index];
        let (mut weight, mut moment) = (width, width * (2 * x + width));
        if let Some(top) = self.height.checked_sub(1) {
            let below = &mut self.levels[top];
            let edge = below.x + self.shapes.0[usize::from(below.shape)].width;
            below.left = 2 * below.x.max(x) + self.margin;
            below.right = 2 * edge.min(x + width) - self.margin;
            weight += below.weight;
            moment += below.moment;
            // The joint right below fails most often, so it is asked first.
            let holds = |level: &Level| {
                let (load, turn) = (weight - level.weight, moment - level.moment);
                level.left * load < turn && turn < level.right * load
            };
            if !self.levels[..self.height].iter().rev().all(holds) {
                return false;
            }
        }
        let shape = u8::try_from(index).expect("there are 80 poses");
        let leaves = x + leaves;
        self.levels[self.height] = Level { shape, x, leaves, weight, moment, left: 0, right: 0 };
        self.height += 1;
        true
    }

    /// Takes the top level off.
    pub fn take(&mut self) -> Option<Laid> {
        let top = self.laid(self.height.checked_sub(1)?);
        self.height -= 1;
        Some(top)
    }

    /// How far inside its contact the least safe centre of mass lies, in thousandths of a millimetre;
    /// the greatest number where there is no joint.
    pub fn safety(&self) -> i32 {
        let Some(top) = self.height.checked_sub(1).map(|top| &self.levels[top]) else {
            return i32::MAX;
        };
        let joints = self.levels[..self.height - 1].iter();
        let safety = joints.map(|level| {
            let (load, turn) = (top.weight - level.weight, top.moment - level.moment);
            let inside = (turn - level.left * load).min(level.right * load - turn);
            // Doubled places: half of it is a length.
            inside * 500 / load + self.margin * 500
        });
        safety.min().unwrap_or(i32::MAX)
    }
}
