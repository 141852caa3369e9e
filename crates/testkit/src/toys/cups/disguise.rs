//! Lines of Cups that look the same to one eye.

use turlaj_core::{Dice, Event, Eye, Game, Silent};

use super::{Cups, Roll};

/// The same line with other faces on all dice of others: this eye sees no difference before the
/// cups are lifted.
pub fn disguise(
    rules: &Cups,
    line: &[Event<Cups>],
    eye: Eye,
    dice: &mut dyn Dice,
) -> Vec<Event<Cups>> {
    let mut state = rules.start();
    let mut disguised = Vec::with_capacity(line.len());
    for event in line {
        let event = match (event, state.turn()) {
            (Event::Roll { roll }, Some(seat)) if !eye.is(seat) => {
                let due = rules.due(&state).some().expect("dice of a line were due");
                Event::Roll { roll: Roll(roll.0.another(due.throw, dice)) }
            }
            _ => *event,
        };
        rules.apply(&mut state, &event, &mut Silent);
        disguised.push(event);
    }
    disguised
}
