//! The one way to express a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::due::MOST_DICE;
use crate::{
    Dice, DiceFaces, DieKind, Due, Event, Eye, Fallen, Grammar, Node, NotationError, OptionSpec,
    Out, Refusal, Seat, Settings,
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
    /// How its records are written and where rolls are due, for verifiers that do not know the rules.
    const GRAMMAR: Grammar = Grammar::DEFAULT;

    /// A position. Two states are equal where they are the same position, whatever led there:
    /// [`crate::Counter`]s take no part, and dice that nobody can use any more are forgotten. Each
    /// game says what its equality means.
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
    /// A piece of news: something that an event did.
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
    /// Appends all that the seat can do, in a stable order; nothing at a `Live` node.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether the seat may do this now, and why not.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Actions that a player could expect to be possible now, and why they are not.
    fn refused(&self, state: &Self::State, seat: Seat) -> Vec<(Self::Action, Refusal)>;
    /// What is played for a seat whose clock ran out or, at a `Live` node, what is done for a seat
    /// whose person has left; nothing where nothing needs to be done.
    fn fallback(&self, state: &Self::State, seat: Seat) -> Option<Self::Action>;
    /// The dice that a `Chance` node waits for; none elsewhere.
    fn due(&self, state: &Self::State) -> Due;
    /// The roll that these faces give, one face per die that is due. Different faces may give the
    /// same roll.
    fn read(&self, state: &Self::State, faces: &[u32]) -> Self::Roll;
    /// The faces that give this roll, one per die that is due: the first where several do, with the
    /// last die changing fastest, and none where the dice stay unknown to the table. It refuses a
    /// roll that the dice cannot show, so it checks typed-in dice.
    fn faces(&self, state: &Self::State, roll: &Self::Roll) -> Result<DiceFaces, Refusal>;
    /// The kinds of dice that are rolled in turns. Lots, and what prepares the game, are no such dice.
    fn kinds(&self) -> Vec<DieKind> {
        Vec::new()
    }
    /// Moves the position on by an event that the caller has checked, and reports what happens as it
    /// happens. Besides `view`, the audiences named here are all that hides information.
    fn apply<O: Out<Self>>(&self, state: &mut Self::State, event: &Event<Self>, out: &mut O);
    /// What this eye may see.
    fn view(&self, state: &Self::State, eye: Eye) -> Self::View;

    /// Whether a seat knows things that others must not see. Where this is false, all eyes have the
    /// same views and get the same news.
    fn has_secrets(&self) -> bool {
        true
    }

    /// Rolls the dice that are due.
    #[inline]
    fn roll<D: Dice + ?Sized>(&self, state: &Self::State, dice: &mut D) -> Self::Roll {
        self.read(state, &self.due(state).fall(dice))
    }

    /// The dice of a roll that [`Game::faces`] accepts, with their addresses; none where the dice
    /// stay unknown to the table.
    fn fallen(&self, state: &Self::State, roll: &Self::Roll) -> ArrayVec<Fallen, MOST_DICE> {
        let due = self.due(state);
        let Ok(faces) = self.faces(state, roll) else { return ArrayVec::new() };
        let dice = due.dice.iter().zip(faces);
        dice.map(|(die, face)| Fallen { at: due.address(die), die: *die, face }).collect()
    }

    /// Every roll that the dice that are due can show, with its integer weight: how many
    /// combinations of faces give it. Nothing where no dice are due.
    fn outcomes(&self, state: &Self::State) -> Vec<(Self::Roll, u32)> {
        let Some(due) = self.due(state).some() else { return Vec::new() };
        let mut outcomes: Vec<(Self::Roll, u32)> = Vec::new();
        // The position in `outcomes` of the roll that each combination gives.
        let mut positions: Vec<usize> = Vec::new();
        for faces in due.combinations() {
            let roll = self.read(state, &faces);
            let known = self.faces(state, &roll).expect("dice show what can be rolled");
            match positions.get(due.position(&known) as usize) {
                Some(&at) => {
                    outcomes[at].1 += 1;
                    positions.push(at);
                }
                None => {
                    positions.push(outcomes.len());
                    outcomes.push((roll, 1));
                }
            }
        }
        outcomes
    }
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
