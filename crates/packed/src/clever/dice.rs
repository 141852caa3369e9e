//! Six dice in one word, sets of them, and the lot of a solo player.

/// A set of dice, the first one (white) in the lowest bit.
pub type DieMask = u32;

/// All six dice.
pub const ALL_DICE: DieMask = 0b11_1111;

/// What the six dice show, a byte each, the first one (white) lowest; 0 for a die without a face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PackedFaces(u64);

const ONES: u64 = 0x0101_0101_0101;
const HIGHS: u64 = ONES << 7;

impl PackedFaces {
    /// No face at all.
    pub(crate) const NONE: PackedFaces = PackedFaces(0);

    /// These faces, in the order of the dice; each from 1 to 6, or 0.
    pub fn new(faces: [u8; 6]) -> PackedFaces {
        let [a, b, c, d, e, f] = faces;
        PackedFaces(u64::from_le_bytes([a, b, c, d, e, f, 0, 0]))
    }

    /// Six fair dice from a word of random bits; what is left of unfairness is below 2^-48.
    #[inline]
    pub fn random(word: u64) -> PackedFaces {
        let one = u128::from(word) * 216;
        let two = u128::from(one as u64) * 216;
        let three = |at: u128| THREE[(at >> 64) as usize & 255];
        PackedFaces(u64::from(three(one)) | u64::from(three(two)) << 24)
    }

    /// The face of a die.
    #[inline]
    pub fn of(self, die: u32) -> u32 {
        (self.0 >> (8 * (die & 7))) as u32 & 7
    }

    /// All faces.
    #[inline]
    pub fn all(self) -> [usize; 6] {
        [0, 1, 2, 3, 4, 5].map(|die| self.of(die) as usize)
    }

    /// Blue and white together.
    #[inline]
    pub fn blue_sum(self) -> u32 {
        self.of(0) + self.of(2)
    }

    /// The same with other faces for some dice.
    #[inline]
    pub(crate) fn with(self, dice: DieMask, other: PackedFaces) -> PackedFaces {
        PackedFaces(self.0 ^ (self.0 ^ other.0) & WIDE[dice as usize & 63])
    }

    /// The faces of some dice only.
    #[inline]
    pub(crate) fn without(self, dice: DieMask) -> PackedFaces {
        PackedFaces(self.0 & !WIDE[dice as usize & 63])
    }

    /// The dice that show less than this.
    #[inline]
    pub fn below(self, face: u32) -> DieMask {
        // Each byte keeps its highest bit when nothing has to be borrowed from it.
        let at_least = ((self.0 | HIGHS) - u64::from(face) * ONES) & HIGHS;
        gather(!at_least & HIGHS)
    }

    /// The dice that surely lie on the tray of a solo player, and those of which a lot sends some.
    #[inline]
    pub fn lowest_three(self) -> Lowest {
        // How many dice show each face, four bits each; a product sums them up from below.
        let counts = self.all().into_iter().fold(0u64, |sum, face| sum + (1 << (4 * face)));
        let up_to = counts * 0x1111_1111;
        let face = ((up_to + 0x5555_5555) & 0x8888_8888).trailing_zeros() / 4;
        let sure = self.below(face);
        let tied = self.below(face + 1) & !sure;
        Lowest { sure, tied, wanted: 3 - COUNT[sure as usize & 63] }
    }
}

/// The highest bits of six bytes, together.
#[inline]
fn gather(highs: u64) -> DieMask {
    ((highs >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as DieMask
}

/// The three lowest dice, as far as faces alone decide it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lowest {
    /// These are among them.
    pub sure: DieMask,
    /// Of these, which show the same face, some are.
    pub tied: DieMask,
    /// How many of the tied ones.
    pub wanted: u8,
}

impl Lowest {
    /// All sets of tied dice that a lot could name; one set if nothing is left to the lot.
    #[inline]
    pub fn lots(self) -> &'static [u8] {
        let lots = &LOTS[self.tied as usize & 63][usize::from(self.wanted) & 3];
        &lots.sets[..usize::from(lots.count)]
    }
}

struct DieSets {
    count: u8,
    sets: [u8; 20],
}

static LOTS: [[DieSets; 4]; 64] = lots();

const fn lots() -> [[DieSets; 4]; 64] {
    let mut lots = [const { [const { DieSets { count: 0, sets: [0; 20] } }; 4] }; 64];
    let mut tied = 0usize;
    while tied < 64 {
        let mut set = 0usize;
        while set < 64 {
            let size = set.count_ones() as usize;
            if set & !tied == 0 && size < 4 {
                let row = &mut lots[tied][size];
                row.sets[row.count as usize] = set as u8;
                row.count += 1;
            }
            set += 1;
        }
        tied += 1;
    }
    lots
}

/// Faces of three dice, a byte each, by a number below 216.
static THREE: [u32; 256] = three();

const fn three() -> [u32; 256] {
    let mut three = [0; 256];
    let mut at = 0;
    while at < 216 {
        three[at as usize] = (at % 6 + 1) | (at / 6 % 6 + 1) << 8 | (at / 36 + 1) << 16;
        at += 1;
    }
    three
}

/// Full bytes for the dice of a set.
static WIDE: [u64; 64] = wide();

const fn wide() -> [u64; 64] {
    let mut wide = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut die = 0;
        while die < 6 {
            if set & (1 << die) != 0 {
                wide[set] |= 255 << (8 * die);
            }
            die += 1;
        }
        set += 1;
    }
    wide
}

/// How many dice a set has.
pub(super) static COUNT: [u8; 64] = count();

const fn count() -> [u8; 64] {
    let mut count = [0; 64];
    let mut set = 0usize;
    while set < 64 {
        count[set] = set.count_ones() as u8;
        set += 1;
    }
    count
}
