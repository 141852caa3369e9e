//! The points of Sprint, and who wins.

use turlaj_core::{Seat, Standings};

use super::State;

/// The points for a shout on the very goal, besides the goal.
const RIGHT_SHOUT: i32 = 2;

/// The points of all seats in order.
pub(super) fn points(state: &State) -> Vec<i32> {
    let goal = state.goal.unwrap_or_default();
    let seats = state.tracks.iter().enumerate();
    seats
        .map(|(at, &steps)| match state.shouter == Some(Seat(at as u8)) {
            true if steps == goal => i32::from(goal) + RIGHT_SHOUT,
            false if steps <= goal => i32::from(steps),
            true | false => 0,
        })
        .collect()
}

pub(super) fn standings(state: &State) -> Standings {
    let points = points(state).into_iter().enumerate();
    Standings::rank(points.map(|(at, points)| (Seat(at as u8), points, Vec::new())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::sprint::Sprint;
    use turlaj_core::{Event, Game, Refusal, Settings};

    fn play(facts: &str) -> Result<State, Refusal> {
        let settings = Settings::parse_text(Sprint::OPTIONS, "players=2").unwrap();
        let rules = Sprint::configure(&settings).unwrap();
        let mut state = rules.start();
        for word in facts.split(' ') {
            let event = match word.split_once('>') {
                None if word == "time" => Event::Time,
                None => Event::Roll { roll: word.parse().unwrap() },
                Some((seat, action)) => {
                    let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
                    rules.check(&state, seat, &action)?;
                    Event::Act { seat, action }
                }
            };
            rules.apply(&mut state, &event, &mut turlaj_core::Silent);
        }
        Ok(state)
    }

    fn check(facts: &str, expected: [i32; 2]) {
        assert_eq!(points(&play(facts).unwrap()), expected);
    }

    #[test]
    fn a_shout_on_the_very_goal_brings_two_points_more() {
        check("goal:1 time 2>step 1>step 1>step 1>step 1>shout", [5, 1]);
    }

    #[test]
    fn a_wrong_shout_brings_nothing() {
        check("goal:1 time 1>step 2>step 2>step 2>back 1>shout", [0, 1]);
    }

    #[test]
    fn who_ran_beyond_the_goal_gets_nothing() {
        check("goal:1 time 1>step 1>step 1>step 1>step 2>step time", [0, 1]);
    }

    #[test]
    fn nobody_leaves_the_track() {
        let code = |facts: &str| play(facts).unwrap_err().code();
        assert_eq!(code("goal:1 1>step"), "not-asked");
        assert_eq!(code("goal:1 time 1>back"), "track-empty");
        let six = "goal:1 time 1>step 1>step 1>step 1>step 1>step 1>step";
        assert!(play(six).is_ok());
        assert_eq!(code(&format!("{six} 1>step")), "track-full");
        assert_eq!(code(&format!("{six} 2>shout 1>back")), "over");
    }
}
