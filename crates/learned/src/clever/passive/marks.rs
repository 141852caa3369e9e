//! What each mark is worth that a passive roll can bring.

use super::super::aim::Aim;
use super::super::memory::Memory;
use super::super::search::Search;
use turlaj_packed::clever::table::{BLUE, FITS, GREEN, ORANGE, PURPLE, RISES, SUMS, YELLOW};
use turlaj_packed::clever::{Ask, END, Packed, PackedPhase};

/// No mark is possible.
pub(super) const NONE: f32 = -1e9;
/// The dice that are written by their own face alone: yellow, green, orange, purple.
pub(super) const PLAIN: usize = 4;

/// What each die is worth by its face, counted from 0, above `nothing`.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    pub(super) plain: [[f32; 6]; PLAIN],
    /// White in another colour than blue.
    pub(super) white: [f32; 6],
    /// By the sum of blue and white, less 2.
    pub(super) blue: [f32; 11],
    /// What it is worth to write nothing.
    pub(super) nothing: f32,
    /// Whether a die may be declined that fits.
    pub(super) may_skip: bool,
    /// Whether other dice may be used if none of the tray fits.
    pub(super) others: bool,
}

impl Marks {
    pub(super) fn of<const SEATS: usize>(
        game: &Packed<SEATS>,
        aim: &mut impl Aim<SEATS>,
        memory: &mut Memory,
        search: &mut Search<SEATS>,
    ) -> Marks {
        let mut asked = *game;
        asked.phase = PackedPhase::SoloTake;
        asked.asked = 1;
        asked.rolled = 0;
        aim.begin(&asked, 0);
        let mut ask = |ask: Ask, choices: u64, number: usize| {
            let player = &mut asked.players[0];
            (player.ask, player.choices, player.number) = (ask, choices, number as u8);
            search
                .best(&asked, 0, &mut |first, end| memory.worth(end, || aim.worth(first, end)))
                .value
        };
        let nothing = ask(Ask::Take, 1 << END, 0);
        let sheet = game.players[0].sheet;
        let open = sheet.open();
        let mut best = |fields: u64, face: usize| match fields & open {
            0 => NONE,
            places => ask(Ask::Place, places, face) - nothing,
        };
        let rises = &RISES[sheet.last_purple() as usize & 7];
        // Of green only that it fits matters, not the face.
        let green = best(GREEN, 6);
        let mut plain = [[NONE; 6]; PLAIN];
        for face in 1..=6 {
            plain[0][face - 1] = best(FITS[face] & YELLOW, face);
            plain[1][face - 1] = if FITS[face] & GREEN & open == 0 { NONE } else { green };
            plain[2][face - 1] = best(ORANGE, face);
            plain[3][face - 1] = best(rises[face] & PURPLE, face);
        }
        let white = std::array::from_fn(|at| plain.iter().fold(NONE, |most, of| most.max(of[at])));
        let blue = std::array::from_fn(|at| best(SUMS[at + 2] & BLUE, 0));
        let (may_skip, others) = (game.options.may_skip, game.options.solo_others);
        Marks { plain, white, blue, nothing, may_skip, others }
    }
}
