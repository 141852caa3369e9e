//! Advice in English.

use turlaj_stonoga::{Colour, Face, Tile};

use super::{Done, Same, StonogaWhat, StonogaWhy, TurnAim, Whom, list};

pub(super) fn what(what: &StonogaWhat) -> String {
    match what {
        StonogaWhat::Roll { kept: same, foot: false } if same.is_empty() => {
            "Roll all four dice again".to_string()
        }
        StonogaWhat::Roll { kept: same, foot: false } => format!("Keep {}", kept(same)),
        StonogaWhat::Roll { kept: same, foot: true } if same.is_empty() => {
            "Spend the bare foot and roll all four dice".to_string()
        }
        StonogaWhat::Roll { kept: same, foot: true } => {
            format!("Spend the bare foot and keep {}", kept(same))
        }
        StonogaWhat::Stop { early: true, done } => format!("Stop and {}", done_of(*done)),
        StonogaWhat::Stop { early: false, done } => capital(&done_of(*done)),
    }
}

fn aim_of(chance: f64, aim: TurnAim) -> String {
    let chance = percent(chance);
    match aim {
        TurnAim::Tile(tile) => format!("{chance} for {}", the(tile)),
        TurnAim::Steal(tile) => format!("{chance} to steal {}", the(tile)),
        TurnAim::Size(shoes) => format!("{chance} for a {shoes}"),
        TurnAim::Empty => format!("{chance} to go empty-handed"),
        TurnAim::Avoid => {
            format!(
                "{chance} to avoid taking the last tile, which would end the game with you behind"
            )
        }
        TurnAim::Shun => format!("{chance} to take nothing, and no tile here is worth taking"),
        TurnAim::Loss => format!("{chance} to lose a tile"),
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

pub(super) fn reason(why: StonogaWhy, against: bool) -> String {
    let share = |chance: f64| format!("{} of the time", percent(chance));
    match why {
        StonogaWhy::Aim(chance, aim) => aim_of(chance, aim),
        StonogaWhy::LastWins => {
            "it is the last tile, and the game ends with you in front".to_string()
        }
        StonogaWhy::LastShares => "it is the last tile, and the victory is shared".to_string(),
        StonogaWhy::LastTails(chance) => {
            format!("it is the last tile, and with unknown tails you win {}", share(chance))
        }
        StonogaWhy::Enough { chance: 0.0, foot: false } => {
            "nothing better can be rolled".to_string()
        }
        StonogaWhy::Enough { chance: 0.0, foot: true } => {
            "the bare foot can bring nothing better".to_string()
        }
        StonogaWhy::Enough { chance, foot: false } => {
            format!("rolling on would bring something better only {}", share(chance))
        }
        StonogaWhy::Enough { chance, foot: true } => {
            format!("the bare foot would bring something better only {}", share(chance))
        }
        StonogaWhy::Risk => "rolling on risks more than it can win".to_string(),
        StonogaWhy::Better { chance, foot: false } => {
            format!("rolling on brings something better {}", share(chance))
        }
        StonogaWhy::Better { chance, foot: true } => {
            format!("the bare foot would bring something better {}", share(chance))
        }
        StonogaWhy::Safe => "that is safe".to_string(),
        StonogaWhy::Average => "rolling on is worth more on average".to_string(),
        StonogaWhy::Foot { alone: false } if against => {
            "the foot is worth a shoe if it stays".to_string()
        }
        StonogaWhy::Foot { alone: true } if against => "the foot may save a tile later".to_string(),
        StonogaWhy::Foot { alone: false } => "the bare foot stays, and is worth a shoe".to_string(),
        StonogaWhy::Foot { alone: true } => {
            "the bare foot stays, and may save a tile later".to_string()
        }
        StonogaWhy::Only => "nothing else is left to choose".to_string(),
        StonogaWhy::Most => "nothing else brings as many shoes".to_string(),
        StonogaWhy::Shoes(other) if against => format!("{} has more shoes", the(other)),
        StonogaWhy::Shoes(other) => format!("it has more shoes than {}", the(other)),
        StonogaWhy::Tail => "its colour is on your tail".to_string(),
        StonogaWhy::TailDone => "it completes your tail, two more shoes".to_string(),
        StonogaWhy::Golden => "its golden shoe counts too".to_string(),
        StonogaWhy::Guarded => "its golden shoe counts too, and keeps thieves away".to_string(),
        StonogaWhy::Swing(shoes, whom) => {
            format!("{shoes} shoes more for you, and {shoes} fewer for {}", whom_of(whom))
        }
        StonogaWhy::Placed => "it leaves you better placed".to_string(),
        StonogaWhy::Same => "another choice is just as good".to_string(),
        StonogaWhy::Easier => "what stays is easier to collect".to_string(),
        StonogaWhy::Than(done) => match done {
            Done::Take(tile, _) => format!("{} is worth more", the(tile)),
            Done::Steal(tile, _) => format!("stealing {} is worth more", the(tile)),
            Done::Lose(tile) => format!("{} is easier to do without", the(tile)),
            Done::Pass => "going empty-handed is worth more".to_string(),
            Done::Roll => "rolling on is worth more".to_string(),
        },
        StonogaWhy::Refuse => {
            "rolling on could force the last tile on you, and the game would end with you behind"
                .to_string()
        }
        StonogaWhy::Nothing => "nothing fits, and rolling on gains nothing".to_string(),
        StonogaWhy::NoTheft => "stealing now would leave you worse off".to_string(),
        StonogaWhy::Smallest => "nothing fits, so one of the smallest tiles has to go".to_string(),
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
