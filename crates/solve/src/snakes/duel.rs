//! The coarse game of two, solved: what every position is worth when both play it best.

use turlaj_snakes::{DICE, Die};

use super::coarse::{Coarse, GREEN, LACKS, LEAD, ORANGE, POSITIONS};
use super::odds::{KINDS, Odds};
use super::search::{Outlook, Shares};
use super::table::Table;

/// The share of the victory for whoever begins a turn, in every coarse position.
pub struct Duel {
    value: Vec<f32>,
}

/// How often all positions are gone through. A `+` and a `−` lead back, so values come from values that
/// are not final yet; each time the error is at most a third of what it was, and mostly less.
const PASSES: usize = 3;

/// All dice of two players.
const DICE_OF_TWO: u8 = 16;

struct Solver<'a> {
    odds: &'a Odds,
    value: Vec<f32>,
    /// What rolling a green or an orange die is worth.
    roll: [Vec<f32>; 2],
}

impl Duel {
    /// Solves the game with dice that fall so.
    pub fn new(odds: &Odds) -> Duel {
        let half = || vec![0.5; POSITIONS];
        let mut solver = Solver { odds, value: half(), roll: [half(), half()] };
        for _ in 0..PASSES {
            for held in 1..=DICE_OF_TWO {
                solver.with_dice(held);
            }
        }
        Duel { value: solver.value }
    }
}

impl Outlook for Duel {
    fn shares(&self, table: &Table) -> Shares {
        let own = f64::from(self.value[Coarse::of(table).index()]);
        let mut shares = [1.0 - own, 1.0 - own, 0.0, 0.0];
        shares[table.seat()] = own;
        shares
    }
}

impl Solver<'_> {
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
                        if tail + head + both + 2 * nothing > lying {
                            continue;
                        }
                        for lead in -LEAD..=LEAD {
                            let lacks = [tail, head, both, nothing];
                            self.one(Coarse { hands, lacks, lead });
                        }
                    }
                }
            }
        }
    }

    fn one(&mut self, here: Coarse) {
        let at = here.index();
        let mut best = 0.0;
        for die in DICE {
            if here.hands[0][die as usize] > 0 {
                let worth = self.rolled(here, die);
                self.roll[die as usize][at] = worth;
                best = f32::max(best, worth);
            }
        }
        self.value[at] = best;
    }

    fn rolled(&self, here: Coarse, die: Die) -> f32 {
        let mut sum = 0.0;
        for kind in KINDS {
            let chance = self.odds.kind(die, kind) as f32;
            if chance > 0.0 {
                let mut best = 0.0;
                here.put(kind, die, |then| best = f32::max(best, self.ended(then)));
                sum += chance * best;
            }
        }
        let plus = self.odds.plus(die) as f32;
        if plus > 0.0 {
            let mut best = self.onward(here);
            here.take(|then| best = best.max(self.onward(then)));
            sum += plus * best;
        }
        let minus = self.odds.minus(die) as f32;
        if minus > 0.0 {
            sum += minus * self.ended(here.given(die));
        }
        sum
    }

    /// After a `+`: roll on, or stop.
    fn onward(&self, here: Coarse) -> f32 {
        let at = here.index();
        let rolls = DICE.into_iter().filter(|&die| here.hands[0][die as usize] > 0);
        rolls.map(|die| self.roll[die as usize][at]).fold(self.ended(here), f32::max)
    }

    /// What the end of a turn is worth to who had it.
    fn ended(&self, here: Coarse) -> f32 {
        if here.held(1) > 0 {
            1.0 - self.value[here.turned().index()]
        } else if here.held(0) > 0 {
            self.value[here.index()]
        } else {
            (f32::from(here.lead.signum()) + 1.0) / 2.0
        }
    }
}
