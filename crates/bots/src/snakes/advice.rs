//! Advice at a table of Snakes: what is best, and which counted faces speak for it.

use turlaj_core::Look;
use turlaj_snakes::snake::End;
use turlaj_snakes::{Action, DICE, Die, Face, Faces, Phase, Piece, SnakeView, Snakes, View};

use super::ahead::Ahead;
use super::levels::LEVELS;
use super::needs::Lack;
use super::words::{Fact, Opening, Reason, sentence};
use crate::{Advice, Advised, Judge, Unit};

/// The best actions, of those that come to the same the first, as the strongest level sees it.
pub fn advise(look: &Look<'_, Snakes>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
    let master = LEVELS.last()?;
    let view = look.view();
    let mut worth = Vec::new();
    Ahead::new(master.effort).judge(look, legal, &mut worth);
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]).then(a.cmp(&b)));
    let facts = Facts { view: &view };
    let mut told: Vec<Fact> = Vec::new();
    let mut best = Vec::new();
    for at in order {
        let Some((fact, effect)) = facts.of(legal[at], legal, best.is_empty()) else { continue };
        if told.contains(&effect) || best.len() == most {
            continue;
        }
        told.push(effect);
        best.push(Advised { action: legal[at], value: worth[at], why: sentence(&fact) });
    }
    Some(Advice { unit: Unit::Victory, exact: false, best })
}

/// What can be counted in a position.
struct Facts<'a> {
    view: &'a View,
}

impl Facts<'_> {
    /// What speaks for an action, and the same without the number of the snake and the like: actions for
    /// which that is equal come to the same.
    fn of(&self, action: Action, legal: &[Action], is_best: bool) -> Option<(Fact, Fact)> {
        let fact = match action {
            Action::Roll(die) => self.roll(die, legal),
            Action::Put { snake, .. } => self.put(self.snake(snake)?)?,
            Action::New => Fact::New { piece: self.piece()? },
            Action::Take { snake, end } => self.take(self.snake(snake)?, end)?,
            Action::Stop => self.stop(is_best),
            Action::Give(to) => self.give(to.index(), legal, is_best),
        };
        let mut effect = fact.clone();
        match &mut effect {
            Fact::Completes { snake, .. }
            | Fact::Waits { snake, .. }
            | Fact::Body { snake, .. }
            | Fact::Reopens { snake, .. }
            | Fact::Robs { snake, .. } => *snake = 0,
            // Which body piece is taken makes no difference.
            Fact::Vanishes { snake, piece, .. } | Fact::Shortens { snake, piece, .. } => {
                *snake = 0;
                if *piece == Piece::C {
                    *piece = Piece::S;
                }
            }
            _ => {}
        }
        Some((fact, effect))
    }

    fn faces(&self) -> &Faces {
        &self.view.faces
    }

    fn snake(&self, number: u8) -> Option<&SnakeView> {
        self.view.snakes.iter().find(|snake| snake.number == number)
    }

    fn piece(&self) -> Option<Piece> {
        match self.view.face {
            Some(Face::Piece(piece)) => Some(piece),
            _ => None,
        }
    }

    /// Whether some snake lacks only a head, and whether one lacks only a tail.
    fn waiting(&self) -> [bool; 2] {
        let some = |lack| self.view.snakes.iter().any(|snake| Lack::of(snake) == lack);
        [some(Lack::Head), some(Lack::Tail)]
    }

    /// How many faces of a die complete a snake where these wait.
    fn completing(&self, die: Die, waiting: [bool; 2]) -> u32 {
        let count = |piece| self.faces().count(die, Face::Piece(piece));
        u32::from(waiting[0]) * count(Piece::H) + u32::from(waiting[1]) * count(Piece::T)
    }

    /// The next seat that has dice, if it is another one.
    fn next(&self) -> Option<usize> {
        let players = self.view.seats.len();
        let own = self.view.seat.index();
        (1..players).map(|step| (own + step) % players).find(|&at| !self.view.seats[at].is_empty())
    }

    /// With how many faces of their better die the next player completes a snake where these wait.
    fn threat(&self, waiting: [bool; 2]) -> Option<u32> {
        let hand = self.view.seats[self.next()?];
        let may = |die: &Die| hand.dice(*die) > 0 && (*die == Die::G || hand.turns > 0);
        DICE.into_iter().filter(may).map(|die| self.completing(die, waiting)).max()
    }

    fn roll(&self, die: Die, legal: &[Action]) -> Fact {
        let takes = legal.iter().any(|action| matches!(action, Action::Take { .. }));
        let opening = match self.view.phase {
            Phase::Plus if takes => Opening::WithoutTaking,
            Phase::Plus => Opening::Again,
            _ => Opening::First,
        };
        let own = self.view.seats[self.view.seat.index()];
        let other =
            DICE.into_iter().find(|&other| other != die && legal.contains(&Action::Roll(other)));
        let waiting = self.waiting();
        let completing = self.completing(die, waiting);
        let there = other.map(|other| self.completing(other, waiting));
        let opens = |die| {
            let count = |piece| self.faces().count(die, Face::Piece(piece));
            count(Piece::H) + count(Piece::T)
        };
        let reason = if own.turns == 1 && other.is_none() && opening == Opening::First {
            Reason::FirstTurn
        } else if there.is_some_and(|there| there > completing) {
            let kept = other.map_or(0, |other| own.dice(other));
            Reason::Keeps { completing, kept }
        } else if completing > 0 || waiting != [false; 2] {
            Reason::Completes { completing, against: there.filter(|&there| there < completing) }
        } else if self.next().is_none() {
            Reason::Alone
        } else {
            let opening = opens(die);
            let few = other.map_or(opening <= 2, |other| opening < opens(other));
            Reason::Opens { opening, few }
        };
        Fact::Roll { die, opening, reason }
    }

    fn put(&self, snake: &SnakeView) -> Option<Fact> {
        let (piece, number) = (self.piece()?, snake.number);
        let then = Lack::of(snake).with(piece);
        Some(match then {
            _ if !piece.closes() => Fact::Body { snake: number, piece },
            Lack::Nothing => Fact::Completes { snake: number, piece },
            then => {
                let threat = self.threat([then == Lack::Head, then == Lack::Tail]);
                Fact::Waits { snake: number, piece, threat }
            }
        })
    }

    fn take(&self, snake: &SnakeView, end: End) -> Option<Fact> {
        let die = match end {
            End::A => snake.dice.first()?,
            End::B => snake.dice.last()?,
        };
        let (number, piece, colour) = (snake.number, die.piece, die.die);
        let lack = Lack::of(snake);
        Some(if snake.dice.len() == 1 {
            Fact::Vanishes { snake: number, piece, die: colour }
        } else if lack == Lack::Nothing {
            let waiting = [piece == Piece::H, piece == Piece::T];
            let hand = self.view.seats[self.view.seat.index()];
            let dice = DICE.into_iter().filter(|&die| hand.dice(die) > 0 || die == colour);
            // Of equal dice the first, a green one.
            let best = dice.rev().max_by_key(|&die| self.completing(die, waiting))?;
            let with = (best, self.completing(best, waiting));
            Fact::Reopens { snake: number, piece, die: colour, with }
        } else if piece.closes() {
            Fact::Robs { snake: number, piece, die: colour }
        } else {
            Fact::Shortens { snake: number, piece, die: colour }
        })
    }

    fn stop(&self, is_best: bool) -> Fact {
        let waiting = self.waiting();
        match self.threat(waiting) {
            None => Fact::StopAlone,
            Some(_) if waiting == [false; 2] => Fact::StopQuiet,
            Some(threat) => Fact::Stop { threat, is_best },
        }
    }

    /// Whom to give a die: who has the fewest points, or whose turn is the furthest off.
    fn give(&self, to: usize, legal: &[Action], is_best: bool) -> Fact {
        let players = self.view.seats.len();
        let own = self.view.seat.index();
        let away = |seat: usize| (seat + players - own) % players;
        let points = |seat: usize| self.view.seats[seat].points;
        let others = || {
            legal.iter().filter_map(|action| match action {
                Action::Give(seat) if seat.index() != to => Some(seat.index()),
                _ => None,
            })
        };
        let hand = self.view.seats[to];
        let player = to + 1;
        if is_best && others().all(|other| points(other) > points(to)) {
            Fact::GiveLast { player }
        } else if is_best
            && others().all(|other| points(other) == points(to) && away(other) < away(to))
        {
            Fact::GiveFar { player }
        } else {
            Fact::Give { player, points: hand.points, dice: u32::from(hand.green + hand.orange) }
        }
    }
}
