//! Advice in English.

use turlaj_stonoga::{Colour, Face, Tile};

use super::{Aim, Deed, Foot, Gone, Roll, Same, Say, Whom, Why, list, stop};

pub(super) fn sentence(say: &Say) -> String {
    match say {
        Say::Roll(roll) => rolling(roll),
        Say::Stop { early, deed, why } => {
            let why = reason(*why);
            let deed = deed_of(*deed);
            stop(&if *early {
                format!("Stop and {deed}: {why}")
            } else {
                format!("{}: {why}", capital(&deed))
            })
        }
    }
}

fn rolling(roll: &Roll) -> String {
    let deed = match (roll.foot, roll.kept.is_empty()) {
        (None, true) => "Roll all four dice again".to_string(),
        (None, false) => format!("Keep {}", kept(&roll.kept)),
        (Some(_), true) => "Spend the bare foot and roll all four dice".to_string(),
        (Some(_), false) => format!("Spend the bare foot and keep {}", kept(&roll.kept)),
    };
    let aims: Vec<String> = roll.aims.iter().map(|(chance, aim)| aim_of(*chance, *aim)).collect();
    let gone = match roll.gone {
        None => String::new(),
        Some(Gone::One(tile)) => format!(", and {} is gone", the(tile)),
        Some(Gone::All(colour)) => format!(", and the larger {} tiles are gone", colour_of(colour)),
    };
    let foot = match roll.foot {
        Some(Foot::Worth) => "; that is worth more than the shoe it costs",
        Some(Foot::Costs) => ", but the foot is worth a shoe if it stays",
        Some(Foot::Now) => ", and there is no better moment to spend the foot",
        Some(Foot::Later) => ", but the foot may save a tile later",
        None => "",
    };
    stop(&format!("{deed}: {}{gone}{foot}", aims.join(", ")))
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
        Aim::Shun => {
            format!("{chance} to take nothing, and no tile here is worth taking")
        }
        Aim::Loss => format!("{chance} to lose a tile"),
    }
}

fn deed_of(deed: Deed) -> String {
    match deed {
        Deed::Take(tile, false) => format!("take {}", the(tile)),
        Deed::Take(tile, true) => format!("take {} with the golden shoe", the(tile)),
        Deed::Steal(tile, whom) => format!("steal {} from {}", the(tile), whom_of(whom)),
        Deed::Lose(tile) => format!("lay {} face down", the(tile)),
        Deed::Pass => "go empty-handed".to_string(),
        Deed::Foot => "spend the bare foot".to_string(),
    }
}

fn reason(why: Why) -> String {
    let share = |chance: f64| format!("{} of the time", percent(chance));
    match why {
        Why::LastWins => "it is the last tile, and the game ends with you in front".to_string(),
        Why::LastShares => "it is the last tile, and the victory is shared".to_string(),
        Why::LastLoses => "it is the last tile, and the game ends with you behind".to_string(),
        Why::LastTails(chance) => {
            format!("it is the last tile, and with unknown tails you win {}", share(chance))
        }
        Why::Enough(0.0) => "nothing better can be rolled".to_string(),
        Why::Enough(chance) if chance < 0.5 => {
            format!("rolling on would bring something better only {}", share(chance))
        }
        Why::Enough(chance) => {
            format!("rolling on brings something better {}, but risks more", share(chance))
        }
        Why::EnoughFoot(0.0) => "the bare foot can bring nothing better".to_string(),
        Why::EnoughFoot(chance) => {
            format!(
                "the bare foot would bring something better {}, and it is worth a shoe itself",
                share(chance)
            )
        }
        Why::LaterFoot(0.0) => "the bare foot can bring nothing better now".to_string(),
        Why::LaterFoot(chance) => format!(
            "the bare foot would bring something better {}, but it may save a tile later",
            share(chance)
        ),
        Why::Better(chance) if chance >= 0.4 => {
            format!("that is safe, but rolling on brings something better {}", share(chance))
        }
        Why::Better(_) => "that is safe, but rolling on is worth more on average".to_string(),
        Why::Only => "nothing else is left to choose".to_string(),
        Why::Most => "nothing else brings as many shoes".to_string(),
        Why::Tail => "its colour is on your tail".to_string(),
        Why::TailDone => "it completes your tail, two more shoes".to_string(),
        Why::Golden => "its golden shoe counts too".to_string(),
        Why::Guarded => "its golden shoe counts too, and keeps thieves away".to_string(),
        Why::Swing(shoes, whom) => {
            format!("{shoes} shoes more for you, and {shoes} fewer for {}", whom_of(whom))
        }
        Why::Placed => "others bring no less, but this one leaves you better placed".to_string(),
        Why::Same => "but another choice is just as good".to_string(),
        Why::Easier => "what stays is easier to collect".to_string(),
        Why::Than(deed) => match deed {
            Deed::Take(tile, _) => format!("possible, but {} is worth more", the(tile)),
            Deed::Steal(tile, _) => format!("possible, but stealing {} is worth more", the(tile)),
            Deed::Lose(tile) => format!("possible, but {} is easier to do without", the(tile)),
            Deed::Pass => "possible, but going empty-handed is worth more".to_string(),
            Deed::Foot => "possible, but spending the bare foot is worth more".to_string(),
        },
        Why::Refuse => {
            "rolling on could force the last tile on you, and the game would end with you behind"
                .to_string()
        }
        Why::Nothing => "nothing fits, and rolling on gains nothing".to_string(),
        Why::Yet(chance) => {
            format!("nothing fits yet, but rolling on brings a tile {}", share(chance))
        }
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
