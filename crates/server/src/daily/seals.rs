//! Which secrets are published: those whose moment has come by trusted time, for good.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use turlaj_store::{Millis, Op, Store, StoreError};

use super::Day;
use crate::app::App;

/// The draws whose secrets nobody may know yet, and the moment at which each is published.
pub(crate) struct Seals(Mutex<BTreeMap<String, Millis>>);

impl Seals {
    pub(crate) fn new(store: &dyn Store) -> Result<Seals, StoreError> {
        let sealed = store.sealed_draws()?.into_iter();
        let sealed = sealed.map(|id| (id.clone(), opens(&id))).collect();
        Ok(Seals(Mutex::new(sealed)))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Millis>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the secret of a day and game is not published.
    pub(crate) fn is_sealed(&self, day: Day, game: &str) -> bool {
        self.lock().contains_key(&day.draw(game))
    }

    /// Seals a draw that is about to be made.
    pub(super) fn add(&self, draw: &str) {
        self.lock().insert(draw.to_string(), opens(draw));
    }

    /// The draws whose moment has come.
    fn due(&self, trusted: Millis) -> Vec<String> {
        let sealed = self.lock();
        let due = sealed.iter().filter(|(_, opens)| **opens <= trusted);
        due.map(|(id, _)| id.clone()).collect()
    }

    /// The nearest moment at which one is published.
    fn next(&self) -> Option<Millis> {
        self.lock().values().min().copied()
    }
}

/// The moment at which a draw is published; one that is not of a day never is.
fn opens(draw: &str) -> Millis {
    let day = draw.split('/').nth(1).and_then(|day| day.parse::<Day>().ok());
    day.map_or(Millis::MAX, Day::opens)
}

/// Publishes the secrets whose moment has come: on the disk first, so that they stay published
/// whatever the clock says later. Returns whether that could be done.
pub(crate) async fn open_due(app: &App) -> bool {
    let due = app.seals.due(app.clock.now());
    if due.is_empty() {
        return true;
    }
    let moment = app.now();
    let reveal = |id: &String| Op::RevealDraw { id: id.clone(), moment };
    if app.write(due.iter().map(reveal).collect()).await.is_err() {
        return false;
    }
    let mut sealed = app.seals.lock();
    for id in due {
        tracing::info!(draw = id, "a secret is published");
        sealed.remove(&id);
    }
    true
}

/// How long the nearest moment is away, by trusted time.
pub(super) fn wait(app: &App) -> Option<Millis> {
    app.seals.next().map(|opens| opens - app.clock.now())
}
