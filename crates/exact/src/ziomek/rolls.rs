//! All rolls that a round allows, and all that they can ask for.

use turlaj_ziomek::{Requirement, may_stand};

/// Every roll that may stand in a round, in order.
#[derive(Clone, Debug)]
pub struct Rolls {
    round: u8,
    next: u16,
}

impl Rolls {
    /// Those of this round, 1 to 7.
    pub fn of(round: u8) -> Rolls {
        Rolls { round, next: 0 }
    }
}

impl Iterator for Rolls {
    type Item = [u8; 4];

    fn next(&mut self) -> Option<[u8; 4]> {
        while self.next < 10_000 {
            let at = self.next;
            self.next += 1;
            let dice =
                [at / 1000, at / 100 % 10, at / 10 % 10, at % 10].map(|digit| digit as u8 + 1);
            if may_stand(self.round, dice) {
                return Some(dice);
            }
        }
        None
    }
}

/// What a roll asks for, once for each choice of a pair.
pub fn choices(asked: Requirement) -> impl Iterator<Item = Requirement> {
    let (first, second) = match asked.pair() {
        Some([one, other]) => (asked.choosing(one), asked.choosing(other)),
        None => (Some(asked), None),
    };
    first.into_iter().chain(second)
}
