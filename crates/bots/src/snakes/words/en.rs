//! Advice in English.

use turlaj_snakes::{Die, Piece};

use super::{Fact, Opening, Reason, other};

pub(super) fn say(fact: &Fact) -> String {
    match *fact {
        Fact::Roll { die, opening, reason } => {
            let start = match opening {
                Opening::First => "Roll",
                Opening::Again => "Roll again with",
                Opening::WithoutTaking => "Take nothing and roll again with",
            };
            format!("{start} {} die: {}.", a_colour(die), why(die, reason))
        }
        Fact::Completes { snake, piece } => {
            format!("Put the {} on snake {snake}: that completes it, a point for you.", word(piece))
        }
        Fact::Waits { snake, piece, threat } => {
            let lacking = lacking(piece);
            let threat = match threat {
                None => "and nobody else has dice".to_string(),
                Some(0) => "and the next player has no die that shows it".to_string(),
                Some(faces) => format!("and the next player has it on {}", of_six(faces)),
            };
            format!("Put the {} on snake {snake}: then it lacks only {lacking}, {threat}.", word(piece))
        }
        Fact::Body { snake, piece } => format!(
            "Put the {} on snake {snake}: it completes nothing and opens nothing, so the place hardly matters.",
            word(piece)
        ),
        Fact::New { piece } => format!("The {} fits nowhere, so it begins a new snake.", word(piece)),
        Fact::Reopens { snake, piece, die, with: (with, faces) } => {
            let start = format!("Take the {} {} from snake {snake}", colour(die), word(piece));
            match faces {
                0 => format!("{start}: the snake is open again, and completing it brings a new point."),
                1 => format!(
                    "{start}: the snake is open again, and 1 face of 6 on {} die brings a new point.",
                    a_colour(with)
                ),
                _ => format!(
                    "{start}: the snake is open again, and {faces} faces of 6 on {} die bring a new point.",
                    a_colour(with)
                ),
            }
        }
        Fact::Robs { snake, piece, die } => format!(
            "Take the {} {} from snake {snake}: then it lacks both head and tail, and no single piece completes it.",
            colour(die),
            word(piece)
        ),
        Fact::Vanishes { snake, piece, die } if piece.closes() => format!(
            "Take the {} {}, all there is of snake {snake}: the snake is gone, and with it the chance to complete it.",
            colour(die),
            word(piece)
        ),
        Fact::Vanishes { snake, piece, die } => format!(
            "Take the {} {}, all there is of snake {snake}: one die more for you, one snake fewer on the table.",
            colour(die),
            word(piece)
        ),
        Fact::Shortens { snake, piece, die } => format!(
            "Take the {} {} from snake {snake}: one die more for you, and nothing changes for the snake.",
            colour(die),
            word(piece)
        ),
        Fact::Stop { threat: 0, .. } => {
            "End your turn: the next player has no die that could complete a snake.".to_string()
        }
        Fact::Stop { threat, is_best } => {
            let faces = of_six(threat);
            if is_best {
                format!(
                    "End your turn: rolling on promises less, though the next player can complete a snake with {faces}."
                )
            } else {
                format!(
                    "End your turn and keep your dice; the next player can complete a snake with {faces}."
                )
            }
        }
        Fact::StopQuiet => {
            "End your turn: no single piece completes a snake, so the next player finds nothing to complete."
                .to_string()
        }
        Fact::StopAlone => {
            "End your turn: nobody else has dice, so it is your turn again at once.".to_string()
        }
        Fact::GiveLast { player } => {
            format!("Give the die to player {player}, who has the fewest points of the others.")
        }
        Fact::GiveFar { player } => {
            format!("Give the die to player {player}: it will be longest until they can roll it.")
        }
        Fact::Give { player, points, dice } => {
            let points = if points == 1 { "1 point".to_string() } else { format!("{points} points") };
            let dice = match dice {
                0 => "no dice".to_string(),
                1 => "1 die".to_string(),
                _ => format!("{dice} dice"),
            };
            format!("Give the die to player {player}, who has {points} and {dice}.")
        }
    }
}

fn why(die: Die, reason: Reason) -> String {
    match reason {
        Reason::FirstTurn => "a first turn is always with a green one".to_string(),
        Reason::Completes { completing, against } => {
            let against = match against {
                None => String::new(),
                Some(0) => format!(", on {} die none", a_colour(other(die))),
                Some(faces) => format!(", on {} die only {faces}", a_colour(other(die))),
            };
            format!("{}{against}", completes(completing))
        }
        Reason::Keeps { completing, kept } => {
            let few = if completing == 0 { "" } else { "only " };
            let kept = match kept {
                1 => format!("the {} die stays", colour(other(die))),
                _ => format!("the {} dice stay", colour(other(die))),
            };
            format!("{few}{}, but {kept} in hand for later", completes(completing))
        }
        Reason::Alone => "nobody else has dice, so nobody completes a snake before you".to_string(),
        Reason::Opens { opening, few } => {
            let only = if few { "only " } else { "" };
            let sets = match opening {
                0 => "none of its 6 faces sets one up".to_string(),
                1 => format!("{only}1 of its 6 faces sets one up"),
                _ => format!("{only}{opening} of its 6 faces set one up"),
            };
            format!("no snake can be completed yet, and {sets} for the next player")
        }
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

/// What a snake that lacked both ends lacks with this piece.
fn lacking(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "a tail",
        _ => "a head",
    }
}
