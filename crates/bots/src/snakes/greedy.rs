//! The greedy bot, for studies.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Look, Seat};
use turlaj_engine::{Bot, Chance};
use turlaj_snakes::snake::End;
use turlaj_snakes::{Action, Again, DICE, Die, Face, Faces, Piece, SnakeView, Snakes, View};

use super::needs::{Lack, Needs};

/// Completes a snake if it can. Otherwise it maximises its own chance to complete one in its next
/// turn less the chances of all others; it rolls the die that promises most of that, and decides by
/// lot between equals. How a curve is turned makes no difference to it.
#[derive(Clone, Debug)]
pub(crate) struct SnakesGreedy {
    chance: Chance,
}

/// A completed snake, where a chance of one sixth counts 1: as much as a sure one.
const POINT: i32 = 6;
/// All values are sums over the six faces of a die.
const FACES: i32 = 6;

impl SnakesGreedy {
    /// A bot that plays the same for the same seed.
    pub(crate) fn new(seed: u64) -> SnakesGreedy {
        SnakesGreedy { chance: Chance::seed_from_u64(seed) }
    }
}

impl Bot<Snakes> for SnakesGreedy {
    fn choose(&mut self, look: &Look<'_, Snakes>, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let view = look.view();
        let (faces, again) = (look.rules().printed(), look.rules().again());
        let thought = GreedyThought { faces, again, needs: Needs::of(&view), view: &view };
        let values: Vec<i32> = legal.iter().map(|action| thought.value(*action)).collect();
        let best = values.iter().copied().max().unwrap_or_default();
        let equal = || legal.iter().zip(&values).filter(|(_, value)| **value == best);
        let lot = self.chance.random_range(0..equal().count());
        *equal().nth(lot).expect("the lot is among the equals").0
    }
}

struct GreedyThought<'a> {
    faces: &'a Faces,
    again: Again,
    needs: Needs,
    view: &'a View,
}

impl GreedyThought<'_> {
    fn seat(&self) -> Seat {
        self.view.seat
    }

    /// What an action promises.
    fn value(&self, action: Action) -> i32 {
        match action {
            Action::Put { snake, .. } => {
                let Some(lack) = self.snake(snake).map(Lack::of) else { return 0 };
                self.put(Some(lack))
            }
            Action::New => self.put(None),
            Action::Roll(die) => self.roll(&self.needs, die),
            Action::Stop => FACES * self.needs.edge(self.faces, self.seat()),
            Action::Take { snake, end } => self.take(snake, end),
            Action::Give(to) => {
                let mut needs = self.needs.clone();
                hand_over(&mut needs, self.view.die, self.seat(), to);
                // Among equals, to whom has the fewest points.
                let behind = i32::try_from(self.view.seats[to.index()].points).unwrap_or(i32::MAX);
                (FACES * needs.edge(self.faces, self.seat())).saturating_mul(1 << 10) - behind
            }
        }
    }

    fn snake(&self, number: u8) -> Option<&SnakeView> {
        self.view.snakes.iter().find(|snake| snake.number == number)
    }

    /// The piece in hand goes to a snake that lacks this, or begins a new one.
    fn put(&self, lack: Option<Lack>) -> i32 {
        match (self.view.die, self.view.face) {
            (Some(die), Some(Face::Piece(piece))) => {
                FACES * self.placed(&self.needs, die, piece, lack)
            }
            _ => 0,
        }
    }

    fn placed(&self, needs: &Needs, die: Die, piece: Piece, lack: Option<Lack>) -> i32 {
        let mut needs = needs.clone();
        let then = lack.unwrap_or(Lack::Both).with(piece);
        lack.into_iter().for_each(|lack| needs.remove(lack));
        needs.add(then);
        lay(&mut needs, self.seat(), die);
        let point = if then == Lack::Nothing { POINT } else { 0 };
        // A snake that can be completed now is worth more than any chance.
        point * 4 + needs.edge(self.faces, self.seat())
    }

    /// The best place for a piece, if a snake that lacks so much has room for it.
    fn best_place(&self, needs: &Needs, die: Die, piece: Piece) -> i32 {
        let open = [Lack::Head, Lack::Tail, Lack::Both].into_iter();
        let fit =
            open.filter(|lack| needs.some(*lack) && (!piece.closes() || lack.with(piece) != *lack));
        let best = fit.map(|lack| self.placed(needs, die, piece, Some(lack))).max();
        best.unwrap_or_else(|| self.placed(needs, die, piece, None))
    }

    /// The sum over the faces of a die.
    fn roll(&self, needs: &Needs, die: Die) -> i32 {
        let left = self.seat().next(self.view.seats.len() as u8);
        let of = |face: &Face| match face {
            Face::Piece(piece) => self.best_place(needs, die, *piece),
            Face::Plus => needs.edge(self.faces, self.seat()),
            Face::Minus => {
                let mut needs = needs.clone();
                hand_over(&mut needs, Some(die), self.seat(), left);
                needs.edge(self.faces, self.seat())
            }
        };
        self.faces.of(die).iter().map(of).sum()
    }

    /// A die is taken, and then rolled on or not, whatever is better.
    fn take(&self, number: u8, end: End) -> i32 {
        let Some(snake) = self.snake(number) else { return 0 };
        let die = match end {
            End::A => snake.dice.first(),
            End::B => snake.dice.last(),
        };
        let Some(taken) = die else { return 0 };
        let mut needs = self.needs.clone();
        let lack = Lack::of(snake);
        needs.remove(lack);
        if snake.dice.len() > 1 {
            needs.add(lack.less(taken.piece));
        }
        let hand = &mut needs.hands[self.seat().index()];
        *dice(hand, taken.die) += 1;
        let stop = FACES * needs.edge(self.faces, self.seat());
        let hand = needs.hands[self.seat().index()];
        let may = |die: &Die| self.again == Again::Any || *die == taken.die;
        let rolls = DICE.into_iter().filter(|die| hand.dice(*die) > 0 && may(die));
        rolls.map(|die| self.roll(&needs, die)).fold(stop, i32::max)
    }
}

fn dice(hand: &mut turlaj_snakes::Hand, die: Die) -> &mut u8 {
    match die {
        Die::G => &mut hand.green,
        Die::O => &mut hand.orange,
    }
}

fn lay(needs: &mut Needs, seat: Seat, die: Die) {
    let held = dice(&mut needs.hands[seat.index()], die);
    *held = held.saturating_sub(1);
}

fn hand_over(needs: &mut Needs, die: Option<Die>, from: Seat, to: Seat) {
    if let Some(die) = die {
        lay(needs, from, die);
        *dice(&mut needs.hands[to.index()], die) += 1;
    }
}
