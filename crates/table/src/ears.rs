//! What each eye is told of the facts that happen, as JSON.

use serde_json::value::RawValue;
use turlaj_core::{Event, Eye, Game};

use crate::any::raw_news;
use crate::door::{Happened, Observer};

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

    /// What every eye has been told, to be taken away.
    pub fn take(&mut self) -> Vec<(Eye, Heard)> {
        std::mem::take(&mut self.heard)
    }

    /// Tells every eye of an event.
    pub fn hear<G: Game>(&mut self, happened: &Happened<'_, G>) {
        for (eye, heard) in &mut self.heard {
            let news = happened.report.told_to(*eye);
            heard.news.extend(news.map(|news| raw_news(news, happened.absent)));
            if let (Event::Roll { roll }, Some(due)) = (happened.event, &happened.due)
                && due.sight.is_open_to(*eye)
            {
                heard.rolled.push(format!("{}={roll}", due.throw));
            }
            heard.rolled.extend(happened.uncovered.iter().cloned());
        }
    }

    /// An observer that tells these eyes; none where nobody listens.
    pub(crate) fn with<G: Game, T>(&mut self, play: impl FnOnce(Observer<'_, G>) -> T) -> T {
        if self.heard.is_empty() {
            return play(None);
        }
        play(Some(&mut |happened| self.hear(happened)))
    }
}
