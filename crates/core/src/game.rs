//! The one way to express a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Address, Dice, DieKind, Event, Eye, Look, Node, NotationError, OptionSpec, Refusal, Seat,
    Settings, Sight, Throw, Tick,
};

/// The rules of one game with its options chosen.
///
/// The value that implements this is the rules; the position is [`Game::State`]. Nothing here does
/// I/O, reads a clock or draws a random number: dice come through [`Dice`] and become facts.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name in records and on the command line.
    const ID: &'static str;
    /// The version of the rules, raised whenever behaviour changes.
    const RULES: u32;
    /// The options that exist.
    const OPTIONS: &'static [OptionSpec];
    /// The smallest and the largest number of players over all options.
    const PLAYERS: (u8, u8);

    /// A position. `Eq` and `Hash` keep floats out.
    type State: Clone + Eq + Hash + Debug + Send;
    /// What a seat can decide.
    type Action: Clone
        + Eq
        + Debug
        + Send
        + Serialize
        + DeserializeOwned
        + Display
        + FromStr<Err = NotationError>;
    /// What dice can show.
    type Roll: Clone
        + Eq
        + Debug
        + Send
        + Serialize
        + DeserializeOwned
        + Display
        + FromStr<Err = NotationError>;
    /// What one eye sees of a position.
    type View: Clone + Eq + Debug + Send + Serialize + DeserializeOwned;
    /// What one eye may be told of a fact.
    type News: Clone + Eq + Debug + Send + Serialize;

    /// The rules for these settings, or why they do not go together.
    fn configure(settings: &Settings) -> Result<Self, Refusal>;
    /// The settings that give these rules.
    fn settings(&self) -> Settings;
    /// How many seats play.
    fn players(&self) -> u8;

    /// The position before the first fact.
    fn start(&self) -> Self::State;
    /// Who must do what next.
    fn node(&self, state: &Self::State) -> Node;
    /// How many pages were turned. A roll turns the page, and so does an act that ends a sealed
    /// phase, passes the turn on or ends a live phase. Within a page only the seats that were asked
    /// when it began act: each walks its own chain and leaves, or all act at a live node.
    fn page(&self, state: &Self::State) -> u32;
    /// Appends all that the seat can do, in a stable order; nothing at a `Live` node.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether the seat may do this now, and why not.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Actions that a player could expect to be possible now, and why they are not.
    fn refused(&self, state: &Self::State, seat: Seat) -> Vec<(Self::Action, Refusal)>;
    /// What is played for a seat whose clock ran out or, at a `Live` node, what is done for a seat
    /// whose person has left; nothing where nothing needs to be done.
    fn fallback(&self, state: &Self::State, seat: Seat) -> Option<Self::Action>;
    /// Where the roll that a `Chance` node waits for stands in the game; elsewhere any address.
    fn throw(&self, state: &Self::State) -> Throw;
    /// Takes the dice that a `Chance` node waits for. How many faces a die has must follow from its
    /// address and the options alone, since it falls the same after an undo.
    fn roll(&self, state: &Self::State, dice: &mut dyn Dice) -> Self::Roll;
    /// Whether dice could have fallen like this at a `Chance` node: typed-in dice are checked so.
    fn check_roll(&self, state: &Self::State, roll: &Self::Roll) -> Result<(), Refusal>;
    /// Who may be told how the dice fall that a `Chance` node waits for.
    fn sight(&self, state: &Self::State) -> Sight;
    /// Whether this fact shows everyone the rolls that lie covered ([`Sight::Later`]).
    fn uncovers(&self, _before: &Self::State, _event: &Event<Self>) -> bool {
        false
    }
    /// Names every die of a roll that passed `check_roll`: its address, its number of faces and the
    /// face it shows. Dice told so give the same roll again.
    fn faces(
        &self,
        state: &Self::State,
        roll: &Self::Roll,
        each: &mut dyn FnMut(Address, u32, u32),
    );
    /// The kinds of dice that are rolled in turns. Lots, and what prepares the game, are no such dice.
    fn kinds(&self) -> Vec<DieKind> {
        Vec::new()
    }
    /// Names such dice in a roll that passed `check_roll`, for counting how dice fall: the position
    /// of each one's kind in `kinds`, and the text of the face it shows.
    fn shown(&self, _: &Self::State, _: &Self::Roll, _: &mut dyn FnMut(usize, &str)) {}
    /// Moves the position on by a fact; the caller has checked it.
    fn apply(&self, state: &mut Self::State, event: &Event<Self>);
    /// What this eye may see. This is the one place that hides things.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;
    /// What this eye may be told of a fact that is about to be applied.
    fn news(&self, before: &Self::State, event: &Event<Self>, eye: Eye) -> Vec<Self::News>;
}

/// A game whose chance nodes can be listed, for exact solving.
pub trait Enumerable: Game {
    /// Every roll that a `Chance` node can bring, with its integer weight.
    fn outcomes(&self, state: &Self::State) -> Vec<(Self::Roll, u32)>;
}

/// A game in which a position can be imagined that fits what one eye sees.
pub trait Determinize: Game {
    /// A position with this very view, hidden things drawn from `dice`, which should be fresh at
    /// every call: its addresses mean nothing.
    fn guess(&self, view: &Self::View, dice: &mut dyn Dice) -> Self::State;
}

/// A game with `Live` nodes.
pub trait LiveGame: Game {
    /// Something that the seat could do now, for random play, laws and fuzzing; `dice` should be
    /// fresh at every call: its addresses mean nothing.
    fn sample(&self, state: &Self::State, seat: Seat, dice: &mut dyn Dice) -> Self::Action;
}

/// A chooser at `Decide` nodes.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action;
}

/// A chooser at `Live` nodes. It is asked when a page with a live node opens and after each of its
/// own acts; where it waits, after any fact. What it has planned stands until the page turns.
pub trait LiveBot<G: Game>: Send {
    /// The next thing it does, and when: ticks since the page opened, not before `now`; nothing if
    /// it waits for a fact of others.
    fn next(&mut self, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)>;
}

/// A live bot whose act was refused does nothing for so long, or it could be refused without end.
pub const PAUSE_AFTER_REFUSAL: Tick = 100;
