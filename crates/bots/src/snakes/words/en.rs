//! Advice in English.

use turlaj_snakes::{Die, Piece};

use super::{Opening, What, Why};

pub(super) fn what(what: What) -> String {
    match what {
        What::Roll { die, opening } => {
            let start = match opening {
                Opening::First => "Roll",
                Opening::Again => "Roll again with",
                Opening::WithoutTaking => "Take nothing and roll again with",
            };
            format!("{start} {} die", a_colour(die))
        }
        What::Put { snake, piece } => format!("Put the {} on snake {snake}", word(piece)),
        What::New { .. } => "Begin a new snake".to_string(),
        What::Take { snake, piece, die, whole: true } => {
            format!("Take the {} {}, all there is of snake {snake}", colour(die), word(piece))
        }
        What::Take { snake, piece, die, whole: false } => {
            format!("Take the {} {} from snake {snake}", colour(die), word(piece))
        }
        What::Stop => "End your turn".to_string(),
        What::Give { player } => format!("Give the die to player {player}"),
    }
}

pub(super) fn reason(why: Why, against: bool) -> String {
    match why {
        Why::Point if against => "another action completes a snake".to_string(),
        Why::Point => "that completes it, a point for you".to_string(),
        Why::Completes { faces, .. } if against && faces > 0 => {
            format!("only {}", completes(faces))
        }
        Why::Completes { faces, against: Some((die, other)) } if !against => match other {
            0 => format!("{}, on {} die none", completes(faces), a_colour(die)),
            _ => format!("{}, on {} die only {other}", completes(faces), a_colour(die)),
        },
        Why::Completes { faces, .. } => completes(faces),
        Why::Keeps { die, kept: 1 } => {
            format!("the {} die, the better one, stays in your hand", colour(die))
        }
        Why::Keeps { die, .. } => {
            format!("the {} dice, the better ones, stay in your hand", colour(die))
        }
        Why::Opens { faces } => {
            let only = if against { "" } else { "only " };
            match faces {
                0 => "none of its 6 faces sets a snake up for the next player".to_string(),
                1 => format!("{only}1 of its 6 faces sets a snake up for the next player"),
                _ => format!("{only}{faces} of its 6 faces set a snake up for the next player"),
            }
        }
        Why::Reopens { faces: 0 } => "then no face of a die completes a snake".to_string(),
        Why::Reopens { faces } => {
            let only = if against { "only " } else { "" };
            let bring = if faces == 1 { "completes" } else { "complete" };
            format!("then {only}{} {bring} a snake for you", of_six(faces))
        }
        Why::BetterDie(die) => {
            format!("{} die shows heads and tails more often", a_colour(die))
        }
        Why::OneMore => "one die more for you".to_string(),
        Why::Later { faces: 0 } => "then none of your dice completes a snake".to_string(),
        Why::Later { faces } => {
            let only = if against { "only " } else { "" };
            format!("nobody else has dice, and {only}{} of yours can complete it", of_six(faces))
        }
        Why::Threat(0) => "the next player finds nothing to complete".to_string(),
        Why::Threat(faces) => {
            let only = if against { "" } else { "only " };
            format!("the next player can complete a snake with {only}{}", of_six(faces))
        }
        Why::KeepsDice => "your dice stay in your hand".to_string(),
        Why::Missed { faces } => {
            format!("rolling on would complete a snake with {}", of_six(faces))
        }
        Why::LeavesDie => "you leave a die lying".to_string(),
        Why::FewestPoints => "they have the fewest points of the others".to_string(),
        Why::LongestWait => "it will be longest until they can roll it".to_string(),
        Why::FirstTurn => "a first turn is always with a green one".to_string(),
        Why::FitsNowhere(piece) => format!("the {} fits nowhere", word(piece)),
        Why::Alike => "every choice comes to the same".to_string(),
        Why::Only => "there is no other choice".to_string(),
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
