//! Chance, described once: the dice that a game waits for.

use arrayvec::ArrayVec;

use crate::{Address, Dice, Sight, Throw};

/// The most dice of one throw.
pub(crate) const MOST_DICE: usize = 6;

/// One face per die of a throw, counted from 0, in the order of [`Due::dice`].
pub type DiceFaces = ArrayVec<u32, MOST_DICE>;

/// The throw that a `Chance` node waits for; without dice elsewhere. Everything about chance follows from it, from
/// [`crate::Game::read`] and from [`crate::Game::faces`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Its place in the game.
    pub throw: Throw,
    /// Who may see it, and when.
    pub sight: Sight,
    /// Its dice, in a stable order.
    pub dice: ArrayVec<DueDie, MOST_DICE>,
}

/// One die of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueDie {
    /// Its number in the throw, counted from 1: part of its address.
    pub number: u8,
    /// How many faces it has. This must follow from its address and the options alone, because the
    /// die falls the same way after an undo.
    pub faces: u32,
    /// The position of its kind in [`crate::Game::kinds`]; `None` for lots and for dice that
    /// prepare the game, which are not counted.
    pub kind: Option<u8>,
}

/// One die that has fallen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fallen {
    /// Its place in the game.
    pub at: Address,
    /// The die.
    pub die: DueDie,
    /// The face that it shows, counted from 0.
    pub face: u32,
}

impl Due {
    /// A throw without dice yet, seen by all.
    #[inline]
    pub fn new(throw: Throw) -> Due {
        Due { throw, sight: Sight::All, dice: ArrayVec::new() }
    }

    /// A throw of one lot: a die that is not counted.
    #[inline]
    pub fn lot(throw: Throw, number: u8, faces: u32) -> Due {
        let mut due = Due::new(throw);
        due.add(number, faces, None);
        due
    }

    /// Adds a die.
    #[inline]
    pub fn add(&mut self, number: u8, faces: u32, kind: Option<u8>) {
        self.dice.push(DueDie { number, faces, kind });
    }

    /// Nothing where no dice are due.
    pub fn some(self) -> Option<Due> {
        (!self.dice.is_empty()).then_some(self)
    }

    /// The same throw with another sight.
    #[inline]
    pub fn seen_by(self, sight: Sight) -> Due {
        Due { sight, ..self }
    }

    /// The address of one of its dice.
    #[inline]
    pub fn address(&self, die: &DueDie) -> Address {
        self.throw.die(die.number)
    }

    /// Takes the faces of all its dice from `dice`.
    #[inline]
    pub fn fall<D: Dice + ?Sized>(&self, dice: &mut D) -> DiceFaces {
        let mut faces = DiceFaces::new();
        for die in &self.dice {
            faces.push(dice.die(self.address(die), die.faces));
        }
        faces
    }

    /// All combinations of faces; the last die changes fastest.
    pub(crate) fn combinations(&self) -> impl Iterator<Item = DiceFaces> + '_ {
        let count = self.dice.iter().map(|die| u64::from(die.faces)).product::<u64>();
        (0..count).map(|at| self.combination(at))
    }

    fn combination(&self, mut at: u64) -> DiceFaces {
        let mut faces = DiceFaces::new();
        for die in self.dice.iter().rev() {
            faces.push((at % u64::from(die.faces)) as u32);
            at /= u64::from(die.faces);
        }
        faces.reverse();
        faces
    }

    /// The position of these faces among [`Due::combinations`].
    pub(crate) fn position(&self, faces: &DiceFaces) -> u64 {
        let digits = self.dice.iter().zip(faces);
        digits.fold(0, |at, (die, face)| at * u64::from(die.faces) + u64::from(*face))
    }
}
