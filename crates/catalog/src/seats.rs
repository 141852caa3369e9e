//! Who sits where, in words: `human,greedy` or `human:Ala,human:Ola`.

use turlaj_core::{Refusal, excerpt};

use crate::Listed;

/// One word of a list of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatWord {
    /// A person, with a name if one was given.
    Human(Option<String>),
    /// A bot of the game.
    Bot(&'static str),
}

/// Reads a list of seats for a game; refuses bots that it does not have.
pub fn parse_seats<G: Listed>(words: &[String]) -> Result<Vec<SeatWord>, Refusal> {
    words.iter().map(|word| parse_seat::<G>(word)).collect()
}

fn parse_seat<G: Listed>(word: &str) -> Result<SeatWord, Refusal> {
    if word == "human" {
        return Ok(SeatWord::Human(None));
    }
    if let Some(name) = word.strip_prefix("human:") {
        return Ok(SeatWord::Human(Some(name.to_string())));
    }
    match G::BOTS.iter().find(|bot| bot.name == word) {
        Some(bot) => Ok(SeatWord::Bot(bot.name)),
        None => {
            let known: Vec<&str> = G::BOTS.iter().map(|bot| bot.name).collect();
            let known = known.join(", ");
            let word = excerpt(word);
            let text = format!("there is no seat `{word}`; there are: human, {known}");
            Err(Refusal::new("unknown-seat", text).with("seat", word).with("known", known))
        }
    }
}
