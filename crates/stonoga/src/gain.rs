//! What a turn can bring, for choosers that look ahead.

use turlaj_core::Seat;

use crate::actions::dice_allow_steal;
use crate::fits::{Shown, fitting_of};
use crate::pieces::Colour;
use crate::state::State;
use crate::{Action, Stonoga};

impl Stonoga {
    /// The most shoes that a seat can gain in one colour when it shows so many dice of it and so
    /// many stars: on a tile of the middle, with its golden shoe, or by stealing.
    pub fn most_shoes(&self, state: &State, seat: Seat, colour: Colour, dice: u8, stars: u8) -> u8 {
        let shown = Shown::of(colour, dice, stars);
        let mut most = 0;
        for tile in fitting_of(self, &state.middle, &shown, colour).iter() {
            let golden = state.middle.count(tile, true) > 0;
            most = most.max(tile.shoes() + u8::from(golden));
        }
        if self.steal {
            let rivals = (0u8..).zip(&state.seats).filter(|(at, _)| Seat(*at) != seat);
            for (_, rival) in rivals {
                let end = rival.loose_end(self.golden_guard);
                if let Some((_, tile)) = end.filter(|(_, tile)| tile.colour() == colour)
                    && dice_allow_steal(self.edition, &shown, tile)
                {
                    most = most.max(tile.shoes());
                }
            }
        }
        most
    }
}

impl Action {
    /// The shoes that this action brings at once.
    pub fn shoes(self) -> u8 {
        match self {
            Action::Take { tile, golden } => tile.shoes() + u8::from(golden),
            Action::Steal { tile, .. } => tile.shoes(),
            Action::Lose { .. } | Action::Pass | Action::Roll(_) | Action::Foot(_) => 0,
        }
    }
}
