//! Who sits where, in words: `human,greedy` or `human:Ala,human:Ola`.

use turlaj_catalog::Listed;
use turlaj_core::{Refusal, Settings, excerpt};

/// One word of a list of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatWord {
    /// A person, with a name if one was given.
    Human(Option<String>),
    /// A bot of the game.
    Bot(&'static str),
}

/// Reads a list of seats for a game; refuses bots that it does not have.
pub(crate) fn parse_seats<G: Listed>(words: &[String]) -> Result<Vec<SeatWord>, Refusal> {
    words.iter().map(|word| parse_seat::<G>(word)).collect()
}

/// Reads a list of seats on which only bots can sit.
#[cfg(feature = "lab")]
pub(crate) fn parse_bots<G: Listed>(words: &[String]) -> Result<Vec<&'static str>, Refusal> {
    let bot = |word: &String| {
        let found = G::BOTS.iter().find(|bot| bot.name == word).map(|bot| bot.name);
        found.ok_or_else(|| unknown::<G>(word, "bot", &[]))
    };
    words.iter().map(bot).collect()
}

/// The rules for options such as `steal=on`; the number of players follows from the seats.
pub(crate) fn configure<G: Listed>(options: &[String], players: usize) -> Result<G, Refusal> {
    let players = u8::try_from(players)
        .map_err(|_| Refusal::new("too-many-seats", "no game has so many seats"))?;
    let given = options.iter().map(|option| {
        option.split_once('=').ok_or_else(|| {
            let text = format!("an option is written `name=value`, not `{}`", excerpt(option));
            Refusal::new("option-syntax", text)
        })
    });
    let given = given.collect::<Result<Vec<_>, _>>()?;
    G::configure(&Settings::parse(G::OPTIONS, players, given)?)
}

fn parse_seat<G: Listed>(word: &str) -> Result<SeatWord, Refusal> {
    if word == "human" {
        return Ok(SeatWord::Human(None));
    }
    if let Some(name) = word.strip_prefix("human:") {
        return Ok(SeatWord::Human(Some(name.to_string())));
    }
    let found = G::BOTS.iter().find(|bot| bot.name == word);
    found.map(|bot| SeatWord::Bot(bot.name)).ok_or_else(|| unknown::<G>(word, "seat", &["human"]))
}

/// Says what there is instead.
fn unknown<G: Listed>(word: &str, kind: &str, others: &[&str]) -> Refusal {
    let bots = G::BOTS.iter().map(|bot| bot.name);
    let known = others.iter().copied().chain(bots).collect::<Vec<_>>().join(", ");
    let word = excerpt(word);
    let text = format!("there is no {kind} `{word}`; there are: {known}");
    Refusal::new("unknown-seat", text).with("seat", word).with("known", known)
}
