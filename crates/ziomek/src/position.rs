//! A position written as one line, for examples, bug reports and tests.

use turlaj_core::{Counter, NotationError, Silent};

use crate::Ziomek;
use crate::actions::Action;
use crate::outcomes::Throwing;
use crate::refusals;
use crate::requirement::may_stand;
use crate::state::{Phase, State};

impl Ziomek {
    /// The position while all build that a text describes.
    ///
    /// Words, in any order: `round=3`, `dice=r4,w1,b9,g6` (both must be given), `roller=2`, `use=w`
    /// what the roller chose, `1=3b@140,wa@150` the stack of seat 1 from the bottom, every level of
    /// which must stand when it is laid.
    pub fn position(&self, text: &str) -> Result<State, NotationError> {
        let mut state = State::new(self);
        state.phase = Phase::Building;
        let mut stacks = Vec::new();
        for word in text.split_whitespace() {
            let wrong = || NotationError::new("a word such as round=3 or 1=3b@140,wa@150", word);
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            match name {
                "round" => {
                    let round =
                        value.parse().ok().filter(|round| (1..=crate::ROUNDS).contains(round));
                    state.round = round.ok_or_else(wrong)?;
                }
                "dice" => {
                    let throwing: Throwing = value.parse()?;
                    state.dice = throwing.all().ok_or_else(wrong)?;
                    state.throws = Counter(1);
                }
                "roller" => state.roller = value.parse()?,
                "use" => state.chosen = Some(value.parse()?),
                _ => stacks.push((name.parse::<turlaj_core::Seat>()?, value)),
            }
        }
        let fits = state.roller.0 < self.players && may_stand(state.round, state.dice);
        if !fits || state.dice.contains(&0) {
            return Err(NotationError::new("dice that may stand in this round", text));
        }
        for (seat, levels) in stacks {
            let wrong = || NotationError::new("a stack that stands level by level", levels);
            for level in levels.split(',').filter(|level| !level.is_empty()) {
                let action = Action::Drop(level.parse()?);
                refusals::check(self, &state, seat, action).map_err(|_| wrong())?;
                let before = state.seats[seat.index()].stack.len();
                crate::apply::act(self, &mut state, seat, action, &mut Silent);
                if state.seats[seat.index()].stack.len() != before + 1 {
                    return Err(wrong());
                }
            }
        }
        Ok(state)
    }
}
