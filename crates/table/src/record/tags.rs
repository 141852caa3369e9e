//! What the tags of a record say.

use std::collections::BTreeSet;
use std::str::FromStr;

use turlaj_core::{Game, NotationError, Seat, Settings, excerpt};

use super::lex::{Item, Lexer, Position, Tag};
use super::read::START;
use super::{Broken, DiceTag, Record, write};
use crate::entry::{Body, Fact};
use crate::facts::check_name;
use crate::fair::{Fixed, Round};
use crate::table::{Occupant, Table};
use crate::undo::UndoPolicy;

/// The tags of a record.
pub(super) struct Tags(Vec<Tag>);

impl Tags {
    const KNOWN: [&str; 13] = [
        "Game",
        "Rules",
        "Options",
        "Date",
        "Undo",
        "Dice",
        "Draw",
        "Aborted",
        "Commitment",
        "NonceCommitment",
        "Nonce",
        "Secret",
        "Result",
    ];
    const REPEATED: [&str; 3] = ["Aborted", "NonceCommitment", "Nonce"];

    /// The tags of a text, and where it stops being readable, if that is before its first word.
    pub(super) fn of(text: &str) -> (Tags, Option<Broken>) {
        let mut tags = Vec::new();
        for item in Lexer::new(text) {
            match item {
                Ok((_, Item::Tag(tag))) => tags.push(tag),
                Ok((_, Item::Remark(_))) => {}
                Ok((_, Item::Token(_))) => break,
                Err(broken) => return (Tags(tags), Some(broken)),
            }
        }
        (Tags(tags), None)
    }

    pub(super) fn find(&self, name: &str) -> Option<&Tag> {
        self.0.iter().find(|tag| tag.name == name)
    }

    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Tag> {
        self.0.iter().filter(move |tag| tag.name == name)
    }

    /// The table and all that tags say about it, without any fact.
    pub(super) fn record<G: Game>(&self) -> Result<Record<G>, Broken> {
        self.check_names()?;
        let missing = |name: &str| {
            Broken::new(START, "tag-missing", format!("the tag [{name} \"…\"] is missing"))
        };
        let game = self.find("Game").ok_or_else(|| missing("Game"))?;
        if game.value != G::ID {
            let text =
                format!("this is a record of `{}`, not of `{}`", excerpt(&game.value), G::ID);
            return Err(Broken::new(game.at, "other-game", text));
        }
        if let Some(rules) = self.find("Rules").filter(|tag| tag.value != G::RULES.to_string()) {
            let text = format!(
                "these rules are version {}; the record was made with `{}`",
                G::RULES,
                excerpt(&rules.value)
            );
            return Err(Broken::new(rules.at, "rules-version", text));
        }
        let options = self.find("Options").ok_or_else(|| missing("Options"))?;
        let rules = Settings::parse_text(G::OPTIONS, &options.value)
            .and_then(|settings| G::configure(&settings))
            .map_err(|why| Broken::refused(options.at, &why))?;
        let mut record = Record::new(Table::new(rules), self.dice()?);
        record.date = self.find("Date").map(|tag| tag.value.clone());
        for tag in &self.0 {
            if let Some((seat, who)) = occupant(tag) {
                if seat.0 >= record.table.rules().players() {
                    let text = format!("there is no seat {seat} in this game");
                    return Err(Broken::new(tag.at, "no-such-seat", text));
                }
                check_name(&tag.value).map_err(|why| Broken::refused(tag.at, &why))?;
                record.table = record.table.seated(seat, who);
            } else if !Self::KNOWN.contains(&tag.name.as_str()) {
                record.more.push((tag.name.clone(), tag.value.clone()));
            }
        }
        match self.find("Undo").map(|tag| (tag.at, tag.value.as_str())) {
            None => {}
            Some((_, "never")) => record.table = record.table.with_undo(UndoPolicy::Never),
            Some((at, _)) => {
                return Err(Broken::new(at, "tag-value", "Undo can only be \"never\""));
            }
        }
        Ok(record)
    }

    /// What the tags leave out that a proof needs.
    pub(super) fn loose<G: Game>(&self, record: &Record<G>) -> Option<Broken> {
        let settings = record.table.rules().settings().to_string();
        if self.find("Rules").is_none() {
            let text = "proved dice depend on the version of the rules: the tag Rules is missing";
            return Some(Broken::new(START, "no-rules-version", text));
        }
        if self.find("Commitment").is_some() && self.find("Draw").is_none() {
            let text = "proved dice depend on the id of their draw: the tag Draw is missing";
            return Some(Broken::new(START, "no-draw", text));
        }
        if self.find("Result").is_none() {
            let text =
                "a record with proved dice says how the game ended: the tag Result is missing";
            return Some(Broken::new(START, "no-result", text));
        }
        let options = self.find("Options").filter(|tag| tag.value != settings)?;
        let text = "proved dice depend on the options: write them all, in their canonical form";
        Some(Broken::new(options.at, "options-short", text))
    }

    fn check_names(&self) -> Result<(), Broken> {
        let mut seen = BTreeSet::new();
        for tag in &self.0 {
            // A seat has one occupant: Player1 and Bot1 are the same tag here.
            let twice = match occupant(tag) {
                Some((seat, _)) => !seen.insert(format!("Player{seat}")),
                None => !seen.insert(tag.name.clone()),
            };
            if twice && !Self::REPEATED.contains(&tag.name.as_str()) {
                let text = format!("the tag {} stands twice", excerpt(&tag.name));
                return Err(Broken::new(tag.at, "tag-twice", text));
            }
        }
        Ok(())
    }

    fn dice(&self) -> Result<DiceTag, Broken> {
        let Some(tag) = self.find("Dice") else { return Ok(DiceTag::Unproved) };
        [DiceTag::Proved, DiceTag::HostOnly, DiceTag::Typed, DiceTag::Unproved]
            .into_iter()
            .find(|dice| dice.to_string() == tag.value)
            .ok_or_else(|| {
                let text =
                    "Dice can be \"proved\", \"proved, host only\", \"typed\" or \"unproved\"";
                Broken::new(tag.at, "tag-value", text)
            })
    }

    /// Logs the commitments and nonces, which stand in tags.
    pub(super) fn seal_dice<G: Game>(&self, record: &mut Record<G>) -> Result<(), Broken> {
        let Some(commitment) = self.find("Commitment") else {
            let alone = ["Draw", "Aborted", "NonceCommitment", "Nonce", "Secret"];
            return match alone.iter().find_map(|name| self.find(name)) {
                None => Ok(()),
                Some(tag) => {
                    let text = format!("{} says nothing without a Commitment", tag.name);
                    Err(Broken::new(tag.at, "tag-missing", text))
                }
            };
        };
        let fixed = Fixed {
            draw: self.find("Draw").map(|tag| tag.value.clone()).unwrap_or_default(),
            commitment: parse(commitment)?,
            nonces: self.all("NonceCommitment").map(parse_seat).collect::<Result<_, _>>()?,
            aborted: self.all("Aborted").map(parse_round).collect::<Result<_, _>>()?,
        };
        let fact = Body::Table(Fact::DiceFixed(fixed));
        record.table.push(0, fact).map_err(|why| Broken::refused(commitment.at, &why))?;
        for tag in self.all("Nonce") {
            let (seat, nonce) = parse_seat(tag)?;
            let fact = Body::Table(Fact::NonceRevealed { seat, nonce });
            record.table.push(0, fact).map_err(|why| Broken::refused(tag.at, &why))?;
        }
        Ok(())
    }

    /// Logs the secret, which stands in a tag, and compares the result.
    pub(super) fn close<G: Game>(&self, record: &mut Record<G>, tick: u64) -> Result<(), Broken> {
        if let Some(tag) = self.find("Secret") {
            let fact = Body::Table(Fact::SecretRevealed { secret: parse(tag)? });
            record.table.push(tick, fact).map_err(|why| Broken::refused(tag.at, &why))?;
        }
        let result = write::result(&record.table);
        match self.find("Result") {
            Some(tag) if tag.value != result => {
                let text =
                    format!("the game comes to \"{result}\", not to \"{}\"", excerpt(&tag.value));
                Err(Broken::new(tag.at, "other-result", text))
            }
            _ => Ok(()),
        }
    }
}

/// Reads `Player1` and `Bot1`.
fn occupant(tag: &Tag) -> Option<(Seat, Occupant)> {
    if let Some(seat) = tag.name.strip_prefix("Player") {
        return Some((seat.parse().ok()?, Occupant::Person(tag.value.clone())));
    }
    let seat = tag.name.strip_prefix("Bot")?;
    Some((seat.parse().ok()?, Occupant::Bot(tag.value.clone())))
}

fn parse<T: FromStr<Err = NotationError>>(tag: &Tag) -> Result<T, Broken> {
    tag.value.parse().map_err(|why| Broken::notation(tag.at, &why))
}

/// Reads a commitment and those of seats, divided by blanks.
fn parse_round(tag: &Tag) -> Result<Round, Broken> {
    let mut words = tag.value.split(' ');
    let commitment = words.next().unwrap_or_default().parse();
    Ok(Round {
        commitment: commitment.map_err(|why| Broken::notation(tag.at, &why))?,
        nonces: words.map(|word| parse_seat_word(word, tag.at)).collect::<Result<_, _>>()?,
    })
}

/// Reads `2:value`.
fn parse_seat<T: FromStr<Err = NotationError>>(tag: &Tag) -> Result<(Seat, T), Broken> {
    parse_seat_word(&tag.value, tag.at)
}

fn parse_seat_word<T: FromStr<Err = NotationError>>(
    word: &str,
    at: Position,
) -> Result<(Seat, T), Broken> {
    let wrong = |why: NotationError| Broken::notation(at, &why);
    let missing = || wrong(NotationError::new("a seat and a value, such as 2:…", word));
    let (seat, value) = word.split_once(':').ok_or_else(missing)?;
    Ok((seat.parse().map_err(wrong)?, value.parse().map_err(wrong)?))
}
