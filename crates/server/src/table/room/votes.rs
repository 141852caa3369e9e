//! Votes to end the game.

use turlaj_core::{Refusal, Seats};
use turlaj_proto::EndVote;
use turlaj_store::Person;

use crate::refusals;

use super::RoomState;

impl RoomState {
    /// The seats whose people have a say in ending the game: those who are not away, and no programs.
    fn voters(&self) -> Seats {
        self.seats_where(|chair| {
            chair.held_by.is_none()
                && !chair.program
                && chair.person.is_some_and(|person| !self.presence.is_away(person))
        })
    }

    /// A person votes for ending the game, or takes the vote back; returns whether the game ends
    /// with that. The owner's vote alone ends it.
    pub(crate) fn vote_end(&mut self, person: &Person, agree: bool) -> Result<bool, Refusal> {
        let own = self.seats_of(person.id);
        let is_owner = self.row.owner == person.id;
        if own.is_empty() && !is_owner {
            return Err(refusals::not_yours());
        }
        for seat in own.iter() {
            self.enders = if agree { self.enders.with(seat) } else { self.enders.without(seat) };
        }
        Ok((agree && is_owner) || self.is_end_agreed())
    }

    /// Whether the game ends: a voter is for it, and no voter is not.
    pub(crate) fn is_end_agreed(&self) -> bool {
        let voters = self.voters();
        let missing = voters.iter().any(|seat| !self.enders.contains(seat));
        self.is_playing() && !voters.is_empty() && !missing
    }

    /// The vote as clients see it.
    pub(super) fn end_vote(&self) -> Option<EndVote> {
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect::<Vec<u8>>();
        let missing = self.enders.iter().fold(self.voters(), Seats::without);
        (!self.enders.is_empty())
            .then(|| EndVote { agreed: list(self.enders), missing: list(missing) })
    }
}
