//! Kinds of players.

use turlaj_learned::clever::{Aim, Fast, Found, Points, Search, Win};
use turlaj_packed::clever::{Ask, END, PASS, Packed, PackedNode, REROLL, Stream};

/// So many uses of extra dice are followed.
const WIDTH: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kind {
    Win,
    Points,
    Greedy,
    Random,
}

impl Kind {
    const ALL: [(&'static str, Kind); 4] = [
        ("win", Kind::Win),
        ("points", Kind::Points),
        ("greedy", Kind::Greedy),
        ("random", Kind::Random),
    ];

    pub(crate) fn named(name: &str) -> Kind {
        let found = Kind::ALL.iter().find(|kind| kind.0 == name);
        found.unwrap_or_else(|| panic!("no kind is named {name}")).1
    }

    pub(crate) fn name(self) -> &'static str {
        Kind::ALL.iter().find(|kind| kind.1 == self).unwrap().0
    }
}

/// Plays every kind.
pub(crate) struct NetPlayer<'a> {
    search: Search<4>,
    win: Win<'a>,
    points: Points<'a>,
}

impl<'a> NetPlayer<'a> {
    pub(crate) fn new(net: &'a Fast) -> NetPlayer<'a> {
        NetPlayer { search: Search::new(WIDTH), win: Win::new(net), points: Points::new(net) }
    }

    /// Makes all choices of a seat up to the end of the phase, by what it sees.
    pub(crate) fn decide(
        &mut self,
        kind: Kind,
        seen: &Packed,
        game: &mut Packed,
        seat: usize,
        stream: &mut impl Stream,
    ) {
        match kind {
            Kind::Win => {
                let found = best(&mut self.search, &mut self.win, seen, seat);
                follow(&found, seen, game, seat);
            }
            Kind::Points => {
                let found = best(&mut self.search, &mut self.points, seen, seat);
                follow(&found, seen, game, seat);
            }
            Kind::Greedy => one_by_one(seen, game, seat, |now| greedy(now, seat, stream)),
            Kind::Random => one_by_one(seen, game, seat, |now| {
                let legal = now.legal(seat);
                legal.nth(stream.below(legal.len()))
            }),
        }
    }
}

fn best(search: &mut Search<4>, aim: &mut impl Aim<4>, seen: &Packed, seat: usize) -> Found<4> {
    aim.begin(seen, seat);
    search.best(seen, seat, &mut |first, end| aim.worth(first, end))
}

/// Whether a seat is still asked in the same phase.
fn goes_on(seen: &Packed, now: &Packed, seat: usize) -> bool {
    let asked = matches!(now.node(), PackedNode::Decide(seats) if seats >> seat & 1 == 1);
    asked && now.turn() == seen.turn() && now.is_rolling() == seen.is_rolling()
}

/// Of a path, the choices of this phase: what comes later is thought over again.
fn follow(found: &Found<4>, seen: &Packed, game: &mut Packed, seat: usize) {
    let mut now = *seen;
    for &choice in &found.path {
        now.act(seat, choice.into());
        game.act(seat, choice.into());
        if !goes_on(seen, &now, seat) {
            return;
        }
    }
}

fn one_by_one(
    seen: &Packed,
    game: &mut Packed,
    seat: usize,
    mut choose: impl FnMut(&Packed) -> u32,
) {
    let mut now = *seen;
    while goes_on(seen, &now, seat) {
        let choice = choose(&now);
        now.act(seat, choice);
        game.act(seat, choice);
    }
}

/// The most points on the sheet after the marks of one die; between equals a mark rather than none,
/// but neither rerolls nor extra dice for nothing, and then by lot.
fn greedy(now: &Packed, seat: usize, stream: &mut impl Stream) -> u32 {
    let legal = now.legal(seat);
    let (mut best, mut most, mut equal) = (0, f32::NEG_INFINITY, 0);
    for choice in legal.iter() {
        let mut next = *now;
        next.act(seat, choice);
        let reluctance = match (legal.ask, choice) {
            (Ask::Pick, REROLL) => 0.75,
            (Ask::Pick, PASS) | (Ask::Take, END) => 0.5,
            (Ask::Extra, choice) if choice != END => 0.5,
            _ => 0.0,
        };
        let worth = chain(&next, seat, &mut 4_000) - reluctance;
        equal = if worth == most { equal + 1 } else { 1 };
        if worth > most || worth == most && stream.below(equal) == 0 {
            (best, most) = (choice, worth);
        }
    }
    best
}

/// The most points when the marks that are being made are made.
fn chain(now: &Packed, seat: usize, left: &mut u32) -> f32 {
    let legal = now.legal(seat);
    if !matches!(legal.ask, Ask::Place | Ask::Bonus | Ask::Fill) {
        *left = left.saturating_sub(1);
        return now.points(seat).total().into();
    }
    let mut best = f32::NEG_INFINITY;
    for choice in legal.iter() {
        let mut next = *now;
        next.act(seat, choice);
        best = best.max(chain(&next, seat, left));
        if *left == 0 {
            break;
        }
    }
    best
}
