//! Who may sit where, and what a seat keeps of that.

use turlaj_core::{Refusal, Seat};
use turlaj_store::{Op, Person, Status};

use crate::animals::{Lots, is_animal};
use crate::entropy::Entropy;
use crate::{names, refusals};

use super::{RoomState, SeatDoc};

/// A person on a seat, among those who sit already.
pub(crate) fn seated(
    lots: &Lots,
    entropy: &dyn Entropy,
    person: &Person,
    name: Option<String>,
    public: bool,
    others: &[SeatDoc],
) -> Result<SeatDoc, Refusal> {
    let names = others.iter().filter(|seat| seat.person.is_some());
    let names = names.flat_map(|seat| [Some(seat.name.clone()), seat.animal.clone()]);
    let taken: Vec<String> = names.flatten().collect();
    let by_lot = || lots.draw(entropy, &taken, &[]);
    let name = match name {
        Some(name) => {
            names::check(name.trim())?;
            name.trim().to_string()
        }
        // Two who have not chosen a name may have been given the same.
        None if !public && is_animal(&person.name) && taken.contains(&person.name) => by_lot(),
        None => person.name.clone(),
    };
    Ok(SeatDoc {
        person: Some(person.id.0),
        name,
        animal: public.then(by_lot),
        open_names: person.open_names,
        ..SeatDoc::default()
    })
}

impl RoomState {
    /// The seat on which a person sits down: the wanted one, or the first that is possible. Nothing
    /// where the person sits there already, e.g. comes again by the link. `secrets` says whether the
    /// game has any.
    pub(crate) fn find_seat(
        &self,
        person: &Person,
        wanted: Option<u8>,
        drawing: bool,
        secrets: bool,
    ) -> Result<Option<Seat>, Refusal> {
        if wanted.is_none() && self.doc.has(person.id) {
            return Ok(None);
        }
        self.check_seats_open(drawing)?;
        let Some(wanted) = wanted else { return self.first_seat_for(person, secrets).map(Some) };
        let seat = self.seat(wanted)?;
        if self.doc.seats[seat.index()].person == Some(person.id.0) {
            return Ok(None);
        }
        if !self.is_free(seat) {
            return Err(refusals::seat_taken());
        }
        self.check_may_sit(person, seat, secrets)?;
        Ok(Some(seat))
    }

    /// The first free seat on which a person may sit, or why there is none.
    fn first_seat_for(&self, person: &Person, secrets: bool) -> Result<Seat, Refusal> {
        let mut why = refusals::table_full();
        for seat in self.seats_where(SeatDoc::is_free).iter() {
            match self.check_may_sit(person, seat, secrets) {
                Ok(()) => return Ok(seat),
                Err(refused) => why = refused,
            }
        }
        Err(why)
    }

    /// Whether a person may sit on a free seat.
    fn check_may_sit(&self, person: &Person, seat: Seat, secrets: bool) -> Result<(), Refusal> {
        if self.doc.banned.contains(&person.id.0) {
            return Err(refusals::kicked());
        }
        if self.row.public && self.doc.has(person.id) {
            return Err(refusals::one_seat());
        }
        // Otherwise the owner could free a seat and look at what it knows.
        let former = self.doc.seats[seat.index()].former == Some(person.id.0);
        if self.is_playing() && secrets && !former {
            return Err(refusals::secret_seat());
        }
        Ok(())
    }

    /// How a person would sit here, under this name or their own.
    pub(crate) fn chair_for(
        &self,
        lots: &Lots,
        entropy: &dyn Entropy,
        person: &Person,
        name: Option<String>,
    ) -> Result<SeatDoc, Refusal> {
        seated(lots, entropy, person, name, self.row.public, &self.doc.seats)
    }

    /// A person sits down.
    pub(crate) fn sit_down(&mut self, seat: Seat, chair: SeatDoc) {
        self.doc.seats[seat.index()] = chair;
        if self.is_playing() {
            self.doc.note_names();
        }
        self.unsaved = true;
    }

    /// Frees a seat. In play it remembers whose it was: that person may come back to its secrets.
    pub(crate) fn free(&mut self, seat: Seat) {
        let person = self.doc.seats[seat.index()].person;
        let former = person.filter(|_| self.is_playing());
        self.doc.seats[seat.index()] = SeatDoc { former, ..SeatDoc::default() };
        self.enders = self.enders.without(seat);
        self.unsaved = true;
    }

    /// Whom the owner would send away by freeing a seat; nobody is sent away from the own seat.
    pub(crate) fn kicked(&self, owner: &Person, seat: Seat) -> Option<u64> {
        self.doc.seats[seat.index()].person.filter(|whose| *whose != owner.id.0)
    }

    /// A person may not sit down here again.
    pub(crate) fn ban(&mut self, person: u64) {
        self.doc.banned.push(person);
        self.doc.banned.dedup();
        self.unsaved = true;
    }

    /// A person goes by another name here.
    pub(crate) fn rename(&mut self, person: &Person, seat: u8, name: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        if self.row.status != Status::Lobby {
            return Err(refusals::begun());
        }
        let name = name.trim();
        names::check(name)?;
        self.doc.seats[seat.index()].name = name.to_string();
        self.unsaved = true;
        Ok(())
    }

    /// A seat on which the owner may put a bot: a free one, or before the game one of another bot.
    pub(crate) fn check_bot_seat(&self, seat: u8) -> Result<Seat, Refusal> {
        let seat = self.seat(seat)?;
        let chair = &self.doc.seats[seat.index()];
        let is_bots = chair.bot.is_some() && self.row.status != Status::Lobby;
        match chair.person.is_some() || is_bots {
            true => Err(refusals::seat_taken()),
            false => Ok(seat),
        }
    }

    /// A bot sits down.
    pub(crate) fn seat_bot(&mut self, seat: Seat, bot: &str) {
        self.doc.seats[seat.index()] = SeatDoc::of_bot(bot);
        self.unsaved = true;
    }

    /// A seat on which the owner may put a program, before the game: any but a person's.
    pub(crate) fn check_program_seat(&self, owner: &Person, seat: u8) -> Result<Seat, Refusal> {
        self.check_owner(owner)?;
        if self.row.status != Status::Lobby {
            return Err(refusals::begun());
        }
        if self.is_daily() {
            return Err(refusals::no_programs());
        }
        let seat = self.seat(seat)?;
        let chair = &self.doc.seats[seat.index()];
        match chair.person.is_some() && !chair.program {
            true => Err(refusals::seat_taken()),
            false => Ok(seat),
        }
    }

    /// A program sits down; its person is written together with the seat.
    pub(crate) fn seat_program(&mut self, seat: Seat, chair: SeatDoc, program: Person) {
        self.doc.seats[seat.index()] = SeatDoc { program: true, ..chair };
        self.extra.push(Op::PutPerson(program));
        self.unsaved = true;
    }
}
