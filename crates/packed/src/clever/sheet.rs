//! One player's sheet in two words.

use turlaj_clever::SHEET;

use super::dice::{DieMask, PackedFaces};
use super::table::{
    ALL, ALL_PENDING, AREA_OF, AS_BLUE, BLUE, COLUMNS, EXTRA, FITS, FOX, FREE, GIFT_AREAS, GREEN,
    KINDS, LAST, MARKS, ORANGE, ORANGE_SUM, PENDING, PRINTED, PURPLE_SUM, REROLL, RISES, SUMS,
    YELLOW,
};

/// One player's sheet. Of the orange and purple numbers only their sums and the last purple one are
/// kept: no rule asks for more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PackedSheet {
    /// The marked fields, those printed as crossed too.
    pub marked: u64,
    /// Counters of four bits each, and two sums of eight; `table` says where each lies.
    pub counts: u64,
}

/// The points of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetPoints {
    /// Of the five areas, in their order.
    pub areas: [u16; 5],
    /// How many foxes; each is worth the lowest area.
    pub foxes: u16,
}

impl SheetPoints {
    /// All points together.
    pub fn total(self) -> u16 {
        let [yellow, blue, green, orange, purple] = self.areas;
        let lowest = yellow.min(blue).min(green).min(orange).min(purple);
        yellow + blue + green + orange + purple + self.foxes * lowest
    }

    /// The best area, which decides between equal points.
    pub fn best_area(self) -> u16 {
        self.areas.into_iter().fold(0, u16::max)
    }
}

impl PackedSheet {
    /// A new sheet.
    pub const NEW: PackedSheet = PackedSheet { marked: PRINTED, counts: 0 };

    /// The marked fields as bits by [`turlaj_clever::Field::index`], those printed as crossed too.
    pub fn marked(self) -> u64 {
        self.marked
    }

    /// How many rerolls can be spent.
    #[inline]
    pub fn rerolls(self) -> u32 {
        self.nibble(REROLL)
    }

    /// How many extra dice can be spent.
    #[inline]
    pub fn extras(self) -> u32 {
        self.nibble(EXTRA)
    }

    /// How many foxes were found.
    pub fn foxes(self) -> u32 {
        self.nibble(FOX)
    }

    /// The last purple number, 0 before the first.
    #[inline]
    pub fn last_purple(self) -> u32 {
        self.nibble(LAST)
    }

    #[inline]
    fn nibble(self, at: u32) -> u32 {
        (self.counts >> at) as u32 & 15
    }

    /// The fields that could be marked next, whatever the dice: an ordered area has at most one.
    #[inline]
    pub fn open(self) -> u64 {
        // Behind a marked field lies the next one of its area, or one that is free anyway.
        !self.marked & (self.marked << 1 | FREE) & ALL
    }

    /// The fields that a die can be written into.
    #[inline]
    pub(crate) fn places(self, faces: PackedFaces, die: u32) -> u64 {
        let face = faces.of(die) as usize;
        let die = die as usize & 7;
        let plain = (FITS[face] | RISES[self.last_purple() as usize & 7][face]) & AREA_OF[die];
        (plain | SUMS[faces.blue_sum() as usize & 15] & AS_BLUE[die]) & self.open()
    }

    /// The dice that can be written anywhere.
    #[inline]
    pub(crate) fn usable(self, faces: PackedFaces) -> DieMask {
        let open = self.open();
        let [white, yellow, _, green, _, purple] = faces.all();
        let rises = &RISES[self.last_purple() as usize & 7];
        let blue = SUMS[faces.blue_sum() as usize & 15] & open;
        let any = (FITS[white] | rises[white]) & open | blue;
        u32::from(any != 0)
            | u32::from(FITS[yellow] & YELLOW & open != 0) << 1
            | u32::from(blue != 0) << 2
            | u32::from(FITS[green] & GREEN & open != 0) << 3
            | u32::from(ORANGE & open != 0) << 4
            | u32::from(rises[purple] & open != 0) << 5
    }

    /// Marks an open field, with this number where numbers are written; what that brings is counted.
    #[inline]
    pub fn mark(&mut self, field: u32, number: u32) {
        self.marked |= 1 << (field & 63);
        let mark = &MARKS[field as usize & 63];
        let [one, two] =
            mark.lines.map(|(line, gain)| if self.marked & line == line { gain } else { 0 });
        self.counts = (self.counts & mark.keep) + u64::from(number) * mark.unit + one + two;
    }

    /// Whether gifts wait to be used.
    #[inline]
    pub(crate) fn is_pending(self) -> bool {
        self.counts & ALL_PENDING != 0
    }

    /// Loses waiting gifts of full areas; the kinds that are left, as bits by [`turlaj_clever::Gift`].
    #[inline]
    pub(super) fn pending_kinds(&mut self) -> u64 {
        let open = self.open();
        let mut kinds = 0;
        for kind in 0..KINDS {
            let counter = 15 << (PENDING + 4 * kind);
            if self.counts & counter != 0 {
                if open & GIFT_AREAS[kind as usize] == 0 {
                    self.counts &= !counter;
                } else {
                    kinds |= 1 << kind;
                }
            }
        }
        kinds
    }

    /// Takes one waiting gift of this kind out.
    #[inline]
    pub(super) fn take_pending(&mut self, kind: u32) {
        self.counts -= 1 << (PENDING + 4 * kind);
    }

    /// Spends a reroll.
    #[inline]
    pub(super) fn spend_reroll(&mut self) {
        self.counts -= 1 << REROLL;
    }

    /// Spends an extra die.
    #[inline]
    pub(super) fn spend_extra(&mut self) {
        self.counts -= 1 << EXTRA;
    }

    /// The points of this sheet.
    pub fn points(self) -> SheetPoints {
        let star = |column: usize| {
            let full = self.marked & COLUMNS[column] == COLUMNS[column];
            if full { u16::from(SHEET.yellow.stars[column]) } else { 0 }
        };
        let count = |area: u64| (self.marked & area).count_ones() as usize;
        let green = count(GREEN);
        let areas = [
            star(0) + star(1) + star(2) + star(3),
            u16::from(SHEET.blue.points[count(BLUE)]),
            if green == 0 { 0 } else { u16::from(SHEET.green.points[green - 1]) },
            (self.counts >> ORANGE_SUM) as u16 & 255,
            (self.counts >> PURPLE_SUM) as u16 & 255,
        ];
        SheetPoints { areas, foxes: self.foxes() as u16 }
    }
}
