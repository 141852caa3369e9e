//! Lines of Ballots that look the same to one eye.

use turlaj_core::{Dice, Event, Eye, Game, Node, Seat, Silent, Throw};

use super::chain::HIGHEST;
use super::{Action, Ballots, Step};

/// The same line with other steps of others on its last page, if that is still sealed.
///
/// Every chain keeps its length; a step stays only where no other one would fit.
pub fn disguise(
    rules: &Ballots,
    line: &[Event<Ballots>],
    eye: Eye,
    dice: &mut dyn Dice,
) -> Vec<Event<Ballots>> {
    let mut line = line.to_vec();
    let mut end = rules.start();
    line.iter().for_each(|event| rules.apply(&mut end, event, &mut Silent));
    let opened = line.iter().rposition(|event| matches!(event, Event::Roll { .. }));
    if let (Node::Decide(_), Some(opened)) = (rules.node(&end), opened) {
        for seat in (0..rules.players).map(Seat).filter(|&seat| !eye.is(seat)) {
            let turn = end.history.len() as u32 + 1;
            exchange(&mut line[opened..], seat, Throw::Turn { seat, turn, roll: 1 }, dice);
        }
    }
    line
}

/// Exchanges the steps of one seat.
fn exchange(page: &mut [Event<Ballots>], seat: Seat, throw: Throw, dice: &mut dyn Dice) {
    let mut steps: Vec<&mut Step> = page
        .iter_mut()
        .filter_map(|event| match event {
            Event::Act { seat: who, action: Action::Add(step) } if *who == seat => Some(step),
            Event::Act { .. } | Event::Roll { .. } | Event::Time => None,
        })
        .collect();
    let (mut left, mut total) = (steps.len() as u8, 0);
    for step in &mut steps {
        left -= 1;
        // Each step still to come adds at least one.
        let fits = |other: &Step| other != *step && total + other.value() + left <= HIGHEST;
        let others: Vec<Step> = Step::ALL.into_iter().filter(fits).collect();
        if !others.is_empty() {
            **step = others[dice.die(throw.die(left + 1), others.len() as u32) as usize];
        }
        total += step.value();
    }
}
