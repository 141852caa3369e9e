//! A table whose game is known at run time only. JSON lives here and nowhere else in this crate.

use std::any::Any;

use serde::Serialize;
use serde_json::{Value, json};
use turlaj_core::{Dice, Event, Eye, Game, Node, Refusal, Seat, Settings, Tick};

use crate::entry::{Body, Fact};
use crate::table::Table;

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Asked {
    /// The number of this prompt, to be given back with the answer.
    pub prompt: u32,
    /// All that can be done, in a stable order; empty at a live node.
    pub legal: Vec<Value>,
    /// What one could expect to be possible, and why it is not.
    pub refused: Vec<Choice>,
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
    /// The time of the last fact.
    fn tick(&self) -> Tick;
    /// When the clock runs out, if one runs.
    fn due(&self) -> Option<Tick>;
    /// What a seat is asked now.
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// What an eye sees.
    fn view(&self, eye: Eye) -> Value;
    /// Lets a seat act, if this answers its present prompt.
    fn act(&mut self, seat: Seat, prompt: u32, action: Value, tick: Tick) -> Result<(), Refusal>;
    /// Takes dice at a chance node.
    fn roll(&mut self, dice: &mut dyn Dice, tick: Tick) -> Result<(), Refusal>;
    /// Tells that the clock has run out.
    fn time(&mut self, tick: Tick) -> Result<(), Refusal>;
    /// What is played for a seat whose clock ran out.
    fn fallback(&self, seat: Seat) -> Option<Value>;
    /// How many of its last acts the seat may take back on its own.
    fn free_undo(&self, seat: Seat) -> u64;
    /// Adds a fact of the table.
    fn note(&mut self, fact: Fact, tick: Tick) -> Result<(), Refusal>;
    /// The whole log, with everything that is hidden: not for clients.
    fn log(&self) -> Value;
    /// The table with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
}

fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("formats of a game have string keys and no floats")
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
        Table::node(self)
    }

    fn tick(&self) -> Tick {
        Table::tick(self)
    }

    fn due(&self) -> Option<Tick> {
        Table::due(self)
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        let refused = self.rules.refused(&self.state, seat).into_iter();
        Some(Asked {
            prompt: self.prompt(seat)?,
            legal: self.legal(seat).iter().map(to_value).collect(),
            refused: refused
                .map(|(action, why)| Choice { action: to_value(&action), why })
                .collect(),
        })
    }

    fn view(&self, eye: Eye) -> Value {
        to_value(&Table::view(self, eye))
    }

    fn act(&mut self, seat: Seat, prompt: u32, action: Value, tick: Tick) -> Result<(), Refusal> {
        let action = serde_json::from_value(action)
            .map_err(|why| Refusal::new("bad-action", format!("not an action: {why}")))?;
        Table::act(self, seat, prompt, action, tick)
    }

    fn roll(&mut self, dice: &mut dyn Dice, tick: Tick) -> Result<(), Refusal> {
        Table::roll(self, dice, tick).map(|_| ())
    }

    fn time(&mut self, tick: Tick) -> Result<(), Refusal> {
        self.push(tick, Body::Game(Event::Time))
    }

    fn fallback(&self, seat: Seat) -> Option<Value> {
        self.rules.fallback(&self.state, seat).as_ref().map(to_value)
    }

    fn free_undo(&self, seat: Seat) -> u64 {
        Table::free_undo(self, seat)
    }

    fn note(&mut self, fact: Fact, tick: Tick) -> Result<(), Refusal> {
        self.push(tick, Body::Table(fact))
    }

    fn log(&self) -> Value {
        json!(self.log.iter().map(to_value).collect::<Vec<_>>())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
