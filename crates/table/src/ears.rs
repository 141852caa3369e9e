//! What each eye is told of the facts that happen, as JSON.

use serde_json::value::RawValue;
use turlaj_core::{Event, Eye, Game};

use crate::any::raw_news;
use crate::table::Table;

/// The eyes that are told, and what they have been told so far.
#[derive(Clone, Debug, Default)]
pub struct Ears {
    heard: Vec<(Eye, Heard)>,
}

/// What one eye is told.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// The pieces of news, in order.
    pub news: Vec<Box<RawValue>>,
    /// The rolls that it may know by now, in order, as records write them: `1.2.1=RY.*`.
    pub rolled: Vec<String>,
}

impl Ears {
    /// Nothing heard yet, by these eyes.
    pub fn new(eyes: impl IntoIterator<Item = Eye>) -> Ears {
        Ears { heard: eyes.into_iter().map(|eye| (eye, Heard::default())).collect() }
    }

    /// The pieces of news that an eye has heard, in order.
    pub fn heard(&self, eye: Eye) -> &[Box<RawValue>] {
        let found = self.heard.iter().find(|(known, _)| *known == eye);
        found.map_or(&[], |(_, heard)| &heard.news)
    }

    /// The same for everybody, to be taken away.
    pub fn take(&mut self) -> Vec<(Eye, Heard)> {
        std::mem::take(&mut self.heard)
    }

    /// Tells every eye of a fact that is about to be applied at the table.
    pub fn hear<G: Game>(&mut self, table: &Table<G>, event: &Event<G>) {
        let (rules, before) = (&table.rules, &table.state);
        let due = rules.due(before);
        let absent = matches!(event, Event::Act { seat, .. } if table.unplayed().contains(*seat));
        for (eye, heard) in &mut self.heard {
            let news = rules.news(before, event, *eye);
            heard.news.extend(news.iter().map(|news| raw_news(news, absent)));
            if let (Event::Roll { roll }, Some(due)) = (event, &due)
                && due.sight.is_open_to(*eye)
            {
                heard.rolled.push(format!("{}={roll}", due.throw));
            }
            if rules.uncovers(before, event) {
                heard.rolled.extend(table.covered.held());
            }
        }
    }
}
