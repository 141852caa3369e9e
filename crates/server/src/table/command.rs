//! The commands that a table takes.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::oneshot;
use turlaj_core::Refusal;
use turlaj_proto::Deed;
use turlaj_proto::http::{Hint, PreviewAnswer, WhyNot};
use turlaj_store::{Person, PersonId};

use crate::mailbox::Outlet;

/// The sender of a command over a socket.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The socket's number.
    pub(crate) socket: u64,
    /// The person, if the socket has shown a key.
    pub(crate) person: Option<Arc<Person>>,
    /// The address of the client; new tables are counted by it.
    pub(crate) address: IpAddr,
    /// Where answers and updates go.
    pub(crate) mailbox: Arc<dyn Outlet>,
}

/// The way back to a caller that waits for an answer.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// A command to a table.
pub(crate) enum Command {
    /// Subscribes a socket, with the eye of a seat or of a spectator, and with the number of what it
    /// knows already.
    Watch { caller: Caller, eye: Option<u8>, n: Option<u64>, id: u32, answer: Reply<()> },
    /// Unsubscribes a socket; without an id the socket is closed.
    Unwatch { caller: Caller, id: Option<u32> },
    /// Performs an act at the table.
    Do { caller: Caller, deed: Deed, id: u32 },
    /// The owner begins the game over HTTP.
    Begin { person: Arc<Person>, answer: Reply<()> },
    /// The owner seats a program.
    SeatProgram { owner: Arc<Person>, program: Person, seat: u8, name: String, answer: Reply<()> },
    /// Erases a person's name and frees their seats.
    Forget { person: PersonId, answer: Reply<()> },
    /// Writes the result of the game into the row, where it is missing.
    Recall { answer: Reply<()> },
    /// Asks for a hint.
    Hint { person: PersonId, seat: u8, answer: Reply<Hint> },
    /// Asks which actions are refused, and why.
    WhyNot { person: PersonId, seat: u8, answer: Reply<WhyNot> },
    /// Asks for the view after some actions.
    Preview { person: PersonId, seat: u8, actions: Vec<String>, answer: Reply<PreviewAnswer> },
    /// Asks for the seats that the game waits for.
    Waiting { answer: Reply<Vec<u8>> },
    /// The table's deadline has passed.
    Due { answer: Reply<()> },
    /// An administrator closes the table.
    Close { answer: Reply<()> },
    /// The server stops.
    Stop,
}

/// Answers a command that cannot be carried out.
pub(super) fn refuse(command: Command, why: &Refusal) {
    match command {
        Command::Do { caller, id, .. } => caller.mailbox.refuse(Some(id), why),
        Command::Unwatch { caller, id: Some(id) } => caller.mailbox.done(id),
        Command::Hint { answer, .. } => drop(answer.send(Err(why.clone()))),
        Command::WhyNot { answer, .. } => drop(answer.send(Err(why.clone()))),
        Command::Preview { answer, .. } => drop(answer.send(Err(why.clone()))),
        Command::Waiting { answer } => drop(answer.send(Err(why.clone()))),
        Command::Watch { answer, .. }
        | Command::Begin { answer, .. }
        | Command::SeatProgram { answer, .. }
        | Command::Forget { answer, .. }
        | Command::Recall { answer }
        | Command::Due { answer }
        | Command::Close { answer } => drop(answer.send(Err(why.clone()))),
        Command::Unwatch { id: None, .. } | Command::Stop => {}
    }
}
