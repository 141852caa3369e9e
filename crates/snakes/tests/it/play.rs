//! Games without people: random facts.

use turlaj_core::{Address, Event, Game, Node};
use turlaj_snakes::{Snakes, State};
pub(crate) use turlaj_testkit::Luck;

/// The next fact of random play; nothing when the game is over.
pub(crate) fn random_fact(rules: &Snakes, state: &State, luck: &mut Luck) -> Option<Event<Snakes>> {
    match rules.node(state) {
        Node::Over(_) => None,
        Node::Chance => {
            let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
            Some(Event::Roll { roll: rules.roll(state, &mut dice) })
        }
        Node::Decide(seats) => {
            let seat = seats.iter().next().unwrap();
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            Some(Event::Act { seat, action: luck.pick(&legal) })
        }
        Node::Live { .. } => unreachable!("this game has no clock"),
    }
}
