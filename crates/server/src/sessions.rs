//! Who is connected: a key that is replaced must not go on acting.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use turlaj_store::PersonId;

use crate::mailbox::Mailbox;
use crate::refusals;

/// The sockets of people who have shown a key.
#[derive(Default)]
pub(crate) struct Sessions {
    people: Mutex<HashMap<PersonId, Vec<Weak<Mailbox>>>>,
}

impl Sessions {
    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Weak<Mailbox>>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A person has come.
    pub(crate) fn came(&self, person: PersonId, mailbox: &Arc<Mailbox>) {
        self.lock().entry(person).or_default().push(Arc::downgrade(mailbox));
    }

    /// A socket of the person is closed.
    pub(crate) fn went(&self, person: PersonId, mailbox: &Arc<Mailbox>) {
        let mut people = self.lock();
        if let Some(sockets) = people.get_mut(&person) {
            let gone = Arc::downgrade(mailbox);
            sockets.retain(|socket| !socket.ptr_eq(&gone));
            if sockets.is_empty() {
                people.remove(&person);
            }
        }
    }

    /// The key of the person is nobody's any more: whoever came with it leaves.
    pub(crate) fn leave(&self, person: PersonId) {
        for socket in self.lock().remove(&person).unwrap_or_default() {
            if let Some(socket) = socket.upgrade() {
                socket.close(refusals::bad_key());
            }
        }
    }
}
