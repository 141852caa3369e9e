//! How the dice of a game fell.

use serde::{Deserialize, Serialize};
use turlaj_core::{Event, Game, Silent};

use crate::table::Table;

/// How often the dice of one kind showed each face. Dice that were undone and have not fallen again
/// are not among them, nor are lots and dice that belong to no seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// The kind of die.
    pub kind: String,
    /// What its faces show, each once, with how many of them show it.
    pub faces: Vec<(String, u32)>,
    /// For each seat, how often each of these was seen in its turns.
    pub seats: Vec<Vec<u64>>,
}

impl<G: Game> Table<G> {
    /// How the dice fell in the turns of each seat, kind by kind.
    pub(crate) fn tally(&self) -> Vec<Tally> {
        let kinds = self.rules.kinds();
        let nothing = |faces: usize| vec![vec![0; faces]; usize::from(self.rules.players())];
        let mut tallies: Vec<Tally> = kinds
            .iter()
            .map(|kind| Tally {
                kind: kind.name.to_string(),
                faces: kind.faces.clone(),
                seats: nothing(kind.faces.len()),
            })
            .collect();
        let mut state = self.rules.start();
        for event in self.line() {
            if let Event::Roll { roll } = event {
                for fallen in self.rules.fallen(&state, roll) {
                    if let (Some(seat), Some(kind)) = (fallen.at.throw.whose(), fallen.die.kind) {
                        let kind = usize::from(kind);
                        let face = kinds[kind].shows(fallen.face);
                        tallies[kind].seats[seat.index()][face] += 1;
                    }
                }
            }
            self.rules.apply(&mut state, event, &mut Silent);
        }
        tallies
    }
}
