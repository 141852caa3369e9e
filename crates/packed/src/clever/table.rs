//! The printed sheet as masks: computed from the rules' one table when this is compiled.
//!
//! A field is a bit, at the rules' own position ([`turlaj_clever::Field::index`]).

use turlaj_clever::{Area, Bonus, Field, FieldSet, GIFTS, Gift, LINES, RoundGift, SHEET};

/// All fields of an area.
pub const YELLOW: u64 = FieldSet::area(Area::Y).bits();
/// See [`YELLOW`].
pub const BLUE: u64 = FieldSet::area(Area::B).bits();
/// See [`YELLOW`].
pub const GREEN: u64 = FieldSet::area(Area::G).bits();
/// See [`YELLOW`].
pub const ORANGE: u64 = FieldSet::area(Area::O).bits();
/// See [`YELLOW`].
pub const PURPLE: u64 = FieldSet::area(Area::P).bits();
/// All fields.
pub(super) const ALL: u64 = YELLOW | BLUE | GREEN | ORANGE | PURPLE;
/// Fields that need no other one before them: yellow and blue, and the first of each ordered area.
pub(super) const FREE: u64 = YELLOW | BLUE | first(GREEN) | first(ORANGE) | first(PURPLE);
/// The yellow fields printed as crossed.
pub(super) const PRINTED: u64 = FieldSet::PRINTED.bits();

/// The lowest bit, which is the leftmost field of an ordered area.
const fn first(area: u64) -> u64 {
    area & area.wrapping_neg()
}

/// The highest bit of an area, which is one run of bits.
const fn last(area: u64) -> u64 {
    area & !(area >> 1)
}

/// What a mark makes the next one is only ever a field of its own ordered area.
const _: () = {
    let others = YELLOW | BLUE | last(GREEN) | last(ORANGE) | last(PURPLE);
    assert!((others << 1) & ALL & !FREE == 0);
};

/// Where counters lie in [`super::PackedSheet`]'s second word, four bits each but the two sums.
pub(super) const REROLL: u32 = 0;
/// See [`REROLL`].
pub(super) const EXTRA: u32 = 4;
/// See [`REROLL`].
pub(super) const FOX: u32 = 8;
/// The last purple number, 0 before the first.
pub(super) const LAST: u32 = 12;
/// The sum of the orange numbers, eight bits.
pub(super) const ORANGE_SUM: u32 = 16;
/// The sum of the purple numbers, eight bits.
pub(super) const PURPLE_SUM: u32 = 24;
/// The first of the counters of gifts that wait to be used, by [`Gift`].
pub(super) const PENDING: u32 = 32;
/// How many kinds of gift can wait: all but the black ones, which are used at once.
pub(super) const KINDS: u32 = Gift::X as u32;
/// The counters of all waiting gifts.
pub(super) const ALL_PENDING: u64 = ((1 << (4 * KINDS)) - 1) << PENDING;

/// One of what a bonus brings, as an addition to the counters.
pub(super) const fn one(bonus: Bonus) -> u64 {
    match bonus {
        Bonus::Reroll => 1 << REROLL,
        Bonus::Extra => 1 << EXTRA,
        Bonus::Fox => 1 << FOX,
        Bonus::Gift(gift) => 1 << (PENDING + 4 * gift as u32),
    }
}

/// What a mark in one field does to the counters.
#[derive(Clone, Copy)]
pub(super) struct MarkEffect {
    /// What stays of them.
    pub(super) keep: u64,
    /// What is added for each unit of the number written.
    pub(super) unit: u64,
    /// What is added when all of these fields are marked; no field is in more than two lines.
    pub(super) lines: [(u64, u64); 2],
}

/// Never full: processors foresee better what seldom happens.
const NO_LINE: (u64, u64) = (1 << 63, 0);

/// By field; as long as a word, so that no index is ever checked.
pub(super) const MARKS: [MarkEffect; 64] = marks();

const fn marks() -> [MarkEffect; 64] {
    let mut marks = [MarkEffect { keep: u64::MAX, unit: 0, lines: [NO_LINE; 2] }; 64];
    let mut at = 0;
    while at < SHEET.orange.times.len() {
        let orange = Field::ordered(Area::O, at).index();
        marks[orange].unit = (SHEET.orange.times[at] as u64) << ORANGE_SUM;
        let purple = Field::ordered(Area::P, at).index();
        marks[purple].unit = 1 << PURPLE_SUM | 1 << LAST;
        marks[purple].keep = !(15 << LAST);
        at += 1;
    }
    let mut line = 0;
    while line < LINES.len() {
        let fields = LINES[line].fields.bits();
        let mut field = 0;
        while field < 64 {
            if fields & (1 << field) != 0 {
                let lines = &mut marks[field].lines;
                let free = if lines[0].0 == NO_LINE.0 { 0 } else { 1 };
                assert!(lines[free].0 == NO_LINE.0, "a field is in at most two lines");
                lines[free] = (fields, one(LINES[line].bonus));
            }
            field += 1;
        }
        line += 1;
    }
    marks
}

/// The yellow fields with a number, the green fields that a face is enough for, all orange ones:
/// where a face alone decides. Faces are counted from 1; eight entries need no check.
pub const FITS: [u64; 8] = fits();

const fn fits() -> [u64; 8] {
    let mut fits = [0; 8];
    let mut face = 1;
    while face <= 6 {
        let mut fields = ORANGE;
        let mut at = 0;
        while at < 16 {
            if SHEET.yellow.numbers[at / 4][at % 4] as usize == face {
                fields |= 1 << Field::yellow(at / 4, at % 4).index();
            }
            at += 1;
        }
        at = 0;
        while at < SHEET.green.least.len() {
            if SHEET.green.least[at] as usize <= face {
                fields |= 1 << Field::ordered(Area::G, at).index();
            }
            at += 1;
        }
        fits[face] = fields;
        face += 1;
    }
    fits
}

/// All purple fields, or none: whether a face (second) may follow the last number (first).
pub const RISES: [[u64; 8]; 8] = rises();

const fn rises() -> [[u64; 8]; 8] {
    let mut rises = [[0; 8]; 8];
    let mut last = 0;
    while last <= 6 {
        let mut face = 1;
        while face <= 6 {
            if last == SHEET.purple.peak as usize || face > last {
                rises[last][face] = PURPLE;
            }
            face += 1;
        }
        last += 1;
    }
    rises
}

/// The blue field of a sum.
pub const SUMS: [u64; 16] = sums();

const fn sums() -> [u64; 16] {
    let mut sums = [0; 16];
    let mut sum = 2;
    while sum <= 12 {
        sums[sum] = 1 << Field::blue(sum as u8).index();
        sum += 1;
    }
    sums
}

/// The areas of the six dice, in their order; blue is by the sum and not here.
pub(super) const AREA_OF: [u64; 8] =
    [YELLOW | GREEN | ORANGE | PURPLE, YELLOW, 0, GREEN, ORANGE, PURPLE, 0, 0];
/// Whether the six dice, in their order, can be written in blue.
pub(super) const AS_BLUE: [u64; 8] = [BLUE, 0, BLUE, 0, 0, 0, 0, 0];

/// The areas that a gift can be used in, by [`Gift`], and the number that it writes.
pub(super) const GIFT_AREAS: [u64; GIFTS.len()] = {
    let mut areas = [0; GIFTS.len()];
    let mut gift = 0;
    while gift < GIFTS.len() {
        let of = GIFTS[gift].areas();
        let mut at = 0;
        while at < of.len() {
            areas[gift] |= FieldSet::area(of[at]).bits();
            at += 1;
        }
        gift += 1;
    }
    areas
};
/// See [`GIFT_AREAS`].
pub(super) const GIFT_NUMBERS: [u8; GIFTS.len()] = {
    let mut numbers = [0; GIFTS.len()];
    let mut gift = 0;
    while gift < GIFTS.len() {
        numbers[gift] = GIFTS[gift].number();
        gift += 1;
    }
    numbers
};

/// The columns of yellow.
pub(super) const COLUMNS: [u64; 4] = columns();

const fn columns() -> [u64; 4] {
    let mut columns = [0; 4];
    let mut at = 0;
    while at < 16 {
        columns[at % 4] |= 1 << Field::yellow(at / 4, at % 4).index();
        at += 1;
    }
    columns
}

/// What the counters of every sheet grow by when a round begins, counted from 0.
pub(super) const ROUND_GIFTS: [u64; 6] = round_gifts();
/// The round that brings the black gift, counted from 0.
pub(super) const BLACK_ROUND: u8 = black_round();

const fn round_gifts() -> [u64; 6] {
    let mut gifts = [0; 6];
    let mut round = 0;
    while round < 6 {
        if let RoundGift::Bonus(bonus) = SHEET.rounds[round] {
            gifts[round] = one(bonus);
        }
        round += 1;
    }
    gifts
}

const fn black_round() -> u8 {
    let mut round = 0;
    while !matches!(SHEET.rounds[round], RoundGift::Black) {
        round += 1;
    }
    round as u8
}
