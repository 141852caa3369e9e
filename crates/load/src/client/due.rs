//! What a table needs of a person besides acts: to sit down, to begin, to draw dice, to go on.

use anyhow::Result;
use turlaj_proto::{Ask, Deed, DiceInfo, Room, Who};
use turlaj_table::fair::Nonce;

use super::random;

/// A table, and what was done there so far.
#[derive(Default)]
pub(super) struct AtTable {
    pub(super) table: String,
    /// Whether an update has come.
    pub(super) updated: bool,
    /// The seat through whose eye the game is seen.
    pub(super) eye: Option<u8>,
    /// The last question that was answered.
    pub(super) answered: Option<u32>,
    sat: bool,
    begun: bool,
    again: bool,
    /// The commitment of the host, and the nonce that goes with it.
    nonce: Option<(String, Nonce)>,
    opened: bool,
}

impl AtTable {
    /// A table at which nothing was done.
    pub(super) fn new(table: &str) -> AtTable {
        AtTable { table: table.to_string(), ..AtTable::default() }
    }

    /// What is due here now.
    pub(super) fn what_is_due(&mut self, room: &Room) -> Result<Vec<Ask>> {
        let mut asks = Vec::new();
        let own = room.seats.iter().position(|seat| seat.yours);
        let own = own.map(u8::try_from).transpose()?;
        if own.is_some() && self.eye != own {
            self.eye = own;
            asks.push(Ask::Watch { table: self.table.clone(), eye: own, n: None });
        }
        let full = room.seats.iter().all(|seat| seat.who != Who::Nobody);
        match (room.status.as_str(), own, &room.dice) {
            ("lobby", None, _) if !self.sat => {
                self.sat = true;
                asks.push(self.at(Deed::Sit { seat: None, name: None }));
            }
            ("lobby", ..) if room.owned && full && !self.begun => {
                self.begun = true;
                asks.push(self.at(Deed::Start));
            }
            ("dice", Some(seat), Some(dice)) => asks.extend(self.draw(seat, dice)?),
            ("over" | "abandoned", ..) if room.owned && !self.again => {
                self.again = true;
                asks.push(self.at(Deed::Rematch));
            }
            _ => {}
        }
        Ok(asks)
    }

    /// Goes on to the table of the next game.
    pub(super) fn go_on(&mut self, next: &str) -> Vec<Ask> {
        let before = std::mem::replace(self, AtTable::new(next));
        vec![
            Ask::Unwatch { table: before.table },
            Ask::Watch { table: next.to_string(), eye: None, n: None },
        ]
    }

    /// Commits to a nonce, or opens it.
    fn draw(&mut self, seat: u8, dice: &DiceInfo) -> Result<Option<Ask>> {
        let known = self.nonce.as_ref().filter(|(draw, _)| *draw == dice.commitment);
        if dice.to_commit.contains(&seat) && known.is_none() {
            let nonce = Nonce(random::bytes()?);
            self.nonce = Some((dice.commitment.clone(), nonce));
            self.opened = false;
            let digest = nonce.commitment().to_string();
            return Ok(Some(self.at(Deed::Commit { seat, digest })));
        }
        if let Some((_, nonce)) = known
            && dice.to_open.contains(&seat)
            && !self.opened
        {
            let nonce = nonce.to_string();
            self.opened = true;
            return Ok(Some(self.at(Deed::Open { seat, nonce })));
        }
        Ok(None)
    }

    fn at(&self, deed: Deed) -> Ask {
        Ask::At { table: self.table.clone(), deed }
    }
}
