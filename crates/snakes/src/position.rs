//! A position written as one line, for examples, bug reports and tests.

use std::fmt;

use turlaj_core::{NotationError, Seat, Silent, given_once};

use crate::Snakes;
use crate::pieces::{DICE, EACH};
use crate::snake::{Shape, Snake};
use crate::state::{Hand, Lying, Phase, State};

impl Snakes {
    /// The position at the beginning of a turn that a text describes.
    ///
    /// Words, in any order and each once: `1=HSLt` a snake by its number; `hands=3+1,6+2` the green and orange
    /// dice of all seats (if not given, 6+2 each, less those that lie on the table, from the first
    /// seat on); `points=1,0`; `done=1:2` snake 1 was finished by seat 2 (if not given, by seat 1);
    /// `turn=2` whose turn begins; `turns=1,1` how many turns every seat has had (if not given, one
    /// each, so that orange dice may be rolled).
    pub fn position(&self, text: &str) -> Result<State, NotationError> {
        let mut state = State::new(self);
        let mut hands = None;
        let mut finished = Vec::new();
        state.seat = self.first.unwrap_or_default();
        state.seats.iter_mut().for_each(|hand| hand.turns = 1);
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let wrong = || NotationError::new("a word such as 1=HSLt or hands=3+1,6+2", word);
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            given_once(&mut seen, name, word)?;
            let items = value.split(',');
            match name {
                "hands" => {
                    let dice = |item: &str| {
                        let (green, orange) = item.split_once('+')?;
                        Some([green.parse::<u8>().ok()?, orange.parse().ok()?])
                    };
                    let given: Option<Vec<[u8; 2]>> = items.map(dice).collect();
                    let given = given.filter(|given| given.len() == state.seats.len());
                    hands = Some(given.ok_or_else(wrong)?);
                }
                "points" | "turns" => {
                    let numbers: Option<Vec<u32>> = items.map(|item| item.parse().ok()).collect();
                    let numbers = numbers.filter(|numbers| numbers.len() == state.seats.len());
                    for (hand, number) in state.seats.iter_mut().zip(numbers.ok_or_else(wrong)?) {
                        *(if name == "points" { &mut hand.points } else { &mut hand.turns }) =
                            number;
                    }
                }
                "done" => {
                    for item in items {
                        let (snake, seat) = item.split_once(':').ok_or_else(wrong)?;
                        let snake: u8 = snake.parse().map_err(|_| wrong())?;
                        finished.push((snake, seat.parse::<Seat>()?, word));
                    }
                }
                "turn" => state.seat = value.parse()?,
                _ => {
                    let number = name.parse().ok().filter(|number| (1..=32).contains(number));
                    let number: u8 = number.ok_or_else(wrong)?;
                    let shape: Shape = value.parse()?;
                    let snake = Snake::of(&shape).ok_or_else(|| {
                        NotationError::new("a snake that can lie so and be finished", value)
                    })?;
                    let at = state.snakes.partition_point(|lying| lying.number < number);
                    if state.find(number).is_some() {
                        return Err(wrong());
                    }
                    let done = snake.is_complete().then_some(Seat(0));
                    let lying = Lying { number, snake, done };
                    state.snakes.try_insert(at, lying).map_err(|_| wrong())?;
                }
            }
        }
        for (snake, seat, word) in finished {
            // Its snake may stand behind it.
            let at = state.find(snake).filter(|_| seat.0 < self.players);
            let at = at.ok_or_else(|| NotationError::new("a complete snake and a seat", word))?;
            let lying = &mut state.snakes[at];
            lying.done = lying.snake.is_complete().then_some(seat);
        }
        if state.seat.0 >= self.players {
            return Err(NotationError::new("a seat of this game", text));
        }
        deal(&mut state, hands.as_deref())
            .ok_or_else(|| NotationError::new("no more dice than are in the box", text))?;
        state.begin_turn(&mut Silent);
        Ok(state)
    }
}

/// The words that [`Snakes::position`] reads, then the die that was rolled in this turn.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for lying in &self.snakes {
            write!(f, "{}={} ", lying.number, lying.snake.shape())?;
        }
        let finished = |lying: &Lying| lying.done.map(|seat| format!("{}:{seat}", lying.number));
        let finished: Vec<String> = self.snakes.iter().filter_map(finished).collect();
        if !finished.is_empty() {
            write!(f, "done={} ", finished.join(","))?;
        }
        let list = |of: &dyn Fn(usize, &Hand) -> String| {
            let all = self.seats.iter().enumerate().map(|(at, hand)| of(at, hand));
            all.collect::<Vec<_>>().join(",")
        };
        let hands = list(&|_, hand| format!("{}+{}", hand.green, hand.orange));
        let points = list(&|_, hand| hand.points.to_string());
        // The turn that lasts is begun by reading the position.
        let lasts = |at| self.phase != Phase::First && self.seat.index() == at;
        let turns = list(&|at, hand| (hand.turns - u32::from(lasts(at))).to_string());
        write!(f, "hands={hands} points={points} turns={turns} turn={}", self.seat)?;
        match self.die.zip(self.face) {
            Some((die, face)) => write!(f, " ({die} shows {face})"),
            None => Ok(()),
        }
    }
}

/// Gives the seats their dice; nothing if that were more than there are in all, or nobody had any.
fn deal(state: &mut State, hands: Option<&[[u8; 2]]>) -> Option<()> {
    let players = state.seats.len();
    for (kind, die) in DICE.into_iter().enumerate() {
        let rows = state.snakes.iter().flat_map(|lying| lying.snake.row());
        let mut lying = rows.filter(|link| link.die() == die).count();
        let mut held = 0;
        for (seat, hand) in state.seats.iter_mut().enumerate() {
            let dice = match hands {
                Some(hands) => usize::from(hands[seat][kind]),
                None => {
                    let less = lying.min(usize::from(EACH[kind]));
                    lying -= less;
                    usize::from(EACH[kind]) - less
                }
            };
            held += dice;
            hand.set(die, u8::try_from(dice).ok()?);
        }
        let spare = if hands.is_some() { lying } else { 0 };
        let in_all = players * usize::from(EACH[kind]);
        (held + spare <= in_all && (hands.is_some() || lying == 0)).then_some(())?;
    }
    (!state.hand().is_empty()).then_some(())
}
