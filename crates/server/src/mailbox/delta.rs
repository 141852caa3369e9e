//! What a table has to say to a socket.

use std::sync::Arc;

use serde_json::value::RawValue;
use turlaj_proto::Happening;
use turlaj_table::Heard;

use super::{PlayShown, SharedDocument};

/// A message tells at most this many pieces of news, and this many rolls: the last ones.
const MAX_NEWS: usize = 2000;

/// A message tells at most this many happenings: the last ones.
const MAX_HAPPENED: usize = 100;

/// What a table has to say to a socket.
#[derive(Default)]
pub(crate) struct Delta {
    pub(crate) done: Vec<u32>,
    pub(crate) room: Option<Arc<SharedDocument>>,
    pub(crate) play: Option<Arc<PlayShown>>,
    pub(crate) heard: Vec<Arc<Heard>>,
    pub(crate) happened: Vec<Happening>,
}

impl Delta {
    pub(crate) fn is_empty(&self) -> bool {
        self.done.is_empty()
            && self.room.is_none()
            && self.play.is_none()
            && self.heard.is_empty()
            && self.happened.is_empty()
    }

    pub(super) fn merge(&mut self, later: Delta) {
        self.done.extend(later.done);
        self.room = later.room.or(self.room.take());
        self.play = later.play.or(self.play.take());
        self.heard.extend(later.heard);
        self.happened.extend(later.happened);
        let surplus = self.happened.len().saturating_sub(MAX_HAPPENED);
        self.happened.drain(..surplus);
        self.shorten();
    }

    /// Drops news that are told no more, now and then, so that what waits stays small.
    fn shorten(&mut self) {
        let long = |count: fn(&Heard) -> usize| {
            self.heard.iter().map(|heard| count(heard)).sum::<usize>() > 2 * MAX_NEWS
        };
        if long(|heard| heard.news.len()) || long(|heard| heard.rolled.len()) {
            let news = self.news().into_iter().map(ToOwned::to_owned).collect();
            let rolled = self.rolled().into_iter().map(ToString::to_string).collect();
            self.heard = vec![Arc::new(Heard { news, rolled })];
        }
    }

    /// The news that are told. They are counted one by one: how many were heard at once may depend
    /// on what the eye may not know, such as how long a bot has thought.
    pub(super) fn news(&self) -> Vec<&RawValue> {
        let pieces = self.heard.iter().flat_map(|heard| &heard.news);
        last(pieces.map(|piece| &**piece).collect())
    }

    /// The rolls that are told.
    pub(super) fn rolled(&self) -> Vec<&str> {
        let rolls = self.heard.iter().flat_map(|heard| &heard.rolled);
        last(rolls.map(String::as_str).collect())
    }
}

fn last<T>(mut all: Vec<T>) -> Vec<T> {
    all.drain(..all.len().saturating_sub(MAX_NEWS));
    all
}

#[cfg(test)]
mod tests {
    use serde_json::value::to_raw_value;

    use super::*;

    /// All numbers up to `end`, heard `together` at a time; every third one is a roll too.
    fn heard(end: usize, together: usize) -> Vec<Delta> {
        let numbers: Vec<usize> = (0..end).collect();
        let one = |numbers: &[usize]| {
            let news = numbers.iter().map(|at| to_raw_value(at).unwrap()).collect();
            let rolls = numbers.iter().filter(|at| *at % 3 == 0);
            let heard = Heard { news, rolled: rolls.map(ToString::to_string).collect() };
            Delta { heard: vec![Arc::new(heard)], ..Delta::default() }
        };
        numbers.chunks(together).map(one).collect()
    }

    fn merged(deltas: Vec<Delta>) -> (Vec<String>, Vec<String>) {
        let mut all = Delta::default();
        deltas.into_iter().for_each(|delta| all.merge(delta));
        assert!(all.heard.iter().map(|heard| heard.news.len()).sum::<usize>() <= 2 * MAX_NEWS);
        let own = |texts: Vec<&str>| texts.into_iter().map(ToString::to_string).collect();
        (own(all.news().into_iter().map(RawValue::get).collect()), own(all.rolled()))
    }

    #[test]
    fn what_is_told_does_not_depend_on_what_was_heard_together() {
        for end in [10, MAX_NEWS, 2 * MAX_NEWS, 9 * MAX_NEWS + 5] {
            let (news, rolled) = merged(heard(end, 1));
            assert_eq!(
                (news.len(), news.last().unwrap()),
                (end.min(MAX_NEWS), &(end - 1).to_string())
            );
            for together in [2, 7, 300] {
                assert_eq!(merged(heard(end, together)), (news.clone(), rolled.clone()), "{end}");
            }
        }
    }
}
