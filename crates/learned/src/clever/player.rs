//! A player that goes the best way to its end.

use std::hash::{Hash, Hasher};

use super::Effort;
use super::mind::{Goal, Mind, alone, among};
use super::search::Found;
use turlaj_packed::clever::Chooser;
use turlaj_packed::clever::Packed;
use turlaj_packed::clever::mix;

/// How many choices are remembered.
const KNOWN: usize = 64;

/// Plays what its mind likes best. What it has thought of as one way, from a roll to the next, it
/// does not think of again on the way. Positions alone decide: whoever takes something back and
/// comes to the same question gets the same answer.
pub struct SheetPlayer<const SEATS: usize> {
    mind: Box<dyn Mind<SEATS>>,
    seed: u64,
    /// The latest choices, each with the position that it belongs to.
    known: Vec<(Packed<SEATS>, u8)>,
    /// Which of them is forgotten next.
    oldest: usize,
    worth: Vec<f32>,
}

impl SheetPlayer<1> {
    /// A player of the solo game that plays the same for the same seed.
    pub fn alone(_: Goal, effort: Effort, seed: u64) -> SheetPlayer<1> {
        SheetPlayer::new(alone(effort), seed)
    }
}

impl SheetPlayer<4> {
    /// A player of games of two to four that plays the same for the same seed.
    pub fn among(goal: Goal, effort: Effort, seed: u64) -> SheetPlayer<4> {
        SheetPlayer::new(among(goal, effort), seed)
    }
}

impl<const SEATS: usize> SheetPlayer<SEATS> {
    fn new(mind: Box<dyn Mind<SEATS>>, seed: u64) -> SheetPlayer<SEATS> {
        SheetPlayer { mind, seed, known: Vec::new(), oldest: 0, worth: Vec::new() }
    }

    /// Appends the value of each choice of a seat that is asked, in the order of [`Packed::legal`].
    pub fn judge(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
        scores: &mut Vec<f64>,
    ) {
        self.mind.judge(game, seat, seed(self.seed, game), enough, &mut self.worth);
        scores.extend(self.worth.iter().map(|worth| f64::from(*worth)));
    }

    /// The best choices of a seat that is asked, up to the next roll.
    pub fn best(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
    ) -> Found<SEATS> {
        self.mind.best(game, seat, seed(self.seed, game), enough)
    }

    /// What a position before a roll of this seat is worth to it, by trying at most `rolls` rolls.
    pub fn before(&mut self, game: &Packed<SEATS>, seat: usize, rolls: usize) -> f64 {
        self.mind.before(game, seat, seed(self.seed, game), rolls).into()
    }

    fn remember(&mut self, game: Packed<SEATS>, choice: u8) {
        if self.known.len() < KNOWN {
            self.known.push((game, choice));
        } else {
            self.known[self.oldest] = (game, choice);
            self.oldest = (self.oldest + 1) % KNOWN;
        }
    }
}

impl<const SEATS: usize> Chooser<SEATS> for SheetPlayer<SEATS> {
    fn begin(&mut self, seed: u64) {
        self.seed = seed;
        self.known.clear();
        self.oldest = 0;
    }

    fn choose(
        &mut self,
        game: &Packed<SEATS>,
        seat: usize,
        enough: &mut dyn FnMut() -> bool,
    ) -> u32 {
        let legal = game.legal(seat);
        if legal.len() == 1 {
            return legal.nth(0);
        }
        // The latest is the likeliest.
        if let Some((_, choice)) = self.known.iter().rev().find(|(known, _)| known == game) {
            return (*choice).into();
        }
        let found = self.mind.best(game, seat, seed(self.seed, game), enough);
        let mut on_the_way = *game;
        for &choice in &found.path {
            // Where others were to decide in between, what was thought of may not come.
            if on_the_way.legal(seat).choices >> choice & 1 == 0 {
                break;
            }
            self.remember(on_the_way, choice);
            on_the_way.act(seat, choice.into());
        }
        found.path.first().map_or(legal.nth(0), |choice| (*choice).into())
    }
}

/// The seed of the dice that are tried at a position: another one at each.
fn seed<const SEATS: usize>(own: u64, game: &Packed<SEATS>) -> u64 {
    let mut mix = Mix(own);
    game.hash(&mut mix);
    mix.finish()
}

/// Mixes words, the same on every machine.
struct Mix(u64);

impl Mix {
    fn word(&mut self, word: u64) {
        self.0 = mix(self.0, word);
    }
}

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.word(byte.into()));
    }

    fn write_u64(&mut self, word: u64) {
        self.word(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.word(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.word(word as u64);
    }

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }
}
