//! The line: those facts of the game that no undo covers.

use turlaj_core::{Event, Game, Seat};

use crate::entry::{Body, Entry};

/// The standing facts of the game, as positions in the log.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Line(Vec<Standing>);

/// One standing fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// Its position in the log.
    pub(crate) at: usize,
    /// The page on which it happened.
    pub(crate) page: u32,
}

impl Line {
    pub(crate) fn push(&mut self, at: usize, page: u32) {
        self.0.push(Standing { at, page });
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn cut(&mut self, to: usize) {
        self.0.truncate(to);
    }

    /// The facts themselves, in order.
    pub(crate) fn events<'a, G: Game>(
        &'a self,
        log: &'a [Entry<G>],
    ) -> impl DoubleEndedIterator<Item = (Standing, &'a Event<G>)> {
        self.0.iter().map(|standing| match &log[standing.at].body {
            Body::Game(event) => (*standing, event),
            Body::Table(_) => unreachable!("only facts of the game are put on the line"),
        })
    }

    /// The acts of a seat, the last one first.
    pub(crate) fn acts_back<'a, G: Game>(
        &'a self,
        log: &'a [Entry<G>],
        seat: Seat,
    ) -> impl Iterator<Item = Standing> {
        self.events(log).rev().filter_map(move |(standing, event)| match event {
            Event::Act { seat: who, .. } if *who == seat => Some(standing),
            Event::Act { .. } | Event::Roll { .. } | Event::Time => None,
        })
    }

    /// Removes the last acts of a seat.
    pub(crate) fn take_back<G: Game>(&mut self, log: &[Entry<G>], seat: Seat, acts: usize) {
        let gone: Vec<usize> =
            self.acts_back(log, seat).take(acts).map(|standing| standing.at).collect();
        self.0.retain(|standing| !gone.contains(&standing.at));
    }
}
