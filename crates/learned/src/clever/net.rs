//! The network: features that are so, two layers, and two numbers, as it is learned.

use super::situation;

/// Neurons of the first layer.
pub const HIDDEN: usize = 256;
/// Neurons of the second layer.
pub const MIDDLE: usize = 16;
/// Second layers: for each round, and in it for each roll of the own turn and for all other rolls.
pub const BUCKETS: usize = 24;
/// Numbers that it tells: points still to come in units of [`POINTS`], and the variance of these in
/// units of [`VARIANCE`].
pub const HEADS: usize = 2;
/// Points for one unit.
pub const POINTS: f32 = 40.0;
/// Squared points for one unit.
pub const VARIANCE: f32 = 400.0;

/// What a network is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The solo game.
    Solo,
    /// The game of two to four.
    Table,
}

/// The weights, all in one row.
#[derive(Clone, Debug)]
pub struct Net {
    kind: Kind,
    /// All of them, in the order of the methods.
    pub weights: Vec<f32>,
}

const SECOND: usize = HIDDEN * MIDDLE;

impl Net {
    /// All weights zero.
    pub fn zero(kind: Kind) -> Net {
        let last = BUCKETS * (SECOND + MIDDLE + HEADS * MIDDLE + HEADS);
        Net { kind, weights: vec![0.0; (situation::count(kind) + 1) * HIDDEN + last] }
    }

    /// What it is for.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many features it knows.
    pub fn features(&self) -> usize {
        situation::count(self.kind)
    }

    /// Where the weights of a feature begin; the bias of the first layer comes after the last one.
    pub fn row(&self, feature: usize) -> usize {
        feature * HIDDEN
    }

    /// Where a second layer begins: for each neuron of the first one [`MIDDLE`] weights.
    pub fn second(&self, bucket: usize) -> usize {
        self.row(self.features() + 1) + bucket * SECOND
    }

    /// Where the bias of a second layer begins.
    pub fn second_bias(&self, bucket: usize) -> usize {
        self.second(BUCKETS) + bucket * MIDDLE
    }

    /// Where the weights of a head begin.
    pub fn head(&self, bucket: usize, head: usize) -> usize {
        self.second_bias(BUCKETS) + (bucket * HEADS + head) * MIDDLE
    }

    /// Where the bias of a head is.
    pub fn head_bias(&self, bucket: usize, head: usize) -> usize {
        self.head(BUCKETS, 0) + bucket * HEADS + head
    }

    /// So many weights from there.
    pub fn slice<const LENGTH: usize>(&self, from: usize) -> &[f32; LENGTH] {
        self.weights[from..].first_chunk().expect("weights are laid out by this type")
    }

    /// So many weights from there, to be changed.
    pub fn slice_mut<const LENGTH: usize>(&mut self, from: usize) -> &mut [f32; LENGTH] {
        self.weights[from..].first_chunk_mut().expect("weights are laid out by this type")
    }
}
