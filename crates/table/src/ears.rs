//! What each eye is told of the facts that happen, as JSON.

use serde_json::value::RawValue;
use turlaj_core::{Event, Eye, Game};

use crate::any::raw;

/// The eyes that are told, and what they have been told so far.
#[derive(Clone, Debug, Default)]
pub struct Ears {
    heard: Vec<(Eye, Vec<Box<RawValue>>)>,
}

impl Ears {
    /// Nothing heard yet, by these eyes.
    pub fn new(eyes: impl IntoIterator<Item = Eye>) -> Ears {
        Ears { heard: eyes.into_iter().map(|eye| (eye, Vec::new())).collect() }
    }

    /// The pieces of news that an eye has heard, in order.
    pub fn heard(&self, eye: Eye) -> &[Box<RawValue>] {
        let found = self.heard.iter().find(|(known, _)| *known == eye);
        found.map_or(&[], |(_, news)| news)
    }

    /// The same for everybody, to be taken away.
    pub fn take(&mut self) -> Vec<(Eye, Vec<Box<RawValue>>)> {
        std::mem::take(&mut self.heard)
    }

    pub(crate) fn hear<G: Game>(&mut self, rules: &G, before: &G::State, event: &Event<G>) {
        for (eye, news) in &mut self.heard {
            news.extend(rules.news(before, event, *eye).iter().map(raw));
        }
    }
}
