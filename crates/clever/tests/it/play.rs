//! Games without people: random facts, and all that they bring.

use turlaj_clever::{Action, Clever, News, State};
use turlaj_core::{Address, Event, Eye, Game, Node, Seat};
pub(crate) use turlaj_testkit::{Luck, news};

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
        Event::Act { seat, .. } => news(rules, before, event, Eye::Seat(*seat)),
        _ => news(rules, before, event, Eye::Nobody),
    };
    for seat in (0..rules.players()).map(Seat) {
        for news in news(rules, before, event, Eye::Seat(seat)) {
            if !all.contains(&news) {
                all.push(news);
            }
        }
    }
    all
}
