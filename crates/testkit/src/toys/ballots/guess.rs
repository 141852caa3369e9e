//! Imagining a position of Ballots that fits a view.

use turlaj_core::{Determinize, Dice, Seat, Throw};

use super::chain::{Chain, LONGEST};
use super::{Ballots, BidView, State, Step, View};

impl Determinize for Ballots {
    /// Hidden bids are drawn step by step, and so is the number of their steps.
    fn guess(&self, view: &View, dice: &mut dyn Dice) -> State {
        let turn = view.history.len() as u32 + 1;
        let chains = view.seats.iter().enumerate().map(|(at, seat)| {
            let throw = Throw::Turn { seat: Seat(at as u8), turn, roll: 1 };
            let (mut chain, done) = match &seat.bid {
                BidView::None => (Chain::default(), false),
                BidView::Deciding => (draw(throw, dice), false),
                BidView::Ready => (draw(throw, dice), true),
                BidView::Own { steps, done } => (chain(steps), *done),
            };
            if done {
                chain.finish();
            }
            chain
        });
        let chains = chains.collect();
        State { history: view.history.to_vec(), prize: view.prize, chains }
    }
}

fn chain(steps: &[Step]) -> Chain {
    let mut chain = Chain::default();
    steps.iter().for_each(|&step| chain.add(step));
    chain
}

fn draw(throw: Throw, dice: &mut dyn Dice) -> Chain {
    let mut chain = Chain::default();
    let steps = dice.die(throw.die(1), LONGEST as u32 + 1) as u8;
    for die in 2..steps + 2 {
        let mut fitting = Step::ALL.to_vec();
        fitting.retain(|&step| chain.check(step).is_ok());
        if !fitting.is_empty() {
            chain.add(fitting[dice.die(throw.die(die), fitting.len() as u32) as usize]);
        }
    }
    chain
}
