//! All that can be said to a table.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::oneshot;
use turlaj_core::Refusal;
use turlaj_proto::Deed;
use turlaj_proto::http::{Hint, PreviewAnswer, WhyNot};
use turlaj_store::{Person, PersonId};

use crate::mailbox::Outlet;

/// Who speaks to a table over a socket.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The socket's number.
    pub(crate) socket: u64,
    /// Who it is, if a key was shown.
    pub(crate) person: Option<Arc<Person>>,
    /// From where; new tables are counted by address.
    pub(crate) address: IpAddr,
    /// Where the answer goes.
    pub(crate) mailbox: Arc<dyn Outlet>,
}

/// An answer that somebody waits for.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Refusal>>;

/// All that can be said to a table.
pub(crate) enum Said {
    /// A socket wants to be told, from a seat or from nobody's.
    Watch { caller: Caller, eye: Option<u8>, id: u32, answer: Answer<()> },
    /// A socket wants to hear no more; without an id it is gone.
    Unwatch { caller: Caller, id: Option<u32> },
    /// Somebody wants something done.
    Do { caller: Caller, deed: Deed, id: u32 },
    /// The owner begins the game without a socket.
    Begin { person: Arc<Person>, answer: Answer<()> },
    /// The owner seats a program.
    SeatProgram { owner: Arc<Person>, program: Person, seat: u8, name: String, answer: Answer<()> },
    /// Somebody wants to be forgotten.
    Forget { person: PersonId, answer: Answer<()> },
    /// Somebody needs to know how the game ended, and the row does not say.
    Recall { answer: Answer<()> },
    /// Somebody asks for a hint.
    Hint { person: PersonId, seat: u8, answer: Answer<Hint> },
    /// Somebody asks why not.
    WhyNot { person: PersonId, seat: u8, answer: Answer<WhyNot> },
    /// Somebody asks what would be.
    Preview { person: PersonId, seat: u8, actions: Vec<String>, answer: Answer<PreviewAnswer> },
    /// Somebody asks whom the game waits for.
    Waiting { answer: Answer<Vec<u8>> },
    /// The table has to be looked after: its deadline has come.
    Due { answer: Answer<()> },
    /// An administrator closes the table.
    Close { answer: Answer<()> },
    /// The server stops.
    Stop,
}

/// Answers what cannot be carried out.
pub(super) fn refuse(said: Said, why: &Refusal) {
    match said {
        Said::Do { caller, id, .. } => caller.mailbox.refuse(Some(id), why),
        Said::Unwatch { caller, id: Some(id) } => caller.mailbox.done(id),
        Said::Hint { answer, .. } => drop(answer.send(Err(why.clone()))),
        Said::WhyNot { answer, .. } => drop(answer.send(Err(why.clone()))),
        Said::Preview { answer, .. } => drop(answer.send(Err(why.clone()))),
        Said::Waiting { answer } => drop(answer.send(Err(why.clone()))),
        Said::Watch { answer, .. }
        | Said::Begin { answer, .. }
        | Said::SeatProgram { answer, .. }
        | Said::Forget { answer, .. }
        | Said::Recall { answer }
        | Said::Due { answer }
        | Said::Close { answer } => drop(answer.send(Err(why.clone()))),
        Said::Unwatch { id: None, .. } | Said::Stop => {}
    }
}
