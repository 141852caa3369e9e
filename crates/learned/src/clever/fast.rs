//! The network as it plays: whole numbers, and sums of the first layer made in advance. The same on
//! every machine, and quick on every one.

use arrayvec::ArrayVec;

use super::features::{blue, blue_index, rows, yellow, yellow_index, yellow_marks};
use super::net::{BUCKETS, HEADS, HIDDEN, Kind, MIDDLE, Net, POINTS, VARIANCE};
use super::situation::{bucket, situation};
use turlaj_packed::clever::{Packed, PackedNode};

/// A number of 1 in the first layer.
const FIRST_UNIT: f32 = 1024.0;
/// A weight of 1 in a second layer.
const SECOND_UNIT: f32 = 2048.0;

type WeightRow = [i16; HIDDEN];

/// The points of a seat at the end, as far as they can be told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// On average.
    pub points: f32,
    /// The mean square of what they are off.
    pub variance: f32,
}

/// The network as it plays.
#[derive(Clone, Debug)]
pub struct Fast {
    /// By feature; those of yellow and blue are in the sums only.
    rows: Vec<WeightRow>,
    /// By the pattern of yellow, with the bias.
    yellow: Vec<WeightRow>,
    /// By the pattern of blue.
    blue: Vec<WeightRow>,
    layers: Vec<Layer>,
}

/// One of the second layers, with the heads on top of it.
#[derive(Clone, Debug)]
struct Layer {
    weights: [WeightRow; MIDDLE],
    bias: [f32; MIDDLE],
    heads: [[f32; MIDDLE]; HEADS],
    head_bias: [f32; HEADS],
}

fn whole(weight: f32, unit: f32) -> i16 {
    // Beyond the ends a number stays at the end.
    (weight * unit).round() as i16
}

impl Fast {
    /// Rounds the weights, and makes the sums.
    pub fn new(net: &Net) -> Fast {
        let mut fast = Fast {
            rows: vec![[0; HIDDEN]; net.features() + 1],
            yellow: vec![[0; HIDDEN]; 1 << 12],
            blue: vec![[0; HIDDEN]; 1 << 11],
            layers: vec![Layer::ZERO; BUCKETS],
        };
        fast.renew(net);
        fast
    }

    /// Takes over other weights.
    pub fn renew(&mut self, net: &Net) {
        for (at, row) in self.rows.iter_mut().enumerate() {
            let weights = net.slice::<HIDDEN>(net.row(at));
            row.iter_mut().zip(weights).for_each(|(to, from)| *to = whole(*from, FIRST_UNIT));
        }
        for (bucket, layer) in self.layers.iter_mut().enumerate() {
            layer.renew(net, bucket);
        }
        self.sum_up();
    }

    fn sum_up(&mut self) {
        let rows = &self.rows;
        let bias = rows.len() - 1;
        for (at, sum) in self.yellow.iter_mut().enumerate() {
            *sum = rows[bias];
            yellow(yellow_marks(at), &mut |feature| add(sum, &rows[feature]));
        }
        for (at, sum) in self.blue.iter_mut().enumerate() {
            *sum = [0; HIDDEN];
            blue(at, &mut |feature| add(sum, &rows[feature]));
        }
    }

    /// All weights, as they are kept in a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let rows = self.rows.iter().chain(self.layers.iter().flat_map(|layer| &layer.weights));
        rows.flatten().for_each(|number| bytes.extend(number.to_le_bytes()));
        for layer in &self.layers {
            let heads = layer.heads.iter().flatten();
            let all = layer.bias.iter().chain(heads).chain(&layer.head_bias);
            all.for_each(|number| bytes.extend(number.to_le_bytes()));
        }
        bytes
    }

    /// The network of these bytes, or nothing if they are of another one.
    pub fn from_bytes(kind: Kind, bytes: &[u8]) -> Option<Fast> {
        let mut fast = Fast::new(&Net::zero(kind));
        let wholes = (fast.rows.len() + BUCKETS * MIDDLE) * HIDDEN;
        let (wholes, rest) = bytes.split_at_checked(2 * wholes)?;
        if rest.len() != 4 * BUCKETS * (MIDDLE + HEADS * MIDDLE + HEADS) {
            return None;
        }
        let mut wholes = wholes.as_chunks().0.iter().map(|two| i16::from_le_bytes(*two));
        let mut reals = rest.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four));
        let layers = fast.layers.iter_mut().flat_map(|layer| &mut layer.weights);
        let rows = fast.rows.iter_mut().chain(layers);
        rows.flatten().zip(&mut wholes).for_each(|(to, from)| *to = from);
        for layer in &mut fast.layers {
            let heads = layer.heads.iter_mut().flatten();
            let all = layer.bias.iter_mut().chain(heads).chain(&mut layer.head_bias);
            all.zip(&mut reals).for_each(|(to, from)| *to = from);
        }
        fast.sum_up();
        Some(fast)
    }

    /// What a seat can expect at the end, from before a roll or at the end itself.
    pub fn outlook<const SEATS: usize>(&self, game: &Packed<SEATS>, seat: usize) -> Outlook {
        let points = f32::from(game.players[seat].sheet.points().total());
        if game.node() == PackedNode::Over {
            return Outlook { points, variance: 0.0 };
        }
        let [coming, variance] = self.heads(game, seat);
        Outlook { points: points + coming * POINTS, variance: variance.max(0.0) * VARIANCE }
    }

    /// The same, without its variance.
    #[inline]
    pub fn points<const SEATS: usize>(&self, game: &Packed<SEATS>, seat: usize) -> f32 {
        self.outlook(game, seat).points
    }

    #[inline]
    fn heads<const SEATS: usize>(&self, game: &Packed<SEATS>, seat: usize) -> [f32; HEADS] {
        let sheet = game.players[seat].sheet;
        let mut sums: ArrayVec<&WeightRow, 40> = ArrayVec::new();
        sums.push(&self.yellow[yellow_index(sheet.marked)]);
        sums.push(&self.blue[blue_index(sheet.marked)]);
        rows(sheet, &mut |feature| sums.push(&self.rows[feature]));
        situation(game, seat, &mut |feature| sums.push(&self.rows[feature]));
        self.layers[bucket(game, seat)].heads(&above_zero(&sums))
    }
}

impl Layer {
    const ZERO: Layer = Layer {
        weights: [[0; HIDDEN]; MIDDLE],
        bias: [0.0; MIDDLE],
        heads: [[0.0; MIDDLE]; HEADS],
        head_bias: [0.0; HEADS],
    };

    fn renew(&mut self, net: &Net, bucket: usize) {
        let from = net.second(bucket);
        for at in 0..HIDDEN {
            let weights = net.slice::<MIDDLE>(from + at * MIDDLE);
            for (row, weight) in self.weights.iter_mut().zip(weights) {
                row[at] = whole(*weight, SECOND_UNIT);
            }
        }
        self.bias = *net.slice(net.second_bias(bucket));
        self.heads = std::array::from_fn(|head| *net.slice(net.head(bucket, head)));
        self.head_bias = *net.slice(net.head_bias(bucket, 0));
    }

    #[inline]
    fn heads(&self, hidden: &WeightRow) -> [f32; HEADS] {
        let mut middle = self.bias;
        for (sum, weights) in middle.iter_mut().zip(&self.weights) {
            *sum += dot(hidden, weights) as f32 * (1.0 / (FIRST_UNIT * SECOND_UNIT));
            *sum = sum.max(0.0);
        }
        let mut told = self.head_bias;
        for (told, weights) in told.iter_mut().zip(&self.heads) {
            *told += middle.iter().zip(weights).map(|(sum, weight)| sum * weight).sum::<f32>();
        }
        told
    }
}

/// How many numbers are summed up at a time: as many as stay at hand.
const AT_ONCE: usize = 64;

/// The sum of rows, where it is above zero.
#[inline]
fn above_zero(rows: &[&WeightRow]) -> WeightRow {
    let mut hidden = [0i16; HIDDEN];
    for (part, to) in hidden.as_chunks_mut::<AT_ONCE>().0.iter_mut().enumerate() {
        for row in rows {
            let from = &row.as_chunks::<AT_ONCE>().0[part];
            for at in 0..AT_ONCE {
                to[at] = to[at].saturating_add(from[at]);
            }
        }
        for number in to.iter_mut() {
            *number = (*number).max(0);
        }
    }
    hidden
}

#[inline]
fn add(sum: &mut WeightRow, row: &WeightRow) {
    for at in 0..HIDDEN {
        sum[at] = sum[at].saturating_add(row[at]);
    }
}

/// Not to be inlined: a compiler that sees both numbers of a product in turn makes one instruction of
/// eight of them, one that has widened the first row beforehand does not.
#[inline(never)]
fn dot(one: &WeightRow, other: &WeightRow) -> i32 {
    // Eight sums, so that every processor's own instruction for it is found.
    let mut sums = [0i32; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for at in 0..8 {
            sums[at] = sums[at].wrapping_add(i32::from(one[at]).wrapping_mul(other[at].into()));
        }
    }
    sums.into_iter().fold(0, i32::wrapping_add)
}
