//! Advice in English.

use turlaj_snakes::{Die, Piece};

use super::{RollMoment, SnakesWhat, SnakesWhy};

pub(super) fn what(what: SnakesWhat) -> String {
    match what {
        SnakesWhat::Roll { die, opening } => {
            let start = match opening {
                RollMoment::First => "Roll",
                RollMoment::Again => "Roll again with",
                RollMoment::WithoutTaking => "Take nothing and roll again with",
            };
            format!("{start} {} die", a_colour(die))
        }
        SnakesWhat::Put { snake, piece } => format!("Put the {} on snake {snake}", word(piece)),
        SnakesWhat::New { .. } => "Begin a new snake".to_string(),
        SnakesWhat::Take { snake, piece, die, whole: true } => {
            format!("Take the {} {}, all there is of snake {snake}", colour(die), word(piece))
        }
        SnakesWhat::Take { snake, piece, die, whole: false } => {
            format!("Take the {} {} from snake {snake}", colour(die), word(piece))
        }
        SnakesWhat::Stop => "End your turn".to_string(),
        SnakesWhat::Give { player } => format!("Give the die to player {player}"),
    }
}

pub(super) fn reason(why: SnakesWhy, against: bool) -> String {
    match why {
        SnakesWhy::Point if against => "another action completes a snake".to_string(),
        SnakesWhy::Point => "that completes it, a point for you".to_string(),
        SnakesWhy::Completes { faces, .. } if against && faces > 0 => {
            format!("only {}", completes(faces))
        }
        SnakesWhy::Completes { faces, against: Some((die, other)) } if !against => match other {
            0 => format!("{}, on {} die none", completes(faces), a_colour(die)),
            _ => format!("{}, on {} die only {other}", completes(faces), a_colour(die)),
        },
        SnakesWhy::Completes { faces, .. } => completes(faces),
        SnakesWhy::Keeps { die, kept: 1 } => {
            format!("the {} die, the better one, stays in your hand", colour(die))
        }
        SnakesWhy::Keeps { die, .. } => {
            format!("the {} dice, the better ones, stay in your hand", colour(die))
        }
        SnakesWhy::Opens { faces } => {
            let only = if against { "" } else { "only " };
            match faces {
                0 => "none of its 6 faces sets a snake up for the next player".to_string(),
                1 => format!("{only}1 of its 6 faces sets a snake up for the next player"),
                _ => format!("{only}{faces} of its 6 faces set a snake up for the next player"),
            }
        }
        SnakesWhy::Reopens { faces: 0 } => "then no face of a die completes a snake".to_string(),
        SnakesWhy::Reopens { faces } => {
            let only = if against { "only " } else { "" };
            let bring = if faces == 1 { "completes" } else { "complete" };
            format!("then {only}{} {bring} a snake for you", of_six(faces))
        }
        SnakesWhy::BetterDie(die) => {
            format!("{} die shows heads and tails more often", a_colour(die))
        }
        SnakesWhy::OneMore => "one die more for you".to_string(),
        SnakesWhy::Later { faces: 0 } => "then none of your dice completes a snake".to_string(),
        SnakesWhy::Later { faces } => {
            let only = if against { "only " } else { "" };
            format!("nobody else has dice, and {only}{} of yours can complete it", of_six(faces))
        }
        SnakesWhy::Threat(0) => "the next player finds nothing to complete".to_string(),
        SnakesWhy::Threat(faces) => {
            let only = if against { "" } else { "only " };
            format!("the next player can complete a snake with {only}{}", of_six(faces))
        }
        SnakesWhy::KeepsDice => "your dice stay in your hand".to_string(),
        SnakesWhy::Missed { faces } => {
            format!("rolling on would complete a snake with {}", of_six(faces))
        }
        SnakesWhy::LeavesDie => "you leave a die lying".to_string(),
        SnakesWhy::FewestPoints => "they have the fewest points of the others".to_string(),
        SnakesWhy::LongestWait => "it will be longest until they can roll it".to_string(),
        SnakesWhy::FirstTurn => "a first turn is always with a green one".to_string(),
        SnakesWhy::FitsNowhere(piece) => format!("the {} fits nowhere", word(piece)),
        SnakesWhy::Alike => "every choice comes to the same".to_string(),
        SnakesWhy::Only => "there is no other choice".to_string(),
    }
}

fn completes(faces: u32) -> String {
    match faces {
        0 => "none of its 6 faces completes a snake".to_string(),
        1 => "1 of its 6 faces completes a snake".to_string(),
        6 => "each of its 6 faces completes a snake".to_string(),
        _ => format!("{faces} of its 6 faces complete a snake"),
    }
}

fn of_six(faces: u32) -> String {
    if faces == 1 { "1 face of 6".to_string() } else { format!("{faces} faces of 6") }
}

fn a_colour(die: Die) -> &'static str {
    match die {
        Die::G => "a green",
        Die::O => "an orange",
    }
}

fn colour(die: Die) -> &'static str {
    match die {
        Die::G => "green",
        Die::O => "orange",
    }
}

fn word(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "head",
        Piece::T => "tail",
        Piece::S => "straight",
        Piece::C => "curve",
    }
}
