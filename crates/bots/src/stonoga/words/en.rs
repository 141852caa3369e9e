//! Advice in English.

use turlaj_stonoga::{Colour, Face, Tile};

use super::{Aim, Done, Same, What, Whom, Why, list};

pub(super) fn what(what: &What) -> String {
    match what {
        What::Roll { kept: same, foot: false } if same.is_empty() => {
            "Roll all four dice again".to_string()
        }
        What::Roll { kept: same, foot: false } => format!("Keep {}", kept(same)),
        What::Roll { kept: same, foot: true } if same.is_empty() => {
            "Spend the bare foot and roll all four dice".to_string()
        }
        What::Roll { kept: same, foot: true } => {
            format!("Spend the bare foot and keep {}", kept(same))
        }
        What::Stop { early: true, done } => format!("Stop and {}", done_of(*done)),
        What::Stop { early: false, done } => capital(&done_of(*done)),
    }
}

fn aim_of(chance: f64, aim: Aim) -> String {
    let chance = percent(chance);
    match aim {
        Aim::Tile(tile) => format!("{chance} for {}", the(tile)),
        Aim::Steal(tile) => format!("{chance} to steal {}", the(tile)),
        Aim::Size(shoes) => format!("{chance} for a {shoes}"),
        Aim::Empty => format!("{chance} to go empty-handed"),
        Aim::Avoid => {
            format!(
                "{chance} to avoid taking the last tile, which would end the game with you behind"
            )
        }
        Aim::Shun => format!("{chance} to take nothing, and no tile here is worth taking"),
        Aim::Loss => format!("{chance} to lose a tile"),
    }
}

fn done_of(done: Done) -> String {
    match done {
        Done::Take(tile, false) => format!("take {}", the(tile)),
        Done::Take(tile, true) => format!("take {} with the golden shoe", the(tile)),
        Done::Steal(tile, whom) => format!("steal {} from {}", the(tile), whom_of(whom)),
        Done::Lose(tile) => format!("lay {} face down", the(tile)),
        Done::Pass => "go empty-handed".to_string(),
        Done::Roll => "roll on".to_string(),
    }
}

pub(super) fn reason(why: Why, against: bool) -> String {
    let share = |chance: f64| format!("{} of the time", percent(chance));
    match why {
        Why::Aim(chance, aim) => aim_of(chance, aim),
        Why::LastWins => "it is the last tile, and the game ends with you in front".to_string(),
        Why::LastShares => "it is the last tile, and the victory is shared".to_string(),
        Why::LastTails(chance) => {
            format!("it is the last tile, and with unknown tails you win {}", share(chance))
        }
        Why::Enough { chance: 0.0, foot: false } => "nothing better can be rolled".to_string(),
        Why::Enough { chance: 0.0, foot: true } => {
            "the bare foot can bring nothing better".to_string()
        }
        Why::Enough { chance, foot: false } => {
            format!("rolling on would bring something better only {}", share(chance))
        }
        Why::Enough { chance, foot: true } => {
            format!("the bare foot would bring something better only {}", share(chance))
        }
        Why::Risk => "rolling on risks more than it can win".to_string(),
        Why::Better { chance, foot: false } => {
            format!("rolling on brings something better {}", share(chance))
        }
        Why::Better { chance, foot: true } => {
            format!("the bare foot would bring something better {}", share(chance))
        }
        Why::Safe => "that is safe".to_string(),
        Why::Average => "rolling on is worth more on average".to_string(),
        Why::Foot { alone: false } if against => "the foot is worth a shoe if it stays".to_string(),
        Why::Foot { alone: true } if against => "the foot may save a tile later".to_string(),
        Why::Foot { alone: false } => "the bare foot stays, and is worth a shoe".to_string(),
        Why::Foot { alone: true } => "the bare foot stays, and may save a tile later".to_string(),
        Why::Only => "nothing else is left to choose".to_string(),
        Why::Most => "nothing else brings as many shoes".to_string(),
        Why::Shoes(other) if against => format!("{} has more shoes", the(other)),
        Why::Shoes(other) => format!("it has more shoes than {}", the(other)),
        Why::Tail => "its colour is on your tail".to_string(),
        Why::TailDone => "it completes your tail, two more shoes".to_string(),
        Why::Golden => "its golden shoe counts too".to_string(),
        Why::Guarded => "its golden shoe counts too, and keeps thieves away".to_string(),
        Why::Swing(shoes, whom) => {
            format!("{shoes} shoes more for you, and {shoes} fewer for {}", whom_of(whom))
        }
        Why::Placed => "it leaves you better placed".to_string(),
        Why::Same => "another choice is just as good".to_string(),
        Why::Easier => "what stays is easier to collect".to_string(),
        Why::Than(done) => match done {
            Done::Take(tile, _) => format!("{} is worth more", the(tile)),
            Done::Steal(tile, _) => format!("stealing {} is worth more", the(tile)),
            Done::Lose(tile) => format!("{} is easier to do without", the(tile)),
            Done::Pass => "going empty-handed is worth more".to_string(),
            Done::Roll => "rolling on is worth more".to_string(),
        },
        Why::Refuse => {
            "rolling on could force the last tile on you, and the game would end with you behind"
                .to_string()
        }
        Why::Nothing => "nothing fits, and rolling on gains nothing".to_string(),
        Why::NoTheft => "stealing now would leave you worse off".to_string(),
        Why::Smallest => "nothing fits, so one of the smallest tiles has to go".to_string(),
    }
}

fn kept(kept: &[Same]) -> String {
    let many = |same: &Same| same.kept > 1;
    let words: Vec<String> = kept
        .iter()
        .map(|same| {
            let face = match same.face {
                Face::Star => "star",
                Face::Shoe(colour) => colour_of(colour),
            };
            let before = match (same.kept, same.shown) {
                (1, 1) => "the",
                (1, _) => "one",
                (2, 2) => "both",
                (2, _) => "two",
                _ => "three",
            };
            let end = if many(same) { "s" } else { "" };
            format!("{before} {face}{end}")
        })
        .collect();
    match kept {
        [one] if !many(one) && one.face != Face::Star => format!("{} die", words[0]),
        _ => list(&words, "and"),
    }
}

fn whom_of(whom: Whom) -> String {
    match whom {
        Whom::Leader => "the leader".to_string(),
        Whom::Other(seat) => format!("player {seat}"),
    }
}

fn the(tile: Tile) -> String {
    format!("the {} {}", colour_of(tile.colour()), tile.shoes())
}

fn colour_of(colour: Colour) -> &'static str {
    match colour {
        Colour::R => "red",
        Colour::Y => "yellow",
        Colour::G => "green",
        Colour::B => "blue",
        Colour::K => "black",
    }
}

fn percent(chance: f64) -> String {
    super::percent(chance, "under", "over")
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
