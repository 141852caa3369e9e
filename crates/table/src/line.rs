//! The line: those facts of the game that no undo covers.

use turlaj_core::{Event, Game, Seat, Silent};

use crate::entry::{Body, Entry};

/// A state is remembered after every so many facts, so that going back is cheap.
const STRIDE: usize = 64;

/// The standing facts of the game, as positions in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StandingLine<G: Game> {
    facts: Vec<Standing>,
    /// The states after the first `STRIDE` facts, twice as many, and so on.
    remembered: Vec<G::State>,
}

/// One standing fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Standing {
    /// Its position in the log.
    at: usize,
    /// The page on which it happened.
    page: u32,
}

impl<G: Game> StandingLine<G> {
    pub(crate) fn new() -> StandingLine<G> {
        StandingLine { facts: Vec::new(), remembered: Vec::new() }
    }

    /// Adds a fact at a position of the log, which happened on a page and led to a state.
    pub(crate) fn push(&mut self, at: usize, page: u32, after: &G::State) {
        self.facts.push(Standing { at, page });
        if self.facts.len().is_multiple_of(STRIDE) {
            self.remembered.push(after.clone());
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.facts.len()
    }

    /// Keeps the first facts only; returns the page that is open then.
    pub(crate) fn cut(&mut self, to: usize, page: u32) -> u32 {
        let page = self.facts.get(to).map_or(page, |standing| standing.page);
        self.facts.truncate(to);
        self.remembered.truncate(to / STRIDE);
        page
    }

    /// The facts themselves, in order.
    pub(crate) fn events<'a>(
        &'a self,
        log: &'a [Entry<G>],
    ) -> impl DoubleEndedIterator<Item = &'a Event<G>> {
        self.facts.iter().map(|standing| event(log, standing))
    }

    /// Their entries in the log, in order.
    pub(crate) fn entries<'a>(&'a self, log: &'a [Entry<G>]) -> impl Iterator<Item = &'a Entry<G>> {
        self.facts.iter().map(|standing| &log[standing.at])
    }

    /// The positions on the line of a seat's acts on the last page, the last one first.
    pub(crate) fn acts_on_page<'a>(
        &'a self,
        log: &'a [Entry<G>],
        page: u32,
        seat: Seat,
    ) -> impl Iterator<Item = usize> {
        let last_page = self.facts.iter().enumerate().rev();
        last_page.take_while(move |(_, standing)| standing.page == page).filter_map(
            move |(place, standing)| match event(log, standing) {
                Event::Act { seat: who, .. } if *who == seat => Some(place),
                Event::Act { .. } | Event::Roll { .. } | Event::Time => None,
            },
        )
    }

    /// The position on the line of a seat's last act on an earlier page.
    pub(crate) fn last_act_before(&self, log: &[Entry<G>], page: u32, seat: Seat) -> Option<usize> {
        let own = |standing: &Standing| match event(log, standing) {
            Event::Act { seat: who, .. } => standing.page != page && *who == seat,
            Event::Roll { .. } | Event::Time => false,
        };
        self.facts.iter().rposition(own)
    }

    /// Removes the last acts of a seat, which are all on the last page.
    pub(crate) fn take_back(&mut self, log: &[Entry<G>], seat: Seat, acts: usize) {
        let Some(page) = self.facts.last().map(|standing| standing.page) else { return };
        let gone: Vec<usize> = self.acts_on_page(log, page, seat).take(acts).collect();
        for place in gone {
            self.facts.remove(place);
            self.remembered.truncate(place / STRIDE);
        }
    }

    /// The state that the line comes to.
    pub(crate) fn fold(&mut self, rules: &G, log: &[Entry<G>]) -> G::State {
        let mut state = self.remembered.last().cloned().unwrap_or_else(|| rules.start());
        for place in self.remembered.len() * STRIDE..self.facts.len() {
            rules.apply(&mut state, event(log, &self.facts[place]), &mut Silent);
            if (place + 1).is_multiple_of(STRIDE) {
                self.remembered.push(state.clone());
            }
        }
        state
    }
}

fn event<'a, G: Game>(log: &'a [Entry<G>], standing: &Standing) -> &'a Event<G> {
    match &log[standing.at].body {
        Body::Game(event) => event,
        Body::Table(_) => unreachable!("only facts of the game are put on the line"),
    }
}
