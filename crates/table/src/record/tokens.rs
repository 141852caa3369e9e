//! One word a fact.

use std::fmt::Write;

use turlaj_core::{Event, Game, NotationError, Seat, Seats, Throw};

use super::lex::{quote, unquote};
use crate::entry::{Body, Fact};

/// What a word says: a fact, with the address if it is a roll that names one; or the time.
pub(super) enum Word<G: Game> {
    Fact(Body<G>, Option<Throw>),
    Tick(u64),
}

/// Writes a fact; facts about dice have tags instead of words.
pub(super) fn write<G: Game>(body: &Body<G>, throw: Option<Throw>) -> Option<String> {
    Some(match body {
        Body::Game(Event::Roll { roll }) => format!("{}={roll}", throw?),
        Body::Game(Event::Act { seat, action }) => format!("{seat}>{action}"),
        Body::Game(Event::Time) => "time".to_string(),
        Body::Table(fact) => match fact {
            Fact::DiceFixed(_) | Fact::NonceRevealed { .. } | Fact::SecretRevealed { .. } => {
                return None;
            }
            Fact::Undo { to, agreed } => {
                let mut text = format!("!undo:{to}");
                for seat in agreed.iter() {
                    write!(text, ":{seat}").expect("a string takes all text");
                }
                text
            }
            Fact::TakeBack { seat, acts } => format!("!back:{seat}:{acts}"),
            Fact::Mistyped => "!mistyped".to_string(),
            Fact::SeatTaken { seat, name } => format!("!taken:{seat}:{}", quote(name)),
            Fact::SeatLeft { seat } => format!("!left:{seat}"),
            Fact::Away { seat } => format!("!away:{seat}"),
            Fact::Returned { seat } => format!("!here:{seat}"),
            Fact::BotTakes { seat, bot } => format!("!bot:{seat}:{}", quote(bot)),
            Fact::Flag { seat } => format!("!flag:{seat}"),
            Fact::Abandoned => "!abandoned".to_string(),
        },
    })
}

/// Reads a word.
pub(super) fn read<G: Game>(word: &str) -> Result<Word<G>, NotationError> {
    if let Some(fact) = word.strip_prefix('!') {
        let fact = read_fact(fact).map(Body::Table);
        return fact.map(|body| Word::Fact(body, None));
    }
    if let Some(tick) = word.strip_prefix('@') {
        let wrong = || NotationError::new("a time such as @1500", word);
        return Ok(Word::Tick(number(tick).ok_or_else(wrong)?));
    }
    if word == "time" {
        return Ok(Word::Fact(Body::Game(Event::Time), None));
    }
    let wrong = || NotationError::new("a roll such as 1.1.1=…, an act such as 1>…, or !…", word);
    let at = word.find(['=', '>']).ok_or_else(wrong)?;
    let (before, after) = (&word[..at], &word[at + 1..]);
    if word[at..].starts_with('>') {
        let (seat, action) = (before.parse()?, after.parse()?);
        return Ok(Word::Fact(Body::Game(Event::Act { seat, action }), None));
    }
    let throw = if before.is_empty() { None } else { Some(before.parse()?) };
    Ok(Word::Fact(Body::Game(Event::Roll { roll: after.parse()? }), throw))
}

/// A number as it is written: digits alone, no leading zero.
fn number(text: &str) -> Option<u64> {
    let plain = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| plain)
}

fn read_fact(text: &str) -> Result<Fact, NotationError> {
    let wrong = || {
        let expected = "!undo:5:1:2, !back:1:2, !mistyped, !taken:1:\"Ala\", !left:1, \
                        !away:1, !here:1, !bot:1:\"greedy\", !flag:1 or !abandoned";
        NotationError::new(expected, text)
    };
    let (verb, rest) = text.split_once(':').unwrap_or((text, ""));
    let seat_and = || {
        let (seat, rest) = rest.split_once(':').ok_or_else(wrong)?;
        Ok((seat.parse::<Seat>()?, rest))
    };
    Ok(match verb {
        "undo" => {
            let mut parts = rest.split(':');
            let to = parts.next().and_then(number).ok_or_else(wrong)?;
            let mut agreed = Seats::NONE;
            for part in parts {
                agreed = agreed.with(part.parse()?);
            }
            Fact::Undo { to, agreed }
        }
        "back" => {
            let (seat, acts) = seat_and()?;
            Fact::TakeBack { seat, acts: number(acts).ok_or_else(wrong)? }
        }
        "taken" => {
            let (seat, name) = seat_and()?;
            Fact::SeatTaken { seat, name: unquote(name).ok_or_else(wrong)? }
        }
        "bot" => {
            let (seat, bot) = seat_and()?;
            Fact::BotTakes { seat, bot: unquote(bot).ok_or_else(wrong)? }
        }
        "left" => Fact::SeatLeft { seat: rest.parse()? },
        "away" => Fact::Away { seat: rest.parse()? },
        "here" => Fact::Returned { seat: rest.parse()? },
        "flag" => Fact::Flag { seat: rest.parse()? },
        "mistyped" if text == "mistyped" => Fact::Mistyped,
        "abandoned" if text == "abandoned" => Fact::Abandoned,
        _ => return Err(wrong()),
    })
}
