//! What a sheet looks like to the network: a list of things that are so.

use arrayvec::ArrayVec;

use super::situation::situation;
use turlaj_packed::clever::Packed;
use turlaj_packed::clever::PackedSheet;
use turlaj_packed::clever::table::{BLUE, GREEN, ORANGE, PURPLE};

/// The features of a position.
pub type Sample = ArrayVec<u16, 56>;

const Y_ROWS: usize = 0;
const Y_COLUMNS: usize = Y_ROWS + 4 * 16;
const Y_DIAGONAL: usize = Y_COLUMNS + 4 * 16;
const B_ROWS: usize = Y_DIAGONAL + 16;
const B_COLUMNS: usize = B_ROWS + 3 * 16;
const B_COUNT: usize = B_COLUMNS + 4 * 8;
const G_LENGTH: usize = B_COUNT + 12;
const O_LENGTH: usize = G_LENGTH + 12;
const O_SUM: usize = O_LENGTH + 12;
const P_LENGTH: usize = O_SUM + 24;
const P_SUM: usize = P_LENGTH + 12 * 7;
const FOX_LOW: usize = P_SUM + 24;
const LOWEST: usize = FOX_LOW + 6 * 16;
/// How many features a sheet has; those of the situation come after them.
pub(super) const OF_SHEET: usize = LOWEST + 5 * 6;

/// The yellow fields that are not printed as crossed, as twelve bits, from sixteen.
pub(super) fn yellow_index(marked: u64) -> usize {
    // In every row one field is printed: 3, 2, 1, 0.
    let row = |at: u32| (marked >> (4 * at) & 15) as usize;
    let drop = |row: usize, bit: u32| (row & ((1 << bit) - 1)) | (row >> (bit + 1)) << bit;
    drop(row(0), 3) | drop(row(1), 2) << 3 | drop(row(2), 1) << 6 | drop(row(3), 0) << 9
}

/// The sixteen fields of an index.
pub(super) fn yellow_marks(index: usize) -> u64 {
    let put =
        |row: usize, bit: u32| (row & ((1 << bit) - 1)) | (row >> bit) << (bit + 1) | 1 << bit;
    let row = |at: u32| index >> (3 * at) & 7;
    (put(row(0), 3) | put(row(1), 2) << 4 | put(row(2), 1) << 8 | put(row(3), 0) << 12) as u64
}

/// The features of yellow, by its sixteen fields: what every line looks like.
pub(super) fn yellow(marks: u64, each: &mut impl FnMut(usize)) {
    let bit = |row: usize, column: usize| (marks >> (4 * row + column) & 1) as usize;
    for row in 0..4 {
        each(Y_ROWS + 16 * row + (marks >> (4 * row) & 15) as usize);
    }
    for column in 0..4 {
        let mask: usize = (0..4).map(|row| bit(row, column) << row).sum();
        each(Y_COLUMNS + 16 * column + mask);
    }
    each(Y_DIAGONAL + (0..4).map(|at| bit(at, at) << at).sum::<usize>());
}

/// The eleven blue fields.
pub(super) fn blue_index(marked: u64) -> usize {
    ((marked & BLUE) >> BLUE.trailing_zeros()) as usize
}

/// The features of blue, by its eleven fields: what every line looks like, and how many are crossed.
pub(super) fn blue(index: usize, each: &mut impl FnMut(usize)) {
    // The fields are 2 to 12; a grid of four columns has nothing in its first place.
    let grid = index << 1;
    for row in 0..3 {
        each(B_ROWS + 16 * row + (grid >> (4 * row) & 15));
    }
    for column in 0..4 {
        let mask: usize = (0..3).map(|row| (grid >> (4 * row + column) & 1) << row).sum();
        each(B_COLUMNS + 8 * column + mask);
    }
    each(B_COUNT + index.count_ones() as usize);
}

/// The features of a sheet but those of yellow and blue.
pub(super) fn rows(sheet: PackedSheet, each: &mut impl FnMut(usize)) {
    let count = |area: u64| (sheet.marked & area).count_ones() as usize;
    let points = sheet.points();
    each(G_LENGTH + count(GREEN));
    each(O_LENGTH + count(ORANGE));
    each(O_SUM + usize::from(points.areas[3] / 4).min(23));
    each(P_LENGTH + 7 * count(PURPLE) + sheet.last_purple() as usize);
    each(P_SUM + usize::from(points.areas[4] / 4).min(23));
    let (lowest, at) = (0..5).map(|at| (points.areas[at], at)).min().unwrap_or_default();
    let foxes = usize::from(points.foxes).min(5);
    each(FOX_LOW + 16 * foxes + usize::from(lowest / 3).min(15));
    each(LOWEST + 6 * at + foxes);
}

/// All features of a position before a roll, as a seat sees it.
pub fn features<const SEATS: usize>(game: &Packed<SEATS>, seat: usize) -> Sample {
    let mut sample = Sample::new();
    let mut each = |at: usize| sample.push(at as u16);
    let sheet = game.players[seat].sheet;
    yellow(sheet.marked & 0xffff, &mut each);
    blue(blue_index(sheet.marked), &mut each);
    rows(sheet, &mut each);
    situation(game, seat, &mut each);
    sample
}
