//! People: keys, names.

use sha2::{Digest, Sha256};
use turlaj_core::Refusal;
use turlaj_proto::http::{ChangeMe, Key, Me};
use turlaj_store::{Op, Person};
use turlaj_table::check_name;

use crate::app::{App, now};
use crate::{entropy, names, refusals};

/// When a person was seen is noted once in so many milliseconds.
const SEEN_EVERY: i64 = 12 * 60 * 60 * 1000;

/// What a person sees of itself.
pub(crate) fn me(person: &Person) -> Me {
    Me { number: person.id.0, name: person.name.clone(), open_names: person.open_names }
}

fn digest(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// A new person with a new key.
pub(crate) async fn create(app: &App, name: Option<String>) -> Result<Key, Refusal> {
    let name = match name {
        Some(name) => name.trim().to_string(),
        None => names::animal(app.entropy(), &[]),
    };
    check_name(&name)?;
    let key = entropy::key(app.entropy());
    let moment = now();
    let person = Person {
        id: app.next_person(),
        key_digest: digest(&key),
        name,
        open_names: false,
        created: moment,
        seen: moment,
    };
    let known = me(&person);
    app.write(vec![Op::PutPerson(person)]).await?;
    Ok(Key { key, person: known })
}

/// The person who has this key.
pub(crate) async fn find(app: &App, key: &str) -> Result<Person, Refusal> {
    if key.len() != 32 {
        return Err(refusals::bad_key());
    }
    let digest = digest(key);
    let found = app.read(move |store| store.person_by_key(&digest)).await?;
    let mut person = found.ok_or_else(refusals::bad_key)?;
    if now() - person.seen > SEEN_EVERY {
        person.seen = now();
        app.write(vec![Op::PutPerson(person.clone())]).await?;
    }
    Ok(person)
}

/// A new key for a person; the old one is nobody's from now on.
pub(crate) async fn new_key(app: &App, mut person: Person) -> Result<Key, Refusal> {
    let key = entropy::key(app.entropy());
    person.key_digest = digest(&key);
    let (id, known) = (person.id, me(&person));
    app.write(vec![Op::PutPerson(person)]).await?;
    app.sessions.leave(id);
    Ok(Key { key, person: known })
}

/// Changes a person's name or choices.
pub(crate) async fn change(
    app: &App,
    mut person: Person,
    change: ChangeMe,
) -> Result<Person, Refusal> {
    if let Some(name) = change.name {
        let name = name.trim().to_string();
        check_name(&name)?;
        person.name = name;
    }
    if let Some(open) = change.open_names {
        person.open_names = open;
    }
    app.write(vec![Op::PutPerson(person.clone())]).await?;
    Ok(person)
}
