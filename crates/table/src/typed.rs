//! Dice that fell on a real table and are typed in.

use turlaj_core::{
    DiceFaces, DieKind, Due, DueDie, Event, Game, Lot, Node, Refusal, Seat, Sight, Throw, Tick,
};

use crate::any::AnyTable;
use crate::door::Observer;
use crate::entry::{Body, Fact};
use crate::table::Table;

/// The throw that a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueDice {
    /// Where it stands in the game.
    pub at: Throw,
    /// The one seat that may know how it falls; nothing where all may.
    pub whose: Option<Seat>,
    /// The word before the colon, where it is a lot: `first`.
    pub lot: Option<String>,
    /// Its dice.
    pub dice: Vec<DueFaces>,
    /// All that it can bring, where it is a single die or lot and no secret.
    pub choices: Vec<String>,
}

/// A die that is rolled, or a lot that is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueFaces {
    /// Its number in the throw, counted from 1.
    pub die: u8,
    /// How many faces it has.
    pub faces: u32,
    /// The name of its kind; nothing for a lot.
    pub kind: Option<&'static str>,
    /// What its faces show, in the notation, each once; of a lot all that it decides between, what was
    /// drawn before included, or nothing where that is a secret and the grammar does not list it.
    pub shows: Vec<String>,
}

impl<G: Game> Table<G> {
    /// The throw that the game waits for, if it waits for one.
    pub(crate) fn due_dice(&self) -> Option<DueDice> {
        if self.is_closed() {
            return None;
        }
        let due = self.rules.due(&self.state).some()?;
        let whose = owner(due.sight);
        let outcomes = match due.dice.len() {
            1 => self.rules.outcomes(&self.state),
            _ => Vec::new(),
        };
        let mut choices: Vec<String> =
            outcomes.into_iter().map(|(roll, _)| roll.to_string()).collect();
        let lot = lot_of(&due, &choices);
        // The outcomes of a secret throw would tell what others have.
        if whose.is_some() {
            choices.clear();
        }
        let kinds = self.rules.kinds();
        let dice = due.dice.iter().map(|die| DueFaces {
            die: die.number,
            faces: die.faces,
            kind: kind_of(&kinds, die).map(|kind| kind.name),
            shows: match kind_of(&kinds, die) {
                Some(kind) => kind.faces.iter().map(|(face, _)| face.clone()).collect(),
                None => results::<G>(lot.as_deref(), &choices),
            },
        });
        Some(DueDice { at: due.throw, whose, dice: dice.collect(), lot, choices })
    }

    /// The last roll, if it may still be corrected, and the throw that it answered.
    pub(crate) fn last_typed(&self) -> Option<(DueDice, G::Roll)> {
        if self.ceremony.is_some() || self.is_closed() || matches!(self.node(), Node::Over(_)) {
            return None;
        }
        let Event::Roll { roll } = self.line().next_back()? else { return None };
        let mut before = self.clone();
        before.strike_out_last();
        Some((before.due_dice()?, roll.clone()))
    }

    /// Types in the throw that is due.
    pub(crate) fn type_roll(
        &mut self,
        at: Throw,
        roll: G::Roll,
        tick: Tick,
        observer: Observer<'_, G>,
    ) -> Result<(), Refusal> {
        if self.rules.due(&self.state).some().is_none_or(|due| due.throw != at) {
            return Err(Refusal::new("stale-roll", "these dice are not due now"));
        }
        self.push_observed(tick, Body::Game(Event::Roll { roll }), observer)
    }

    /// Strikes out the last roll and types in another one; nothing has changed if that cannot be.
    pub(crate) fn retype(
        &mut self,
        at: Throw,
        roll: G::Roll,
        tick: Tick,
        observer: Observer<'_, G>,
    ) -> Result<(), Refusal> {
        match self.last_typed() {
            Some((last, _)) if last.at == at => {}
            _ => return Err(too_late()),
        }
        let mut before = self.clone();
        before.strike_out_last();
        before.rules.faces(&before.state, &roll)?;
        self.push(tick, Body::Table(Fact::Mistyped))?;
        self.type_roll(at, roll, tick, observer)
    }

    /// Lets those dice fall again that fell here before an undo; returns whether all of them had.
    pub(crate) fn roll_again(&mut self, tick: Tick, observer: Observer<'_, G>) -> bool {
        let Some(due) = self.rules.due(&self.state).some() else { return false };
        let known = |die| self.fallen.get(&due.address(die)).copied();
        let Some(faces) = due.dice.iter().map(known).collect::<Option<DiceFaces>>() else {
            return false;
        };
        let roll = self.rules.read(&self.state, &faces);
        self.push_observed(tick, Body::Game(Event::Roll { roll }), observer).is_ok()
    }

    pub(crate) fn check_mistyped(&self) -> Result<(), Refusal> {
        if self.ceremony.is_some() {
            let text = "dice that are drawn cannot be corrected";
            return Err(Refusal::new("dice-drawn", text));
        }
        match self.line().next_back() {
            Some(Event::Roll { .. }) => Ok(()),
            _ => Err(too_late()),
        }
    }

    /// Takes the last fact, a roll, off the line; its dice are forgotten.
    pub(crate) fn strike_out_last(&mut self) {
        let Some(Event::Roll { roll }) = self.line().next_back().cloned() else { return };
        self.page = self.line.cut(self.line.len() - 1, self.page);
        self.state = self.line.fold(&self.rules, &self.log);
        self.covered.undone(&self.rules, self.line.events(&self.log));
        for fallen in self.rules.fallen(&self.state, &roll) {
            self.fallen.remove(&fallen.at);
        }
    }
}

/// The one seat that may know how the dice fall.
fn owner(sight: Sight) -> Option<Seat> {
    match sight {
        Sight::Only(seat) => Some(seat),
        Sight::All | Sight::Later => None,
    }
}

fn kind_of<'a>(kinds: &'a [DieKind], die: &DueDie) -> Option<&'a DieKind> {
    die.kind.map(|kind| &kinds[usize::from(kind)])
}

/// The word before the colon of a lot: all that it can bring has the same one.
fn lot_of(due: &Due, outcomes: &[String]) -> Option<String> {
    let is_lot = due.dice.iter().all(|die| die.kind.is_none());
    let (word, _) = outcomes.first().filter(|_| is_lot)?.split_once(':')?;
    Some(word.to_string())
}

/// What a lot decides between: as the grammar lists it, or else all that it can bring now.
fn results<G: Game>(lot: Option<&str>, choices: &[String]) -> Vec<String> {
    let listed = G::GRAMMAR.lots.iter().find(|(name, _)| Some(*name) == lot);
    match listed {
        Some((_, Lot::Of(all) | Lot::Secret(all))) => {
            all.iter().map(|one| one.to_string()).collect()
        }
        _ => {
            let result = |choice: &String| match choice.split_once(':') {
                Some((_, result)) => result.to_string(),
                None => choice.clone(),
            };
            choices.iter().map(result).collect()
        }
    }
}

fn too_late() -> Refusal {
    let text = "dice are corrected before anybody has acted on them";
    Refusal::new("roll-stands", text)
}
