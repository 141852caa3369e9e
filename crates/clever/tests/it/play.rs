//! Games without people: random facts, and all that they bring.

use turlaj_clever::{Action, Clever, News, State};
use turlaj_core::{Address, Event, Eye, Game, Node, Seat};

/// Numbers that look random and are the same on every run.
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    /// A number from 0 to `below - 1`.
    pub(crate) fn below(&mut self, below: usize) -> usize {
        // The constants of splitmix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 33) as usize % below
    }
}

/// The next fact of random play; nothing when the game is over.
pub(crate) fn random_fact(rules: &Clever, state: &State, luck: &mut Luck) -> Option<Event<Clever>> {
    match rules.node(state) {
        Node::Over(_) => None,
        Node::Chance => {
            let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
            Some(Event::Roll { roll: rules.roll(state, &mut dice) })
        }
        Node::Decide(seats) => {
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = asked[luck.below(asked.len())];
            let mut legal: Vec<Action> = Vec::new();
            rules.legal(state, seat, &mut legal);
            Some(Event::Act { seat, action: legal[luck.below(legal.len())] })
        }
        Node::Live { .. } => unreachable!("this game has no clock"),
    }
}

/// All that happens by a fact, also what is hidden from others: each news once.
pub(crate) fn all_news(rules: &Clever, before: &State, event: &Event<Clever>) -> Vec<News> {
    let mut all = match event {
        Event::Act { seat, .. } => rules.news(before, event, Eye::Seat(*seat)),
        _ => rules.news(before, event, Eye::Nobody),
    };
    for seat in (0..rules.players()).map(Seat) {
        for news in rules.news(before, event, Eye::Seat(seat)) {
            if !all.contains(&news) {
                all.push(news);
            }
        }
    }
    all
}
