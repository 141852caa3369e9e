//! A table whose game is known at run time only. JSON lives here and nowhere else in this crate.

mod positions;
mod preview;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use turlaj_core::{
    Dice, Event, Eye, Game, Node, Refusal, Seat, Seats, Settings, Throw, Tick, excerpt,
};

use crate::ears::Ears;
use crate::entry::{Body, Entry, Fact};
use crate::fair::{Ceremony, Draw};
use crate::record::{DiceTag, Record};
use crate::table::{Occupant, Table};
use crate::tally::Tally;
use crate::typed::DueDice;

pub use positions::{EventMark, Seen};
pub use preview::Preview;

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Asked {
    /// The number of this prompt, to be given back with the answer.
    pub prompt: u32,
    /// All that can be done, in a stable order; empty at a live node.
    pub legal: Vec<Value>,
}

/// An action that is refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// What.
    pub action: Value,
    /// Why not.
    pub why: Refusal,
}

/// A table without its game's type, for servers and other edges.
pub trait AnyTable: Send {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// The version of the rules.
    fn rules_version(&self) -> u32;
    /// The settings.
    fn settings(&self) -> Settings;
    /// Who must do what next.
    fn node(&self) -> Node;
    /// How many pages were turned.
    fn page(&self) -> u32;
    /// The time of the last fact.
    fn tick(&self) -> Tick;
    /// When the present page was opened.
    fn opened(&self) -> Tick;
    /// When the clock runs out, if one runs.
    fn due(&self) -> Option<Tick>;
    /// The seats on which persons sit.
    fn humans(&self) -> Seats;
    /// The seats that nobody plays: their person is away, or has left and not been replaced.
    fn unplayed(&self) -> Seats;
    /// Whether dice were undone: somebody saw them before deciding again.
    fn has_undone_dice(&self) -> bool;
    /// The commitments behind the dice, if there are any.
    fn ceremony(&self) -> Option<&Ceremony>;
    /// What is common to all dice of this game, once every nonce is opened.
    fn draw(&self) -> Option<Draw>;
    /// The number of the seat's present question, or of its next one.
    fn prompt_number(&self, seat: Seat) -> u32;
    /// What a seat is asked now.
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// What the seat could expect to be possible now, and why it is not.
    fn refused(&self, seat: Seat) -> Vec<Choice>;
    /// What an eye sees.
    fn view(&self, eye: Eye) -> Box<RawValue>;
    /// What a seat is asked, written out, in the same words as [`AnyTable::asked`].
    fn raw_asked(&self, seat: Seat) -> Option<Box<RawValue>>;
    /// Lets a seat act, if this answers its present prompt. Its last accepted answer once more
    /// changes nothing, and is accepted.
    fn act(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: &str,
        tick: Tick,
        ears: &mut Ears,
    ) -> Result<(), Refusal>;
    /// Whether this is the seat's last accepted answer once more.
    fn repeats(&self, seat: Seat, prompt: u32, action: &str) -> bool;
    /// What the seat would see after these acts of its own, up to the next dice or turned page.
    fn preview(&self, seat: Seat, actions: &[String]) -> Result<Preview, Refusal>;
    /// Takes dice at a chance node.
    fn roll(&mut self, dice: &mut dyn Dice, tick: Tick, ears: &mut Ears) -> Result<(), Refusal>;
    /// The throw that the game waits for.
    fn due_dice(&self) -> Option<DueDice>;
    /// The last roll, if it was typed in and may still be corrected, and the throw that it answered.
    fn last_typed(&self) -> Option<(DueDice, String)>;
    /// Types in the throw that is due; the last one once more changes nothing, and is accepted.
    fn type_roll(
        &mut self,
        at: &str,
        roll: &str,
        tick: Tick,
        ears: &mut Ears,
    ) -> Result<(), Refusal>;
    /// Corrects the last throw, before anybody has acted on it.
    fn retype(&mut self, at: &str, roll: &str, tick: Tick, ears: &mut Ears) -> Result<(), Refusal>;
    /// Lets dice that were undone fall again; returns whether there were any.
    fn roll_again(&mut self, tick: Tick, ears: &mut Ears) -> bool;
    /// Tells that the clock has run out.
    fn time(&mut self, tick: Tick, ears: &mut Ears) -> Result<(), Refusal>;
    /// What is played for a seat whose clock ran out, or whose person has left a live node.
    fn fallback(&self, seat: Seat) -> Option<String>;
    /// How many of its last acts the seat may take back on its own.
    fn free_undo(&self, seat: Seat) -> u64;
    /// How many facts would go on standing if the seat's last act before this page were undone.
    fn undo_point(&self, seat: Seat) -> Option<u64>;
    /// Adds a fact of the table.
    fn note(&mut self, fact: Fact, tick: Tick) -> Result<(), Refusal>;
    /// How the dice fell, kind by kind: not for clients before the game has ended.
    fn tally(&self) -> Vec<Tally>;
    /// Gives people other names wherever the table and its log have them: `rename` says how a seat's
    /// occupant of this name is called from now on.
    fn rename(&mut self, rename: &dyn Fn(Seat, &str) -> Option<String>);
    /// How many entries the log has.
    fn len(&self) -> usize;
    /// Whether the log has no entries.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The covered rolls that were shown to everyone last, as records write them, until the next
    /// covered roll.
    fn uncovered(&self) -> Vec<String>;
    /// Who sat where before the first fact.
    fn first_seats(&self) -> &[Occupant];
    /// All facts that stand, in order, with everything that is hidden: not for clients in play.
    fn marks(&self) -> Vec<EventMark>;
    /// Positions one after the other, as an eye saw them.
    fn positions(&self, eye: Eye, from: usize, count: usize) -> Vec<Seen>;
    /// The whole log, with everything that is hidden: not for clients.
    fn log(&self) -> Value;
    /// Appends the log from an entry on, as a list in JSON: not for clients.
    fn write_log(&self, from: usize, out: &mut Vec<u8>);
    /// Takes in what [`AnyTable::write_log`] has written, through the one door.
    fn read_log(&mut self, entries: &[u8]) -> Result<(), Refusal>;
    /// The text record, with everything that is hidden: for clients only when all is over.
    fn record(&self, date: Option<String>, dice: DiceTag) -> String;
}

fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("formats of a game have string keys and no floats")
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("formats of a game have string keys and no floats")
}

/// A piece of news of an event; `absent` tells that it was played for a seat whose person is away.
pub(crate) fn raw_news(news: &impl Serialize, absent: bool) -> Box<RawValue> {
    let mut value = match absent {
        true => to_value(news),
        false => return raw(news),
    };
    if let Value::Object(fields) = &mut value {
        fields.insert("absent".to_string(), Value::Bool(true));
    }
    raw(&value)
}

/// Gives people other names in what [`AnyTable::write_log`] has written, also where nobody can replay
/// it any more; nothing where there is nothing to change.
pub fn rename_in_log(
    entries: &[u8],
    rename: &dyn Fn(Seat, &str) -> Option<String>,
) -> Result<Option<Vec<u8>>, Refusal> {
    let bad = |why: serde_json::Error| Refusal::new("bad-log", format!("not a log: {why}"));
    let mut entries: Vec<Value> = serde_json::from_slice(entries).map_err(bad)?;
    let mut changed = false;
    for entry in &mut entries {
        let Some(taken) = entry.pointer_mut("/body/table/seat-taken") else { continue };
        let seat = taken["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let new = seat.and_then(|seat| rename(Seat(seat), taken["name"].as_str()?));
        if let Some(new) = new {
            taken["name"] = new.into();
            changed = true;
        }
    }
    match changed {
        true => serde_json::to_vec(&entries).map(Some).map_err(bad),
        false => Ok(None),
    }
}

fn read_action<G: Game>(action: &str) -> Result<G::Action, Refusal> {
    action.parse().map_err(|_| {
        let shown = excerpt(action);
        Refusal::new("bad-action", format!("`{shown}` is not an action")).with("action", shown)
    })
}

fn read_roll<G: Game>(at: &str, roll: &str) -> Result<(Throw, G::Roll), Refusal> {
    let unreadable = |text: &str| {
        let shown = excerpt(text);
        Refusal::new("bad-roll", format!("`{shown}` is not a roll")).with("roll", shown)
    };
    let throw = at.parse().map_err(|_| unreadable(at))?;
    Ok((throw, roll.parse().map_err(|_| unreadable(roll))?))
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES
    }

    fn settings(&self) -> Settings {
        self.rules.settings()
    }

    fn node(&self) -> Node {
        self.rules.node(&self.state)
    }

    fn page(&self) -> u32 {
        self.page
    }

    fn tick(&self) -> Tick {
        self.log.last().map_or(0, |entry| entry.tick)
    }

    fn opened(&self) -> Tick {
        self.opened
    }

    fn due(&self) -> Option<Tick> {
        match self.node() {
            _ if self.is_closed() => None,
            Node::Live { until, .. } => until.map(|until| self.opened.saturating_add(until)),
            Node::Chance | Node::Decide(_) | Node::Over(_) => None,
        }
    }

    fn humans(&self) -> Seats {
        let persons = self.seats.iter().enumerate();
        persons
            .filter(|(_, who)| matches!(who, Occupant::Person(_)))
            .fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    fn unplayed(&self) -> Seats {
        let left = |at: &usize| {
            self.seats[*at] == Occupant::Empty && self.first_seats[*at] != Occupant::Empty
        };
        (0..self.seats.len()).filter(left).fold(self.away, |all, at| all.with(Seat(at as u8)))
    }

    fn has_undone_dice(&self) -> bool {
        !self.fallen.is_empty()
    }

    fn ceremony(&self) -> Option<&Ceremony> {
        self.ceremony.as_ref()
    }

    fn draw(&self) -> Option<Draw> {
        let ceremony = self.ceremony.as_ref().filter(|ceremony| ceremony.is_ready())?;
        Some(Draw::new(&self.rules, &ceremony.fixed().draw, ceremony.opened()))
    }

    fn prompt_number(&self, seat: Seat) -> u32 {
        self.prompts.number(seat)
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        Some(Asked {
            prompt: self.prompt(seat)?,
            legal: self.legal(seat).iter().map(to_value).collect(),
        })
    }

    fn refused(&self, seat: Seat) -> Vec<Choice> {
        if self.prompt(seat).is_none() {
            return Vec::new();
        }
        let refused = self.rules.refused(&self.state, seat).into_iter();
        refused.map(|(action, why)| Choice { action: to_value(&action), why }).collect()
    }

    fn view(&self, eye: Eye) -> Box<RawValue> {
        raw(&Table::view(self, eye))
    }

    fn raw_asked(&self, seat: Seat) -> Option<Box<RawValue>> {
        #[derive(Serialize)]
        struct Borrowed<'a, A> {
            prompt: u32,
            legal: &'a [A],
        }
        let prompt = self.prompt(seat)?;
        Some(raw(&Borrowed { prompt, legal: &self.legal(seat) }))
    }

    fn act(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: &str,
        tick: Tick,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        let action = read_action::<G>(action)?;
        if Table::repeats(self, seat, prompt, &action) {
            return Ok(());
        }
        ears.with(|observer| self.act_observed(seat, prompt, action, tick, observer))
    }

    fn repeats(&self, seat: Seat, prompt: u32, action: &str) -> bool {
        read_action::<G>(action).is_ok_and(|action| Table::repeats(self, seat, prompt, &action))
    }

    fn preview(&self, seat: Seat, actions: &[String]) -> Result<Preview, Refusal> {
        preview::preview(self, seat, actions)
    }

    fn roll(&mut self, dice: &mut dyn Dice, tick: Tick, ears: &mut Ears) -> Result<(), Refusal> {
        ears.with(|observer| self.roll_observed(dice, tick, observer)).map(|_| ())
    }

    fn due_dice(&self) -> Option<DueDice> {
        Table::due_dice(self)
    }

    fn last_typed(&self) -> Option<(DueDice, String)> {
        let (due, roll) = Table::last_typed(self)?;
        Some((due, roll.to_string()))
    }

    fn type_roll(
        &mut self,
        at: &str,
        roll: &str,
        tick: Tick,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        let (throw, roll) = read_roll::<G>(at, roll)?;
        if Table::last_typed(self).is_some_and(|(last, said)| last.at == throw && said == roll) {
            return Ok(());
        }
        ears.with(|observer| Table::type_roll(self, throw, roll, tick, observer))
    }

    fn retype(&mut self, at: &str, roll: &str, tick: Tick, ears: &mut Ears) -> Result<(), Refusal> {
        let (throw, roll) = read_roll::<G>(at, roll)?;
        if Table::last_typed(self).is_some_and(|(last, said)| last.at == throw && said == roll) {
            return Ok(());
        }
        ears.with(|observer| Table::retype(self, throw, roll, tick, observer))
    }

    fn roll_again(&mut self, tick: Tick, ears: &mut Ears) -> bool {
        ears.with(|observer| Table::roll_again(self, tick, observer))
    }

    fn time(&mut self, tick: Tick, ears: &mut Ears) -> Result<(), Refusal> {
        ears.with(|observer| self.push_observed(tick, Body::Game(Event::Time), observer))
    }

    fn fallback(&self, seat: Seat) -> Option<String> {
        self.rules.fallback(&self.state, seat).map(|action| action.to_string())
    }

    fn free_undo(&self, seat: Seat) -> u64 {
        Table::free_undo(self, seat)
    }

    fn undo_point(&self, seat: Seat) -> Option<u64> {
        Table::undo_point(self, seat)
    }

    fn note(&mut self, fact: Fact, tick: Tick) -> Result<(), Refusal> {
        self.push(tick, Body::Table(fact))
    }

    fn tally(&self) -> Vec<Tally> {
        Table::tally(self)
    }

    fn rename(&mut self, rename: &dyn Fn(Seat, &str) -> Option<String>) {
        Table::rename(self, rename);
    }

    fn len(&self) -> usize {
        self.log.len()
    }

    fn uncovered(&self) -> Vec<String> {
        self.covered.uncovered()
    }

    fn first_seats(&self) -> &[Occupant] {
        &self.first_seats
    }

    fn marks(&self) -> Vec<EventMark> {
        positions::marks(self)
    }

    fn positions(&self, eye: Eye, from: usize, count: usize) -> Vec<Seen> {
        positions::positions(self, eye, from, count)
    }

    fn log(&self) -> Value {
        json!(self.log.iter().map(to_value).collect::<Vec<_>>())
    }

    fn write_log(&self, from: usize, out: &mut Vec<u8>) {
        serde_json::to_writer(out, &self.log[from..])
            .expect("formats of a game have string keys and no floats");
    }

    fn read_log(&mut self, entries: &[u8]) -> Result<(), Refusal> {
        let entries: Vec<Entry<G>> = serde_json::from_slice(entries)
            .map_err(|why| Refusal::new("bad-log", format!("not a list of entries: {why}")))?;
        for entry in entries {
            if entry.seq != self.log.len() as u64 {
                let text = format!("entry {} of the log is missing", self.log.len());
                return Err(Refusal::new("log-gap", text));
            }
            self.push(entry.tick, entry.body)?;
        }
        Ok(())
    }

    fn record(&self, date: Option<String>, dice: DiceTag) -> String {
        Record { date, ..Record::new(self.clone(), dice) }.to_string()
    }
}
