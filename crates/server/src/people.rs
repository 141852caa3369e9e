//! People: keys, names.

use sha2::{Digest, Sha256};
use turlaj_core::Refusal;
use turlaj_proto::http::{ChangeMe, Key, Me};
use turlaj_store::{Op, Person};

use crate::app::App;
use crate::{entropy, names, orders, refusals};

/// When a person was seen is noted once in so many milliseconds.
const SEEN_EVERY: i64 = 12 * 60 * 60 * 1000;

/// A name by lot is one that few of the last people seen have; so many are looked at.
const PEOPLE: u32 = 500;

/// What somebody is called who was forgotten.
pub(crate) const NOBODY: &str = "—";

/// Whether this is a program. A program has no name but the one of its seat, and no person can be
/// without one.
pub(crate) fn is_program(person: &Person) -> bool {
    person.name.is_empty()
}

/// Refuses programs what only people may do.
pub(crate) fn no_program(person: &Person) -> Result<(), Refusal> {
    if is_program(person) { Err(refusals::program()) } else { Ok(()) }
}

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
        None => {
            let people = app.read(|store| store.all_people(PEOPLE)).await?;
            let taken: Vec<String> = people.into_iter().map(|person| person.name).collect();
            app.lots.draw(app.entropy(), &[], &taken)
        }
    };
    names::check(&name)?;
    let key = entropy::key(app.entropy());
    let moment = app.now();
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

/// A new program with its key; it is kept when it is seated.
pub(crate) fn program(app: &App) -> (String, Person) {
    let key = entropy::key(app.entropy());
    let moment = app.now();
    let person = Person {
        id: app.next_person(),
        key_digest: digest(&key),
        name: String::new(),
        open_names: false,
        created: moment,
        seen: moment,
    };
    (key, person)
}

/// Takes a person's key and name away, and leaves the rest to be done in peace.
pub(crate) async fn forget(app: &App, person: &Person) -> Result<(), Refusal> {
    let (id, old) = (person.id, person.key_digest);
    // No key has this digest.
    let new = entropy::secret(app.entropy()).0;
    let ops = vec![
        Op::SetKey { person: id, old, new },
        Op::SetPerson { person: id, name: NOBODY.to_string(), open_names: false },
        Op::PutOrder(orders::forget(id)),
    ];
    app.write_checked(ops, refusals::bad_key).await?;
    app.sessions.leave(id);
    app.order_left.notify_one();
    Ok(())
}

/// The person who has this key.
pub(crate) async fn find(app: &App, key: &str) -> Result<Person, Refusal> {
    if key.len() != 32 {
        return Err(refusals::bad_key());
    }
    let digest = digest(key);
    let found = app.read(move |store| store.person_by_key(&digest)).await?;
    let mut person = found.ok_or_else(refusals::bad_key)?;
    if app.now() - person.seen > SEEN_EVERY {
        person.seen = app.now();
        app.write(vec![Op::SetSeen { person: person.id, seen: person.seen }]).await?;
    }
    Ok(person)
}

/// A new key for a person; the old one is nobody's from now on.
pub(crate) async fn new_key(app: &App, person: Person) -> Result<Key, Refusal> {
    let key = entropy::key(app.entropy());
    let (old, new) = (person.key_digest, digest(&key));
    let set = Op::SetKey { person: person.id, old, new };
    // Somebody may have been faster: then the key that was shown here is nobody's any more.
    app.write_checked(vec![set], refusals::bad_key).await?;
    app.sessions.leave(person.id);
    Ok(Key { key, person: me(&person) })
}

/// Whether the key that was shown is still this person's.
pub(crate) async fn still(app: &App, person: &Person) -> bool {
    let digest = person.key_digest;
    let found = app.read(move |store| store.person_by_key(&digest)).await;
    found.is_ok_and(|found| found.is_some_and(|found| found.id == person.id))
}

/// Changes a person's name or choices.
pub(crate) async fn change(
    app: &App,
    mut person: Person,
    change: ChangeMe,
) -> Result<Person, Refusal> {
    no_program(&person)?;
    if let Some(name) = change.name {
        let name = name.trim().to_string();
        names::check(&name)?;
        person.name = name;
    }
    if let Some(open) = change.open_names {
        person.open_names = open;
    }
    let (id, name, open_names) = (person.id, person.name.clone(), person.open_names);
    app.write(vec![Op::SetPerson { person: id, name, open_names }]).await?;
    Ok(person)
}
