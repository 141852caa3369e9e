//! What ends of a solo game are worth, remembered: other dice often lead to the same sheet.

use turlaj_packed::clever::Packed;
use turlaj_packed::clever::mix;

/// Remembers what some ends are worth; a new one takes the place of an old one.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    slots: Vec<(u64, f32)>,
}

const SLOTS: usize = 1 << 14;

impl Memory {
    pub(super) fn new() -> Memory {
        Memory { slots: Vec::new() }
    }

    /// What an end is worth: asked only once for a while.
    ///
    /// Not with several players: what an end is worth to them depends on how it was reached.
    #[inline]
    pub(super) fn worth<const SEATS: usize>(
        &mut self,
        end: &Packed<SEATS>,
        ask: impl FnOnce() -> f32,
    ) -> f32 {
        if !end.is_solo() {
            return ask();
        }
        if self.slots.is_empty() {
            self.slots = vec![(0, 0.0); SLOTS];
        }
        let key = key(end);
        let slot = &mut self.slots[key as usize % SLOTS];
        if slot.0 != key {
            *slot = (key, ask());
        }
        slot.1
    }
}

/// A number for each end; that two have the same is as good as impossible.
#[inline]
fn key<const SEATS: usize>(end: &Packed<SEATS>) -> u64 {
    let options = end.options;
    let flags =
        [options.may_skip, options.solo_others, options.solo_extra, options.unusable_to_tray];
    let flags = flags.into_iter().fold(0, |all, flag| all << 1 | u8::from(flag));
    let small = [end.phase as u8, end.round, end.rolls, end.rolled, end.tray, end.picked, flags, 0];
    let faces = end.faces.all().into_iter().fold(1, |all, face| all << 3 | face as u64);
    let sheet = end.players[0].sheet;
    let words = [sheet.marked, sheet.counts, u64::from_le_bytes(small), faces];
    words.into_iter().fold(1, mix)
}
