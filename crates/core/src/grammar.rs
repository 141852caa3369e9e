//! What a verifier that does not know the rules knows of a game's records.

/// How the records of a game are written, and where rolls are due in them. With the game's options
/// and dice it is written to a data file, which the proof page and `tools/verify.py` interpret;
/// `docs/fair-dice.md` ("Grammars") says what it means. A game that says nothing gets
/// [`Grammar::DEFAULT`], which fits every game whose rolls are written as [`Written::Row`].
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// A regular expression that matches every action, from its first to its last character.
    pub acts: &'static str,
    /// How the dice of a roll are written.
    pub rolls: Written,
    /// The option that has the faces of all dice, if options choose them: one part per die, with
    /// `/` between them, one character per face.
    pub faces: Option<&'static str>,
    /// The rolls that are drawn lots, by the name before the colon. The lot for the first seat is
    /// known already.
    pub lots: &'static [(&'static str, Lot)],
    /// The steps of the setup behind the lot for the first seat.
    pub setup: &'static [SetupStep],
    /// Which seat rolls first in a turn.
    pub begins: Begins,
    /// How many turns a game has, by number of players; 0 or nothing where that is not fixed.
    pub turns: &'static [u32],
    /// The finite automaton of the facts after the setup; it begins in `start`.
    pub states: &'static [(&'static str, GrammarState)],
    /// Another automaton for one player; empty if it is the same.
    pub solo: &'static [(&'static str, GrammarState)],
}

/// How the dice of a roll are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// One character per die of the game, `.` for one that is not rolled: `RY.*`.
    Row,
    /// Name and face of each die that is rolled, with commas: `r4,g6`.
    Named,
    /// One die, named by the act before: `1>roll:o 1.2.1=H`.
    Chosen,
}

/// What a lot decides between.
#[derive(Clone, Copy, Debug)]
pub enum Lot {
    /// These results.
    Of(&'static [&'static str]),
    /// These results, each once in a game and shown to one seat alone.
    Secret(&'static [&'static str]),
    /// The sets of this many lowest dice of the roll before.
    Lowest(u8),
}

/// A step of the setup: one lot, drawn once per player.
#[derive(Clone, Copy, Debug)]
pub struct SetupStep {
    /// The option that switches it on: `tails=on`.
    pub option: &'static str,
    /// Which lot is drawn.
    pub lot: &'static str,
    /// How often a result counts at most, by number of players; what does not count is drawn again.
    /// Nothing if all results count.
    pub most: &'static [u32],
    /// Results that do not count.
    pub void: &'static [&'static str],
}

/// Which seat rolls first in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// The turns go round the table, from the first seat.
    Next,
    /// The seat whose act stands right before the roll.
    Actor,
    /// Any seat.
    Any,
}

/// A state of the automaton. Facts are `=1` (the first roll of a turn), `=` (another one),
/// `=lot` (a lot of this name), `own>take` (an act of the seat that rolled last), `>take` (an act of
/// any seat), `>` (any other act) and `time`; names that lead to the same state stand together, with
/// blanks between them.
#[derive(Clone, Copy, Debug)]
pub enum GrammarState {
    /// The facts that can follow, and the state that each leads to.
    On(&'static [(&'static str, &'static str)]),
    /// The same, and a game can end here.
    End(&'static [(&'static str, &'static str)]),
    /// No fact: one state if the test holds, otherwise another one.
    If(Test, &'static str, &'static str),
}

/// What decides between two states.
#[derive(Clone, Copy, Debug)]
pub enum Test {
    /// An option has this value: `dice=rolled`.
    Option(&'static str),
    /// Besides the die that the last act names, others of the last roll are left; those that show
    /// less only if `lower`.
    Left {
        /// Whether dice that show less than the named one stay too.
        lower: bool,
    },
    /// The lot of this name has more than one result.
    Lot(&'static str),
    /// At least this many dice of the turn show different faces, by the number of the turn in the
    /// game; with an option, turns count from its value.
    Distinct(&'static [u32], Option<&'static str>),
}

impl Grammar {
    /// Any acts, and rolls wherever addresses count without gap.
    pub const DEFAULT: Grammar = Grammar {
        acts: r"[a-z]+(:\S+)?",
        rolls: Written::Row,
        faces: None,
        lots: &[],
        setup: &[],
        begins: Begins::Any,
        turns: &[],
        states: &[
            ("start", GrammarState::On(&[("=1", "play"), ("> time", "start")])),
            ("play", GrammarState::End(&[("=1 = > time", "play")])),
        ],
        solo: &[],
    };
}
