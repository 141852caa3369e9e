//! A person wants to be forgotten: the seat is left, and the name goes from the row and the log.

use turlaj_core::{Refusal, Seat};
use turlaj_store::{Chunk, Op, PersonId, Status, TableNum, TableRow};
use turlaj_table::{Ears, rename_in_log};

use crate::app::App;
use crate::refusals;
use crate::table::room::{Doc, Ownership, Sat, renamed};
use crate::table::{TableTask, TaskEnd};

/// The chunks of a log in which these names stand, without them.
async fn without(app: &App, table: TableNum, names: &[Sat]) -> Result<Vec<Chunk>, Refusal> {
    if names.is_empty() {
        return Ok(Vec::new());
    }
    let rename = |seat: Seat, name: &str| renamed(names, seat, name);
    let mut changed = Vec::new();
    for chunk in app.read(move |store| store.log(table)).await? {
        if let Some(facts) = rename_in_log(&chunk.facts, &rename)? {
            changed.push(Chunk { facts, ..chunk });
        }
    }
    Ok(changed)
}

/// Forgets a person at a table that cannot be opened, so that no task writes it.
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
    /// Forgets a person: the seats are left, the name goes, the dice and results stay.
    pub(in crate::table) async fn forget_person(
        &mut self,
        person: PersonId,
    ) -> Result<Result<(), Refusal>, TaskEnd> {
        if self.dice.is_drawing() && !self.room.seats_of(person).is_empty() {
            return Ok(Err(refusals::dice_first()));
        }
        let table = self.room.num();
        let (doc, names) = self.room.without_name(person);
        let chunks = match without(&self.app, table, &names).await {
            Ok(chunks) => chunks,
            Err(why) => return Ok(Err(why)),
        };
        if !chunks.is_empty() {
            self.room.also_write(Op::Rewrite { table, chunks });
        }
        self.play.table_mut().rename(&|seat, name| renamed(&names, seat, name));
        self.room.replace(doc);
        if self.room.has_ended() {
            self.audience.room_changed();
            self.write_quietly().await?;
            self.tell(Ears::default(), None);
            return Ok(Ok(()));
        }
        for seat in self.room.seats_of(person).iter() {
            if let Err(why) = self.free(seat) {
                tracing::error!(table = &*self.id, %why, "a seat could not be left");
                return Err(TaskEnd::NotSaved);
            }
            self.room.forget_former(seat);
        }
        match self.room.pass_on(person) {
            Ownership::Unchanged => {}
            Ownership::Orphaned if self.room.status() == Status::Lobby => {
                return Err(self.drop_table().await);
            }
            Ownership::Passed | Ownership::Orphaned => self.audience.room_changed(),
        }
        let news = self.news();
        self.settle(news, None).await?;
        Ok(Ok(()))
    }
}
