//! Who may take back what.

use turlaj_core::{Game, Node, Refusal, Seat, Seats};

use crate::any::AnyTable;
use crate::table::Table;

/// Whether a table allows to take anything back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum UndoPolicy {
    /// A seat takes back its own acts while nothing was revealed since; farther back goes whoever
    /// has the consent of every human.
    #[default]
    Casual,
    /// Nothing is taken back, as in daily challenges.
    Never,
}

impl<G: Game> Table<G> {
    /// How many of its last acts the seat may take back on its own: those of the present page,
    /// after which nobody has learned anything.
    pub fn free_undo(&self, seat: Seat) -> u64 {
        let live = matches!(self.node(), Node::Live { .. });
        if self.undo == UndoPolicy::Never || live || self.is_closed() {
            return 0;
        }
        self.line.acts_on_page(&self.log, self.page, seat).count() as u64
    }

    /// How many facts would go on standing if the seat's last act before the present page were
    /// undone, with everything that followed it; nothing where there is no such act.
    pub(crate) fn undo_point(&self, seat: Seat) -> Option<u64> {
        self.line.last_act_before(&self.log, self.page, seat).map(|place| place as u64)
    }

    pub(crate) fn check_take_back(&self, seat: Seat, acts: u64) -> Result<(), Refusal> {
        self.check_policy()?;
        if acts >= 1 && acts <= self.free_undo(seat) {
            return Ok(());
        }
        let text = "only acts after which nothing was revealed can be taken back";
        Err(Refusal::new("revealed", text))
    }

    pub(crate) fn check_undo(&self, to: u64, agreed: Seats) -> Result<(), Refusal> {
        self.check_policy()?;
        if to >= self.line.len() as u64 {
            return Err(Refusal::new("undo-nothing", "there is nothing to undo after that fact"));
        }
        if agreed.iter().any(|seat| seat.0 >= self.rules.players()) {
            return Err(Refusal::new("no-such-seat", "the consent of a seat that does not exist"));
        }
        if self.humans().iter().all(|seat| agreed.contains(seat)) {
            return Ok(());
        }
        let text = "going back that far needs the consent of every person at the table";
        Err(Refusal::new("consent-missing", text))
    }

    fn check_policy(&self) -> Result<(), Refusal> {
        match self.undo {
            UndoPolicy::Casual => Ok(()),
            UndoPolicy::Never => {
                Err(Refusal::new("undo-never", "nothing is taken back at this table"))
            }
        }
    }
}
