//! The coarse game of two, solved: what every position is worth when both play it best.

use super::chances::FaceChances;
use super::snake::PieceKind;
use super::table::LooseTable;
use turlaj_snakes::{Again, DICE, Die};

use super::coarse::{Coarse, DICE_OF_TWO, EVEN, GREEN, LACKS, LEADS, ORANGE, POSITIONS};

/// The share of the victory for whoever begins a turn, in every coarse position and for every lead.
pub struct CoarseGame {
    value: Vec<Leads>,
}

/// A number for every lead.
type Leads = [f32; LEADS];

/// How often all positions are gone through. A `+` and a `−` lead back, so values come from values that
/// are not final yet; each time about half of the error is left.
const PASSES: usize = 7;
/// How often those with the same number of dice in hand, before the next.
const TIMES: usize = 2;

struct Passes<'a> {
    odds: &'a FaceChances,
    again: Again,
    value: Vec<Leads>,
    /// What rolling a green or an orange die is worth.
    roll: [Vec<Leads>; 2],
}

impl CoarseGame {
    /// Solves the game with these odds and this rule for rolling again.
    pub fn new(odds: &FaceChances, again: Again) -> CoarseGame {
        let half = || vec![[0.5; LEADS]; POSITIONS];
        let mut solver = Passes { odds, again, value: half(), roll: [half(), half()] };
        for _ in 0..PASSES {
            for held in 1..=DICE_OF_TWO {
                for _ in 0..TIMES {
                    solver.with_dice(held);
                }
            }
        }
        CoarseGame { value: solver.value }
    }

    /// The shares of both seats, where the seat whose turn it is has just begun it and has a die.
    pub fn shares(&self, table: &LooseTable) -> [f64; 2] {
        let own = f64::from(self.value[Coarse::of(table).index()][Coarse::lead(table)]);
        let mut shares = [1.0 - own; 2];
        shares[table.seat()] = own;
        shares
    }
}

impl Passes<'_> {
    /// All positions in which both hold so many dice together.
    fn with_dice(&mut self, held: u8) {
        for orange in 0..=ORANGE {
            for oranges in 0..=ORANGE - orange {
                for green in 0..=GREEN {
                    let greens = held.checked_sub(orange + oranges + green);
                    let Some(greens) = greens.filter(|&greens| greens <= GREEN) else { continue };
                    let own = green + orange;
                    if own > 0 && green + greens <= DICE_OF_TWO - ORANGE {
                        self.with_hands([[green, orange], [greens, oranges]], DICE_OF_TWO - held);
                    }
                }
            }
        }
    }

    /// All positions with these hands, and so many dice on the table.
    fn with_hands(&mut self, hands: [[u8; 2]; 2], lying: u8) {
        for tail in 0..=LACKS[0] {
            for head in 0..=LACKS[1] {
                for both in 0..=LACKS[2] {
                    for nothing in 0..=LACKS[3] {
                        if tail + head + both + 2 * nothing <= lying {
                            let lacks = [tail, head, both, nothing];
                            self.one(Coarse { hands, lacks, scored: false });
                        }
                    }
                }
            }
        }
    }

    fn one(&mut self, here: Coarse) {
        let at = here.index();
        let mut best = [0.0; LEADS];
        for die in DICE {
            if here.hands[0][die as usize] > 0 {
                let worth = self.rolled(here, die);
                self.roll[die as usize][at] = worth;
                raise(&mut best, &worth);
            }
        }
        self.value[at] = best;
    }

    fn rolled(&self, here: Coarse, die: Die) -> Leads {
        let mut sum = [0.0; LEADS];
        for kind in PieceKind::ALL {
            let chance = self.odds.kind(die, kind) as f32;
            if chance > 0.0 {
                let mut best = [0.0; LEADS];
                here.put(kind, die, |then| raise(&mut best, &self.ended(then)));
                add(&mut sum, chance, &best);
            }
        }
        let plus = self.odds.plus(die) as f32;
        if plus > 0.0 {
            let mut best = [0.0; LEADS];
            self.onward(here, None, &mut best);
            here.take(|then, taken| self.onward(then, Some(taken), &mut best));
            add(&mut sum, plus, &best);
        }
        let minus = self.odds.minus(die) as f32;
        if minus > 0.0 {
            add(&mut sum, minus, &self.ended(here.given(die)));
        }
        sum
    }

    /// After a `+`, with what was taken: roll on, or stop.
    fn onward(&self, here: Coarse, taken: Option<Die>, best: &mut Leads) {
        raise(best, &self.ended(here));
        for die in DICE {
            let may = self.again == Again::Any || taken == Some(die);
            if may && here.hands[0][die as usize] > 0 {
                raise(best, &self.roll[die as usize][here.index()]);
            }
        }
    }

    /// What the end of a turn is worth to who had it.
    fn ended(&self, here: Coarse) -> Leads {
        let mut worth = if here.held(1) > 0 {
            let mut theirs = self.value[here.turned().index()];
            theirs.reverse(); // Their lead is what they are behind for the other.
            theirs.map(|share| 1.0 - share)
        } else if here.held(0) > 0 {
            self.value[here.index()]
        } else {
            std::array::from_fn(|lead| match lead.cmp(&EVEN) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 1.0,
            })
        };
        if here.scored {
            worth.copy_within(1.., 0);
        }
        worth
    }
}

fn raise(best: &mut Leads, worth: &Leads) {
    best.iter_mut().zip(worth).for_each(|(best, worth)| *best = best.max(*worth));
}

fn add(sum: &mut Leads, chance: f32, worth: &Leads) {
    sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += chance * worth);
}
