//! A text read as a record, as far as it is valid.

use turlaj_core::{Event, Game, Throw};

use super::lex::{Item, Lexer, Position};
use super::tags::Tags;
use super::tokens::{self, Word};
use super::{Broken, Comment, Record};
use crate::entry::Body;
use crate::table::Table;

/// The longest text that is read: strangers send records too.
pub const MAX_BYTES: usize = 8 << 20;

/// A record read as far as it is valid.
#[derive(Clone, Debug)]
pub struct Reading<G: Game> {
    /// What could be read.
    pub record: Record<G>,
    /// Where and why it broke, if it did.
    pub broken: Option<Broken>,
    /// The first thing that may be left out by hand, but not where dice are to be proved.
    pub loose: Option<Broken>,
}

/// The game that a text says it is a record of.
pub fn game_of(text: &str) -> Result<(String, Position), Broken> {
    if text.len() > MAX_BYTES {
        return Err(too_long());
    }
    let (tags, broken) = Tags::of(text);
    match tags.find("Game") {
        Some(tag) => Ok((tag.value.clone(), tag.at)),
        None => Err(broken.unwrap_or_else(|| {
            Broken::new(START, "no-game", "a record begins with a tag such as [Game \"NAME\"]")
        })),
    }
}

pub(super) const START: Position = Position { line: 1, column: 1 };

fn too_long() -> Broken {
    Broken::new(START, "too-long", format!("a record has at most {MAX_BYTES} bytes"))
}

/// Reads a text as a record of this game; fails only if there is not even a table.
pub fn read<G: Game>(text: &str) -> Result<Reading<G>, Broken> {
    read_up_to(text, usize::MAX)
}

/// Reads a text as a record; it breaks where it has more facts and remarks than `most`, so that
/// its memory is bounded.
pub fn read_up_to<G: Game>(text: &str, most: usize) -> Result<Reading<G>, Broken> {
    if text.len() > MAX_BYTES {
        return Err(too_long());
    }
    let (tags, unreadable) = Tags::of(text);
    let mut record = match tags.record::<G>() {
        Ok(record) => record,
        // What the tags lack may stand behind the place where the text stopped being readable.
        Err(broken) => return Err(unreadable.unwrap_or(broken)),
    };
    let mut loose = tags.loose(&record);
    let broken = tags
        .seal_dice(&mut record)
        .and_then(|()| facts(&mut record, text, most, &mut loose))
        .and_then(|tick| tags.close(&mut record, tick))
        .err();
    Ok(Reading { record, broken, loose })
}

/// Plays the words of a text onto the table; returns the time at its end.
fn facts<G: Game>(
    record: &mut Record<G>,
    text: &str,
    most: usize,
    loose: &mut Option<Broken>,
) -> Result<u64, Broken> {
    let mut tick = 0;
    for item in Lexer::new(text) {
        let (at, item) = item?;
        if record.table.log().len() + record.comments.len() >= most {
            let text = format!("no more than {most} facts are read here");
            return Err(Broken::new(at, "too-many-facts", text));
        }
        let token = match item {
            Item::Tag(_) => continue,
            Item::Remark(text) => {
                record.comments.push(Comment { after: record.table.log().len(), text });
                continue;
            }
            Item::Token(token) => token,
        };
        match tokens::read::<G>(&token).map_err(|why| Broken::notation(at, &why))? {
            Word::Tick(next) => tick = next,
            Word::Fact(body, throw) => {
                match throw {
                    Some(throw) => check_address(&record.table, throw, at)?,
                    None if matches!(body, Body::Game(Event::Roll { .. })) => {
                        let text = "a proved roll is written with its address";
                        loose.get_or_insert(Broken::new(at, "no-address", text));
                    }
                    None => {}
                }
                record.table.push(tick, body).map_err(|why| Broken::refused(at, &why))?;
            }
        }
    }
    Ok(tick)
}

fn check_address<G: Game>(table: &Table<G>, given: Throw, at: Position) -> Result<(), Broken> {
    let Some(due) = table.rules().due(table.state()).some().map(|due| due.throw) else {
        return Ok(()); // The table itself says better what is wrong with a roll here.
    };
    if due == given {
        return Ok(());
    }
    let text = format!("the roll that is due here stands at {due}, not at {given}");
    Err(Broken::new(at, "wrong-address", text))
}
