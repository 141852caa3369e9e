//! Somebody wants to be forgotten: the seat is left, and the name goes from the row and the log.

use turlaj_core::{Refusal, Seat};
use turlaj_store::{Chunk, Op, PersonId, Status, TableNum, TableRow};
use turlaj_table::{Ears, rename_in_log};

use super::doc::{Doc, FirstSeat, Sat};
use super::{End, TableTask};
use crate::app::App;
use crate::people::NOBODY;
use crate::refusals;

impl Doc {
    /// Notes whose name stands in the log from now on; names by lot are nobody's.
    pub(super) fn note_names(&mut self) {
        for (at, chair) in self.seats.iter().enumerate() {
            let Some(person) = chair.person.filter(|_| !chair.program) else { continue };
            let sat = Sat { seat: at as u8, person, name: chair.name.clone() };
            if chair.animal.is_none() && !self.sat.contains(&sat) {
                self.sat.push(sat);
            }
        }
    }

    /// Puts a dash in place of a person's name; returns the seats and names that the log may have.
    fn forget(&mut self, person: PersonId) -> Vec<Sat> {
        let before = self.clone();
        let mut names = before.sat.clone();
        // Tables of earlier versions know only who sits there now.
        let mut seated = before;
        seated.note_names();
        names.extend(seated.sat);
        names.retain(|sat| sat.person == person.0 && sat.name != NOBODY);
        self.sat.retain(|sat| sat.person != person.0);
        for (at, chair) in self.seats.iter_mut().enumerate() {
            if chair.former == Some(person.0) {
                chair.former = None;
            }
            if chair.person == Some(person.0) {
                chair.name = NOBODY.to_string();
                chair.open_names = false;
            }
            let first = self.first.as_mut().and_then(|first| first.get_mut(at));
            if let Some(FirstSeat::Person(name)) = first
                && renamed(&names, at as u8, name)
            {
                *name = NOBODY.to_string();
            }
        }
        names
    }
}

fn renamed(names: &[Sat], seat: u8, name: &str) -> bool {
    names.iter().any(|sat| sat.seat == seat && sat.name == name)
}

/// The chunks of a log in which these names stand, without them.
async fn without(app: &App, table: TableNum, names: &[Sat]) -> Result<Vec<Chunk>, Refusal> {
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let rename = |seat: Seat, name: &str| renamed(names, seat.0, name).then(|| NOBODY.to_string());
    let mut changed = Vec::new();
    for chunk in app.read(move |store| store.log(table)).await? {
        if let Some(facts) = rename_in_log(&chunk.facts, &rename)? {
            changed.push(Chunk { facts, ..chunk });
        }
    }
    Ok(changed)
}

/// Forgets somebody at a table that cannot be opened, so that nobody else writes it.
pub(crate) async fn forget_closed(
    app: &App,
    row: &TableRow,
    person: PersonId,
) -> Result<(), Refusal> {
    let mut doc = Doc::read(row)?;
    let names = doc.forget(person);
    let chunks = without(app, row.num, &names).await?;
    let row = TableRow { room: doc.write(), ..row.clone() };
    let table = row.num;
    app.write(vec![Op::PutTable(row), Op::Rewrite { table, chunks }]).await
}

impl TableTask {
    /// Forgets somebody: the seats are left, the name goes, the dice and results stay.
    pub(super) async fn forget_person(
        &mut self,
        person: PersonId,
    ) -> Result<Result<(), Refusal>, End> {
        if self.draw.is_some() && self.doc.has(person) {
            return Ok(Err(refusals::dice_first()));
        }
        let before = self.doc.clone();
        let names = self.doc.forget(person);
        let chunks = match without(&self.app, self.row.num, &names).await {
            Ok(chunks) => chunks,
            Err(why) => {
                self.doc = before;
                return Ok(Err(why));
            }
        };
        if !chunks.is_empty() {
            self.extra.push(Op::Rewrite { table: self.row.num, chunks });
        }
        self.game
            .table_mut()
            .rename(&|seat, name| renamed(&names, seat.0, name).then(|| NOBODY.to_string()));
        self.doc.changed |= self.doc != before;
        if matches!(self.row.status, Status::Over | Status::Abandoned) {
            self.room_changed = true;
            self.write_quietly().await?;
            self.tell(Ears::default(), None);
            return Ok(Ok(()));
        }
        for seat in self.seats_of(person.0).iter() {
            if let Err(why) = self.free(seat) {
                tracing::error!(table = &*self.id, %why, "a seat could not be left");
                return Err(End::NotSaved);
            }
            self.doc.seats[seat.index()].former = None;
        }
        if self.row.owner == person {
            // Somebody has to be able to start the game, or to end it.
            let people = self.doc.seats.iter().filter(|chair| !chair.program);
            match people.filter_map(|chair| chair.person).next() {
                Some(heir) => self.row.owner = PersonId(heir),
                None if self.row.status == Status::Lobby => return Err(self.drop_table().await),
                None => {}
            }
            self.doc.changed = true;
            self.room_changed = true;
        }
        let ears = self.ears();
        self.settle(ears, None).await?;
        Ok(Ok(()))
    }
}
