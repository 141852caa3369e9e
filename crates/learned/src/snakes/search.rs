//! Looking ahead: every player takes what is best for them, and dice fall as they fall.

use turlaj_abstraction::snakes::CoarseGame;
use turlaj_abstraction::snakes::{FaceChances, LooseAction, LooseTable, PieceKind};
use turlaj_snakes::{Again, Die};

/// What every seat can expect of the victory; together 1.
pub type Shares = [f64; 4];

/// A static evaluation: values the beginning of a turn without looking ahead.
pub trait StaticValue {
    /// The shares of all seats, where the seat whose turn it is has just begun it and has a die.
    fn shares(&self, table: &LooseTable) -> Shares;
}

impl StaticValue for CoarseGame {
    fn shares(&self, table: &LooseTable) -> Shares {
        let [first, second] = CoarseGame::shares(self, table);
        [first, second, 0.0, 0.0]
    }
}

/// A search over dice and decisions.
pub struct TurnSearch<'a, O: ?Sized> {
    odds: &'a FaceChances,
    again: Again,
    outlook: &'a O,
    /// After how many `+` in a turn nobody rolls on.
    pluses: u32,
    visited: u64,
}

impl<'a, O: StaticValue + ?Sized> TurnSearch<'a, O> {
    /// A search down to this outlook, with these odds and this rule for rolling again.
    pub fn new(
        odds: &'a FaceChances,
        again: Again,
        outlook: &'a O,
        pluses: u32,
    ) -> TurnSearch<'a, O> {
        TurnSearch { odds, again, outlook, pluses, visited: 0 }
    }

    /// How many positions were asked about, of the outlook and at the end of the game.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// What a step is worth to all if so many turns are looked through after this one.
    pub fn step(&mut self, table: &LooseTable, step: LooseAction, turns: u32) -> Shares {
        let mut then = *table;
        match step {
            LooseAction::Roll(die) => return self.rolled(table, die, turns, 0),
            LooseAction::Take(at, end) => {
                let taken = then.take(at, end);
                return self.onward(&then, taken, turns, 0);
            }
            LooseAction::Put(place, kind, die) => then.put(place, kind, die),
            LooseAction::Give(die, to) => then.give(die, to),
            LooseAction::Stop => {}
        }
        self.ended(then, turns)
    }

    /// A turn has ended, and the next begins.
    fn ended(&mut self, mut table: LooseTable, turns: u32) -> Shares {
        if !table.pass() {
            self.visited += 1;
            return result(&table);
        }
        if turns == 0 {
            self.visited += 1;
            return self.outlook.shares(&table);
        }
        let mut best = Best::new(table.seat());
        for die in table.rollable() {
            best.offer(self.rolled(&table, die, turns - 1, 0));
        }
        best.shares
    }

    /// A die is rolled; `again` counts the pluses of this turn.
    fn rolled(&mut self, table: &LooseTable, die: Die, turns: u32, again: u32) -> Shares {
        let mut sum = [0.0; 4];
        for kind in PieceKind::ALL {
            let chance = self.odds.kind(die, kind);
            if chance > 0.0 {
                add(&mut sum, chance, self.shown(table, kind, die, turns));
            }
        }
        let chance = self.odds.plus(die);
        if chance > 0.0 {
            add(&mut sum, chance, self.plus(table, turns, again + 1));
        }
        let chance = self.odds.minus(die);
        if chance > 0.0 {
            let mut best = Best::new(table.seat());
            for to in (0..table.players()).filter(|&to| to != table.seat()) {
                let mut then = *table;
                then.give(die, to);
                best.offer(self.ended(then, turns));
            }
            add(&mut sum, chance, best.shares);
        }
        sum
    }

    /// A piece is laid where it is best: of snakes that lack the same, at one.
    fn shown(&mut self, table: &LooseTable, kind: PieceKind, die: Die, turns: u32) -> Shares {
        let mut best = Best::new(table.seat());
        let mut seen = 0u32;
        for (at, row) in table.rows().iter().enumerate() {
            let class = match kind {
                PieceKind::Body => 1, // It changes nothing that anybody lacks.
                PieceKind::Head | PieceKind::Tail => {
                    1 << u32::from(row.lacks_head() && row.lacks_tail())
                }
            };
            if row.takes(kind) && seen & class == 0 {
                seen |= class;
                let mut then = *table;
                then.put(Some((at, row.open_end())), kind, die);
                best.offer(self.ended(then, turns));
            }
        }
        if seen == 0 {
            let mut then = *table;
            then.put(None, kind, die);
            best.offer(self.ended(then, turns));
        }
        best.shares
    }

    /// A `+`: a die may be taken, of those that come to the same, one.
    fn plus(&mut self, table: &LooseTable, turns: u32, again: u32) -> Shares {
        let mut best = Best::new(table.seat());
        best.offer(self.onward(table, None, turns, again));
        let mut seen = 0u64;
        for (at, row) in table.rows().iter().enumerate() {
            for end in 0..2 {
                let Some((kind, die)) = row.at_end(end) else { continue };
                let lack = u32::from(row.lacks_head()) * 2 + u32::from(row.lacks_tail());
                let class = ((lack * 3 + kind as u32) * 2 + die as u32) * 2;
                let class = 1 << (class + u32::from(row.dice() == 1));
                if seen & class == 0 {
                    seen |= class;
                    let mut then = *table;
                    then.take(at, end);
                    best.offer(self.onward(&then, Some(die), turns, again));
                }
            }
        }
        best.shares
    }

    /// After a `+`, with what was taken: roll on, or stop.
    fn onward(&mut self, table: &LooseTable, taken: Option<Die>, turns: u32, again: u32) -> Shares {
        let mut best = Best::new(table.seat());
        best.offer(self.ended(*table, turns));
        if again <= self.pluses {
            for die in table.rollable_again(self.again, taken) {
                best.offer(self.rolled(table, die, turns, again));
            }
        }
        best.shares
    }
}

/// The victory is shared by all who have the most points.
pub(super) fn result(table: &LooseTable) -> Shares {
    let players = table.players();
    let most = (0..players).map(|seat| table.points(seat)).max().unwrap_or(0);
    let mut shares = [0.0; 4];
    let winners = (0..players).filter(|&seat| table.points(seat) == most).count();
    for seat in (0..players).filter(|&seat| table.points(seat) == most) {
        shares[seat] = 1.0 / winners as f64;
    }
    shares
}

fn add(sum: &mut Shares, chance: f64, shares: Shares) {
    for (sum, share) in sum.iter_mut().zip(shares) {
        *sum += chance * share;
    }
}

/// The best for one seat of what was offered.
struct Best {
    seat: usize,
    shares: Shares,
}

impl Best {
    fn new(seat: usize) -> Best {
        Best { seat, shares: [f64::NEG_INFINITY; 4] }
    }

    fn offer(&mut self, shares: Shares) {
        if shares[self.seat] > self.shares[self.seat] {
            self.shares = shares;
        }
    }
}
