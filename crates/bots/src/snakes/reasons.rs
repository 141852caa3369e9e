//! What is counted of an action, and what of it speaks for it or against it beside another one. Weights are in faces of a
//! die, so that a point is six.

use turlaj_engine::EQUAL;
use turlaj_snakes::snake::End;
use turlaj_snakes::{Action, Again, DICE, Die, Face, Phase, Piece, SnakeView};

use super::needs::Lack;
use super::scene::{CountedAction, SnakesScene};
use super::words::{RollMoment, SnakesWhat, SnakesWhy};

/// What a completed snake weighs.
const POINT: f64 = 6.0;

impl SnakesScene<'_> {
    pub(super) fn count(&self, action: Action) -> Option<CountedAction> {
        let mut lacks: Vec<Lack> = self.view.snakes.iter().map(Lack::of).collect();
        let place = |number: u8| self.view.snakes.iter().position(|snake| snake.number == number);
        let (mut point, mut dice) = (false, Vec::new());
        let what = match action {
            Action::Roll(die) => {
                dice.push(die);
                SnakesWhat::Roll { die, opening: self.opening() }
            }
            Action::Put { snake, .. } => {
                let (at, piece) = (place(snake)?, self.piece()?);
                lacks[at] = lacks[at].with(piece);
                point = piece.closes() && lacks[at] == Lack::Nothing;
                SnakesWhat::Put { snake, piece }
            }
            Action::New => {
                let piece = self.piece()?;
                lacks.push(Lack::Both.with(piece));
                SnakesWhat::New { piece }
            }
            Action::Take { snake, end } => {
                let at = place(snake)?;
                let (piece, die) = end_of(&self.view.snakes[at], end)?;
                let whole = self.view.snakes[at].dice.len() == 1;
                lacks[at] = if whole { Lack::Nothing } else { lacks[at].less(piece) };
                let hand = self.view.seats[self.view.seat.index()];
                let may = |other| other == die || self.again == Again::Any && hand.dice(other) > 0;
                dice.extend(DICE.into_iter().filter(|&die| may(die)));
                SnakesWhat::Take { snake, piece, die, whole }
            }
            Action::Stop => SnakesWhat::Stop,
            Action::Give(to) => SnakesWhat::Give { player: to.index() + 1 },
        };
        let waiting = [Lack::Head, Lack::Tail].map(|lack| lacks.contains(&lack));
        let next = self.next();
        if next.is_none() && dice.is_empty() && !matches!(what, SnakesWhat::Give { .. }) {
            let hand = self.view.seats[self.view.seat.index()];
            dice.extend(DICE.into_iter().filter(|&die| hand.dice(die) > 0));
        }
        let own = dice.into_iter().map(|die| self.completing(die, waiting)).max().unwrap_or(0);
        let threat = next.map_or(0, |seat| self.threat(seat, waiting));
        Some(CountedAction { what, point, own, threat })
    }

    fn opening(&self) -> RollMoment {
        let takes = self.legal.iter().any(|action| matches!(action, Action::Take { .. }));
        match self.view.phase {
            Phase::Plus if takes => RollMoment::WithoutTaking,
            Phase::Plus => RollMoment::Again,
            _ => RollMoment::First,
        }
    }

    fn piece(&self) -> Option<Piece> {
        match self.view.face {
            Some(Face::Piece(piece)) => Some(piece),
            _ => None,
        }
    }

    /// How many faces of a die complete a snake where a head or a tail is waited for.
    fn completing(&self, die: Die, [head, tail]: [bool; 2]) -> u32 {
        let count = |piece| self.view.faces.count(die, Face::Piece(piece));
        u32::from(head) * count(Piece::H) + u32::from(tail) * count(Piece::T)
    }

    /// How many faces of a die are heads or tails.
    fn ends(&self, die: Die) -> u32 {
        self.completing(die, [true; 2])
    }

    /// The next seat that has dice, if it is another one.
    fn next(&self) -> Option<usize> {
        let players = self.view.seats.len();
        let own = self.view.seat.index();
        (1..players).map(|step| (own + step) % players).find(|&at| !self.view.seats[at].is_empty())
    }

    fn threat(&self, seat: usize, waiting: [bool; 2]) -> u32 {
        let hand = self.view.seats[seat];
        let may = |die: &Die| hand.dice(*die) > 0 && (*die == Die::G || hand.turns > 0);
        let faces = DICE.into_iter().filter(may).map(|die| self.completing(die, waiting));
        faces.max().unwrap_or(0)
    }

    /// What speaks for and against an action beside another one.
    pub(super) fn reasons(
        &self,
        one: &CountedAction,
        next: Option<&CountedAction>,
    ) -> Vec<(f64, SnakesWhy)> {
        let Some(next) = next else { return vec![(EQUAL, self.forced(one))] };
        let mut reasons = vec![
            (POINT * (f64::from(one.point) - f64::from(next.point)), SnakesWhy::Point),
            (0.5 * less(one.threat, next.threat), SnakesWhy::Threat(one.threat)),
        ];
        let own = less(next.own, one.own);
        match (one.what, next.what) {
            (SnakesWhat::Roll { die, .. }, other) => {
                let against = match other {
                    SnakesWhat::Roll { die, .. } => Some((die, next.own)),
                    _ => None,
                };
                reasons.push((own, SnakesWhy::Completes { faces: one.own, against }));
                if let Some((other, _)) = against {
                    let kept = self.view.seats[self.view.seat.index()].dice(other);
                    let better = less(self.ends(die), self.ends(other)).max(0.0);
                    reasons.push((0.5 * better, SnakesWhy::Keeps { die: other, kept }));
                }
            }
            (SnakesWhat::Take { die, .. }, SnakesWhat::Take { die: other, .. }) => {
                reasons.push((own, SnakesWhy::Reopens { faces: one.own }));
                let better = less(self.ends(other), self.ends(die)).max(0.0);
                reasons.push((0.5 * better, SnakesWhy::BetterDie(die)));
            }
            (SnakesWhat::Take { .. }, _) => {
                reasons.push((own, SnakesWhy::Reopens { faces: one.own }));
                reasons.push((1.0, SnakesWhy::OneMore));
            }
            (SnakesWhat::Put { .. } | SnakesWhat::New { .. }, _) => {
                reasons.push((own, SnakesWhy::Later { faces: one.own }));
            }
            (SnakesWhat::Stop, SnakesWhat::Roll { .. } | SnakesWhat::Take { .. }) => {
                reasons.push((1.0, SnakesWhy::KeepsDice));
                reasons.push((own.min(0.0), SnakesWhy::Missed { faces: next.own }));
            }
            (SnakesWhat::Give { player }, SnakesWhat::Give { player: other }) => {
                reasons.extend(self.giving(player - 1, other - 1));
            }
            (SnakesWhat::Stop | SnakesWhat::Give { .. }, _) => {}
        }
        if let (SnakesWhat::Roll { die, .. }, Some(_)) = (one.what, self.next()) {
            let other = match next.what {
                SnakesWhat::Roll { die, .. } => self.ends(die),
                _ => 0,
            };
            let faces = self.ends(die);
            if one.own == 0 && next.own == 0 {
                reasons.push((less(faces, other) / 3.0, SnakesWhy::Opens { faces }));
            }
        }
        if let (SnakesWhat::Roll { .. } | SnakesWhat::Stop, SnakesWhat::Take { .. }) =
            (one.what, next.what)
        {
            reasons.push((-1.0, SnakesWhy::LeavesDie));
        }
        reasons
    }

    /// Why there is nothing else to do.
    fn forced(&self, one: &CountedAction) -> SnakesWhy {
        let own = self.view.seats[self.view.seat.index()];
        match one.what {
            SnakesWhat::New { piece } => SnakesWhy::FitsNowhere(piece),
            SnakesWhat::Roll { opening: RollMoment::First, .. }
                if own.turns == 1 && own.orange > 0 =>
            {
                SnakesWhy::FirstTurn
            }
            SnakesWhat::Roll { .. } if one.own > 0 => {
                SnakesWhy::Completes { faces: one.own, against: None }
            }
            _ if one.point => SnakesWhy::Point,
            _ if self.legal.len() > 1 => SnakesWhy::Alike,
            _ => SnakesWhy::Only,
        }
    }

    /// Whom to give a die: who has the fewest points, or whose turn is the furthest off.
    fn giving(&self, to: usize, next: usize) -> Option<(f64, SnakesWhy)> {
        let players = self.view.seats.len();
        let own = self.view.seat.index();
        let away = |seat: usize| (seat + players - own) % players;
        let points = |seat: usize| self.view.seats[seat].points;
        let others = || {
            self.legal.iter().filter_map(|action| match action {
                Action::Give(seat) if seat.index() != to => Some(seat.index()),
                _ => None,
            })
        };
        if others().all(|other| points(other) > points(to)) {
            Some((less(points(to), points(next)), SnakesWhy::FewestPoints))
        } else if others().all(|other| points(other) == points(to) && away(other) < away(to)) {
            Some((1.0, SnakesWhy::LongestWait))
        } else {
            None
        }
    }
}

/// How much less one number is than another.
fn less(one: u32, other: u32) -> f64 {
    f64::from(other) - f64::from(one)
}

fn end_of(snake: &SnakeView, end: End) -> Option<(Piece, Die)> {
    let die = match end {
        End::A => snake.dice.first()?,
        End::B => snake.dice.last()?,
    };
    Some((die.piece, die.die))
}
